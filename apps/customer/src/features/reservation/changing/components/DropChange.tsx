import { dropChangeMutation, getReservationQueryKey, type Reservation } from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { storeResponse } from '@ferry/api/store-response';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Dialog } from '@ferry/ui/Dialog';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { toasts } from '../../../../page/toasts.ts';

/** Gives the new places back. Asks first; the booking stays as it is. */
export function DropChange({ reservation: { id } }: { reservation: Reservation }) {
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const path = { reservationId: id };
  const drop = useMutation({
    ...dropChangeMutation(),
    onSuccess: async (left: Reservation) => {
      setIsOpen(false);
      storeResponse(queryClient, getReservationQueryKey({ path }), left);
      await navigate({ to: '/reservation-detail/$id', params: { id }, replace: true });
      toasts.show('変更をやめました。元の予約はそのまま残っています。');
      await Promise.all([
        invalidateTag(queryClient, 'reservations'),
        invalidateTag(queryClient, 'drafts'),
      ]);
    },
    // It is being paid, or was made: the page says so.
    onError: () => invalidateTag(queryClient, 'reservations'),
  });
  return (
    <>
      <Button tone="quiet" onPress={() => setIsOpen(true)}>
        変更をやめる
      </Button>
      <Dialog
        title="変更をやめますか"
        role="alertdialog"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        actions={
          <>
            <Button onPress={() => setIsOpen(false)}>変更を続ける</Button>
            <Button
              tone="action"
              isPending={drop.isPending}
              pendingLabel="お席を戻しています"
              onPress={() => drop.mutate({ path })}
            >
              やめる
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <Text>変更のためのお席をお返しします。元の予約はそのまま残ります。</Text>
          {drop.error && (
            <Alert tone="error" announce="assertive" title="やめられませんでした">
              {dropText(asApiError(drop.error))}
            </Alert>
          )}
        </Stack>
      </Dialog>
    </>
  );
}

/** A session that is over does not see the booking any more. */
const dropText = (error: ApiError): string =>
  error.code === 'NOT_FOUND'
    ? 'しばらく操作がなかったか、Cookieが削除されました。予約番号とご連絡先で照会して、もう一度お試しください。'
    : errorText(error);
