import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Stack } from '@ferry/ui/Stack';
import { errorText } from '../../../copy/error-texts.ts';
import { sessionOptions } from '../../../session/options.ts';
import { usePasskeySignIn } from '../model/use-passkey-sign-in.ts';

/** The other way in; sites whose session is proven by tokens have none. */
export const PasskeySignIn = () => sessionOptions.scheme === 'cookie' && <PasskeyButton />;

function PasskeyButton() {
  const { press, isPending, isUnsupported, failure } = usePasskeySignIn();
  return (
    <Stack gap={4}>
      {failure && (
        <Alert tone="error" title="ログインできませんでした" announce="assertive">
          {errorText(failure)}
        </Alert>
      )}
      {isUnsupported && (
        <Alert tone="info" title="このブラウザーではパスキーを使えません" announce="polite">
          メールアドレスとパスワードでログインしてください。
        </Alert>
      )}
      <Button
        tone="secondary"
        size="large"
        isWide
        isPending={isPending}
        pendingLabel="パスキーを確認しています"
        onPress={press}
      >
        パスキーを使う
      </Button>
    </Stack>
  );
}
