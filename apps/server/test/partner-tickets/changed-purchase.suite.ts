import type { Draft, Reservation, VoucherList } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { endDueChanges } from '../../src/booking/holding/end-change.ts';
import { NOW, type TestServer, type Visitor } from '../support/api.ts';
import { DRAFTS, expectStatus, ifMatch, key, RESERVATIONS } from '../support/booking.ts';
import {
  holdMoved,
  movedPurchase,
  otherDays,
  redeemFirst,
  takenOf,
  whileFull,
} from '../support/changed-purchases.ts';
import { changeQuoteOf, changeUrl, holdChange, setTrip } from '../support/changing.ts';
import { commitChange } from '../support/making-changes.ts';
import { CARDS, seen } from '../support/paying.ts';
import { AQUARIUM, BICYCLE, buyTicket, clearPurchases } from '../support/purchases.ts';
import { guestOf, vouchersOf } from '../support/tickets.ts';

const MORNING = { include: 0, day: '2027-08-04', at: '09:30' };
const LATER = { include: 0, day: '2027-08-05', at: '10:30' };
/** Days of the dearest and of the cheapest price. */
const PEAK = { date: '2027-08-13', backOn: '2027-08-17' };
const AUTUMN = { date: '2027-09-07', backOn: '2027-09-10' };
const CARD = { card: CARDS.frictionless };
const THURSDAY = { date: '2027-08-05', backOn: '2027-08-06' };
/** What a purchase's change holds, moves and costs; the same on both databases. */
export function changedPurchaseSuite(server: TestServer, visitor: Visitor): void {
  const buyBicycles = async () => seen(visitor, (await buyTicket(visitor, BICYCLE, [MORNING])).id);
  const toThursday = async (bought: Reservation, slots = [LATER]) =>
    movedPurchase(visitor, bought, await otherDays(visitor, BICYCLE, THURSDAY), slots);
  const BEFORE = ['-1 2027-08-03 2', '0 2027-08-04 09:30 2'];
  const AFTER = ['-1 2027-08-05 2', '0 2027-08-05 10:30 2'];

  beforeEach(async () => {
    server.clock.set(NOW);
    await clearPurchases(server.db);
  });

  describe('a change that is held', () => {
    it('takes the new day and slot beside those that are bought, and is made as a whole', async () => {
      const bought = await buyBicycles();
      const codes = expectStatus(await visitor.get(vouchersOf(bought.id)), 200).json<VoucherList>();
      const held = await holdMoved(visitor, bought, await toThursday(bought));
      expect(await takenOf(server, 'pt_bicycle')).toEqual(
        [...BEFORE, ...AFTER].toSorted((one, other) => (one < other ? -1 : 1)),
      );
      expect(held.held.partnerTicket).toEqual(bought.partnerTicket);
      expect(held.held.change?.partnerTicket).toMatchObject({
        validFrom: '2027-08-05',
        validUntil: '2027-08-08',
        includes: [{ slot: { day: '2027-08-05', at: '10:30' } }, { slot: null }],
      });
      const made = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
      expect(await takenOf(server, 'pt_bicycle')).toEqual(AFTER);
      expect(made.partnerTicket).toEqual(held.held.change?.partnerTicket);
      expect(made.outbound.sailing.date).toBe('2027-08-05');
      const after = expectStatus(await visitor.get(vouchersOf(bought.id)), 200).json<VoucherList>();
      const names = ({ vouchers }: VoucherList) =>
        vouchers.map(({ id, shortCode }) => [id, shortCode]);
      expect(names(after)).toEqual(names(codes));
      expect(after.vouchers[0]).toMatchObject({
        validFrom: '2027-08-05',
        validUntil: '2027-08-08',
      });
      expect(after.vouchers[0]?.code).not.toBe(codes.vouchers[0]?.code);
      expect(made.history.slice(-2).map(({ event }) => event)).toEqual(['changeHeld', 'changed']);
      const mail = await server.db
        .selectFrom('mail')
        .select(['subject', 'text_body'])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      expect(mail.subject).toContain('提携きっぷの変更のお知らせ');
      expect(mail.text_body).toContain('8月5日(木)から8月8日(日)まで');
    });

    it('gives all of it back when it is dropped, and when its time is over', async () => {
      const bought = await buyBicycles();
      await holdMoved(visitor, bought, await toThursday(bought));
      expectStatus(await visitor.delete(changeUrl(bought, 'change')), 200);
      expect(await takenOf(server, 'pt_bicycle')).toEqual(BEFORE);
      const { held } = await holdMoved(visitor, bought, await toThursday(bought));
      server.clock.set(held.change?.limitTime ?? '');
      await endDueChanges(server.db, server.clock.now(), (error) => {
        throw error;
      });
      expect(await takenOf(server, 'pt_bicycle')).toEqual(BEFORE);
      expect((await seen(visitor, bought.id)).partnerTicket).toEqual(bought.partnerTicket);
    });

    it('gets the new content of its draft in its place', async () => {
      const bought = await buyBicycles();
      const draft = await toThursday(bought);
      await holdMoved(visitor, bought, draft);
      const trip = await otherDays(visitor, BICYCLE, { date: '2027-08-04', backOn: '2027-08-05' });
      const changed = expectStatus(await setTrip(visitor, draft, trip), 200).json<Draft>();
      const request = {
        slots: [{ include: 0, day: '2027-08-04', at: '09:30' }],
        mayInformPartners: true,
      };
      const url = `${DRAFTS}/${draft.id}/partner-ticket`;
      const chosen = await visitor.put(url, request, ifMatch(changed.version));
      const held = await holdMoved(visitor, bought, expectStatus(chosen, 200).json<Draft>());
      // The slot is the one that it has.
      expect(await takenOf(server, 'pt_bicycle')).toEqual([
        '-1 2027-08-03 2',
        '-1 2027-08-04 2',
        '0 2027-08-04 09:30 2',
      ]);
      expectStatus(await commitChange(visitor, held), 200);
      expect(await takenOf(server, 'pt_bicycle')).toEqual([
        '-1 2027-08-04 2',
        '0 2027-08-04 09:30 2',
      ]);
    });

    it('needs nothing of a day that is sold out where the purchase has it already', async () => {
      const bought = await buyBicycles();
      const trip = await otherDays(visitor, BICYCLE, { date: '2027-08-03', backOn: '2027-08-05' });
      const quota = { include: -1, day: '2027-08-03', at: '' };
      await whileFull(server, 'pt_bicycle', quota, async () => {
        const held = await holdMoved(visitor, bought, await movedPurchase(visitor, bought, trip));
        expectStatus(await commitChange(visitor, held), 200);
      });
      expect(await takenOf(server, 'pt_bicycle')).toEqual(BEFORE);
    });

    it.each([
      [
        'the quota of the new day is gone',
        { ...LATER, include: -1, at: '' },
        'TICKET_QUOTA_SOLD_OUT',
      ],
      ['the new slot is full', LATER, 'SLOT_FULL'],
    ] as const)('is refused, and nothing is taken, where %s', async (_, slot, code) => {
      const bought = await buyBicycles();
      const draft = await toThursday(bought);
      await whileFull(server, 'pt_bicycle', slot, async () => {
        const refused = expectStatus(await holdChange(visitor, bought, draft), 409);
        expect(refused.json().code).toBe(code);
      });
      expect(await takenOf(server, 'pt_bicycle')).toEqual(BEFORE);
      expect((await seen(visitor, bought.id)).change).toBeNull();
    });

    it('is refused with another word where the ship is full', async () => {
      const bought = await buyBicycles();
      const draft = await toThursday(bought);
      const fill = sql`update leg_inventory set free = array_fill(0, array[cardinality(free)])
        where sailing_id = ${draft.outbound.choice.sailingId}`;
      await fill.execute(server.db);
      const refused = expectStatus(await holdChange(visitor, bought, draft), 409);
      expect(refused.json()).toMatchObject({ code: 'SAILING_SOLD_OUT', leg: 'outbound' });
      await sql`update leg_inventory set free = capacity
        where sailing_id = ${draft.outbound.choice.sailingId}`.execute(server.db);
      expect(await takenOf(server, 'pt_bicycle')).toEqual(BEFORE);
    });

    it('keeps slots from being changed by themselves meanwhile', async () => {
      const bought = await buyBicycles();
      const { held } = await holdMoved(visitor, bought, await toThursday(bought));
      const url = `${RESERVATIONS}/${bought.id}/partner-slots`;
      const slots = [{ include: 0, day: '2027-08-03', at: '14:15' }];
      const headers = { ...key(), ...ifMatch(held.version) };
      const refused = expectStatus(await visitor.put(url, { slots }, headers), 409);
      expect(refused.json().code).toBe('CHANGE_IN_PROGRESS');
      server.clock.set(held.change?.limitTime ?? '');
      const later = await visitor.put(url, { slots }, { ...key(), ...ifMatch(held.version) });
      expectStatus(later, 200);
      expect(await takenOf(server, 'pt_bicycle')).toEqual([
        '-1 2027-08-03 2',
        '0 2027-08-03 14:15 2',
      ]);
    });

    it('is not made once a voucher was used meanwhile, and nothing has moved', async () => {
      const bought = await buyBicycles();
      server.clock.set('2027-08-03T06:10:00+09:00');
      const guest = await guestOf(server, bought.id);
      const trip = await otherDays(guest, BICYCLE, THURSDAY);
      const draft = await movedPurchase(guest, bought, trip, [LATER]);
      const held = await holdMoved(guest, bought, draft);
      await redeemFirst(server, guest, bought);
      const refused = expectStatus(await commitChange(guest, held), 422);
      expect(refused.json()).toMatchObject({
        code: 'CHANGE_CLOSED',
        changeClosedReason: 'closed',
      });
      expectStatus(await guest.delete(changeUrl(bought, 'change')), 200);
      expect(await takenOf(server, 'pt_bicycle')).toEqual(BEFORE);
    });
  });

  describe('a purchase that was changed', () => {
    it('is cancelled with everything that it has then', async () => {
      const bought = await buyBicycles();
      const held = await holdMoved(visitor, bought, await toThursday(bought));
      expectStatus(await commitChange(visitor, held), 200);
      const items = ['outbound', 'return'].map((leg) => ({ leg, kind: 'leg', position: null }));
      const url = `${RESERVATIONS}/${bought.id}`;
      const asked = await visitor.post(`${url}/cancellation-quotes`, { items });
      const { feeYen, refundYen, version } = expectStatus(asked, 200).json();
      expect([feeYen, refundYen]).toEqual([400, 9_400]);
      const request = { items, feeYen, refundYen };
      const headers = { ...key(), ...ifMatch(version) };
      expectStatus(await visitor.post(`${url}/cancellations`, request, headers), 200);
      expect(await takenOf(server, 'pt_bicycle')).toEqual([]);
    });

    it('costs the price of the new day, and the fee from the second time', async () => {
      const bought = await buyTicket(visitor, AQUARIUM);
      const dear = await otherDays(visitor, AQUARIUM, PEAK);
      const draft = await movedPurchase(visitor, bought, dear);
      const quote = await changeQuoteOf(visitor, draft);
      expect(quote.lines.map(({ ruleId, differenceYen }) => [ruleId, differenceYen])).toEqual([
        ['product.adult', 2 * 3_800],
        ['product.child', 1_900],
        ['product.return', 0],
      ]);
      expect(quote).toMatchObject({ payYen: 9_500, fee: { feeYen: 0, reason: 'freeChange' } });
      const held = await holdMoved(visitor, bought, draft, CARD);
      expectStatus(await commitChange(visitor, held), 200);
      const cheap = await otherDays(visitor, AQUARIUM, AUTUMN);
      const next = await holdMoved(visitor, bought, await movedPurchase(visitor, bought, cheap));
      // Of each passenger the least fee of the ticket: a week before it costs no more.
      expect(next.quote).toMatchObject({
        payYen: 0,
        refundYen: 18_500 - 600,
        fee: { feeYen: 600, reason: 'cancellationFee' },
      });
      const made = expectStatus(await commitChange(visitor, next), 200).json<Reservation>();
      expect(made).toMatchObject({ quote: { totalYen: 59_500 }, changes: [{}, { feeYen: 600 }] });
      expect(await takenOf(server, 'pt_aquarium')).toEqual(['-1 2027-09-07 3']);
    });

    it('there and back costs nothing, whatever the ticket costs by then', async () => {
      const bought = await buyTicket(visitor, AQUARIUM);
      const trip = await otherDays(visitor, AQUARIUM, { date: '2027-08-03', backOn: '2027-08-05' });
      const price = (yen: number) =>
        sql`update partner_ticket set facts = jsonb_set(facts, '{prices}', (select jsonb_agg(
          p || jsonb_build_object('adultYen', (p ->> 'adultYen')::int + ${yen}::int)) from jsonb_array_elements(facts -> 'prices') p))
          where id = 'pt_aquarium'`.execute(server.db);
      await price(1_000);
      const kept = await changeQuoteOf(visitor, await movedPurchase(visitor, bought, trip));
      expect(kept.differenceYen).toBe(0);
      const other = await otherDays(visitor, AQUARIUM, {
        date: '2027-08-04',
        backOn: '2027-08-05',
      });
      const moved = await changeQuoteOf(visitor, await movedPurchase(visitor, bought, other));
      expect(moved.differenceYen).toBe(2_000);
      await price(-1_000);
    });

    it('has a better grade at its difference on the sailing that is chosen', async () => {
      const bought = await buyTicket(visitor, AQUARIUM);
      const { outbound, return: returnLeg } = await otherDays(visitor, AQUARIUM, {
        date: '2027-08-04',
        backOn: '2027-08-05',
      });
      const [cabin] = outbound.cabins;
      if (!cabin) throw new Error('Nobody has a place');
      const better = {
        ...outbound,
        cabins: [{ ...cabin, cabinTypeId: cabin.cabinTypeId.replace(/_[a-z]+$/, '_comfort') }],
      };
      const draft = await movedPurchase(visitor, bought, { outbound: better, return: returnLeg });
      const { lines, payYen } = await changeQuoteOf(visitor, draft);
      const upgrade = lines.filter(({ ruleId }) => ruleId === 'product.upgrade');
      const yen = upgrade.reduce((sum, { differenceYen }) => sum + differenceYen, 0);
      expect(yen).toBeGreaterThan(0);
      expect(payYen).toBe(yen);
    });
  });
}
