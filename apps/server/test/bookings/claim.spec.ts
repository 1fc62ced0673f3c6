import type { GuestSessionRequest, Reservation, ReservationList } from '@ferry/api/customer-server';
import type { OperationNodeKind } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, Visitor } from '../support/api.ts';
import { book, CLAIMS, DRAFTS, expectStatus, hold, RESERVATIONS } from '../support/booking.ts';
import { copyOf, loggedIn, logIn, useDemoMembers } from '../support/members.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);
let guest: Visitor;
let booked: Reservation;
let member: Visitor;
beforeEach(async () => {
  await server.db.deleteFrom('rate_limit').execute();
  guest = await Visitor.arrive(server.app);
  booked = await book(guest);
  member = await loggedIn(server, 'taro');
});

const request = (more: Partial<GuestSessionRequest> = {}): GuestSessionRequest => ({
  reservationNumber: booked.reservationNumber,
  contactKind: 'phone',
  contact: '090-1234-5678',
  ...more,
});
const claim = (who: Visitor, more: Partial<GuestSessionRequest> = {}) =>
  who.post(CLAIMS, request(more));
const listed = async (who: Visitor) => {
  const list = expectStatus(await who.get(`${RESERVATIONS}?period=upcoming`), 200);
  return list.json<ReservationList>().items.some(({ id }) => id === booked.id);
};
const neutral = (response: { statusCode: number; body: string; headers: object }) => ({
  status: response.statusCode,
  headers: Object.keys(response.headers),
  body: { ...JSON.parse(response.body), requestId: '' },
});

describe('会員の一覧に加える', () => {
  it.each<Partial<GuestSessionRequest>>([
    {},
    { contactKind: 'email', contact: 'HANAKO@example.jp' },
  ])('ログインせずにした予約が、番号と連絡先(%o)で自分の予約になる', async (more) => {
    expect(await listed(member)).toBe(false);
    const claimed = expectStatus(await claim(member, more), 200).json();
    const { id: reservationId, reservationNumber, draftId } = booked;
    expect(claimed).toEqual({ reservationId, reservationNumber });
    const phone = await loggedIn(server, 'taro');
    for (const who of [member, phone]) expect(await listed(who)).toBe(true);
    const seen = await phone.get(`${RESERVATIONS}/${booked.id}`);
    expect(seen.json<Reservation>().draftId).toBe(draftId);
    expectStatus(await phone.get(`${DRAFTS}/${draftId}`), 200);
    // It is the member's now, not the browser's in which it was booked.
    expect((await guest.get(`${RESERVATIONS}/${booked.id}`)).statusCode).toBe(404);
    expectStatus(await claim(member), 200);
  });

  it('予約した端末のセッションが終わっていても、加えられる', async () => {
    const { id } = booked;
    await server.db
      .updateTable('reservation')
      .set({ session_id: null })
      .where('id', '=', id)
      .execute();
    expectStatus(await claim(member), 200);
    expect(await listed(member)).toBe(true);
  });

  it('ほかの会員の予約、確定していない仮予約、違う連絡先は、ない予約と同じ応答になる', async () => {
    const owner = await loggedIn(server, 'hanako');
    const [foreign, held] = [await book(owner), await hold(guest)];
    const unknown = neutral(await claim(member, { reservationNumber: '22222222' }));
    expect(unknown).toMatchObject({ status: 404, body: { code: 'LOOKUP_NOT_FOUND' } });
    for (const more of [
      { reservationNumber: foreign.reservationNumber },
      { reservationNumber: held.reservationNumber },
      { contact: '090-9999-9999' },
    ]) {
      expect(neutral(await claim(member, more))).toEqual(unknown);
    }
    expect((await owner.get(`${RESERVATIONS}/${foreign.id}`)).statusCode).toBe(200);
    expect((await member.get(`${RESERVATIONS}/${foreign.id}`)).statusCode).toBe(404);
  });

  it('その応答までに動く文も、どれも同じ', async () => {
    const kinds: OperationNodeKind[] = [];
    const db = server.db.withPlugin({
      transformQuery: ({ node }) => {
        kinds.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const watched = await startTestServer({
      database: { ...server.database, db, close: async () => undefined },
      clock: server.clock,
    });
    const foreign = await book(await loggedIn(server, 'hanako'));
    const here = new Visitor(watched.app);
    for (const cookie of member.cookies) here.cookies.set(...cookie);
    const statementsOf = async (more: Partial<GuestSessionRequest>) => {
      kinds.length = 0;
      expect((await claim(here, more)).statusCode).toBe(404);
      return [...kinds];
    };
    const unknown = await statementsOf({ reservationNumber: '22222222' });
    expect(await statementsOf({ reservationNumber: foreign.reservationNumber })).toEqual(unknown);
    expect(await statementsOf({ contact: '090-9999-9999' })).toEqual(unknown);
    await watched.close();
  });

  it('照会と同じ回数で止まり、正しい連絡先でも15分間断る', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await claim(member, { contact: '090-9999-9999' })).statusCode).toBe(404);
    }
    const locked = await claim(member);
    expect([locked.json().code, locked.headers['retry-after']]).toEqual(['LOOKUP_LOCKED', '900']);
    server.clock.set('2027-07-20T10:15:00+09:00');
    expectStatus(await claim(await logIn(copyOf(member), 'taro')), 200);
  });

  it('ありえない番号は項目の誤り、ログインしていなければ401', async () => {
    const invalid = await claim(member, { reservationNumber: 'ABCD' });
    expect(invalid.json().errors).toEqual({ reservationNumber: ['INVALID_FORMAT'] });
    const visitor = await claim(await Visitor.arrive(server.app));
    expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});
