import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseOperatorDocument } from '../../src/operator/parse-document.ts';
import type { OperatorDocumentInput } from '../../src/rules/schema.ts';
import { sellingRulesOf } from '../../src/rules/selling-rules.ts';
import { smallOperator } from '../support/small-operator.ts';

function limitsOf(largestParty: number, change: (document: OperatorDocumentInput) => void) {
  const document = smallOperator();
  document.passengers.maxPerBooking = largestParty;
  change(document);
  const { holds, payments } = sellingRulesOf(parseOperatorDocument(document));
  const { ofContact, withoutConfirmation, unconfirmedOfAddress } = payments.unpaid;
  return {
    held: holds.places,
    unpaid: [withoutConfirmation.places, ofContact.places, unconfirmedOfAddress.places],
  };
}

it('are one, two and three times the largest party, whatever its number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), (largest) => {
      expect(limitsOf(largest, () => {})).toEqual({
        held: { ofAddress: 3 * largest, ofContact: 2 * largest },
        unpaid: [largest, 3 * largest, 3 * largest],
      });
    }),
  );
});

it('are those of the document where it has numbers, each by itself', () => {
  const own = limitsOf(20, ({ holds }) => {
    holds.places = { ofAddress: 200, ofContact: 80 };
  });
  expect(own).toEqual({ held: { ofAddress: 200, ofContact: 80 }, unpaid: [20, 60, 60] });
});
