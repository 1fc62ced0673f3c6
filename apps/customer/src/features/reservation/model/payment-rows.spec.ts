import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { paymentRows } from './payment-rows.ts';

const textOf = (name: 'confirmed' | 'default' | 'convenienceStore' | 'refundNeedsAccount') =>
  paymentRows(exampleOf('getReservation', 200, name)).map(({ term, value }) => `${term} ${value}`);

test('何で支払い、いま払われているか、いつお金が動いたかを示す', () => {
  expect(textOf('confirmed')).toEqual([
    'お支払い方法 クレジットカード(VISA 下4桁 4242)',
    '状況 お支払い済み',
    'お支払い日時 2027年7月20日(火) 10:12',
  ]);
  expect(textOf('default')).toEqual(['お支払い方法 乗船港の窓口', '状況 お支払い待ち']);
  expect(textOf('convenienceStore')).toEqual([
    'お支払い方法 コンビニ(みなとマート)',
    '状況 お支払い待ち',
  ]);
  expect(textOf('refundNeedsAccount')).toEqual([
    'お支払い方法 コンビニ(みなとマート)',
    '状況 払い戻し先の登録が必要',
  ]);
});

test('取消の手数料と払い戻し額は、取消の知らせにあり、ここではくり返さない', () => {
  const names = ['cancelled', 'partnerTicketCancelled', 'familyPartlyCancelled'] as const;
  for (const name of names) {
    const rows = paymentRows(exampleOf('getReservation', 200, name));
    expect(rows.map(({ term, value }) => `${term} ${value}`).join()).not.toMatch(/\d円/);
  }
});

test('方法が決まっていない仮予約では、何も示さない', () => {
  expect(paymentRows(exampleOf('getReservation', 200, 'held'))).toEqual([]);
});
