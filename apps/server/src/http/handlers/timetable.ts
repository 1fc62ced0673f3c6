import type { CustomerHandlers } from '@ferry/api/customer-server';
import { listPorts, listRoutes } from '../../domain/routes/routes.ts';
import { findOffer } from '../../domain/sailings/find-offer.ts';
import { searchSailings } from '../../domain/sailings/search-sailings.ts';
import type { Services } from '../../services.ts';

type Operations = 'listPorts' | 'listRoutes' | 'searchSailings' | 'createFareQuote';

/** Tags timetable, sailings and fares: reading only, for everybody. */
export function timetableHandlers({ db, clock }: Services): Pick<CustomerHandlers, Operations> {
  return {
    async listPorts(_request, reply) {
      return reply.code(200).send({ ports: await listPorts(db) });
    },

    async listRoutes(_request, reply) {
      return reply.code(200).send(await listRoutes(db, clock));
    },

    async searchSailings(request, reply) {
      const { fromPortId, toPortId, date, adults, children, infants, babies } = request.query;
      // The contract's defaults have been filled in.
      const party = {
        adults,
        children: children ?? 0,
        infants: infants ?? 0,
        babies: babies ?? 0,
      };
      const search = { fromPortId, toPortId, date, party };
      return reply.code(200).send(await searchSailings(db, clock, search));
    },

    async createFareQuote(request, reply) {
      const { party, ...choice } = request.body;
      const { quote } = await findOffer(db, clock, choice, party);
      return reply.code(200).send(quote);
    },
  };
}
