import type { Reservation, TicketKeyList, TicketList } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { WalletTicket } from '../../src/booking/services/wallets.ts';
import { readTicketCode, sailingTag } from '../../src/domain/tickets/ticket-code.ts';
import { startTestServer, type Visitor } from '../support/api.ts';
import { commit, expectStatus, hold, holdDraft } from '../support/booking.ts';
import { bookPaid, guestOf, passesOf, publicKeys, ticketsOf } from '../support/tickets.ts';
import { draftOf, roundTrip } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

const list = async (id: string, who: Visitor = visitor): Promise<TicketList> =>
  expectStatus(await who.get(ticketsOf(id)), 200).json();

/** The family with its car, out on 2 August at 6:40 and back on the 9th. */
const paidTrip = async () => bookPaid(visitor, await roundTrip(visitor));

/** An hour and a half, known early on the day. */
const LATE = {
  days: { weekdays: ['mon'], holidays: 'asWeekday', added: [], removed: [] },
  from: '3:00',
  routeIds: ['route_strait'],
  state: 'delayed',
  message: '',
  delayMinutes: 90,
};

describe('ウォレット', () => {
  it('設定がなければ、どれもなく、追加もできない', async () => {
    const { id } = await paidTrip();
    const found = await list(id);
    expect(found.wallets).toEqual([]);
    const ticketId = found.legs[0]?.group?.id ?? '';
    const refused = await visitor.post(passesOf(id), { ticketId, wallet: 'google' });
    expect(refused.statusCode).toBe(404);
  });

  it('設定があれば、表示中の1枚を、名前なしで、今の時刻とともに追加できる', async () => {
    const { id, outbound } = await paidTrip();
    const tickets: WalletTicket[] = [];
    const passOf = (ticket: WalletTicket) => {
      tickets.push(ticket);
      return { wallet: 'google' as const, url: 'https://pay.google.com/gp/v/save/a', file: null };
    };
    const { app, ...offering } = await startTestServer({
      database: { ...server.database, close: async () => undefined },
      clock: server.clock,
      wallets: [{ kind: 'google', passOf }],
    });
    const ask = async (ticketId: string) => {
      const guest = await guestOf({ ...offering, app }, id);
      return guest.post(passesOf(id), { ticketId, wallet: 'google' });
    };
    const before = await list(id);
    const groupId = before.legs[0]?.group?.id ?? '';
    expect((await ask(groupId)).json().code).toBe('RESERVATION_STATE');
    server.clock.set('2027-08-02T04:00:00+09:00');
    const shown = await list(id, await guestOf({ ...offering, app }, id));
    expect(shown.wallets).toEqual(['google']);
    expectStatus(await ask(groupId), 201);
    await sql`update operator_source set document = jsonb_set(document, '{serviceReports}', ${JSON.stringify([LATE])}::jsonb)`.execute(
      server.db,
    );
    expectStatus(await ask(groupId), 201);
    await sql`update operator_source set document = document - 'serviceReports'`.execute(server.db);
    expect((await ask('tkt_AAAAAAAAAAAAAAAA')).statusCode).toBe(404);
    const { departureAt, arrivalAt } = outbound.sailing;
    expect(tickets).toMatchObject([
      {
        code: shown.legs[0]?.group?.code,
        checkInClosesAt: '8月2日(月) 5:40',
        isGroup: true,
        departureAt,
        arrivalAt,
      },
      { departureAt: '2027-08-02T08:10:00+09:00', arrivalAt: '2027-08-02T11:50:00+09:00' },
    ]);
    expect(JSON.stringify(tickets)).not.toMatch(/山田|12-34/);
    expect(offering.violations).toEqual([]);
    await app.close();
  });
});

describe('乗船券の一覧', () => {
  it('行程ごとに、全員分の1枚と、乗船者と車両の1枚ずつがある', async () => {
    const { id, outbound } = await paidTrip();
    const found = await list(id);
    expect(found.legs.map(({ leg, withheld }) => [leg, withheld])).toEqual([
      ['outbound', null],
      ['return', null],
    ]);
    const [first] = found.legs;
    expect(first?.opensAt).toBe('2027-08-02T03:40:00+09:00');
    expect(first?.group).toMatchObject({ kind: 'group', state: 'notOpen', code: null });
    expect(
      first?.tickets.map(({ kind, position, isDriver }) => [kind, position, isDriver]),
    ).toEqual([
      ['passenger', 0, true],
      ['passenger', 1, false],
      ['passenger', 2, false],
      ['vehicle', 0, false],
    ]);
    // The driver is there with the car, the others may come on foot.
    const { vehicleCheckInClosesAt, checkInClosesAt } = outbound.sailing;
    expect(first?.group?.checkInClosesAt).toBe(vehicleCheckInClosesAt);
    expect(first?.tickets.map((ticket) => ticket.checkInClosesAt)).toEqual([
      vehicleCheckInClosesAt,
      checkInClosesAt,
      checkInClosesAt,
      vehicleCheckInClosesAt,
    ]);
    expect(first?.group?.bring).toEqual(['vehicleInspection']);
    expect(found.travellers).toHaveLength(8);
    expect(JSON.stringify(found.legs)).not.toMatch(/山田|ヤマダ|12-34/);
  });

  it('表示の開始からコードがあり、署名を公開鍵で確かめられ、名前を含まない', async () => {
    const { id, outbound } = await paidTrip();
    const before = await list(id);
    server.clock.set('2027-08-02T03:40:00+09:00');
    const [leg] = (await list(id, await guestOf(server, id))).legs;
    expect(leg?.group?.state).toBe('valid');
    expect(leg?.group?.id).toBe(before.legs[0]?.group?.id);
    const keys = publicKeys((await visitor.get('/customer-api/ticket-keys')).json<TicketKeyList>());
    const codes = [leg?.group, ...(leg?.tickets ?? [])].map((ticket) => ticket?.code ?? '');
    expect(new Set(codes).size).toBe(5);
    expect(readTicketCode(codes[4] ?? '', keys)).toMatchObject({
      ticketId: leg?.tickets[3]?.id,
      sailingTag: sailingTag(outbound.sailing.id),
      day: '2027-08-02',
      kind: 'vehicle',
      leg: 'outbound',
      generation: 1,
    });
    server.clock.set(outbound.sailing.arrivalAt);
    const [over] = (await list(id, await guestOf(server, id))).legs;
    expect(over).toMatchObject({ withheld: 'over', group: null, tickets: [] });
  });

  it('お支払い前は、その理由だけがある。仮予約には乗船券はない', async () => {
    const held = await hold(visitor);
    expect((await visitor.get(ticketsOf(held.id))).json().code).toBe('RESERVATION_STATE');
    const draft = await draftOf(visitor, await roundTrip(visitor));
    const ready = expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
    const unpaid = expectStatus(await commit(visitor, ready), 200).json<Reservation>();
    expect((await list(unpaid.id)).legs[0]).toMatchObject({ withheld: 'unpaid', group: null });
    const setRule = (isEnough: boolean) =>
      sql`update route set rules = jsonb_set(rules, '{tickets,beforePaymentAtPort}',
        ${JSON.stringify(isEnough)}::jsonb)`.execute(server.db);
    await setRule(true);
    expect((await list(unpaid.id)).legs[0]).toMatchObject({ group: { state: 'notOpen' } });
    // The operator wants the money first again: what was issued is of no use.
    await setRule(false);
    expect((await list(unpaid.id)).legs[0]).toMatchObject({ withheld: 'unpaid', tickets: [] });
    const rows = server.db.selectFrom('ticket').select('revoked_at');
    const issued = await rows.where('reservation_id', '=', unpaid.id).execute();
    expect(issued.map(({ revoked_at }) => revoked_at === null)).toEqual(issued.map(() => false));
  });
});
