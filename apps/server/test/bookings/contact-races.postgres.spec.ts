import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { Visitor } from '../support/api.ts';
import {
  book,
  CLAIMS,
  GUEST_SESSIONS,
  ifMatch,
  key,
  newContact,
  RESERVATIONS,
} from '../support/booking.ts';
import { loggedIn, useDemoMembers } from '../support/members.ts';
import { countWaiting } from '../support/postgres.ts';
import { usePostgresServer } from '../support/use-postgres-server.ts';

// A correction that is not committed yet, and a look-up meanwhile.
const gate = vi.hoisted(() => ({ pass: Promise.resolve(), reached: () => {}, compares: true }));
vi.mock('../../src/domain/reservations/history-rows.ts', async (original) => {
  const real = await original<typeof import('../../src/domain/reservations/history-rows.ts')>();
  const addHistory: typeof real.addHistory = async (tx, id, event, ...rest) => {
    await real.addHistory(tx, id, event, ...rest);
    if (event !== 'contactChanged') return;
    gate.reached();
    await gate.pass;
  };
  return { ...real, addHistory };
});
vi.mock('../../src/domain/reservations/guest-right-rows.ts', async (original) => {
  const real = await original<typeof import('../../src/domain/reservations/guest-right-rows.ts')>();
  const isReachedBy: typeof real.isReachedBy = (known) =>
    gate.compares ? real.isReachedBy(known) : sql`true`;
  const insertGuestRight: typeof real.insertGuestRight = async (tx, known, holder) => {
    if (gate.compares) return real.insertGuestRight(tx, known, holder);
    const { sessionId: session_id, expiresAt: expires_at } = holder;
    const right = { session_id, reservation_id: known.reservationId, expires_at };
    await tx.insertInto('guest_right').values(right).execute();
    return true;
  };
  return { ...real, isReachedBy, insertGuestRight };
});

const server = usePostgresServer();
useDemoMembers(server);

const ways: [string, string, number, () => Promise<Visitor>][] = [
  ['照会', GUEST_SESSIONS, 201, () => Visitor.arrive(server.app)],
  ['会員の一覧への追加', CLAIMS, 200, () => loggedIn(server, 'taro')],
];

/** The response to the old contact, and what its session sees of the reservation then. */
async function askDuringCorrection([, url, , arrive]: (typeof ways)[number]) {
  const visitor = await Visitor.arrive(server.app);
  const booked: Reservation = await book(visitor);
  const other = await arrive();
  const [open, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  Object.assign(gate, { pass: open.promise, reached: reached.resolve });
  const headers = { ...key(), ...ifMatch(booked.version) };
  const correction = visitor.put(`${RESERVATIONS}/${booked.id}/contact`, newContact, headers);
  await reached.promise;
  const { reservationNumber } = booked;
  const contact = { contactKind: 'phone', contact: '090-1234-5678' };
  const asked = other.post(url, { reservationNumber, ...contact });
  await vi.waitFor(async () => expect(await countWaiting(server.db)).toBe(1), 20_000);
  open.resolve();
  expect((await correction).statusCode).toBe(200);
  const { statusCode } = await asked;
  const seen = await other.get(`${RESERVATIONS}/${booked.id}`);
  return [statusCode, seen.statusCode];
}

describe.each(ways)('連絡先の訂正と同時の%s', (...way) => {
  it('これまでの連絡先しか知らない人は、権利を得ない', async () => {
    expect(await askDuringCorrection(way)).toEqual([404, 404]);
  });

  it('(対照)もう一度確かめなければ、権利が残る', async () => {
    gate.compares = false;
    const seen = await askDuringCorrection(way).finally(() => {
      gate.compares = true;
    });
    expect(seen).toEqual([way[2], 200]);
  });
});
