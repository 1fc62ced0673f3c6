import type {
  CancellationQuote,
  Draft,
  NewDraft,
  Reservation,
  SlotDays,
} from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { expireDueHolds } from '../../src/booking/holding/expire-holds.ts';
import { type TestServer, Visitor } from '../support/api.ts';
import { DRAFTS, expectStatus, holdDraft, ifMatch, key, RESERVATIONS } from '../support/booking.ts';
import { PARTNER_TICKETS } from '../support/partner-tickets.ts';
import {
  AQUARIUM,
  BICYCLE,
  beginPurchase,
  buyTicket,
  chooseTicket,
  clearPurchases,
  fillPurchase,
  holdPurchase,
  type Purchase,
  STARRY_NIGHT,
} from '../support/purchases.ts';
import { legOf, searchStrait } from '../support/trips.ts';

const MORNING = { include: 0, day: '2027-08-04', at: '09:30' };

/** Buying a partner ticket up to its payment, the same on both databases. */
export function purchaseSuite(server: TestServer, visitor: Visitor): void {
  const taken = async (ticketId: string) => {
    const rows = await server.db
      .selectFrom('partner_stock')
      .select(['include', 'day', 'slot', 'taken'])
      .where('ticket_id', '=', ticketId)
      .where('taken', '>', 0)
      .orderBy('include')
      .execute();
    return rows.map(({ include, day, slot, taken: people }) => [include, day, slot, people]);
  };
  const tidy = () => clearPurchases(server.db);
  const slotsOf = async (query: string) => {
    const response = await visitor.get(`${PARTNER_TICKETS}/pt_bicycle/slots?${query}`);
    return expectStatus(response, 200).json<SlotDays>().days;
  };

  describe('a draft by a partner ticket', () => {
    it('has the price of the ticket, and what is in it', async () => {
      const draft = await beginPurchase(visitor, AQUARIUM);
      expect(draft.quote.totalYen).toBe(2 * 27_400 + 13_700);
      expect(draft.quote.lines.map(({ ruleId, amountYen }) => [ruleId, amountYen])).toEqual([
        ['product.adult', 2 * 27_400],
        ['product.child', 13_700],
        ['product.return', 0],
      ]);
      expect(draft.partnerTicket).toMatchObject({
        partnerTicketId: 'pt_aquarium',
        validFrom: '2027-08-03',
        validUntil: '2027-08-17',
        mayInformPartners: false,
        includes: [
          { name: '水族館の入館券', partnerName: 'くじら水族館', times: [], slot: null },
          { name: '港からのバス 1日券', partnerName: '北斗浜バス', times: [], slot: null },
        ],
      });
      expect(draft.problems['partnerTicket.mayInformPartners']).toEqual(['REQUIRED']);
    });

    it("has the ticket's terms for people", async () => {
      const { cancellationTerms } = await beginPurchase(visitor, AQUARIUM);
      const ofPeople = cancellationTerms.filter(
        ({ leg, item }) => leg === 'outbound' && item === 'fare',
      );
      expect(ofPeople.map(({ percent, minimumYen }) => [percent, minimumYen])).toEqual([
        [0, 200],
        [10, 200],
        [30, 200],
        [100, 0],
      ]);
    });

    it.each<[string, (choice: NewDraft) => Promise<NewDraft> | NewDraft, object]>([
      [
        'nobody sells',
        (choice) => ({ ...choice, partnerTicketId: 'pt_moon' }),
        { code: 'VALIDATION_FAILED', errors: { partnerTicketId: ['UNKNOWN_VALUE'] } },
      ],
      [
        'is over',
        (choice) => ({ ...choice, partnerTicketId: 'pt_beach-house' }),
        { code: 'TICKET_NOT_ON_SALE' },
      ],
      [
        'is not sold yet',
        (choice) => ({ ...choice, partnerTicketId: 'pt_snow-garden' }),
        { code: 'TICKET_NOT_ON_SALE' },
      ],
      [
        'is for another route',
        (choice) => ({ ...choice, partnerTicketId: 'pt_hot-spring' }),
        { errors: { 'outbound.sailingId': ['NOT_IN_TICKET'] } },
      ],
      [
        'is for the same people both ways',
        ({ outbound, ...choice }) => ({
          ...choice,
          outbound: {
            ...outbound,
            party: { ...outbound.party, children: 0 },
            cabins: outbound.cabins.map((cabin) => ({
              ...cabin,
              party: { ...cabin.party, children: 0 },
            })),
          },
        }),
        { errors: { 'return.party': ['NOT_IN_TICKET'] } },
      ],
    ])('is refused where the ticket %s', async (_, change, expected) => {
      const choice = await change(await chooseTicket(visitor, AQUARIUM));
      const response = expectStatus(await visitor.post(DRAFTS, choice), 422);
      expect(response.json()).toMatchObject(expected);
    });

    it('takes no car, and no sailing of another day', async () => {
      const [offer] = await searchStrait(visitor, { date: '2027-08-03' });
      const withCar = { outbound: legOf(offer), return: null, partnerTicketId: 'pt_bus-pass' };
      expect(expectStatus(await visitor.post(DRAFTS, withCar), 422).json().errors).toEqual({
        'outbound.vehicles': ['NOT_IN_TICKET'],
      });
      const draft = await beginPurchase(visitor, AQUARIUM);
      const late = await chooseTicket(visitor, {
        ...AQUARIUM,
        partnerTicketId: 'pt_harbour-stay',
        date: '2027-08-02',
      });
      const { partnerTicketId: _, ...trip } = late;
      const url = `${DRAFTS}/${draft.id}/trip`;
      const refused = expectStatus(await visitor.put(url, trip, ifMatch(draft.version)), 422);
      expect(refused.json().errors).toEqual({ 'outbound.sailingId': ['NOT_IN_TICKET'] });
    });

    it('keeps slots and consent, also when the customers are stored', async () => {
      const draft = await beginPurchase(visitor, BICYCLE);
      expect(draft.problems['partnerTicket.includes.0.slot']).toEqual(['REQUIRED']);
      const url = `${DRAFTS}/${draft.id}`;
      const request = { slots: [MORNING], mayInformPartners: true };
      const chosen = await visitor.put(`${url}/partner-ticket`, request, ifMatch(draft.version));
      expectStatus(chosen, 200);
      const { customers, version } = chosen.json<Draft>();
      const saved = await visitor.put(`${url}/customers`, customers, ifMatch(version));
      const { partnerTicket, problems } = expectStatus(saved, 200).json<Draft>();
      expect(partnerTicket).toMatchObject({ mayInformPartners: true });
      expect(partnerTicket?.includes[0]?.slot).toEqual({ day: '2027-08-04', at: '09:30' });
      expect(Object.keys(problems).filter((path) => path.startsWith('partner'))).toEqual([]);
    });

    it.each<[string, object, string]>([
      ['of a day before the ship arrives', { ...MORNING, day: '2027-08-02' }, 'slots.0.at'],
      ['after the ship has left again', { ...MORNING, at: '10:30' }, 'slots.0.at'],
      ['at a time that nobody offers', { ...MORNING, at: '09:31' }, 'slots.0.at'],
      ['of something without slots', { ...MORNING, include: 1 }, 'slots.0.at'],
    ])('refuses a slot %s', async (_, slot, field) => {
      const draft = await beginPurchase(visitor, BICYCLE);
      const url = `${DRAFTS}/${draft.id}/partner-ticket`;
      const request = { slots: [slot], mayInformPartners: true };
      const refused = expectStatus(await visitor.put(url, request, ifMatch(draft.version)), 422);
      expect(refused.json().errors).toEqual({ [field]: ['NOT_AVAILABLE'] });
    });

    it('is stored at the version that was seen, and not once it is booked', async () => {
      const bought = await buyTicket(visitor, AQUARIUM);
      const url = `${DRAFTS}/${bought.draftId}/partner-ticket`;
      const request = { slots: [], mayInformPartners: false };
      const old = expectStatus(await visitor.put(url, request, ifMatch(1)), 409);
      expect(old.json().code).toBe('VERSION_CONFLICT');
      const late = expectStatus(await visitor.put(url, request, ifMatch(3)), 409);
      expect(late.json().code).toBe('RESERVATION_STATE');
    });

    it('has one slot of each', async () => {
      const draft = await beginPurchase(visitor, BICYCLE);
      const url = `${DRAFTS}/${draft.id}/partner-ticket`;
      const request = {
        slots: [MORNING, { ...MORNING, day: '2027-08-03' }],
        mayInformPartners: true,
      };
      const refused = expectStatus(await visitor.put(url, request, ifMatch(draft.version)), 422);
      expect(refused.json().errors).toEqual({ 'slots.1.include': ['NOT_DISTINCT'] });
    });

    it('of a crossing alone has no ticket', async () => {
      const { partnerTicketId: _, ...trip } = await chooseTicket(visitor, AQUARIUM);
      const draft = expectStatus(await visitor.post(DRAFTS, trip), 201).json<Draft>();
      expect(draft.partnerTicket).toBeNull();
      const url = `${DRAFTS}/${draft.id}/partner-ticket`;
      const request = { slots: [], mayInformPartners: true };
      expectStatus(await visitor.put(url, request, ifMatch(draft.version)), 404);
    });
  });

  describe('a purchase that is held', () => {
    it('has taken the quota of the day and the slot, and gives both back when its time is over', async () => {
      await tidy();
      const held = await holdPurchase(visitor, BICYCLE, [MORNING]);
      expect(held.partnerTicket?.includes[0]?.slot).toEqual({ day: '2027-08-04', at: '09:30' });
      expect(await taken('pt_bicycle')).toEqual([
        [-1, '2027-08-03', '', 2],
        [0, '2027-08-04', '09:30', 2],
      ]);
      server.clock.set(held.limitTime);
      await expireDueHolds(server.db, server.clock.now(), fail);
      expect(await taken('pt_bicycle')).toEqual([]);
    });

    it('gives back what it had when it is held anew', async () => {
      await tidy();
      const draft = await fillPurchase(visitor, BICYCLE, [MORNING]);
      expectStatus(await holdDraft(visitor, draft), 201);
      const url = `${DRAFTS}/${draft.id}/partner-ticket`;
      const request = { slots: [{ ...MORNING, day: '2027-08-03' }], mayInformPartners: true };
      const changed = await visitor.put(url, request, ifMatch(draft.version));
      const again = await holdDraft(visitor, expectStatus(changed, 200).json<Draft>());
      expectStatus(again, 201);
      expect(await taken('pt_bicycle')).toEqual([
        [-1, '2027-08-03', '', 2],
        [0, '2027-08-03', '09:30', 2],
      ]);
      expectStatus(await visitor.delete(`${DRAFTS}/${draft.id}`), 204);
      expect(await taken('pt_bicycle')).toEqual([]);
    });

    it('needs its slot and the consent', async () => {
      const draft = await beginPurchase(visitor, BICYCLE);
      const { errors } = expectStatus(await holdDraft(visitor, draft), 422).json();
      expect(errors['partnerTicket.includes.0.slot']).toEqual(['REQUIRED']);
      expect(errors['partnerTicket.mayInformPartners']).toEqual(['REQUIRED']);
    });

    it('is refused once the quota of the day is sold, with no place on a ship taken', async () => {
      await tidy();
      for (let sold = 0; sold < 8; sold += 2) {
        const each = await Visitor.arrive(server.app);
        await holdPurchase(each, { ...STARRY_NIGHT, adults: 2 });
      }
      const draft = await fillPurchase(visitor, STARRY_NIGHT);
      const refused = expectStatus(await holdDraft(visitor, draft), 409);
      expect(refused.json()).toMatchObject({ code: 'TICKET_QUOTA_SOLD_OUT' });
      await tidy();
    });

    it('is refused once the slot is full, and says which', async () => {
      await tidy();
      const full: Purchase = { ...BICYCLE, adults: 9 };
      const one = await Visitor.arrive(server.app);
      await holdPurchase(one, full, [MORNING]);
      expect((await slotsOf('from=2027-08-04&until=2027-08-04&people=3'))[0]?.slots).toMatchObject([
        { at: '09:30', availability: 'few' },
        { at: '10:30', availability: 'available' },
        { at: '14:15', availability: 'available' },
      ]);
      expect(
        (await slotsOf('from=2027-08-04&until=2027-08-04&people=4'))[0]?.slots[0],
      ).toMatchObject({ availability: 'full' });
      const draft = await fillPurchase(visitor, { ...BICYCLE, adults: 4 }, [MORNING]);
      const refused = expectStatus(await holdDraft(visitor, draft), 409);
      expect(refused.json()).toMatchObject({
        code: 'SLOT_FULL',
        errors: { 'partnerTicket.includes.0.slot': ['NOT_AVAILABLE'] },
      });
      await tidy();
    });
  });

  describe('a ticket that is bought', () => {
    it('is paid, costs its fee when it is cancelled, and gives its places back', async () => {
      await tidy();
      const bought = await buyTicket(visitor, AQUARIUM);
      expect(bought).toMatchObject({
        state: 'confirmed',
        partnerTicket: { name: 'くじら水族館 往復きっぷ' },
      });
      expect(await taken('pt_aquarium')).toEqual([[-1, '2027-08-03', '', 3]]);
      const url = `${RESERVATIONS}/${bought.id}`;
      const all = {
        items: [
          { leg: 'outbound', kind: 'leg', position: null },
          { leg: 'return', kind: 'leg', position: null },
        ],
      };
      const quote = expectStatus(
        await visitor.post(`${url}/cancellation-quotes`, all),
        200,
      ).json<CancellationQuote>();
      // Two weeks before: 200 yen for each of three tickets.
      expect([quote.feeYen, quote.refundYen]).toEqual([600, 68_500 - 600]);
      const request = { ...all, feeYen: quote.feeYen, refundYen: quote.refundYen };
      const headers = { ...key(), ...ifMatch(quote.version) };
      const cancelled = await visitor.post(`${url}/cancellations`, request, headers);
      expect(expectStatus(cancelled, 200).json<Reservation>().state).toBe('cancelled');
      expect(await taken('pt_aquarium')).toEqual([]);
    });

    it('is cancelled in part by telephone only', async () => {
      const bought = await buyTicket(visitor, AQUARIUM);
      const url = `${RESERVATIONS}/${bought.id}`;
      const part = { items: [{ leg: 'return', kind: 'leg', position: null }] };
      const refused = expectStatus(await visitor.post(`${url}/cancellation-quotes`, part), 409);
      expect(refused.json().code).toBe('CANCEL_BY_PHONE');
    });
  });

  describe('the slots of a ticket', () => {
    it('are those of its valid days', async () => {
      await tidy();
      const days = await slotsOf('from=2027-08-03&until=2027-08-05&people=2');
      expect(days.map(({ date, slots }) => [date, slots.length])).toEqual([
        ['2027-08-03', 3],
        ['2027-08-04', 3],
        ['2027-08-05', 3],
      ]);
      expect(await slotsOf('from=2028-01-10&until=2028-01-12&people=2')).toEqual([]);
    });

    it.each([
      'from=2027-08-03&until=2027-09-03&people=2',
      'from=2027-08-03&until=2027-08-02&people=2',
    ])('are not for %s', async (query) => {
      const response = await visitor.get(`${PARTNER_TICKETS}/pt_bicycle/slots?${query}`);
      expect(expectStatus(response, 422).json().errors).toEqual({ until: ['OUT_OF_RANGE'] });
    });

    it('of a ticket that nobody sells are not found', async () => {
      const query = 'from=2027-08-03&until=2027-08-03&people=2';
      expectStatus(await visitor.get(`${PARTNER_TICKETS}/pt_moon/slots?${query}`), 404);
    });
  });
}

function fail(error: unknown): never {
  throw error;
}
