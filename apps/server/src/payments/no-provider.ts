import type { PaymentProvider } from '../booking/services/payment-provider.ts';

class NoProvider extends Error {
  override readonly name = 'NoProvider';
}

const refuse = (): never => {
  throw new NoProvider('There is no payment provider');
};
const refuseLater = async (): Promise<never> => refuse();

const NOTHING = { leastYen: 1, mostYen: 0 };

/**
 * In place of a provider where there is none: only what is paid at the port is offered. Payments that
 * a previous provider has begun stay as they are: nobody can be asked about them.
 */
export const noProvider: PaymentProvider = {
  name: 'none',
  limits: {
    card: NOTHING,
    walletMethods: {},
    store: { ...NOTHING, leastMinutes: 0 },
    takesStore: () => false,
  },
  collectsAccounts: false,
  hostedFields: refuse,
  walletSheet: refuse,
  isUp: refuseLater,
  findToken: refuseLater,
  createHolder: refuseLater,
  endHolder: refuseLater,
  charge: refuseLater,
  find: refuseLater,
  cancel: refuseLater,
  refund: refuseLater,
  refundPart: refuseLater,
  readEvent: async () => undefined,
};
