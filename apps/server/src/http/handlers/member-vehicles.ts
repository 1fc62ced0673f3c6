import type { ExternalHandlers } from '@ferry/api/external-server';
import type { Services } from '../../booking/services/services.ts';
import {
  createMemberVehicle,
  deleteMemberVehicle,
  listMemberVehicles,
  updateMemberVehicle,
} from '../../members/member-vehicles.ts';
import { etagOf, versionOf } from '../etag.ts';
import { respondOnceIfKeyed } from '../idempotency.ts';
import { profileRequests } from '../profile-requests.ts';

type Operations =
  | 'listMemberVehicles'
  | 'createMemberVehicle'
  | 'updateMemberVehicle'
  | 'deleteMemberVehicle';

/** Tag memberVehicles of the external-api: a vehicle is there for their own member only. */
export function memberVehicleHandlers(services: Services): Pick<ExternalHandlers, Operations> {
  const { read, write } = profileRequests(services);
  return {
    async listMemberVehicles(request, reply) {
      return reply.code(200).send(await listMemberVehicles(read(request)));
    },

    async createMemberVehicle(request, reply) {
      const context = await write(request);
      const response = await respondOnceIfKeyed(services, request, async (db) => {
        const body = await createMemberVehicle({ ...context, db }, request.body);
        return { status: 201 as const, headers: { etag: etagOf(body.version) }, body };
      });
      return reply.headers(response.headers).code(response.status).send(response.body);
    },

    async updateMemberVehicle(request, reply) {
      const { memberVehicleId } = request.params;
      const version = versionOf(request.headers['if-match']);
      const context = await write(request);
      const of = { id: memberVehicleId, version };
      const vehicle = await updateMemberVehicle(context, of, request.body);
      return reply.header('etag', etagOf(vehicle.version)).code(200).send(vehicle);
    },

    async deleteMemberVehicle(request, reply) {
      await deleteMemberVehicle(await write(request), request.params.memberVehicleId);
      return reply.code(204).send();
    },
  };
}
