import type { Reservation, TicketList } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type CommandResult, runLine } from '../../src/commands/run-line.ts';
import { TEST_KEYS, type TestServer, Visitor } from '../support/api.ts';
import { expectStatus, RESERVATIONS } from '../support/booking.ts';
import { bookPaid, guestOf, ticketsOf } from '../support/tickets.ts';
import { roundTrip } from '../support/trips.ts';

/** Shown from here on, three hours before 6:40. */
const OPEN = '2027-08-02T03:40:00+09:00';
const LATER = '2027-08-02T05:00:00+09:00';
const OUTBOUND = 'sail_strait-0640_20270802';

/** What the port does with tickets by commands, whichever database it is. */
export function gateSuite(server: () => TestServer): void {
  const run = (line: string): Promise<CommandResult> => {
    const keySettings = { ring: '', file: undefined, demonstrationFile: '', dataDir: '' };
    const services = { ...server().services, keys: async () => TEST_KEYS, keySettings };
    return runLine(services, { words: line.split(' '), input: '', actor: 'minato' });
  };
  const refusal = async (line: string) => {
    const { exitCode, text } = await run(line);
    expect([line, exitCode]).toEqual([line, 1]);
    return text;
  };
  const done = async (line: string) => {
    const result = await run(line);
    expect(result).toEqual({ exitCode: 0, text: expect.any(String) });
    return result.text;
  };
  const book = async (): Promise<Reservation> => {
    const visitor = await Visitor.arrive(server().app);
    return bookPaid(visitor, await roundTrip(visitor));
  };
  const outbound = async ({ id }: Reservation, at = OPEN) => {
    server().clock.set(at);
    const guest = await guestOf(server(), id);
    const [leg] = expectStatus(await guest.get(ticketsOf(id)), 200).json<TicketList>().legs;
    if (!leg?.group) throw new Error('There is no ticket');
    return { all: leg.group, tickets: leg.tickets, states: leg.tickets.map(({ state }) => state) };
  };
  const setHours = (hours: number) =>
    sql`update route set rules = jsonb_set(rules, '{tickets,opensHoursBefore}',
      ${String(hours)}::jsonb)`.execute(server().db);
  const codesOf = (ticket?: { code: string | null; shortCode: string | null } | null) => ({
    code: ticket?.code ?? '',
    short: ticket?.shortCode ?? '',
  });

  it('a ticket is checked in once, and the second time says when; aboard it goes once', async () => {
    const booked = await book();
    const { tickets } = await outbound(booked);
    const { code, short } = codesOf(tickets[0]);
    expect(await done(`check-in ${code} --sailing ${OUTBOUND}`)).toBe(
      `${short} is checked in at ${OPEN}: outbound, ${OUTBOUND}`,
    );
    server().clock.set(LATER);
    const typed = `${short.slice(0, 4)}-${short.slice(4).toLowerCase()}`;
    expect(await done(`check-in ${typed}`)).toBe(`${short} was checked in already, at ${OPEN}`);
    expect((await outbound(booked, LATER)).tickets[0]).toMatchObject({
      state: 'checkedIn',
      checkedInAt: OPEN,
      code,
    });
    expect(await done(`board ${short}`)).toContain(`is aboard at ${LATER}`);
    expect(await refusal(`board ${code}`)).toBe(`used: aboard since ${LATER}`);
    expect(await refusal(`check-in ${code}`)).toBe(`used: aboard since ${LATER}`);
    expect((await outbound(booked, LATER)).states).toEqual(['boarded', 'valid', 'valid', 'valid']);
    const rows = await server().db.selectFrom('operator_audit').selectAll().orderBy('id').execute();
    expect(rows.slice(-3).map(({ command, actor }) => [command, actor])).toEqual([
      ['check-in', 'minato'],
      ['check-in', 'minato'],
      ['board', 'minato'],
    ]);
    expect(rows.at(-1)?.details).toBe(`${tickets[0]?.id} outbound ${OUTBOUND}`);
  });

  it('全員分の1枚で、全員と車が乗船手続き済みになり、乗船済みになる', async () => {
    const booked = await book();
    const { all, tickets } = await outbound(booked);
    await done(`board ${codesOf(tickets[1] ?? all).code}`);
    expect(await done(`check-in ${codesOf(all).short}`)).toContain(
      'with the tickets of the leg: 3 now, 1 before',
    );
    const expected = ['checkedIn', 'boarded', 'checkedIn', 'checkedIn'];
    expect((await outbound(booked)).states).toEqual(expected);
    // Who goes aboard without having been checked in is checked in as well.
    expect((await outbound(booked)).tickets[1]).toMatchObject({ checkedInAt: OPEN });
    await done(`board ${codesOf(all).code}`);
    expect((await outbound(booked)).states).toEqual(tickets.map(() => 'boarded'));
    const guest = await guestOf(server(), booked.id);
    const { history } = (await guest.get(`${RESERVATIONS}/${booked.id}`)).json<Reservation>();
    expect(history.slice(-3)).toEqual([
      { at: OPEN, event: 'boarded', by: 'operator' },
      { at: OPEN, event: 'checkedIn', by: 'operator' },
      { at: OPEN, event: 'boarded', by: 'operator' },
    ]);
  });

  it('1枚ずつ全員と車が乗船した後は、全員分の1枚も使用済みで、二度は乗れない', async () => {
    const booked = await book();
    const { all, tickets } = await outbound(booked);
    for (const ticket of tickets.slice(1)) await done(`check-in ${codesOf(ticket).short}`);
    expect((await outbound(booked)).all.state).toBe('valid');
    for (const ticket of tickets) await done(`board ${codesOf(ticket).short}`);
    for (const line of ['board', 'check-in']) {
      expect(await refusal(`${line} ${codesOf(all).code}`)).toBe(`used: aboard since ${OPEN}`);
    }
    expect((await outbound(booked)).all).toMatchObject({ state: 'boarded', boardedAt: OPEN });
  });

  it('出港の6時間前から、遅れていればその出港まで通れ、前の日と出港の後は通れない', async () => {
    const booked = await book();
    await setHours(24);
    const { all, tickets } = await outbound(booked, '2027-08-01T12:00:00+09:00');
    const [first, second, third] = tickets.map((ticket) => codesOf(ticket).code);
    expect(await refusal(`board ${first}`)).toBe('wrong day: the ticket is for 2027-08-02');
    server().clock.set('2027-08-02T00:39:59+09:00');
    const from = '2027-08-02T00:40:00+09:00';
    expect(await refusal(`check-in ${first}`)).toBe(`not yet open: the ticket opens at ${from}`);
    server().clock.set(from);
    await done(`board ${first}`);
    server().clock.set('2027-08-02T06:39:59+09:00');
    await done(`board ${second}`);
    const departureAt = '2027-08-02T06:40:00+09:00';
    server().clock.set(departureAt);
    expect(await refusal(`board ${third}`)).toBe(`over: its sailing departed at ${departureAt}`);
    const reports = (minutes: number) => {
      const days = { weekdays: ['mon'], holidays: 'asWeekday', added: [], removed: [] };
      const report = { days, from: '5:00' };
      const late = { ...report, routeIds: ['route_strait'], state: 'delayed', message: '' };
      return sql`update operator_source set document = jsonb_set(document, '{serviceReports}',
        ${JSON.stringify(minutes > 0 ? [{ ...late, delayMinutes: minutes }] : [])}::jsonb)`.execute(
        server().db,
      );
    };
    await reports(90);
    server().clock.set('2027-08-02T08:09:59+09:00');
    await done(`board ${third}`);
    server().clock.set('2027-08-02T08:10:00+09:00');
    expect(await refusal(`board ${codesOf(all).code}`)).toBe(
      'over: its sailing departed at 2027-08-02T08:10:00+09:00',
    );
    await reports(0);
    await setHours(3);
  });

  it('0時台の便は、前の日の夜から乗船手続きができる', async () => {
    const booked = await book();
    const { all } = await outbound(booked);
    const { short } = codesOf(all);
    // Half past midnight instead of 6:40.
    const move = (minutes: number) =>
      sql`update sailing set call_departures = (select array_agg(d + ${minutes}::int order by i)
          from unnest(call_departures) with ordinality as u(d, i)),
        call_arrivals = (select array_agg(d + ${minutes}::int order by i)
          from unnest(call_arrivals) with ordinality as u(d, i)) where id = ${OUTBOUND}`.execute(
        server().db,
      );
    await move(-370);
    server().clock.set('2027-08-01T21:29:59+09:00');
    expect(await refusal(`check-in ${short}`)).toMatch(/^not yet open/);
    server().clock.set('2027-08-01T21:30:00+09:00');
    expect(await done(`check-in ${short}`)).toContain('4 now, 0 before');
    await move(370);
  });

  it('表示の開始前、別の便、別の日、出港後の乗船券は通れない', async () => {
    const booked = await book();
    const { all } = await outbound(booked);
    const { code } = codesOf(all);
    expect(await refusal(`board ${code} --sailing sail_strait-0830_20270802`)).toBe(
      `wrong sailing: the ticket is for ${OUTBOUND}`,
    );
    server().clock.set('2027-08-02T03:39:59+09:00');
    expect(await refusal(`check-in ${code}`)).toBe(`not yet open: the ticket opens at ${OPEN}`);
    for (const day of ['2027-08-01', '2027-08-03']) {
      server().clock.set(`${day}T06:00:00+09:00`);
      expect(await refusal(`board ${code}`)).toBe('wrong day: the ticket is for 2027-08-02');
    }
    const { departureAt, arrivalAt } = booked.outbound.sailing;
    for (const at of [departureAt, arrivalAt]) {
      server().clock.set(at);
      expect(await refusal(`board ${code}`)).toBe(`over: its sailing departed at ${departureAt}`);
    }
  });

  it('別の日の復路の乗船券は、表示できても、往路の日には通れず、復路の日に通れる', async () => {
    const { id, return: returnLeg } = await book();
    await setHours(14 * 24);
    server().clock.set(LATER);
    const list = await (await guestOf(server(), id)).get(ticketsOf(id));
    const { code } = codesOf(expectStatus(list, 200).json<TicketList>().legs[1]?.group);
    await setHours(3);
    const { id: sailing, date, departureAt } = returnLeg?.sailing ?? {};
    expect(await refusal(`board ${code}`)).toBe(`wrong day: the ticket is for ${date}`);
    server().clock.set(new Date(Date.parse(departureAt ?? '') - 3_600_000).toISOString());
    expect(await done(`check-in ${code} --sailing ${sailing}`)).toContain('4 now, 0 before');
  });

  it('偽造、書き換え、知らないコードは通れず、何も変わらない', async () => {
    const booked = await book();
    const { code } = codesOf((await outbound(booked)).all);
    const flip = (at: number) =>
      `${code.slice(0, at)}${code[at] === 'A' ? 'B' : 'A'}${code.slice(at + 1)}`;
    expect(await refusal(`board ${flip(140)}`)).toBe('forged: the code’s signature is wrong');
    expect(await refusal(`board ${flip(4)}`)).toMatch(/^forged: .* key that is not ours$/);
    expect(await refusal(`board ${code.slice(0, 100)}`)).toBe('this is no code of a ticket');
    expect(await refusal('board 22222222')).toBe('there is no ticket with this code');
    expect((await run('board')).exitCode).toBe(2);
    expect((await outbound(booked)).states).toEqual(['valid', 'valid', 'valid', 'valid']);
  });

  it('予約が変わった乗船券と、欠航した便の乗船券は無効で、新しい乗船券が使える', async () => {
    const booked = await book();
    const before = await outbound(booked);
    const setName = (passengers: Reservation['passengers']) =>
      server()
        .db.updateTable('reservation')
        .set((eb) => ({ passengers: JSON.stringify(passengers), version: eb('version', '+', 1) }))
        .where('id', '=', booked.id)
        .execute();
    const other = {
      ...booked.passengers[1],
      familyNameKana: 'サトウ',
    } as (typeof booked.passengers)[0];
    await setName(booked.passengers.with(1, other));
    const { code, short } = codesOf(before.tickets[1] ?? before.all);
    for (const old of [code, short, codesOf(before.all).code]) {
      expect(await refusal(`check-in ${old}`)).toMatch(
        /^cancelled at .*there may be a new ticket$/,
      );
    }
    const after = await outbound(booked);
    expect(after.tickets.map(({ id }, index) => id === before.tickets[index]?.id)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    await done(`check-in ${codesOf(after.all).code}`);
    const setStatus = (status: 'cancelled' | 'scheduled') =>
      server().db.updateTable('sailing').set({ status }).where('id', '=', OUTBOUND).execute();
    await setStatus('cancelled');
    const line = `board ${codesOf(after.all).code}`;
    expect(await refusal(line)).toBe('cancelled: its sailing does not run');
    await setStatus('scheduled');
  });
}
