import type { Reservation, VoucherList } from '@ferry/api/customer-server';
import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { redeemVoucher } from '../../src/booking/reservations/redeem-voucher.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { TEST_KEYS, type TestServer, Visitor } from '../support/api.ts';
import {
  consents,
  DRAFTS,
  expectStatus,
  holdDraft,
  ifMatch,
  key,
  RESERVATIONS,
} from '../support/booking.ts';
import { movedPurchase, otherDays } from '../support/changed-purchases.ts';
import { changeQuoteOf, changeUrl, holdChange, shownOf } from '../support/changing.ts';
import { expectInvariants } from '../support/invariants.ts';
import { CARDS, choosePaying, pay, seen } from '../support/paying.ts';
import {
  BICYCLE,
  clearPurchases,
  fillPurchase,
  type Purchase,
  STARRY_NIGHT,
} from '../support/purchases.ts';
import { rounds } from '../support/rounds.ts';
import { vouchersOf } from '../support/tickets.ts';

const STEPS = rounds(16, 1_000);
const SLOTS = [
  { include: 0, day: '2027-08-03', at: '10:30' },
  { include: 0, day: '2027-08-03', at: '14:15' },
  { include: 0, day: '2027-08-04', at: '09:30' },
];

const SATURDAYS = [
  { date: '2027-08-07', returnDate: '2027-08-08' },
  { date: '2027-08-14', returnDate: '2027-08-15' },
];
const WEEKDAYS = [
  { date: '2027-08-03', returnDate: '2027-08-04' },
  { date: '2027-08-09', returnDate: '2027-08-11' },
];
/** Of each of the weekdays one that its trip can have. */
const OTHER_SLOTS = [
  { include: 0, day: '2027-08-03', at: '10:30' },
  { include: 0, day: '2027-08-10', at: '09:30' },
];

/** Purchases that come, change and go at random: what they take of a ticket is what there is of them. */
export function historiesSuite(server: TestServer): void {
  /** Numbers of a generator with a seed: a history that fails is told by its step. */
  const random = (() => {
    let state = 11;
    return (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
  })();
  const number = async (query: RawBuilder<{ least: number | null }>) =>
    (await query.execute(server.db)).rows[0]?.least ?? 0;

  it(`${STEPS} random steps of purchases: quota, slots and places are never below 0 and agree with what was bought`, async () => {
    await clearPurchases(server.db);
    const bought: { who: Visitor; id: string; ticket: 'slot' | 'quota' }[] = [];
    let changed = 0;
    let moved = 0;
    const one = () => bought[random(bought.length)];
    const choose = (): [Purchase, (typeof SLOTS)[number][], 'slot' | 'quota'] =>
      random(2) === 0
        ? [{ ...STARRY_NIGHT, adults: 1 + random(3) }, [], 'quota']
        : [{ ...BICYCLE, adults: 1 + random(3) }, SLOTS.slice(random(3)).slice(0, 1), 'slot'];
    const steps = {
      async buy() {
        const [purchase, slots, ticket] = choose();
        const who = await Visitor.arrive(server.app);
        const draft = await fillPurchase(who, purchase, slots);
        const choice = await choosePaying(who, draft.id, { card: CARDS.frictionless });
        // What is sold out is refused, and takes nothing.
        const held = await holdDraft(who, draft);
        expect([201, 409]).toContain(held.statusCode);
        if (held.statusCode !== 201) return;
        if (random(4) === 0) {
          expectStatus(await who.delete(`${DRAFTS}/${draft.id}`), 204);
          return;
        }
        const paid = await pay(who, { held: held.json<Reservation>(), choice });
        bought.push({ who, id: expectStatus(paid, 200).json<Reservation>().id, ticket });
      },
      async cancel() {
        const purchase = one();
        if (!purchase) return;
        const { who, id } = purchase;
        const items = ['outbound', 'return'].map((leg) => ({ leg, kind: 'leg', position: null }));
        const url = `${RESERVATIONS}/${id}`;
        const quote = expectStatus(
          await who.post(`${url}/cancellation-quotes`, { items }),
          200,
        ).json();
        const request = { items, feeYen: quote.feeYen, refundYen: quote.refundYen };
        const headers = { ...key(), ...ifMatch(quote.version) };
        expectStatus(await who.post(`${url}/cancellations`, request, headers), 200);
        bought.splice(bought.indexOf(purchase), 1);
      },
      async changeSlot() {
        const purchase = one();
        if (purchase?.ticket !== 'slot') return;
        const { version } = await seen(purchase.who, purchase.id);
        const url = `${RESERVATIONS}/${purchase.id}/partner-slots`;
        const headers = { ...key(), ...ifMatch(version) };
        const body = { slots: [SLOTS[random(3)]] };
        const { statusCode } = await purchase.who.put(url, body, headers);
        expect([200, 409, 422]).toContain(statusCode);
        if (statusCode === 200) changed += 1;
      },
      async changeSailing() {
        const purchase = one();
        if (!purchase) return;
        const { who, id, ticket } = purchase;
        const [bought, days, slots] =
          ticket === 'quota' ? [STARRY_NIGHT, SATURDAYS, []] : [BICYCLE, WEEKDAYS, OTHER_SLOTS];
        const people = { adults: (await seen(who, id)).passengers.length };
        const at = random(2);
        const day = days[at] ?? STARRY_NIGHT;
        const trip = await otherDays(who, { ...bought, ...people }, day);
        const chosen = slots.slice(at, at + 1);
        const draft = await movedPurchase(who, { id }, trip, chosen);
        // The same days, or what is sold out: refused, and takes nothing.
        const held = await holdChange(who, { id }, draft);
        expect([201, 409, 422]).toContain(held.statusCode);
        if (held.statusCode !== 201) return;
        const { version } = held.json<Reservation>();
        const quote = await changeQuoteOf(who, draft);
        if (random(3) === 0) {
          expectStatus(await who.delete(changeUrl({ id }, 'change')), 200);
          return;
        }
        const request = { ...shownOf(quote), consents };
        const headers = { ...key(), ...ifMatch(version) };
        const made = await who.post(changeUrl({ id }, 'change/commit'), request, headers);
        // A fee from the second change on may have to be paid.
        expect([200, 422]).toContain(made.statusCode);
        if (made.statusCode === 200) moved += 1;
        else expectStatus(await who.delete(changeUrl({ id }, 'change')), 200);
      },
      async look() {
        const purchase = one();
        if (!purchase) return;
        const list = await purchase.who.get(vouchersOf(purchase.id));
        const [voucher] = expectStatus(list, 200).json<VoucherList>().vouchers;
        const { partnerTicket } = await seen(purchase.who, purchase.id);
        const partnerName = partnerTicket?.includes[0]?.partnerName ?? '';
        const context = { clock: server.clock, keys: TEST_KEYS };
        const typed = { typed: voucher?.shortCode ?? '', partnerName };
        // Before its days nothing is taken.
        const taken = inTransaction(server.db, (tx) => redeemVoucher(tx, context, typed));
        await expect(taken).rejects.toThrow('notYet');
      },
    };
    const names = [
      'buy',
      'buy',
      'cancel',
      'changeSlot',
      'changeSailing',
      'changeSailing',
      'look',
    ] as const;
    for (let step = 0; step < STEPS; step += 1) {
      const name = names[random(names.length)] ?? 'buy';
      await steps[name]();
      const left = await number(sql`select least(
        (select min(least(taken, places - taken)) from partner_stock),
        (select min(f) from leg_inventory, unnest(free) f where free <> capacity)) as least`);
      expect(left, `after step ${step}, ${name}`).toBeGreaterThanOrEqual(0);
    }
    expect(changed).toBeGreaterThan(0);
    expect(moved).toBeGreaterThan(0);
    await expectInvariants(server.db);
    await clearPurchases(server.db);
  }, 600_000);
}
