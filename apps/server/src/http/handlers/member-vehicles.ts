import type { ExternalHandlers } from '@ferry/api/external-server';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../booking/services.ts';
import {
  createMemberVehicle,
  deleteMemberVehicle,
  listMemberVehicles,
  updateMemberVehicle,
} from '../../members/member-vehicles.ts';
import { etagOf, versionOf } from '../etag.ts';
import { limitBySession } from '../rate-limit.ts';
import { memberIdOf } from '../visitor.ts';

type Operations =
  | 'listMemberVehicles'
  | 'createMemberVehicle'
  | 'updateMemberVehicle'
  | 'deleteMemberVehicle';

/** Tag memberVehicles of the external-api: a vehicle is there for their own member only. */
export function memberVehicleHandlers(services: Services): Pick<ExternalHandlers, Operations> {
  const { db, clock, limits } = services;
  const reader = (request: FastifyRequest) => ({ db, clock, memberId: memberIdOf(request) });
  const writer = async (request: FastifyRequest) => {
    await limitBySession(services, request, 'profile-write', limits.profileWrites);
    return reader(request);
  };
  return {
    async listMemberVehicles(request, reply) {
      return reply.code(200).send(await listMemberVehicles(reader(request)));
    },

    async createMemberVehicle(request, reply) {
      const vehicle = await createMemberVehicle(await writer(request), request.body);
      return reply.header('etag', etagOf(vehicle.version)).code(201).send(vehicle);
    },

    async updateMemberVehicle(request, reply) {
      const { memberVehicleId } = request.params;
      const version = versionOf(request.headers['if-match']);
      const context = await writer(request);
      const of = { id: memberVehicleId, version };
      const vehicle = await updateMemberVehicle(context, of, request.body);
      return reply.header('etag', etagOf(vehicle.version)).code(200).send(vehicle);
    },

    async deleteMemberVehicle(request, reply) {
      await deleteMemberVehicle(await writer(request), request.params.memberVehicleId);
      return reply.code(204).send();
    },
  };
}
