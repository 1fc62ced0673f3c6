import type { ReceiptLine } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import { contentHash } from '../../domain/content-hash.ts';
import type { PaymentRow } from '../../domain/payments/payment-rows.ts';
import {
  cutsAfter,
  type GivenUp,
  type PaperCut,
  sumOfCuts,
} from '../../domain/receipts/paper-cuts.ts';
import type { ReceiptSourceFacts } from '../../domain/receipts/receipt-content.ts';
import type { ReceiptRow } from '../../domain/receipts/receipt-rows.ts';
import { isComingBack } from '../due/payment-states.ts';

/** What corrects papers: cancellations, changes and what was given back by hand, and the receipts that there are. */
interface PaperFacts {
  receipts: readonly ReceiptRow[];
  events: readonly PaperEvent[];
}

/** Something that gave money back, or kept a fee of it. */
export interface PaperEvent extends GivenUp {
  cancellationNumber: string | null;
  /** When the money was given, where it was heard of later: the day of its paper is of it. */
  givenAt?: Date;
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
  const isGoing = payment.state === 'refunded' || isComingBack(payment.state);
  const { cuts } = facts;
  const receivedAt = payment.captured_at ?? payment.created_at;
  const issuedAt = isAtPort ? receivedAt : first?.issued_at;
  const later =
    issuedYen === undefined || !issuedAt ? [] : cutsAfter(cuts, wholeYen - issuedYen, issuedAt);
  const keptYen = isGoing ? 0 : wholeYen - sumOfCuts(cuts);
  const feeYen = (part?.feeYen ?? 0) - cuts.reduce((sum, cut) => sum + cut.feeYen, 0);
  const own: ReceiptSourceFacts = {
    kind: 'payment',
    sourceId: payment.id,
    cancellationNumber: null,
    corrects: null,
    receivedAt,
    ...paymentFacts(payment),
    amountYen: issuedYen ?? keptYen,
    refundedYen: issuedYen === undefined ? 0 : isGoing ? issuedYen : returnedYenOf(later),
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
    const amountYen = fee.amountYen - backYen;
    const own = backYen === 0 ? fee : { ...fee, ...feeLess(fee, amountYen) };
    return { own: amountYen > 0 ? own : undefined, returns: [] };
  }
  const later = cutsAfter(facts.cuts, fee.amountYen - first.content.amountYen, first.issued_at);
  const { content, position } = first;
  const own = {
    ...fee,
    amountYen: content.amountYen,
    refundedYen: returnedYenOf(later),
    first: content,
  };
  return { own, returns: returnsOf(own, later, facts, position) };
}

/** What is left of a fee whose first line has come back in part. */
function feeLess({ lines, feeYen, amountYen: wholeYen }: ReceiptSourceFacts, amountYen: number) {
  const [first, ...more] = lines ?? [];
  const leftYen = (first?.amountYen ?? 0) - (wholeYen - amountYen);
  const left = first && { ...first, unitPriceYen: leftYen, amountYen: leftYen };
  return {
    amountYen,
    ...(feeYen !== undefined && { feeYen: Math.min(feeYen, amountYen) }),
    ...(left && { lines: [left, ...more].filter((each) => each.amountYen > 0) }),
  };
}

const returnIdOf = (sourceId: string, of: string): string =>
  `ret_${contentHash([sourceId, of]).toString('hex').slice(0, 24)}`;

/** What of the returns after a receipt has failed, and what was given back before the receipt and has. */
function partsOf(cut: PaperCut, cuts: readonly PaperCut[]) {
  const wholeYen = -cut.yen;
  const returned = cuts.find(({ of }) => of === cut.takesBack);
  const yen = Math.min(wholeYen, returned?.yen ?? 0);
  return { yen, restYen: wholeYen - yen };
}

/** What was given back after a receipt, less what of that has failed; in yen. */
const returnedYenOf = (cuts: readonly PaperCut[]): number =>
  cuts.reduce(
    (sum, cut) => (cut.takesBack === undefined ? sum + cut.yen : sum - partsOf(cut, cuts).yen),
    0,
  );

/** A paper about another one: what it takes of its words, and of its receipt. */
interface PaperOfCut {
  kind: ReceiptSourceFacts['kind'];
  sourceId: string;
  corrects: ReceiptSourceFacts['corrects'];
  yen: number;
  feeYen: number;
  /** Of its lines: of the fares, and of a fee. */
  labels: readonly [string, string];
}

/**
 * What was given back after a receipt has a paper of its own, which names the receipt. Where that has failed, a paper
 * that was issued is corrected by another one, which names it; one that was not goes, and where the receipt is less by
 * it, what was not given back has a receipt.
 */
function returnsOf(
  { receivedAt, isOfTicket = false, sold, ...paid }: ReceiptSourceFacts,
  cuts: readonly PaperCut[],
  { events, receipts }: PaperFacts,
  number: number | null,
): ReceiptSourceFacts[] {
  const what = isOfTicket ? '提携きっぷの代金' : '乗船運賃・料金';
  const fee = paid.kind === 'cancellationFee' ? '取消手数料' : '変更手数料';
  const idOf = (of: string) => returnIdOf(paid.sourceId, of);
  const issuedOf = (of: string) => receipts.find(({ source_id }) => source_id === idOf(of));
  const failedYen = (of: string) =>
    cuts
      .filter(({ takesBack }) => takesBack === of)
      .reduce((sum, cut) => sum + partsOf(cut, cuts).yen, 0);
  const paper = (event: PaperEvent, own: PaperOfCut): ReceiptSourceFacts => ({
    ...{ kind: own.kind, sourceId: own.sourceId, corrects: own.corrects },
    cancellationNumber: event.cancellationNumber,
    receivedAt: event.givenAt ?? event.at,
    ...{ method: paid.method, storeName: paid.storeName, amountYen: own.yen, refundedYen: 0 },
    ...{ sold, isOfTicket, feeYen: own.feeYen },
    first: receipts.find(({ source_id }) => source_id === own.sourceId)?.content,
    lines: [line(own.labels[0], own.yen - own.feeYen), line(own.labels[1], own.feeYen)].filter(
      ({ amountYen }) => amountYen > 0,
    ),
  });
  return events.flatMap((event): ReceiptSourceFacts[] => {
    const cut = cuts.find(({ of }) => of === event.id);
    if (!cut) return [];
    if (cut.takesBack === undefined) {
      const yen = issuedOf(cut.of) ? cut.yen : cut.yen - failedYen(cut.of);
      const own: PaperOfCut = {
        ...{ kind: 'refund', sourceId: idOf(cut.of), yen, feeYen: Math.min(cut.feeYen, yen) },
        corrects: { position: number, receivedOn: jstDate(receivedAt) },
        labels: [`${what}の返還${whyOf(event)}`, `${fee}の返還`],
      };
      return yen > 0 ? [paper(event, own)] : [];
    }
    const { yen, restYen } = partsOf(cut, cuts);
    const feeYen = Math.min(-cut.feeYen, yen);
    const issued = issuedOf(cut.takesBack);
    const correction = issued && {
      ...{ kind: 'refundCorrection' as const, sourceId: idOf(cut.of), yen, feeYen },
      corrects: { position: issued.position, receivedOn: issued.content.receivedOn },
      labels: [`${what}の返還の取消し(返還できなかったため)`, `${fee}の返還の取消し`] as const,
    };
    const receipt = {
      ...{ kind: 'payment' as const, sourceId: returnIdOf(paid.sourceId, `${cut.of} received`) },
      ...{ corrects: null, yen: restYen, feeYen: -cut.feeYen - feeYen },
      labels: [`${what}(返還できなかった分)`, `${fee}(返還できなかった分)`] as const,
    };
    return [
      ...(correction && yen > 0 ? [paper(event, correction)] : []),
      ...(restYen > 0 ? [paper(event, receipt)] : []),
    ];
  });
}

function whyOf(event: PaperEvent): string {
  if (event.from !== undefined) return '(運航会社による払い戻し)';
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
