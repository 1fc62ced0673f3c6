import type { ApiError, QueuePlace } from '@ferry/api/customer-server';
import type { LightMyRequestResponse } from 'fastify';
import { inTransaction } from '../../src/database/transaction.ts';
import { addMinutes } from '../../src/domain/instant.ts';
import { openQueue } from '../../src/domain/queue/open-queue.ts';
import { stepQueue } from '../../src/domain/queue/step-queue.ts';
import type { TestServer, Visitor } from './api.ts';
import { expectStatus } from './booking.ts';

export const QUEUE = '/customer-api/queue-place';

/** The instant at which sales of {@link OPENING_DAY} open. */
export const OPENING = '2027-07-21T09:00:00+09:00';
export const OPENING_DAY = '2027-09-21';

const secondsLater = (instant: Date, seconds: number) =>
  new Date(instant.getTime() + seconds * 1000);

/** A line that gathers 15 minutes before its opening, unless told otherwise. */
export async function openLine(
  { db, clock }: TestServer,
  more: Partial<Parameters<typeof openQueue>[1]> = {},
): Promise<void> {
  const opensAt = new Date(OPENING);
  const queue = {
    gathers_at: addMinutes(opensAt, -15),
    opens_at: opensAt,
    ends_at: addMinutes(opensAt, 120),
    ...{ inside_limit: 500, address_limit: 40, per_second: 30 },
    ...more,
  };
  await inTransaction(db, (tx) => openQueue(tx, queue, clock.now()));
}

/** A line that has just opened with nobody in it: a client that joins now is behind those who did before. */
export async function openNow(
  server: TestServer,
  more?: Parameters<typeof openLine>[1],
): Promise<void> {
  server.clock.set(OPENING);
  await openLine(server, more);
  await step(server);
}

export async function forgetLines({ db }: TestServer): Promise<void> {
  await db.deleteFrom('sales_queue').execute();
}

/** So many seconds from now. */
export function passTime({ clock }: TestServer, seconds: number): void {
  clock.set(secondsLater(clock.now(), seconds).toISOString());
}

/** A second passes, and the job runs. @returns how many turns have come */
export function step(server: TestServer, slowMs = 0): Promise<number> {
  passTime(server, 1);
  return stepQueue(server.db, server.clock.now(), slowMs);
}

export const join = async (visitor: Visitor): Promise<QueuePlace> =>
  expectStatus(await visitor.post(QUEUE), 200).json();

export const placeOf = async (visitor: Visitor): Promise<QueuePlace> =>
  expectStatus(await visitor.get(QUEUE), 200).json();

/** The number of places that have their turn now. */
export async function countInside({ db, clock }: TestServer): Promise<number> {
  const rows = await db
    .selectFrom('queue_place')
    .select('lot')
    .where('inside_until', '>', clock.now())
    .where('ended_at', 'is', null)
    .execute();
  return rows.length;
}

/** Status and code of a refusal. */
export const refusal = (response: LightMyRequestResponse): [number, string] => [
  response.statusCode,
  response.json<ApiError>().code,
];
/** The refusal of a client that has no turn. */
export const WAITS = [429, 'WAIT_YOUR_TURN'];
