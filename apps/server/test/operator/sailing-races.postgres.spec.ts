import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../../src/database/schema.ts';
import { Visitor } from '../support/api.ts';
import { book, expectStatus } from '../support/booking.ts';
import { bookFamily } from '../support/cancelling.ts';
import { once, without } from '../support/guards.ts';
import { commitRequest, holdOther } from '../support/making-changes.ts';
import { CARDS, seen } from '../support/paying.ts';
import { countWaiting, urlOf } from '../support/postgres.ts';
import { legOf, searchStrait } from '../support/trips.ts';
import { usePostgresServer } from '../support/use-postgres-server.ts';
import { differFromDocument } from './differing-commands.suite.ts';
import { BOOKED, runnerOf } from './sailing-commands.suite.ts';

// Decisions about sailings beside customers, each other, and a program that dies.

const server = usePostgresServer({ processes: 2 });
const run = (...words: string[]) => runnerOf(server)('sailings', ...words);
const cancelIt = (id = BOOKED) => run('cancel', id, '--reason', '強風のため', '--json');
const affectedBy = async (id = BOOKED): Promise<string[]> =>
  JSON.parse((await run('affected', id, '--json')).text).map(
    ({ reservationNumber }: { reservationNumber: string }) => reservationNumber,
  );
const events = async () =>
  (await server.db.selectFrom('sailing_event').selectAll().execute()).length;
const clear = async () => {
  await sql`update sailing set status = 'scheduled', status_reason = null, decided_status = null
    where decided_status is not null`.execute(server.db);
  await server.db.deleteFrom('sailing_event').execute();
};
beforeEach(clear);
afterEach(clear);

it('the last step of a booking beside the cancellation: it is shown as cancelled and is in the list, though it came after', async () => {
  const visitor = await Visitor.arrive(server.app);
  let counted = -1;
  once('confirmed', async () => {
    counted = JSON.parse((await cancelIt()).text).all.bookings;
  });
  const booked = await book(visitor);
  // Control: a list that is taken with the decision does not have it.
  expect(counted).toBe(0);
  expect((await seen(visitor, booked.id)).outbound.service.state).toBe('cancelled');
  expect(await affectedBy()).toEqual([booked.reservationNumber]);
});

it('a payment by card that arrives beside the cancellation is seen as cancelled, and is in the list', async () => {
  const visitor = await Visitor.arrive(server.app);
  const [offer] = await searchStrait(visitor, {});
  const id = offer?.sailing.id ?? '';
  once('confirmed', () => cancelIt(id));
  const booked = await bookFamily(visitor, { card: CARDS.frictionless });
  expect(booked.outbound.sailing.id).toBe(id);
  const now = await seen(visitor, booked.id);
  expect([now.state, now.outbound.service.state]).toEqual(['confirmed', 'cancelled']);
  expect(await affectedBy(id)).toEqual([booked.reservationNumber]);
});

it('a change that leads to the sailing, and one that leaves it while it is restored', async () => {
  const visitor = await Visitor.arrive(server.app);
  const booked = await bookFamily(visitor, { card: CARDS.frictionless });
  const [offer] = await searchStrait(visitor, { date: '2027-08-04' });
  const id = offer?.sailing.id ?? '';
  once('changed', () => cancelIt(id));
  const held = await holdOther(visitor, booked, { outbound: legOf(offer) });
  expectStatus(await visitor.send(commitRequest(held)), 200);
  expect((await seen(visitor, booked.id)).outbound.service.state).toBe('cancelled');
  expect(await affectedBy(id)).toEqual([booked.reservationNumber]);
  const [other] = await searchStrait(visitor, { date: '2027-08-05' });
  once('changed', () => run('restore', id));
  const more = { outbound: legOf(other) };
  const again = await holdOther(visitor, await seen(visitor, booked.id), more);
  expectStatus(await visitor.send(commitRequest(again)), 200);
  const now = await seen(visitor, booked.id);
  expect([now.outbound.sailing.id, now.outbound.service.state]).toEqual([
    other?.sailing.id,
    'normal',
  ]);
  expect(await affectedBy(id)).toEqual([]);
});

/** Moves a sailing while the places of a change are written. */
const moveBeside = (id: string) =>
  once('changed', async () => {
    await differFromDocument(server.db, id, -15);
    const moving = run('move', id);
    moved = moving;
    await Promise.race([
      moving,
      vi.waitFor(async () => expect(await countWaiting(server.db)).toBeGreaterThan(0)),
    ]);
  });
let moved: ReturnType<typeof run> | undefined;

it('a change that leads to a sailing, and one that leaves it, while it is moved', async () => {
  const visitor = await Visitor.arrive(server.app);
  const booked = await bookFamily(visitor, { card: CARDS.frictionless });
  const [offer] = await searchStrait(visitor, { date: '2027-08-06' });
  const id = offer?.sailing.id ?? '';
  const held = await holdOther(visitor, booked, { outbound: legOf(offer) });
  moveBeside(id);
  expectStatus(await visitor.send(commitRequest(held)), 200);
  expect(await moved).toMatchObject({ exitCode: 0 });
  const there = await seen(visitor, booked.id);
  // Who chose the sailing at its old time is told, and may choose anew.
  expect([there.outbound.sailing.id, there.outbound.service.state]).toEqual([id, 'changed']);
  const [other] = await searchStrait(visitor, { date: '2027-08-07' });
  const away = await holdOther(visitor, there, { outbound: legOf(other) });
  moveBeside(id);
  expectStatus(await visitor.send(commitRequest(away)), 200);
  expect(await moved).toMatchObject({ exitCode: 0 });
  const { outbound } = await seen(visitor, booked.id);
  expect([outbound.sailing.id, outbound.service.state]).toEqual([other?.sailing.id, 'normal']);
});

/** Two cancel the same, the second while the first has its turn. */
async function cancelTwice() {
  let second: ReturnType<typeof cancelIt> | undefined;
  once('deciding', async () => {
    second = cancelIt();
    // With the lock it waits; without it is there before the first has read anything.
    await Promise.race([
      second,
      vi.waitFor(async () => expect(await countWaiting(server.db)).toBeGreaterThan(0)),
    ]);
  });
  const first = await cancelIt();
  return [first, await second].map(
    (result) => result && JSON.parse(result.text).sailings[0].outcome,
  );
}

it('two who cancel at once cancel once', async () => {
  expect(await cancelTwice()).toEqual(['done', 'nothing to do: it is so already']);
  expect(await events()).toBe(1);
});

it('(control) without the turn the first finds that the second has been there', async () => {
  expect(await without('decisionLock', cancelTwice)).toEqual([
    'nothing to do: it is so already',
    'done',
  ]);
});

const PROGRAM = join(import.meta.dirname, '../../src/operator-command.ts');

it('a program that is killed in the middle of a storm has cancelled nothing, and the next one cancels all', async () => {
  const storm = ['--route', 'strait', '--date', '2027-08-02', '--reason', '台風のため'];
  const env = { ...process.env, DATABASE_URL: await urlOf(server) };
  const ended = await server.db.transaction().execute(async (tx: Transaction<Database>) => {
    // One of them cannot be written for now: the others are.
    await sql`select from sailing where id = ${BOOKED} for update`.execute(tx);
    const ending = new Promise((resolve) => {
      const child = execFile(process.execPath, [PROGRAM, 'sailings', 'cancel', ...storm], { env });
      child.on('exit', (_, signal) => resolve(signal));
      vi.waitFor(async () => expect(await countWaiting(server.db)).toBe(1), 30_000).then(
        () => child.kill('SIGKILL'),
        () => child.kill('SIGTERM'),
      );
    });
    return ending;
  });
  expect(ended).toBe('SIGKILL');
  await vi.waitFor(async () => expect(await countWaiting(server.db)).toBe(0), 10_000);
  const cancelled = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from sailing
      where decided_status = 'cancelled'`.execute(server.db);
    return rows[0]?.count;
  };
  expect([await cancelled(), await events()]).toEqual([0, 0]);
  const { sailings } = JSON.parse((await run('cancel', ...storm, '--json')).text);
  expect([await cancelled(), await events()]).toEqual([sailings.length, sailings.length]);
});
