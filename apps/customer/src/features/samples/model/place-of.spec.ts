import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

test.each([
  ['〒０４０－００６３', { postalCode: '0400063' }],
  ['0400063', { postalCode: '0400063' }],
  [' 北海道函館市若松町 ', { address: '北海道函館市若松町' }],
  ['04000', { address: '04000' }],
  ['　', undefined],
])('「%s」を郵便番号か住所として読む', (typed, place) => {
  expect(placeOf(typed)).toEqual(place);
});
