import type { PartnerTicket, PartnerTicketList } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { loadOperator } from '../../src/operator/load-operator.ts';
import { type TestServer, Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { PARTNER_TICKETS, quoteOfNights, soldByItself } from '../support/partner-tickets.ts';
import { smallOperator } from '../support/small-operator.ts';

/** The catalogue of partner tickets, the same on both databases. */
export function partnerTicketsSuite(server: TestServer, visitor: Visitor): void {
  const list = async (query = '') => {
    const response = expectStatus(await visitor.get(`${PARTNER_TICKETS}${query}`), 200);
    expect(response.headers['cache-control']).toBe('public, max-age=30');
    return response.json<PartnerTicketList>().partnerTickets;
  };
  const ids = async (query = '') => (await list(query)).map(({ id }) => id);
  const get = async (id: string) =>
    expectStatus(await visitor.get(`${PARTNER_TICKETS}/${id}`), 200).json<PartnerTicket>();

  describe('the list of partner tickets', () => {
    it('has what can be bought first, and nothing that is over', async () => {
      expect((await list()).map(({ id, state }) => [id, state])).toEqual([
        ['pt_aquarium', 'onSale'],
        ['pt_hot-spring', 'onSale'],
        ['pt_bus-pass', 'onSale'],
        ['pt_bicycle', 'onSale'],
        ['pt_starry-night', 'few'],
        ['pt_snow-garden', 'upcoming'],
        ['pt_flower-hill', 'upcoming'],
        ['pt_harbour-stay', 'soldOut'],
      ]);
    });

    it('says the lowest price, what it saves in that period, and who sells it', async () => {
      const [aquarium, , , bicycle] = await list();
      expect(aquarium).toMatchObject({
        contents: ['往復の運賃(ツーリスト寝台)', '水族館の入館券', '港からのバス 1日券'],
        adultYen: 23_800,
        childYen: 11_900,
        isFromPrice: true,
        savingYen: 2940,
        usableFrom: '2027-04-01',
        usableUntil: '2028-03-31',
        travelAgencyNumber: null,
        isAccessible: true,
      });
      expect(bicycle).toMatchObject({
        isFromPrice: false,
        sellerName: '島めぐり観光株式会社',
        travelAgencyNumber: '第0-000号',
        isAccessible: false,
      });
    });

    it.each<[string, string, string[]]>([
      ['of a route', '?routeId=route_night', ['pt_aquarium', 'pt_harbour-stay']],
      ['of an unknown route', '?routeId=route_moon', []],
      ['of a kind', '?kind=sightseeing', ['pt_snow-garden', 'pt_flower-hill']],
      ['up to a price', '?maxAdultYen=3200', ['pt_starry-night', 'pt_flower-hill']],
      ['below the lowest price', '?maxAdultYen=2599', []],
      [
        'usable on a Saturday',
        '?routeId=route_islands&usableOn=2027-07-24',
        ['pt_bicycle', 'pt_starry-night'],
      ],
      ['usable on a Friday', '?routeId=route_islands&usableOn=2027-07-23', ['pt_bicycle']],
      [
        'usable on a day of the next season',
        '?routeId=route_islands&usableOn=2028-04-10',
        ['pt_flower-hill'],
      ],
      [
        'for wheelchairs',
        '?isAccessible=true',
        ['pt_aquarium', 'pt_bus-pass', 'pt_starry-night', 'pt_snow-garden', 'pt_harbour-stay'],
      ],
      ['for wheelchairs or not', '?isAccessible=false&kind=hotSpring', ['pt_hot-spring']],
      [
        'with everything at once',
        '?routeId=route_night&kind=stay&isAccessible=true&maxAdultYen=27800',
        ['pt_harbour-stay'],
      ],
    ])('%s', async (_, query, expected) => {
      expect(await ids(query)).toEqual(expected);
    });

    it.each([
      ['usableOn=2027-02-30', 'usableOn'],
      ['kind=casino', 'kind'],
      ['maxAdultYen=-1', 'maxAdultYen'],
      ['isAccessible=maybe', 'isAccessible'],
    ])('refuses %s', async (query, field) => {
      const response = expectStatus(await visitor.get(`${PARTNER_TICKETS}?${query}`), 422);
      expect(response.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(Object.keys(response.json().errors)).toEqual([field]);
    });

    it('goes on with the seasons', async () => {
      const stateOf = async (now: string, id: string) => {
        server.clock.set(now);
        return (await get(id)).state;
      };
      expect(await stateOf('2027-11-11T08:59:59+09:00', 'pt_snow-garden')).toBe('upcoming');
      expect(await stateOf('2027-11-11T09:00:00+09:00', 'pt_snow-garden')).toBe('onSale');
      expect(await stateOf('2028-02-28T00:00:00+09:00', 'pt_snow-garden')).toBe('upcoming');
    });
  });

  describe('a partner ticket', () => {
    it('costs by itself what the same crossing is quoted at, without the fuel adjustment', async () => {
      server.clock.set('2027-08-20T10:00:00+09:00');
      const guest = await Visitor.arrive(server.app);
      const [price] = (await get('pt_aquarium')).prices;
      expect(price).toMatchObject({ period: 'A', crossingAdultYen: 22_940 });
      expect(await quoteOfNights(guest, { adults: 1, children: 0 })).toBe(price?.crossingAdultYen);
      const pair = await quoteOfNights(guest, { adults: 1, children: 1 });
      expect(pair - 22_940).toBe(price?.crossingChildYen);
    });

    it('says its days, those of the next weeks first', async () => {
      const { closures, usableDates } = await get('pt_aquarium');
      expect(closures).toHaveLength(2);
      expect(usableDates).toHaveLength(10);
      expect(usableDates.slice(0, 7)).toEqual([
        '2027-07-20',
        '2027-07-21',
        '2027-07-22',
        '2027-07-23',
        '2027-07-24',
        // On the 25th no ship of the night sails that has a place.
        '2027-07-27',
        '2027-07-28',
      ]);
    });

    it('says the days on which a customer finds a sailing to buy it with: today while one is open', async () => {
      const first = async (now: string, id: string) => {
        server.clock.set(now);
        return (await get(id)).usableDates[0];
      };
      // The last ship of the day sails at 21:30, and is sold on the web until two hours before.
      expect(await first('2027-07-21T12:00:00+09:00', 'pt_hot-spring')).toBe('2027-07-21');
      expect(await first('2027-07-21T23:00:00+09:00', 'pt_hot-spring')).toBe('2027-07-22');
      await server.db
        .updateTable('sailing')
        .set({ status: 'cancelled' })
        .where('route_id', '=', 'route_strait')
        .where('service_date', '=', '2027-07-22')
        .execute();
      expect(await first('2027-07-21T23:00:00+09:00', 'pt_hot-spring')).toBe('2027-07-23');
    });

    it('has no days to come once it cannot be bought', async () => {
      expect((await get('pt_harbour-stay')).usableDates).toEqual([]);
      expect((await get('pt_beach-house')).usableDates).toEqual([]);
    });

    it('ends its fees with all of the price', async () => {
      const { cancellationFees } = await get('pt_aquarium');
      expect(cancellationFees.at(-1)).toEqual({ daysBefore: null, percent: 100, minimumYen: 0 });
    });

    it('is not found when nobody sells it (any more)', async () => {
      expectStatus(await visitor.get(`${PARTNER_TICKETS}/pt_unknown`), 404);
      expectStatus(await visitor.get(`${PARTNER_TICKETS}/po_aquarium`), 404);
    });
  });

  describe('another document', () => {
    it('retires what it no longer has, and brings it back', async () => {
      const load = (document: unknown) =>
        loadOperator(server.db, document, { clock: server.clock, horizonDays: 10 });
      const own = soldByItself('partner', 'pt_small');
      await load(own);
      expect((await get('pt_small')).prices).toMatchObject([
        { period: 'A', crossingAdultYen: 1000, crossingChildYen: 500, savingAdultYen: 3300 },
      ]);
      await load(smallOperator('partner'));
      expectStatus(await visitor.get(`${PARTNER_TICKETS}/pt_small`), 404);
      expect(await ids()).not.toContain('pt_small');
      await load(own);
      expect(await ids()).toContain('pt_small');
      await load(smallOperator('partner'));
      const thief = soldByItself('thief', 'pt_aquarium');
      await expect(load(thief)).rejects.toThrow(
        'partnerTickets.0.id: "pt_aquarium" belongs to the operator data "demonstration"',
      );
    });
  });
}
