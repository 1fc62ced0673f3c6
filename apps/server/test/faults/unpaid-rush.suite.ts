import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { unpaidRules } from '../../src/rules/unpaid-rules.ts';
import {
  chooseTrip,
  commit,
  DRAFTS,
  expectStatus,
  holdDraft,
  RESERVATIONS,
} from '../support/booking.ts';
import { inParts } from '../support/crowd.ts';
import { without } from '../support/guards.ts';
import { copyOf } from '../support/members.ts';
import { countWaiting } from '../support/postgres.ts';
import { report, rounds } from '../support/rounds.ts';
import {
  arriveFrom,
  bookAtPort,
  type Contact,
  confirmationToken,
  contactOf,
  draftOf,
  holdFor,
  limitUnpaid,
} from '../support/unpaid.ts';
import { type PostgresServer, setBerths } from '../support/use-postgres-server.ts';

const BERTHS = 60;
const SHARE = BERTHS / 5;
const OF_CONTACT = unpaidRules(9).ofContact.reservations;
const PEOPLE = rounds(24, 50);

/**
 * Many confirm at the same moment what they will pay later: the limits count as if one after the
 * other.
 */
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

  const pressAsOneMail = async () => {
    const mail = contactOf(0).email;
    return press((index) => ({ ...contactOf(index + 1), email: mail }));
  };

  it(`${PEOPLE} sessions of one mail address at once: five reservations, not one more`, async () => {
    const booked = await pressAsOneMail();
    report('at once at the port, one mail address', { sessions: PEOPLE, booked });
    expect(booked).toBe(OF_CONTACT);
  }, 120_000);

  it('control: without waiting for each other, more than five', async () => {
    expect(await without('unpaidLock', pressAsOneMail)).toBeGreaterThan(OF_CONTACT);
  }, 120_000);

  it('control: without waiting for each other, more than a fifth', async () => {
    const booked = await without('unpaidLock', () => press((index) => contactOf(index + 1)));
    expect(booked).toBeGreaterThan(SHARE);
  }, 120_000);

  /**
   * A third booking beside the link that its customer follows. @returns until when it is to be
   * confirmed
   */
  async function confirmBeside(number: number): Promise<string | null> {
    const visitor = await arriveFrom(server.app, `198.51.100.${number}`);
    const contact = contactOf(number);
    const trip = await chooseTrip(visitor);
    for (const _ of [1, 2]) expectStatus(await bookAtPort(visitor, trip, contact), 200);
    const draft = await draftOf(visitor, trip, contact);
    expectStatus(await visitor.post(`${DRAFTS}/${draft.id}/mail-confirmations`), 204);
    const token = await confirmationToken(server);
    const response = await holdDraft(visitor, draft);
    const held = expectStatus(response, 201).json<Reservation>();
    const { db } = server;
    let booking: ReturnType<typeof commit> | undefined;
    let following: ReturnType<typeof visitor.post> | undefined;
    // What stops the booking between asking whether the mailbox is confirmed and being stored.
    await db.transaction().execute(async (tx) => {
      const legs = tx.selectFrom('reservation_leg').select('leg').forUpdate();
      await legs.where('reservation_id', '=', held.id).execute();
      booking = commit(copyOf(visitor), held);
      await vi.waitFor(async () => expect(await countWaiting(db)).toBe(1), 20_000);
      following = copyOf(visitor).post('/customer-api/mail-confirmations', { token });
      const isWaiting = vi.waitFor(async () => expect(await countWaiting(db)).toBe(2), 20_000);
      await Promise.race([following, isWaiting]);
      isWaiting.catch(() => undefined);
    });
    expect([(await booking)?.statusCode, (await following)?.statusCode]).toEqual([200, 204]);
    return (await visitor.get(`${RESERVATIONS}/${held.id}`)).json<Reservation>().confirmMailBy;
  }

  it('a link that is followed while its customer books confirms what is booked', async () => {
    expect(await confirmBeside(201)).toBeNull();
  });

  it('control: without waiting for each other, the booking does not hear of it', async () => {
    const booked = await without('unpaidLock', () => confirmBeside(202));
    expect(booked).not.toBeNull();
  });
}
