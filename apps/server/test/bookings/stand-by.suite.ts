import type { ApiError, Reservation, TicketList } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findAffectedReservations } from '../../src/domain/reservations/affected-reservations.ts';
import { findPassengerList } from '../../src/domain/reservations/passenger-list.ts';
import { findAffected } from '../../src/domain/service/operated-sailings.ts';
import { type TestServer, Visitor } from '../support/api.ts';
import { book, expectStatus, ifMatch, key } from '../support/booking.ts';
import { bookFamily, cancel, cancelShown, quoteOf, wholeTrip } from '../support/cancelling.ts';
import { changeTermsOf } from '../support/changing.ts';
import { CARDS, seen } from '../support/paying.ts';
import {
  atTime,
  BOOKED,
  bookOnFoot,
  bookThereAndBack,
  gateOf,
  LATE,
  NEXT,
  offerStandBy,
  pressLate,
  standBy,
  standByUrl,
} from '../support/stand-by.ts';
import { certificateOf, guestOf, ticketsOf } from '../support/tickets.ts';
import { standByGateSuite } from './stand-by-gate.suite.ts';

const UNTIL = '2027-08-09';

/** Customers who are late, and the gate, whichever database it is. */
export function standBySuite(server: TestServer): void {
  const gate = (line: string) => gateOf(server)(line);
  const refusal = async (line: string) => {
    const { exitCode, text } = await gate(line);
    expect([line, exitCode]).toEqual([line, 1]);
    return text;
  };
  const placesTaken = async (sailingId: string): Promise<number> => {
    const { rows } = await sql<{ taken: number }>`
      select coalesce(sum(c - f), 0)::int as taken from leg_inventory,
        unnest(capacity, free) as u(c, f) where sailing_id = ${sailingId}`.execute(server.db);
    return rows[0]?.taken ?? -1;
  };
  const ticketsNow = async ({ id }: Reservation): Promise<TicketList> => {
    const guest = await guestOf(server, id);
    return expectStatus(await guest.get(ticketsOf(id)), 200).json();
  };
  const closed = async (visitor: Visitor, booked: Reservation): Promise<string | undefined> => {
    const { code, standByClosedReason } = (await pressLate(visitor, booked)).json<ApiError>();
    return standByClosedReason ?? code;
  };
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await Visitor.arrive(server.app);
    await offerStandBy(server);
  });
  afterEach(async () => {
    await offerStandBy(server);
    await server.db
      .updateTable('sailing')
      .set({ status: 'scheduled' })
      .where('status', '=', 'cancelled')
      .where('id', 'in', [BOOKED, NEXT])
      .execute();
  });

  describe('出港に間に合わないと申し出る', () => {
    it('席はすぐに戻り、運賃は残り、乗船券は使えなくなり、メールで確かめられる', async () => {
      const before = await placesTaken(BOOKED);
      const booked = await bookOnFoot(visitor);
      expect(await placesTaken(BOOKED)).toBe(before + 2);
      const guest = await atTime(server, booked);
      const [leg] = (await ticketsNow(booked)).legs;
      const code = leg?.group?.shortCode ?? '';
      expect((await seen(guest, booked.id)).outbound.service.standBy).toEqual({
        state: 'open',
        until: UNTIL,
      });
      const late = await standBy(server, booked);
      expect(await placesTaken(BOOKED)).toBe(before);
      expect(late).toMatchObject({
        state: 'confirmed',
        version: booked.version + 1,
        quote: booked.quote,
        cancellations: [],
        refunds: [],
        outbound: {
          sailing: { id: BOOKED },
          service: { state: 'standBy', standBy: { state: 'waiting', until: UNTIL } },
        },
      });
      expect(late.history.at(-1)).toEqual({ at: LATE, event: 'standBy', by: 'customer' });
      expect((await ticketsNow(booked)).legs).toMatchObject([
        { withheld: 'standBy', group: null, tickets: [] },
      ]);
      expect(await refusal(`check-in ${code} --sailing ${BOOKED}`)).toContain('on stand-by');
      const mails = await server.db
        .selectFrom('mail')
        .select(['subject', 'text_body'])
        .where('kind', '=', 'reservationStandsBy')
        .where('occasion', 'like', `%${booked.id}%`)
        .execute();
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text_body).toMatch(/払い戻せません。8月9日\(月\)までの同じ区間の便に/);
    });

    it('同じ鍵での再送は同じ応答で、2回目の申し出はできない', async () => {
      const booked = await bookOnFoot(visitor);
      const guest = await atTime(server, booked);
      const same = key();
      const [first, again] = [
        await pressLate(guest, booked, 'outbound', same),
        await pressLate(guest, booked, 'outbound', same),
      ];
      expect(again.body).toBe(expectStatus(first, 200).body);
      expect(await closed(guest, first.json<Reservation>())).toBe('used');
    });

    it('できないときは、理由を返して何も変えない', async () => {
      const booked = await bookOnFoot(visitor);
      const family = await bookFamily(await Visitor.arrive(server.app), {
        card: CARDS.frictionless,
      });
      const owner = await atTime(server, family);
      const guest = await atTime(server, booked);
      expect((await seen(owner, family.id)).outbound.service.standBy?.state).toBe('vehicle');
      expect(await closed(owner, family)).toBe('vehicle');
      await offerStandBy(server, 0);
      expect(await closed(guest, booked)).toBe('notOffered');
      await offerStandBy(server);
      await server.db
        .updateTable('sailing')
        .set({ status: 'cancelled' })
        .where('id', '=', BOOKED)
        .execute();
      expect(await closed(guest, booked)).toBe('serviceCancelled');
      await server.db
        .updateTable('sailing')
        .set({ status: 'scheduled' })
        .where('id', '=', BOOKED)
        .execute();
      server.clock.set('2027-08-02T06:40:00+09:00');
      expect(await closed(guest, booked)).toBe('departed');
      expect((await seen(guest, booked.id)).outbound.service.standBy).toBeNull();
      const early = await atTime(server, booked, '2027-08-02T05:00:00+09:00');
      const [leg] = (await ticketsNow(booked)).legs;
      expect((await gate(`check-in ${leg?.tickets[0]?.shortCode}`)).exitCode).toBe(0);
      expect(await closed(early, booked)).toBe('checkedIn');
      const { version } = await seen(early, booked.id);
      expect(version).toBe(booked.version);
    });

    it('支払い前の予約、予約にない行程、古い版では申し出られない', async () => {
      const unpaid = await book(visitor);
      expect(unpaid.outbound.service.standBy).toBeNull();
      expect(await closed(visitor, unpaid)).toBe('RESERVATION_STATE');
      const booked = await bookOnFoot(visitor);
      const noLeg = await pressLate(visitor, booked, 'return');
      expect(expectStatus(noLeg, 422).json()).toMatchObject({ errors: { leg: ['NOT_AVAILABLE'] } });
      const old = await pressLate(visitor, { ...booked, version: booked.version - 1 });
      expect(old.json<ApiError>().code).toBe('VERSION_CONFLICT');
      const stranger = await Visitor.arrive(server.app);
      const other = { ...key(), ...ifMatch(booked.version) };
      expectStatus(await stranger.post(standByUrl(booked.id), { leg: 'outbound' }, other), 404);
    });

    it('遅れている便は、新しい出港まで申し出られる', async () => {
      const booked = await bookOnFoot(visitor);
      await sql`update sailing set delay_minutes = 30, delay_reason = '濃霧のため' where id = ${BOOKED}`.execute(
        server.db,
      );
      const guest = await atTime(server, booked, '2027-08-02T07:09:59+09:00');
      expect((await seen(guest, booked.id)).outbound.service.standBy?.state).toBe('open');
      server.clock.set('2027-08-02T07:10:00+09:00');
      expect((await seen(guest, booked.id)).outbound.service.standBy).toBeNull();
      await sql`update sailing set delay_minutes = null, delay_reason = null where id = ${BOOKED}`.execute(
        server.db,
      );
    });
  });

  describe('申し出た行程', () => {
    it('取り消しも変更もできず、払い戻しはない。もう一方の行程は取り消せる', async () => {
      const booked = await bookThereAndBack(visitor);
      const late = await standBy(server, booked);
      const guest = await atTime(server, booked);
      const paid = { feeYen: 0, refundYen: 0 };
      const refused = await cancel(guest, late, { items: wholeTrip, ...paid });
      expect(refused.json()).toMatchObject({ code: 'CANCEL_CLOSED', leg: 'outbound' });
      expect(await changeTermsOf(guest, late)).toMatchObject({
        isOpen: false,
        reason: 'standBy',
      });
      const returnOnly = [{ leg: 'return' as const, kind: 'leg' as const, position: null }];
      const quoted = await quoteOf(guest, late, returnOnly);
      const left = await cancelShown(guest, late, returnOnly);
      expect(left.cancellations).toMatchObject([{ refundYen: quoted.refundYen }]);
      expect(left.outbound.service.standBy?.state).toBe('waiting');
    });

    it('旅客名簿、便の予約の数、遅れで知らせる相手に、いない', async () => {
      const booked = await bookOnFoot(visitor);
      const other = await bookOnFoot(await Visitor.arrive(server.app), 1);
      const counted = (await findAffected(server.db, [BOOKED])).get(BOOKED);
      await standBy(server, booked);
      const listed = await findPassengerList(server.db, BOOKED);
      const delayed = { id: -1, kind: 'delayed' as const, at: server.clock.now() };
      const affected = await findAffectedReservations(server.db, BOOKED, delayed);
      for (const list of [listed, affected]) {
        const numbers = list.map(({ reservationNumber }) => reservationNumber);
        expect(numbers).toContain(other.reservationNumber);
        expect(numbers).not.toContain(booked.reservationNumber);
      }
      expect((await findAffected(server.db, [BOOKED])).get(BOOKED)).toMatchObject({
        bookings: (counted?.bookings ?? 0) - 1,
        people: (counted?.people ?? 0) - 2,
      });
    });

    it('会社の画面は席がないことを言い、その便の遅延証明書は出ない', async () => {
      const booked = await bookOnFoot(visitor);
      await standBy(server, booked);
      const { text } = await gate(`bookings show ${booked.reservationNumber}`);
      expect(text).toContain(`on stand-by until ${UNTIL}`);
      await sql`update sailing set delay_minutes = 90, delay_reason = '濃霧のため' where id = ${BOOKED}`.execute(
        server.db,
      );
      const guest = await atTime(server, booked);
      const paper = await guest.get(certificateOf(booked.id));
      expect(paper.json<ApiError>().code).toBe('SAILING_AS_PLANNED');
      await sql`update sailing set delay_minutes = null, delay_reason = null where id = ${BOOKED}`.execute(
        server.db,
      );
    });

    it('便が欠航になれば、ほかの欠航と同じく選べて、全額が戻る', async () => {
      const booked = await bookOnFoot(visitor);
      await standBy(server, booked);
      await server.db
        .updateTable('sailing')
        .set({ status: 'cancelled' })
        .where('id', '=', BOOKED)
        .execute();
      const guest = await atTime(server, booked);
      const now = await seen(guest, booked.id);
      expect(now.outbound.service).toMatchObject({ state: 'cancelled', standBy: null });
      expect(now.outbound.service.choiceUntil).not.toBeNull();
      expect(await refusal(`stand-by ${booked.reservationNumber} --sailing ${NEXT}`)).toContain(
        'is not on stand-by',
      );
      const gone = await cancelShown(guest, now, [
        { leg: 'outbound', kind: 'leg', position: null },
      ]);
      expect(gone.cancellations).toMatchObject([{ feeYen: 0, refundYen: booked.quote.totalYen }]);
    });

    it('期限の日の便がすべて出るまでは待ち、翌朝6時には期限切れになる', async () => {
      const booked = await bookOnFoot(visitor);
      await standBy(server, booked);
      for (const [at, state] of [
        // Its last sailing may leave at 24:10, and late.
        ['2027-08-10T05:59:59+09:00', 'waiting'],
        ['2027-08-10T06:00:00+09:00', 'over'],
      ] as const) {
        server.clock.set(at);
        const guest = await guestOf(server, booked.id);
        expect((await seen(guest, booked.id)).outbound.service.standBy).toEqual({
          state,
          until: UNTIL,
        });
      }
      expect((await ticketsNow(booked)).legs[0]?.withheld).toBe('over');
    });
  });

  standByGateSuite(server, { gate, refusal, placesTaken, ticketsNow, visitor: () => visitor });
}
