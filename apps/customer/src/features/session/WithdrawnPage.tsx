import { Container } from '@ferry/ui/Container';
import { Inline } from '@ferry/ui/Inline';
import { Text } from '@ferry/ui/Text';
import { ButtonLink } from '../../page/links.tsx';
import { savedWord } from '../../page/offered-words.ts';
import { Page } from '../../page/Page.tsx';

/** `/signout` after a withdrawal: there is nobody to log out any more. */
export const WithdrawnPage = () => (
  <Container width="form" isPage>
    <Page title="退会のお手続きが終わりました">
      <Text>
        {`お名前と連絡先、${savedWord()}、パスキー、ログインの記録を削除し、すべての端末からログアウトしました。メールでもお知らせします。`}
      </Text>
      <Text>
        これからの予約は、そのまま有効です。予約番号と、ご予約のときの電話番号またはメールアドレスで確認できます。
      </Text>
      <Inline gap={4}>
        <ButtonLink to="/" tone="action">
          ホームへ戻る
        </ButtonLink>
        <ButtonLink to="/reservation-search" tone="secondary">
          予約を確認する
        </ButtonLink>
      </Inline>
    </Page>
  </Container>
);
