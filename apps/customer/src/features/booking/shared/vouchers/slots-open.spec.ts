import type { Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { openSlots, slotsClosed } from './slots-open.ts';

const bought = exampleOf('getReservation', 200, 'partnerTicket');
const { vouchers } = exampleOf('listVouchers', 200, 'default');
const used = exampleOf('listVouchers', 200, 'partlyUsed').vouchers;
const at = (serverTime: string): Reservation => ({ ...bought, serverTime });

test('使う前で、今の時間枠が始まる前なら、変更できる', () => {
  expect(slotsClosed(bought, vouchers)).toBeUndefined();
  expect(slotsClosed(at('2027-08-04T09:29:59+09:00'), vouchers)).toBeUndefined();
  expect(openSlots(bought)).toEqual([0]);
});

test('今の時間枠が始まると、変更できない', () => {
  expect(slotsClosed(at('2027-08-04T09:30:00+09:00'), vouchers)).toBe('begun');
});

test('引換券を1枚でも使うと、変更できない', () => {
  expect(slotsClosed(bought, used)).toBe('used');
});

test.each([
  ['confirmedUnpaid', 'unpaid'],
  ['held', 'notBooked'],
  ['cancelled', 'notBooked'],
  ['expired', 'notBooked'],
] as const)('予約が%sのあいだは、変更できない(%s)', (state, reason) => {
  expect(slotsClosed({ ...bought, state }, [])).toBe(reason);
});

test('予約の変更の手続き中は、変更できない', () => {
  const { change } = exampleOf('getReservation', 200, 'changeHeld');
  expect(slotsClosed({ ...bought, change }, vouchers)).toBe('changing');
});

test('時間枠のないきっぷと、船だけの予約には、変更する時間枠がない', () => {
  const { partnerTicket } = bought;
  const includes = partnerTicket?.includes.slice(1) ?? [];
  const without = partnerTicket && { ...partnerTicket, includes };
  expect(slotsClosed({ ...bought, partnerTicket: without }, vouchers)).toBe('noSlots');
  expect(slotsClosed({ ...bought, partnerTicket: null }, [])).toBe('noSlots');
});
