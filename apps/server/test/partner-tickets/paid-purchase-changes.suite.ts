import type { Reservation } from '@ferry/api/customer-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOW, type TestServer, type Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { letChangesLapse, runChangeJobs } from '../support/changed-once.ts';
import { holdMoved, movedPurchase, otherDays, takenOf } from '../support/changed-purchases.ts';
import { changeUrl } from '../support/changing.ts';
import { commitChange, type HowToPayMore, payDifference } from '../support/making-changes.ts';
import { CARDS, seen } from '../support/paying.ts';
import { AQUARIUM, buyTicket, clearPurchases } from '../support/purchases.ts';
import { issued, sourcesOf } from '../support/receipts.ts';
import { guestOf, ticketsOf, vouchersOf } from '../support/tickets.ts';

/** Days of the dearest price. */
const PEAK = { date: '2027-08-13', returnDate: '2027-08-17' };
const BOUGHT = '-1 2027-08-03 3';
const DEARER = '-1 2027-08-13 3';

/** The difference of a purchase's change, at once and later; the same on both databases. */
export function paidPurchaseChangesSuite(server: TestServer, visitor: Visitor): void {
  const toPeak = async (how: HowToPayMore) => {
    const bought = await seen(visitor, (await buyTicket(visitor, AQUARIUM)).id);
    const trip = await otherDays(visitor, AQUARIUM, PEAK);
    const draft = await movedPurchase(visitor, bought, trip);
    return { bought, held: await holdMoved(visitor, bought, draft, how) };
  };
  const taken = () => takenOf(server, 'pt_aquarium');

  beforeEach(async () => {
    server.clock.set(NOW);
    await clearPurchases(server.db);
  });

  describe('a difference that is paid by card', () => {
    it('has a receipt of the seller, beside that of the purchase as it was bought', async () => {
      const { bought, held } = await toPeak({ card: CARDS.frictionless });
      const made = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
      const sources = await sourcesOf(visitor, made);
      const byYen = sources.toSorted((one, other) => other.amountYen - one.amountYen);
      expect(byYen.map(({ kind, amountYen }) => [kind, amountYen])).toEqual([
        ['payment', 68_500],
        ['payment', 9_500],
      ]);
      const [whole, more] = await Promise.all(
        byYen.map(({ sourceId }) => issued(visitor, bought, { sourceId })),
      );
      expect(whole?.lines.map(({ amountYen }) => amountYen)).toEqual([54_800, 13_700, 0]);
      expect(more?.amountYen).toBe(9_500);
      expect(more?.lines.map(({ label }) => label)).toEqual(['変更によるきっぷの料金の差額']);
      expect(more?.proviso).toBe('提携きっぷの代金として');
      expect(more?.taxes).toEqual([expect.objectContaining({ ratePercent: 10, amountYen: 9_500 })]);
      for (const { issuer } of [whole, more].flatMap((each) => each ?? [])) {
        expect(issuer.name).toBe(bought.partnerTicket?.seller.name);
      }
    });

    it('is tried again after a refusal, and everything stays held until it is dropped', async () => {
      const { bought, held } = await toPeak({ card: CARDS.declined });
      expectStatus(await commitChange(visitor, held), 402);
      expect(await taken()).toEqual([BOUGHT, DEARER]);
      expect(await seen(visitor, bought.id)).toMatchObject({
        change: { state: 'held' },
        partnerTicket: bought.partnerTicket,
      });
      expectStatus(await visitor.delete(changeUrl(bought, 'change')), 200);
      expect(await taken()).toEqual([BOUGHT]);
    });

    it('ends the tickets of the ships of before, and gives others', async () => {
      const { bought, held } = await toPeak({ card: CARDS.frictionless });
      expectStatus(await visitor.get(ticketsOf(bought.id)), 200);
      const valid = async () => {
        const rows = await server.db
          .selectFrom('ticket')
          .select(['short_code', 'sailing_id'])
          .where('reservation_id', '=', bought.id)
          .where('revoked_at', 'is', null)
          .execute();
        const sailings = [...new Set(rows.map((row) => row.sailing_id))].toSorted();
        return { sailings, codes: rows.map((row) => row.short_code) };
      };
      const sailingsOf = ({ outbound, return: returnLeg }: Reservation) =>
        [outbound, returnLeg].flatMap((leg) => leg?.sailing.id ?? []).toSorted();
      const before = await valid();
      expect(before.sailings).toEqual(sailingsOf(bought));
      const made = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
      const after = await valid();
      expect(after.sailings).toEqual(sailingsOf(made));
      expect(after.codes).toHaveLength(before.codes.length);
    });
  });

  describe('a difference that is paid later', () => {
    const waiting = async () => {
      const { bought, held } = await toPeak({ store: 'store_minato' });
      const waits = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
      expect(waits.change?.state).toBe('awaitingPayment');
      expect(await taken()).toEqual([BOUGHT, DEARER]);
      return { bought, waits };
    };

    it('makes the change when it is there', async () => {
      const { bought, waits } = await waiting();
      await payDifference(server, visitor, waits);
      const made = await seen(visitor, bought.id);
      expect(made).toMatchObject({ change: null, partnerTicket: { validFrom: '2027-08-13' } });
      expect(await taken()).toEqual([DEARER]);
    });

    it('leaves the purchase as it was when it does not come', async () => {
      const { bought, waits } = await waiting();
      server.clock.set(waits.change?.limitTime ?? '');
      await runChangeJobs(server);
      await letChangesLapse(server);
      expect(await taken()).toEqual([BOUGHT]);
      const guest = await guestOf(server, bought.id);
      expect((await seen(guest, bought.id)).partnerTicket).toEqual(bought.partnerTicket);
    });

    it('goes back where a voucher was used meanwhile', async () => {
      const { bought, waits } = await waiting();
      expectStatus(await visitor.get(vouchersOf(bought.id)), 200);
      // As on its days, which the store's are before.
      const used = { used_at: server.clock.now() };
      await server.db.updateTable('voucher').set(used).execute();
      await payDifference(server, visitor, waits);
      const kept = await seen(visitor, bought.id);
      expect(kept.partnerTicket).toEqual(bought.partnerTicket);
      const payments = await server.db
        .selectFrom('payment')
        .select('state')
        .where('change_id', '=', waits.change?.id ?? '')
        .execute();
      expect(payments).toEqual([{ state: 'refundNeedsAccount' }]);
      expect(kept.history.at(-1)?.event).toBe('changeLapsed');
      expect(await taken()).toEqual([BOUGHT]);
    });
  });
}
