import type { SlotDay, SlotOffer, TicketOfTrip } from '@ferry/api/customer';
import { addDays, jstDate } from '@ferry/format/date';

/** Most days that are asked for at once, as the contract says. */
const MOST_DAYS = 31;

/** A ticket of which something is used at a time that is chosen. */
export const hasSlots = ({ includes }: Pick<TicketOfTrip, 'includes'>): boolean =>
  includes.some(({ times }) => times.length > 0);

/** What of a draft, or of a purchase, says when its travellers are on the other side. */
export type TripOfTicket = {
  outbound: { sailing: { arrivalAt: string } };
  return: { sailing: { departureAt: string } } | null;
  partnerTicket: Pick<TicketOfTrip, 'validUntil'> | null;
};

/**
 * The days on which a trip's ticket can be used on the other side, `YYYY-MM-DD`.
 *
 * @returns undefined where there are none: the ship arrives after the ticket's last day
 */
export function slotRange({
  outbound,
  partnerTicket,
}: TripOfTicket): { from: string; until: string } | undefined {
  const from = jstDate(outbound.sailing.arrivalAt);
  const last = addDays(from, MOST_DAYS - 1);
  const until = partnerTicket?.validUntil ?? from;
  return until < from ? undefined : { from, until: until < last ? until : last };
}

/** Milliseconds at which a slot of a day begins; 「24:30」 is of the night after it. */
export function slotTime(day: string, at: string): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return Date.parse(`${day}T00:00:00+09:00`) + (hours * 60 + minutes) * 60_000;
}

/** The slots of one day for what a ticket includes. */
export type DayOfSlots = { date: string; slots: SlotOffer[] };

/**
 * The slots of an include between the arrival and the departure of the return leg: the days that have
 * some, in order.
 *
 * @param now RFC 3339: slots that have begun by then are left out
 */
export function slotsThere(
  { outbound, return: returnLeg }: TripOfTicket,
  days: readonly SlotDay[],
  include: number,
  now?: string,
): DayOfSlots[] {
  const begin = Date.parse(outbound.sailing.arrivalAt);
  const after = now ? Date.parse(now) : Number.NEGATIVE_INFINITY;
  const end = returnLeg ? Date.parse(returnLeg.sailing.departureAt) : Number.POSITIVE_INFINITY;
  return days.flatMap(({ date, slots }) => {
    const fitting = slots.filter((slot) => {
      const time = slotTime(date, slot.at);
      return slot.include === include && time >= begin && time > after && time < end;
    });
    return fitting.length > 0 ? [{ date, slots: fitting }] : [];
  });
}
