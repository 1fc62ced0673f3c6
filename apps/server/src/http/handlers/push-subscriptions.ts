import type { CustomerHandlers } from '@ferry/api/customer-server';
import type { Services } from '../../booking/services/services.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { currentPushKey } from '../../domain/push/push-keys.ts';
import {
  canSubscribe,
  listSubscribed,
  subscribeDevice,
  unsubscribeDevice,
} from '../../domain/push/push-subscriptions.ts';
import { aboutReservation } from '../about-reservation.ts';
import { limitBySession } from '../rate-limit.ts';
import { visitorOf } from '../visitor.ts';

type Operations = 'listPushSubscriptions' | 'setPushSubscription' | 'deletePushSubscription';

/** Tag pushSubscriptions: devices that are notified of what becomes of a sailing. */
export function pushSubscriptionHandlers(services: Services): Pick<CustomerHandlers, Operations> {
  const { clock, keys, limits, push } = services;
  const about = aboutReservation(services);
  return {
    async listPushSubscriptions(request, reply) {
      const list = await about(request, request.params.reservationId, async (tx, { id }) => {
        const isOffered = push !== undefined && (await canSubscribe(tx, id, clock.now()));
        if (!isOffered) return { publicKey: null, endpointHashes: [] };
        const { publicKey } = await currentPushKey(tx, keys, clock.now());
        return { publicKey, endpointHashes: await listSubscribed(tx, id) };
      });
      return reply.code(200).send(list);
    },

    async setPushSubscription(request, reply) {
      await limitBySession(services, request, 'draft-write', limits.draftWrites);
      const { reservationId, endpointHash: hash } = request.params;
      const { id: sessionId, login } = visitorOf(request);
      await about(request, reservationId, async (tx) => {
        if (!push || !(await canSubscribe(tx, reservationId, clock.now()))) {
          throw new DomainError('RESERVATION_STATE');
        }
        const of = { reservationId, hash, by: { sessionId, login } };
        await subscribeDevice(tx, keys, of, request.body, clock.now());
      });
      return reply.code(204).send();
    },

    async deletePushSubscription(request, reply) {
      await limitBySession(services, request, 'draft-write', limits.draftWrites);
      const { reservationId, endpointHash } = request.params;
      await about(request, reservationId, (tx) =>
        unsubscribeDevice(tx, reservationId, endpointHash),
      );
      return reply.code(204).send();
    },
  };
}
