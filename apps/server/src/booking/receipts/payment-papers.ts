import type { ReceiptLine } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import { contentHash } from '../../domain/content-hash.ts';
import type { PaymentRow } from '../../domain/payments/payment-rows.ts';
import { cutsAfter, type PaperCut, sumOfCuts } from '../../domain/receipts/paper-cuts.ts';
import type { ReceiptSourceFacts } from '../../domain/receipts/receipt-content.ts';
import type { ReceiptRow } from '../../domain/receipts/receipt-rows.ts';
import { isComingBack } from '../paying/payment-states.ts';

export interface PaperFacts {
  receipts: readonly ReceiptRow[];
  events: readonly { id: string; at: Date; cancellationNumber: string | null }[];
  isOfTicket: boolean;
  part: PartOfChange | undefined;
  cuts: readonly PaperCut[];
}

/** Of a payment the receipt, and what corrects it. At the port its receipt was handed out with the money. */
export function papersOf(
  payment: PaymentRow,
  facts: PaperFacts,
): { payment: ReceiptSourceFacts | undefined; returns: ReceiptSourceFacts[] } {
  const { part, isOfTicket } = facts;
  // What the operator has given back by hand has the operator's own paper.
  const byHand = { of: payment.id, yen: payment.by_hand_yen, feeYen: 0 };
  const cuts = [...facts.cuts, byHand];
  const isAtPort = payment.method === 'port';
  const first = facts.receipts.find(({ source_id }) => source_id === payment.id);
  const wholeYen = payment.amount_yen;
  const isBack = payment.state === 'refunded' || isComingBack(payment.state);
  const keptYen = isBack ? 0 : wholeYen - sumOfCuts(cuts);
  const issuedYen = isAtPort ? wholeYen : first?.content.amountYen;
  const later = issuedYen === undefined ? [] : cutsAfter(cuts, Math.max(0, wholeYen - issuedYen));
  const feeYen = (part?.feeYen ?? 0) - cuts.reduce((sum, cut) => sum + cut.feeYen, 0);
  const own: ReceiptSourceFacts = {
    kind: 'payment',
    sourceId: payment.id,
    cancellationNumber: null,
    corrects: null,
    receivedAt: payment.captured_at ?? payment.created_at,
    ...paymentFacts(payment),
    amountYen: issuedYen ?? keptYen,
    refundedYen: issuedYen === undefined ? 0 : isBack ? issuedYen : sumOfCuts(later),
    sold: payment.sold,
    isOfTicket,
    first: first?.content,
    ...(part && { lines: part.lines, untaxedYen: Math.min(feeYen, issuedYen ?? keptYen) }),
  };
  return {
    payment: isAtPort || own.amountYen <= 0 ? undefined : own,
    returns: later.flatMap((cut) => {
      const event = facts.events.find(({ id }) => id === cut.of);
      return event ? [returnSource(own, { cut, event, number: first?.position ?? null })] : [];
    }),
  };
}

/** What was given back after a receipt: it has a paper of its own, which names the receipt. */
function returnSource(
  { receivedAt, isOfTicket = false, sold, ...paid }: ReceiptSourceFacts,
  {
    cut,
    event,
    number,
  }: { cut: PaperCut; event: PaperFacts['events'][number]; number: number | null },
): ReceiptSourceFacts {
  const { yen, feeYen } = cut;
  const of = event.cancellationNumber ? `(取消番号 ${event.cancellationNumber})` : '(変更による)';
  return {
    kind: 'refund',
    sourceId: `ret_${contentHash([paid.sourceId, cut.of]).toString('hex').slice(0, 24)}`,
    cancellationNumber: event.cancellationNumber,
    corrects: { position: number, receivedOn: jstDate(receivedAt) },
    receivedAt: event.at,
    ...{ method: paid.method, storeName: paid.storeName, amountYen: yen, refundedYen: 0 },
    sold,
    isOfTicket,
    untaxedYen: feeYen,
    lines: [
      line(`${isOfTicket ? '提携きっぷの代金' : '乗船運賃・料金'}の返還${of}`, yen - feeYen),
      line('変更手数料の返還', feeYen),
    ].filter(({ amountYen }) => amountYen > 0),
  };
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
