import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { nextDeadline } from './next-deadline.ts';

const paid = exampleOf('getReservation', 200, 'confirmed');
const store = exampleOf('getReservation', 200, 'convenienceStore');
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

test('確定していなければ、期限はほかで伝える', () => {
  expect(nextDeadline(exampleOf('getReservation', 200, 'held'))).toBeUndefined();
});
