import { dropChangeMutation, getReservationQueryKey, type Reservation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { Button } from '@ferry/ui/Button';
import { Dialog } from '@ferry/ui/Dialog';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toasts } from '../../../../page/toasts.ts';
import { ChangeFailure } from './ChangeFailure.tsx';

/** Gives the new places back. Asks first; the booking stays as it is. */
export function DropChange({ reservation }: { reservation: Reservation }) {
  const { id } = reservation;
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const path = { reservationId: id };
  const drop = useMutation({
    ...dropChangeMutation(),
    onSuccess: async (left: Reservation) => {
      setIsOpen(false);
      queryClient.setQueryData(getReservationQueryKey({ path }), left);
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
            <ChangeFailure
              title="やめられませんでした"
              error={asApiError(drop.error)}
              reservation={reservation}
            />
          )}
        </Stack>
      </Dialog>
    </>
  );
}
