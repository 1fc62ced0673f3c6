import type { CancellationLine, ReceiptLine } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { cancellationNumber } from '../../domain/cancellation-number.ts';
import { changeNumber } from '../../domain/change-number.ts';
import { findReceived, type PaymentRow } from '../../domain/payments/payment-rows.ts';
import { findRefunds, type RefundRow } from '../../domain/payments/refund-rows.ts';
import { cutsOf } from '../../domain/receipts/paper-cuts.ts';
import type { ReceiptSourceFacts } from '../../domain/receipts/receipt-content.ts';
import type { ReceiptRow } from '../../domain/receipts/receipt-rows.ts';
import { type FeeRow, findGivenUp } from '../../domain/reservations/cancellation-rows.ts';
import {
  feesBackYenOf,
  findChanges,
  type ShownChange,
} from '../../domain/reservations/change-rows.ts';
import { keptForUsed } from '../../domain/reservations/kept-for-used.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import {
  line,
  type PaperEvent,
  type PartOfChange,
  papersOf,
  papersOfFee,
  paymentFacts,
} from './payment-papers.ts';

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
  // What came too late, or twice, was nobody's: it is not among what was kept.
  const kept = payments.filter(({ state, failure }) => state === 'captured' || failure === null);
  const paid = kept.find(({ change_id }) => change_id === null) ?? kept.at(-1);
  const cancelled = paid ? await findGivenUp(db, reservationId) : [];
  const events = eventsOf(
    reservation_number,
    { cancelled, made, kept },
    await findRefunds(db, reservationId),
  );
  const parts = new Map(
    payments.map((payment) => [
      payment.id,
      ofChange(
        made.find(({ id }) => id === payment.change_id),
        isOfTicket,
      ),
    ]),
  );
  const cuts = cutsOf(
    [
      ...kept.map((payment) => paidIn(payment, parts.get(payment.id))),
      ...made.map((change) => ({ id: change.id, at: endOf(change), ...keptBy(change) })),
      ...cancelled.map((each) => ({
        ...{ id: each.id, at: each.at, soldYen: 0 },
        feeYen: each.fee_yen + each.transfer_fee_yen,
        isOnlyByHand: true,
      })),
    ],
    events,
  );
  const papers = payments.map((payment) =>
    papersOf(payment, {
      ...{ receipts, events, isOfTicket, part: parts.get(payment.id) },
      ...{ cuts: cuts.get(payment.id) ?? [] },
    }),
  );
  const ofFee = (fee: ReceiptSourceFacts) =>
    papersOfFee(fee, { receipts, events, cuts: cuts.get(fee.sourceId) ?? [] });
  const ofChanges = made
    .flatMap((change) => (paid ? keptSource(change, paid, row) : []))
    .map(ofFee);
  const fees = cancelled.filter(({ fee_yen, transfer_fee_yen }) => fee_yen + transfer_fee_yen > 0);
  const ofCancellations = fees.flatMap((fee) =>
    paid ? [ofFee(feeSource(fee, paid, cancellationNumber(reservation_number, fee.position)))] : [],
  );
  return [
    ...[...papers, ...ofCancellations, ...ofChanges].flatMap(({ own }) => own ?? []),
    ...[...papers, ...ofCancellations, ...ofChanges].flatMap(({ returns }) => returns),
  ];
}

/** What gave money back, or kept a fee of it, in the order of time. */
function eventsOf(
  reservationNumber: string,
  { cancelled, made, kept }: { cancelled: FeeRow[]; made: ShownChange[]; kept: PaymentRow[] },
  refunds: readonly RefundRow[],
): PaperEvent[] {
  return [
    ...cancelled.map((each) => ({
      ...{ id: each.id, at: each.at, yen: each.given_up_yen, feesBackYen: feesBackOf(each) },
      cancellationNumber: cancellationNumber(reservationNumber, each.position),
    })),
    ...made.map((change) => ({
      ...{ id: change.id, at: endOf(change), yen: givenUpBy(change) },
      ...{ feesBackYen: feesBackYenOf(change), cancellationNumber: null },
    })),
    ...givenByHand(kept, refunds),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** By the time at which it was asked for: the provider may say of it the day after when it came. */
function paidIn({ id, created_at: at, amount_yen }: PaymentRow, part: PartOfChange | undefined) {
  const feeYen = part?.feeYen ?? 0;
  return { id, at, soldYen: amount_yen - feeYen, feeYen };
}

const endOf = ({ ended_at, created_at }: ShownChange): Date => ended_at ?? created_at;

/**
 * What the operator has given back by hand, in the order in which that was heard of; and of a payment that has come back whole what
 * nothing else says.
 */
const givenByHand = (
  payments: readonly PaymentRow[],
  refunds: readonly RefundRow[],
): PaperEvent[] =>
  payments.flatMap(({ id, state, amount_yen, by_hand, refunded_at, captured_at, created_at }) => {
    const ours = refunds.filter(
      ({ payment_id, cancellation_id, change_id }) =>
        payment_id === id && (cancellation_id ?? change_id) !== null,
    );
    // What pays a refund that had stopped is in the papers of what gave it up, and what has failed in none.
    const told = by_hand.map(({ yen, at: heardAt, givenAt, pays, failed = [] }) => {
      const at = new Date(heardAt);
      const given = new Date(givenAt ?? at);
      const isPossible = given <= at && given >= created_at;
      const ownYen = failed.reduce((sum, each) => sum + each.yen, yen);
      const own = { at, givenAt: isPossible ? given : at, failed };
      return {
        ...own,
        yen: pays === undefined ? ownYen : 0,
        leftYen: pays === undefined ? yen : 0,
      };
    });
    const known = [...ours.map((each) => each.amount_yen), ...told.map(({ leftYen }) => leftYen)];
    const restYen = amount_yen - known.reduce((sum, yen) => sum + yen, 0);
    const rest = { yen: restYen, at: refunded_at ?? captured_at ?? created_at, failed: [] };
    return [...told, ...(state === 'refunded' && restYen > 0 ? [rest] : [])].flatMap(
      ({ failed, ...each }, index) => {
        if (each.yen <= 0) return [];
        const own = `${id} by hand ${index}`;
        const failures = failed.map(({ yen, at }, nth) => ({
          ...{ id: `${own} failed ${nth}`, yen, at: new Date(at), takesBack: own },
        }));
        const common = { from: id, cancellationNumber: null };
        return [{ ...each, id: own }, ...failures].map((event) => ({ ...event, ...common }));
      },
    );
  });

/** What goes back by a change. */
const refundedBy = ({ refunds }: ShownChange): number =>
  refunds.reduce((sum, { amountYen }) => sum + amountYen, 0);

/** What a change takes out of the money of before: what goes back, and what is kept for it. */
function givenUpBy(change: ShownChange): number {
  const { soldYen, feeYen } = keptBy(change);
  return refundedBy(change) + soldYen + feeYen;
}

/**
 * What a change keeps of the money of before: its fee, as far as that was not paid with it; and of fees that come
 * back by it what does not go back, because what is sold then costs more.
 */
function keptBy(change: ShownChange): { soldYen: number; feeYen: number } {
  const feeYen = Math.max(0, change.fee_yen - change.pay_yen);
  const soldYen = Math.max(0, feesBackYenOf(change) - refundedBy(change) - feeYen);
  return { soldYen, feeYen };
}

/** Fees of changes that came back with the cancellation of a leg that the operator has ended. */
const feesBackOf = ({ lines }: FeeRow): number =>
  lines.reduce((sum, { kind, refundYen }) => sum + (kind === 'changeFee' ? refundYen : 0), 0);

const differenceLine = (yen: number, isOfTicket: boolean): ReceiptLine =>
  line(`変更による${isOfTicket ? 'きっぷの料金' : '運賃'}の差額`, yen);

/** What was paid for a change: its difference, and of its fee what was not kept of money from before. */
function ofChange(change: ShownChange | undefined, isOfTicket: boolean): PartOfChange | undefined {
  if (!change) return undefined;
  const feeYen = Math.min(change.fee_yen, change.pay_yen);
  const lines = [differenceLine(change.pay_yen - feeYen, isOfTicket), line('変更手数料', feeYen)];
  return { feeYen, lines: lines.filter(({ amountYen }) => amountYen > 0) };
}

/**
 * What a change kept of the money of before: its fee and for a transfer; or what had been the fee of an earlier
 * change and is the price of what is sold now.
 */
function keptSource(
  change: ShownChange,
  payment: PaymentRow,
  { reservation_number, sale }: Pick<ReservationRow, 'reservation_number' | 'sale'>,
): ReceiptSourceFacts[] {
  const isOfTicket = sale?.ticket !== undefined;
  const { soldYen, feeYen: keptYen } = keptBy(change);
  const transferYen = change.refunds.reduce((sum, { feeYen }) => sum + feeYen, 0);
  const feeYen = keptYen + transferYen;
  const amountYen = soldYen + feeYen;
  if (amountYen === 0) return [];
  const number = changeNumber(reservation_number, change.position ?? 1);
  const lines = [
    differenceLine(soldYen, isOfTicket),
    line(`変更手数料(変更番号 ${number})`, keptYen),
    line('振込手数料', transferYen),
  ];
  return [
    {
      kind: soldYen > 0 ? 'payment' : 'changeFee',
      sourceId: change.id,
      cancellationNumber: null,
      corrects: null,
      receivedAt: endOf(change),
      ...paymentFacts(payment),
      ...{ amountYen, feeYen, refundedYen: 0, isOfTicket },
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
