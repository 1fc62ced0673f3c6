import type {
  Charge,
  ChargeRequest,
  PaymentProvider,
  ProviderLimits,
} from '../../booking/services/payment-provider.ts';
import { changeCharge, createCharge, findCharge, SANDBOX_PATH, toCharge } from './charges.ts';
import { type Deliver, deliverDue, readEvent } from './events.ts';
import { refundPart } from './refund-part.ts';
import type { SandboxStore } from './store.ts';
import { findToken, forgetTokens } from './tokens.ts';

/** The embedded provider, and what makes it run. */
export interface Sandbox extends PaymentProvider {
  readonly name: 'sandbox';
  readonly store: SandboxStore;
  /** Sends the events that are due. @returns how many were taken */
  deliverEvents(deliver: Deliver, copies?: number): Promise<number>;
}

const ANY_AMOUNT = { leastYen: 1, mostYen: 100_000_000 };
const LIMITS: ProviderLimits = {
  card: ANY_AMOUNT,
  walletMethods: { applePay: ANY_AMOUNT, googlePay: ANY_AMOUNT, payPay: ANY_AMOUNT },
  store: { ...ANY_AMOUNT, leastMinutes: 0 },
  takesStore: () => true,
};

export const isSandbox = (provider: PaymentProvider): provider is Sandbox =>
  provider.name === 'sandbox';

/** The connection broke: what has become of the call, the caller cannot know. */
class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/**
 * A payment provider for trying and testing: it keeps books of its own, shows its own pages below
 * `/sandbox-payments` and sends signed events, but moves no money and takes test cards only.
 */
export function createSandbox(store: SandboxStore): Sandbox {
  const charged = async (chargeId: string) => {
    const row = await findCharge(store, { chargeId });
    if (!row) throw new Error('The sandbox has no such charge');
    return row;
  };
  return {
    name: 'sandbox',
    store,
    limits: LIMITS,
    collectsAccounts: false,
    hostedFields: () => ({ url: `${SANDBOX_PATH}/fields`, origin: '' }),
    walletSheet: () => ({ url: `${SANDBOX_PATH}/wallet-sheet`, origin: '' }),
    isUp: async () => true,
    findToken: (token) => findToken(store.db, store.clock, token),
    createHolder: async (reference) => `sbxcus_${reference}`,
    endHolder: (holder) => forgetTokens(store.db, holder),
    async charge(request: ChargeRequest): Promise<Charge> {
      const { row, isNew } = await createCharge(store, request);
      if (isNew && row.scenario === 'lostResponse')
        throw new ConnectionLost('The response was lost');
      return toCharge(row);
    },
    async find(reference) {
      const row = await findCharge(store, reference);
      return row && toCharge(row);
    },
    async cancel(chargeId) {
      const row = await charged(chargeId);
      if (row.state === 'requiresAction' || row.state === 'processing') {
        return toCharge(await changeCharge(store, row, 'timedOut'));
      }
      if (row.state === 'awaitingPayment') {
        return toCharge(await changeCharge(store, row, 'expired'));
      }
      return toCharge(row);
    },
    async refund(chargeId) {
      const row = await charged(chargeId);
      if (row.state !== 'captured' && row.state !== 'refundFailed') return toCharge(row);
      const refunded_yen = row.amount_yen;
      return toCharge(await changeCharge(store, row, 'refunded', { refunded_yen }));
    },
    refundPart: (request) => refundPart(store, request),
    readEvent: (body, headers) => readEvent(store, body, headers['payment-signature']),
    deliverEvents: (deliver, copies) => deliverDue(store, deliver, copies),
  };
}
