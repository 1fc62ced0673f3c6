import { sendDueMails } from '../mail/outbox.ts';
import { remindOfPayments } from '../mail/remind.ts';
import type { MailSettings } from '../mail/settings.ts';
import type { Services } from '../services.ts';
import type { Job } from './scheduler.ts';

/** Sends what is in the outbox, and writes what nobody's request writes. */
export function mailJobs({ db, clock }: Services, mail: MailSettings): Job[] {
  return [
    {
      name: 'send mails',
      everySeconds: 2,
      run: (log) =>
        sendDueMails(db, clock.now(), mail, (error, mailId) =>
          // The message may quote an address.
          log.error({ job: 'send mails', mailId, reason: nameOf(error) }, 'mail not sent'),
        ),
    },
    { name: 'remind of payments', everySeconds: 600, run: () => remindOfPayments(db, clock) },
  ];
}

const nameOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
