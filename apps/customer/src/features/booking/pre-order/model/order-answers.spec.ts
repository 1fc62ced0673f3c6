import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import {
  checkChoices,
  checkPassengers,
  choiceOf,
  nextChoice,
  orderable,
  passengerProblems,
  passengersOf,
  tidyPassenger,
  toChoices,
  wishableCabins,
} from './order-answers.ts';

const { sailingOffers } = exampleOf('searchSailings', 200, 'notYetOpen');
const offers = orderable(sailingOffers);
const trip = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura', date: '2027-10-10' };
const none = { children: 0, infants: 0, babies: 0 };

test('only sailings that take orders are offered, each cabin with its total, and any of them last', () => {
  expect(offers).toHaveLength(4);
  expect(orderable(exampleOf('searchSailings', 200, 'default').sailingOffers)).toEqual([]);
  const [first] = offers;
  expect(wishableCabins(first).at(0)?.label).toMatch(/^カーペット席 [\d,]+円$/);
  expect(wishableCabins(first).at(-1)).toEqual({ value: '', label: 'どの客室でも' });
});

test('a further choice is for another sailing, any cabin is no cabin type, and one wish twice is refused', () => {
  const first = choiceOf(offers[0]);
  const second = nextChoice(offers, [first]);
  expect(second.sailingId).toBe(offers[1]?.sailing.id);
  expect(toChoices([{ ...first, cabinTypeId: '' }])).toEqual([
    { sailingId: first.sailingId, cabinTypeId: null },
  ]);
  expect(checkChoices([first, second])).toEqual([]);
  expect(checkChoices([first, second, first])).toEqual([
    {
      id: 'pre-order-cabin-2',
      message: '第3希望が、第1希望と同じです。別の便か客室を選択してください。',
    },
  ]);
});

test('names and ages are needed, but for the age of a baby, and kana may be typed in any form', () => {
  const all = passengersOf({ ...trip, ...none, adults: 1, babies: 1 });
  const blank = checkPassengers(all);
  expect(blank).toHaveLength(9);
  expect(blank[0]).toEqual({
    id: 'passengers-0-familyName',
    message: '乗船者1の姓を入力してください。',
  });
  const named = { familyName: '山田', givenName: '花子', familyNameKana: 'やまだ', age: '４２歳' };
  const [adult] = all.map((each) => ({ ...each, ...named, givenNameKana: 'ﾊﾅｺ' }));
  if (!adult) throw new Error('There is one');
  expect(checkPassengers([adult])).toEqual([]);
  expect(tidyPassenger(adult)).toMatchObject({
    familyNameKana: 'ヤマダ',
    givenNameKana: 'ハナコ',
    age: '42',
  });
  const oneName = { ...adult, givenName: '', givenNameKana: '', hasOneName: true };
  expect(checkPassengers([oneName])).toEqual([]);
  expect(checkPassengers([{ ...adult, familyNameKana: '山田' }])[0]?.message).toContain('カタカナ');
});

test('what the server finds wrong stands at its field', () => {
  const [adult] = passengersOf({ ...trip, ...none, adults: 1 });
  const found = passengerProblems(adult ? [adult] : [], {
    'passengers.0.age': ['AGE_CLASS_MISMATCH'],
    email: ['REQUIRED'],
  });
  expect(found.map(({ id }) => id)).toEqual(['passengers-0-age']);
});
