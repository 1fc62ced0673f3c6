import type { Payment } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { ChargeStatus } from '../../src/booking/services/payment-provider.ts';
import { changeCharge, findCharge } from '../../src/payments/sandbox/charges.ts';
import { sign } from '../../src/payments/sandbox/events.ts';
import type { TestServer } from './api.ts';
import { CARDS, type HowToPay } from './paying.ts';
import { sendEvent } from './payment-work.ts';
import { operate } from './refund-accounts.ts';
import { LAWSON } from './stores.ts';
import { capture, fail } from './stripe/books.ts';
import type { ByStripe } from './stripe/by-stripe.ts';
import { endRefund } from './stripe/refunds.ts';
import { eventOf, sendStripeEvent } from './stripe/signed-events.ts';

type Way =
  | 'frictionless'
  | 'challenge'
  | 'declined'
  | 'authenticationFailed'
  | 'slow'
  | 'lostResponse'
  | 'store';

/** A provider, and what customers, banks and stores do with it; the same for each adapter. */
export interface ProviderWorld {
  /** How to pay so that this comes of it. */
  pay(way: Way): HowToPay;
  authenticate(payment: Payment, isThem: boolean): Promise<void>;
  payAtStore(payment: Payment): Promise<void>;
  /** Money comes for what was given up. */
  captureLate(payment: Payment): Promise<void>;
  endRefund(payment: Payment, end: 'succeeded' | 'failed'): Promise<void>;
  /** Nobody can reach the provider to end a holder's card, until it is called again with false. */
  cutEnds(isCut: boolean): void;
  /** How many cards the provider keeps. */
  keptCards(): Promise<number>;
  /** How often the provider's books have the payment. */
  charges(payment: Pick<Payment, 'id'>): Promise<number>;
  /** How much of the payment the provider has given back, in yen. */
  givenBack(payment: Pick<Payment, 'id'>): Promise<number>;
  /** What the provider has to say since the last time, each as a call that delivers it. */
  news(): Promise<(() => Promise<number>)[]>;
  /** An event about nothing of ours, signed by the provider. @returns the response's status */
  sendForeign(): Promise<number>;
}

export function sandboxWorld(server: TestServer): ProviderWorld {
  const bring = async (payment: Payment, status: ChargeStatus) => {
    const store = { db: server.db, clock: server.clock };
    const row = await findCharge(store, { paymentId: payment.id });
    if (!row) throw new Error('The sandbox has no such charge');
    await changeCharge(store, row, status);
  };
  const deliver = async (event: { id: string; type: string; chargeId: string }) => {
    const body = JSON.stringify({ ...event, createdAt: '2027-07-20T10:00:00+09:00' });
    const signature = await sign(server.db, body, server.clock.now());
    return sendEvent(server, body, { 'payment-signature': signature });
  };
  return {
    pay: (way) => (way === 'store' ? LAWSON : { card: CARDS[way] }),
    authenticate: (payment, isThem) => bring(payment, isThem ? 'captured' : 'tdsFailed'),
    payAtStore: (payment) => bring(payment, 'captured'),
    captureLate: (payment) => bring(payment, 'captured'),
    async endRefund(payment, end) {
      const refunds = server.db.selectFrom('refund').select('id');
      const transfer = await refunds
        .where('payment_id', '=', payment.id)
        .where('way', '=', 'account')
        .executeTakeFirst();
      if (!transfer) return bring(payment, end === 'succeeded' ? 'refunded' : 'refundFailed');
      // Nobody but the operator knows what has become of it.
      await operate(server, `refunds ${end === 'succeeded' ? 'paid' : 'returned'} ${transfer.id}`);
    },
    cutEnds(isCut) {
      const { payments } = server.services;
      if (!isCut) return vi.restoreAllMocks();
      vi.spyOn(payments, 'endHolder').mockRejectedValue(new Error('cut'));
    },
    async keptCards() {
      const tokens = server.db.selectFrom('sandbox_token').select('id');
      return (await tokens.where('holder', 'is not', null).execute()).length;
    },
    async charges({ id }) {
      const charges = server.db.selectFrom('sandbox_charge').select('id');
      return (await charges.where('charge_key', '=', id).execute()).length;
    },
    async givenBack({ id }) {
      const { rows } = await sql<{ yen: number }>`
        select coalesce(sum(k.amount_yen), 0)::int as yen from sandbox_refund k
          join sandbox_charge c on c.id = k.charge_id where c.charge_key = ${id}`.execute(
        server.db,
      );
      return rows[0]?.yen ?? 0;
    },
    async news() {
      const events = await server.db
        .updateTable('sandbox_event')
        .set({ due_at: null })
        .where('due_at', 'is not', null)
        .returning(['id', 'type', 'charge_id as chargeId'])
        .execute();
      return events.map((event) => () => deliver(event));
    },
    sendForeign: () =>
      deliver({ id: 'sbxevt_foreign0', type: 'charge.captured', chargeId: 'sbxchg_foreign0' }),
  };
}

const TOKENS = {
  frictionless: 'pm_card_visa',
  challenge: 'pm_card_threeDSecure2Required',
  declined: 'pm_card_visa_chargeDeclined',
  authenticationFailed: 'pm_card_authenticationRequired',
  slow: 'pm_processing',
  lostResponse: 'pm_card_visa',
};

export function stripeWorld(server: TestServer, { strict }: ByStripe): ProviderWorld {
  let news: string[] = [];
  const intentOf = ({ id }: Pick<Payment, 'id'>) => {
    const found = [...strict.intents.values()].find(({ metadata }) => metadata.paymentId === id);
    if (!found) throw new Error('Stripe has no such payment');
    return found;
  };
  const announce = (payment: Payment, type: string) => {
    const { id } = intentOf(payment);
    const isRefund = type.startsWith('refund.');
    const refund = { id: 're_1', object: 'refund', payment_intent: id };
    news.push(eventOf(type, isRefund ? refund : { id, object: 'payment_intent' }));
  };
  const captured = async (payment: Payment) => {
    capture(intentOf(payment));
    announce(payment, 'payment_intent.succeeded');
  };
  return {
    pay(way) {
      let left = way === 'lostResponse' ? 1 : 0;
      strict.fault = (request, go) => {
        const response = go();
        if (request.operation !== 'POST /v1/payment_intents' || left === 0) return response;
        left -= 1;
        return { status: 502, body: { error: { type: 'api_error', message: 'lost' } } };
      };
      return way === 'store' ? LAWSON : { token: TOKENS[way] };
    },
    async authenticate(payment, isThem) {
      if (isThem) return captured(payment);
      fail(intentOf(payment), 'payment_intent_authentication_failure');
      announce(payment, 'payment_intent.payment_failed');
    },
    payAtStore: captured,
    captureLate: captured,
    async endRefund(payment, end) {
      endRefund(intentOf(payment), end);
      announce(payment, end === 'failed' ? 'refund.failed' : 'refund.updated');
    },
    cutEnds(isCut) {
      strict.fault = (request, go) =>
        isCut && request.operation.startsWith('DELETE') ? undefined : go();
    },
    async keptCards() {
      const kept = [...strict.intents.values()].filter(
        ({ status, setup_future_usage: setup }) => status === 'succeeded' && setup !== null,
      );
      const holders = new Set(kept.map(({ customer }) => String(customer)));
      return [...holders].filter((holder) => strict.books.customers.has(holder)).length;
    },
    async charges({ id }) {
      return [...strict.intents.values()].filter(({ metadata }) => metadata.paymentId === id)
        .length;
    },
    async givenBack({ id }) {
      const charge = intentOf({ id }).latest_charge;
      return typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0;
    },
    async news() {
      const told = news;
      news = [];
      return told.map((event) => () => sendStripeEvent(server, event));
    },
    sendForeign: () =>
      sendStripeEvent(server, eventOf('payout.paid', { id: 'po_1', object: 'payout' })),
  };
}
