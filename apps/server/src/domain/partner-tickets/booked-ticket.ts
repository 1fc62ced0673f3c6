import type { LegName } from '@ferry/api/customer-server';
import type { TicketDemand } from '../../database/sold-ticket.ts';
import type { PartnerTicketRule } from '../../rules/partner-rules.ts';
import { type Occurrence, occurrenceOf, occurrenceOn } from './occurrence.ts';
import { takenKey } from './ticket-stock.ts';

/** What a purchase has of its ticket, and what is held of it for its change. */
export interface BookedTicket {
  partnerTicketId: string;
  stock: readonly TicketDemand[];
  /** Boarding date of the outbound leg that was bought, `YYYY-MM-DD`: its days are those of that time. */
  validFrom: string;
  /** The sailings that it was bought for: it stays valid on them, whatever the operator closes. */
  sections: readonly BookedSection[];
}

/** A section of a sailing that a purchase has. */
interface BookedSection {
  leg: LegName;
  sailingId: string;
  fromPortId: string;
  toPortId: string;
}

/** Whether a purchase has this section of a sailing as this leg. */
export const isBookedSection = (
  booked: Pick<BookedTicket, 'sections'> | undefined,
  { leg, sailingId, fromPortId, toPortId }: BookedSection,
): boolean =>
  (booked?.sections ?? []).some(
    (each) =>
      each.leg === leg &&
      each.sailingId === sailingId &&
      each.fromPortId === fromPortId &&
      each.toPortId === toPortId,
  );

/** People for whom a day's quota, or a slot, is theirs already; undefined has none. */
export const bookedPeople = (
  booked: BookedTicket | undefined,
  place: Omit<TicketDemand, 'people'>,
): number =>
  (booked?.stock ?? [])
    .filter((demand) => takenKey(demand) === takenKey(place))
    .reduce((sum, { people }) => sum + people, 0);

/** The time that is sold now; of a purchase the one that it was bought in, also when that is sold no more. */
export const timeToUse = (
  rule: PartnerTicketRule,
  booked: Pick<BookedTicket, 'validFrom'> | undefined,
  now: Date,
): Occurrence => (booked && occurrenceOn(rule, booked.validFrom)) ?? occurrenceOf(rule, now);
