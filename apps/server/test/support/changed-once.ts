import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { endDueChanges } from '../../src/booking/holding/end-change.ts';
import type { TestServer, Visitor } from './api.ts';
import { bookFamily } from './cancelling.ts';
import {
  bookBetter,
  commitRequest,
  type HeldChange,
  holdOther,
  inCabin,
  returnOn,
} from './making-changes.ts';
import { CARDS, type HowToPay, lookedUp } from './paying.ts';
import { pass, runPaymentJobs } from './payment-work.ts';
import type { ProviderWorld } from './provider-world.ts';

/** A change whose customer is about to confirm it. */
export interface AboutToChange extends HeldChange {
  booked: Reservation;
  request: ReturnType<typeof commitRequest>;
}

const CARD = { card: CARDS.frictionless };

/** Two days later and cheaper: something goes back. */
export async function aboutToGetBack(
  visitor: Visitor,
  how: HowToPay = CARD,
): Promise<AboutToChange> {
  const booked = await bookBetter(visitor, how);
  const change = await holdOther(visitor, booked, await returnOn(visitor));
  return { ...change, booked, request: commitRequest(change) };
}

/** Into a better cabin: something is paid more. */
export async function aboutToPayMore(
  visitor: Visitor,
  how: HowToPay = CARD,
  more: HowToPay | 'port' = how,
): Promise<AboutToChange> {
  const booked = await bookFamily(visitor, how);
  const change = await holdOther(visitor, booked, await inCabin(visitor, booked, 1), more);
  return { ...change, booked, request: commitRequest(change) };
}

/** What the jobs do until a change, its payment and its refund have come to an end. */
export async function runChangeJobs(server: TestServer): Promise<void> {
  for (const _ of [1, 2, 3, 4]) {
    pass(server, 60);
    await runPaymentJobs(server);
  }
}

/** As if nobody came back: what is held for a change goes back when its time is over. */
export async function letChangesLapse(server: TestServer): Promise<void> {
  await runChangeJobs(server);
  pass(server, 3 * 3600);
  await endDueChanges(server.db, server.clock.now(), (error) => {
    throw error;
  });
}

/** It is made, once: one entry of the history, one mail, one number. */
export async function expectChangedOnce(
  server: TestServer,
  { booked, quote }: Pick<AboutToChange, 'booked' | 'quote'>,
): Promise<Reservation> {
  const after = await lookedUp(server.app, booked);
  expect([after.state, after.change, after.changes.length]).toEqual(['confirmed', null, 1]);
  expect(after.quote.totalYen).toBe(quote.newYen);
  const events = after.history.map(({ event }) => event);
  expect(events.filter((each) => each === 'changed')).toHaveLength(1);
  const { rows } = await sql`select 1 from mail where kind = 'reservationChanged'
    and occasion like ${`%${booked.id}%`}`.execute(server.db);
  expect(rows).toHaveLength(1);
  return after;
}

/** Nothing of it is left: the booking is as it was. */
export async function expectUnchanged(
  server: TestServer,
  { booked }: Pick<AboutToChange, 'booked'>,
): Promise<void> {
  const after = await lookedUp(server.app, booked);
  expect([after.state, after.change, after.changes]).toEqual(['confirmed', null, []]);
  expect(after.quote).toEqual(booked.quote);
  expect(after.outbound.sailing.id).toBe(booked.outbound.sailing.id);
}

/** What the sandbox has charged for changes of the reservation and keeps, one by one, in yen. */
export async function chargedForChanges(
  { db }: TestServer,
  { id }: Pick<Reservation, 'id'>,
): Promise<number[]> {
  const { rows } = await sql<{ yen: number }>`
    select c.amount_yen as yen from payment p join sandbox_charge c on c.charge_key = p.id
    where p.reservation_id = ${id} and p.change_id is not null and c.state = 'captured'`.execute(
    db,
  );
  return rows.map(({ yen }) => yen);
}

/** What the sandbox has given back by changes of the reservation, one by one, in yen. */
export async function givenBackByChanges(
  { db }: TestServer,
  { id }: Pick<Reservation, 'id'>,
): Promise<number[]> {
  const { rows } = await sql<{ yen: number }>`
    select k.amount_yen as yen from sandbox_refund k join refund r on r.id = k.refund_key
    join payment p on p.id = r.payment_id
    where p.reservation_id = ${id} and r.change_id is not null`.execute(db);
  return rows.map(({ yen }) => yen);
}

/** The payments of a reservation's changes, the oldest first, each with how often the provider's books have it. */
export async function paymentsOfChanges(
  { db }: TestServer,
  world: Pick<ProviderWorld, 'charges'>,
  { id }: Pick<Reservation, 'id'>,
): Promise<{ state: string; yen: number; charges: number }[]> {
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'state', 'amount_yen'])
    .where('reservation_id', '=', id)
    .where('change_id', 'is not', null)
    .orderBy('attempt')
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      state: row.state,
      yen: row.amount_yen,
      charges: await world.charges({ id: row.id }),
    })),
  );
}

/** How often a customer was told that a change of the reservation is over. */
export async function lapsesTold(
  { db }: TestServer,
  { id }: Pick<Reservation, 'id'>,
): Promise<number> {
  const { rows } = await sql`select 1 from mail where kind = 'changeLapsed'
    and occasion like ${`%${id}%`}`.execute(db);
  return rows.length;
}
