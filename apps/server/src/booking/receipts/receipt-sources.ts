import type { CancellationLine, ReceiptLine } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { cancellationNumber } from '../../domain/cancellation-number.ts';
import { findReceived, type PaymentRow } from '../../domain/payments/payment-rows.ts';
import { findRefundedYen } from '../../domain/payments/refund-rows.ts';
import type { ReceiptSourceFacts } from '../../domain/receipts/receipt-content.ts';
import { type FeeRow, findFees } from '../../domain/reservations/cancellation-rows.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { isComingBack } from '../paying/payment-states.ts';

/** Most characters of a line of a receipt. */
const MOST_CHARACTERS = 100;

/** Payments of a reservation that were received, and then fees that were kept of them; each the oldest first. */
export async function findSources(
  db: Kysely<Database>,
  { id: reservationId, reservation_number }: Pick<ReservationRow, 'id' | 'reservation_number'>,
): Promise<ReceiptSourceFacts[]> {
  const payments = await findReceived(db, reservationId);
  if (payments.length === 0) return [];
  const refunded = await findRefundedYen(db, reservationId);
  const paid = payments.findLast(({ state }) => state === 'captured');
  const fees = paid ? await findFees(db, reservationId) : [];
  return [
    // At the port its receipt was handed out with the money.
    ...payments
      .filter(({ method }) => method !== 'port')
      .map((payment) => paymentSource(payment, refunded.get(payment.id) ?? 0)),
    ...fees.flatMap((fee) =>
      paid ? [feeSource(fee, paid, cancellationNumber(reservation_number, fee.position))] : [],
    ),
  ];
}

function paymentSource(payment: PaymentRow, byCancellations: number): ReceiptSourceFacts {
  const { id, state, amount_yen: amountYen, sold } = payment;
  const part = Math.min(amountYen, byCancellations + payment.by_hand_yen);
  const isBack = state === 'refunded' || isComingBack(state);
  return {
    kind: 'payment',
    sourceId: id,
    cancellationNumber: null,
    receivedAt: payment.captured_at ?? payment.created_at,
    ...wayOf(payment),
    amountYen,
    refundedYen: isBack ? amountYen : part,
    sold,
  };
}

/** It was kept of the payment on the day of the cancellation. */
const feeSource = (fee: FeeRow, payment: PaymentRow, number: string): ReceiptSourceFacts => ({
  kind: 'cancellationFee',
  sourceId: fee.id,
  cancellationNumber: number,
  receivedAt: fee.at,
  ...wayOf(payment),
  amountYen: fee.fee_yen + (fee.transfer_fee_yen ?? 0),
  refundedYen: 0,
  sold: payment.sold && { voyages: payment.sold.voyages, lines: feeLinesOf(fee) },
});

const wayOf = ({ method, store }: PaymentRow) => ({ method, storeName: store?.name ?? '' });

/** What was kept for the transfer is a line of its own. */
function feeLinesOf({ lines, transfer_fee_yen: yen }: FeeRow): ReceiptLine[] {
  const ofItems = lines.flatMap(feeLine);
  if (!yen) return ofItems;
  const transfer = { leg: null, label: '振込手数料', quantity: 1, unitPriceYen: yen };
  return [...ofItems, { ...transfer, amountYen: yen }];
}

/** Without its leg: what was the return leg may have become the outbound one since. */
function feeLine({ label, feeYen }: CancellationLine): ReceiptLine[] {
  if (feeYen === 0) return [];
  const text = [...`取消手数料(${label})`].slice(0, MOST_CHARACTERS).join('');
  return [{ leg: null, label: text, quantity: 1, unitPriceYen: feeYen, amountYen: feeYen }];
}
