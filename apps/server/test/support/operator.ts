import './wide-unpaid.ts';
import { jstDate } from '@ferry/format/date';
import type { OpenDatabase } from '../../src/database/client.ts';
import type { Clock } from '../../src/domain/clock.ts';
import { demoOperator } from '../../src/operator/demo/document.ts';
import { loadOperator } from '../../src/operator/load-operator.ts';
import { openFilledDatabase } from './database.ts';

/** A clock that stands still until a test sets it. */
export interface SetClock extends Clock {
  /** @param instant RFC 3339 with offset */
  set(instant: string): void;
}

export function clockAt(instant: string): SetClock {
  let now = new Date(instant);
  return {
    now: () => now,
    set: (next) => {
      now = new Date(next);
    },
  };
}

/** The demonstration operator's sailings around the clock's day. */
export async function loadDemonstration(
  db: OpenDatabase['db'],
  clock: Clock,
  horizonDays = 70,
): Promise<void> {
  await loadOperator(db, demoOperator, { clock, horizonDays });
}

/** A database in memory with the demonstration operator's sailings around the clock's day. */
export async function openDemonstration(clock: Clock): Promise<OpenDatabase> {
  const fill = (database: OpenDatabase) => loadDemonstration(database.db, clock);
  return openFilledDatabase(`demo-${jstDate(clock.now())}`, fill);
}
