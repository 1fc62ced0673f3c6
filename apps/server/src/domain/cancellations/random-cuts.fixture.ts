import type {
  CancellationQuoteRequest,
  CancelledItem,
  LegName,
  Passenger,
} from '@ferry/api/customer-server';
import type { CancellationRules } from '../../rules/cancellation-rules.ts';
import { toCabinType } from '../sailings/offer.ts';
import { offerTrip } from '../trips/find-trip-offer.ts';
import { anonymousTrip } from '../trips/priced-trip.ts';
import type { RandomTrip } from '../trips/random-trips.fixture.ts';
import { seatEverybody } from '../trips/seating.ts';
import { aboard, type BookedTrip } from './booked-trip.ts';
import { cutOf } from './cut.ts';
import { driverChoicesOf } from './new-drivers.ts';
import type { QuotedCancellation } from './quote-cancellation.ts';

// Booked trips and cuts of them for properties: everything that the demonstration sells, in parts.

export const BOOKED_AT = new Date('2027-07-20T10:00:00+09:00');

type Rules = CancellationRules['cancellationRules'];
const half = { percent: 50, minimumYen: 300 };

/** What operators have beside their usual terms: nothing, a campaign's, some in hours. */
export const RULES: Rules[] = [
  [],
  [{ discountIds: ['dis_return', 'dis_student'], days: [{ daysBefore: 0, ...half }] }],
  [
    { items: ['meal'], hours: [{ hoursBefore: 24, percent: 0, minimumYen: 0 }] },
    { items: ['option'], hours: [{ hoursBefore: 48, percent: 40, minimumYen: 100 }] },
    { items: ['vehicle', 'room'], hours: [{ hoursBefore: 0, percent: 15, minimumYen: 0 }] },
  ],
];

/** How a trip was booked, and what has become of it. */
interface Booking {
  isPaid: boolean;
  rules: Rules;
  /** The operator does not sail it. */
  serviceCancelled: LegName | undefined;
  /** It sails, but so late that it counts as if it did not. */
  isLate?: boolean;
}

/** The trip as it is stored once it is booked. */
export function bookedTrip({ choice, sections }: RandomTrip, booking: Booking): BookedTrip {
  const offer = offerTrip(anonymousTrip(choice), sections, BOOKED_AT);
  const sale: BookedTrip['sale'] = JSON.parse(JSON.stringify(offer.sale));
  for (const sold of [sale.outbound, sale.return]) {
    if (sold) sold.cancellation = { ...sold.cancellation, cancellationRules: booking.rules };
  }
  const requested = choice.discountRequests ?? [];
  const passengers = seatEverybody(choice).map((traveller, index) => {
    const request = requested.find(({ passenger }) => passenger === index);
    return { ...traveller, age: 0, discount: request ?? null } as Passenger;
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
    const sailing = (index === 0 ? offer.outbound : offer.return)?.sailing;
    const [departureAt, arrivalAt] = [sailing?.departureAt ?? '', sailing?.arrivalAt ?? ''];
    const isEnded = booking.serviceCancelled === name;
    const isLate = isEnded && booking.isLate === true;
    return { leg: name, content, departureAt, arrivalAt, isEnded, isLate, isCheckedIn: false };
  });
  return { sale, passengers, legs, waivedYen: 0, isPaid: booking.isPaid };
}

/** Everything that could be named of a trip. */
function itemsOf({ legs, passengers }: BookedTrip): CancelledItem[] {
  return legs.flatMap(({ leg, content }): CancelledItem[] => {
    const list = (kind: CancelledItem['kind'], positions: Iterable<number>) =>
      [...positions].map((position) => ({ leg, kind, position }));
    return [
      { leg, kind: 'leg', position: null },
      ...list('passenger', aboard(passengers, leg)),
      ...list('cabin', content.cabins.keys()),
      ...list('vehicle', content.vehicles.keys()),
      ...list('pet', content.pets.keys()),
      ...list('meal', content.meals.keys()),
    ];
  });
}

/** A part of the trip, and now and then a whole leg; where a driver goes, mostly another one drives. */
export function cutFrom(trip: BookedTrip, seed: number): CancellationQuoteRequest {
  const all = itemsOf(trip);
  const count = seed % 3 === 0 ? 2 : 1;
  const items = [seed, seed >> 5].slice(0, count).flatMap((each) => all[each % all.length] ?? []);
  const choices = seed % 4 === 0 ? [] : driverChoicesOf(trip, cutOf(trip, items));
  // Of each leg one: the others on it may want the same driver.
  const newDrivers = choices
    .filter(({ leg }, index) => choices.findIndex((each) => each.leg === leg) === index)
    .flatMap(({ leg, vehicle, drivers: [driver] }) =>
      driver === undefined ? [] : [{ leg, vehicle, driver }],
    );
  return { items, newDrivers };
}

/** What a cancellation leaves, as it is stored; undefined where nothing is left. */
export function tripAfter(
  trip: BookedTrip,
  { rest, waivedYen }: QuotedCancellation,
): BookedTrip | undefined {
  if (!rest) return undefined;
  const legs = rest.legs.map(({ leg, before, content }) => {
    const then = trip.legs.find((each) => each.leg === before);
    if (!then) throw new Error('The leg was booked');
    return { ...then, leg, content };
  });
  return { ...trip, ...rest, legs, waivedYen };
}
