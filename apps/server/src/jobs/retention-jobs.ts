import {
  removeOldAmounts,
  removeOldNames,
  removeOldRecords,
} from '../booking/reservations/remove-old-reservations.ts';
import type { Services } from '../booking/services/services.ts';
import type { Job } from './scheduler.ts';

/** What goes of reservations, in the order of time; see `docs/retention.md`. */
export function retentionJobs({ db, clock }: Services): Job[] {
  const removals = [
    ['remove names', removeOldNames],
    ['remove records', removeOldRecords],
    ['remove amounts', removeOldAmounts],
  ] as const;
  return removals.map(([name, remove]) => ({
    name,
    everySeconds: 3600,
    run: (log) =>
      remove(db, clock.now(), (error, reservationId) =>
        log.error({ job: name, reservationId, err: error }, 'not removed'),
      ),
  }));
}
