import type { Draft, Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { changedAnswers } from './changed-answers.ts';
import { changedLegs } from './changed-legs.ts';

const reservation = exampleOf('getReservation', 200, 'confirmed');
const example = exampleOf('getDraft', 200, 'change');

/** A change of nothing but the help of passenger 1. */
function withHelp(
  booked: Reservation,
  assistance: Draft['customers']['passengers'][0]['assistance'],
) {
  const input = example.customers.passengers[0];
  if (!input) throw new Error('The example has passengers');
  const passengers = booked.passengers.map(({ age, ...each }, at) => ({
    ...input,
    ...each,
    age: String(age),
    assistance: at === 0 ? assistance : each.assistance,
  }));
  const leg = (of: Draft['outbound'], was: Reservation['outbound']) => ({
    ...of,
    sailing: was.sailing,
    cabins: was.cabins,
    choice: {
      ...of.choice,
      party: was.party,
      vehicles: was.vehicles,
      cabins: was.cabins.map(({ cabinType, ...cabin }) => ({
        ...cabin,
        cabinTypeId: cabinType.id,
      })),
    },
  });
  return {
    ...example,
    customers: { ...example.customers, passengers },
    outbound: leg(example.outbound, booked.outbound),
    return: null,
  } as unknown as Draft;
}

const oneWay: Reservation = { ...reservation, return: null };

test('手伝いを頼むだけの変更も、変わることと、早くなる乗船手続き締切を、前後に並べて伝える', () => {
  const unchanged = withHelp(oneWay, []);
  expect(changedLegs(oneWay, unchanged)).toEqual([]);
  const asked = withHelp(oneWay, ['steps']);
  const [leg] = changedLegs(oneWay, asked);
  const at = (side: 'before' | 'after') => Date.parse(leg?.[side]?.voyage.cutOff?.at ?? '');
  expect(at('before') - at('after')).toBe(30 * 60_000);
  expect(changedAnswers(oneWay, asked)).toContainEqual({
    id: 'help 0',
    name: '乗船者1のお手伝い',
    before: 'なし',
    after: '段差が難しい',
  });
  expect(changedAnswers(oneWay, unchanged).filter(({ id }) => id.startsWith('help'))).toEqual([]);
});

test('やめる方と加わる方だけが並び、残る方は位置が変わっても並ばない', () => {
  const all = withHelp(oneWay, []);
  const [first, second, third] = all.customers.passengers;
  if (!first || !second || !third) throw new Error('The example has three passengers');
  const people = (passengers: Draft['customers']['passengers']) =>
    changedAnswers(oneWay, { ...all, customers: { ...all.customers, passengers } })
      .filter(({ id }) => id.startsWith('passenger'))
      .map(({ name, after }) => [name, after]);
  expect(people([first, third])).toEqual([['乗船者2', 'なし']]);
  expect(people([second, third])).toEqual([['乗船者1', 'なし']]);
  const renamed = { ...second, givenName: '翔太', givenNameKana: 'ショウタ' };
  expect(people([first, renamed, third])).toEqual([['乗船者2', expect.stringContaining('翔太')]]);
  const fourth = { ...third, givenName: '湊', givenNameKana: 'ミナト' };
  expect(people([first, second, third, fourth])).toEqual([
    ['乗船者4', expect.stringContaining('湊')],
  ]);
});
