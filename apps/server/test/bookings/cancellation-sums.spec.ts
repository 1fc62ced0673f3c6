import type { CancellationLine } from '@ferry/api/customer-server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BookedTrip } from '../../src/domain/cancellations/booked-trip.ts';
import { priceParts } from '../../src/domain/cancellations/price-parts.ts';
import {
  type QuotedCancellation,
  quoteCancellation,
} from '../../src/domain/cancellations/quote-cancellation.ts';
import {
  BOOKED_AT,
  bookedTrip,
  cutFrom,
  RULES,
  tripAfter,
} from '../../src/domain/cancellations/random-cuts.fixture.ts';
import type { RestOfTrip } from '../../src/domain/cancellations/rest-of-trip.ts';
import { offerTrip, type TripOffer } from '../../src/domain/trips/find-trip-offer.ts';
import { type RandomTrip, randomTrips } from '../../src/domain/trips/random-trips.fixture.ts';
import { report, rounds } from '../support/rounds.ts';

// Of every booked trip whatever part is cancelled, and of the rest again, until nothing is left: the yen
// add up, a fee is what the operator's document says, and the rest is what it would cost alone.
const TRIPS = rounds(200, 10_000);
const MOST_CUTS = 8;
const DAYS = ['2027-07-21', '2027-07-28', '2027-08-01'];

const sum = (yen: readonly number[]) => yen.reduce((total, each) => total + each, 0);
const DAY = 86_400_000;

/** Named where something does not hold. */
function assertExact(quoted: QuotedCancellation, before: BookedTrip): void {
  const { paidYen, refundYen, feeYen, restYen, waivedYen, lines, changes, next } = quoted;
  const cheaper = sum(changes.map(({ beforeYen, afterYen }) => beforeYen - afterYen));
  expect(paidYen - refundYen - feeYen, 'the sum').toBe(restYen - waivedYen);
  expect(sum(lines.map((line) => line.feeYen)), 'fees').toBe(feeYen);
  const parts = sum(lines.map((line) => line.paidYen)) + cheaper + restYen;
  const isLeftAlone = before.sale.fares.outbound.wasReturn === true;
  // What the operator has left alone goes at what was paid for it, which is less than it costs alone.
  if (isLeftAlone) expect(parts, 'parts').toBeLessThanOrEqual(paidYen + before.waivedYen);
  else expect(parts, 'parts').toBe(paidYen + before.waivedYen);
  for (const line of lines) {
    expect(line.paidYen - line.feeYen, 'a line').toBe(line.refundYen);
    expect(line.refundYen, 'a line').toBeGreaterThanOrEqual(0);
  }
  expect(Math.min(refundYen, feeYen, restYen, waivedYen), 'no less than 0').toBeGreaterThanOrEqual(
    0,
  );
  expect(refundYen + feeYen, 'no more than was paid').toBeLessThanOrEqual(paidYen);
  if (quoted.isOurs) assertNothingLost(quoted, before);
  else if (!isLeftAlone) {
    expect(Math.min(refundYen, waivedYen), 'given back or waived').toBe(0);
  }
  if (next) expect(next.feeYen, 'the next fee').toBeGreaterThan(feeYen);
}

/** The operator does not sail: what goes is paid back as it was paid, and the rest costs no more than it did. */
function assertNothingLost(quoted: QuotedCancellation, before: BookedTrip): void {
  const { lines, paidYen, feeYen, refundYen, restYen, waivedYen } = quoted;
  const gone = sum(lines.map((line) => line.paidYen));
  const back = Math.min(gone, paidYen) - feeYen;
  expect(refundYen, 'paid back in full').toBeGreaterThanOrEqual(back);
  const kept = paidYen + before.waivedYen - gone;
  expect(restYen - waivedYen, 'the rest').toBeLessThanOrEqual(Math.max(0, kept - before.waivedYen));
}

/** Of a leg, pets come before meals. */
const optionOf = ({ content }: BookedTrip['legs'][number], { kind, position }: CancellationLine) =>
  kind === 'option' ? (position < content.pets.length ? 'pet' : 'meal') : undefined;

/** The fee of a line as the operator's document says it, by the calendar in Japan; counted by hand. */
function feeByHand(trip: BookedTrip, line: CancellationLine, now: Date, discount?: string): number {
  const leg = trip.legs.find((each) => each.leg === line.leg);
  const rules = trip.sale[line.leg]?.cancellation;
  if (!leg || !rules) throw new Error('The leg was sold');
  const rule = rules.cancellationRules.find(
    ({ items, discountIds }) =>
      (!items || items.some((item) => item === line.kind || item === optionOf(leg, line))) &&
      (!discountIds || (discount !== undefined && discountIds.includes(discount))),
  );
  const dayOf = (at: string) => Date.parse(at.slice(0, 10));
  const days =
    (dayOf(leg.departureAt) - dayOf(new Date(now.getTime() + 9 * 3_600_000).toISOString())) / DAY;
  const hours = (Date.parse(leg.departureAt) - now.getTime()) / 3_600_000;
  const terms = rule?.hours
    ? rule.hours.filter(({ hoursBefore }) => hours > hoursBefore)
    : (rule?.days ?? rules.cancellation).filter(({ daysBefore }) => days >= daysBefore);
  const [term] = terms;
  const least = (line.kind === 'vehicle' ? term?.vehicleMinimumYen : undefined) ?? term?.minimumYen;
  const share = Math.ceil((line.paidYen * (term?.percent ?? 100)) / 1000) * 10;
  return Math.min(line.paidYen, Math.max(least ?? 0, share));
}

/**
 * Before the payment, of a service that is cancelled, where the company waives it, and of the fuel adjustment there is none; of a leg beside a late
 * one when nothing is left of that.
 */
function assertFees(trip: BookedTrip, quoted: QuotedCancellation, now: Date): void {
  const isFree = ({ leg }: CancellationLine) =>
    !trip.isPaid ||
    trip.isFeeWaived ||
    trip.legs.some((each) => {
      const isLeft = quoted.rest?.legs.every(({ before }) => before !== each.leg) ?? true;
      return each.isEnded && (each.leg === leg || !each.isLate || isLeft);
    });
  const discounts = [undefined, 'dis_return', 'dis_student'];
  let left = quoted.paidYen;
  for (const line of quoted.lines) {
    const possible =
      isFree(line) || line.kind === 'fuel'
        ? [0]
        : discounts.map((each) => Math.min(left, feeByHand(trip, line, now, each)));
    expect(possible, `${line.label} on ${now.toISOString()}`).toContain(line.feeYen);
    left -= line.feeYen;
  }
}

/** The rest as if it had been booked alone on the same day. */
function bookedAlone(rest: RestOfTrip, { sections }: RandomTrip): TripOffer {
  const legs = rest.legs.map(({ content, before }) => {
    const section = sections[before === 'outbound' ? 0 : 1];
    if (!section) throw new Error('The leg has a sailing');
    const { party, cabins, vehicles, pets, meals } = content;
    const choice = {
      ...section.ports,
      sailingId: section.row.id,
      party,
      cabins: cabins.map(({ cabinType, ...cabin }) => ({ ...cabin, cabinTypeId: cabinType.id })),
      vehicles,
      pets,
      meals,
    };
    return { section, choice, drivers: vehicles.map(({ driver }) => driver) };
  });
  const [outbound, returnLeg] = legs;
  if (!outbound) throw new Error('Something is left');
  const requests = rest.passengers.flatMap(({ discount }, passenger) =>
    discount ? [{ ...discount, disabilityClass: discount.disabilityClass || null, passenger }] : [],
  );
  const priced = {
    outbound: outbound.choice,
    return: returnLeg?.choice ?? null,
    travellers: rest.passengers,
    requests,
    isUnfinished: true,
    drivers: { outbound: outbound.drivers, return: returnLeg?.drivers ?? [] },
  };
  return offerTrip(
    priced,
    legs.map(({ section }) => section),
    BOOKED_AT,
  );
}

/** What the rest takes from the stock, each pool once. */
function poolsOf({ sold }: RestOfTrip['legs'][number]): [string, number][] {
  const pools = new Map<string, number>();
  for (const { poolId, quantity } of [...sold.cabins, ...sold.vehicles]) {
    pools.set(poolId, (pools.get(poolId) ?? 0) + quantity);
  }
  return [...pools].sort();
}

/** The same price, and the same places. */
function assertAsAlone(rest: NonNullable<QuotedCancellation['rest']>, random: RandomTrip): void {
  const alone = bookedAlone(rest, random);
  expect(rest.quote.totalYen, 'the price alone').toBe(alone.quote.totalYen);
  const stocks = [alone.outbound, ...(alone.return ? [alone.return] : [])];
  for (const [index, leg] of rest.legs.entries()) {
    const petPool = leg.sold.petPoolId;
    const pools = stocks[index]?.stock.pools.filter(({ poolId }) => poolId !== petPool);
    expect(poolsOf(leg), 'the places alone').toEqual(
      pools?.map(({ poolId, quantity }) => [poolId, quantity]).sort(),
    );
  }
}

/** Nobody and nothing is left that may not stay alone. */
function assertInCompany({ legs, passengers }: RestOfTrip): void {
  for (const { leg, content } of legs) {
    const cabinOf = leg === 'outbound' ? 'outboundCabin' : 'returnCabin';
    const aboard = passengers.filter((each) => each[cabinOf] !== null);
    const adults = aboard.filter(({ passengerClass }) => passengerClass === 'adult');
    expect(adults.length, 'an adult aboard').toBeGreaterThan(0);
    const drivers = content.vehicles.flatMap(({ driver }) => driver ?? []);
    expect(new Set(drivers).size, 'drivers').toBe(drivers.length);
    for (const driver of drivers) expect(passengers[driver]?.[cabinOf], 'a driver').not.toBeNull();
  }
}

it('無作為な旅程をなくなるまで取り消していくと、いつもお支払い−払い戻し−手数料=残りの料金−いただかない額', () => {
  let cuts = 0;
  const bookings = fc.record({
    isPaid: fc.constantFrom(true, true, false),
    rules: fc.constantFrom(...RULES),
    serviceCancelled: fc.constantFrom(...([undefined, undefined, 'outbound', 'return'] as const)),
    isLate: fc.boolean(),
    isFeeWaived: fc.constantFrom(false, false, true),
  });
  const seeds = fc.array(fc.nat({ max: 0xfffff }), { minLength: MOST_CUTS, maxLength: MOST_CUTS });
  const property = fc.property(randomTrips, bookings, seeds, (random, booking, list) => {
    const { isFeeWaived } = booking;
    const first = { ...bookedTrip(random, booking), isFeeWaived };
    let trip: BookedTrip | undefined = first;
    const [moved, total] = [[] as number[], { paid: undefined as number | undefined }];
    for (const [index, seed] of list.entries()) {
      if (!trip) break;
      const now = new Date(`${DAYS[Math.min(index, DAYS.length - 1)]}T12:00:00+09:00`);
      const quoted = quoteCancellation(trip, cutFrom(trip, seed), now);
      cuts += 1;
      assertExact(quoted, trip);
      assertFees(trip, quoted, now);
      // Of which nearly nothing has been paid: no fee is more than the money that there is.
      const poor = { ...trip, waivedYen: trip.waivedYen + Math.max(0, quoted.paidYen - 100) };
      const poorly = quoteCancellation(poor, cutFrom(poor, seed), now);
      assertExact(poorly, poor);
      assertFees(poor, poorly, now);
      total.paid ??= quoted.paidYen;
      // What the next one begins with is what this one has left.
      expect(quoted.paidYen, 'what was left').toBe(total.paid - sum(moved));
      moved.push(quoted.refundYen, quoted.feeYen);
      if (quoted.rest) {
        assertInCompany(quoted.rest);
        if (index < 2 && trip.legs.length === random.sections.length) {
          assertAsAlone(quoted.rest, random);
        }
      } else {
        expect([quoted.restYen, quoted.waivedYen, sum(moved)], 'nothing left').toEqual([
          0,
          0,
          total.paid,
        ]);
      }
      trip = tripAfter(trip, quoted);
    }
  });
  fc.assert(property, { numRuns: TRIPS });
  expect(cuts).toBeGreaterThan(TRIPS * 1.5);
  report('random trips, cut until nothing is left', { trips: TRIPS, cuts });
}, 3_600_000);

const whole = (leg: 'outbound' | 'return') => ({ leg, kind: 'leg' as const, position: null });
const fees = fc.nat({ max: 5_000 });

it('運航会社が終わらせた往路は変更手数料まで戻り、残る復路をあとで取り消す手数料は、お支払いの額から数える', () => {
  let cheaper = 0;
  const property = fc.property(randomTrips, fees, fees, (random, out, back) => {
    fc.pre(random.sections.length === 2);
    const booking = { isPaid: true, rules: [], serviceCancelled: 'outbound' as const };
    const trip = bookedTrip(random, booking);
    const { sale } = trip;
    sale.outbound.changeFeesYen = out;
    if (sale.return) sale.return.changeFeesYen = back;
    const paid = priceParts(sale.fares);
    const paidOf = (leg: string) => sum(paid.flatMap((part) => (part.leg === leg ? part.yen : [])));
    const [first, later] = ['2027-07-28', '2027-08-01'].map((day) => new Date(`${day}T03:00:00Z`));
    if (!first || !later) throw new Error('Two days');
    const ended = quoteCancellation(trip, { items: [whole('outbound')] }, first);
    assertExact(ended, trip);
    expect([ended.feeYen, ended.refundYen]).toEqual([0, paidOf('outbound') + out]);
    const left = tripAfter(trip, ended);
    if (!left) throw new Error('The return leg is left');
    const end = quoteCancellation(left, { items: [whole('outbound')] }, later);
    expect(end.lines.map(({ paidYen }) => paidYen).toSorted()).toEqual(
      paid.flatMap((part) => (part.leg === 'return' ? part.yen : [])).toSorted(),
    );
    expect([end.paidYen, end.refundYen + end.feeYen]).toEqual([paidOf('return'), paidOf('return')]);
    assertFees(left, end, later);
    if (ended.waivedYen > 0) cheaper += 1;
  });
  fc.assert(property, { numRuns: TRIPS });
  expect(cheaper).toBeGreaterThan(TRIPS / 10);
  report('legs that the operator has ended, the rest cancelled later', { trips: TRIPS, cheaper });
}, 3_600_000);
