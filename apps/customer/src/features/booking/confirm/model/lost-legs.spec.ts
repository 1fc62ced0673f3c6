import type { Availability, Draft } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { lostLegs } from './lost-legs.ts';

const family = exampleOf('getDraft', 200, 'family');

const draftWith = (
  outbound: string,
  returnLeg: string,
  reservationId: string | null = null,
): Draft => ({
  ...family,
  reservationId,
  outbound: { ...family.outbound, availability: outbound as Availability },
  return: family.return && { ...family.return, availability: returnLeg as Availability },
});

test.each([
  ['available', 'few', []],
  ['full', 'available', ['outbound']],
  ['available', 'cancelled', ['return']],
  ['webClosed', 'notYetOpen', ['outbound', 'return']],
  ['unsuitable', 'unsuitable', ['outbound', 'return']],
])('往路が%s、復路が%sなら、仮予約できないのは%jだけ', (outbound, returnLeg, lost) => {
  expect(lostLegs(draftWith(outbound, returnLeg))).toEqual(lost);
});

test('自分の仮予約で満席になった便は、失われていない', () => {
  expect(lostLegs(draftWith('full', 'full', 'rsv_3fK9xQ2mLw8Z'))).toEqual([]);
});

test('知らない状態の便は、仮予約してみるまでわからない', () => {
  expect(lostLegs(draftWith('somethingNew', 'available'))).toEqual([]);
});
