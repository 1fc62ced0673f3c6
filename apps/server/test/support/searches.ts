import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { OpenDatabase } from '../../src/database/client.ts';
import { searchSailings } from '../../src/domain/search/search-sailings.ts';
import { findTripOffer } from '../../src/domain/trips/find-trip-offer.ts';
import { anonymousTrip } from '../../src/domain/trips/priced-trip.ts';
import { clockAt } from './operator.ts';

/** The moment of every search; a test may set the clock, the next begins here again. */
export const NOW = '2027-07-20T10:00:00+09:00';

/** Two adults and a child over the strait. */
export const strait = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura' };
export const party = { adults: 2, children: 1, infants: 0, babies: 0 };

type Choice = typeof strait & { sailingId: string; cabinTypeId: string };

/** Searches of the demonstration on 2 August 2027. */
export function searchesOfDemonstration(open: () => Promise<OpenDatabase>) {
  const clock = clockAt(NOW);
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(() => clock.set(NOW));
  afterAll(() => database.close());

  const search = (more: Partial<Parameters<typeof searchSailings>[2]> = {}) =>
    searchSailings(database.db, clock, {
      ...strait,
      date: '2027-08-02',
      party,
      vehicles: [],
      pets: 0,
      outboundSailingId: undefined,
      ...more,
    });
  /** One leg with the whole party in one cabin. */
  const offerOf = ({ cabinTypeId, ...leg }: Choice, people = party) =>
    findTripOffer(
      database.db,
      clock,
      anonymousTrip({
        outbound: {
          ...leg,
          party: people,
          vehicles: [],
          cabins: [{ cabinTypeId, party: people, infantBerths: 0, privateUse: false }],
          pets: [],
          meals: [],
        },
        return: null,
      }),
    );
  const availabilities = async (more: Parameters<typeof search>[0] = {}) =>
    (await search(more)).sailingOffers.map((offer) => [
      offer.sailing.departureTime,
      offer.availability,
    ]);
  return { clock, search, offerOf, availabilities, db: () => database.db };
}
