import type { Reservation, SailingSearchResult } from '@ferry/api/customer-server';
import { type Kysely, sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { notifyOfSailings } from '../../src/booking/reservations/notify-of-sailings.ts';
import type { Database } from '../../src/database/schema.ts';
import { NOW, type TestServer, Visitor } from '../support/api.ts';
import { book, fillDraft, holdDraft } from '../support/booking.ts';
import { bookFamily, quoteOf, wholeTrip } from '../support/cancelling.ts';
import { CARDS, seen } from '../support/paying.ts';
import { BOOKED, runnerOf } from './sailing-commands.suite.ts';

const NEXT_DAY = BOOKED.replace(/0802$/, '0803');
const ISLANDS = 'sail_islands-0720_20270804';

/** A sailing as another document has it: minutes later. */
export const differFromDocument = (
  db: Kysely<Database>,
  id: string,
  minutes: number,
  isMovable = true,
) =>
  sql`update sailing set document_calls = jsonb_build_object('vessel', vessel_id,
      'ports', call_ports, 'isMovable', ${isMovable}::boolean,
      'departures', (select array_agg(m + ${minutes}::int) from unnest(call_departures) m),
      'arrivals', (select array_agg(m + ${minutes}::int) from unnest(call_arrivals) m))
    where id = ${id}`.execute(db);

/** What the company does about sold sailings that another timetable has otherwise, on both databases. */
export function differingCommandsSuite(server: TestServer): void {
  const run = (...words: string[]) => runnerOf(server)('sailings', ...words);
  const done = async (...words: string[]) => {
    const result = await run(...words);
    expect(result).toEqual({ exitCode: 0, text: expect.any(String) });
    return result.text;
  };
  const differ = (id: string, minutes: number, isMovable = true) =>
    differFromDocument(server.db, id, minutes, isMovable);
  const times = async (id: string) =>
    (
      await server.db
        .selectFrom('sailing')
        .select(['call_departures', 'call_arrivals'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).call_departures[0];
  const tell = () =>
    notifyOfSailings(server.db, server.clock, (error) => {
      throw error;
    });
  const mails = async ({ id }: Reservation) =>
    server.db
      .selectFrom('mail')
      .select(['subject', 'text_body'])
      .where('kind', '=', 'sailingNews')
      .where('occasion', 'like', `%${id}`)
      .execute();
  const isFound = async (visitor: Visitor) => {
    const query = new URLSearchParams({
      ...{ fromPortId: 'port_shiomi', toPortId: 'port_nagiura' },
      ...{ date: '2027-08-02', adults: '1' },
    });
    const found = await visitor.get(`/customer-api/sailings?${query}`);
    return found
      .json<SailingSearchResult>()
      .sailingOffers.some(({ sailing }) => sailing.id === BOOKED);
  };
  afterEach(async () => {
    server.clock.set(NOW);
    for (const id of [BOOKED, NEXT_DAY, ISLANDS]) {
      await sql`update sailing s set document_calls = null, kept_calls = null,
        call_departures = o.call_departures, call_arrivals = o.call_arrivals
        from sailing o where s.id = ${id} and o.trip_id = s.trip_id and o.service_date = '2027-08-10'`.execute(
        server.db,
      );
    }
    await sql`update reservation_leg set moved_from = null`.execute(server.db);
    await server.db.deleteFrom('sailing_event').execute();
  });

  it('a sailing that differs is off sale and listed with its bookings, and kept on purpose it is sold again', async () => {
    const visitor = await Visitor.arrive(server.app);
    const booked = await book(visitor);
    const draft = await fillDraft(visitor);
    await differ(BOOKED, -15);
    expect(await isFound(visitor)).toBe(false);
    expect((await holdDraft(visitor, draft)).json().code).toBe('WEB_SALES_CLOSED');
    expect(await done('differing')).toMatch(
      new RegExp(
        `${BOOKED}\\t2027-08-02\\t汐見港-凪浦港\\t11:20-15:00\\tnow 11:05-14:45\\t.*${booked.reservationNumber}`,
      ),
    );
    const [listed] = JSON.parse(await done('differing', '--json'));
    expect(listed).toMatchObject({ id: BOOKED, time: '11:20-15:00', newTime: '11:05-14:45' });
    expect(listed.bookings).toContain(booked.reservationNumber);
    expect(await done('show', BOOKED)).toContain('\tdiffering\t');
    expect(await done('keep', BOOKED, '--dry-run')).toMatch(/would be kept\nnothing is changed$/);
    expect(await isFound(visitor)).toBe(false);
    expect(await done('keep', BOOKED)).toContain(`${BOOKED}\tis kept`);
    expect(await isFound(visitor)).toBe(true);
    expect(await done('keep', BOOKED)).toContain('\tnothing to do');
    expect(await done('differing')).toBe('no sold sailing differs');
    await tell();
    expect(await mails(booked)).toEqual([]);
  });

  it('a sailing that is moved has its new times, its customers one mail, and a free choice; who books it then has neither', async () => {
    const visitor = await Visitor.arrive(server.app);
    const [paid, unpaid] = [
      await bookFamily(visitor, { card: CARDS.frictionless }),
      await book(await Visitor.arrive(server.app)),
    ];
    const id = paid.outbound.sailing.id;
    const before = await times(id);
    await differ(id, -15);
    await differ(BOOKED, -15);
    expect(await done('move', id, '--dry-run')).toMatch(/would be moved\nnothing is changed$/);
    expect(await times(id)).toBe(before);
    await done('move', ...new Set([id, BOOKED]));
    expect(await times(id)).toBe((before ?? 0) - 15);
    expect(await done('move', id)).toContain('\tnothing to do');
    await tell();
    await tell();
    const [mail, ...more] = await mails(paid);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('時刻変更のお知らせ');
    expect(mail?.text_body).toMatch(
      /ご予約のときの出港\(6:40\)から変わりました。.*6:25に出港します/,
    );
    expect(mail?.text_body).toContain('別の便に乗る');
    const { outbound } = await seen(visitor, paid.id);
    expect(outbound.service).toMatchObject({
      state: 'changed',
      departureAt: '2027-08-02T06:25:00+09:00',
      choiceUntil: '2027-08-02T06:25:00+09:00',
    });
    expect((await quoteOf(visitor, paid, wholeTrip)).feeYen).toBe(0);
    const after = await server.db
      .selectFrom('reservation')
      .select('limit_time')
      .where('id', '=', unpaid.id)
      .executeTakeFirstOrThrow();
    expect(Date.parse(unpaid.limitTime) - after.limit_time.getTime()).toBe(15 * 60_000);
    const later = await Visitor.arrive(server.app);
    const booked = await book(later);
    await tell();
    expect(await mails(booked)).toEqual([]);
    expect((await seen(later, booked.id)).outbound.service).toMatchObject({
      ...{ state: 'normal', choiceUntil: null },
    });
    await sql`update sailing set call_departures = (select array_agg(m + 15) from unnest(call_departures) m),
      call_arrivals = (select array_agg(m + 15) from unnest(call_arrivals) m) where id = ${id} and id <> ${BOOKED}`.execute(
      server.db,
    );
  });

  it('of a sailing that is later from its third port on, who leaves it before is told nothing', async () => {
    const section = async (fromPortId: string, toPortId: string) => {
      const visitor = await Visitor.arrive(server.app);
      const trip = { ports: { fromPortId, toPortId }, date: '2027-08-04', sailing: 0 };
      return { visitor, booked: await book(visitor, trip) };
    };
    const before = await section('port_nagiura', 'port_suzune');
    const after = await section('port_suzune', 'port_hokage');
    const on = [before, after].map(({ booked }) => booked.outbound.sailing.id);
    expect(on).toEqual([ISLANDS, ISLANDS]);
    const later = (column: string) => sql`(select array_agg(case when n > 2 then m + 20 else m end
      order by n) from unnest(${sql.ref(column)}) with ordinality as t(m, n))`;
    await sql`update sailing set document_calls = jsonb_build_object('vessel', vessel_id, 'ports', call_ports,
        'isMovable', true, 'departures', ${later('call_departures')},
        'arrivals', ${later('call_arrivals')})
      where id = ${ISLANDS}`.execute(server.db);
    await done('move', ISLANDS);
    await tell();
    const states = [before, after].map(async ({ visitor, booked }) => {
      const { service } = (await seen(visitor, booked.id)).outbound;
      return [service.state, (await mails(booked)).length];
    });
    expect(await Promise.all(states)).toEqual([
      ['normal', 0],
      ['changed', 1],
    ]);
  });

  it('another ship, other ports or nothing in the timetable cannot be moved to: said with the next step', async () => {
    await differ(BOOKED, 10, false);
    expect(await run('move', BOOKED)).toEqual({
      exitCode: 1,
      text: `${BOOKED}: the timetable has another ship or other ports for it: "sailings keep" it, or "sailings cancel" it; nothing is changed`,
    });
    await sql`update sailing set document_calls = '{}' where id = ${NEXT_DAY}`.execute(server.db);
    expect(await done('differing')).toContain('now in no timetable');
    expect((await run('move', NEXT_DAY)).text).toContain('the timetable has it no more');
    expect(await times(BOOKED)).toBe(11 * 60 + 20);
  });

  it('a sailing is not moved into the past: nobody could choose any more', async () => {
    await differ(BOOKED, -30);
    server.clock.set('2027-08-02T11:00:00+09:00');
    expect(await run('move', BOOKED)).toEqual({
      exitCode: 1,
      text: `${BOOKED}: its new departure is in the past: "sailings keep" it, or "sailings cancel" it; nothing is changed`,
    });
    server.clock.set(NOW);
  });
}
