import type { Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { nextDeadline } from './next-deadline.ts';

const paid = exampleOf('getReservation', 200, 'confirmed');
const store = exampleOf('getReservation', 200, 'convenienceStore');
const cancelled = exampleOf('getReservation', 200, 'cancelledStore');
const [refund] = cancelled.refunds;
if (!refund) throw new Error('The example is paid back');
const open = exampleOf('getReservation', 200, 'plateUndecided');

test('次の期限は、種類でなく時刻で決まる', () => {
  expect(nextDeadline(paid)).toEqual({
    rest: expect.stringMatching(/^あと\d+日/),
    label: '乗船手続き締切',
    at: '2027-08-02T08:00:00+09:00',
    note: '汐見港の窓口(徒歩)',
  });
  expect(nextDeadline(store)?.label).toBe('お支払い');
  expect(nextDeadline({ ...store, serverTime: '2027-07-24T09:00:00+09:00' })?.label).toBe(
    '乗船手続き締切',
  );
  expect(nextDeadline(open)?.label).toBe('車両のナンバーの登録');
});

test('往路の締切が過ぎると、復路の締切に替わり、すべて過ぎると何もない', () => {
  const sailing = {
    ...paid.outbound.sailing,
    checkInClosesAt: '2027-08-09T08:00:00+09:00',
  };
  const passengers = paid.passengers.map((each) => ({ ...each, returnCabin: 0 }));
  const both = { ...paid, passengers, return: { ...paid.outbound, sailing } };
  const after = (serverTime: string) => nextDeadline({ ...both, serverTime })?.label;
  expect(after('2027-08-01T00:00:00+09:00')).toBe('往路の乗船手続き締切');
  expect(after('2027-08-02T08:00:00+09:00')).toBe('復路の乗船手続き締切');
  expect(after('2027-08-10T00:00:00+09:00')).toBeUndefined();
});

test('乗船手続きが済んだ行程の締切は、もう伝えない。復路があれば、その締切になる', () => {
  const done = { stage: 'checkedIn', leg: 'outbound' } as const;
  const now = { ...paid, serverTime: '2027-08-02T07:10:00+09:00' };
  expect(nextDeadline(now)?.label).toBe('乗船手続き締切');
  expect(nextDeadline(now, done)).toBeUndefined();
  const passengers = now.passengers.map((each) => ({ ...each, returnCabin: 0 }));
  const sailing = { ...now.outbound.sailing, checkInClosesAt: '2027-08-09T08:00:00+09:00' };
  const both = { ...now, passengers, return: { ...now.outbound, sailing } };
  expect(nextDeadline(both, done)?.label).toBe('復路の乗船手続き締切');
});

test.each<[string, Partial<Reservation>]>([
  ['メールアドレスの確認', { confirmMailBy: '2027-07-21T13:00:00+09:00' }],
  ['変更の差額のお支払い', { change: exampleOf('getReservation', 200, 'changing').change }],
  ['払い戻し先の登録', { refunds: [refund] }],
])('お支払いや乗船手続きの前に来るものは、それが次の期限:%s', (label, more) => {
  const at = '2027-07-21T13:00:00+09:00';
  const change = more.change && { ...more.change, limitTime: at };
  const refunds = more.refunds?.map((each) => ({ ...each, registerBy: at })) ?? [];
  const serverTime = '2027-07-21T10:00:00+09:00';
  const reservation = { ...store, ...more, refunds, change: change ?? null, serverTime };
  expect(nextDeadline(reservation)).toMatchObject({ label, at });
});

test('取り消した予約でも、払い戻し先の登録は残る', () => {
  expect(nextDeadline(cancelled)).toMatchObject({ label: '払い戻し先の登録' });
});

test('確定していなければ、期限はほかで伝える', () => {
  expect(nextDeadline(exampleOf('getReservation', 200, 'held'))).toBeUndefined();
});
