import type { ExternalHandlers } from '@ferry/api/external-server';
import type { Services } from '../../booking/services/services.ts';
import {
  createCompanion,
  deleteCompanion,
  listCompanions,
  updateCompanion,
} from '../../domain/members/companions.ts';
import { etagOf, versionOf } from '../etag.ts';
import { respondOnceIfKeyed } from '../idempotency.ts';
import { profileRequests } from '../profile-requests.ts';

type Operations = 'listCompanions' | 'createCompanion' | 'updateCompanion' | 'deleteCompanion';

/** Tag companions of the external-api: a companion is there for their own member only. */
export function companionHandlers(services: Services): Pick<ExternalHandlers, Operations> {
  const { read, write } = profileRequests(services);
  return {
    async listCompanions(request, reply) {
      return reply.code(200).send(await listCompanions(read(request)));
    },

    async createCompanion(request, reply) {
      const context = await write(request);
      const response = await respondOnceIfKeyed(services, request, async (db) => {
        const body = await createCompanion({ ...context, db }, request.body);
        return { status: 201 as const, headers: { etag: etagOf(body.version) }, body };
      });
      return reply.headers(response.headers).code(response.status).send(response.body);
    },

    async updateCompanion(request, reply) {
      const { companionId } = request.params;
      const version = versionOf(request.headers['if-match']);
      const context = await write(request);
      const of = { id: companionId, version };
      const companion = await updateCompanion(context, of, request.body);
      return reply.header('etag', etagOf(companion.version)).code(200).send(companion);
    },

    async deleteCompanion(request, reply) {
      await deleteCompanion(await write(request), request.params.companionId);
      return reply.code(204).send();
    },
  };
}
