import { deleteDraftMutation, type Reservation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Dialog } from '@ferry/ui/Dialog';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { leaveSteps } from '../../../../page/leave-steps.ts';
import { toasts } from '../../../../page/toasts.ts';
import { forgetDraft } from '../../../../trips/draft-in-progress.ts';
import type { Flow } from '../../shared/model/flow.ts';
import { isStepOf } from '../model/use-commit.ts';

type CancelHoldProps = { flow: Flow; held: Pick<Reservation, 'id'> & { draftId: string } };

/** Gives the places back, and with them what was typed. Asks first: neither comes back. */
export function CancelHold({ flow, held }: CancelHoldProps) {
  const { draftId } = held;
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { history } = useRouter();
  const remove = useMutation({
    ...deleteDraftMutation(),
    onSuccess: async () => {
      forgetDraft();
      const { replace } = await leaveSteps(history, isStepOf(held));
      await navigate({ ...flow.links.conditions(), replace });
      toasts.show('仮予約を取り消しました。');
      await invalidateTag(queryClient, 'drafts');
    },
  });
  return (
    <>
      <Button tone="quiet" onPress={() => setIsOpen(true)}>
        仮予約を取り消す
      </Button>
      <Dialog
        title="仮予約を取り消しますか"
        role="alertdialog"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        actions={
          <>
            <Button onPress={() => setIsOpen(false)}>取り消さない</Button>
            <Button
              tone="action"
              isPending={remove.isPending}
              pendingLabel="取り消しています"
              onPress={() => remove.mutate({ path: { draftId } })}
            >
              取り消す
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <Text>お席をお返しし、入力した内容を削除します。取り消すと、元に戻せません。</Text>
          {remove.error && (
            <Alert tone="error" announce="assertive" title="取り消せませんでした">
              {errorText(asApiError(remove.error))}
            </Alert>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
