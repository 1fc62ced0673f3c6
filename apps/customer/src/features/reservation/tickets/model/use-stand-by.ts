import {
  getReservationQueryKey,
  type Reservation,
  type StandByClosedReason,
  type StandByRequest,
  standBy,
} from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { storeResponse } from '@ferry/api/store-response';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../../copy/error-texts.ts';
import { standByClosedTexts } from '../../../../copy/late-texts.ts';
import { toasts } from '../../../../page/toasts.ts';
import { useIdempotentMutation } from '../../../booking/shared/model/use-idempotent-mutation.ts';

/** Gives the place of a leg free and keeps its value, once. After a refusal the latest state is loaded. */
export function useStandBy(
  { id, version }: Reservation,
  onDone: () => void,
  onRefused: (error: ApiError) => void,
) {
  const queryClient = useQueryClient();
  const path = { reservationId: id };
  const reload = () =>
    Promise.all([
      invalidateTag(queryClient, 'reservations'),
      invalidateTag(queryClient, 'tickets'),
    ]);
  return useIdempotentMutation(
    async (body: StandByRequest, headers) => {
      const ifMatch = { 'if-match': `"${version}"` };
      const { data } = await standBy({ path, body, headers: { ...headers, ...ifMatch } });
      return data;
    },
    (late: Reservation) => {
      onDone();
      storeResponse(queryClient, getReservationQueryKey({ path }), late);
      toasts.show('当日空席待ちにしました。');
      void reload();
    },
    (error) => {
      onRefused(error);
      return reload();
    },
  );
}

/** Why it is not possible any more; the page shows what is possible now. */
export function lateErrorText(error: ApiError): string {
  const reason: StandByClosedReason | undefined = error.body?.standByClosedReason;
  return (reason && standByClosedTexts[reason]) || errorText(error);
}
