import { expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import { chooseTrip } from '../support/booking.ts';
import { type Buyer, crowdOf, holdAs, inParts } from '../support/crowd.ts';
import { without } from '../support/guards.ts';
import { expectInvariants } from '../support/invariants.ts';
import { percentile, report, rounds } from '../support/rounds.ts';
import { forget, type PostgresServer, setBerths } from '../support/use-postgres-server.ts';

const BUYERS = rounds(30, 500);
const SEATS = rounds(6, 100);
const ROUNDS = rounds(1, 20);
/** Requests that are in flight at the same time. */
const CONNECTIONS = 60;

/** All customers want one of the last seats of the same cabin type. */
export function rushSuite(server: PostgresServer): void {
  const buyers: Buyer[] = [];

  async function press() {
    const sailing = buyers[0]?.draft.outbound.sailing.id ?? '';
    await setBerths(server, sailing, SEATS);
    return inParts(buyers, CONNECTIONS, async (buyer) => {
      const began = performance.now();
      const response = await holdAs(buyer);
      const { code } = response.json<{ code?: string }>();
      return { told: code ?? response.statusCode, milliseconds: performance.now() - began };
    });
  }
  const sold = (responses: { told: string | number }[]) =>
    responses.filter(({ told }) => told === 201).length;

  it(
    `${BUYERS} buyers of ${SEATS} seats: exactly ${SEATS} get one, the others are told why`,
    async () => {
      const trip = await chooseTrip(await Visitor.arrive(server.app));
      const apps = server.processes.map(({ app }) => app);
      buyers.push(...(await crowdOf(apps, trip, BUYERS)));
      for (let round = 1; round <= ROUNDS; round += 1) {
        const responses = await press();
        const refusals = new Set(responses.map(({ told }) => told).filter((told) => told !== 201));
        expect([sold(responses), ...refusals]).toEqual([SEATS, 'CABIN_SOLD_OUT']);
        await expectInvariants(server.db);
        const times = responses.map(({ milliseconds }) => Math.round(milliseconds));
        report(`rush ${round}`, {
          sold: sold(responses),
          'p50 ms': percentile(times, 50),
          'p99 ms': percentile(times, 99),
        });
        await forget(server);
      }
    },
    10 * 60_000,
  );

  it(
    'control: with a lost update instead of the guard, more are told that they have a seat',
    async () => {
      const responses = await without('stock', press);
      expect(sold(responses)).toBeGreaterThan(SEATS);
      await expect(expectInvariants(server.db)).rejects.toThrow();
      await forget(server);
    },
    5 * 60_000,
  );
}
