import { NOW } from './api.ts';
import type { SetClock } from './operator.ts';

/**
 * A clock of the tests that runs from {@link NOW} on, the same in all processes.
 * @param beganAt in milliseconds of the machine's clock
 * @param speed seconds for each second of the machine's clock
 */
export const runningClock = (beganAt: number, speed: number): SetClock => ({
  now: () => new Date(Date.parse(NOW) + (Date.now() - beganAt) * speed),
  set: () => {
    throw new Error('It runs by itself');
  },
});
