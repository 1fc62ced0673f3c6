/** A trip that can be booked: the team's, or one that is found in the timetable. */
import { stepped } from './steps.mjs';

const DAYS_TRIED = 30;
const FIRST_DAY = 8;
const MS_OF_DAY = 86_400_000;
const isFree = ({ availability }) => availability === 'available' || availability === 'few';

/** @param {string} date @param {number} days */
export const daysAfter = (date, days) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * MS_OF_DAY).toISOString().slice(0, 10);

/**
 * @typedef {object} Found
 * @property {any} offer of a sailing
 * @property {any} cabin of it
 * @property {any} leg as a request chooses it
 */

/**
 * Offers of one adult on one day.
 *
 * @param {import('../visitor.mjs').Visitor} visitor
 * @param {Record<string, string>} query
 * @returns {Promise<Found[]>} one for each sailing that has a free cabin
 */
export async function searchDay(visitor, query) {
  const asked = { adults: '1', ...query };
  const done = await visitor.call('searchSailings', { query: asked });
  const { sailingOffers } = stepped(visitor.run, done, 200);
  return sailingOffers.filter(isFree).flatMap((offer) => {
    const cabin = offer.cabinOffers.find((each) => isFree(each) && each.cabins.length > 0);
    return cabin ? [{ offer, cabin, leg: legOf(offer, cabin, query) }] : [];
  });
}

const legOf = ({ sailing }, { cabins }, { fromPortId, toPortId }) => ({
  sailingId: sailing.id,
  fromPortId,
  toPortId,
  party: { adults: 1, children: 0, infants: 0, babies: 0 },
  vehicles: [],
  cabins,
  pets: [],
  meals: [],
});

/**
 * @param {import('../visitor.mjs').Visitor} visitor
 * @returns {Promise<(Found & { query: Record<string, string>, others: Found[] }) | undefined>} undefined
 *   where nothing is free
 */
export async function findTrip(visitor) {
  const { run } = visitor;
  const { trip } = run.options.data;
  const { routes, today, bookableUntil } = stepped(run, await visitor.call('listRoutes'), 200);
  const sections = trip
    ? [{ fromPortId: trip.fromPortId, toPortId: trip.toPortId }]
    : routes.flatMap((route) => route.sections.slice(0, 2).map(portsOf)).slice(0, 6);
  for (const ports of sections) {
    for (let day = FIRST_DAY; day < FIRST_DAY + DAYS_TRIED; day += 1) {
      const date = trip?.date ?? daysAfter(today, day);
      if (date > bookableUntil) break;
      const query = { ...ports, date };
      const [first, ...others] = await searchDay(visitor, query);
      if (first) return { ...first, query, others };
      if (trip?.date) break;
    }
  }
  run.skip('journeys', 'no sailing with a free cabin was found: name a trip in --data');
  return undefined;
}

const portsOf = ({ from, to, fromPortId, toPortId }) => ({
  fromPortId: fromPortId ?? from?.id ?? from,
  toPortId: toPortId ?? to?.id ?? to,
});

const NAME = {
  familyName: '試験',
  givenName: '花子',
  familyNameKana: 'シケン',
  givenNameKana: 'ハナコ',
};

/** The customers of a draft, filled in as a person would. */
export function completed({ customers }, contact = {}) {
  return {
    ...customers,
    representative: {
      ...customers.representative,
      ...NAME,
      travels: true,
      phone: '090-1234-5678',
      email: 'conformance@example.jp',
      ...contact,
    },
    passengers: customers.passengers.map((passenger) => ({
      ...passenger,
      ...NAME,
      sex: 'female',
      age: '42',
      city: '青森市',
      emergencySupport: 'none',
    })),
  };
}
