import type { CustomerHandlers } from '@ferry/api/customer-server';
import type { Services } from '../../booking/services/services.ts';
import { listNotices } from '../../domain/service/notices.ts';
import { getServiceStatus } from '../../domain/service/service-status.ts';
import { cachedFor } from '../cache-control.ts';

/** News that is a minute old is still news; and every home page asks for it. */
const NEWS_SECONDS = 60;

/** Tag service: reading only, for all clients. */
export function serviceHandlers({
  db,
  clock,
}: Services): Pick<CustomerHandlers, 'getServiceStatus' | 'listNotices'> {
  return {
    async getServiceStatus(_request, reply) {
      const status = await getServiceStatus(db, clock);
      return reply.header('cache-control', cachedFor(NEWS_SECONDS)).code(200).send(status);
    },

    async listNotices(_request, reply) {
      const notices = await listNotices(db, clock);
      return reply.header('cache-control', cachedFor(NEWS_SECONDS)).code(200).send({ notices });
    },
  };
}
