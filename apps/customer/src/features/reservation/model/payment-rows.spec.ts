import type { Cancellation } from '@ferry/api/customer';
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

test('取り消した予約では、手数料と、払い戻しがどこまで進んだかを示す', () => {
  const cancelled = exampleOf('cancelReservation', 200, 'default');
  const [done] = cancelled.cancellations;
  const textsIn = (refundState: Cancellation['refundState']) =>
    paymentRows({ ...cancelled, cancellations: done ? [{ ...done, refundState }] : [] })
      .map(({ term, value }) => `${term} ${value}`)
      .filter((text) => /手数料|払い戻し/.test(text));
  expect(textsIn('pending')).toEqual(['取消手数料 600円', '払い戻し 11,700円(払い戻し手続き中)']);
  expect(textsIn('needsAccount')[1]).toBe('払い戻し 11,700円(払い戻し先の登録が必要です)');
  expect(textsIn('refunded')[1]).toBe('払い戻し 11,700円(払い戻し済み)');
  expect(textsIn('none')).toEqual(['取消手数料 600円']);
});

test('提携きっぷの一部を使って取り消した購入では、使った分と取消手数料を分けて示す', () => {
  const cancelled = exampleOf('cancelReservation', 200, 'default');
  const textsOf = (usedYen: number) =>
    paymentRows({
      ...cancelled,
      cancellations: cancelled.cancellations.map((each) => ({ ...each, usedYen })),
    }).map(({ term, value }) => `${term} ${value}`);
  expect(textsOf(400)).toContain('使った分 400円');
  expect(textsOf(400)).toContain('取消手数料 200円');
  const bought = exampleOf('getReservation', 200, 'partnerTicketCancelled');
  const rows = paymentRows(bought).map(({ term, value }) => `${term} ${value}`);
  expect(rows).toContain('使った分 4,100円');
  expect(rows.join()).not.toContain('取消手数料');
});

test('方法が決まっていない仮予約では、何も示さない', () => {
  expect(paymentRows(exampleOf('getReservation', 200, 'held'))).toEqual([]);
});
