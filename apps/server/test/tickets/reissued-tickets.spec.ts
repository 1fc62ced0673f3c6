import type { Reservation, TicketList } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { runLine } from '../../src/commands/run-line.ts';
import { TEST_KEYS } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { bookPaid, guestOf, ticketsOf } from '../support/tickets.ts';
import { roundTrip } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

/** Shown from here on, three hours before 6:40. */
const OPEN = '2027-08-02T03:40:00+09:00';
const LATER = '2027-08-02T05:00:00+09:00';

async function openTickets(): Promise<{ booked: Reservation; list: () => Promise<TicketList> }> {
  const booked = await bookPaid(visitor, await roundTrip(visitor));
  server.clock.set(OPEN);
  return {
    booked,
    list: async () => {
      const guest = await guestOf(server, booked.id);
      return expectStatus(await guest.get(ticketsOf(booked.id)), 200).json();
    },
  };
}

async function atPort(line: string): Promise<{ exitCode: number; text: string }> {
  const keySettings = { ring: '', file: undefined, demonstrationFile: '', dataDir: '' };
  const services = { ...server.services, keys: async () => TEST_KEYS, keySettings };
  return runLine(services, { words: line.split(' '), input: '', actor: 'minato' });
}

/** As a correction of a name does it, which is what a ticket was issued for. */
const rename = ({ id }: Reservation, position: number) =>
  sql`update reservation set version = version + 1, passengers = jsonb_set(passengers,
    ${`{${position},givenNameKana}`}::text[], '"ミナト"') where id = ${id}`.execute(server.db);

const firstLeg = async (list: () => Promise<TicketList>) => {
  const [leg] = (await list()).legs;
  if (!leg?.group) throw new Error('There is no ticket');
  return { group: leg.group, tickets: leg.tickets };
};

describe('乗船手続きの後に発行し直した乗船券', () => {
  it('乗船済みは乗船済み、手続き済みは手続き済みのままで、二度は乗れない', async () => {
    const { booked, list } = await openTickets();
    const before = await firstLeg(list);
    await atPort(`board ${before.tickets[0]?.shortCode}`);
    server.clock.set(LATER);
    await atPort(`check-in ${before.tickets[1]?.shortCode}`);
    for (const position of [0, 1, 2]) await rename(booked, position);
    const after = await firstLeg(list);
    expect(after.tickets.map(({ id }) => id)).not.toContain(before.tickets[0]?.id);
    expect(after.tickets.map(({ state }) => state)).toEqual([
      'boarded',
      'checkedIn',
      'valid',
      'valid',
    ]);
    expect(after.tickets[0]).toMatchObject({ checkedInAt: OPEN, boardedAt: OPEN });
    expect(after.tickets[1]).toMatchObject({ checkedInAt: LATER, boardedAt: null });
    expect(after.group).toMatchObject({ state: 'valid', checkedInAt: null });
    expect(await atPort(`board ${after.tickets[0]?.shortCode}`)).toEqual({
      exitCode: 1,
      text: `used: aboard since ${OPEN}`,
    });
    expect((await atPort(`board ${before.tickets[0]?.shortCode}`)).text).toMatch(/^cancelled at/);
  });

  it('全員が乗船していれば、全員分の1枚も使用済みのまま', async () => {
    const { booked, list } = await openTickets();
    const before = await firstLeg(list);
    await atPort(`board ${before.group.shortCode}`);
    await rename(booked, 0);
    const { group } = await firstLeg(list);
    expect(group.id).not.toBe(before.group.id);
    expect(group).toMatchObject({ state: 'boarded', boardedAt: OPEN });
  });

  it('別の便の乗船券は、新しいまま', async () => {
    const { booked, list } = await openTickets();
    const before = await firstLeg(list);
    await atPort(`board ${before.group.shortCode}`);
    // As it is when the booking was moved to another sailing in between.
    const { db } = server;
    await db.updateTable('ticket').set({ sailing_id: 'sail_strait-1120_20270802' }).execute();
    for (const position of [0, 1, 2]) await rename(booked, position);
    const states = (await firstLeg(list)).tickets.slice(0, 3).map(({ state }) => state);
    expect(states).toEqual(['valid', 'valid', 'valid']);
  });
});
