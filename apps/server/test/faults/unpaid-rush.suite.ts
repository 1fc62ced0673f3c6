import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseTrip, commit } from '../support/booking.ts';
import { inParts } from '../support/crowd.ts';
import { report, rounds } from '../support/rounds.ts';
import { arriveFrom, type Contact, contactOf, holdFor, limitUnpaid } from '../support/unpaid.ts';
import { forget, type PostgresServer, setBerths } from '../support/use-postgres-server.ts';
import { without } from './switches.ts';

const BERTHS = 60;
const SHARE = BERTHS / 5;
const PEOPLE = rounds(24, 50);

/** Many confirm at the same moment what they will pay later: the limits count as if one after the other. */
export function unpaidRushSuite(server: PostgresServer): void {
  beforeAll(async () => {
    await sql`create table route_before as select id, rules from route`.execute(server.db);
    await limitUnpaid(server);
  });
  afterAll(async () => {
    await sql`update route set rules = b.rules from route_before b where b.id = route.id`.execute(
      server.db,
    );
  });

  /** @returns how many are told that they have booked */
  async function press(contactFor: (index: number) => Contact): Promise<number> {
    const people = Array.from({ length: PEOPLE }, (_, index) => index);
    const held = await inParts(people, 10, async (index) => {
      const { app } = server.processes[index % server.processes.length] ?? server;
      const visitor = await arriveFrom(app, `198.51.100.${index}`);
      const trip = await chooseTrip(visitor);
      if (index === 0) await setBerths(server, trip.outbound.sailingId, BERTHS);
      return { visitor, trip, contact: contactFor(index) };
    });
    const ready = await inParts(held, 10, async ({ visitor, trip, contact }) => ({
      visitor,
      reservation: await holdFor(visitor, trip, contact),
    }));
    const told = await inParts(ready, PEOPLE, async ({ visitor, reservation }) =>
      commit(visitor, reservation),
    );
    return told.filter(({ statusCode }) => statusCode === 200).length;
  }

  it(`${PEOPLE} people at once: a fifth of ${BERTHS} berths, not one more`, async () => {
    const booked = await press((index) => contactOf(index + 1));
    report('at once at the port', { people: PEOPLE, booked, of: BERTHS });
    expect(booked).toBe(SHARE);
  }, 120_000);

  it(`${PEOPLE} sessions of one mail address at once: five reservations`, async () => {
    await server.db
      .updateTable('reservation')
      .set({ limit_time: new Date(0) })
      .execute();
    const mail = contactOf(0).email;
    expect(await press((index) => ({ ...contactOf(index + 1), email: mail }))).toBeLessThanOrEqual(
      5,
    );
  }, 120_000);

  it('control: without waiting for each other, more than a fifth', async () => {
    const booked = await without('areUnpaidLocked', () => press((index) => contactOf(index + 1)));
    expect(booked).toBeGreaterThan(SHARE);
    await forget(server);
  }, 120_000);
}
