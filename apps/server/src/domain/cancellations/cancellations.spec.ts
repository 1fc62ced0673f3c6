import type { CancelledItem, LegName, Passenger } from '@ferry/api/customer-server';
import fc from 'fast-check';
import { it } from 'vitest';
import { toCabinType } from '../sailings/offer.ts';
import { offerTrip, type TripOffer } from '../trips/find-trip-offer.ts';
import { anonymousTrip } from '../trips/priced-trip.ts';
import { type RandomTrip, randomTrips } from '../trips/random-trips.fixture.ts';
import { seatEverybody } from '../trips/seating.ts';
import type { BookedTrip } from './booked-trip.ts';
import { type QuotedCancellation, quoteCancellation } from './quote-cancellation.ts';
import type { RestOfTrip } from './rest-of-trip.ts';

const BOOKED_AT = new Date('2027-07-20T10:00:00+09:00');
const DAYS = ['2027-07-21', '2027-07-28', '2027-08-01'];

/** The trip as it is stored once it is booked. */
function bookedTrip({ choice, sections }: RandomTrip, isPaid: boolean): BookedTrip {
  const offer = offerTrip(anonymousTrip(choice), sections, BOOKED_AT);
  const sale = JSON.parse(JSON.stringify(offer.sale));
  const requested = choice.discountRequests ?? [];
  const passengers = seatEverybody(choice).map((traveller, index) => {
    const request = requested.find(({ passenger }) => passenger === index);
    return { ...traveller, discount: request ?? null } as Passenger;
  });
  const legs = [choice.outbound, ...(choice.return ? [choice.return] : [])].map((leg, index) => {
    const name: LegName = index === 0 ? 'outbound' : 'return';
    const row = sections[index]?.row;
    const drivers = offer.sale.fares[name]?.vehicles.map(({ driver }) => driver ?? null) ?? [];
    const content = {
      party: leg.party,
      cabins: leg.cabins.map(({ cabinTypeId, ...cabin }) => {
        const type = row?.cabin_types.find(({ id }) => id === cabinTypeId);
        if (!type) throw new Error('The vessel has the cabin');
        return { ...cabin, cabinType: toCabinType(type) };
      }),
      vehicles: leg.vehicles.map((vehicle, position) => ({
        ...vehicle,
        driver: drivers[position] ?? null,
      })) as BookedTrip['legs'][number]['content']['vehicles'],
      pets: leg.pets,
      meals: leg.meals.map((meal) => ({ ...meal, name: meal.mealId })),
    };
    const departureAt = (index === 0 ? offer.outbound : offer.return)?.sailing.departureAt ?? '';
    return { leg: name, content, departureAt, isServiceCancelled: false, isCheckedIn: false };
  });
  return { sale, passengers, legs, waivedYen: 0, isPaid };
}

/** Something that the trip has; of everything a part, and now and then a whole leg. */
function someOf(trip: BookedTrip, seed: number): CancelledItem[] {
  const all = trip.legs.flatMap(({ leg, content }): CancelledItem[] => {
    const cabin = leg === 'outbound' ? 'outboundCabin' : 'returnCabin';
    const list = (kind: CancelledItem['kind'], positions: Iterable<number>) =>
      [...positions].map((position) => ({ leg, kind, position }));
    const travellers = trip.passengers.flatMap((each, index) =>
      each[cabin] === null ? [] : [index],
    );
    return [
      { leg, kind: 'leg', position: null },
      ...list('passenger', travellers),
      ...list('cabin', content.cabins.keys()),
      ...list('vehicle', content.vehicles.keys()),
      ...list('meal', content.meals.keys()),
    ];
  });
  const first = all[seed % all.length];
  const second = all[(seed >> 5) % all.length];
  return [first, ...(seed % 3 === 0 ? [second] : [])].flatMap((item) => item ?? []);
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

const sum = (yen: readonly number[]) => yen.reduce((total, each) => total + each, 0);

function isExact(quoted: QuotedCancellation, waivedBefore: number): boolean {
  const { paidYen, refundYen, feeYen, restYen, waivedYen, lines, changes } = quoted;
  const cheaper = sum(changes.map(({ beforeYen, afterYen }) => beforeYen - afterYen));
  return (
    paidYen - refundYen - feeYen === restYen - waivedYen &&
    sum(lines.map((line) => line.feeYen)) === feeYen &&
    lines.every((line) => line.paidYen - line.feeYen === line.refundYen && line.refundYen >= 0) &&
    sum(lines.map((line) => line.paidYen)) + cheaper + restYen === paidYen + waivedBefore &&
    Math.min(refundYen, feeYen, restYen, waivedYen) >= 0 &&
    refundYen + feeYen <= paidYen &&
    waivedYen <= restYen &&
    (refundYen === 0 || waivedYen === 0) &&
    (quoted.next === undefined || quoted.next.feeYen > feeYen)
  );
}

/** What the rest takes from the stock, each pool once. */
function poolsOf({ sold }: RestOfTrip['legs'][number]): string {
  const pools = new Map<string, number>();
  for (const { poolId, quantity } of [...sold.cabins, ...sold.vehicles]) {
    pools.set(poolId, (pools.get(poolId) ?? 0) + quantity);
  }
  return JSON.stringify([...pools].sort());
}

/** What is left, as it is stored. */
function leftOf(trip: BookedTrip, { rest, waivedYen }: QuotedCancellation): BookedTrip | undefined {
  if (!rest) return undefined;
  const legs = rest.legs.map(({ leg, before, content }) => {
    const departureAt = trip.legs.find((each) => each.leg === before)?.departureAt ?? '';
    return { leg, content, departureAt, isServiceCancelled: false, isCheckedIn: false };
  });
  return { ...trip, ...rest, legs, waivedYen };
}

/** The same price, and the same places. */
function isAsAlone(rest: NonNullable<QuotedCancellation['rest']>, random: RandomTrip): boolean {
  const alone = bookedAlone(rest, random);
  const stocks = [alone.outbound, ...(alone.return ? [alone.return] : [])];
  return (
    alone.quote.totalYen === rest.quote.totalYen &&
    rest.legs.every((leg, index) => {
      const pools = stocks[index]?.stock.pools.map(({ poolId, quantity }) => [poolId, quantity]);
      return JSON.stringify(pools?.sort()) === poolsOf(leg);
    })
  );
}

const TRIPS = 100;
const CUTS = 10;

it('無作為な旅程と取消で、お支払い−払い戻し−手数料=残りの料金−いただかない額。残りは単独の予約と1円まで同じ', () => {
  const seeds = fc.array(fc.nat({ max: 0xfffff }), { minLength: CUTS, maxLength: CUTS });
  const property = fc.property(randomTrips, seeds, fc.boolean(), (random, cuts, isPaid) => {
    const trip = bookedTrip(random, isPaid);
    return cuts.every((seed, index) => {
      const now = new Date(`${DAYS[seed % DAYS.length]}T12:00:00+09:00`);
      const first = quoteCancellation(trip, { items: someOf(trip, seed) }, now);
      if (!isExact(first, 0) || (!isPaid && first.feeYen > 0)) return false;
      const left = leftOf(trip, first);
      if (!first.rest || !left) return first.restYen === 0 && first.waivedYen === 0;
      // Whole offers are what takes the time.
      if (index < 2 && !isAsAlone(first.rest, random)) return false;
      // Of which nearly nothing has been paid: no fee is more than the money that there is.
      const waivedBefore = Math.max(0, first.paidYen - 100);
      const poor = { ...trip, waivedYen: waivedBefore };
      if (
        index === 2 &&
        !isExact(quoteCancellation(poor, { items: someOf(poor, seed) }, now), waivedBefore)
      ) {
        return false;
      }
      // And once more of what is left.
      const second = quoteCancellation(left, { items: someOf(left, seed >> 3) }, now);
      return isExact(second, first.waivedYen) && second.paidYen === first.restYen - first.waivedYen;
    });
  });
  fc.assert(property, { numRuns: TRIPS });
}, 60_000);
