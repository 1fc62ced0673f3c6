import type { ReceiptRequest } from '@ferry/api/customer-server';
import { fullName } from '@ferry/format/full-name';
import { codePointLength, normaliseText } from '@ferry/format/width';
import { DomainError } from '../domain-error.ts';
import type { Problems } from '../people/problems.ts';
import { type ReceiptSourceFacts, untaxedOf } from './receipt-content.ts';

/** Longest recipient or proviso, in code points. */
const MOST_CHARACTERS = 40;
const PROVISO = {
  payment: '乗船運賃として',
  cancellationFee: '取消手数料として',
  changeFee: '変更手数料として',
  refund: '乗船運賃の返還として',
  refundCorrection: '返還の取消しとして',
};
const TICKET = '提携きっぷの代金として';
/** Of what a cancellation has kept: for what was used of a partner ticket alone, and with a fee. */
const USED = { alone: '使った分の代金として', withFee: '使った分の代金と取消手数料として' };

type ReceiptTexts = Pick<ReceiptRequest, 'recipient' | 'proviso'>;

/**
 * What is printed of what was typed, in one width and without what cannot be seen. Nothing typed: the
 * representative's name (its first 40 characters), and what the money was. A line that is left for
 * handwriting has nothing.
 * @param source what was received
 * @param unprintable the characters of a text that the fonts of the paper lack
 * @throws DomainError `VALIDATION_FAILED` with `recipient` or `proviso`: `TOO_LONG`,
 *   `INVALID_CHARACTER` for what cannot be printed, which is named
 */
export function checkReceipt(
  source: ReceiptSourceFacts,
  typed: ReceiptTexts & Pick<ReceiptRequest, 'blankRecipient'>,
  { familyName, givenName }: { familyName: string; givenName: string },
  unprintable: (text: string) => string[],
): ReceiptTexts {
  const name = [...fullName({ familyName, givenName })].slice(0, MOST_CHARACTERS).join('').trim();
  const texts = {
    recipient: typed.blankRecipient ? '' : normaliseText(typed.recipient) || name,
    proviso: normaliseText(typed.proviso) || provisoOf(source),
  };
  const errors: Problems = {};
  const missing = new Set<string>();
  for (const field of ['recipient', 'proviso'] as const) {
    if (codePointLength(texts[field]) > MOST_CHARACTERS) errors[field] = ['TOO_LONG'];
    const signs = errors[field] ? [] : unprintable(texts[field]);
    if (signs.length > 0) errors[field] = ['INVALID_CHARACTER'];
    for (const sign of signs) missing.add(sign);
  }
  if (Object.keys(errors).length === 0) return texts;
  const unprinted = missing.size > 0 ? { unprintable: [...missing] } : {};
  throw new DomainError('VALIDATION_FAILED', { errors, ...unprinted });
}

function provisoOf(source: ReceiptSourceFacts): string {
  const { kind, amountYen, isOfTicket } = source;
  const feeYen = untaxedOf(source);
  if (isOfTicket && kind === 'payment') return TICKET;
  if (isOfTicket && kind === 'refund') return '提携きっぷの代金の返還として';
  if (kind !== 'cancellationFee' || feeYen === amountYen) return PROVISO[kind];
  return feeYen > 0 ? USED.withFee : USED.alone;
}
