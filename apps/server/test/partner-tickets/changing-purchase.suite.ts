import type { ChangeTerms, Draft } from '@ferry/api/customer-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOW, type TestServer, type Visitor } from '../support/api.ts';
import { DRAFTS, expectStatus } from '../support/booking.ts';
import {
  BICYCLES_TAKEN,
  buyBicycles,
  movedPurchase,
  otherDays,
  redeemFirst,
  sellBicycles,
  THURSDAY,
  takenOf,
  toThursday,
  whileClosed,
} from '../support/changed-purchases.ts';
import {
  beginChange,
  changeTermsOf,
  changeUrl,
  holdChange,
  setCustomers,
  setTrip,
  tripOf,
} from '../support/changing.ts';
import {
  BICYCLE,
  BUS_PASS,
  buyTicket,
  chooseTicket,
  clearPurchases,
  STARRY_NIGHT,
} from '../support/purchases.ts';
import { guestOf } from '../support/tickets.ts';

/** Changing the sailings of a purchase, by the engine that changes a booking; the same on both databases. */
export function changingPurchaseSuite(server: TestServer, visitor: Visitor): void {
  const openOf = ({ parts }: ChangeTerms) =>
    parts.map(({ part, isOpen, reason }) => `${part} ${isOpen ? 'open' : reason}`);

  beforeEach(async () => {
    server.clock.set(NOW);
    await clearPurchases(server.db);
  });

  describe('what of a purchase can be changed', () => {
    it('are its sailings, and nothing else', async () => {
      const bought = await buyBicycles(visitor);
      const terms = await changeTermsOf(visitor, bought);
      expect(terms).toMatchObject({ isOpen: true, reason: null, replacesPassengers: false });
      expect(openOf(terms)).toEqual([
        'outboundSailing open',
        'returnSailing open',
        'cabins byPhone',
        'passengers byPhone',
        'vehicles byPhone',
        'options byPhone',
        'contact byPhone',
      ]);
      // Nothing any more once the outbound leg has sailed.
      expect(terms.parts.map(({ until }) => until).slice(0, 2)).toEqual([
        '2027-08-03T07:05:00+09:00',
        '2027-08-03T07:20:00+09:00',
      ]);
    });

    it('is the one sailing of a ticket of one way', async () => {
      const bought = await buyTicket(visitor, BUS_PASS);
      const terms = openOf(await changeTermsOf(visitor, bought));
      expect(terms.slice(0, 2)).toEqual(['outboundSailing open', 'returnSailing noReturn']);
    });

    it('is nothing once a voucher was used, or the outbound leg has sailed', async () => {
      const [bought, other] = [await buyBicycles(visitor), await buyBicycles(visitor)];
      server.clock.set('2027-08-03T06:00:00+09:00');
      const guest = await guestOf(server, bought.id);
      await redeemFirst(server, guest, bought);
      const used = await changeTermsOf(guest, bought);
      expect(used).toMatchObject({ isOpen: false, reason: 'closed' });
      const refused = await guest.post(changeUrl(bought, 'change-drafts'), {
        parts: ['returnSailing'],
      });
      expect(expectStatus(refused, 422).json()).toMatchObject({
        code: 'CHANGE_CLOSED',
        changeClosedReason: 'closed',
      });
      server.clock.set('2027-08-03T07:19:59+09:00');
      const another = await guestOf(server, other.id);
      const open = openOf(await changeTermsOf(another, other));
      expect(open.slice(0, 2)).toEqual(['outboundSailing closed', 'returnSailing open']);
      server.clock.set('2027-08-03T07:20:00+09:00');
      expect(await changeTermsOf(another, other)).toMatchObject({ reason: 'departed' });
    });
  });

  describe('the draft of such a change', () => {
    it('has the ticket with its slots and the consent', async () => {
      const bought = await buyBicycles(visitor);
      const draft = await beginChange(visitor, bought, ['outboundSailing']);
      expect(draft.partnerTicket).toEqual(bought.partnerTicket);
      expect(draft).toMatchObject({ problems: {}, quote: bought.quote });
      expect(draft.change?.locks.map(({ kind, reason }) => [kind, reason])).toEqual([
        ['passenger', 'byPhone'],
        ['passenger', 'byPhone'],
      ]);
    });

    it('keeps the slots that still fit, and asks again for those that do not', async () => {
      const bought = await buyBicycles(visitor);
      const stays = await movedPurchase(
        visitor,
        bought,
        await otherDays(visitor, BICYCLE, { date: '2027-08-03', returnDate: '2027-08-05' }),
      );
      expect(stays.problems).toEqual({});
      expect(stays.partnerTicket?.includes[0]?.slot).toEqual({ day: '2027-08-04', at: '09:30' });
      const trip = await otherDays(visitor, BICYCLE, THURSDAY);
      const goes = expectStatus(await setTrip(visitor, stays, trip), 200).json<Draft>();
      expect(goes.problems).toEqual({ 'partnerTicket.includes.0.slot': ['NOT_AVAILABLE'] });
      expect(goes.partnerTicket).toMatchObject({
        validFrom: '2027-08-05',
        validUntil: '2027-08-08',
      });
      const refused = expectStatus(await holdChange(visitor, bought, goes), 422);
      expect(refused.json()).toMatchObject({ errors: goes.problems });
      expect(await takenOf(server, 'pt_bicycle')).toEqual(BICYCLES_TAKEN);
    });

    it('may be without a return leg until it is chosen again', async () => {
      const bought = await buyBicycles(visitor);
      const { outbound } = await otherDays(visitor, BICYCLE, THURSDAY);
      const draft = await movedPurchase(visitor, bought, { outbound, return: null });
      expect(draft.problems.return).toEqual(['REQUIRED']);
      expectStatus(await holdChange(visitor, bought, draft), 422);
    });

    it('has nobody else and nothing else', async () => {
      const bought = await buyBicycles(visitor);
      const draft = await beginChange(visitor, bought, ['outboundSailing']);
      const [first, ...others] = draft.customers.passengers;
      if (!first) throw new Error('Nobody travels');
      const people = [{ ...first, givenName: '月子' }, ...others];
      const renamed = await setCustomers(visitor, draft, {
        ...draft.customers,
        passengers: people,
      });
      expect(expectStatus(renamed, 422).json().errors).toEqual({
        'passengers.0.familyName': ['LOCKED'],
      });
      const { representative } = draft.customers;
      const other = { ...representative, phone: '080-0000-0000' };
      const called = await setCustomers(visitor, draft, {
        ...draft.customers,
        representative: other,
      });
      expect(expectStatus(called, 422).json().errors).toEqual({
        'representative.familyName': ['LOCKED'],
      });
      const party = { adults: 1, children: 0, infants: 0, babies: 0 };
      const alone = tripOf(draft);
      const fewer = [alone.outbound, alone.return].map(
        (leg) => leg && { ...leg, party, cabins: leg.cabins.map((cabin) => ({ ...cabin, party })) },
      );
      const cut = await setTrip(visitor, draft, {
        outbound: fewer[0] ?? alone.outbound,
        return: fewer[1] ?? null,
      });
      expect(expectStatus(cut, 422).json().errors).toMatchObject({
        outbound: ['LOCKED'],
        return: ['LOCKED'],
      });
    });

    it('takes only days of the ticket', async () => {
      const bought = await buyTicket(visitor, STARRY_NIGHT);
      const draft = await beginChange(visitor, bought, ['outboundSailing']);
      const saturday = tripOf(draft);
      const sailingId = saturday.outbound.sailingId.replace('20270807', '20270808');
      const sunday = { outbound: { ...saturday.outbound, sailingId }, return: null };
      const refused = expectStatus(await setTrip(visitor, draft, sunday), 422);
      expect(refused.json().errors).toEqual({ 'outbound.sailingId': ['NOT_IN_TICKET'] });
      const { outbound, return: far } = await otherDays(visitor, STARRY_NIGHT, {
        date: '2027-08-14',
        returnDate: '2027-08-15',
      });
      const late = await setTrip(visitor, draft, { ...saturday, return: far });
      expect(expectStatus(late, 422).json().errors).toEqual({
        'return.sailingId': ['NOT_IN_TICKET'],
      });
      const there = await setTrip(visitor, draft, { outbound, return: far });
      expect(expectStatus(there, 200).json<Draft>().problems).toEqual({});
    });

    it('is refused where only a slot is another', async () => {
      const bought = await buyBicycles(visitor);
      const slot = { include: 0, day: '2027-08-03', at: '14:15' };
      const draft = await movedPurchase(visitor, bought, {}, [slot]);
      const refused = expectStatus(await holdChange(visitor, bought, draft), 422);
      expect(refused.json().code).toBe('NOTHING_TO_CHANGE');
    });

    it('is possible when the ticket is not sold any more, on days of the time of the purchase', async () => {
      const bought = await buyBicycles(visitor);
      await sellBicycles(server, { from: '2027-07-01', until: '2027-08-09' }, 60);
      const { outbound, ...draft } = await toThursday(visitor, bought);
      expect([outbound.sailing.date, draft.problems]).toEqual(['2027-08-05', {}]);
      const buying = await chooseTicket(visitor, BICYCLE);
      const late = expectStatus(await visitor.post(DRAFTS, buying), 422);
      expect(late.json().code).toBe('TICKET_NOT_ON_SALE');
      const beyond = tripOf({ outbound, ...draft });
      const sailingId = beyond.outbound.sailingId.replace('20270805', '20270810');
      const trip = { outbound: { ...beyond.outbound, sailingId }, return: null };
      const refused = await setTrip(visitor, { outbound, ...draft }, trip);
      expect(expectStatus(refused, 422).json().errors).toEqual({
        'outbound.sailingId': ['NOT_IN_TICKET'],
      });
      await sellBicycles(server, { from: '04-01', until: '03-31' }, 1);
    });

    it('does not ask of a leg that stays whether the ticket is still valid on it', async () => {
      const bought = await buyBicycles(visitor);
      const { return: returnLeg } = await otherDays(visitor, BICYCLE, {
        date: '2027-08-03',
        returnDate: '2027-08-05',
      });
      await whileClosed(server, '08-03', async () => {
        const draft = await movedPurchase(visitor, bought, { return: returnLeg });
        expect(draft).toMatchObject({ problems: {}, return: { sailing: { date: '2027-08-05' } } });
      });
    });

    it('is for the telephone once the operator has no such ticket any more', async () => {
      const bought = await buyBicycles(visitor);
      const retire = (retired: boolean) =>
        server.db
          .updateTable('partner_ticket')
          .set({ retired })
          .where('id', '=', 'pt_bicycle')
          .execute();
      await retire(true);
      expect(await changeTermsOf(visitor, bought)).toMatchObject({ reason: 'byPhone' });
      await retire(false);
    });
  });
}
