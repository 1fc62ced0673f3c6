import type {
  FareCalendar,
  FareCalendarDay,
  SailingOffer,
  SailingSearchResult,
} from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';

const OUTBOUND = { fromPortId: 'port_shinonome', toPortId: 'port_hokutohama' };
const RETURN = { fromPortId: 'port_hokutohama', toPortId: 'port_shinonome' };

/** Looking for sailings by a partner ticket, the same on both databases. */
export function ticketSearchSuite(visitor: Visitor): void {
  const ask = (more: Record<string, string>) => {
    const query = {
      ...OUTBOUND,
      adults: '2',
      children: '1',
      partnerTicketId: 'pt_aquarium',
      ...more,
    };
    return visitor.get(`/customer-api/sailings?${new URLSearchParams(query)}`);
  };
  const search = async (more: Record<string, string>) =>
    expectStatus(await ask(more), 200).json<SailingSearchResult>();
  const first = async (more: Record<string, string>): Promise<SailingOffer> => {
    const [offer] = (await search(more)).sailingOffers;
    if (!offer) throw new Error('Nothing sails');
    return offer;
  };
  const cabin = ({ cabinOffers }: SailingOffer, grade: string) => {
    const found = cabinOffers.find(({ cabinType }) => cabinType.grade === grade);
    if (!found) throw new Error(`There is no cabin of the grade ${grade}`);
    return found;
  };

  describe('sailings by a partner ticket', () => {
    it('cost the ticket of the period in the contained grade, and the difference above it', async () => {
      const offer = await first({ date: '2027-08-03' });
      expect(offer).toMatchObject({ farePeriod: 'B', lowestTotalYen: 2 * 27_400 + 13_700 });
      expect(cabin(offer, 'スタンダード')).toMatchObject({
        totalYen: 2 * 27_400 + 13_700,
        undiscountedYen: 2 * 27_400 + 13_700,
        discounts: [],
        adultYen: 27_400,
      });
      // 18,700 − 14,900 for an adult, 9,350 − 7,450 for a child.
      expect(cabin(offer, 'コンフォート')).toMatchObject({
        totalYen: 2 * (27_400 + 3800) + 13_700 + 1900,
        adultYen: 27_400 + 3800,
      });
      const usual = await first({ date: '2027-08-03', partnerTicketId: 'pt_harbour-stay' });
      // Sold out, but not without a price.
      expect([usual.ticketDay, usual.lowestTotalYen]).toEqual(['soldOut', null]);
      expect(cabin(usual, 'スタンダード').totalYen).toBe(2 * 31_200 + 17_200);
    });

    it('cost nothing on the return leg but for a better grade', async () => {
      const { sailing } = await first({ date: '2027-08-03' });
      const more = { ...RETURN, date: '2027-08-06', outboundSailingId: sailing.id };
      const found = await search(more);
      const [returnOffer] = found.sailingOffers;
      if (!returnOffer) throw new Error('Nothing sails back');
      expect(found.returnDiscount).toBeNull();
      expect(returnOffer.availability).toBe('available');
      expect(cabin(returnOffer, 'スタンダード')).toMatchObject({ totalYen: 0, adultYen: 0 });
      expect(cabin(returnOffer, 'コンフォート')).toMatchObject({ totalYen: 2 * 3800 + 1900 });
    });

    it.each<[string, Record<string, string>]>([
      ['a Monday, the day before the aquarium is closed', { date: '2027-08-02' }],
      [
        'another route',
        {
          fromPortId: 'port_shiomi',
          toPortId: 'port_nagiura',
          date: '2027-08-03',
        },
      ],
      ['the other direction', { ...RETURN, date: '2027-08-04' }],
      ['with a car', { date: '2027-08-03', vehicles: 'veh_car:469:155' }],
    ])('are unsuitable: %s', async (_, more) => {
      const { availability, lowestTotalYen } = await first(more);
      expect([availability, lowestTotalYen]).toEqual(['unsuitable', null]);
    });

    it('go back within the days of the ticket', async () => {
      const { sailing } = await first({ date: '2027-08-03' });
      const returnOn = async (date: string) =>
        (await first({ ...RETURN, date, outboundSailingId: sailing.id })).availability;
      expect(await returnOn('2027-08-15')).toBe('available');
      expect(await returnOn('2027-08-18')).toBe('unsuitable');
    });

    it('of a one-way ticket never go back', async () => {
      const strait = { partnerTicketId: 'pt_bus-pass' };
      const there = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura', date: '2027-08-03' };
      const { sailing, availability } = await first({ ...strait, ...there });
      expect(availability).toBe('available');
      const returnOffer = await first({
        ...strait,
        fromPortId: 'port_nagiura',
        toPortId: 'port_shiomi',
        date: '2027-08-04',
        outboundSailingId: sailing.id,
      });
      expect(returnOffer.availability).toBe('unsuitable');
    });

    it('are refused by a ticket that nobody sells', async () => {
      const response = expectStatus(
        await ask({ date: '2027-08-03', partnerTicketId: 'pt_moon' }),
        422,
      );
      expect(response.json()).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: { partnerTicketId: ['UNKNOWN_VALUE'] },
      });
    });
  });

  describe('the calendar by a partner ticket', () => {
    const days = async (more: Record<string, string> = {}) => {
      const response = await askCalendar(more);
      return expectStatus(response, 200).json<FareCalendar>().days;
    };
    const askCalendar = (more: Record<string, string>) => {
      const range = { from: '2027-08-02', until: '2027-08-04' };
      const query = { ...OUTBOUND, ...range, adults: '2', partnerTicketId: 'pt_aquarium', ...more };
      return visitor.get(`/customer-api/fare-calendar?${new URLSearchParams(query)}`);
    };
    const nothing: Partial<FareCalendarDay> = {
      lowestAdultYen: null,
      lowestTotalYen: null,
      availability: 'unsuitable',
    };

    it('has the price of the ticket on its days, and none on the others', async () => {
      expect(await days({ children: '1' })).toMatchObject([
        { date: '2027-08-02', farePeriod: 'B', ...nothing },
        {
          date: '2027-08-03',
          lowestAdultYen: 27_400,
          lowestTotalYen: 2 * 27_400 + 13_700,
          availability: 'available',
        },
        { date: '2027-08-04', lowestAdultYen: 27_400, availability: 'available' },
      ]);
    });

    it('agrees with the search of each day', async () => {
      for (const { date, lowestTotalYen, availability } of await days({ children: '1' })) {
        const offer = await first({ date });
        expect([date, availability]).toEqual([date, offer.availability]);
        expect(lowestTotalYen).toBe(offer.lowestTotalYen);
      }
    });

    it.each<[string, Record<string, string>]>([
      ['with a car', { vehicles: 'veh_car:469:155' }],
      ['in the other direction', { ...RETURN, from: '2027-08-04', until: '2027-08-04' }],
    ])('has no day %s', async (_, more) => {
      for (const day of await days(more)) expect(day).toMatchObject(nothing);
    });

    it('is refused by a ticket that nobody sells', async () => {
      const response = expectStatus(await askCalendar({ partnerTicketId: 'pt_moon' }), 422);
      expect(response.json().errors).toEqual({ partnerTicketId: ['UNKNOWN_VALUE'] });
    });
  });
}
