import type { CancellationLine, LegName, Passenger } from '@ferry/api/customer-server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SoldTicket } from '../../src/database/sold-ticket.ts';
import type { BookedTrip } from '../../src/domain/cancellations/booked-trip.ts';
import { quoteCancellation } from '../../src/domain/cancellations/quote-cancellation.ts';
import { DomainError } from '../../src/domain/domain-error.ts';
import { adults, cabin, leg, returnLeg, trip } from '../../src/domain/fares/fare-input.fixture.ts';
import { feeOf, feeSteps, stepAt } from '../../src/domain/reservations/cancellation-fee.ts';
import { ticketTerms } from '../../src/domain/trips/ticket-leg.ts';
import { demoOperator } from '../../src/operator/demo/document.ts';
import { parseOperatorDocument } from '../../src/operator/parse-document.ts';
import { rounds } from '../support/rounds.ts';

// Of every purchase whatever was used of it, whenever it is given back: never more than was paid, never
// less than nothing, and never more for having used more.
const HISTORIES = rounds(500, 10_000);
const ITEMS = (['outbound', 'return'] as const).map((name) => ({
  leg: name,
  kind: 'leg' as const,
  position: null,
}));
const DEPARTURES: Record<LegName, string> = {
  outbound: '2027-08-03T22:00:00+09:00',
  return: '2027-08-06T09:00:00+09:00',
};
const ARRIVALS: Record<LegName, string> = {
  outbound: '2027-08-04T07:00:00+09:00',
  return: '2027-08-06T18:00:00+09:00',
};
const FIRST = Date.parse('2027-07-20T10:00:00+09:00');
const MINUTES = 28 * 24 * 60;

const [rule] = parseOperatorDocument(demoOperator).partnerTickets;
if (!rule) throw new Error('The demonstration has no partner ticket');

interface History {
  people: { adults: number; children: number };
  yen: { adult: number; child: number; grade: number; cabin: number };
  includes: { adult: number; child: number }[];
  /** Which of the vouchers were used, in their order. */
  used: boolean[];
  isCheckedIn: boolean;
  cancelled: LegName | undefined;
  minutes: number;
}

const yen = (most: number) => fc.integer({ min: 0, max: most });
const histories: fc.Arbitrary<History> = fc.record({
  people: fc.record({ adults: fc.integer({ min: 1, max: 3 }), children: yen(2) }),
  yen: fc.record({
    adult: yen(30_000),
    child: yen(15_000),
    grade: yen(20_000),
    cabin: yen(25_000),
  }),
  includes: fc.array(fc.record({ adult: yen(9000), child: yen(5000) }), {
    minLength: 1,
    maxLength: 3,
  }),
  used: fc.array(fc.boolean(), { minLength: 15, maxLength: 15 }),
  isCheckedIn: fc.boolean(),
  cancelled: fc.option(fc.constantFrom<LegName>('outbound', 'return'), {
    nil: undefined,
    freq: 6,
  }),
  minutes: fc.integer({ min: 0, max: MINUTES }),
});

function tripOf(history: History): BookedTrip {
  const { people, yen: price, includes, isCheckedIn, cancelled } = history;
  const children = Array.from({ length: people.children }, (_, index) => ({
    passenger: people.adults + index,
    kind: 'child' as const,
  }));
  const seats = [...adults(people.adults), ...children];
  const cabins = [cabin({ adultYen: price.cabin, seats })];
  const fares = trip({
    outbound: leg({ cabins }),
    return: returnLeg({ cabins }),
    product: {
      label: 'きっぷ',
      adultYen: price.adult,
      childYen: price.child,
      gradeAdultYen: { outbound: price.grade, return: price.grade },
    },
  });
  const terms = ticketTerms(rule, { cancellation: [], cancellationRules: [] });
  const sold = { cancellation: terms, cabins: [], vehicles: [], petPoolId: null };
  const ticket = {
    includes: includes.map((each) => ({ normalAdultYen: each.adult, normalChildYen: each.child })),
  } as SoldTicket;
  const legs = (['outbound', 'return'] as const).map((name) => ({
    leg: name,
    content: { cabins: [], vehicles: [], pets: [], meals: [] } as never,
    departureAt: DEPARTURES[name],
    arrivalAt: ARRIVALS[name],
    isEnded: cancelled === name,
    isLate: false,
    isCheckedIn: name === 'outbound' && isCheckedIn,
  }));
  return {
    sale: { fares, outbound: sold, return: sold, ticket },
    passengers: seats.map(({ kind }) => ({
      passengerClass: kind,
      outboundCabin: 0,
      returnCabin: 0,
    })) as Passenger[],
    legs,
    waivedYen: 0,
    isPaid: true,
    ticket: { vouchers: vouchersOf(history), endsAt: new Date('2027-08-18T00:00:00+09:00') },
  };
}

const vouchersOf = ({ people, includes, used }: History) =>
  includes
    .flatMap((_, include) =>
      Array.from({ length: people.adults + people.children }, (__, passenger) => ({
        include,
        passenger,
      })),
    )
    .filter((_, index) => used[index]);

const nowOf = ({ minutes }: History) => new Date(FIRST + minutes * 60_000);

/** Undefined once it is closed. */
function quoted(history: History) {
  const now = nowOf(history);
  try {
    return quoteCancellation(tripOf(history), { items: ITEMS }, now);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'CANCEL_CLOSED') return undefined;
    throw error;
  }
}

/**
 * What pages show of the fee is what is kept: of a ticket of which nothing was used the steps of its terms, one of
 * which holds now; of one that was begun never the last of them.
 */
function sameAsShown(history: History, lines: readonly CancellationLine[]) {
  if (history.cancelled) return;
  const isBegun = vouchersOf(history).length > 0 || history.isCheckedIn;
  const now = nowOf(history);
  for (const { leg: name, paidYen, feeYen, percent, minimumYen } of lines) {
    if (isBegun) {
      // Where a passenger has used something that costs something.
      if (now >= new Date(DEPARTURES[name]) && history.yen.grade > 0) expect(percent).toBe(0);
      continue;
    }
    const rules = ticketTerms(rule, { cancellation: [], cancellationRules: [] });
    const step = stepAt(feeSteps(rules, { kind: 'passenger' }, DEPARTURES[name]), now);
    expect([percent, minimumYen, feeYen]).toEqual([
      step.percent,
      step.minimumYen,
      feeOf(step, paidYen),
    ]);
  }
}

/** Of each passenger what is kept, and what was used as far as it was paid; undefined before all has sailed. */
function keptOf(history: History, lines: readonly CancellationLine[]) {
  const { cancelled, people, yen: price } = history;
  const isBegun = vouchersOf(history).length > 0 || history.isCheckedIn;
  // What costs nothing by itself is not used.
  if (cancelled || !isBegun || price.grade + price.cabin === 0) return [];
  if (nowOf(history) < new Date(ARRIVALS.return)) return [];
  return Array.from({ length: people.adults + people.children }, (_, position) => {
    const own = lines.filter((line) => line.kind === 'passenger' && line.position === position);
    const sum = (of: (line: CancellationLine) => number) =>
      own.reduce((total, line) => total + of(line), 0);
    const usedYen = sum(({ used }) => used.reduce((total, each) => total + each.yen, 0));
    return {
      kept: sum(({ feeYen }) => feeYen),
      used: Math.min(
        sum((line) => line.paidYen),
        usedYen,
      ),
    };
  });
}

it(`${HISTORIES} purchases: never more comes back than was paid, never less than nothing, never more for using more, and nothing twice`, () => {
  let [open, over] = [0, 0];
  fc.assert(
    fc.property(histories, (history) => {
      const quote = quoted(history);
      const { cancelled, isCheckedIn } = history;
      const isAboard = isCheckedIn && nowOf(history) < new Date(ARRIVALS.outbound);
      if (isAboard && cancelled !== 'outbound') expect(quote).toBeUndefined();
      if (!quote) return;
      open += 1;
      const { paidYen, feeYen, refundYen, lines } = quote;
      expect(refundYen + feeYen).toBe(paidYen);
      expect(Math.min(refundYen, feeYen)).toBeGreaterThanOrEqual(0);
      sameAsShown(history, lines);
      for (const line of lines) {
        expect(line.refundYen).toBeGreaterThanOrEqual(0);
        if (line.feeYen > 0) expect(line.freeBecause).toBeNull();
      }
      expect(quote.isOurs).toBe(cancelled !== undefined);
      const ends = keptOf(history, lines);
      over += ends.length;
      for (const { kept, used } of ends) expect(kept).toBe(used);
      const next = history.used.indexOf(false);
      if (next === -1 || vouchersOf(history).length === 0) return;
      const more = quoted({ ...history, used: history.used.with(next, true) });
      expect(more?.refundYen ?? 0).toBeLessThanOrEqual(refundYen);
    }),
    { numRuns: HISTORIES, seed: 21 },
  );
  expect(open).toBeGreaterThan(HISTORIES / 4);
  expect(over).toBeGreaterThan(HISTORIES / 20);
});
