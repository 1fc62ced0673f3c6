import type { Services } from '../booking/services/services.ts';
import { resealPushes } from '../push/reseal-pushes.ts';
import { sendDuePushes } from '../push/send-pushes.ts';
import type { Job } from './scheduler.ts';

/** Notifies devices of what the mails say as well. */
export function pushJobs(services: Services): Job[] {
  const { db, clock, keys } = services;
  return [
    {
      name: 'send pushes',
      everySeconds: 2,
      run: (log) =>
        sendDuePushes(services, clock.now(), (error, messageId) =>
          // The message may quote the address of a device.
          log.error({ job: 'send pushes', messageId, reason: reasonOf(error) }, 'not pushed'),
        ),
    },
    {
      name: 'reseal pushes',
      everySeconds: 3600,
      run: async (log) => {
        const { resealed, lost } = await resealPushes(db, keys);
        if (lost.length > 0) {
          log.error(
            { job: 'reseal pushes', lost },
            'devices wait for keys that are not in the ring',
          );
        }
        return resealed;
      },
    },
  ];
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
};
