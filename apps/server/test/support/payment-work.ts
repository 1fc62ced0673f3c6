import { endCards } from '../../src/booking/due/stored-cards.ts';
import { paymentContext } from '../../src/booking/paying/payment-context.ts';
import { processStoredEvents } from '../../src/booking/paying/payment-events.ts';
import { settleDuePayments } from '../../src/booking/paying/payment-work.ts';
import { settleDueRefunds } from '../../src/booking/paying/refund-work.ts';
import { isSandbox } from '../../src/payments/sandbox/sandbox.ts';
import type { TestServer } from './api.ts';

/** Moves the clock on. */
export function pass(server: TestServer, seconds: number): void {
  server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000).toISOString());
}

/** One run of the payment jobs. */
export async function runPaymentJobs(server: TestServer): Promise<void> {
  const context = paymentContext(server.services, {
    warn: () => undefined,
    error: (facts, message) =>
      server.log.push(JSON.stringify({ level: 50, ...facts, msg: message })),
  });
  await settleDuePayments(context);
  await settleDueRefunds(context);
  await processStoredEvents(context);
  await endCards(context);
}

/** Delivers the sandbox's events as they would come over the network. */
export async function deliverEvents(server: TestServer, copies = 1): Promise<number> {
  const { payments } = server.services;
  if (!isSandbox(payments)) throw new Error('Only the sandbox sends events here');
  return payments.deliverEvents((payload, headers) => sendEvent(server, payload, headers), copies);
}

/** One event at our endpoint. @returns the status */
export async function sendEvent(
  server: TestServer,
  payload: string,
  headers: Record<string, string>,
): Promise<number> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/customer-api/payment-webhooks',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return response.statusCode;
}
