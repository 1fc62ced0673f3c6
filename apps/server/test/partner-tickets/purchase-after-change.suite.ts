import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOW, type TestServer, type Visitor } from '../support/api.ts';
import { expectStatus, ifMatch, key, RESERVATIONS } from '../support/booking.ts';
import {
  buyBicycles,
  holdMoved,
  movedPurchase,
  otherDays,
  takenOf,
  toThursday,
} from '../support/changed-purchases.ts';
import { changeQuoteOf } from '../support/changing.ts';
import { commitChange } from '../support/making-changes.ts';
import { CARDS } from '../support/paying.ts';
import { AQUARIUM, buyTicket, clearPurchases } from '../support/purchases.ts';

/** Days of the dearest and of the cheapest price. */
const PEAK = { date: '2027-08-13', returnDate: '2027-08-17' };
const AUTUMN = { date: '2027-09-07', returnDate: '2027-09-10' };
const CARD = { card: CARDS.frictionless };

/** What a purchase costs and gives back after its sailings were changed; the same on both databases. */
export function purchaseAfterChangeSuite(server: TestServer, visitor: Visitor): void {
  beforeEach(async () => {
    server.clock.set(NOW);
    await clearPurchases(server.db);
  });

  describe('a purchase that was changed', () => {
    it('is cancelled with everything that it has then', async () => {
      const bought = await buyBicycles(visitor);
      const held = await holdMoved(visitor, bought, await toThursday(visitor, bought));
      expectStatus(await commitChange(visitor, held), 200);
      const items = ['outbound', 'return'].map((leg) => ({ leg, kind: 'leg', position: null }));
      const url = `${RESERVATIONS}/${bought.id}`;
      const asked = await visitor.post(`${url}/cancellation-quotes`, { items });
      const { feeYen, refundYen, version } = expectStatus(asked, 200).json();
      expect([feeYen, refundYen]).toEqual([400, 9_400]);
      const request = { items, feeYen, refundYen };
      const headers = { ...key(), ...ifMatch(version) };
      expectStatus(await visitor.post(`${url}/cancellations`, request, headers), 200);
      expect(await takenOf(server, 'pt_bicycle')).toEqual([]);
    });

    it('costs the price of the new day, and the fee from the second time', async () => {
      const bought = await buyTicket(visitor, AQUARIUM);
      const dear = await otherDays(visitor, AQUARIUM, PEAK);
      const draft = await movedPurchase(visitor, bought, dear);
      const quote = await changeQuoteOf(visitor, draft);
      expect(quote.lines.map(({ ruleId, differenceYen }) => [ruleId, differenceYen])).toEqual([
        ['product.adult', 2 * 3_800],
        ['product.child', 1_900],
        ['product.return', 0],
      ]);
      expect(quote).toMatchObject({ payYen: 9_500, fee: { feeYen: 0, reason: 'freeChange' } });
      const held = await holdMoved(visitor, bought, draft, CARD);
      expectStatus(await commitChange(visitor, held), 200);
      const cheap = await otherDays(visitor, AQUARIUM, AUTUMN);
      const next = await holdMoved(visitor, bought, await movedPurchase(visitor, bought, cheap));
      // Of each passenger the least fee of the ticket: a week before it costs no more.
      expect(next.quote).toMatchObject({
        payYen: 0,
        refundYen: 18_500 - 600,
        fee: { feeYen: 600, reason: 'cancellationFee' },
      });
      const made = expectStatus(await commitChange(visitor, next), 200).json<Reservation>();
      expect(made).toMatchObject({ quote: { totalYen: 59_500 }, changes: [{}, { feeYen: 600 }] });
      expect(await takenOf(server, 'pt_aquarium')).toEqual(['-1 2027-09-07 3']);
    });

    it('there and back costs nothing, whatever the ticket costs by then', async () => {
      const bought = await buyTicket(visitor, AQUARIUM);
      const trip = await otherDays(visitor, AQUARIUM, {
        date: '2027-08-03',
        returnDate: '2027-08-05',
      });
      const price = (yen: number) =>
        sql`update partner_ticket set facts = jsonb_set(facts, '{prices}', (select jsonb_agg(
          p || jsonb_build_object('adultYen', (p ->> 'adultYen')::int + ${yen}::int)) from jsonb_array_elements(facts -> 'prices') p))
          where id = 'pt_aquarium'`.execute(server.db);
      await price(1_000);
      const kept = await changeQuoteOf(visitor, await movedPurchase(visitor, bought, trip));
      expect(kept.differenceYen).toBe(0);
      const other = await otherDays(visitor, AQUARIUM, {
        date: '2027-08-04',
        returnDate: '2027-08-05',
      });
      const moved = await changeQuoteOf(visitor, await movedPurchase(visitor, bought, other));
      expect(moved.differenceYen).toBe(2_000);
      await price(-1_000);
    });

    it('has a better grade at its difference on the sailing that is chosen', async () => {
      const bought = await buyTicket(visitor, AQUARIUM);
      const { outbound, return: returnLeg } = await otherDays(visitor, AQUARIUM, {
        date: '2027-08-04',
        returnDate: '2027-08-05',
      });
      const [cabin] = outbound.cabins;
      if (!cabin) throw new Error('Nobody has a place');
      const better = {
        ...outbound,
        cabins: [{ ...cabin, cabinTypeId: cabin.cabinTypeId.replace(/_[a-z]+$/, '_comfort') }],
      };
      const draft = await movedPurchase(visitor, bought, { outbound: better, return: returnLeg });
      const { lines, payYen } = await changeQuoteOf(visitor, draft);
      const upgrade = lines.filter(({ ruleId }) => ruleId === 'product.upgrade');
      const yen = upgrade.reduce((sum, { differenceYen }) => sum + differenceYen, 0);
      expect(yen).toBeGreaterThan(0);
      expect(payYen).toBe(yen);
    });
  });
}
