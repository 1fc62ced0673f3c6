import type { PassengerInput } from '@ferry/api/customer';
import { expect, test } from 'vitest';
import { adultLines, adultOptions } from './adults.ts';

const passenger = (passengerClass: string, familyName = '', givenName = '') =>
  ({ passengerClass, familyName, givenName }) as PassengerInput;
const party = [
  passenger('adult', '髙橋', '花子'),
  passenger('child', '髙橋', '太郎'),
  passenger('adult'),
];

test('大人だけを名前で挙げ、名前がまだなければ番号だけで挙げる', () => {
  expect(adultOptions(adultLines(party))).toEqual([
    { value: '0', label: '乗船者1 髙橋 花子' },
    { value: '2', label: '乗船者3' },
  ]);
});

test('条件に合う大人がいなければ、選択肢はない', () => {
  expect(adultOptions(adultLines(party, () => false))).toEqual([]);
});
