import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { slotRange, slotsThere, slotTime } from './ticket-slots.ts';

const draft = exampleOf('getDraft', 200, 'partnerTicketCreated');
const { days } = exampleOf('listPartnerTicketSlots', 200, 'default');

test('往路の到着の日から、きっぷの使える日までをたずねる', () => {
  expect(slotRange(draft)).toEqual({ from: '2027-08-03', until: '2027-08-06' });
});

test('きっぷの使える日の後に着く便では、何もたずねない', () => {
  const late = { ...draft.outbound.sailing, arrivalAt: '2027-08-07T00:10:00+09:00' };
  const arrives = { ...draft, outbound: { ...draft.outbound, sailing: late } };
  expect(slotRange(arrives)).toBeUndefined();
});

test('到着から復路の出港までの時間枠だけを選べる', () => {
  // Arrives on the 3rd at 9:15, leaves on the 4th at 9:35.
  const there = slotsThere(draft, days, 0);
  expect(there.map(({ date, slots }) => [date, slots.map(({ at }) => at)])).toEqual([
    ['2027-08-03', ['09:30', '10:30', '14:15']],
    ['2027-08-04', ['09:30']],
  ]);
  expect(slotsThere(draft, days, 1)).toEqual([]);
});

test('片道では、到着の後のすべてを選べる', () => {
  const there = slotsThere({ ...draft, return: null }, days, 0);
  expect(there.flatMap(({ slots }) => slots)).toHaveLength(6);
});

test('始まった時間枠は選べない', () => {
  const there = slotsThere(draft, days, 0, '2027-08-03T10:30:00+09:00');
  expect(there.map(({ date, slots }) => [date, slots.map(({ at }) => at)])).toEqual([
    ['2027-08-03', ['14:15']],
    ['2027-08-04', ['09:30']],
  ]);
});

test('24時を過ぎた時刻は、次の日の朝', () => {
  expect(slotTime('2027-08-03', '24:30')).toBe(Date.parse('2027-08-04T00:30:00+09:00'));
});
