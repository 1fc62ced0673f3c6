import type { CreatedTicketShare, Reservation, TicketList } from '@ferry/api/customer-server';
import { expect, it } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import { passGate } from '../../src/domain/tickets/gate.ts';
import { findTicket, stampTickets } from '../../src/domain/tickets/ticket-rows.ts';
import { NOW, TEST_KEYS, Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { bookPaid, guestOf, SHARED_TICKETS, sharesOf, ticketsOf } from '../support/tickets.ts';
import { roundTrip } from '../support/trips.ts';
import { usePostgresServer } from '../support/use-postgres-server.ts';
import { gateSuite } from './gate.suite.ts';

// On PostgreSQL, where several ports, customers and jobs are at the same tickets at once.

const server = usePostgresServer({ processes: 2 });
gateSuite(() => server);

const RIVALS = 8;
const OPEN = '2027-08-02T04:00:00+09:00';
const processes = () => Array.from({ length: RIVALS }, (_, index) => server.processes[index % 2]);

async function booking(): Promise<Reservation> {
  server.clock.set(NOW);
  const visitor = await Visitor.arrive(server.app);
  return bookPaid(visitor, await roundTrip(visitor));
}

async function ticketsNow({ id }: Reservation): Promise<TicketList> {
  const guest = await guestOf(server, id);
  return expectStatus(await guest.get(ticketsOf(id)), 200).json();
}

it('tickets that many ask for at once are issued once', async () => {
  const booked = await booking();
  const guests: Visitor[] = [];
  // One after the other: look-ups of one number at once lock it.
  for (const process of processes()) guests.push(await guestOf(process ?? server, booked.id));
  const lists = await Promise.all(guests.map((guest) => guest.get(ticketsOf(booked.id))));
  const idsOf = (list: (typeof lists)[0]) =>
    list
      .json<TicketList>()
      .legs.map(({ group, tickets }) => [group?.id, ...tickets.map((t) => t.id)]);
  expect(new Set(lists.map((list) => JSON.stringify(idsOf(list)))).size).toBe(1);
  const rows = await server.db.selectFrom('ticket').selectAll().execute();
  expect(rows.map(({ generation, revoked_at }) => [generation, revoked_at])).toEqual(
    rows.map(() => [1, null]),
  );
  expect(rows).toHaveLength(10);
});

it('a ticket that is shown at several gates at once goes aboard once, and all are told when', async () => {
  const booked = await booking();
  server.clock.set(OPEN);
  const code = (await ticketsNow(booked)).legs[0]?.tickets[0]?.shortCode ?? '';
  const at = (index: number) => new Date(Date.parse(OPEN) + index * 1000);
  const gates = (action: 'checkIn' | 'board') =>
    Promise.allSettled(
      processes().map((process, index) =>
        inTransaction((process ?? server).db, (tx) =>
          passGate(tx, TEST_KEYS, action, { code }, at(index)),
        ),
      ),
    );
  const checkedIn = await gates('checkIn');
  const passed = checkedIn.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(passed.map(({ stamped }) => stamped).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  expect(new Set(passed.map((each) => each.at.getTime())).size).toBe(1);
  const boarded = await gates('board');
  expect(boarded.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const ticket = await findTicket(server.db, 'short_code', code);
  const used = { reason: 'used', fact: expect.stringMatching(/^2027-08-02T04:00:0\d/) };
  for (const each of boarded)
    if (each.status === 'rejected') expect(each.reason).toMatchObject(used);
  expect(ticket?.checked_in_at).toEqual(passed.find(({ stamped }) => stamped === 1)?.at);
});

it('without the lock of the reservation, each of two gates would let a ticket aboard', async () => {
  const booked = await booking();
  server.clock.set(OPEN);
  const code = (await ticketsNow(booked)).legs[0]?.tickets[1]?.shortCode ?? '';
  // What both read before either of them has written.
  const seen = await Promise.all([1, 2].map(() => findTicket(server.db, 'short_code', code)));
  expect(seen.map((ticket) => ticket?.boarded_at)).toEqual([null, null]);
  const ticket = seen[0];
  if (!ticket) throw new Error('There is no ticket');
  const stamp = () =>
    inTransaction(server.db, (tx) => stampTickets(tx, [ticket], 'board', server.clock.now()));
  // The stamp itself still falls on one: what is noted stays.
  expect((await Promise.all([stamp(), stamp()])).sort()).toEqual([0, 1]);
});

it('the ticket of all and those of each, shown at several gates at once, stamp each traveller once', async () => {
  const booked = await booking();
  server.clock.set(OPEN);
  const [leg] = (await ticketsNow(booked)).legs;
  const shown = [leg?.group, leg?.group, ...(leg?.tickets ?? [])].map(
    (each) => each?.shortCode ?? '',
  );
  const gates = (action: 'checkIn' | 'board') =>
    Promise.allSettled(
      shown.map((code, index) =>
        inTransaction((processes()[index] ?? server).db, (tx) =>
          passGate(tx, TEST_KEYS, action, { code }, server.clock.now()),
        ),
      ),
    );
  for (const action of ['checkIn', 'board'] as const) {
    const passed = await gates(action);
    const stamped = passed.map((each) => (each.status === 'fulfilled' ? each.value.stamped : 0));
    expect(stamped.reduce((sum, count) => sum + count, 0)).toBe(4);
    for (const each of passed) {
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ reason: 'used' });
    }
  }
  const { legs } = await ticketsNow(booked);
  const states = [legs[0]?.group, ...(legs[0]?.tickets ?? [])].map((each) => each?.state);
  expect(states).toEqual(Array(5).fill('boarded'));
});

it('a link that is withdrawn while it is opened shows nothing from then on', async () => {
  const booked = await booking();
  const owner = await guestOf(server, booked.id);
  const { legs } = expectStatus(await owner.get(ticketsOf(booked.id)), 200).json<TicketList>();
  const ticketId = legs[0]?.tickets[0]?.id ?? '';
  for (let round = 0; round < 5; round += 1) {
    const made = await owner.post(sharesOf(booked.id), { ticketId });
    const { share, token } = expectStatus(made, 201).json<CreatedTicketShare>();
    const openers = await Promise.all(
      processes().map((process) => Visitor.arrive((process ?? server).app)),
    );
    const open = (who: Visitor) => who.post(SHARED_TICKETS, { token });
    const [withdrawn, ...opened] = await Promise.all([
      owner.delete(`${sharesOf(booked.id)}/${share.id}`),
      ...openers.map(open),
    ]);
    expect(withdrawn?.statusCode).toBe(204);
    for (const { statusCode } of opened) expect([200, 410]).toContain(statusCode);
    const later = await Promise.all(openers.map(open));
    expect(later.map(({ statusCode }) => statusCode)).toEqual(later.map(() => 410));
  }
});
