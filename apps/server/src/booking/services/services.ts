import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import type { ResponseTimes } from '../../domain/queue/response-times.ts';
import type { ClientLimits } from '../../domain/rate-limits/client-limits.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import type { PushSender } from '../../push/push-sender.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { Wallet } from './wallets.ts';

/** What handlers and jobs work with. */
export interface Services {
  db: Kysely<Database>;
  clock: Clock;
  limits: ClientLimits;
  /** What is encrypted and hashed with. */
  keys: KeyRing;
  /** The payment provider, which takes the money. */
  payments: PaymentProvider;
  /** The response times of this process. */
  responseTimes: ResponseTimes;
  /** Where tickets can be kept; none without certificates. */
  wallets: readonly Wallet[];
  /** How devices are notified; undefined where the operator does not. */
  push: PushSender | undefined;
}
