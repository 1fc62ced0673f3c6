import type { Reservation, ReservationList } from '@ferry/api/customer-server';
import { nextDeadline } from '@ferry/format/next-deadline';
import { beforeEach, describe, expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import {
  book,
  commit,
  customers,
  DRAFTS,
  expectStatus,
  fillDraft,
  hold,
  holdDraft,
  ifMatch,
  passenger,
  RESERVATIONS,
} from '../support/booking.ts';
import { cancelShown } from '../support/cancelling.ts';
import { aboutToPayMore } from '../support/changed-once.ts';
import { loggedIn, logIn, useDemoMembers } from '../support/members.ts';
import { CARDS, seen } from '../support/paying.ts';
import { BUS_PASS, buyTicket } from '../support/purchases.ts';
import { bookOnFoot, pressLate } from '../support/stand-by.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);
const visitor = useVisitor(server);

beforeEach(async () => {
  await server.db.updateTable('reservation').set({ session_id: null }).execute();
});

const list = async (who: Visitor, query: string): Promise<ReservationList> =>
  expectStatus(await who.get(`${RESERVATIONS}?${query}`), 200).json();
const idsOf = ({ items }: Pick<ReservationList, 'items'>) => items.map(({ id }) => id);

describe('会員の予約の一覧', () => {
  it('当日空席待ちの予約は、待てる最後の日までこれからの予約で、次の乗船も締切もない', async () => {
    const member = await logIn(visitor, 'hanako');
    const booked = await bookOnFoot(member);
    const { version } = await seen(member, booked.id);
    expectStatus(await pressLate(member, { id: booked.id, version }), 200);
    const waits = { state: 'standBy', standBy: { state: 'waiting', until: '2027-08-09' } };
    expect((await list(member, 'period=upcoming')).items).toMatchObject([
      { id: booked.id, outboundService: waits, nextBoarding: null, nextDeadline: null },
    ]);
    const on = async (at: string) => {
      server.clock.set(at);
      return idsOf(
        await list(await logIn(await Visitor.arrive(server.app), 'hanako'), 'period=upcoming'),
      );
    };
    expect(await on('2027-08-09T23:00:00+09:00')).toEqual([booked.id]);
    expect(await on('2027-08-10T01:00:00+09:00')).toEqual([]);
  });

  it('これからの予約を、便と期限と金額とともに返し、名前は含まず、仮予約とほかの会員のものは含まない', async () => {
    const booked = await book(visitor);
    await hold(visitor);
    await book(await Visitor.arrive(server.app));
    const member = await logIn(visitor, 'hanako');
    const response = await list(member, 'period=upcoming');
    expect(response).toEqual({
      items: [
        {
          id: booked.id,
          reservationNumber: booked.reservationNumber,
          state: 'confirmedUnpaid',
          outbound: booked.outbound.sailing,
          outboundService: {
            state: 'normal',
            message: '',
            departureAt: null,
            arrivalAt: null,
            choiceUntil: null,
            hasCertificate: false,
            standBy: null,
          },
          return: null,
          returnService: null,
          passengers: booked.passengers.length,
          vehicles: booked.outbound.vehicles.length,
          totalYen: booked.quote.totalYen,
          limitTime: booked.limitTime,
          partnerTicket: null,
          nextDeadline: {
            kind: 'checkIn',
            leg: 'outbound',
            at: booked.outbound.sailing.checkInClosesAt,
          },
          nextBoarding: {
            leg: 'outbound',
            checkInClosesAt: booked.outbound.sailing.checkInClosesAt,
            hasVehicles: false,
            hasAssistance: false,
          },
        },
      ],
      nextCursor: null,
      counts: { upcoming: 1, past: 0, cancelled: 0, partnerTickets: 0 },
      serverTime: booked.serverTime,
    });
    expect(JSON.stringify(response)).not.toMatch(/山田|花子|090-/);
    for (const period of ['past', 'cancelled']) {
      expect(idsOf(await list(member, `period=${period}`))).toEqual([]);
    }
    expect(idsOf(await list(await loggedIn(server, 'taro'), 'period=upcoming'))).toEqual([]);
  });

  it('次の乗船の締切は、お手伝いの分だけ早く、内容は含まず、出港した後と欠航ではない', async () => {
    const draft = await fillDraft(visitor);
    const input = {
      ...customers(),
      passengers: [passenger({ assistance: ['steps'] })],
      sensitiveDataConsent: true,
    };
    const saved = await visitor.put(
      `${DRAFTS}/${draft.id}/customers`,
      input,
      ifMatch(draft.version),
    );
    const held = await holdDraft(visitor, expectStatus(saved, 200).json());
    const { outbound } = expectStatus(await commit(visitor, held.json()), 200).json<Reservation>();
    const next = async () => {
      const member = await loggedIn(server, 'hanako');
      const response = await list(member, 'period=upcoming');
      expect(JSON.stringify(response)).not.toContain('steps');
      return response.items[0]?.nextBoarding;
    };
    await logIn(visitor, 'hanako');
    expect(await next()).toEqual({
      leg: 'outbound',
      // Half an hour before those who walk on board by themselves.
      checkInClosesAt: '2027-08-02T10:20:00+09:00',
      hasVehicles: false,
      hasAssistance: true,
    });
    expect(outbound.sailing.checkInClosesAt).toBe('2027-08-02T10:50:00+09:00');
    const setStatus = (status: 'scheduled' | 'cancelled') =>
      server.db
        .updateTable('sailing')
        .set({ status })
        .where('id', '=', outbound.sailing.id)
        .execute();
    await setStatus('cancelled');
    expect(await next()).toBeNull();
    await setStatus('scheduled');
    server.clock.set(outbound.sailing.departureAt);
    expect(await next()).toBeNull();
  });

  it('次の期限は、予約の詳細と同じ:変更の差額、メールアドレスの確認、払い戻し先の登録', async () => {
    const { booked, request } = await aboutToPayMore(visitor, { card: CARDS.frictionless }, 'port');
    const { change } = expectStatus(await visitor.send(request), 200).json<Reservation>();
    const unpaid = await book(visitor);
    const member = await logIn(visitor, 'hanako');
    const next = async (of: Reservation) => {
      const { items } = await list(member, 'period=upcoming');
      const { nextDeadline: listed } = items.find(({ id }) => id === of.id) ?? {};
      expect(listed).toEqual(nextDeadline(await seen(member, of.id)));
      return listed;
    };
    expect(await next(booked)).toEqual({ kind: 'payDifference', leg: null, at: change?.limitTime });
    const soon = new Date(server.clock.now().getTime() + 3_600_000);
    await server.db
      .updateTable('reservation')
      .set({ confirm_mail_by: soon })
      .where('id', '=', unpaid.id)
      .execute();
    expect((await next(unpaid))?.kind).toBe('confirmMail');
    const legs = (['outbound', 'return'] as const).filter((leg) => booked[leg]);
    await cancelShown(
      member,
      await seen(member, booked.id),
      legs.map((leg) => ({ leg, kind: 'leg', position: null })),
    );
    const refund = server.db.updateTable('refund');
    const before = await server.db
      .selectFrom('refund')
      .select(['state', 'way', 'next_check_at', 'register_by'])
      .executeTakeFirstOrThrow();
    const asked = { state: 'needsAccount', way: 'account', next_check_at: null } as const;
    await refund.set({ ...asked, register_by: soon }).execute();
    const { items } = await list(member, 'period=cancelled');
    expect(items[0]?.nextDeadline?.kind).toBe('registerAccount');
    expect(items[0]?.nextDeadline).toEqual(nextDeadline(await seen(member, booked.id)));
    // As it was, for what is checked after each test.
    await refund.set(before).execute();
  });

  it('取り消した予約には、次の乗船がない', async () => {
    const booked = await book(visitor);
    await cancelShown(visitor, booked, [{ leg: 'outbound', kind: 'leg', position: null }]);
    const member = await logIn(visitor, 'hanako');
    const { items } = await list(member, 'period=cancelled');
    expect(items.map(({ state, nextBoarding }) => [state, nextBoarding])).toEqual([
      ['cancelled', null],
    ]);
  });

  it('続きは、間に予約が増えても、抜けも重なりもない', async () => {
    const all: string[] = [];
    for (let count = 0; count < 5; count += 1) all.push((await book(visitor)).id);
    const member = await logIn(visitor, 'hanako');
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: ReservationList = await list(
        member,
        `period=upcoming&limit=2${cursor && `&cursor=${cursor}`}`,
      );
      expect(page.items.length).toBeLessThanOrEqual(2);
      expect(page.counts).toEqual({ upcoming: 5, past: 0, cancelled: 0, partnerTickets: 0 });
      seen.push(...idsOf(page));
      cursor = page.nextCursor;
    }
    expect(seen.sort()).toEqual(all.sort());
  });

  it('到着した後は過去に移り、30か月で消える', async () => {
    const booked = await book(visitor);
    await logIn(visitor, 'hanako');
    const at = async (now: string) => {
      server.clock.set(now);
      const member = await loggedIn(server, 'hanako');
      const past = await list(member, 'period=past');
      expect(past.counts.past).toBe(past.items.length);
      return [idsOf(await list(member, 'period=upcoming')), idsOf(past)];
    };
    expect(await at('2027-08-02T23:00:00+09:00')).toEqual([[booked.id], []]);
    expect(await at('2027-08-03T00:00:00+09:00')).toEqual([[], [booked.id]]);
    // Of what did not sail another sailing can be chosen for a week.
    const setStatus = (status: 'scheduled' | 'cancelled') =>
      server.db
        .updateTable('sailing')
        .set({ status })
        .where('id', '=', booked.outbound.sailing.id)
        .execute();
    await setStatus('cancelled');
    expect(await at('2027-08-09T23:00:00+09:00')).toEqual([[booked.id], []]);
    expect(await at('2027-08-10T00:00:00+09:00')).toEqual([[], [booked.id]]);
    await setStatus('scheduled');
    expect(await at('2030-02-02T12:00:00+09:00')).toEqual([[], [booked.id]]);
    expect(await at('2030-02-03T12:00:00+09:00')).toEqual([[], []]);
  });

  it('提携きっぷで購入した予約だけを、到着した後も返し、数える', async () => {
    await book(visitor);
    const bought = await buyTicket(visitor, BUS_PASS);
    await logIn(visitor, 'hanako');
    const at = async (now: string) => {
      server.clock.set(now);
      const { counts, ...page } = await list(
        await loggedIn(server, 'hanako'),
        'period=partnerTickets',
      );
      return [idsOf(page), counts.partnerTickets];
    };
    expect(await at('2027-08-02T12:00:00+09:00')).toEqual([[bought.id], 1]);
    expect(await at('2027-08-20T12:00:00+09:00')).toEqual([[bought.id], 1]);
  });

  it('期限までにお支払いがなかった予約は、取消に並ぶ', async () => {
    const booked = await book(visitor);
    await server.db
      .updateTable('reservation')
      .set({ state: 'expired' })
      .where('id', '=', booked.id)
      .execute();
    const member = await logIn(visitor, 'hanako');
    expect(idsOf(await list(member, 'period=cancelled'))).toEqual([booked.id]);
    const { items, counts } = await list(member, 'period=cancelled');
    expect(items[0]?.limitTime).toBeNull();
    expect(counts).toEqual({ upcoming: 0, past: 0, cancelled: 1, partnerTickets: 0 });
    // As it was, for what is checked after each test.
    await server.db
      .updateTable('reservation')
      .set({ state: 'confirmedUnpaid' })
      .where('id', '=', booked.id)
      .execute();
  });

  it.each([
    ['period=', { period: ['UNKNOWN_VALUE'] }],
    ['period=upcoming&limit=0', { limit: ['OUT_OF_RANGE'] }],
    ['period=upcoming&cursor=abcd', { cursor: ['INVALID_FORMAT'] }],
    [
      `period=past&cursor=${Buffer.from('2027-02-30 rsv_x').toString('base64url')}`,
      { cursor: ['INVALID_FORMAT'] },
    ],
    [
      `period=past&cursor=${Buffer.from('0000-01-01 rsv_x').toString('base64url')}`,
      { cursor: ['INVALID_FORMAT'] },
    ],
  ])('「%s」は、どこが違うかを返す', async (query, errors) => {
    const member = await logIn(visitor, 'hanako');
    const refused = expectStatus(await member.get(`${RESERVATIONS}?${query}`), 422);
    expect(refused.json().errors).toEqual(errors);
  });

  it('ログインしていなければ401', async () => {
    expect((await visitor.get(`${RESERVATIONS}?period=upcoming`)).json().code).toBe(
      'UNAUTHENTICATED',
    );
  });
});
