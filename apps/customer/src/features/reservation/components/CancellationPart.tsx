import type { Reservation } from '@ferry/api/customer';
import { CancellationTerms } from '../../booking/shared/components/CancellationTerms.tsx';
import type { Boarding } from '../model/boarding.ts';
import { isOpenToCancel } from '../model/has-leg-to-cancel.ts';
import { isBooked } from '../model/is-to-come.ts';

type CancellationPartProps = { reservation: Reservation; boarding: Boarding | undefined };

/** What cancelling costs. The way to it is one of the actions of the page. */
export const CancellationPart = ({ reservation, boarding }: CancellationPartProps) => (
  <CancellationTerms
    trip={reservation}
    here={
      isBooked(reservation) && !isOpenToCancel(reservation, boarding)
        ? '出発した行程、乗船手続きの済んだ行程、当日空席待ちの行程は取り消せません。'
        : ''
    }
  />
);
