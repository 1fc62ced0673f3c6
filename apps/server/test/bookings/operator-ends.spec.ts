import type {
  Draft,
  Party,
  Reservation,
  TicketList,
  VoucherList,
} from '@ferry/api/customer-server';
import { formatYen } from '@ferry/format/yen';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { redeemVoucher } from '../../src/booking/reservations/redeem-voucher.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { passGate } from '../../src/domain/tickets/gate.ts';
import { mailsTo } from '../support/account.ts';
import { NOW, TEST_KEYS, type Visitor } from '../support/api.ts';
import { expectStatus, passenger, RESERVATIONS } from '../support/booking.ts';
import { bookFamily, cancelShown, comeBack, quoteOf, wholeTrip } from '../support/cancelling.ts';
import { holdMoved } from '../support/changed-purchases.ts';
import {
  beginChange,
  changeQuoteOf,
  changeTermsOf,
  heldChange,
  moved,
  setCustomers,
  setTrip,
  tripOf,
} from '../support/changing.ts';
import { change, commitChange, holdOther, returnOn } from '../support/making-changes.ts';
import { CARDS, choosePaying, press, seen } from '../support/paying.ts';
import { deliverEvents } from '../support/payment-work.ts';
import { AQUARIUM, buyTicket, chooseTicket } from '../support/purchases.ts';
import { issued, sourcesOf } from '../support/receipts.ts';
import { guestOf, ticketsOf, vouchersOf } from '../support/tickets.ts';
import { legOf, searchStrait } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
const outbound = { leg: 'outbound', kind: 'leg', position: null } as const;
/** In the dearest fare period, within 14 days. */
const OBON = '2027-08-13';
const LATER = '2027-08-20';
const LATER_IN_JULY = '2027-07-28';
/** Check-in is open, and the outbound sailing has not departed. */
const ON_THE_DAY = '2027-08-02T04:30:00+09:00';

/** A family with its car, out and back, whose outbound leg the operator does not sail while some work is done. */
async function whileCancelled(work: (booked: Reservation) => Promise<void>): Promise<void> {
  const booked = await bookFamily(visitor, { card: CARDS.frictionless });
  await sailing(booked, 'cancelled');
  try {
    await work(await seen(visitor, booked.id));
  } finally {
    await sailing(booked, 'scheduled');
  }
}

const sailing = ({ outbound: { sailing: sold } }: Reservation, status: string) =>
  sql`update sailing set status = ${status} where id = ${sold.id}`.execute(server.db);

const returnSailing = ({ return: sold }: Reservation, status: string) =>
  sql`update sailing set status = ${status} where id = ${sold?.sailing.id}`.execute(server.db);

/** Another adult in the first cabin of a booking of one leg, by a change. */
async function withOneMore(booked: Reservation): Promise<Reservation> {
  const begun = await beginChange(visitor, booked, ['passengers']);
  const { outbound: leg } = tripOf(begun);
  const more = <Of extends { party: Party }>(of: Of): Of => ({
    ...of,
    party: { ...of.party, adults: of.party.adults + 1 },
  });
  const cabins = leg.cabins.map((cabin, index) => (index === 0 ? more(cabin) : cabin));
  const trip = tripOf(begun, { outbound: { ...more(leg), cabins } });
  const wide = expectStatus(await setTrip(visitor, begun, trip), 200).json<Draft>();
  const { customers } = wide;
  const passengers = customers.passengers.map((each) =>
    each.familyName === ''
      ? passenger({ outboundCabin: 0, givenName: '菊', givenNameKana: 'キク' })
      : each,
  );
  const typed = await setCustomers(visitor, wide, { ...customers, passengers });
  const draft = expectStatus(typed, 200).json<Draft>();
  const quote = await changeQuoteOf(visitor, draft);
  const { method, id } = await choosePaying(visitor, draft.id, { card: CARDS.frictionless });
  const held = await heldChange(visitor, booked, draft);
  const chosen = { paymentMethod: method, draftPaymentId: id };
  const made = await commitChange(visitor, { draft, quote, held, method: chosen });
  return expectStatus(made, 200).json();
}

/** As {@link whileCancelled}, on the day of its departure, with the outbound sailing so much later. */
async function whileLate(
  delayMinutes: number,
  work: (booked: Reservation, guest: Visitor) => Promise<void>,
): Promise<void> {
  const booked = await bookFamily(visitor, { card: CARDS.frictionless });
  const { routeId, date } = booked.outbound.sailing;
  const days = { weekdays: [], holidays: 'asWeekday', added: [date], removed: [] };
  const report = { days, from: '0:00', state: 'delayed', message: '機関点検', routeIds: [routeId] };
  await sql`update operator_source set document = jsonb_set(document, '{serviceReports}',
    ${JSON.stringify([{ ...report, delayMinutes }])}::jsonb)`.execute(server.db);
  try {
    const guest = await comeBack(server, booked, ON_THE_DAY);
    await work(await seen(guest, booked.id), guest);
  } finally {
    server.clock.set(NOW);
    await sql`update operator_source set document = document - 'serviceReports'`.execute(server.db);
  }
}

describe('便が大きく遅れるとき', () => {
  it('60分以上の遅れなら、新しい出港まで、手数料なしの取消と、差額なしの振り替えを選べる', () =>
    whileLate(60, async (booked) => {
      const { choiceUntil, departureAt } = booked.outbound.service;
      expect(choiceUntil).toBe(departureAt);
      const planned = Date.parse(booked.outbound.sailing.departureAt);
      expect(Date.parse(choiceUntil ?? '')).toBe(planned + 60 * 60_000);
      // Its check-in as planned is over, and the ship has not left.
      const at = (minutes: number) => new Date(planned + minutes * 60_000).toISOString();
      const guest = await comeBack(server, booked, at(59));
      const quote = await quoteOf(guest, booked, [outbound]);
      expect([quote.feeYen, quote.refundYen]).toEqual([0, booked.quote.outbound.totalYen]);
      const [offer] = await searchStrait(guest, { date: OBON });
      const moved = await holdOther(guest, booked, { outbound: legOf(offer), return: null });
      const { held, draft } = moved;
      // It says no longer than it will be.
      expect(draft.holdMinutes).toBe(1);
      expect(held.change).toMatchObject({ feeYen: 0, payYen: 0 });
      // The ship leaves before the minutes of the hold are over: until then the choice can be made.
      expect(held.change?.limitTime).toBe(choiceUntil);
      server.clock.set(at(60));
      const url = `${RESERVATIONS}/${booked.id}/cancellation-quotes`;
      expect((await guest.post(url, { items: [outbound] })).json()).toMatchObject({
        code: 'CANCEL_CLOSED',
      });
    }));

  it('遅れた便を手放さずに、もう一方だけを無料で手放したり移したりはできない', () =>
    whileLate(60, async (booked, guest) => {
      const back = { ...outbound, leg: 'return' } as const;
      const alone = await quoteOf(guest, booked, [back]);
      expect(alone.feeYen).toBeGreaterThan(0);
      const one = { leg: 'outbound', kind: 'passenger', position: 2 } as const;
      expect((await quoteOf(guest, booked, [one])).feeYen).toBe(0);
      expect((await quoteOf(guest, booked, [one, back])).feeYen).toBe(alone.feeYen);
      expect((await quoteOf(guest, booked, [outbound, back])).feeYen).toBe(0);
      const { parts } = await changeTermsOf(guest, booked);
      const kept = parts.filter(({ part }) => part.endsWith('Sailing'));
      expect(kept.map(({ isOpen }) => isOpen)).toEqual([true, true]);
      const { quote } = await holdOther(guest, booked, { return: null });
      expect(quote.fee).toMatchObject({ reason: 'cancellationFee', feeYen: alone.feeYen });
    }));

  it('59分の遅れでは、手数料も締切も変わらない', () =>
    whileLate(59, async (booked, guest) => {
      expect(booked.outbound.service.choiceUntil).toBeNull();
      expect((await quoteOf(guest, booked, [outbound])).feeYen).toBeGreaterThan(0);
    }));

  it('乗船手続きが済むと、選べない', () =>
    whileLate(90, async (booked, guest) => {
      const list = expectStatus(await guest.get(ticketsOf(booked.id)), 200).json<TicketList>();
      const code = list.legs[0]?.tickets[0]?.shortCode ?? '';
      const now = server.clock.now();
      await inTransaction(server.db, (tx) => passGate(tx, TEST_KEYS, 'checkIn', { code }, now));
      const aboard = await seen(guest, booked.id);
      expect(aboard.outbound.service).toMatchObject({ state: 'delayed', choiceUntil: null });
      const url = `${RESERVATIONS}/${booked.id}/cancellation-quotes`;
      const refused = await guest.post(url, { items: [outbound] });
      expect(refused.json()).toMatchObject({ code: 'CANCEL_CLOSED' });
    }));
});

describe('運航会社が往路を運航しないとき', () => {
  it('往路だけの取消で往路の代金がすべて戻り、復路は往復割引のまま', () =>
    whileCancelled(async (booked) => {
      const { outbound: sold, return: kept, totalYen } = booked.quote;
      const quote = await quoteOf(visitor, booked, [outbound]);
      expect([quote.feeYen, quote.refundYen]).toEqual([0, sold.totalYen]);
      expect(quote.waivedYen).toBeGreaterThan(0);
      expect(quote.restYen - quote.waivedYen).toBe(kept?.totalYen);
      const left = await cancelShown(visitor, booked, [outbound]);
      expect(left.quote.totalYen - left.waivedYen).toBe(totalYen - sold.totalYen);
      // What is cancelled of the rest later costs a share of what was paid for it, not of what it would cost alone.
      const guest = await comeBack(server, left, '2027-08-05T12:00:00+09:00');
      const rest = await quoteOf(guest, left, [outbound]);
      const paid = rest.lines.reduce((sum, { paidYen }) => sum + paidYen, 0);
      expect([paid, rest.paidYen]).toEqual([kept?.totalYen, kept?.totalYen]);
      const shares = rest.lines.filter(({ percent }) => percent > 0);
      expect(shares.map(({ percent }) => percent)).toContain(10);
      for (const { paidYen, percent, minimumYen, feeYen } of shares) {
        const share = Math.ceil((paidYen * percent) / 1000) * 10;
        expect(feeYen).toBe(Math.min(paidYen, Math.max(minimumYen, share)));
      }
      server.clock.set(NOW);
      // Also where the rest is moved to another sailing that costs the same.
      const one = [{ leg: 'outbound', kind: 'passenger', position: 1 } as const];
      const before = await quoteOf(visitor, left, one);
      const [other] = await searchStrait(visitor, { isReturn: true, date: '2027-08-10' });
      const moved = await change(visitor, left, { outbound: legOf(other) });
      expect(moved.quote.totalYen).toBe(left.quote.totalYen);
      expect((await quoteOf(visitor, moved, one)).refundYen).toBe(before.refundYen);
      // Who joins now pays the whole fare, and keeps none of the discount of the others.
      const joined = await withOneMore(moved);
      const position = joined.passengers.findIndex(({ givenName }) => givenName === '菊');
      const others = joined.passengers.flatMap((_, index) =>
        index === position
          ? []
          : [{ leg: 'outbound', kind: 'passenger', position: index } as const],
      );
      const gone = await quoteOf(visitor, joined, others);
      expect(position).toBeGreaterThan(0);
      expect([gone.waivedYen, gone.restYen > 0]).toEqual([0, true]);
    }));

  it('復路がなくなり、選べる日数も過ぎると、出港ではなく、欠航のために変更できないと言う', async () => {
    const booked = await bookFamily(visitor, { card: CARDS.frictionless });
    await returnSailing(booked, 'cancelled');
    const late = await comeBack(server, booked, '2027-08-20T12:00:00+09:00');
    const closed = { isOpen: false, reason: 'serviceCancelled' };
    expect(await changeTermsOf(late, booked)).toMatchObject({
      ...closed,
      parts: [{}, closed, {}, {}, {}, {}, {}],
    });
    await returnSailing(booked, 'scheduled');
    server.clock.set(NOW);
  });

  it('前に支払った、その行程の変更手数料も戻る。もう一方の行程の分は戻らない', async () => {
    const first = await bookFamily(visitor, { card: CARDS.frictionless });
    const onDay = async (day: string) => {
      const [offer] = await searchStrait(visitor, { date: `2027-08-0${day}` });
      return { outbound: legOf(offer) };
    };
    const free = await change(visitor, first, await onDay('3'));
    const moved = await change(visitor, free, await onDay('4'), { card: CARDS.frictionless });
    const away = { ...(await onDay('5')), ...(await returnOn(visitor, '2027-08-12')) };
    const both = await change(visitor, moved, away, { card: CARDS.frictionless });
    const fees = both.changes.map(({ feeYen }) => feeYen);
    expect(fees).toMatchObject([0, expect.any(Number), expect.any(Number)]);
    await sailing(both, 'cancelled');
    const quote = await quoteOf(visitor, both, [outbound]);
    const back = quote.lines.find(({ kind }) => kind === 'changeFee');
    const [, second = 0, third = 0] = fees;
    expect(back?.refundYen).toBeGreaterThan(second);
    expect(back?.refundYen).toBeLessThan(second + third);
    const ofLeg = both.quote.outbound.totalYen;
    expect(quote.refundYen).toBe(ofLeg + (back?.refundYen ?? 0));
    expect(quote.paidYen - quote.refundYen - quote.feeYen).toBe(quote.restYen - quote.waivedYen);
    const left = await cancelShown(visitor, both, [outbound]);
    await sailing(both, 'scheduled');
    // The papers say what is left of the fees, untaxed, and of the fares, taxed.
    const papers = await sourcesOf(visitor, left);
    const untaxed = papers.reduce((sum, { untaxedYen }) => sum + untaxedYen, 0);
    expect(untaxed).toBe(second + third - (back?.refundYen ?? 0));
    const proven = papers.reduce((sum, { amountYen }) => sum + amountYen, 0);
    expect(proven - untaxed).toBe(left.quote.totalYen - left.waivedYen);
    const rest = await quoteOf(visitor, left, [outbound]);
    expect(rest.lines.filter(({ kind }) => kind === 'changeFee')).toEqual([]);
  });

  it.each([
    ['やめる', undefined, NOW, true],
    ['同じ等級の別の便に移す', 0, NOW, false],
    ['手数料より高い上の等級の便に移す', 1, NOW, true],
    ['手数料より安い上の等級の便に移す', 1, '2027-08-10T12:00:00+09:00', false],
  ] as const)(
    '前に変更手数料を支払った復路を運航会社がなくし、変更で%sと、その手数料が戻り、領収書も残った額になる',
    async (_, cabin, at, isIssued) => {
      const first = await bookFamily(visitor, { card: CARDS.frictionless });
      const free = await change(visitor, first, await returnOn(visitor, '2027-08-11'));
      const guest = await comeBack(server, free, at);
      const again = await returnOn(guest, '2027-08-12');
      const paid = await change(guest, free, again, { card: CARDS.frictionless });
      const feeYen = paid.changes.at(-1)?.feeYen ?? 0;
      expect(feeYen).toBeGreaterThan(0);
      await returnSailing(paid, 'cancelled');
      const toIssue = isIssued ? await sourcesOf(guest, paid) : [];
      for (const { sourceId } of toIssue) await issued(guest, paid, { sourceId });
      const next = cabin === undefined ? { return: null } : await returnOn(guest, OBON, cabin);
      const held = await holdOther(guest, paid, next, { card: CARDS.frictionless });
      const { differenceYen, payYen, refundYen, waivedYen, waivedBeforeYen } = held.quote;
      expect(held.quote).toMatchObject({ feesBackYen: feeYen, fee: { feeYen: 0 } });
      expect(held.held.change).toMatchObject({ feesBackYen: feeYen, payYen, refundYen });
      const waived = waivedBeforeYen - waivedYen;
      expect(payYen - refundYen).toBe(differenceYen + waived - feeYen);
      if (at !== NOW) expect([differenceYen > 0, refundYen > 0]).toEqual([true, true]);
      const made = expectStatus(await commitChange(guest, held), 200).json<Reservation>();
      expect(made.changes.at(-1)).toMatchObject({ feesBackYen: feeYen, payYen, refundYen });
      await returnSailing(paid, 'scheduled');
      const [mail] = await mailsTo(server, 'hanako@example.jp');
      expect(mail?.text).toContain(formatYen(feeYen));
      expect(mail?.text).toContain('変更手数料の払い戻し');
      // The papers say no fee any more, and all of the fares, taxed.
      const papers = await sourcesOf(guest, made);
      const sumOf = (key: 'amountYen' | 'untaxedYen') =>
        papers.reduce((sum, { kind, [key]: yen }) => sum + (kind === 'refund' ? -yen : yen), 0);
      expect(sumOf('untaxedYen')).toBe(0);
      expect(sumOf('amountYen')).toBe(made.quote.totalYen - made.waivedYen);
      if (made.return) {
        // It came back once.
        await returnSailing(made, 'cancelled');
        const lines = (await quoteOf(guest, made, [{ ...outbound, leg: 'return' }])).lines;
        expect(lines.filter(({ kind }) => kind === 'changeFee')).toEqual([]);
        await returnSailing(made, 'scheduled');
      }
      server.clock.set(NOW);
    },
  );

  it('店で支払った予約の振り替えで戻る分から、振込手数料は引かない', async () => {
    const booked = await bookFamily(visitor, { store: 'store_minato' });
    await press(visitor, booked.payment?.instructions?.url ?? '', 'pay');
    await deliverEvents(server);
    const paid = await seen(visitor, booked.id);
    await sailing(paid, 'cancelled');
    const all = await quoteOf(visitor, paid, wholeTrip);
    expect([all.feeYen, all.transferFeeYen]).toEqual([0, 0]);
    expect(all.refundYen).toBe(paid.quote.totalYen);
    const [offer] = await searchStrait(visitor, { date: LATER_IN_JULY });
    const made = await change(visitor, paid, { outbound: legOf(offer), return: null });
    expect(made.changes).toMatchObject([{ feeYen: 0, transferFeeYen: 0 }]);
    expect(made.changes[0]?.refundYen).toBeGreaterThan(0);
    await sailing(paid, 'scheduled');
  });

  it('高い期の同じ等級に移っても差額も手数料もなく、復路は手放しても全額が戻り、無料の変更も減らない', () =>
    whileCancelled(async (booked) => {
      const [offer] = await searchStrait(visitor, { date: OBON });
      expect(offer?.cabinOffers[0]?.totalYen).toBeGreaterThan(booked.quote.outbound.totalYen);
      const next = { outbound: legOf(offer), return: null };
      const choice = await holdOther(visitor, booked, next);
      const { limitTime = '' } = choice.held.change ?? {};
      expect(Date.parse(limitTime) - server.clock.now().getTime()).toBe(30 * 60_000);
      const made = expectStatus(await commitChange(visitor, choice), 200).json<Reservation>();
      expect(made.quote.totalYen).toBe(booked.quote.outbound.totalYen);
      const refundYen = booked.quote.return?.totalYen;
      expect(made.changes).toMatchObject([{ feeYen: 0, payYen: 0, refundYen }]);
      expect((await changeTermsOf(visitor, made)).freeChangesLeft).toBe(1);
    }));

  it('上の等級は、その便での等級の差だけを支払う', () =>
    whileCancelled(async (booked) => {
      const [offer] = await searchStrait(visitor, { date: OBON });
      const [same, better] = offer?.cabinOffers ?? [];
      const next = { outbound: legOf(offer, 1), return: null };
      const held = await holdOther(visitor, booked, next);
      // Two adults, of whom one drives, and a child at half of it.
      const step = (better?.adultYen ?? 0) - (same?.adultYen ?? 0);
      expect(held.quote.newYen).toBe(booked.quote.outbound.totalYen + 2.5 * step);
      expect(held.quote.fee.feeYen).toBe(0);
    }));

  it('14日を過ぎた便は、その便の運賃', () =>
    whileCancelled(async (booked) => {
      const [offer] = await searchStrait(visitor, { date: LATER });
      const held = await holdOther(visitor, booked, { outbound: legOf(offer), return: null });
      expect(held.quote.newYen).toBe(offer?.cabinOffers[0]?.totalYen);
    }));

  it('出港の時刻を過ぎても、7日のあいだは別の便に移れる', () =>
    whileCancelled(async (booked) => {
      const guest = await comeBack(server, booked, '2027-08-02T09:00:00+09:00');
      const [offer] = await searchStrait(guest, { date: '2027-08-03' });
      const made = await change(guest, await seen(guest, booked.id), { outbound: legOf(offer) });
      expect(made.outbound.sailing.date).toBe('2027-08-03');
      server.clock.set(NOW);
    }));
});

describe('提携きっぷの便を運航しないとき', () => {
  it('往路と引換券を使ったあとの復路も、差額も手数料もなく別の便に移れ、取り消せば使った分だけを引く', async () => {
    const bought = await buyTicket(visitor, AQUARIUM);
    const later = { ...AQUARIUM, returnDate: '2027-08-07' };
    const { return: next } = await chooseTicket(visitor, later);
    const list = expectStatus(await visitor.get(vouchersOf(bought.id)), 200).json<VoucherList>();
    server.clock.set('2027-08-05T10:00:00+09:00');
    const [typed = ''] = list.vouchers.map(({ shortCode }) => shortCode);
    const partner = { typed, partnerName: 'くじら水族館' };
    const context = { clock: server.clock, keys: TEST_KEYS };
    await inTransaction(server.db, (tx) => redeemVoucher(tx, context, partner));
    const guest = await guestOf(server, bought.id);
    const booked = await seen(guest, bought.id);
    expect((await changeTermsOf(guest, booked)).isOpen).toBe(false);
    await returnSailing(booked, 'cancelled');
    const quote = await quoteOf(guest, booked, wholeTrip);
    const used = quote.lines.flatMap((line) => line.used.map(({ yen }) => yen));
    expect(quote.feeYen).toBe(used.reduce((sum, yen) => sum + yen, 0));
    expect(used.length).toBeGreaterThan(3);
    const begun = await beginChange(guest, booked, ['returnSailing']);
    const draft = await moved(guest, begun, { return: next });
    const price = await changeQuoteOf(guest, draft);
    expect([price.payYen, price.refundYen, price.fee.feeYen]).toEqual([0, 0, 0]);
    const held = await holdMoved(guest, booked, draft);
    const made = expectStatus(await commitChange(guest, held), 200).json<Reservation>();
    expect(made.return?.sailing.date).toBe('2027-08-07');
    expect(made.outbound.sailing.id).toBe(booked.outbound.sailing.id);
    await returnSailing(booked, 'scheduled');
    server.clock.set(NOW);
  });
});
