import type { CustomerHandlers, Payment } from '@ferry/api/customer-server';
import { getPaymentInfo } from '../../booking/due/payment-info.ts';
import { chargePayment } from '../../booking/paying/drive-payment.ts';
import { beginPaying, choosePaying, endPaying } from '../../booking/paying/pay-reservation.ts';
import { paymentContext } from '../../booking/paying/payment-context.ts';
import type { Services } from '../../booking/services/services.ts';
import { versionOf } from '../etag.ts';
import { respondOnce } from '../idempotency.ts';
import { chooserOf, payerOf } from '../payments/payer.ts';
import { limitBySession } from '../rate-limit.ts';

type Operations = 'getPaymentInfo' | 'startPayment';

/** What is due on a reservation, and paying it. */
export function reservationPaymentHandlers(services: Services): Pick<CustomerHandlers, Operations> {
  const { limits } = services;
  return {
    async getPaymentInfo(request, reply) {
      const info = await getPaymentInfo(chooserOf(services, request), request.params.reservationId);
      return reply.code(200).send(info);
    },

    async startPayment(request, reply) {
      await limitBySession(services, request, 'booking', limits.bookingAttempts);
      const context = { ...chooserOf(services, request), ...payerOf(services, request) };
      const { reservationId } = request.params;
      const version = versionOf(request.headers['if-match']);
      const chosen = await choosePaying(context, reservationId, request.body);
      const given = { version, request: request.body, chosen };
      const response = await respondOnce<200 | 202, Payment>(services, request, async (tx) => {
        const paymentId = await beginPaying(tx, context, reservationId, given);
        return {
          ask: () => chargePayment(paymentContext(services, request.log), paymentId),
          finish: async (last) => begun(await endPaying(last, context, paymentId)),
        };
      });
      return reply.code(response.status).send(response.body);
    },
  };
}

const begun = ({ payment, isDone }: { payment: Payment; isDone: boolean }) => ({
  status: isDone ? (200 as const) : (202 as const),
  headers: {},
  body: payment,
});
