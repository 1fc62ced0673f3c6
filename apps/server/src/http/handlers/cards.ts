import type { ExternalHandlers } from '@ferry/api/external-server';
import { listStoredCards, removeStoredCard } from '../../booking/due/stored-cards.ts';
import { paymentContext } from '../../booking/paying/payment-context.ts';
import type { Services } from '../../booking/services/services.ts';
import { limitProfileWrites } from '../profile-requests.ts';
import { memberIdOf } from '../visitor.ts';

/** Tag cards of the external-api: a card is there for its own member only. */
export function cardHandlers(
  services: Services,
): Pick<ExternalHandlers, 'listCards' | 'deleteCard'> {
  return {
    async listCards(request, reply) {
      return reply.code(200).send(await listStoredCards(services, memberIdOf(request)));
    },

    async deleteCard(request, reply) {
      await limitProfileWrites(services, request);
      const of = { id: request.params.cardId, memberId: memberIdOf(request) };
      await removeStoredCard(paymentContext(services, request.log), of);
      return reply.code(204).send();
    },
  };
}
