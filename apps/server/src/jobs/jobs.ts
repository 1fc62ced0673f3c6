import { deleteOldConfirmations } from '../booking/confirming/confirm-mail.ts';
import { endDueChanges } from '../booking/holding/end-change.ts';
import { expireDueHolds } from '../booking/holding/expire-holds.ts';
import { forgetClients, lapseUnconfirmed } from '../booking/holding/lapse-unconfirmed.ts';
import { deleteOldShortHolds } from '../booking/holding/short-holds.ts';
import { drawOpenings, keepForDraws } from '../booking/pre-orders/draw-openings.ts';
import { applyDueContacts } from '../booking/reservations/decide-contact-change.ts';
import { sendSaleReminders } from '../booking/sale-reminders/send-reminders.ts';
import type { Services } from '../booking/services/services.ts';
import { offerPlaces } from '../booking/waitlist/offer-places.ts';
import { inTransaction } from '../database/transaction.ts';
import { deleteOldDrafts } from '../domain/drafts/retention.ts';
import { deleteOldGuestRights } from '../domain/guest-sessions/guest-sessions.ts';
import { deleteOldResponses } from '../domain/idempotency/stored-responses.ts';
import { addMinutes } from '../domain/instant.ts';
import { deleteOldLinks } from '../domain/members/member-links.ts';
import { deleteOldChallenges } from '../domain/members/passkey-challenges.ts';
import { deleteOldPassengerLinks } from '../domain/passenger-links/retention.ts';
import { deleteOldPreOrders } from '../domain/pre-orders/retention.ts';
import { deleteOldDevices } from '../domain/push/push-subscriptions.ts';
import { delayOfLoop } from '../domain/queue/loop-delay.ts';
import { deleteOldPlaces } from '../domain/queue/retention.ts';
import { stepQueue } from '../domain/queue/step-queue.ts';
import { deleteOldLimits } from '../domain/rate-limits/rate-limits.ts';
import { deleteOldContacts, deleteOldHolds } from '../domain/reservations/retention.ts';
import { deleteOldReminders } from '../domain/sale-reminders/retention.ts';
import { deleteOldLogins } from '../domain/sessions/logins.ts';
import { deleteOldSessions } from '../domain/sessions/sessions.ts';
import {
  deleteOldShares,
  deleteOldTicketKeys,
  deleteOldTickets,
} from '../domain/tickets/retention.ts';
import { deleteOldEntries } from '../domain/waitlist/retention.ts';
import { deleteOldDeliveries } from '../domain/webhooks/deliveries.ts';
import { deleteOldMails } from '../mail/outbox.ts';
import { deleteOldAudits } from '../members/audit.ts';
import { extendSailings } from '../operator/load-operator.ts';
import { paymentJobs } from './payment-jobs.ts';
import { pushJobs } from './push-jobs.ts';
import { retentionJobs } from './retention-jobs.ts';
import type { Job } from './scheduler.ts';
import { webhookJobs } from './webhook-jobs.ts';

/** The server's background work. */
export function serverJobs(services: Services): Job[] {
  const { db, clock } = services;
  return [
    {
      // An expired hold's places are on sale again after at most this long.
      name: 'expire holds',
      everySeconds: 5,
      run: (log) =>
        expireDueHolds(db, clock.now(), (error, reservationId) =>
          log.error({ job: 'expire holds', reservationId, err: error }, 'hold not ended'),
        ),
    },
    {
      name: 'expire changes',
      everySeconds: 5,
      run: (log) =>
        endDueChanges(db, clock.now(), (error, reservationId) =>
          log.error({ job: 'expire changes', reservationId, err: error }, 'change not ended'),
        ),
    },
    {
      name: 'lapse unconfirmed',
      everySeconds: 30,
      run: (log) =>
        lapseUnconfirmed(db, clock, (error, reservationId) =>
          log.error({ job: 'lapse unconfirmed', reservationId, err: error }, 'not ended'),
        ),
    },
    {
      name: 'apply contacts',
      everySeconds: 30,
      run: (log) =>
        applyDueContacts(services, (error, reservationId) =>
          log.error({ job: 'apply contacts', reservationId, err: error }, 'not applied'),
        ),
    },
    ...waitlistJobs(services),
    ...preOrderJobs(services),
    { name: 'send sale reminders', everySeconds: 15, run: () => sendSaleReminders(services) },
    {
      name: 'let in from the queue',
      everySeconds: 1,
      run: async () => {
        const slowMs = Math.max(await delayOfLoop(), services.responseTimes.take());
        return stepQueue(db, clock.now(), slowMs);
      },
    },
    ...paymentJobs(services),
    { name: 'retention', everySeconds: 600, run: () => deleteWhatIsOver(services) },
    ...retentionJobs(services),
    ...pushJobs(services),
    ...webhookJobs(services),
    {
      name: 'extend sailings',
      everySeconds: 3600,
      run: async () => (await extendSailings(db, { clock })).length,
    },
  ];
}

/** What has come back is offered, or free for all, after at most 5 seconds. */
const waitlistJobs = (services: Services): Job[] =>
  (['withheld', 'awaited'] as const).map((which) => ({
    name: `offer ${which} places`,
    everySeconds: which === 'withheld' ? 5 : 60,
    run: (log) =>
      offerPlaces(services, which, (error, sailingId) =>
        log.error({ job: `offer ${which} places`, sailingId, err: error }, 'places not offered'),
      ),
  }));

/** Minutes before an opening from which on its places are counted anew: a document may have been loaded. */
const BEFORE_MINUTES = 2;

/** Orders are decided within seconds of the opening. */
const preOrderJobs = (services: Services): Job[] => [
  {
    name: 'draw pre-orders',
    everySeconds: 1,
    run: (log) =>
      drawOpenings(services, (error, opensAt) =>
        log.error({ job: 'draw pre-orders', opensAt, err: error }, 'orders not drawn'),
      ),
  },
  {
    name: 'keep places for pre-orders',
    everySeconds: 15,
    run: () => keepForDraws(services, addMinutes(services.clock.now(), BEFORE_MINUTES)),
  },
];

/** Deletes everything whose time is over. @returns the number of rows */
export async function deleteWhatIsOver({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  let rows = 0;
  for (const deleteOld of [
    deleteOldDrafts,
    deleteOldGuestRights,
    deleteOldResponses,
    deleteOldLimits,
    deleteOldHolds,
    deleteOldShortHolds,
    deleteOldMails,
    deleteOldSessions,
    deleteOldLogins,
    deleteOldLinks,
    deleteOldChallenges,
    deleteOldConfirmations,
    forgetClients,
    deleteOldAudits,
    deleteOldShares,
    deleteOldTickets,
    deleteOldTicketKeys,
    deleteOldContacts,
    deleteOldDevices,
    deleteOldEntries,
    deleteOldReminders,
    deleteOldPreOrders,
    deleteOldPassengerLinks,
    deleteOldDeliveries,
    deleteOldPlaces,
  ]) {
    rows += await inTransaction(db, (tx) => deleteOld(tx, now));
  }
  return rows;
}
