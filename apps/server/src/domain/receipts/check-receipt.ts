import type { ReceiptKind, ReceiptRequest } from '@ferry/api/customer-server';
import { codePointLength, normaliseText } from '@ferry/format/width';
import { validated } from '../people/problems.ts';

/** Longest recipient or proviso, in code points. */
const MOST_CHARACTERS = 40;
const PROVISO = {
  payment: '乗船運賃として',
  cancellationFee: '取消手数料として',
  changeFee: '変更手数料として',
};

export type ReceiptTexts = Pick<ReceiptRequest, 'recipient' | 'proviso'>;

/**
 * What is printed of what was typed, in one width and without what cannot be seen. Nothing typed: the
 * representative's name (its first 40 characters), and what the money was.
 * @param kind of what was received
 * @param unprintable the characters of a text that the font of the paper lacks
 * @throws DomainError `VALIDATION_FAILED` with `recipient` or `proviso`: `TOO_LONG`,
 *   `INVALID_CHARACTER` for what cannot be printed
 */
export function checkReceipt(
  kind: ReceiptKind,
  typed: ReceiptTexts,
  { familyName, givenName }: { familyName: string; givenName: string },
  unprintable: (text: string) => string[],
): ReceiptTexts {
  const name = [...`${familyName} ${givenName}`].slice(0, MOST_CHARACTERS).join('').trim();
  const texts = {
    recipient: normaliseText(typed.recipient) || name,
    proviso: normaliseText(typed.proviso) || PROVISO[kind],
  };
  return validated((report) => {
    for (const field of ['recipient', 'proviso'] as const) {
      if (codePointLength(texts[field]) > MOST_CHARACTERS) report(field, 'TOO_LONG');
      if (unprintable(texts[field]).length > 0) report(field, 'INVALID_CHARACTER');
    }
    return texts;
  });
}
