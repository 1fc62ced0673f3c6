import type { Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import { nextDeadline } from './next-deadline.ts';
import { nextStep } from './next-step.ts';
import { voyageStage } from './voyage-stage.ts';

const paid = exampleOf('getReservation', 200, 'confirmed');
const delayed = exampleOf('getReservation', 200, 'delayed');
const at = (reservation: Reservation, time: string, day = '2027-08-02') => ({
  ...reservation,
  serverTime: `${day}T${time}:00+09:00`,
});

/** What the head says; the check-in as long as it is open. */
function says(reservation: Reservation) {
  const stage = voyageStage(reservation);
  return stage ? [stage.title, stage.text].join(' ') : nextDeadline(reservation)?.rest;
}

// Check-in until 8:00, 8:30 to 12:10.
test.each([
  ['7:35', 'あと25分'],
  ['7:59', 'あと1分'],
  ['8:00', '乗船手続きは締め切りました 8:30 汐見港発'],
  ['8:29', '乗船手続きは締め切りました 8:30 汐見港発'],
  ['8:30', '出港しました 12:10 凪浦港着'],
  ['11:54', '出港しました 12:10 凪浦港着'],
  ['11:55', 'まもなく到着 12:10 凪浦港着'],
  ['12:09', 'まもなく到着 12:10 凪浦港着'],
  ['12:10', '到着しました 12:10 凪浦港着'],
  ['23:59', '到着しました 12:10 凪浦港着'],
])('その日の%sに、航海がどこまで進んだかを言う:%s', (time, words) => {
  expect(says(at(paid, time.padStart(5, '0')))).toBe(words);
});

test('着いた次の日には、もう言わない', () => {
  expect(voyageStage(at(paid, '00:00', '2027-08-03'))).toBeUndefined();
});

// 20 minutes late, and its check-in is not.
test.each([
  ['07:59', 'あと1分'],
  ['08:49', '乗船手続きは締め切りました 8:50 汐見港発'],
  ['08:50', '出港しました 12:30 凪浦港着'],
  ['12:29', 'まもなく到着 12:30 凪浦港着'],
  ['12:30', '到着しました 12:30 凪浦港着'],
])('遅れている便は、%sに、見込みの時刻で言う:%s', (time, words) => {
  expect(says(at(delayed, time))).toBe(words);
});

test('いつ出るかの分からない遅れでは、出港したとも着いたとも言わない', () => {
  const service = { ...delayed.outbound.service, departureAt: null, arrivalAt: null };
  const late = { ...delayed, outbound: { ...delayed.outbound, service } };
  for (const time of ['08:30', '12:10', '20:00'])
    expect(says(at(late, time))).toBe('乗船手続きは締め切りました ');
  expect(voyageStage(at(late, '00:00', '2027-08-03'))).toBeUndefined();
});

describe('24:10の便', () => {
  const [cutOff, departureAt, arrivalAt] = [
    '2027-08-02T23:40:00+09:00',
    '2027-08-03T00:10:00+09:00',
    '2027-08-03T03:50:00+09:00',
  ];
  const times = { checkInClosesAt: cutOff, departureAt, arrivalAt, departureTime: '24:10' };
  const sailing = { ...paid.outbound.sailing, ...times };
  const night = { ...paid, outbound: { ...paid.outbound, sailing } };

  test.each([
    ['2027-08-02', '23:39', 'あと1分'],
    ['2027-08-02', '23:40', '乗船手続きは締め切りました 8月3日(火) 0:10 汐見港発'],
    ['2027-08-03', '00:09', '乗船手続きは締め切りました 0:10 汐見港発'],
    ['2027-08-03', '00:10', '出港しました 3:50 凪浦港着'],
    ['2027-08-03', '03:50', '到着しました 3:50 凪浦港着'],
  ])('%s %sには、暦の日で言う:%s', (day, time, words) => {
    expect(says(at(night, time, day))).toBe(words);
  });
});

describe('往復', () => {
  const passengers = paid.passengers.map((each) => ({ ...each, returnCabin: 0 }));
  const returnLegOn = (day: string) => {
    const on = (time: string) => `${day}T${time}:00+09:00`;
    const times = {
      checkInClosesAt: on('16:30'),
      departureAt: on('17:00'),
      arrivalAt: on('20:40'),
      date: day,
    };
    return { ...paid.outbound, sailing: { ...paid.outbound.sailing, ...times } };
  };
  const later = { ...paid, passengers, return: returnLegOn('2027-08-09') };
  const sameDay = { ...paid, passengers, return: returnLegOn('2027-08-02') };

  test('往路が着いた日は着いたと言い、復路の日は復路のことを言う', () => {
    expect(says(at(later, '15:00'))).toBe('到着しました 12:10 凪浦港着');
    expect(says(at(later, '16:29', '2027-08-09'))).toBe('あと1分');
    expect(says(at(later, '17:00', '2027-08-09'))).toBe('出港しました 20:40 凪浦港着');
    expect(says(at(later, '20:40', '2027-08-09'))).toBe('到着しました 20:40 凪浦港着');
  });

  test('日帰りでは、往路が着くと、復路の締切を言う', () => {
    expect(says(at(sameDay, '12:09'))).toMatch(/^まもなく到着/);
    expect(says(at(sameDay, '16:05'))).toBe('あと25分');
    expect(says(at(sameDay, '20:40'))).toBe('到着しました 20:40 凪浦港着');
  });
});

test('乗船手続きが済めば、締切でなく、いつ出るかを言う', () => {
  const done = { stage: 'checkedIn', leg: 'outbound' } as const;
  expect(voyageStage(at(paid, '07:10'), done)?.title).toBe('8:30に出港します');
  expect(voyageStage(at(delayed, '08:10'), done)?.title).toBe('8:50に出港する見込みです');
  expect(voyageStage(at(paid, '08:30'), done)?.title).toBe('出港しました');
});

test('予約していない便のことは言わない', () => {
  const off = exampleOf('getReservation', 200, 'serviceCancelled');
  expect(voyageStage(at(off, '09:00'))).toBeUndefined();
  expect(voyageStage(at({ ...paid, state: 'cancelled' }, '09:00'))).toBeUndefined();
});

test('することも、航海と進む:締切までは乗船券、締め切ってもまだ乗船券、出港すれば何もない', () => {
  const titles = ['07:59', '08:00', '08:30', '12:10'].map(
    (time) => nextStep(at(paid, time))?.title,
  );
  expect(titles).toEqual([
    '乗船の準備ができています',
    '乗船券をご用意ください',
    undefined,
    'この旅は終わりました',
  ]);
});
