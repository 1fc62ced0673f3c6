import type { CustomerHandlers } from '@ferry/api/customer-server';
import type { Services } from '../../booking/services/services.ts';
import { findNearestPorts } from '../../domain/addresses/nearest-ports.ts';
import { findPostalCode } from '../../domain/addresses/postal-codes.ts';
import { prefectures } from '../../domain/addresses/prefectures.ts';

type Operations = 'getPostalCode' | 'listPrefectures' | 'findNearestPorts';

/** Tag addresses: reading only, for all clients. */
export function addressHandlers({ db }: Services): Pick<CustomerHandlers, Operations> {
  return {
    async getPostalCode(request, reply) {
      return reply.code(200).send(await findPostalCode(request.params.postalCode));
    },

    async listPrefectures(_request, reply) {
      const list = prefectures.map(({ code, name, nameKana }) => ({ code, name, nameKana }));
      return reply.code(200).send({ prefectures: list });
    },

    async findNearestPorts(request, reply) {
      return reply.code(200).send(await findNearestPorts(db, request.body));
    },
  };
}
