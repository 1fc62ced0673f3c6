import { payBackUnchosen } from '../booking/cancelling/pay-back-unchosen.ts';
import { endCards } from '../booking/due/stored-cards.ts';
import { paymentContext } from '../booking/paying/payment-context.ts';
import { deleteOldEvents, processStoredEvents } from '../booking/paying/payment-events.ts';
import { settleDuePayments } from '../booking/paying/payment-work.ts';
import { settleDueRefunds } from '../booking/paying/refund-work.ts';
import type { Services } from '../booking/services/services.ts';
import { endUnclaimed, removeOldAccounts } from '../booking/transfers/transfers.ts';
import { resealAccounts } from '../domain/payments/refund-accounts.ts';
import type { Deliver } from '../payments/sandbox/events.ts';
import { isSandbox } from '../payments/sandbox/sandbox.ts';
import type { Job, JobLog } from './scheduler.ts';

/** Brings payments to an end that no request does. */
export function paymentJobs(services: Services): Job[] {
  const context = (log: JobLog) =>
    paymentContext(services, {
      warn: (facts, message) => log.info(facts, message),
      error: (facts, message) => log.error(facts, message),
    });
  return [
    {
      name: 'settle payments',
      everySeconds: 3,
      run: (log) => settleDuePayments(context(log)),
    },
    {
      name: 'settle refunds',
      everySeconds: 3,
      run: (log) => settleDueRefunds(context(log)),
    },
    {
      name: 'pay back unchosen',
      everySeconds: 600,
      run: (log) =>
        payBackUnchosen(
          services.db,
          { clock: services.clock, provider: services.payments },
          (error, reservationId) =>
            log.error({ job: 'pay back unchosen', reservationId, err: error }, 'not paid back'),
        ),
    },
    ...accountJobs(services),
    {
      name: 'payment events',
      everySeconds: 30,
      run: (log) => processStoredEvents(context(log)),
    },
    {
      name: 'end cards',
      everySeconds: 60,
      run: (log) => endCards(context(log)),
    },
    {
      name: 'old payment events',
      everySeconds: 3600,
      run: () => deleteOldEvents(services.db, services.clock.now()),
    },
  ];
}

/** What the embedded provider does by itself. @param deliver sends an event to our receiver */
export function sandboxJobs({ payments }: Services, deliver: Deliver): Job[] {
  if (!isSandbox(payments)) return [];
  return [
    {
      name: 'sandbox events',
      everySeconds: 1,
      run: () => payments.deliverEvents(deliver),
    },
  ];
}

/** Accounts of refunds: kept as short as can be, and not waited for without an end. */
function accountJobs(services: Services): Job[] {
  return [
    {
      name: 'reseal accounts',
      everySeconds: 3600,
      run: async (log) => {
        const { resealed, lost } = await resealAccounts(services.db, services.keys);
        if (lost.length > 0) {
          log.error(
            { job: 'reseal accounts', lost },
            'accounts wait for keys that are not in the ring',
          );
        }
        return resealed;
      },
    },
    {
      name: 'remove accounts',
      everySeconds: 3600,
      run: (log) =>
        removeOldAccounts(services.db, services.clock, (refundId) =>
          log.error({ job: 'remove accounts', refundId }, 'nobody has paid to this account'),
        ),
    },
    {
      name: 'end unclaimed',
      everySeconds: 3600,
      run: (log) =>
        endUnclaimed(services.db, services.clock, (refundId) =>
          log.error({ job: 'end unclaimed', refundId }, 'nobody has registered an account'),
        ),
    },
  ];
}
