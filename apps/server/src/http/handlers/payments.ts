import type { CustomerHandlers, Payment } from '@ferry/api/customer-server';
import type { FastifyRequest } from 'fastify';
import { choosePayment, listPaymentMethods } from '../../booking/due/choose-payment.ts';
import { assertNotRefused, getPayment } from '../../booking/due/get-payment.ts';
import { refreshPayment } from '../../booking/paying/drive-payment.ts';
import { paymentContext } from '../../booking/paying/payment-context.ts';
import { receiveEvent } from '../../booking/paying/payment-events.ts';
import type { Services } from '../../booking/services/services.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { isStripe } from '../../payments/stripe/stripe.ts';
import { respondOnce } from '../idempotency.ts';
import { chooserOf } from '../payments/payer.ts';
import { limitBySession } from '../rate-limit.ts';
import { visitorOf } from '../visitor.ts';

type Operations =
  | 'listDraftPaymentMethods'
  | 'setDraftPayment'
  | 'getPayment'
  | 'completePayment'
  | 'receivePaymentEvent'
  | 'receiveStripeEvent';

/** How a draft is paid, what became of payments, and what the provider has to say. */
export function paymentHandlers(services: Services): Pick<CustomerHandlers, Operations> {
  const { db, clock, limits, payments } = services;
  return {
    async listDraftPaymentMethods(request, reply) {
      const methods = await listPaymentMethods(
        chooserOf(services, request),
        request.params.draftId,
      );
      return reply.code(200).send(methods);
    },

    async setDraftPayment(request, reply) {
      await limitBySession(services, request, 'draft-write', limits.draftWrites);
      const { draftId } = request.params;
      return reply
        .code(200)
        .send(await choosePayment(chooserOf(services, request), draftId, request.body));
    },

    async getPayment(request, reply) {
      const context = { clock, sessionId: visitorOf(request).id };
      const { payment } = await getPayment(db, context, request.params.paymentId);
      return reply.code(200).send(payment);
    },

    async completePayment(request, reply) {
      await limitBySession(services, request, 'booking', limits.bookingAttempts);
      const context = { clock, sessionId: visitorOf(request).id };
      const { paymentId } = request.params;
      const response = await respondOnce<200 | 202, Payment>(services, request, async (tx) => {
        const { row } = await getPayment(tx, context, paymentId);
        return {
          ask: () => refreshPayment(paymentContext(services, request.log), row),
          finish: async (last) => completed((await getPayment(last, context, paymentId)).payment),
        };
      });
      return reply.code(response.status).send(response.body);
    },

    async receivePaymentEvent(request, reply) {
      await receive(services, request);
      return reply.code(204).send();
    },

    async receiveStripeEvent(request, reply) {
      if (!isStripe(payments)) throw new DomainError('NOT_FOUND');
      await receive(services, request);
      return reply.code(204).send();
    },
  };
}

/** What is not about us is taken as well: the provider would send it again and again. */
async function receive(services: Services, request: FastifyRequest): Promise<void> {
  const event = await services.payments.readEvent(request.rawBody ?? '', request.headers);
  if (!event) throw new DomainError('MALFORMED_REQUEST');
  if (event !== 'foreign') await receiveEvent(paymentContext(services, request.log), event);
}

function completed(payment: Payment) {
  const isPaid = assertNotRefused(payment).state === 'captured';
  return { status: isPaid ? (200 as const) : (202 as const), headers: {}, body: payment };
}
