import { type WaitlistEntry, withdrawFromWaitlistMutation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { formatDateShort } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Dialog } from '@ferry/ui/Dialog';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { toasts } from '../../../../page/toasts.ts';

/** Leaves the line, after a question: nobody gets their place in it back. */
export function Withdraw({ entry }: { entry: WaitlistEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const withdraw = useWithdrawal(close);
  const ask = () => {
    withdraw.reset();
    setIsOpen(true);
  };
  const { id, sailing, state } = entry;
  const name = `${formatDateShort(sailing.date)} ${sailing.departureTime}発`;
  return (
    <div>
      <Button tone="quiet" onPress={ask}>
        取りやめる
        <VisuallyHidden>{`(${name})`}</VisuallyHidden>
      </Button>
      <Dialog
        title="空席待ちを取りやめますか"
        role="alertdialog"
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button onPress={close}>{state === 'offered' ? 'このままにする' : '待ち続ける'}</Button>
            <Button
              tone="action"
              isPending={withdraw.isPending}
              pendingLabel="手続きしています"
              onPress={() => withdraw.mutate({ path: { waitlistEntryId: id } })}
            >
              空席待ちを取りやめる
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <Text>
            {state === 'offered'
              ? `${name}のお席は、次の方にご案内します。`
              : `${name}の順番は、なくなります。もう一度登録すると、最後に並びます。`}
          </Text>
          {withdraw.error && (
            <Alert tone="error" announce="assertive" title="取りやめられませんでした">
              {errorText(asApiError(withdraw.error))}
            </Alert>
          )}
        </Stack>
      </Dialog>
    </div>
  );
}

/** The call that leaves the line. The card goes with the button that had the focus: the heading takes it. */
function useWithdrawal(close: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    ...withdrawFromWaitlistMutation(),
    onSuccess: async () => {
      close();
      await invalidateTag(queryClient, 'waitlist');
      document.querySelector('h1')?.focus();
      toasts.show('空席待ちを取りやめました。');
    },
    onError: () => invalidateTag(queryClient, 'waitlist'),
  });
}
