import { randomInt } from 'node:crypto';
import type { Draft, Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { pipeline } from '../../src/database/pipeline.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { startTestServer, type TestServer, Visitor } from '../support/api.ts';
import {
  chooseTrip,
  commit,
  consents,
  customers,
  DRAFTS,
  expectStatus,
  holdDraft,
  ifMatch,
  key,
} from '../support/booking.ts';
import { cancel, oneOf, quoteOf } from '../support/cancelling.ts';
import {
  beginChange,
  changeQuoteOf,
  changeUrl,
  moved,
  requestChange,
  shownOf,
} from '../support/changing.ts';
import { type CountingProxy, startCountingProxy, type Traffic } from '../support/counting-proxy.ts';
import { startPostgres, type ThrowawayCluster, urlOf } from '../support/postgres.ts';

// Counts that no noise moves. Who raises one says why in the same commit; who lowers one writes the new one here.
const BUDGETS = {
  'a hold': { statements: 17, roundTrips: 7, kilobytes: 23 },
  'a commit': { statements: 25, roundTrips: 9, kilobytes: 32 },
  'a search of a day': { statements: 2, roundTrips: 2, kilobytes: 1 },
  'a fare calendar of a month': { statements: 3, roundTrips: 2, kilobytes: 3 },
  'a held change': { statements: 35, roundTrips: 23, kilobytes: 68 },
  'a change that is made': { statements: 72, roundTrips: 54, kilobytes: 131 },
  'a cancellation': { statements: 23, roundTrips: 12, kilobytes: 44 },
};
type Operation = keyof typeof BUDGETS;

let cluster: ThrowawayCluster;
let proxy: CountingProxy;
let server: TestServer;

beforeAll(async () => {
  cluster = await startPostgres();
  const filled = await cluster.openDemonstration();
  proxy = await startCountingProxy(await urlOf(filled));
  await filled.close();
  server = await startTestServer({
    database: await openDatabase({ databaseUrl: proxy.url }),
    trustProxy: ['loopback'],
  });
});
afterAll(async () => {
  await server?.close();
  await proxy?.close();
  await cluster?.stop();
});

const STRAIT = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura' };
const get = async (visitor: Visitor, path: string, query: Record<string, string>) =>
  expectStatus(await visitor.get(`/customer-api/${path}?${new URLSearchParams(query)}`), 200);

/** Three adults with a phone and a mailbox of their own. */
async function filledDraft(visitor: Visitor): Promise<Draft> {
  const trip = await chooseTrip(visitor, { adults: 3 });
  const { id, version } = expectStatus(await visitor.post(DRAFTS, trip), 201).json<Draft>();
  const input = customers(3);
  const number = String(randomInt(10_000_000, 100_000_000));
  input.representative.phone = `090${number}`;
  input.representative.email = `customer-${number}@example.jp`;
  const saved = await visitor.put(`${DRAFTS}/${id}/customers`, input, ifMatch(version));
  return expectStatus(saved, 200).json();
}

const held = async (visitor: Visitor, draft: Draft) =>
  expectStatus(
    await holdDraft(visitor, draft, key(), { allowsDuplicate: false }),
    201,
  ).json<Reservation>();
const booked = async (visitor: Visitor) =>
  expectStatus(
    await commit(visitor, await held(visitor, await filledDraft(visitor))),
    200,
  ).json<Reservation>();

/** A booking and a draft that moves it to another day. */
async function changeOf(visitor: Visitor) {
  const reservation = await booked(visitor);
  const begun = await beginChange(visitor, reservation, ['outboundSailing']);
  const { outbound } = await chooseTrip(visitor, { adults: 3, date: '2027-08-05' });
  const draft = await moved(visitor, begun, { outbound });
  return { reservation, draft, shown: shownOf(await changeQuoteOf(visitor, draft)) };
}

/** Prepares an operation. @returns it itself */
const OPERATIONS: Record<Operation, (visitor: Visitor) => Promise<() => Promise<unknown>>> = {
  'a hold': async (visitor) => {
    const draft = await filledDraft(visitor);
    return () => held(visitor, draft);
  },
  'a commit': async (visitor) => {
    const reservation = await held(visitor, await filledDraft(visitor));
    return async () => expectStatus(await commit(visitor, reservation), 200);
  },
  'a search of a day': async (visitor) => () =>
    get(visitor, 'sailings', { ...STRAIT, date: '2027-08-02', adults: '3' }),
  'a fare calendar of a month': async (visitor) => () =>
    get(visitor, 'fare-calendar', {
      ...STRAIT,
      from: '2027-08-01',
      until: '2027-08-31',
      adults: '3',
    }),
  'a held change': async (visitor) => {
    const { reservation, draft, shown } = await changeOf(visitor);
    return async () => expectStatus(await requestChange(visitor, reservation, draft, shown), 201);
  },
  'a change that is made': async (visitor) => {
    const { reservation, draft, shown } = await changeOf(visitor);
    const response = await requestChange(visitor, reservation, draft, shown);
    const headers = { ...key(), ...ifMatch(expectStatus(response, 201).json().version) };
    const url = changeUrl(reservation, 'change/commit');
    return async () => expectStatus(await visitor.post(url, { ...shown, consents }, headers), 200);
  },
  'a cancellation': async (visitor) => {
    const reservation = await booked(visitor);
    const items = [{ ...oneOf('leg', 0), position: null }];
    const { feeYen, refundYen } = await quoteOf(visitor, reservation, items);
    return async () =>
      expectStatus(await cancel(visitor, reservation, { items, feeYen, refundYen }), 200);
  },
};

let visitors = 0;

/** The third one: by then its statements have names, and the database knows them. */
async function countOf(operation: Operation): Promise<Traffic> {
  let traffic: Traffic | undefined;
  for (let time = 0; time < 3; time += 1) {
    const visitor = await Visitor.arrive(server.app);
    visitors += 1;
    visitor.headers = { 'x-forwarded-for': `10.0.0.${visitors}` };
    traffic = await proxy.count(await OPERATIONS[operation](visitor));
  }
  if (!traffic) throw new Error('Nothing was counted');
  return traffic;
}

describe('what is asked of the database', () => {
  it.each(Object.keys(BUDGETS) as Operation[])('for %s is what is budgeted', async (operation) => {
    const { statements, roundTrips, bytes } = await countOf(operation);
    const kilobytes = Math.ceil(bytes / 1000);
    expect({ statements, roundTrips, kilobytes }).toEqual(BUDGETS[operation]);
  });

  it('of a commit does not grow with those who have booked its sailing unpaid', async () => {
    const first = await countOf('a commit');
    for (let more = 0; more < 3; more += 1) await countOf('a commit');
    const last = await countOf('a commit');
    // A row for each of twelve would be 1.5 KB.
    expect(last.bytes - first.bytes).toBeLessThan(300);
  });

  it('is counted by statement, and what is sent together waits once', async () => {
    const ask = () => sql`select 1`.execute(server.db);
    await ask();
    const alone = await proxy.count(async () => {
      await ask();
      await ask();
    });
    expect(alone).toMatchObject({ statements: 2, roundTrips: 2 });
    const together = await proxy.count(() =>
      inTransaction(server.db, (tx) =>
        pipeline([sql`select 1`.execute(tx), sql`select 2`.execute(tx)]),
      ),
    );
    // With begin and commit.
    expect(together).toMatchObject({ statements: 4, roundTrips: 2 });
  });
});
