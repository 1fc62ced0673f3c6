import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { NOW } from '../support/api.ts';
import { bookFamily, cancelShown, comeBack, quoteOf } from '../support/cancelling.ts';
import { changeTermsOf } from '../support/changing.ts';
import { change, holdOther } from '../support/making-changes.ts';
import { CARDS, seen } from '../support/paying.ts';
import { legOf, searchStrait } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
const outbound = { leg: 'outbound', kind: 'leg', position: null } as const;
/** In the dearest fare period, within 14 days. */
const OBON = '2027-08-13';
const LATER = '2027-08-20';

/** A family with its car, out and back, whose outbound leg the operator does not sail while some work is done. */
async function whileCancelled(work: (booked: Reservation) => Promise<void>): Promise<void> {
  const booked = await bookFamily(visitor, { card: CARDS.frictionless });
  const run = (status: string) =>
    sql`update sailing set status = ${status} where id = ${booked.outbound.sailing.id}`.execute(
      server.db,
    );
  await run('cancelled');
  try {
    await work(await seen(visitor, booked.id));
  } finally {
    await run('scheduled');
  }
}

describe('運航会社が往路を運航しないとき', () => {
  it('往路だけの取消で往路の代金がすべて戻り、復路は往復割引のまま', () =>
    whileCancelled(async (booked) => {
      const { outbound: sold, return: kept, totalYen } = booked.quote;
      const quote = await quoteOf(visitor, booked, [outbound]);
      expect([quote.feeYen, quote.refundYen]).toEqual([0, sold.totalYen]);
      expect(quote.waivedYen).toBeGreaterThan(0);
      expect(quote.restYen - quote.waivedYen).toBe(kept?.totalYen);
      const left = await cancelShown(visitor, booked, [outbound]);
      expect(left.quote.totalYen - left.waivedYen).toBe(totalYen - sold.totalYen);
    }));

  it('高い期の同じ等級に移っても差額も手数料もなく、復路は手放しても全額が戻り、無料の変更も減らない', () =>
    whileCancelled(async (booked) => {
      const [offer] = await searchStrait(visitor, { date: OBON });
      expect(offer?.cabinOffers[0]?.totalYen).toBeGreaterThan(booked.quote.outbound.totalYen);
      const made = await change(visitor, booked, { outbound: legOf(offer), return: null });
      expect(made.quote.totalYen).toBe(booked.quote.outbound.totalYen);
      const refundYen = booked.quote.return?.totalYen;
      expect(made.changes).toMatchObject([{ feeYen: 0, payYen: 0, refundYen }]);
      expect((await changeTermsOf(visitor, made)).freeChangesLeft).toBe(1);
    }));

  it('上の等級は、その便での等級の差だけを支払う', () =>
    whileCancelled(async (booked) => {
      const [offer] = await searchStrait(visitor, { date: OBON });
      const [same, better] = offer?.cabinOffers ?? [];
      const next = { outbound: legOf(offer, 1), return: null };
      const held = await holdOther(visitor, booked, next);
      // Two adults, of whom one drives, and a child at half of it.
      const step = (better?.adultYen ?? 0) - (same?.adultYen ?? 0);
      expect(held.quote.newYen).toBe(booked.quote.outbound.totalYen + 2.5 * step);
      expect(held.quote.fee.feeYen).toBe(0);
    }));

  it('14日を過ぎた便は、その便の運賃', () =>
    whileCancelled(async (booked) => {
      const [offer] = await searchStrait(visitor, { date: LATER });
      const held = await holdOther(visitor, booked, { outbound: legOf(offer), return: null });
      expect(held.quote.newYen).toBe(offer?.cabinOffers[0]?.totalYen);
    }));

  it('出港の時刻を過ぎても、7日のあいだは別の便に移れる', () =>
    whileCancelled(async (booked) => {
      const guest = await comeBack(server, booked, '2027-08-02T09:00:00+09:00');
      const [offer] = await searchStrait(guest, { date: '2027-08-03' });
      const made = await change(guest, await seen(guest, booked.id), { outbound: legOf(offer) });
      expect(made.outbound.sailing.date).toBe('2027-08-03');
      server.clock.set(NOW);
    }));
});
