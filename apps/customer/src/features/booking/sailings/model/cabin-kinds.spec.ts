import type { CabinOffer } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { cabinKinds } from './cabin-kinds.ts';

const [model] = exampleOf('searchSailings', 200, 'default').sailingOffers[0]?.cabinOffers ?? [];
if (!model) throw new Error('The example has a cabin');

const cabin = (change: Partial<CabinOffer['cabinType']> = {}): CabinOffer => ({
  ...model,
  cabinType: { ...model.cabinType, tariff: 'perBerth', roomBerths: null, ...change },
});
const room = (change: Partial<CabinOffer['cabinType']> = {}) =>
  cabin({ tariff: 'perRoom', roomBerths: 2, ...change });
const labels = (...offers: CabinOffer[]) => cabinKinds(offers).map(({ label }) => label);

test('客室が5種類からは、分けられる種類だけで絞り込める', () => {
  expect(
    labels(cabin(), cabin({ isWomenOnly: true }), room(), room({ isAccessible: true }), room()),
  ).toEqual(['個室', '席・相部屋', '女性専用', 'バリアフリー']);
});

test('どれも同じ種類なら、その種類では絞り込まない。4種類までは、見比べられる', () => {
  expect(labels(room(), room(), room(), room(), room({ takesPets: true }))).toEqual(['ペット同室']);
  expect(labels(cabin(), cabin(), room(), room({ isAccessible: true }))).toEqual([]);
});
