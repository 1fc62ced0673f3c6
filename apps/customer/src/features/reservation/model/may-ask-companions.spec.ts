import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { mayAskCompanions } from './may-ask-companions.ts';

test('companions can be asked from a hold on whose passengers are named, and not once it is over', () => {
  const held = exampleOf('getReservation', 200, 'held');
  const [first] = held.passengers;
  if (!first) throw new Error('A hold has passengers');
  const two = { ...held, passengers: [first, { ...first, givenName: '次郎' }] };
  expect(mayAskCompanions(two)).toBe(true);
  expect(mayAskCompanions({ ...two, passengers: [first, { ...first, familyName: '' }] })).toBe(
    false,
  );
  expect(mayAskCompanions({ ...two, state: 'expired' })).toBe(false);
});
