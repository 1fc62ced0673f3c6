import type { Reservation } from '@ferry/api/customer-server';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import { consents, ifMatch, key, RESERVATIONS } from '../support/booking.ts';
import { CARDS, holdToPay, seen } from '../support/paying.ts';
import { urlOf } from '../support/postgres.ts';
import { usePostgresServer } from '../support/use-postgres-server.ts';
import { dyingProcesses, type FrozenProcess } from './dying-process.ts';

// A process that freezes in the middle of a transaction, or whose machine is lost: the database
// does not learn of it, and what is locked stays locked.
const server = usePostgresServer();

/**
 * For how many seconds a process has said nothing within a transaction; undefined when there is
 * none.
 */
async function silentSeconds(): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from clock_timestamp() - state_change)::float8 as seconds
    from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(server.db);
  return rows[0]?.seconds;
}

interface FrozenPayment {
  visitor: Visitor;
  held: Reservation;
  frozen: FrozenProcess;
  /** The same payment once more, at another process. @returns the status */
  payAgain(): Promise<number>;
}

/** A payment whose process has frozen before its last commit. */
async function freezeWhilePaying(
  abandonedAfterMs: number,
  use: (payment: FrozenPayment) => Promise<void>,
): Promise<void> {
  const processes = await dyingProcesses(await urlOf(server.database), { abandonedAfterMs });
  const visitor = await Visitor.arrive(server.app);
  const { held, choice } = await holdToPay(visitor, { card: CARDS.frictionless });
  const request = {
    method: 'POST',
    url: `${RESERVATIONS}/${held.id}/commit`,
    headers: { ...key(), ...ifMatch(held.version) },
    payload: {
      paymentMethod: 'card',
      draftPaymentId: choice.id,
      totalYen: held.quote.totalYen,
      consents,
    },
  } satisfies InjectOptions;
  const frozen = await processes.sendAndFreeze(visitor, 'beforeCommit', request);
  processes.stop();
  try {
    const payAgain = async () => (await visitor.send(request)).statusCode;
    await use({ visitor, held, frozen, payAgain });
  } finally {
    frozen.kill();
  }
}

const chargesOf = (reservationId: string) =>
  server.db
    .selectFrom('payment')
    .innerJoin('sandbox_charge', 'charge_key', 'payment.id')
    .select('sandbox_charge.state')
    .where('reservation_id', '=', reservationId)
    .execute();

it('the payment goes on in another process, and the frozen one cannot do it again', () =>
  freezeWhilePaying(1000, async ({ visitor, held, frozen, payAgain }) => {
    expect(await payAgain()).toBe(200);
    // It wakes up with a connection that has ended.
    expect(await frozen.wake()).toBe(503);
    expect((await seen(visitor, held.id)).state).toBe('confirmed');
    expect(await chargesOf(held.id)).toEqual([{ state: 'captured' }]);
  }));

it('control: without an end of such transactions all others wait for the frozen process', () =>
  freezeWhilePaying(0, async ({ held, frozen, payAgain }) => {
    let isAnswered = false;
    const response = payAgain().finally(() => {
      isAnswered = true;
    });
    await expect.poll(silentSeconds, { timeout: 30_000 }).toBeGreaterThan(3);
    expect(isAnswered).toBe(false);
    frozen.kill();
    expect(await response).toBe(200);
    expect(await chargesOf(held.id)).toEqual([{ state: 'captured' }]);
  }));
