import type { Reservation } from '@ferry/api/customer-server';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { redeemVoucher } from '../../src/booking/reservations/redeem-voucher.ts';
import { remindOfVouchers } from '../../src/booking/reservations/remind-of-vouchers.ts';
import {
  removeOldNames,
  removeOldRecords,
} from '../../src/booking/reservations/remove-old-reservations.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { TEST_KEYS, type TestServer, type Visitor } from '../support/api.ts';
import { book, expectStatus, ifMatch, key, RESERVATIONS } from '../support/booking.ts';
import { PARTNER_TICKETS } from '../support/partner-tickets.ts';
import { seen } from '../support/paying.ts';
import { AQUARIUM, BICYCLE, buyTicket, clearPurchases } from '../support/purchases.ts';
import { guestOf, vouchersOf } from '../support/tickets.ts';

/** What customers are told after a purchase, and what is kept of it; the same on both databases. */
export function afterPurchaseSuite(server: TestServer, visitor: Visitor): void {
  const mailsOf = async ({ reservationNumber }: Reservation) => {
    const rows = await server.db
      .selectFrom('mail')
      .select(['subject', 'text_body'])
      .where('subject', 'like', `%${groupsOfFour(reservationNumber)}%`)
      .orderBy('id')
      .execute();
    return rows.slice(1).map(({ subject, text_body }) => ({
      subject: subject.replace(/[(\uff08].*$/, '').replace(/^【[^】]*】/, ''),
      text: text_body ?? '',
    }));
  };
  const buy = async () => {
    const bought = await buyTicket(visitor, AQUARIUM);
    expectStatus(await visitor.get(vouchersOf(bought.id)), 200);
    return bought;
  };
  const useAll = async ({ id, partnerTicket }: Reservation, most = Infinity) => {
    const vouchers = await server.db
      .selectFrom('voucher')
      .select(['short_code', 'include'])
      .where('reservation_id', '=', id)
      .where('used_at', 'is', null)
      .execute();
    for (const { short_code: typed, include } of vouchers.slice(0, most)) {
      const partnerName = partnerTicket?.includes[include]?.partnerName ?? '';
      const context = { clock: server.clock, keys: TEST_KEYS };
      await inTransaction(server.db, (tx) => redeemVoucher(tx, context, { typed, partnerName }));
    }
  };

  describe('a customer is told', () => {
    // The other suites have bought of the same day.
    beforeEach(() => clearPurchases(server.db));

    it('once when all vouchers are used', async () => {
      const bought = await buy();
      server.clock.set('2027-08-04T10:00:00+09:00');
      await useAll(bought, 5);
      expect(await mailsOf(bought)).toEqual([]);
      await useAll(bought);
      const [mail, ...others] = await mailsOf(bought);
      expect(mail?.subject).toBe('提携きっぷの引換券を使い終わりました');
      expect(mail?.text).toContain('くじら水族館 往復きっぷ');
      expect(others).toEqual([]);
    });

    it('three days before the last day, from nine o’clock, once, while something is not used', async () => {
      await server.db.deleteFrom('mail').execute();
      const [used, bought] = [await buy(), await buy()];
      server.clock.set('2027-08-04T10:00:00+09:00');
      await useAll(used);
      await useAll(bought, 1);
      const remindAt = (now: string) => {
        server.clock.set(now);
        return remindOfVouchers(server.db, server.clock);
      };
      await remindAt('2027-08-13T23:59:59+09:00');
      await remindAt('2027-08-14T08:59:59+09:00');
      expect(await mailsOf(bought)).toEqual([]);
      await remindAt('2027-08-14T09:00:00+09:00');
      await remindAt('2027-08-15T09:00:00+09:00');
      const mails = await mailsOf(bought);
      expect(mails.map(({ subject }) => subject)).toEqual(['提携きっぷの期限のご案内']);
      expect(mails[0]?.text).toContain('使えるのは8月17日(火)までです');
      expect((await mailsOf(used)).map(({ subject }) => subject)).not.toContain(
        '提携きっぷの期限のご案内',
      );
    });

    it('that no voucher is left of what is cancelled', async () => {
      const bought = await buy();
      const { id, version } = await seen(visitor, bought.id);
      const items = ['outbound', 'return'].map((leg) => ({ leg, kind: 'leg', position: null }));
      const request = { items, feeYen: 600, refundYen: 67_900 };
      const url = `${RESERVATIONS}/${id}/cancellations`;
      const headers = { ...key(), ...ifMatch(version) };
      expectStatus(await visitor.post(url, request, headers), 200);
      const [mail] = await mailsOf(bought);
      expect(mail?.subject).toBe('提携きっぷ取消・払い戻しのお知らせ');
      expect(mail?.text).toContain('引換券は、使えなくなりました');
    });
  });

  describe('the slots of a purchase', () => {
    const MORNING = { include: 0, day: '2027-08-03', at: '14:15' };
    const LATER = { include: 0, day: '2027-08-04', at: '09:30' };
    const set = ({ id, version }: Reservation, slots: object[], who = visitor) =>
      who.put(`${RESERVATIONS}/${id}/partner-slots`, { slots }, { ...key(), ...ifMatch(version) });
    const takenSlots = async () => {
      const rows = await server.db
        .selectFrom('partner_stock')
        .select(['include', 'day', 'slot', 'taken'])
        .where('taken', '>', 0)
        .orderBy('include')
        .execute();
      return rows.map(({ include, day, slot, taken }) => `${include} ${day} ${slot} ${taken}`);
    };
    const own = async () => {
      await clearPurchases(server.db);
      const { id } = await buyTicket(visitor, BICYCLE, [MORNING]);
      return seen(visitor, id);
    };

    it('are put in another’s place for nothing, and the old places are free again', async () => {
      const bought = await own();
      const changed = expectStatus(await set(bought, [LATER]), 200).json<Reservation>();
      expect(changed.partnerTicket?.includes[0]?.slot).toEqual({ day: LATER.day, at: LATER.at });
      expect(changed).toMatchObject({ version: bought.version + 1, quote: bought.quote });
      expect(await takenSlots()).toEqual(['-1 2027-08-03  2', '0 2027-08-04 09:30 2']);
      const mails = await mailsOf(bought);
      expect(mails.map(({ subject }) => subject)).toEqual(['提携きっぷの変更のお知らせ']);
      expect(mails[0]?.text).toContain('8月4日(水) 9:30');
      const old = expectStatus(await set(bought, [MORNING]), 409);
      expect(old.json().code).toBe('VERSION_CONFLICT');
    });

    it('stay as they are where the other is full, or none of the trip', async () => {
      const bought = await own();
      await sql`insert into partner_stock (ticket_id, include, day, slot, taken, places)
        values ('pt_bicycle', 0, ${LATER.day}, ${LATER.at}, 11, 12)`.execute(server.db);
      const full = expectStatus(await set(bought, [LATER]), 409);
      expect(full.json()).toMatchObject({ code: 'SLOT_FULL' });
      await sql`delete from partner_stock where taken = 11`.execute(server.db);
      const late = expectStatus(await set(bought, [{ ...LATER, at: '10:30' }]), 422);
      expect(late.json().errors).toEqual({ 'slots.0.at': ['NOT_AVAILABLE'] });
      expect(await takenSlots()).toEqual(['-1 2027-08-03  2', '0 2027-08-03 14:15 2']);
    });

    it('are closed once something was used, or theirs has begun', async () => {
      const [begun, used] = [await own(), await buyTicket(visitor, BICYCLE, [LATER])];
      expectStatus(await visitor.get(vouchersOf(used.id)), 200);
      server.clock.set('2027-08-03T14:15:00+09:00');
      const guest = await guestOf(server, begun.id);
      const closed = expectStatus(await set(begun, [LATER], guest), 422);
      expect(closed.json()).toMatchObject({ changeClosedReason: 'closed' });
      await useAll(used, 1);
      const other = await guestOf(server, used.id);
      const again = await seen(other, used.id);
      const refused = expectStatus(await set(again, [LATER], other), 422);
      expect(refused.json()).toMatchObject({ changeClosedReason: 'closed' });
    });

    it('are those of the time that was bought, also once its sales are over', async () => {
      const bought = await own();
      const usable = (from: string, until: string, closesDaysBefore: number) => {
        const more = { usable: { from, until }, sale: { opensDaysBefore: 90, closesDaysBefore } };
        return sql`update partner_ticket set rule = rule || ${JSON.stringify(more)}::jsonb
          where id = 'pt_bicycle'`.execute(server.db);
      };
      const { rows } = await sql<{ rule: object }>`
        select rule from partner_ticket where id = 'pt_bicycle'`.execute(server.db);
      onTestFinished(async () => {
        await sql`update partner_ticket set rule = ${JSON.stringify(rows[0]?.rule)}::jsonb
          where id = 'pt_bicycle'`.execute(server.db);
      });
      await usable('04-01', '08-04', 2);
      server.clock.set('2027-08-03T10:00:00+09:00');
      const guest = await guestOf(server, bought.id);
      const query = `from=${LATER.day}&until=${LATER.day}&people=2`;
      const slotsOf = (more: string) =>
        guest.get(`${PARTNER_TICKETS}/pt_bicycle/slots?${query}${more}`);
      const theirs = expectStatus(await slotsOf(`&changeOf=${bought.id}`), 200);
      expect(theirs.body).toContain(LATER.at);
      expect(expectStatus(await slotsOf(''), 200).json()).toEqual({ days: [] });
      expectStatus(await set(bought, [LATER], guest), 200);
    });

    it('are none of a crossing alone', async () => {
      const { id, version } = await book(visitor);
      const url = `${RESERVATIONS}/${id}/partner-slots`;
      const headers = { ...key(), ...ifMatch(version) };
      expectStatus(await visitor.put(url, { slots: [LATER] }, headers), 404);
    });
  });

  describe('of a purchase', () => {
    it('what it has taken of its ticket goes back with the names, and the vouchers go with the record', async () => {
      const { id } = await buy();
      const fail = (error: unknown) => {
        throw error;
      };
      const count = async () => {
        const { rows } = await sql<{ vouchers: number; taken: number }>`
          select (select count(*)::int from voucher where reservation_id = ${id}) as vouchers,
            coalesce(sum(taken), 0)::int as taken from partner_stock`.execute(server.db);
        return rows[0];
      };
      server.clock.set('2028-08-08T10:00:00+09:00');
      await removeOldNames(server.db, server.clock.now(), fail);
      expect(await count()).toEqual({ vouchers: 6, taken: 0 });
      server.clock.set('2030-02-08T10:00:00+09:00');
      await removeOldRecords(server.db, server.clock.now(), fail);
      expect((await count())?.vouchers).toBe(0);
    });
  });
}
