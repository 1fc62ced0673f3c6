import type { ExternalHandlers } from '@ferry/api/external-server';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../booking/services.ts';
import {
  createCompanion,
  deleteCompanion,
  listCompanions,
  updateCompanion,
} from '../../domain/members/companions.ts';
import { etagOf, versionOf } from '../etag.ts';
import { limitBySession } from '../rate-limit.ts';
import { memberIdOf } from '../visitor.ts';

type Operations = 'listCompanions' | 'createCompanion' | 'updateCompanion' | 'deleteCompanion';

/** Tag companions of the external-api: a companion is there for their own member only. */
export function companionHandlers(services: Services): Pick<ExternalHandlers, Operations> {
  const { db, clock, limits } = services;
  const reader = (request: FastifyRequest) => ({ db, clock, memberId: memberIdOf(request) });
  const writer = async (request: FastifyRequest) => {
    await limitBySession(services, request, 'profile-write', limits.profileWrites);
    return reader(request);
  };
  return {
    async listCompanions(request, reply) {
      return reply.code(200).send(await listCompanions(reader(request)));
    },

    async createCompanion(request, reply) {
      const companion = await createCompanion(await writer(request), request.body);
      return reply.header('etag', etagOf(companion.version)).code(201).send(companion);
    },

    async updateCompanion(request, reply) {
      const { companionId } = request.params;
      const version = versionOf(request.headers['if-match']);
      const context = await writer(request);
      const of = { id: companionId, version };
      const companion = await updateCompanion(context, of, request.body);
      return reply.header('etag', etagOf(companion.version)).code(200).send(companion);
    },

    async deleteCompanion(request, reply) {
      await deleteCompanion(await writer(request), request.params.companionId);
      return reply.code(204).send();
    },
  };
}
