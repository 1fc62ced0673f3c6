import type { Services } from '../booking/services/services.ts';
import { resealWebhooks } from '../webhooks/reseal-webhooks.ts';
import { type OnFailure, WebhookSender } from '../webhooks/send-webhooks.ts';
import type { Job, JobLog } from './scheduler.ts';

/** Tells who integrates what has become of bookings and sailings. */
export function webhookJobs(services: Services): Job[] {
  const { db, keys } = services;
  let log: JobLog | undefined;
  const onFailure: OnFailure = (failed) =>
    log?.error({ job: 'send webhooks', ...failed }, 'not taken');
  const sender = new WebhookSender(services, onFailure);
  return [
    {
      name: 'send webhooks',
      everySeconds: 2,
      run: (jobLog) => {
        log = jobLog;
        return sender.run();
      },
    },
    {
      name: 'reseal webhooks',
      everySeconds: 3600,
      run: async (jobLog) => {
        const { resealed, lost } = await resealWebhooks(db, keys);
        if (lost.length > 0) {
          jobLog.error(
            { job: 'reseal webhooks', lost },
            'secrets of endpoints wait for keys that are not in the ring',
          );
        }
        return resealed;
      },
    },
  ];
}
