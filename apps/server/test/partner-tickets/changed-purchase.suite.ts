import type { Draft, Reservation, VoucherList } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { endDueChanges } from '../../src/booking/holding/end-change.ts';
import { NOW, type TestServer, type Visitor } from '../support/api.ts';
import { DRAFTS, expectStatus, ifMatch, key, RESERVATIONS } from '../support/booking.ts';
import {
  BICYCLES_TAKEN,
  buyBicycles,
  holdMoved,
  LATER,
  movedPurchase,
  otherDays,
  redeemFirst,
  THURSDAY,
  takenOf,
  toThursday,
  whileFull,
} from '../support/changed-purchases.ts';
import { changeUrl, holdChange, setTrip } from '../support/changing.ts';
import { commitChange } from '../support/making-changes.ts';
import { seen } from '../support/paying.ts';
import { BICYCLE, clearPurchases } from '../support/purchases.ts';
import { guestOf, vouchersOf } from '../support/tickets.ts';

/** What a purchase's change holds and moves; the same on both databases. */
export function changedPurchaseSuite(server: TestServer, visitor: Visitor): void {
  const AFTER = ['-1 2027-08-05 2', '0 2027-08-05 10:30 2'];

  beforeEach(async () => {
    server.clock.set(NOW);
    await clearPurchases(server.db);
  });

  describe('a change that is held', () => {
    it('takes the new day and slot beside those that are bought, and is made as a whole', async () => {
      const bought = await buyBicycles(visitor);
      const codes = expectStatus(await visitor.get(vouchersOf(bought.id)), 200).json<VoucherList>();
      const held = await holdMoved(visitor, bought, await toThursday(visitor, bought));
      expect(await takenOf(server, 'pt_bicycle')).toEqual(
        [...BICYCLES_TAKEN, ...AFTER].toSorted((one, other) => (one < other ? -1 : 1)),
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
      const bought = await buyBicycles(visitor);
      await holdMoved(visitor, bought, await toThursday(visitor, bought));
      expectStatus(await visitor.delete(changeUrl(bought, 'change')), 200);
      expect(await takenOf(server, 'pt_bicycle')).toEqual(BICYCLES_TAKEN);
      const { held } = await holdMoved(visitor, bought, await toThursday(visitor, bought));
      server.clock.set(held.change?.limitTime ?? '');
      await endDueChanges(server.db, server.clock.now(), (error) => {
        throw error;
      });
      expect(await takenOf(server, 'pt_bicycle')).toEqual(BICYCLES_TAKEN);
      expect((await seen(visitor, bought.id)).partnerTicket).toEqual(bought.partnerTicket);
    });

    it('gets the new content of its draft in its place', async () => {
      const bought = await buyBicycles(visitor);
      const draft = await toThursday(visitor, bought);
      await holdMoved(visitor, bought, draft);
      const trip = await otherDays(visitor, BICYCLE, {
        date: '2027-08-04',
        returnDate: '2027-08-05',
      });
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
      const bought = await buyBicycles(visitor);
      const trip = await otherDays(visitor, BICYCLE, {
        date: '2027-08-03',
        returnDate: '2027-08-05',
      });
      const quota = { include: -1, day: '2027-08-03', at: '' };
      await whileFull(server, 'pt_bicycle', quota, async () => {
        const held = await holdMoved(visitor, bought, await movedPurchase(visitor, bought, trip));
        expectStatus(await commitChange(visitor, held), 200);
      });
      expect(await takenOf(server, 'pt_bicycle')).toEqual(BICYCLES_TAKEN);
    });

    it.each([
      [
        'the quota of the new day is gone',
        { ...LATER, include: -1, at: '' },
        'TICKET_QUOTA_SOLD_OUT',
      ],
      ['the new slot is full', LATER, 'SLOT_FULL'],
    ] as const)('is refused, and nothing is taken, where %s', async (_, slot, code) => {
      const bought = await buyBicycles(visitor);
      const draft = await toThursday(visitor, bought);
      await whileFull(server, 'pt_bicycle', slot, async () => {
        const refused = expectStatus(await holdChange(visitor, bought, draft), 409);
        expect(refused.json().code).toBe(code);
      });
      expect(await takenOf(server, 'pt_bicycle')).toEqual(BICYCLES_TAKEN);
      expect((await seen(visitor, bought.id)).change).toBeNull();
    });

    it('is refused with another word where the ship is full', async () => {
      const bought = await buyBicycles(visitor);
      const draft = await toThursday(visitor, bought);
      const fill = sql`update leg_inventory set free = array_fill(0, array[cardinality(free)])
        where sailing_id = ${draft.outbound.choice.sailingId}`;
      await fill.execute(server.db);
      const refused = expectStatus(await holdChange(visitor, bought, draft), 409);
      expect(refused.json()).toMatchObject({ code: 'SAILING_SOLD_OUT', leg: 'outbound' });
      await sql`update leg_inventory set free = capacity
        where sailing_id = ${draft.outbound.choice.sailingId}`.execute(server.db);
      expect(await takenOf(server, 'pt_bicycle')).toEqual(BICYCLES_TAKEN);
    });

    it('keeps slots from being changed by themselves meanwhile', async () => {
      const bought = await buyBicycles(visitor);
      const { held } = await holdMoved(visitor, bought, await toThursday(visitor, bought));
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
      const bought = await buyBicycles(visitor);
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
      expect(await takenOf(server, 'pt_bicycle')).toEqual(BICYCLES_TAKEN);
    });
  });
}
