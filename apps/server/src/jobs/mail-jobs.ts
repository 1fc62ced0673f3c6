import { remindOfPayments } from '../booking/paying/remind-of-payments.ts';
import { notifyBeforeBoarding } from '../booking/reservations/notify-before-boarding.ts';
import { notifyOfSailings } from '../booking/reservations/notify-of-sailings.ts';
import { remindOfVouchers } from '../booking/reservations/remind-of-vouchers.ts';
import type { Services } from '../booking/services/services.ts';
import { remindOfAccounts } from '../booking/transfers/transfers.ts';
import { resealBodies } from '../mail/mail-body.ts';
import { sendDueMails } from '../mail/outbox.ts';
import type { MailSettings } from '../mail/settings.ts';
import { endAccounts } from '../members/end-accounts.ts';
import { remindOfInspections } from '../members/remind-of-inspections.ts';
import { tellOfTimetableEnds } from '../operator/timetable-end.ts';
import type { Job } from './scheduler.ts';

/** Sends what is in the outbox, and writes what nobody's request writes. */
export function mailJobs(services: Services, mail: MailSettings): Job[] {
  const { db, clock, keys } = services;
  return [
    {
      name: 'send mails',
      everySeconds: 2,
      run: (log) =>
        sendDueMails(services, clock.now(), mail, (error, mailId) =>
          // The message may quote an address.
          log.error({ job: 'send mails', mailId, reason: nameOf(error) }, 'mail not sent'),
        ),
    },
    {
      name: 'reseal mails',
      everySeconds: 3600,
      run: async (log) => {
        const { resealed, lost } = await resealBodies(db, keys);
        if (lost.length > 0) {
          log.error({ job: 'reseal mails', lost }, 'mails wait for keys that are not in the ring');
        }
        return resealed;
      },
    },
    { name: 'remind of payments', everySeconds: 600, run: () => remindOfPayments(db, clock) },
    { name: 'remind of vouchers', everySeconds: 600, run: () => remindOfVouchers(db, clock) },
    { name: 'remind of accounts', everySeconds: 600, run: () => remindOfAccounts(db, clock) },
    ...voyageJobs(services),
    {
      name: 'remind of inspections',
      everySeconds: 3600,
      run: (log) =>
        remindOfInspections(db, clock, (error, vehicleId) =>
          log.error({ job: 'remind of inspections', vehicleId, err: error }, 'not reminded'),
        ),
    },
    {
      name: 'end accounts',
      everySeconds: 3600,
      run: (log) =>
        endAccounts(db, clock, (error, memberId) =>
          log.error(
            { job: 'end accounts', memberId, err: error },
            'account neither told nor ended',
          ),
        ),
    },
    {
      name: 'timetable ends',
      everySeconds: 86_400,
      run: async (log) => {
        const ends = await tellOfTimetableEnds(db, clock, mail.company);
        for (const end of ends) log.info({ job: 'timetable ends', ...end }, 'the timetable ends');
        return 0;
      },
    },
  ];
}

/** Writes what is to be known of a voyage. */
const voyageJobs = ({ db, clock }: Services): Job[] => [
  {
    name: 'notify of sailings',
    everySeconds: 10,
    run: (log) =>
      notifyOfSailings(db, clock, (error, told) =>
        log.error({ job: 'notify of sailings', told, err: error }, 'not notified'),
      ),
  },
  {
    name: 'mails before boarding',
    everySeconds: 300,
    run: (log) =>
      notifyBeforeBoarding(db, clock, (error, reservationId) =>
        log.error({ job: 'mails before boarding', reservationId, err: error }, 'not written'),
      ),
  },
];

const nameOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
