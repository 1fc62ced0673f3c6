import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestServer } from './api.ts';
import { lookedUp } from './paying.ts';
import { pass, runPaymentJobs } from './payment-work.ts';

/** What the sandbox gives back of a booking's payment, one by one, in yen. */
export async function refundsBySandbox(
  { db }: TestServer,
  { payment }: Reservation,
): Promise<number[]> {
  const { rows } = await sql<{ yen: number }>`
    select k.amount_yen as yen from sandbox_refund k join sandbox_charge c on c.id = k.charge_id
    where c.charge_key = ${payment?.id ?? ''}`.execute(db);
  return rows.map(({ yen }) => yen);
}

/** The jobs run until a refund that the provider takes has come to its end. */
export async function runJobsUntilRefunded(server: TestServer): Promise<void> {
  for (const _ of [1, 2, 3]) {
    pass(server, 60);
    await runPaymentJobs(server);
  }
}

/** All of it is cancelled once and refunded once, and its customer was notified of it once. */
export async function expectCancelledOnce(server: TestServer, booked: Reservation): Promise<void> {
  const { state, cancellations, history } = await lookedUp(server.app, booked);
  expect([state, cancellations.map(({ refundState }) => refundState)]).toEqual([
    'cancelled',
    ['refunded'],
  ]);
  const events = history.map(({ event }) => event);
  expect(events.filter((each) => each === 'cancelled' || each === 'refunded')).toEqual([
    'cancelled',
    'refunded',
  ]);
  const mails = server.db.selectFrom('mail').select('occasion');
  const told = await mails.where('kind', '=', 'reservationCancelled').execute();
  expect(
    told.filter(({ occasion }) => occasion.includes(cancellations[0]?.id ?? '-')),
  ).toHaveLength(1);
}
