import type { Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
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
import { without } from '../support/guards.ts';
import { meet } from '../support/meeting.ts';
import { loggedIn, useDemoMembers } from '../support/members.ts';
import { usePostgresServer } from '../support/use-postgres-server.ts';

// A correction that is not committed yet, and a look-up meanwhile.

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
  const headers = { ...key(), ...ifMatch(booked.version) };
  const { reservationNumber } = booked;
  const contact = { contactKind: 'phone', contact: '090-1234-5678' };
  const [corrected, { statusCode }] = await meet(
    server,
    'contactChanged',
    () => visitor.put(`${RESERVATIONS}/${booked.id}/contact`, newContact, headers),
    () => other.post(url, { reservationNumber, ...contact }),
  );
  expect(corrected.statusCode).toBe(200);
  const seen = await other.get(`${RESERVATIONS}/${booked.id}`);
  return [statusCode, seen.statusCode];
}

describe.each(ways)('連絡先の訂正と同時の%s', (...way) => {
  it('これまでの連絡先しか知らない人は、権利を得ない', async () => {
    expect(await askDuringCorrection(way)).toEqual([404, 404]);
  });

  it('(対照)もう一度確かめなければ、権利が残る', async () => {
    const seen = await without('contactCheck', () => askDuringCorrection(way));
    expect(seen).toEqual([way[2], 200]);
  });
});
