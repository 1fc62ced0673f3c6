import type { Draft, NewDraft } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../support/api.ts';
import { DRAFTS, expectStatus, ifMatch } from '../support/booking.ts';
import { AQUARIUM, BICYCLE, beginPurchase, buyTicket, chooseTicket } from '../support/purchases.ts';
import { legOf, searchStrait } from '../support/trips.ts';

const MORNING = { include: 0, day: '2027-08-04', at: '09:30' };

/** What a draft by a partner ticket says and asks for, the same on both databases. */
export function draftByTicketSuite(visitor: Visitor): void {
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
}
