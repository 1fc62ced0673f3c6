import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Stack } from '@ferry/ui/Stack';
import { useSyncExternalStore } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { sessionOptions } from '../../../session/options.ts';
import { usePasskeySignIn } from '../model/use-passkey-sign-in.ts';

const never = () => () => undefined;
const hasCookie = () => sessionOptions.scheme === 'cookie';

/** The other way in; sites whose session is proven by tokens have none. */
export function PasskeySignIn() {
  // The page that was rendered at build time has it, and what is typed there must outlive the start.
  const isOffered = useSyncExternalStore(never, hasCookie, () => true);
  return isOffered && <PasskeyButton />;
}

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
