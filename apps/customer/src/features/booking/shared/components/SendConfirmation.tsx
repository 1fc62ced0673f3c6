import { sendMailConfirmation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Stack } from '@ferry/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../../../copy/error-texts.ts';
import { useOneEffect } from '../../../../page/use-one-effect.ts';

/** Mails the representative the link that confirms the address. */
export function SendConfirmation({ draftId, label }: { draftId: string; label: string }) {
  const oneEffect = useOneEffect();
  const path = { draftId };
  const send = useMutation({
    mutationFn: () => oneEffect(path, (headers) => sendMailConfirmation({ path, headers })),
  });
  return (
    <Stack gap={3}>
      <Button
        tone="secondary"
        isPending={send.isPending}
        pendingLabel="送信しています"
        onPress={() => send.mutate()}
      >
        {label}
      </Button>
      {send.isSuccess && (
        <Alert tone="success" announce="polite">
          代表者のメールアドレスに確認のメールをお送りしました。メールに書かれた期限までに、リンクを開いてください。届かないときは、迷惑メールのフォルダーと、メールアドレスの誤りをご確認ください。
        </Alert>
      )}
      {send.error && (
        <Alert tone="error" announce="assertive">
          {errorText(asApiError(send.error))}
        </Alert>
      )}
    </Stack>
  );
}
