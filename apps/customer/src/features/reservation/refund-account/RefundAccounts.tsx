import type { Reservation } from '@ferry/api/customer';
import { RefundAccountPart } from './RefundAccountPart.tsx';

/** Where the refunds of a reservation go that the operator transfers: each asks for its account. */
export const RefundAccounts = ({ reservation }: { reservation: Reservation }) => (
  <>
    {reservation.refunds
      .filter(({ way }) => way === 'account')
      .map((refund) => (
        <RefundAccountPart key={refund.id} reservation={reservation} refund={refund} />
      ))}
  </>
);
