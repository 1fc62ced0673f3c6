import type {
  Draft,
  FareCalendar,
  PartnerTicket,
  PartnerTicketList,
  SailingSearchResult,
} from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { type TestServer, Visitor } from '../support/api.ts';
import { DRAFTS, expectStatus, holdDraft, ifMatch } from '../support/booking.ts';
import { PARTNER_TICKETS } from '../support/partner-tickets.ts';
import {
  AQUARIUM,
  chooseTicket,
  clearPurchases,
  customersOf,
  holdPurchase,
  STARRY_NIGHT,
} from '../support/purchases.ts';

const SATURDAY = STARRY_NIGHT.date;

/** What was sold of a ticket, wherever it is looked at before it is bought. */
export function quotaSuite(server: TestServer, visitor: Visitor): void {
  const ticketOf = async (id: string) =>
    expectStatus(await visitor.get(`${PARTNER_TICKETS}/${id}`), 200).json<PartnerTicket>();
  const listed = async (query = '') => {
    const found = expectStatus(await visitor.get(`${PARTNER_TICKETS}${query}`), 200);
    const { partnerTickets } = found.json<PartnerTicketList>();
    return partnerTickets.find(({ id }) => id === 'pt_starry-night')?.state;
  };
  const query = (more: Record<string, string>) =>
    new URLSearchParams({
      fromPortId: 'port_nagiura',
      toPortId: 'port_suzune',
      partnerTicketId: 'pt_starry-night',
      ...more,
    });
  const sailingsFor = async (adults: string) => {
    const url = `/customer-api/sailings?${query({ date: SATURDAY, adults })}`;
    const { sailingOffers } = expectStatus(await visitor.get(url), 200).json<SailingSearchResult>();
    return sailingOffers.map(({ availability, ticketDay, lowestTotalYen }) =>
      [availability, ticketDay, lowestTotalYen !== null].join(' '),
    );
  };
  const calendarFor = async (adults: string) => {
    const range = { from: '2027-08-06', until: SATURDAY, adults };
    const found = expectStatus(
      await visitor.get(`/customer-api/fare-calendar?${query(range)}`),
      200,
    ).json<FareCalendar>();
    return found.days.map(({ availability, ticketDay }) => `${availability} ${ticketDay}`);
  };
  const sell = async (people: number) => {
    const other = await Visitor.arrive(server.app);
    await holdPurchase(other, { ...STARRY_NIGHT, adults: people });
  };

  describe('the quota of a day', () => {
    it('is few, then too little for two, then gone: 完売 and not 満席', async () => {
      await clearPurchases(server.db);
      expect(await calendarFor('2')).toEqual(['unsuitable notValid', 'available few']);
      expect(await sailingsFor('2')).toContain('available few true');
      await sell(7);
      expect(await calendarFor('1')).toEqual(['unsuitable notValid', 'available few']);
      expect(await calendarFor('2')).toEqual(['unsuitable notValid', 'full soldOut']);
      expect(new Set(await sailingsFor('2'))).toEqual(new Set(['full soldOut false']));
      expect(await listed(`?usableOn=${SATURDAY}`)).toBe('few');
      await sell(1);
      expect(await calendarFor('1')).toEqual(['unsuitable notValid', 'full soldOut']);
      expect(await listed(`?usableOn=${SATURDAY}`)).toBe('soldOut');
      // On other Saturdays it is still sold.
      expect(await listed()).toBe('few');
      const { usableDates, state } = await ticketOf('pt_starry-night');
      expect(state).toBe('few');
      expect(usableDates).toContain('2027-07-31');
      expect(usableDates).not.toContain(SATURDAY);
    });

    it('that is gone on every day to come is 完売', async () => {
      await clearPurchases(server.db);
      const rows = Array.from({ length: 366 }, (_, index) => ({
        ticket_id: 'pt_starry-night',
        include: -1,
        day: new Date(Date.UTC(2027, 6, 20 + index)).toISOString().slice(0, 10),
        slot: '',
        taken: 8,
        places: 8,
      }));
      await server.db.insertInto('partner_stock').values(rows).execute();
      expect(await listed()).toBe('soldOut');
      expect(await ticketOf('pt_starry-night')).toMatchObject({
        state: 'soldOut',
        usableDates: [],
      });
      await clearPurchases(server.db);
    });
  });

  describe('a draft whose return leg is still to be chosen', () => {
    it('has the price of the whole ticket and says what is missing; only the hold refuses', async () => {
      const choice = await chooseTicket(visitor, AQUARIUM);
      const begun = await visitor.post(DRAFTS, { ...choice, return: null });
      const draft = expectStatus(begun, 201).json<Draft>();
      expect(draft.quote.totalYen).toBe(2 * 27_400 + 13_700);
      expect([draft.return, draft.problems.return]).toEqual([null, ['REQUIRED']]);
      const refused = expectStatus(await holdDraft(visitor, draft), 422);
      expect(refused.json().errors.return).toEqual(['REQUIRED']);
      const { partnerTicketId: _, ...trip } = choice;
      const url = `${DRAFTS}/${draft.id}`;
      const whole = await visitor.put(`${url}/trip`, trip, ifMatch(draft.version));
      const { problems, version, quote } = expectStatus(whole, 200).json<Draft>();
      expect([problems.return, quote.totalYen]).toEqual([undefined, draft.quote.totalYen]);
      const filled = await visitor.put(`${url}/customers`, customersOf(AQUARIUM), ifMatch(version));
      const saved = expectStatus(filled, 200).json<Draft>();
      expect(Object.keys(saved.problems)).toEqual(['partnerTicket.mayInformPartners']);
    });
  });
}
