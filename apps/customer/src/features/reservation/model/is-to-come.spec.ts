import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { hasLegToCancel, isOpenToCancel } from './has-leg-to-cancel.ts';
import { isToCome, isVoyageAhead } from './is-to-come.ts';

const family = exampleOf('getReservation', 200, 'familyByNight');
const later = (serverTime: string | undefined) => ({ ...family, serverTime: serverTime ?? '' });

test('これからの旅は、最後の便が着くまで', () => {
  expect(isToCome(family)).toBe(true);
  expect(isToCome(later(family.outbound.sailing.arrivalAt))).toBe(true);
  expect(isToCome(later(family.return?.sailing.arrivalAt))).toBe(false);
});

test('遅れている便は、着く見込みの時刻までこれからの旅', () => {
  const delayed = exampleOf('getReservation', 200, 'delayed');
  const planned = delayed.outbound.sailing.arrivalAt;
  expect(isToCome({ ...delayed, serverTime: planned })).toBe(true);
});

test('取り消したか、期限が切れていれば、これからの旅はない', () => {
  expect(isToCome(exampleOf('getReservation', 200, 'cancelled'))).toBe(false);
  expect(isToCome(exampleOf('getReservation', 200, 'expired'))).toBe(false);
});

test('取り消せる便は、どちらも出港するまである。欠航した便は、その後も取り消せる', () => {
  expect(hasLegToCancel(later(family.outbound.sailing.departureAt))).toBe(true);
  expect(hasLegToCancel(later(family.return?.sailing.departureAt))).toBe(false);
  const cancelled = exampleOf('getReservation', 200, 'serviceCancelled');
  const { arrivalAt } = cancelled.outbound.sailing;
  expect(hasLegToCancel({ ...cancelled, serverTime: arrivalAt })).toBe(true);
});

test('全員の乗船手続きが済んだ便は、取り消せない。復路は取り消せる', () => {
  const done = { stage: 'checkedIn', leg: 'outbound' } as const;
  expect(hasLegToCancel(family, done)).toBe(true);
  expect(hasLegToCancel({ ...family, return: null })).toBe(true);
  expect(hasLegToCancel({ ...family, return: null }, done)).toBe(false);
});

test('提携きっぷは、どの便も出港した後も、使える最後の日の終わりまで取り消しへ進める', () => {
  const bought = exampleOf('getReservation', 200, 'partnerTicket');
  const oneWay = { ...bought, return: null };
  const at = (serverTime: string) => isOpenToCancel({ ...oneWay, serverTime });
  expect(hasLegToCancel({ ...oneWay, serverTime: '2027-08-03T12:00:00+09:00' })).toBe(false);
  expect(at('2027-08-03T12:00:00+09:00')).toBe(true);
  expect(at('2027-08-06T14:59:59Z')).toBe(true);
  expect(at('2027-08-07T00:00:00+09:00')).toBe(false);
  expect(isOpenToCancel({ ...oneWay, state: 'cancelled' })).toBe(false);
});

test('きっぷのない予約は、出港した後に取り消しへ進めない', () => {
  expect(isOpenToCancel(family)).toBe(true);
  expect(isOpenToCancel(later(family.return?.sailing.departureAt))).toBe(false);
});

test('選べる間は、着くはずの時刻の後も知らせる。乗船券とカレンダーは、乗る便があるときだけ', () => {
  const off = exampleOf('getReservation', 200, 'serviceCancelled');
  const choiceUntil = off.outbound.service.choiceUntil ?? '';
  const after = { ...off, serverTime: off.outbound.sailing.arrivalAt };
  expect(isToCome(after)).toBe(true);
  expect(isVoyageAhead(after)).toBe(false);
  expect(isToCome({ ...after, serverTime: choiceUntil })).toBe(false);
  expect(isVoyageAhead(family)).toBe(true);
  expect(isVoyageAhead(later(family.return?.sailing.arrivalAt))).toBe(false);
});
