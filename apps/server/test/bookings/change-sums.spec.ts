import type { LegName } from '@ferry/api/customer-server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BookedTrip, freeLegs } from '../../src/domain/cancellations/booked-trip.ts';
import { feesOfEnded } from '../../src/domain/cancellations/fee-lines.ts';
import { keyOf, type PricedPart, priceParts } from '../../src/domain/cancellations/price-parts.ts';
import { quoteCancellation } from '../../src/domain/cancellations/quote-cancellation.ts';
import { bookedTrip, RULES } from '../../src/domain/cancellations/random-cuts.fixture.ts';
import { changeAmounts } from '../../src/domain/changes/change-amounts.ts';
import { changeFee, type PricedChangeFee } from '../../src/domain/changes/change-fee.ts';
import { withChangeFees } from '../../src/domain/changes/fees-of-legs.ts';
import {
  droppedParts,
  givenUpParts,
  type LegPair,
} from '../../src/domain/changes/given-up-parts.ts';
import { type RandomTrip, randomTrips } from '../../src/domain/trips/random-trips.fixture.ts';
import { report, rounds } from '../support/rounds.ts';

// Random trips that are changed into other ones, again and again, and back: the yen add up, and there and
// back costs the fees and nothing else.
const TRIPS = rounds(200, 10_000);
/** As many versions of a reservation. */
const VERSIONS = 10;
const DAYS = ['2027-07-21', '2027-07-25', '2027-07-28', '2027-07-31', '2027-08-01'];

const sum = (yen: readonly number[]) => yen.reduce((total, each) => total + each, 0);
const totalOf = ({ sale }: BookedTrip) => sum(priceParts(sale.fares).map(({ yen }) => yen));

/** A trip and how it was chosen. */
interface Version {
  random: RandomTrip;
  trip: BookedTrip;
}

/** What has come and gone of a reservation's money, and its fees; in yen. */
class Ledger {
  paid: number[] = [];
  refunded: number[] = [];
  /** Of each change, less what comes back by it of those before. */
  fees: number[] = [];
  /** Fees that came back with legs that the operator has ended. */
  backYen = 0;
  changesMade = 0;
  firstYen = 0;

  /** What is left of the money, and is the price of what is booked. */
  get keptYen() {
    return sum(this.paid) - sum(this.refunded) - sum(this.fees);
  }
}

/** How each leg of before goes on. */
const pairsOf = (before: Version, after: Version): LegPair[] =>
  before.trip.legs.map(({ leg }, index) => {
    const [old, next] = [before, after].map(({ random }) => random.sections[index]);
    const isMoved = old?.row.id !== next?.row.id || old?.calls.toCall !== next?.calls.toCall;
    return { before: leg, after: next ? leg : null, isMoved };
  });

/**
 * Changes the trip and writes down what that costs.
 * @param ended the leg of before that the operator does not sail
 */
function change(
  ledger: Ledger,
  before: Version,
  after: Version,
  { now, ended }: { now: Date; ended?: LegName | undefined },
): PricedChangeFee {
  const legs = pairsOf(before, after);
  for (const leg of before.trip.legs) leg.isEnded = leg.leg === ended;
  const isLeft = (leg: LegName) => legs.some((pair) => pair.before === leg && pair.isMoved);
  const feesBack = feesOfEnded(before.trip, isLeft);
  const trips = [before.trip.sale.fares, after.trip.sale.fares] as const;
  const [givenUp, dropped] = [givenUpParts(...trips, legs), droppedParts(...trips, legs)];
  expectDroppedByHand(dropped, before, after, legs);
  const old = { totalYen: totalOf(before.trip), waivedYen: before.trip.waivedYen };
  const paidYen = old.totalYen - old.waivedYen;
  const { changesMade, firstYen } = ledger;
  const input = {
    trip: before.trip,
    givenUp,
    dropped,
    free: freeLegs(before.trip, isLeft),
    changesMade,
    freeChanges: 1,
    firstYen,
    paidYen,
  };
  const priced = changeFee(input, now);
  // Also of what costs nothing something may take the place.
  const isOnlyDropped = givenUp.every((part) =>
    dropped.some((each) => keyOf(each) === keyOf(part) && each.yen >= part.yen),
  );
  if (!ended) expectFeeByHand(priced, { ...ledger, isOnlyDropped }, before, legs, now);
  const { feeYen } = priced.fee;
  const feesBackYen = sum(feesBack.map(({ yen }) => yen));
  const money = changeAmounts(old, totalOf(after.trip), { feeYen, feesBackYen });
  expect(Math.min(money.payYen, money.refundYen), 'paid or given back').toBe(0);
  const { beforeYen, payYen, refundYen, afterYen } = money;
  expect(beforeYen + feesBackYen + payYen - refundYen - feeYen, 'the sum').toBe(afterYen);
  ledger.paid.push(money.payYen);
  ledger.refunded.push(money.refundYen);
  ledger.fees.push(feeYen - feesBackYen);
  ledger.backYen += feesBackYen;
  if (priced.counts && ledger.changesMade === 0) ledger.firstYen = priced.basisYen;
  if (priced.counts) ledger.changesMade += 1;
  after.trip.waivedYen = money.waivedYen;
  after.trip.sale = withChangeFees(after.trip.sale, before.trip.sale, priced.fee, feesBack);
  expectFeesOfLegs(before, after, legs, { feeYen, ended });
  expect(ledger.keptYen, 'payments − refunds − fees').toBe(money.afterYen);
  return priced;
}

/** What a leg has cost goes on with it, but for one that the operator has ended and nobody is booked on any more. */
function expectFeesOfLegs(
  before: Version,
  after: Version,
  legs: readonly LegPair[],
  { feeYen, ended }: { feeYen: number; ended: LegName | undefined },
): void {
  const of = ({ trip: { sale } }: Version, leg: LegName) => sale[leg]?.changeFeesYen ?? 0;
  const kept = legs.map(({ before: leg, after: next, isMoved }) =>
    next && !(isMoved && leg === ended) ? of(before, leg) : 0,
  );
  const left = sum((['outbound', 'return'] as const).map((leg) => of(after, leg)));
  expect(left, 'fees of legs').toBeGreaterThanOrEqual(sum(kept));
  // What is given up takes its share of the fee with it.
  expect(left - sum(kept), 'fees of legs').toBeLessThanOrEqual(feeYen);
}

/** As if what is given up were cancelled: of a trip that moves as a whole, all that is cancelled with it. */
function expectFeeByHand(
  { fee, counts, rises }: PricedChangeFee,
  {
    changesMade,
    firstYen,
    isOnlyDropped,
  }: Pick<Ledger, 'changesMade' | 'firstYen'> & {
    isOnlyDropped: boolean;
  },
  { trip }: Version,
  legs: readonly LegPair[],
  now: Date,
): void {
  const paidYen = totalOf(trip) - trip.waivedYen;
  expect(sum(fee.lines.map(({ feeYen }) => feeYen)), 'lines').toBe(fee.nowYen);
  expect(fee.nowYen, 'no more than was paid').toBeLessThanOrEqual(paidYen);
  const isOfDropped = fee.reason === 'cancellationFee' && (changesMade === 0 || isOnlyDropped);
  if (legs.every(({ isMoved }) => isMoved) && !isOfDropped) {
    const items = legs.map(({ before: leg }) => ({ leg, kind: 'leg' as const, position: null }));
    expect(fee.nowYen, 'all is given up').toBe(quoteCancellation(trip, { items }, now).feeYen);
  }
  const isFree = (changesMade === 0 && !isOfDropped) || fee.lines.length === 0;
  const leastYen = isFree || isOfDropped ? 0 : Math.min(firstYen, paidYen);
  expect(fee.feeYen, 'the rule').toBe(isFree ? 0 : Math.max(fee.nowYen, leastYen));
  if (!isOfDropped) expect(counts, 'counts').toBe(fee.lines.length > 0);
  if (rises) expect(rises.feeYen, 'the next fee').toBeGreaterThan(fee.feeYen);
}

/** People of a leg who are not in it any more are dropped; exactly so many where nobody travels free. */
function expectDroppedByHand(
  dropped: readonly PricedPart[],
  before: Version,
  after: Version,
  legs: readonly LegPair[],
): void {
  const peopleOf = ({ trip }: Version, leg: string | null) =>
    priceParts(trip.sale.fares).filter(
      (part) => part.leg === leg && part.kind === 'passenger' && !part.isFuel,
    );
  for (const { before: leg, after: next } of legs) {
    const gone = dropped.filter((part) => part.leg === leg && part.kind === 'passenger').length;
    const [old, left] = [peopleOf(before, leg), peopleOf(after, next)];
    const fewer = Math.max(0, old.length - left.length);
    expect(gone, 'people who do not travel').toBeGreaterThanOrEqual(fewer);
    if ([...old, ...left].every(({ yen }) => yen > 0)) expect(gone, 'and no others').toBe(fewer);
  }
}

const bookings = fc.record({
  isPaid: fc.constant(true),
  rules: fc.constantFrom(...RULES),
  serviceCancelled: fc.constant(undefined),
});
const noon = (index: number) =>
  new Date(`${DAYS[Math.min(index, DAYS.length - 1)]}T12:00:00+09:00`);

it('10の版になるまで無作為に変更しても、いつもお支払い−払い戻し−手数料=今の予約の料金', () => {
  let [changes, backs] = [0, 0];
  const versions = fc.array(randomTrips, { minLength: VERSIONS, maxLength: VERSIONS });
  const waived = fc.constantFrom(0, 0, 0, 100);
  const ends = fc.array(
    fc.constantFrom(undefined, undefined, 'outbound' as const, 'return' as const),
    {
      minLength: VERSIONS,
      maxLength: VERSIONS,
    },
  );
  const property = fc.property(
    versions,
    bookings,
    waived,
    ends,
    (list, booking, waivedYen, ended) => {
      const [first, ...others] = list.map((random) => ({
        random,
        trip: bookedTrip(random, booking),
      }));
      if (!first) throw new Error('There is a first version');
      const ledger = new Ledger();
      first.trip.waivedYen = Math.min(waivedYen, totalOf(first.trip));
      ledger.paid.push(totalOf(first.trip) - first.trip.waivedYen);
      let before = first;
      for (const [index, after] of others.entries()) {
        change(ledger, before, after, { now: noon(index), ended: ended[index] });
        before = after;
        changes += 1;
      }
      if (ledger.backYen > 0) backs += 1;
    },
  );
  fc.assert(property, { numRuns: Math.ceil(TRIPS / (VERSIONS - 1)) });
  expect(changes).toBeGreaterThanOrEqual(TRIPS);
  expect(backs).toBeGreaterThan(0);
  report('random changes, ten versions of each trip', { changes, backs });
}, 3_600_000);

it('変更して元に戻すと、規則の手数料だけがかかり、ほかには何もかからない', () => {
  const property = fc.property(randomTrips, randomTrips, bookings, (one, other, booking) => {
    const [first, second, back] = [one, other, one].map((random) => ({
      random,
      trip: bookedTrip(random, booking),
    }));
    if (!first || !second || !back) throw new Error('There are three versions');
    const ledger = new Ledger();
    ledger.paid.push(totalOf(first.trip));
    const there = change(ledger, first, second, { now: noon(0) });
    const home = change(ledger, second, back, { now: noon(1) });
    // The customer is poorer by the fees, and by nothing else.
    const cost = sum(ledger.paid) - sum(ledger.refunded) - totalOf(first.trip);
    expect(cost, 'there and back').toBe(there.fee.feeYen + home.fee.feeYen);
    const ofDropped = ({ fee }: PricedChangeFee) =>
      fee.reason === 'cancellationFee' ? fee.nowYen : 0;
    expect(there.fee.feeYen, 'the first').toBe(ofDropped(there));
    const basisYen = Math.min(there.basisYen, totalOf(second.trip));
    const isSecond = there.counts && home.counts;
    expect(home.fee.feeYen, 'the second').toBe(
      isSecond ? Math.max(basisYen, home.fee.nowYen) : ofDropped(home),
    );
  });
  fc.assert(property, { numRuns: TRIPS });
  report('random trips changed there and back', { trips: TRIPS });
}, 3_600_000);

it('同じ内容への変更は、何もかからず、回数にも数えない', () => {
  const property = fc.property(randomTrips, bookings, (random, booking) => {
    const [before, after] = [random, random].map((each) => ({
      random: each,
      trip: bookedTrip(each, booking),
    }));
    if (!before || !after) throw new Error('There are two versions');
    const ledger = new Ledger();
    ledger.paid.push(totalOf(before.trip));
    Object.assign(ledger, { changesMade: 1, firstYen: 5_000 });
    const { fee, counts } = change(ledger, before, after, { now: noon(0) });
    expect([fee.feeYen, counts, fee.reason]).toEqual([0, false, 'nothingGivenUp']);
  });
  fc.assert(property, { numRuns: TRIPS });
}, 3_600_000);
