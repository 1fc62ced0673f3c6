import type { Receipt, ReceiptIssuer, ReceiptLine, ReceiptTax } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import type { ReceiptContent, SoldContent } from '../../database/receipt-tables.ts';
import type { SoldTicket } from '../../database/sold-ticket.ts';
import { operator } from '../../rules/company.ts';

/** The receipt that a return is about, or the return that a correction is. */
interface CorrectedSource {
  /** Of the receipt among those of the reservation; null for one that was handed out at the port. */
  position: number | null;
  /** When its money was received, as a day in Japan. */
  receivedOn: string;
}

/** What a receipt can be made of: money that was received, or that was kept of it. */
export interface ReceiptSourceFacts {
  kind: Receipt['kind'];
  sourceId: string;
  /** Of the cancellation whose fee it was, else null. */
  cancellationNumber: string | null;
  /** Of what was given back after a receipt, or was not after all; else null. */
  corrects: CorrectedSource | null;
  receivedAt: Date;
  method: Receipt['method'];
  /** '' unless it was paid at a store. */
  storeName: string;
  amountYen: number;
  /** Of a receipt that was issued, what was given back since. */
  refundedYen: number;
  /** What it was for; null: the reservation as it is, which nothing was cancelled of. */
  sold: SoldContent | null;
  /** Of money that was for no more than this: the difference of a change, and a fee. */
  lines?: ReceiptLine[];
  /** What the first receipt of it says: further issues are copies. */
  first?: ReceiptContent | undefined;
  /** It was for a partner ticket. */
  isOfTicket?: boolean;
  /** What of it is a fee, in yen; undefined: nothing of a payment, all of a fee. */
  feeYen?: number;
}

/** What carriage is taxed with, in per cent. */
const TAX_PERCENT = 10;
/** Whether fees of cancellations, changes and transfers are taxed, as the operator's tax adviser has said. */
const FEE_TAXES = ['taxed', 'untaxed'] as const;
export type FeeTax = (typeof FEE_TAXES)[number];
const FEE_TAX: FeeTax = operator.feeTax === 'taxed' ? 'taxed' : 'untaxed';
/** One line for what is not known in parts. */
const WHOLE = {
  payment: '乗船運賃・料金',
  cancellationFee: '取消手数料',
  changeFee: '変更手数料',
  refund: '乗船運賃・料金の返還',
  refundCorrection: '乗船運賃・料金の返還の取消し',
};
const WHOLE_TICKET = '提携きっぷの代金';

/**
 * What a receipt of today says of a source. A fee is taxed or not as the operator's data say: one that compensates for
 * a loss is outside of the consumption tax, and one amount that is not divided may be treated so as a whole (basic
 * circular 5-5-2 to the Consumption Tax Act). What was used of a partner ticket is no such loss: it is
 * taxed, and has lines of its own.
 * @param sold lines with another sum are not what the money was for: the receipt has one line then
 * @param ticket the partner ticket that was bought: its seller issues the receipt
 */
export function contentOf(
  source: ReceiptSourceFacts,
  sold: SoldContent,
  {
    ticket,
    reservationNumber = '',
    feeTax = FEE_TAX,
  }: { ticket?: SoldTicket | undefined; reservationNumber?: string; feeTax?: FeeTax } = {},
): ReceiptContent {
  if (source.first) return source.first;
  const { amountYen, receivedAt, method, storeName, cancellationNumber, corrects } = source;
  return {
    issuer: issuerOf(ticket),
    receivedOn: jstDate(receivedAt),
    method,
    storeName,
    voyages: sold.voyages,
    lines: linesOf(source, source.lines ?? sold.lines),
    amountYen,
    taxes: taxesOf(source, feeTax),
    refundedYen: 0,
    cancellationNumber,
    corrects: corrects && {
      number: corrects.position === null ? null : `${reservationNumber}-${corrects.position}`,
      receivedOn: corrects.receivedOn,
    },
  };
}

/** The operator, or the seller of a partner ticket: who has taken the money issues its receipt. */
function issuerOf(ticket: SoldTicket | undefined): ReceiptIssuer {
  const { companyName: name, registrationNumber, phone } = operator;
  if (!ticket) {
    return { name, registrationNumber, phoneNumber: phone.number, phoneHours: phone.hours };
  }
  const { seller, contact } = ticket;
  return {
    name: seller.name,
    registrationNumber: seller.registrationNumber,
    phoneNumber: contact.phone,
    phoneHours: contact.hours,
  };
}

/** What of a source is outside of the consumption tax, in yen: its fee, unless the operator's fees are taxed. */
export const untaxedOf = (
  { kind, amountYen, feeYen }: ReceiptSourceFacts,
  feeTax: FeeTax = FEE_TAX,
): number => (feeTax === 'taxed' ? 0 : (feeYen ?? (kind === 'payment' ? 0 : amountYen)));

/**
 * A fee that is not taxed is outside of the tax, also together with a difference that was paid or with what was used; alone it
 * has no line of tax, which a payment has, also of nothing.
 */
function taxesOf(source: ReceiptSourceFacts, feeTax: FeeTax): ReceiptTax[] {
  const { kind, amountYen } = source;
  const untaxed = untaxedOf(source, feeTax);
  const isFeeAlone =
    untaxed === amountYen && (untaxed > 0 || (kind !== 'payment' && feeTax === 'untaxed'));
  return isFeeAlone ? [] : [taxOf(amountYen - untaxed, TAX_PERCENT)];
}

function linesOf(
  { kind, amountYen, isOfTicket }: ReceiptSourceFacts,
  lines: ReceiptLine[],
): ReceiptLine[] {
  const total = lines.reduce((sum, line) => sum + line.amountYen, 0);
  if (total === amountYen) return lines;
  const label = isOfTicket && kind === 'payment' ? WHOLE_TICKET : WHOLE[kind];
  return [{ leg: null, label, quantity: 1, unitPriceYen: amountYen, amountYen }];
}

/**
 * The tax in an amount, in yen: rounded down, once for each receipt and rate, as article 70-10 of the
 * Consumption Tax Act's order allows one rounding only.
 */
export function taxOf(amountYen: number, ratePercent: number): ReceiptTax {
  const taxYen = Math.floor((amountYen * ratePercent) / (100 + ratePercent));
  return { ratePercent, amountYen, taxYen };
}
