import type { CancellationLine, ReceiptLine } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { cancellationNumber } from '../../domain/cancellation-number.ts';
import { changeNumber } from '../../domain/change-number.ts';
import { findReceived, type PaymentRow } from '../../domain/payments/payment-rows.ts';
import { cutsOf } from '../../domain/receipts/paper-cuts.ts';
import type { ReceiptSourceFacts } from '../../domain/receipts/receipt-content.ts';
import type { ReceiptRow } from '../../domain/receipts/receipt-rows.ts';
import { type FeeRow, findGivenUp } from '../../domain/reservations/cancellation-rows.ts';
import { findChanges, type ShownChange } from '../../domain/reservations/change-rows.ts';
import { keptForUsed } from '../../domain/reservations/kept-for-used.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { line, type PartOfChange, papersOf, papersOfFee, paymentFacts } from './payment-papers.ts';

/** Most characters of a line of a receipt. */
const MOST_CHARACTERS = 100;

/**
 * Papers that a reservation can have: of payments that were received, less what was given back before their first
 * receipt; of fees that were kept of them; of what was given back after a receipt, which names it. Each the oldest
 * first; together they are what was kept.
 * @param receipts those that were issued
 */
export async function findSources(
  db: Kysely<Database>,
  row: Pick<ReservationRow, 'id' | 'reservation_number' | 'sale'>,
  receipts: readonly ReceiptRow[],
): Promise<ReceiptSourceFacts[]> {
  const { id: reservationId, reservation_number } = row;
  const isOfTicket = row.sale?.ticket !== undefined;
  const payments = await findReceived(db, reservationId);
  if (payments.length === 0) return [];
  const made = (await findChanges(db, reservationId)).filter(({ state }) => state === 'made');
  const captured = payments.filter(({ state }) => state === 'captured');
  const paid = captured.find(({ change_id }) => change_id === null) ?? captured.at(-1);
  const cancelled = paid ? await findGivenUp(db, reservationId) : [];
  const events = [
    ...cancelled.map((each) => ({
      ...{ id: each.id, at: each.at, yen: each.given_up_yen, feesBackYen: feesBackOf(each) },
      cancellationNumber: cancellationNumber(reservation_number, each.position),
    })),
    ...made.map((change) => ({
      ...{ id: change.id, at: change.ended_at ?? change.created_at },
      yen: givenUpBy(change),
      feesBackYen: 0,
      cancellationNumber: null,
    })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  const parts = new Map(
    payments.map((payment) => [
      payment.id,
      ofChange(
        made.find(({ id }) => id === payment.change_id),
        isOfTicket,
      ),
    ]),
  );
  const sold = captured.map(({ id, amount_yen, by_hand_yen }) => {
    const feeYen = parts.get(id)?.feeYen ?? 0;
    return { id, soldYen: Math.max(0, amount_yen - by_hand_yen - feeYen), feeYen };
  });
  const kept = made.map((change) => ({ id: change.id, soldYen: 0, feeYen: keptBy(change) }));
  const cuts = cutsOf([...sold, ...kept], events);
  const papers = payments.map((payment) =>
    papersOf(payment, {
      ...{ receipts, events, isOfTicket, part: parts.get(payment.id) },
      ...{ cuts: cuts.get(payment.id) ?? [] },
    }),
  );
  const ofChanges = made
    .flatMap((change) => (paid ? changeFeeSource(change, paid, reservation_number) : []))
    .map((fee) => papersOfFee(fee, { receipts, events, cuts: cuts.get(fee.sourceId) ?? [] }));
  const fees = cancelled.filter(({ fee_yen, transfer_fee_yen }) => fee_yen + transfer_fee_yen > 0);
  return [
    ...papers.flatMap(({ own }) => own ?? []),
    ...fees.flatMap((fee) =>
      paid ? [feeSource(fee, paid, cancellationNumber(reservation_number, fee.position))] : [],
    ),
    ...ofChanges.flatMap(({ own }) => own ?? []),
    ...[...papers, ...ofChanges].flatMap(({ returns }) => returns),
  ];
}

/** What a change takes out of the money of before: what goes back, and of its fee what was not paid with it. */
const givenUpBy = (change: ShownChange): number =>
  change.refunds.reduce((sum, { amountYen }) => sum + amountYen, 0) + keptBy(change);

/** Its fee, as far as that was not paid with it. */
const keptBy = ({ fee_yen, pay_yen }: ShownChange): number => Math.max(0, fee_yen - pay_yen);

/** Fees of changes that came back with a leg that the operator has ended. */
const feesBackOf = ({ lines }: FeeRow): number =>
  lines.reduce((sum, { kind, refundYen }) => sum + (kind === 'changeFee' ? refundYen : 0), 0);

/** What was paid for a change: its difference, and of its fee what was not kept of money from before. */
function ofChange(change: ShownChange | undefined, isOfTicket: boolean): PartOfChange | undefined {
  if (!change) return undefined;
  const feeYen = Math.min(change.fee_yen, change.pay_yen);
  const lines = [
    line(`変更による${isOfTicket ? 'きっぷの料金' : '運賃'}の差額`, change.pay_yen - feeYen),
    line('変更手数料', feeYen),
  ];
  return { feeYen, lines: lines.filter(({ amountYen }) => amountYen > 0) };
}

/** What a change kept of the money of before: its fee, as far as that was not paid, and for a transfer. */
function changeFeeSource(
  change: ShownChange,
  payment: PaymentRow,
  reservationNumber: string,
): ReceiptSourceFacts[] {
  const keptYen = keptBy(change);
  const transferYen = change.refunds.reduce((sum, { feeYen }) => sum + feeYen, 0);
  if (keptYen + transferYen === 0) return [];
  const number = changeNumber(reservationNumber, change.position ?? 1);
  const lines = [line(`変更手数料(変更番号 ${number})`, keptYen), line('振込手数料', transferYen)];
  return [
    {
      kind: 'changeFee',
      sourceId: change.id,
      cancellationNumber: null,
      corrects: null,
      receivedAt: change.ended_at ?? change.created_at,
      ...paymentFacts(payment),
      amountYen: keptYen + transferYen,
      refundedYen: 0,
      sold: payment.sold,
      lines: lines.filter(({ amountYen }) => amountYen > 0),
    },
  ];
}

/** It was kept of the payment on the day of the cancellation. */
function feeSource(fee: FeeRow, payment: PaymentRow, number: string): ReceiptSourceFacts {
  const amountYen = fee.fee_yen + (fee.transfer_fee_yen ?? 0);
  const lines = feeLinesOf(fee);
  // One line for the whole is a fee: nothing tells what of it was used.
  const isInParts = payment.sold !== null && sumOf(lines) === amountYen;
  return {
    kind: 'cancellationFee',
    sourceId: fee.id,
    cancellationNumber: number,
    corrects: null,
    receivedAt: fee.at,
    ...paymentFacts(payment),
    amountYen,
    refundedYen: 0,
    sold: payment.sold && { voyages: payment.sold.voyages, lines },
    feeYen: isInParts ? amountYen - sumOf(usedAndFees(fee.lines).used) : amountYen,
  };
}

const sumOf = (lines: readonly ReceiptLine[]): number =>
  lines.reduce((total, { amountYen }) => total + amountYen, 0);

/** What was kept for the transfer is a line of its own. */
function feeLinesOf({ lines, transfer_fee_yen: yen }: FeeRow): ReceiptLine[] {
  const { used, fees } = usedAndFees(lines);
  const ofItems = [...used, ...fees];
  if (!yen) return ofItems;
  const transfer = { leg: null, label: '振込手数料', quantity: 1, unitPriceYen: yen };
  return [...ofItems, { ...transfer, amountYen: yen }];
}

/**
 * What was used of a partner ticket, and what is a fee. Without legs: what was the return leg may have become
 * the outbound one since.
 */
function usedAndFees(lines: readonly CancellationLine[]) {
  const kept = keptForUsed(lines);
  return {
    used: lines.flatMap(({ label }, index) => itemLine('使った分', label, kept[index] ?? 0)),
    fees: lines.flatMap(({ label, feeYen }, index) =>
      itemLine('取消手数料', label, feeYen - (kept[index] ?? 0)),
    ),
  };
}

function itemLine(what: string, label: string, yen: number): ReceiptLine[] {
  if (yen === 0) return [];
  return [line([...`${what}(${label})`].slice(0, MOST_CHARACTERS).join(''), yen)];
}
