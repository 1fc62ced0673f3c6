import type { TripFareInput } from '../../database/fare-input.ts';
import type { SoldTicket } from '../../database/sold-ticket.ts';
import type { ShownTrip } from '../../database/stored-trip.ts';
import { movedSoldTicket } from '../changes/ticket-to-change.ts';
import { DomainError } from '../domain-error.ts';
import {
  isSlotOn,
  occurrenceOfTrip,
  type TicketOnTrip,
  type TimeThere,
  ticketOnTrip,
} from '../partner-tickets/ticket-of-trip.ts';
import type { Problems } from '../people/problems.ts';
import type { DraftTicket, StoredDraft } from './draft-rows.ts';

/**
 * The partner ticket of a draft on its trip; undefined for a crossing alone.
 * @param fares by what the trip is priced; undefined while it cannot be bought
 * @param bought the ticket of the purchase that the draft is to change
 */
export function ticketOfDraft(
  { ticket, trip }: Pick<StoredDraft, 'ticket' | 'trip'>,
  { shown, fares }: { shown: ShownTrip; fares: TripFareInput | undefined },
  now: Date,
  bought?: SoldTicket,
): TicketOnTrip | undefined {
  if (!ticket) return undefined;
  const { party } = trip.outbound;
  const on = { there: thereOf(shown), party, fares, now };
  const next = ticketOnTrip(ticket.row.rule, ticket, on);
  return bought ? { ...next, ticket: movedSoldTicket(bought, next.ticket) } : next;
}

function thereOf({
  outbound,
  return: returnLeg,
}: Pick<ShownTrip, 'outbound' | 'return'>): TimeThere {
  const { date, arrivalAt } = outbound.sailing;
  return { date, arrivalAt, leavesAt: returnLeg?.sailing.departureAt };
}

/** @throws DomainError `VALIDATION_FAILED` with each slot that the draft's trip cannot have */
export function assertSlots(
  { shown }: Pick<StoredDraft, 'shown'>,
  { slots, row: { rule } }: DraftTicket,
  now: Date,
): void {
  if (!shown) throw new DomainError('NOT_FOUND');
  const time = occurrenceOfTrip(rule, thereOf(shown), now);
  const errors: Problems = {};
  for (const [index, slot] of slots.entries()) {
    const isTwice = slots.findIndex(({ include }) => include === slot.include) < index;
    if (isTwice) errors[`slots.${index}.include`] = ['NOT_DISTINCT'];
    else if (!isSlotOn(rule, slot, thereOf(shown), time)) {
      errors[`slots.${index}.at`] = ['NOT_AVAILABLE'];
    }
  }
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
}
