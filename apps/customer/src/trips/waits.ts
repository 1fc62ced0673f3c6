import type { WaitlistEntry } from '@ferry/api/customer';

/** Whether something may still come of an entry of the waitlist. */
export const waits = ({ state }: Pick<WaitlistEntry, 'state'>): boolean =>
  state === 'waiting' || state === 'offered';
