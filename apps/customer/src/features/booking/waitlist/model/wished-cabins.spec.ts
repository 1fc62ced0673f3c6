import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { cabinOptions, firstWish, untilOptions } from './wished-cabins.ts';

const { sailingOffers } = exampleOf('searchSailings', 200, 'default');
const [, few, full] = sailingOffers;

test('of a sailing with free cabins the full ones are offered, of a full one all of them, each with its total', () => {
  if (!few || !full) throw new Error('The example has a sailing that is full');
  expect(cabinOptions(full)[0]).toEqual({
    value: 'cab_shiokaze_standard',
    label: 'カーペット席',
    support: 'スタンダード・合計 12,300円',
  });
  expect(firstWish(full)).toEqual(full.cabinOffers.map(({ cabinType }) => cabinType.id));
  const [, second] = few.cabinOffers;
  expect(firstWish(few)).toEqual([second?.cabinType.id]);
  expect(cabinOptions(few)).toHaveLength(1);
  const deckIsFull = { ...few, availability: 'full' as const };
  expect(cabinOptions(deckIsFull)).toHaveLength(few.cabinOffers.length);
});

test('a customer may wait until the end of the sales, or until a day before', () => {
  const days = untilOptions('2027-08-02T15:50:00+09:00', '2027-07-31T10:00:00+09:00');
  expect(days.map(({ label }) => label)).toEqual([
    '8月2日(月) 15:50まで',
    '8月1日(日)まで',
    '7月31日(土)まで',
  ]);
});
