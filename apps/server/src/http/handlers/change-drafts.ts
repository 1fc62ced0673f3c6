import type { CustomerHandlers } from '@ferry/api/customer-server';
import { beginChange } from '../../booking/changing/begin-change.ts';
import { getChangeDifferences } from '../../booking/changing/change-differences.ts';
import { getChangeTerms } from '../../booking/changing/get-change-terms.ts';
import { quoteChange } from '../../booking/changing/quote-change.ts';
import type { Services } from '../../booking/services/services.ts';
import { parseCabinNeeds } from '../../domain/search/cabin-traits.ts';
import { parseVehicles } from '../../domain/search/search-vehicles.ts';
import { etagOf } from '../etag.ts';
import { respondOnceIfKeyed } from '../idempotency.ts';
import { partyOf } from '../party-of-query.ts';
import { limitBySession } from '../rate-limit.ts';
import { visitorOf } from '../visitor.ts';

type Operations = 'getChangeTerms' | 'createChangeDraft' | 'getChangeDifferences' | 'quoteChange';

/** Tags drafts and reservations: what of a booking can be changed, and the draft of a change. */
export function changeDraftHandlers(services: Services): Pick<CustomerHandlers, Operations> {
  const { db, clock, limits, payments: provider } = services;
  return {
    async getChangeTerms(request, reply) {
      const context = { clock, sessionId: visitorOf(request).id };
      const terms = await getChangeTerms(db, context, request.params.reservationId);
      return reply.code(200).send(terms);
    },

    async createChangeDraft(request, reply) {
      await limitBySession(services, request, 'draft-write', limits.draftWrites);
      const { id: sessionId, login } = visitorOf(request);
      const { reservationId } = request.params;
      const response = await respondOnceIfKeyed(services, request, async (tx) => {
        const context = { db: tx, clock, sessionId };
        const body = await beginChange(context, reservationId, request.body, login?.memberId);
        return { status: 201 as const, headers: { etag: etagOf(body.version) }, body };
      });
      return reply.headers(response.headers).code(response.status).send(response.body);
    },

    async getChangeDifferences(request, reply) {
      const { leg, from, until, vehicles = '', pets = 0, cabinNeeds = '' } = request.query;
      const context = { clock, sessionId: visitorOf(request).id };
      const differences = await getChangeDifferences(db, context, request.params.draftId, {
        ...{ leg, from, until, pets },
        party: partyOf(request.query),
        vehicles: parseVehicles(vehicles),
        cabinNeeds: parseCabinNeeds(cabinNeeds),
      });
      return reply.code(200).send(differences);
    },

    async quoteChange(request, reply) {
      const context = { clock, provider, sessionId: visitorOf(request).id };
      const quote = await quoteChange(db, context, request.params.draftId);
      return reply.code(200).send(quote);
    },
  };
}
