import type { ReceiptLine } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import { contentHash } from '../../domain/content-hash.ts';
import type { PaymentRow } from '../../domain/payments/payment-rows.ts';
import { cutsAfter, type PaperCut, sumOfCuts } from '../../domain/receipts/paper-cuts.ts';
import type { ReceiptSourceFacts } from '../../domain/receipts/receipt-content.ts';
import type { ReceiptRow } from '../../domain/receipts/receipt-rows.ts';
import { isComingBack } from '../paying/payment-states.ts';

/** What corrects papers: cancellations and changes, and the receipts that there are. */
export interface PaperFacts {
  receipts: readonly ReceiptRow[];
  events: readonly PaperEvent[];
}

interface PaperEvent {
  id: string;
  at: Date;
  cancellationNumber: string | null;
}

/** A paper, unless nothing is left to say, and those that correct it. */
export interface Papers {
  own: ReceiptSourceFacts | undefined;
  returns: ReceiptSourceFacts[];
}

/** Of a payment the receipt, and what corrects it. At the port its receipt was handed out with the money. */
export function papersOf(
  payment: PaymentRow,
  facts: PaperFacts & {
    isOfTicket: boolean;
    part: PartOfChange | undefined;
    cuts: readonly PaperCut[];
  },
): Papers {
  const { part, isOfTicket } = facts;
  const isAtPort = payment.method === 'port';
  const first = facts.receipts.find(({ source_id }) => source_id === payment.id);
  const wholeYen = payment.amount_yen;
  const issuedYen = isAtPort ? wholeYen : first?.content.amountYen;
  const isBack = payment.state === 'refunded';
  const isGoing = isBack || isComingBack(payment.state);
  const cuts = [...facts.cuts, ...byHand(payment, facts.receipts, payment.by_hand_yen)];
  const ofEvents = issuedYen === undefined ? [] : cutsAfter(cuts, wholeYen - issuedYen);
  // All of it: nothing was cancelled of a reservation that it came to.
  const restYen = issuedYen !== undefined && isBack ? issuedYen - sumOfCuts(ofEvents) : 0;
  const later = [...ofEvents, ...byHand(payment, facts.receipts, restYen)];
  const keptYen = isGoing ? 0 : wholeYen - sumOfCuts(cuts);
  const feeYen = (part?.feeYen ?? 0) - cuts.reduce((sum, cut) => sum + cut.feeYen, 0);
  const own: ReceiptSourceFacts = {
    kind: 'payment',
    sourceId: payment.id,
    cancellationNumber: null,
    corrects: null,
    receivedAt: payment.captured_at ?? payment.created_at,
    ...paymentFacts(payment),
    amountYen: issuedYen ?? keptYen,
    refundedYen: issuedYen === undefined ? 0 : isGoing ? issuedYen : sumOfCuts(later),
    sold: payment.sold,
    isOfTicket,
    first: first?.content,
    ...(part && { lines: part.lines, feeYen: Math.min(feeYen, issuedYen ?? keptYen) }),
  };
  return {
    own: isAtPort || own.amountYen <= 0 ? undefined : own,
    returns: returnsOf(own, later, facts, first?.position ?? null),
  };
}

/**
 * A fee that was kept of money from before, and what corrects it: it comes back with a leg that the operator ends.
 * @param fee its paper as if nothing had come back
 */
export function papersOfFee(
  fee: ReceiptSourceFacts,
  facts: PaperFacts & { cuts: readonly PaperCut[] },
): Papers {
  const first = facts.receipts.find(({ source_id }) => source_id === fee.sourceId);
  const backYen = sumOfCuts(facts.cuts);
  if (!first) {
    const [line, ...more] = fee.lines ?? [];
    const left = line && { ...line, unitPriceYen: line.amountYen - backYen };
    const amountYen = fee.amountYen - backYen;
    const lines = left ? [{ ...left, amountYen: left.unitPriceYen }, ...more] : [];
    const own = { ...fee, amountYen, lines: lines.filter((each) => each.amountYen > 0) };
    return { own: amountYen > 0 ? own : undefined, returns: [] };
  }
  const later = cutsAfter(facts.cuts, fee.amountYen - first.content.amountYen);
  const { content, position } = first;
  const own = {
    ...fee,
    amountYen: content.amountYen,
    refundedYen: sumOfCuts(later),
    first: content,
  };
  return { own, returns: returnsOf(own, later, facts, position) };
}

/**
 * What the operator has given back by hand: a paper for each amount that was issued, and one for what is more by now.
 */
function byHand({ id }: PaymentRow, receipts: readonly ReceiptRow[], yen: number): PaperCut[] {
  const cuts: PaperCut[] = [];
  let left = yen;
  while (left > 0) {
    const of = `${id} by hand ${cuts.length}`;
    const issued = receipts.find(({ source_id }) => source_id === returnIdOf(id, of));
    const cut = Math.min(left, issued?.content.amountYen ?? left);
    cuts.push({ of, yen: cut, feeYen: 0 });
    left -= cut;
  }
  return cuts;
}

const returnIdOf = (sourceId: string, of: string): string =>
  `ret_${contentHash([sourceId, of]).toString('hex').slice(0, 24)}`;

/** What was given back after a receipt: it has a paper of its own, which names the receipt. */
function returnsOf(
  { receivedAt, isOfTicket = false, sold, ...paid }: ReceiptSourceFacts,
  cuts: readonly PaperCut[],
  { events, receipts }: PaperFacts,
  number: number | null,
): ReceiptSourceFacts[] {
  return cuts.map((cut): ReceiptSourceFacts => {
    const { yen, feeYen } = cut;
    const event = events.find(({ id }) => id === cut.of);
    const cancellationNumber = event?.cancellationNumber ?? null;
    const sourceId = returnIdOf(paid.sourceId, cut.of);
    const issued = receipts.find(({ source_id }) => source_id === sourceId);
    return {
      kind: 'refund',
      sourceId,
      cancellationNumber,
      corrects: { position: number, receivedOn: jstDate(receivedAt) },
      receivedAt: event?.at ?? receivedAt,
      ...{ method: paid.method, storeName: paid.storeName, amountYen: yen, refundedYen: 0 },
      sold,
      isOfTicket,
      feeYen,
      first: issued?.content,
      lines: [
        line(
          `${isOfTicket ? '提携きっぷの代金' : '乗船運賃・料金'}の返還${whyOf(event)}`,
          yen - feeYen,
        ),
        line('変更手数料の返還', feeYen),
      ].filter(({ amountYen }) => amountYen > 0),
    };
  });
}

function whyOf(event: PaperEvent | undefined): string {
  if (!event) return '(運航会社による払い戻し)';
  return event.cancellationNumber ? `(取消番号 ${event.cancellationNumber})` : '(変更による)';
}

/** Of a payment for a change: its lines, and the fee in it, in yen. */
export interface PartOfChange {
  lines: ReceiptLine[];
  feeYen: number;
}

/** One line of a whole amount. */
export const line = (label: string, amountYen: number): ReceiptLine => ({
  leg: null,
  label,
  quantity: 1,
  unitPriceYen: amountYen,
  amountYen,
});

/** How a payment was made, as its papers say it. */
export const paymentFacts = ({ method, store }: PaymentRow) => ({
  method,
  storeName: store?.name ?? '',
});
