import { describe, expect, it, vi } from 'vitest';
import { stepQueue } from '../../src/domain/queue/step-queue.ts';
import type { Visitor } from '../support/api.ts';
import { inParts } from '../support/crowd.ts';
import { once, without } from '../support/guards.ts';
import { countWaiting } from '../support/postgres.ts';
import {
  countInside,
  forgetLines,
  join,
  OPENING,
  openLine,
  passTime,
  QUEUE,
  step,
} from '../support/queue.ts';
import { arriveFrom } from '../support/unpaid.ts';
import { usePostgresServer } from '../support/use-postgres-server.ts';
import { queueSuite } from './queue.suite.ts';
import { queueTurnsSuite } from './queue-turns.suite.ts';

// The fair line, where many come at the same moment and two processes let them in.

const server = usePostgresServer({ processes: 2 });
queueSuite(server);
queueTurnsSuite(server);

const appOf = (index: number) => server.processes[index % 2]?.app ?? server.app;
const arriveAll = (size: number, addressOf: (index: number) => string) =>
  inParts(Array.from({ length: size }), 10, (_, index) =>
    arriveFrom(appOf(index), addressOf(index)),
  );
const ownAddress = (index: number) => `198.51.100.${index}`;

/**
 * One has taken a place and not stored it, others come after it, and the line is drawn.
 * @param isGuarded then the draw waits for the one
 * @returns whether one who was not drawn is before one who was
 */
async function joinBesideDraw(isGuarded: boolean): Promise<boolean> {
  server.clock.set('2027-07-21T08:50:00+09:00');
  await openLine(server);
  const [slow, ...others] = (await arriveAll(6, ownAddress)) as [Visitor, ...Visitor[]];
  const [open, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  once('placeTaken', () => {
    reached.resolve();
    return open.promise;
  });
  const joining = join(slow);
  await reached.promise;
  for (const visitor of others) await join(visitor);
  server.clock.set(OPENING);
  const drawing = step(server);
  if (isGuarded)
    await vi.waitFor(async () => expect(await countWaiting(server.db)).toBe(1), 20_000);
  else await drawing;
  open.resolve();
  await Promise.all([joining, drawing]);
  const places = await server.db
    .selectFrom('queue_place')
    .select(['place', 'drawn_from'])
    .execute();
  await forgetLines(server);
  const of = (isDrawn: boolean) =>
    places.filter(({ drawn_from }) => (drawn_from !== null) === isDrawn).map(({ place }) => place);
  return Math.min(...of(false)) < Math.max(...of(true));
}

/** @returns how many of 40 sessions of one address get a place, where it may have 5 */
async function crowdOfOneAddress(): Promise<number> {
  server.clock.set(OPENING);
  await openLine(server, { address_limit: 5 });
  const sessions = await arriveAll(40, () => '203.0.113.77');
  const responses = await Promise.all(sessions.map((visitor) => visitor.post(QUEUE)));
  await forgetLines(server);
  return responses.filter(({ statusCode }) => statusCode === 200).length;
}

describe('同じ瞬間に', () => {
  it('抽選の瞬間に加わる方も抽選に入り、抽選に入らない方が前に立つことはない', async () => {
    expect(await joinBesideDraw(true)).toBe(false);
  });

  it('抽選と加わる方が待ち合わないと、抽選されない方が前に立つ(control)', async () => {
    expect(await without('drawLock', () => joinBesideDraw(false))).toBe(true);
  });

  it('1つの回線から一度に加わっても、決めた数まで', async () => {
    expect(await crowdOfOneAddress()).toBe(5);
  });

  it('1つの回線の方が待ち合わないと、決めた数を超える(control)', async () => {
    expect(await without('queueClientLock', crowdOfOneAddress)).toBeGreaterThan(5);
  });

  it('2つのプロセスが同じ秒に進めても、1回分だけ入り、同時に入るのは決めた人数まで', async () => {
    server.clock.set(OPENING);
    await openLine(server, { inside_limit: 12 });
    for (const visitor of await arriveAll(40, ownAddress)) await join(visitor);
    const turns: number[] = [];
    for (let second = 0; second < 4; second += 1) {
      passTime(server, 1);
      const steps = [0, 1, 0, 1].map((index) =>
        stepQueue(server.processes[index]?.db ?? server.db, server.clock.now(), 0),
      );
      turns.push((await Promise.all(steps)).reduce((sum, each) => sum + each, 0));
    }
    expect(turns).toEqual([6, 6, 0, 0]);
    expect(await countInside(server)).toBe(12);
  });
});
