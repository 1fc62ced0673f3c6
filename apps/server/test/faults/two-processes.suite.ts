import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { returnLegs } from '../../src/booking/holding/expire-holds.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { currentPushKey } from '../../src/domain/push/push-keys.ts';
import { subscribeDevice } from '../../src/domain/push/push-subscriptions.ts';
import { findLegs } from '../../src/domain/reservations/reservation-rows.ts';
import { serverJobs } from '../../src/jobs/jobs.ts';
import { mailJobs } from '../../src/jobs/mail-jobs.ts';
import { pushJobs } from '../../src/jobs/push-jobs.ts';
import { type TestServer, Visitor } from '../support/api.ts';
import { book, chooseTrip, expectStatus } from '../support/booking.ts';
import { crowdOf, holdOf } from '../support/crowd.ts';
import { expectInvariants } from '../support/invariants.ts';
import { CARDS, holdToPay, pay } from '../support/paying.ts';
import { newDevice } from '../support/push-service.ts';
import { rounds } from '../support/rounds.ts';
import { forget, type PostgresServer, setBerths } from '../support/use-postgres-server.ts';

const HOLDS = rounds(6, 200);
const DEVICES = 10;
const SITE_URL = 'https://booking.example.jp';
const log = {
  info: () => undefined,
  error: (facts: object) => {
    throw new Error(JSON.stringify(facts));
  },
};

/** Every job of every process at the same moment, as timers that happen to agree. */
export function twoProcessesSuite(server: PostgresServer): void {
  const sentTo: string[] = [];
  const transport = {
    send: async ({ messageId }: { messageId: string }) => {
      sentTo.push(messageId);
    },
    close: () => undefined,
  };
  const pushedTo: string[] = [];
  const push = {
    contact: 'mailto:push@example.jp',
    fetch: async (endpoint: unknown) => {
      pushedTo.push(String(endpoint));
      return new Response(null, { status: 201 });
    },
  };
  const jobsOf = ({ services }: TestServer) => [
    ...serverJobs(services),
    ...mailJobs(services, { transport, siteUrl: SITE_URL, keepsTokens: false }),
    ...pushJobs({ ...services, push }),
  ];
  const runAllJobs = () =>
    // Each process twice: a scheduler that was started twice.
    Promise.all(
      [...server.processes, ...server.processes].flatMap((each) =>
        jobsOf(each).map((job) => job.run(log)),
      ),
    );
  const after = (minutes: number) =>
    server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000).toISOString());

  async function holds(): Promise<void> {
    const trip = await chooseTrip(await Visitor.arrive(server.app));
    await setBerths(server, trip.outbound.sailingId, 1000);
    const apps = server.processes.map(({ app }) => app);
    for (const buyer of await crowdOf(apps, trip, HOLDS)) await holdOf(buyer);
  }

  /** Devices of a reservation, of whose sailing something is decided. */
  async function subscribe({ id, outbound }: Reservation): Promise<void> {
    const { keys, clock } = server.services;
    const now = clock.now();
    await inTransaction(server.db, async (tx) => {
      const { publicKey } = await currentPushKey(tx, keys, now);
      for (let count = 0; count < DEVICES; count += 1) {
        const { hash, ...device } = newDevice();
        const of = { reservationId: id, hash, by: { sessionId: 0, login: undefined } };
        await subscribeDevice(tx, keys, of, { ...device, publicKey }, now);
      }
      const event = { kind: 'delayed', minutes: 10, reason: '', actor: 'kaede', at: now } as const;
      await tx
        .insertInto('sailing_event')
        .values({ sailing_id: outbound.sailing.id, ...event })
        .execute();
    });
  }

  it(
    'each hold ends once, each payment is settled once, each mail is sent once, each device is notified once',
    async () => {
      await holds();
      const visitor = await Visitor.arrive(server.app);
      for (let count = 0; count < 3; count += 1) await subscribe(await book(visitor));
      const ready = await holdToPay(visitor, { card: CARDS.lostResponse });
      expectStatus(await pay(visitor, ready), 202);
      after(61);
      for (let round = 0; round < 3; round += 1) {
        await runAllJobs();
        after(1);
      }
      const { rows } = await sql`
        select h.event, count(*)::int as times, count(distinct h.reservation_id)::int as reservations
        from reservation_history h where h.event in ('expired', 'paid') group by 1 order by 1`.execute(
        server.db,
      );
      expect(rows).toEqual([
        { event: 'expired', times: HOLDS, reservations: HOLDS },
        { event: 'paid', times: 1, reservations: 1 },
      ]);
      const queued = await server.db.selectFrom('mail').select('state').execute();
      expect(queued.length).toBeGreaterThan(3);
      expect(new Set(queued.map(({ state }) => state))).toEqual(new Set(['sent']));
      expect(new Set(sentTo).size).toBe(sentTo.length);
      expect(sentTo).toHaveLength(queued.length);
      expect([pushedTo.length, new Set(pushedTo).size]).toEqual([3 * DEVICES, 3 * DEVICES]);
    },
    5 * 60_000,
  );

  it('control: ending holds without locking them gives places back twice', async () => {
    await holds();
    const endNaively = async ({ db }: TestServer) => {
      const due = await db
        .selectFrom('reservation')
        .select('id')
        .where('state', '=', 'held')
        .execute();
      for (const { id } of due) {
        await db.transaction().execute(async (tx) => {
          await returnLegs(tx, await findLegs(tx, id));
          await tx
            .updateTable('reservation')
            .set({ state: 'expired' })
            .where('id', '=', id)
            .execute();
        });
      }
    };
    // More places than the sailing has are refused by the database: another customer has some of
    // them.
    await sql`update leg_inventory set capacity[1] = capacity[1] + 500`.execute(server.db);
    await Promise.all(server.processes.slice(0, 2).map(endNaively));
    await sql`update leg_inventory set capacity[1] = capacity[1] - 500`.execute(server.db);
    await expect(expectInvariants(server.db)).rejects.toThrow();
    await forget(server);
  });
}
