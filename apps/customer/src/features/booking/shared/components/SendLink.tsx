import { sendDraftLink } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Stack } from '@ferry/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../../../copy/error-texts.ts';
import { useOneEffect } from '../../../../page/use-one-effect.ts';

/** Mails a link with which the booking is gone on with on another device. */
export function SendLink({ draftId }: { draftId: string }) {
  const oneEffect = useOneEffect();
  const path = { draftId };
  const send = useMutation({
    mutationFn: () => oneEffect(path, (headers) => sendDraftLink({ path, headers })),
  });
  const error = send.error ? asApiError(send.error) : undefined;
  const hasNoAddress = error?.fieldErrors['representative.email'] !== undefined;
  return (
    <Stack gap={3}>
      <Button
        tone="quiet"
        isPending={send.isPending}
        pendingLabel="送信しています"
        onPress={() => send.mutate()}
      >
        別の端末で続けるためのリンクをメールで受け取る
      </Button>
      {send.isSuccess && (
        <Alert tone="success" announce="polite">
          代表者のメールアドレスにリンクをお送りしました。2時間以内に、続ける端末で開いてください。
        </Alert>
      )}
      {error && (
        <Alert tone="error" announce="assertive">
          {hasNoAddress ? '先に代表者のメールアドレスを正しく入力してください。' : errorText(error)}
        </Alert>
      )}
    </Stack>
  );
}
