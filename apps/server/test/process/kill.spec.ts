import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Reservation } from '@ferry/api/customer-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arriveAt, bookOver, lookUpOver, tripAMonthFromNow } from '../support/over-http.ts';
import { startServerProcess } from '../support/process.ts';
import { report, rounds } from '../support/rounds.ts';

const KILLS = rounds(1, 20);
const BOOKERS = 2;
/** Confirmed before the process is killed, while others are going on. */
const BEFORE_KILL = 3;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-killed-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Books without end, until the server is gone. @returns what it had acknowledged */
async function bookUntilGone(
  origin: string,
  onBooked: () => void,
): Promise<Pick<Reservation, 'id' | 'reservationNumber'>[]> {
  const acknowledged: Pick<Reservation, 'id' | 'reservationNumber'>[] = [];
  const visitor = await arriveAt(origin);
  const trip = await tripAMonthFromNow(visitor);
  for (;;) {
    try {
      acknowledged.push(await bookOver(visitor, trip));
    } catch (error) {
      // Only its death may stop us: a response that is not what it should be is a failure.
      if (error instanceof TypeError) return acknowledged;
      throw error;
    }
    onBooked();
  }
}

it(
  `the embedded database keeps every booking that was acknowledged through kill -9 (${KILLS} times)`,
  async () => {
    const env = { FERRY_DATA_DIR: join(folder, 'data') };
    let server = await startServerProcess(env);
    const all: Pick<Reservation, 'id' | 'reservationNumber'>[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      let booked = 0;
      let gone: Promise<unknown> | undefined;
      const die = async () => {
        // At another moment of what is going on each time.
        await pause(kill * 7);
        return server.stop('SIGKILL');
      };
      const onBooked = () => {
        booked += 1;
        if (booked === BEFORE_KILL) gone = die();
      };
      const bookers = Array.from({ length: BOOKERS }, () => bookUntilGone(server.origin, onBooked));
      const acknowledged = (await Promise.all(bookers)).flat();
      expect(await gone).toBeNull();
      expect(acknowledged.length).toBeGreaterThanOrEqual(BEFORE_KILL);
      all.push(...acknowledged);
      server = await startServerProcess(env);
      for (const { id, reservationNumber } of acknowledged) {
        const found = await lookUpOver(server.origin, reservationNumber);
        expect(found).toMatchObject({ status: 201, body: { reservationId: id } });
      }
    }
    const [first] = all;
    const found = await lookUpOver(server.origin, first?.reservationNumber ?? '');
    expect(found.body.reservationId).toBe(first?.id);
    expect(await server.stop('SIGTERM')).toBe(0);
    report('killed with the embedded database', {
      kills: KILLS,
      acknowledged: all.length,
      lost: 0,
    });
  },
  20 * 60_000,
);
