import type { CancellationQuote, Draft, Reservation, SlotDays } from '@ferry/api/customer-server';
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
  clearPurchases,
  fillPurchase,
  holdPurchase,
  type Purchase,
  STARRY_NIGHT,
} from '../support/purchases.ts';

const MORNING = { include: 0, day: '2027-08-04', at: '09:30' };

/** A partner ticket's slots, and what its purchase takes of them and of its quota, the same on both databases. */
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
