import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/database/schema.ts';
import { QUOTA } from '../../src/database/sold-ticket.ts';
import { findPartnerTicket } from '../../src/domain/partner-tickets/partner-ticket-rows.ts';
import { takeTicketStock } from '../../src/domain/partner-tickets/ticket-stock.ts';
import type { PartnerTicketRule } from '../../src/rules/partner-rules.ts';
import { NOW, Visitor } from '../support/api.ts';
import { DRAFTS, holdDraft } from '../support/booking.ts';
import { clockAt } from '../support/operator.ts';
import { startPostgres, type ThrowawayCluster } from '../support/postgres.ts';
import { BICYCLE, fillPurchase, STARRY_NIGHT } from '../support/purchases.ts';
import { rounds } from '../support/rounds.ts';
import { useTestServer } from '../support/use-server.ts';

// Buyers of the last places of a ticket, at once and by several connections.

let cluster: ThrowawayCluster;
beforeAll(async () => {
  cluster = await startPostgres();
}, 60_000);
afterAll(() => cluster?.stop());

const server = useTestServer(async () => {
  return { database: await cluster.openDemonstration(), clock: clockAt(NOW) };
});

const DAY = '2027-08-07';
const demand = (people: number) => [{ include: QUOTA, day: DAY, at: '', people }];

async function rule(): Promise<PartnerTicketRule> {
  const row = await findPartnerTicket(server.db, 'pt_starry-night');
  if (!row) throw new Error('The demonstration has no such ticket');
  return row.rule;
}

type Take = (tx: Transaction<Database>, people: number) => Promise<void>;

/** Twenty buyers at once, each in a transaction of its own. @returns how many people were sold to */
async function sellAtOnce(take: Take): Promise<number> {
  const sizes = Array.from({ length: 20 }, (_, index) => 1 + (index % 3));
  const attempts = await Promise.allSettled(
    sizes.map((people) =>
      server.db.transaction().execute(async (tx) => {
        await take(tx, people);
        return people;
      }),
    ),
  );
  return attempts.reduce((sum, each) => sum + (each.status === 'fulfilled' ? each.value : 0), 0);
}

const taken = async (): Promise<number> => {
  const row = await server.db
    .selectFrom('partner_stock')
    .select(sql<number>`sum(taken)::int`.as('taken'))
    .executeTakeFirstOrThrow();
  return row.taken;
};
const nothing = () => server.db.deleteFrom('partner_stock').execute();

describe('the quota of a day', () => {
  it('is never sold twice, and is sold to the last place', async () => {
    const ticket = await rule();
    for (let round = 0; round < rounds(8, 100); round += 1) {
      await nothing();
      const sold = await sellAtOnce((tx, people) => takeTicketStock(tx, ticket, demand(people)));
      expect(sold).toBe(await taken());
      expect(sold).toBe(8);
    }
    await nothing();
  });

  it('would be oversold if places were counted before they are taken', async () => {
    // The control: the same buyers, who count what is taken before they write.
    const { quota } = await rule();
    const look: Take = async (tx, people) => {
      const { rows } = await sql<{ taken: number }>`select coalesce(sum(taken), 0)::int as taken
        from partner_stock where day = ${DAY}`.execute(tx);
      if ((rows[0]?.taken ?? 0) + people > quota.perDay) throw new Error('Sold out');
      await sql`insert into partner_stock as s (ticket_id, include, day, slot, taken, places)
        values ('pt_starry-night', -1, ${DAY}, '', ${people}, 1000)
        on conflict (ticket_id, include, day, slot) do update set taken = s.taken + excluded.taken`.execute(
        tx,
      );
    };
    const sold: number[] = [];
    for (let round = 0; round < rounds(8, 100); round += 1) {
      await nothing();
      sold.push(await sellAtOnce(look));
    }
    await nothing();
    expect(Math.max(...sold)).toBeGreaterThan(quota.perDay);
  });
});

describe('several customers', () => {
  const holdAll = async (drafts: readonly { visitor: Visitor; id: string }[]) => {
    const responses = await Promise.all(
      drafts.map(async ({ visitor, id }) =>
        holdDraft(visitor, (await visitor.get(`${DRAFTS}/${id}`)).json()),
      ),
    );
    return responses.map((response) =>
      response.statusCode === 201 ? 'held' : (response.json().code as string),
    );
  };
  const draftsOf = async (many: number, begin: (visitor: Visitor) => Promise<{ id: string }>) => {
    const drafts = [];
    for (let each = 0; each < many; each += 1) {
      const visitor = await Visitor.arrive(server.app);
      drafts.push({ visitor, id: (await begin(visitor)).id });
    }
    return drafts;
  };
  const count = (results: readonly string[], what: string) =>
    results.filter((result) => result === what).length;
  const end = async () => {
    await server.db.deleteFrom('reservation').execute();
    await nothing();
    await sql`update leg_inventory set free = capacity where free <> capacity`.execute(server.db);
  };

  it('hold the last of the quota once, and the others have no place on a ship', async () => {
    const drafts = await draftsOf(5, (visitor) =>
      fillPurchase(visitor, { ...STARRY_NIGHT, adults: 3 }),
    );
    const results = await holdAll(drafts);
    expect([count(results, 'held'), count(results, 'TICKET_QUOTA_SOLD_OUT')]).toEqual([2, 3]);
    const { legs } = await server.db
      .selectFrom('reservation_leg')
      .select(sql<number>`count(*)::int`.as('legs'))
      .executeTakeFirstOrThrow();
    expect(legs).toBe(4);
    await end();
  });

  it('hold the last of a slot once', async () => {
    const slot = { include: 0, day: '2027-08-04', at: '09:30' };
    const drafts = await draftsOf(4, (visitor) =>
      fillPurchase(visitor, { ...BICYCLE, adults: 5 }, [slot]),
    );
    const results = await holdAll(drafts);
    expect([count(results, 'held'), count(results, 'SLOT_FULL')]).toEqual([2, 2]);
    const held = await server.db.selectFrom('reservation').select('sale').execute();
    const quota = held.map(({ sale }) =>
      sale?.ticket?.stock.find((each) => each.include === QUOTA),
    );
    expect(quota.map((each) => each?.people)).toEqual([5, 5]);
    await end();
  });
});
