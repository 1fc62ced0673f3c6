import { afterEach, expect, test } from 'vitest';
import { removeDatabase, writeRecord } from '../kept-tickets/kept-tickets-database.ts';
import { keepsTickets } from './keeps-tickets.ts';

const HOUR = 3_600_000;
const path = '/reservation-detail/rsv_3fK9xQ2mLw8Z/tickets';
const keep = (reservationId: string, hours: number) =>
  writeRecord({
    reservationId,
    legs: [{ arrivesAt: new Date(Date.now() + hours * HOUR).toISOString() }],
  });

afterEach(() => removeDatabase());

test('保存した乗船券のページだけが、到着まで、ログインなしで開ける', async () => {
  expect(await keepsTickets(path)).toBe(false);
  await keep('rsv_3fK9xQ2mLw8Z', 1);
  expect(await keepsTickets(path)).toBe(true);
  expect(await keepsTickets(`${path}?leg=return`)).toBe(true);
  expect(await keepsTickets('/reservation-detail/rsv_another00000/tickets')).toBe(false);
  expect(await keepsTickets('/reservation-detail/rsv_3fK9xQ2mLw8Z')).toBe(false);
  expect(await keepsTickets('/reservations')).toBe(false);
});

test('到着した後は開けず、保存も消える', async () => {
  await keep('rsv_3fK9xQ2mLw8Z', -1);
  expect(await keepsTickets(path)).toBe(false);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('ferry-tickets');
});
