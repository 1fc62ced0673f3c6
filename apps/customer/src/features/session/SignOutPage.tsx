import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Container } from '@ferry/ui/Container';
import { Inline } from '@ferry/ui/Inline';
import { Link as UiLink } from '@ferry/ui/Link';
import { Text } from '@ferry/ui/Text';
import { operator } from '../../copy/operator.ts';
import { ButtonLink } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { useSignOut } from './model/use-sign-out.ts';

const texts = {
  working: 'ログアウトしています…',
  done: 'ログアウトしました。',
  nobody: 'ログインしていません。',
};

/** `/signout`: logs out, says so, and goes to the operator's website. */
export function SignOutPage() {
  const { state, leave } = useSignOut();
  return (
    <Container width="form" isPage>
      <Page title="ログアウト">
        {state === 'failed' ? (
          <Alert
            tone="warning"
            title="この端末からはログアウトしました"
            announce="assertive"
            action={
              <Inline gap={4}>
                <Button tone="action" onPress={() => void leave()}>
                  もう一度ログアウトする
                </Button>
                <ButtonLink to="/" tone="quiet">
                  ホームへ戻る
                </ButtonLink>
              </Inline>
            }
          >
            通信できなかったため、サーバー側の手続きが終わっていません。次にこのサイトを開いたときに、自動でもう一度行います。
          </Alert>
        ) : (
          <div role="status">
            <Text>{texts[state]}</Text>
          </div>
        )}
        {state === 'done' && <Onward />}
        {state === 'nobody' && (
          <div>
            <ButtonLink to="/" tone="action">
              ホームへ戻る
            </ButtonLink>
          </div>
        )}
      </Page>
    </Container>
  );
}

const Onward = () =>
  operator.publicWebsite ? (
    <Text>
      {operator.name}のウェブサイトに移ります。移らないときは
      <UiLink href={operator.publicWebsite}>こちら</UiLink>からお進みください。
    </Text>
  ) : (
    <ButtonLink to="/">ホームへ</ButtonLink>
  );
