import { stopEmailChange } from '@ferry/api/external';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { errorText } from '../../copy/error-texts.ts';
import { EMAIL_STOP } from '../../page/link-token.ts';
import { Page } from '../../page/Page.tsx';
import { NewPasswordLink } from './components/NewPasswordLink.tsx';
import { useLinkAction } from './model/use-link-action.ts';

/** `/member/change-email/stop`: with the link of the notice, for a member who has not asked for the change. */
export function StopEmailChangePage() {
  const stop = useLinkAction(EMAIL_STOP, 'emailStop', (token) =>
    stopEmailChange({ body: { token } }),
  );
  const title = stop.isSuccess ? '変更を止めました' : 'メールアドレスの変更を止める';
  return (
    <Container width="form" isPage>
      <Page key={title} title={title}>
        {stop.isSuccess ? (
          <Alert tone="success" action={<NewPasswordLink />}>
            メールアドレスは変わっていません。変更を申し込んだ人は、パスワードを知っています。すぐに新しいパスワードを設定してください。
          </Alert>
        ) : (
          <Card padding="roomy">
            <Stack gap={6}>
              <Text>
                申し込まれた変更を取りやめ、いまのメールアドレスのままにします。ログインは必要ありません。
              </Text>
              {stop.failure && (
                <Alert tone="error" title="止められませんでした" announce="assertive">
                  {errorText(stop.failure)}
                </Alert>
              )}
              <Button
                tone="primary"
                size="large"
                isWide
                isPending={stop.isPending}
                pendingLabel="止めています"
                onPress={() => stop.mutate()}
              >
                変更を止める
              </Button>
            </Stack>
          </Card>
        )}
      </Page>
    </Container>
  );
}
