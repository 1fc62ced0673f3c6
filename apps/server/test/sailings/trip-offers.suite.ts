import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/client.ts';
import { assertOnSale } from '../../src/domain/trips/assert-on-sale.ts';
import type { LegOffer } from '../../src/domain/trips/leg-offer.ts';
import { searchesOfDemonstration, strait } from '../support/searches.ts';

/** The same behaviour on both databases. */
export function tripOffersSuite(open: () => Promise<OpenDatabase>): void {
  const { db, offerOf, availabilities } = searchesOfDemonstration(open);

  describe('見積もりと予約の可否', () => {
    const choice = {
      ...strait,
      sailingId: 'sail_strait-1120_20270802',
      cabinTypeId: 'cab_namikaze_standard',
    };

    it('検索と見積もりの合計は一致する', async () => {
      const offer = await offerOf(choice);
      expect(offer.quote).toMatchObject({
        totalYen: 12300,
        taxYen: 1118,
        outbound: { farePeriod: 'B', totalYen: 12300, cabinsYen: [12000] },
      });
      expect(() => assertOnSale(offer.outbound)).not.toThrow();
    });

    it('お盆の下り便はC期の運賃になる', async () => {
      const obon = { ...choice, sailingId: 'sail_strait-1120_20270810' };
      expect((await offerOf(obon)).quote.outbound.farePeriod).toBe('C');
      const reversed = {
        sailingId: 'sail_strait-back-1120_20270810',
        fromPortId: strait.toPortId,
        toPortId: strait.fromPortId,
        cabinTypeId: 'cab_shiokaze_standard',
      };
      expect((await offerOf(reversed)).quote.outbound.farePeriod).toBe('B');
    });

    it.each([
      ['知らない便', { sailingId: 'sail_nothing_20270802' }],
      ['便の通らない区間', { toPortId: 'port_suzune' }],
      ['逆向きの区間', { fromPortId: strait.toPortId, toPortId: strait.fromPortId }],
      ['別の船の客室', { cabinTypeId: 'cab_shiokaze_standard' }],
    ])('%sは見つからない', async (_, more) => {
      const promise = offerOf({ ...choice, ...more });
      await expect(promise).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it.each([
      ['cancelled', 'SAILING_CANCELLED', {}],
      ['notYetOpen', 'SALES_NOT_OPEN', { salesOpenAt: '2027-06-02T09:00:00+09:00' }],
      ['webClosed', 'WEB_SALES_CLOSED', {}],
      ['full', 'CABIN_SOLD_OUT', {}],
      ['unsuitable', 'CABIN_SOLD_OUT', {}],
    ] as const)('%sの便の予約は%sになる', (availability, code, details) => {
      const salesOpenAt = '2027-06-02T09:00:00+09:00';
      // Only what the decision depends on.
      const offer = {
        leg: 'outbound',
        availability,
        salesOpenAt,
        cabins: [{ availability }],
        deckAvailability: null,
      } as unknown as LegOffer;
      expect(() => assertOnSale(offer)).toThrow(
        expect.objectContaining({ code, details: { ...details, leg: 'outbound' } }),
      );
    });

    it('時刻表から消えた便は、新しくは選べない', async () => {
      const sailingId = 'sail_strait-0640_20270803';
      await db()
        .updateTable('sailing')
        .set({ status: 'withdrawn' })
        .where('id', '=', sailingId)
        .execute();
      expect(await availabilities({ date: '2027-08-03' })).toHaveLength(3);
      const gone = offerOf({ ...choice, sailingId, cabinTypeId: 'cab_shiokaze_standard' });
      await expect(gone).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });
  });
}
