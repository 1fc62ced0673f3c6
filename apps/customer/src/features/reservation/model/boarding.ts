import type { HistoryEntry, LegName, Reservation, TicketList } from '@ferry/api/customer';
import { isBooked } from './is-to-come.ts';

/** How far a whole party is at the port, and for which voyage. */
export type Boarding = { stage: 'checkedIn' | 'boarded'; leg: LegName };

/** What a reservation is called then, instead of by its own state. */
export const boardingTexts = {
  checkedIn: { label: '乗船手続き済み', tone: 'success' },
  boarded: { label: '乗船済み', tone: 'success' },
} as const satisfies Record<Boarding['stage'], object>;

const AT_PORT: readonly HistoryEntry['event'][] = ['checkedIn', 'boarded'];

/** Whether a port has done anything, so that the tickets are worth asking for. */
export const wasAtPort = ({ state, history }: Pick<Reservation, 'state' | 'history'>): boolean =>
  isBooked({ state }) && history.some(({ event }) => AT_PORT.includes(event));

/**
 * Of the first voyage that has not arrived; once all have, whether any of the party was aboard.
 *
 * @returns undefined as long as one of the party is still to be checked in
 */
export function boardingOf(
  { legs }: TicketList,
  { history }: Pick<Reservation, 'history'>,
): Boarding | undefined {
  const leg = legs.find(({ withheld }) => withheld === null);
  if (!leg) {
    const last = legs.findLast(({ withheld }) => withheld === 'over');
    const wasAboard = history.some(({ event }) => event === 'boarded');
    return last && wasAboard ? { stage: 'boarded', leg: last.leg } : undefined;
  }
  const tickets = leg.tickets.filter(({ state }) => state !== 'cancelled');
  if (tickets.length === 0) return undefined;
  if (tickets.every(({ boardedAt }) => boardedAt)) return { stage: 'boarded', leg: leg.leg };
  const isCheckedIn = tickets.every(({ checkedInAt }) => checkedInAt);
  return isCheckedIn ? { stage: 'checkedIn', leg: leg.leg } : undefined;
}
