import type { CustomerHandlers } from '@ferry/api/customer-server';
import type { Services } from '../../booking/services/services.ts';
import { getFareCalendar } from '../../domain/fare-calendar/fare-calendar.ts';
import { listFeatures } from '../../domain/routes/features.ts';
import { listPorts, listRoutes } from '../../domain/routes/routes.ts';
import { parseCabinNeeds } from '../../domain/search/cabin-traits.ts';
import { searchSailings } from '../../domain/search/search-sailings.ts';
import { parseVehicles } from '../../domain/search/search-vehicles.ts';
import { findTripOffer } from '../../domain/trips/find-trip-offer.ts';
import { anonymousTrip } from '../../domain/trips/priced-trip.ts';
import { operator } from '../../rules/company.ts';
import { cachedFor } from '../cache-control.ts';
import { findBooked } from '../find-booked.ts';
import { partyOf } from '../party-of-query.ts';

type Operations =
  | 'listPorts'
  | 'listRoutes'
  | 'listFeatures'
  | 'searchSailings'
  | 'createFareQuote'
  | 'getFareCalendar';

/** Long enough to step through the months and back, short enough for a price that has changed. */
const CALENDAR_SECONDS = 30;
/** A document that is loaded is seen soon. */
const FEATURE_SECONDS = 60;

/** Tags timetable, sailings and fares: reading only, for all clients. */
export function timetableHandlers(services: Services): Pick<CustomerHandlers, Operations> {
  const { db, clock } = services;
  return {
    async listPorts(_request, reply) {
      return reply.code(200).send({ ports: await listPorts(db) });
    },

    async listRoutes(_request, reply) {
      return reply.code(200).send(await listRoutes(db, clock));
    },

    async listFeatures(_request, reply) {
      const features = await listFeatures(db, clock, operator.notOffered);
      const list = { features, operations: null };
      return reply.header('cache-control', cachedFor(FEATURE_SECONDS)).code(200).send(list);
    },

    async searchSailings(request, reply) {
      const { fromPortId, toPortId, date } = request.query;
      const { vehicles = '', pets = 0, outboundSailingId, partnerTicketId } = request.query;
      const booked = await findBooked(services, request, request.query.changeOf);
      const legs = { outboundSailingId, partnerTicketId };
      const requested = { vehicles: parseVehicles(vehicles), pets, booked, ...legs };
      const search = { fromPortId, toPortId, date, party: partyOf(request.query), ...requested };
      return reply.code(200).send(await searchSailings(db, clock, search));
    },

    async getFareCalendar(request, reply) {
      const { fromPortId, toPortId, from, until } = request.query;
      const { vehicles = '', pets = 0, cabinNeeds = '', partnerTicketId, changeOf } = request.query;
      const { outboundSailingId, outboundDate } = request.query;
      const booked = await findBooked(services, request, changeOf);
      const party = partyOf(request.query);
      const search = {
        fromPortId,
        toPortId,
        from,
        until,
        party,
        vehicles: parseVehicles(vehicles),
        pets,
        cabinNeeds: parseCabinNeeds(cabinNeeds),
        outboundSailingId,
        outboundDate,
        partnerTicketId,
        booked,
      };
      const calendar = await getFareCalendar(db, clock, search);
      // With what one customer has it is nobody else's.
      if (!booked) reply.header('cache-control', cachedFor(CALENDAR_SECONDS));
      return reply.code(200).send(calendar);
    },

    async createFareQuote(request, reply) {
      const { quote } = await findTripOffer(db, clock, anonymousTrip(request.body));
      return reply.code(200).send(quote);
    },
  };
}
