import { Alert } from '@ferry/ui/Alert';
import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { ButtonLink } from '../../../../page/links.tsx';
import { MaskedEmailText } from '../../../../page/MaskedEmailText.tsx';
import { Page } from '../../../../page/Page.tsx';

type LinkMailedProps = {
  email: string;
  /** What is not finished yet. */
  what: '登録' | '申込';
  /** What it was registered for. */
  about: { term: string; value: string };
  /** What follows once the link is opened. */
  children: string;
};

/** What a visitor has to do still: only the mailbox that opens the link counts. */
export const LinkMailed = ({ email, what, about, children }: LinkMailedProps) => (
  <Container width="form" isPage>
    <Page title="メールのリンクを開いてください">
      <Alert tone="warning" title={`${what}は、まだ終わっていません`}>
        {children}
      </Alert>
      <Card padding="roomy">
        <Stack gap={4}>
          <DescriptionList
            rows={[{ term: '宛先', value: <MaskedEmailText email={email} /> }, about]}
          />
          <Text>
            届かないときは、迷惑メールのフォルダーと、アドレスのつづりをお確かめください。
          </Text>
        </Stack>
      </Card>
      <div>
        <ButtonLink to="/" tone="secondary">
          ホームへ
        </ButtonLink>
      </div>
    </Page>
  </Container>
);
