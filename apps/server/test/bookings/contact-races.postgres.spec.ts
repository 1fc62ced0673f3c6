import type { Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { mailsTo } from '../support/account.ts';
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

/** The link in the mailbox of before, followed to confirm and to stop a guest's new address at the same time. */
async function decideBoth() {
  const visitor = await Visitor.arrive(server.app);
  const { id, version, reservationNumber } = await book(visitor);
  const guest = await Visitor.arrive(server.app);
  const known = { reservationNumber, contactKind: 'phone', contact: '090-1234-5678' };
  await guest.post(GUEST_SESSIONS, known);
  const other = { ...newContact, phone: '090-1234-5678', dayPhone: '' };
  const headers = { ...key(), ...ifMatch(version) };
  expect((await guest.put(`${RESERVATIONS}/${id}/contact`, other, headers)).statusCode).toBe(200);
  const [notice] = await mailsTo(server, 'hanako@example.jp');
  const token = /contact-change#([\w-]+)/.exec(notice?.text ?? '')?.[1];
  const decide = (decision: 'confirm' | 'stop') =>
    guest.post('/customer-api/contact-change-decisions', { token, decision });
  const [confirmed, stopped] = await meet(
    server,
    'contactChanged',
    () => decide('confirm'),
    () => decide('stop'),
  );
  const { representative } = (await visitor.get(`${RESERVATIONS}/${id}`)).json<Reservation>();
  return [confirmed.statusCode, stopped.statusCode, representative.email];
}

describe('新しいアドレスを確かめるのと止めるのが同時', () => {
  it('先のほうだけが行われる', async () => {
    expect(await decideBoth()).toEqual([204, 410, newContact.email]);
  });

  it('(対照)予約をロックしなければ、どちらも行われたことになる', async () => {
    const seen = await without('settlementLock', decideBoth);
    expect(seen).toEqual([204, 204, 'hanako@example.jp']);
  });
});

describe.each(ways)('連絡先の訂正と同時の%s', (...way) => {
  it('これまでの連絡先しか知らない人は、権利を得ない', async () => {
    expect(await askDuringCorrection(way)).toEqual([404, 404]);
  });

  it('(対照)もう一度確かめなければ、権利が残る', async () => {
    const seen = await without('contactCheck', () => askDuringCorrection(way));
    expect(seen).toEqual([way[2], 200]);
  });
});
