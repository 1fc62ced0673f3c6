import { describe, expect, it } from 'vitest';
import { takeStock } from '../../src/domain/inventory/stock.ts';
import type { searchesOfDemonstration } from '../support/searches.ts';

/** Routes that call at more than two ports, on the database of the other searches. */
export function searchIslandsSuite({
  db,
  offerOf,
  search,
  availabilities,
}: ReturnType<typeof searchesOfDemonstration>): void {
  describe('島をめぐる航路', () => {
    const choice = {
      sailingId: 'sail_islands-0720_20270804',
      fromPortId: 'port_suzune',
      toPortId: 'port_hokage',
      cabinTypeId: 'cab_hanakaze_deck',
    };
    const two = { adults: 2, children: 0, infants: 0, babies: 0 };
    const deck = async (fromPortId: string, toPortId: string) => {
      const { sailingOffers } = await search({
        fromPortId,
        toPortId,
        date: '2027-08-04',
        party: two,
      });
      return sailingOffers[0]?.cabinOffers[1]?.availability;
    };

    it('途中の区間の予約は、重なる区間だけを満席にする', async () => {
      const { outbound: offer } = await offerOf(choice, two);
      expect(offer.stock).toEqual({
        sailingId: choice.sailingId,
        fromCall: 1,
        toCall: 3,
        pools: [{ poolId: 'pool_hanakaze_deck', quantity: 2 }],
      });
      await db()
        .transaction()
        .execute((tx) => takeStock(tx, offer.stock));
      expect(await deck('port_nagiura', 'port_suzune')).toBe('few');
      expect(await deck('port_nagiura', 'port_chidori')).toBe('full');
      expect(await deck('port_chidori', 'port_hokage')).toBe('full');
    });

    it('途中の寄港を、寄る順と時刻で伝える。乗る港と降りる港、直行の便では伝えない', async () => {
      const callsFrom = async (fromPortId: string, toPortId: string) => {
        const section = { fromPortId, toPortId, date: '2027-08-04', party: two };
        const { sailingOffers } = await search(section);
        return sailingOffers[0]?.sailing.calls.map(({ port, arrivalAt }) => [port.name, arrivalAt]);
      };
      expect(await callsFrom('port_nagiura', 'port_hokage')).toEqual([
        ['鈴音島港', '2027-08-04T07:55:00+09:00'],
        ['千鳥島港', '2027-08-04T08:35:00+09:00'],
      ]);
      expect(await callsFrom('port_suzune', 'port_hokage')).toEqual([
        ['千鳥島港', '2027-08-04T08:35:00+09:00'],
      ]);
      expect(await callsFrom('port_shiomi', 'port_nagiura')).toEqual([]);
    });

    it('祝日にも週末の便がある', async () => {
      const mountainDay = {
        fromPortId: 'port_nagiura',
        toPortId: 'port_hokage',
        date: '2027-08-11',
      };
      expect((await availabilities(mountainDay)).map(([time]) => time)).toContain('17:00');
      expect(
        (await availabilities({ ...mountainDay, date: '2027-08-12' })).map(([time]) => time),
      ).not.toContain('17:00');
    });
  });
}
