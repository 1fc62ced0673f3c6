import type { Payment } from '@ferry/api/customer-server';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { jstInstant } from '../instant.ts';
import type { PaymentRow } from './payment-rows.ts';

/** A payment in the contract's shape. Nothing the provider said beyond it leaves the server. */
export function toPayment(
  row: PaymentRow,
  reservation: Pick<Selectable<Database['reservation']>, 'id' | 'reservation_number'>,
  now: Date,
): Payment {
  const mustAct = row.state === 'requiresAction' && row.action_url !== null;
  return {
    id: row.id,
    reservationId: reservation.id,
    reservationNumber: reservation.reservation_number,
    purpose: row.purpose,
    method: row.method,
    state: row.state,
    amountYen: row.amount_yen,
    failure: row.failure,
    action: mustAct ? { kind: 'redirect', url: row.action_url ?? '' } : null,
    instructions: row.instructions && { confirmationNumber: null, ...row.instructions },
    card: row.card,
    cardKept: isKept(row.agreed_card),
    serverTime: jstInstant(now),
  };
}

/** Null until it is settled, and where nobody has agreed to it. */
const isKept = (agreed: PaymentRow['agreed_card']): boolean | null =>
  agreed === null || agreed === 'pending' ? null : agreed === 'kept';
