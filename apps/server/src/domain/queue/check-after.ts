import type { QueueRow } from './queue-rows.ts';

/** Questions that all who wait ask in a second, about. */
const QUESTIONS_A_SECOND = 100;
const SHORTEST = 5;
/** Well below the minutes after which a customer has left: a tab in the background asks late. */
const LONGEST = 60;

export const secondsTo = (instant: Date, now: Date): number =>
  Math.max(0, Math.ceil((instant.getTime() - now.getTime()) / 1000));

/**
 * After how many seconds the client asks again: the more wait, the later, and more often shortly before the turn. Who waits
 * for the opening asks after it, spread over the time that their questions take.
 * @param place which spreads them
 */
export function checkAfter(
  { waiting }: Pick<QueueRow, 'waiting'>,
  until: { opensIn: number } | { estimatedSeconds: number | null },
  place: number,
): number {
  const all = Math.ceil(waiting / QUESTIONS_A_SECOND);
  if ('opensIn' in until) {
    const usual = between(Math.max(15, all));
    return until.opensIn > usual ? usual : between(until.opensIn + 1 + (place % (all + 1)));
  }
  const { estimatedSeconds } = until;
  if (estimatedSeconds !== null && estimatedSeconds <= LONGEST) {
    return between(Math.ceil(estimatedSeconds / 2));
  }
  return between(Math.max(10, all));
}

const between = (seconds: number): number => Math.min(LONGEST, Math.max(SHORTEST, seconds));
