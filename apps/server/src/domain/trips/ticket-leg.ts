import { isDeepStrictEqual } from 'node:util';
import type { LegChoice, LegName } from '@ferry/api/customer-server';
import type { ProductFareInput } from '../../database/fare-input.ts';
import type { CancellationRules } from '../../rules/cancellation-rules.ts';
import type { PartnerTicketRule } from '../../rules/partner-rules.ts';
import { DomainError } from '../domain-error.ts';
import { type Occurrence, occurrenceOf } from '../partner-tickets/occurrence.ts';
import type { PartnerTicketRow } from '../partner-tickets/partner-ticket-rows.ts';
import {
  isOutboundOf,
  isReturnOf,
  productFares,
  type TicketLeg,
} from '../partner-tickets/product-of-leg.ts';
import type { SectionOfSailing } from '../sailings/offer.ts';
import { refuse } from './check-leg.ts';
import type { BoughtTicket } from './trip.ts';

/** A sailing's section as a partner ticket looks at it. */
export const ticketLeg = ({ row, ports }: SectionOfSailing): TicketLeg => ({
  routeId: row.route_id,
  fromPortId: ports.fromPortId,
  toPortId: ports.toPortId,
  date: row.service_date,
  farePeriod: row.fare_period,
  fares: row.fares,
});

interface ChosenLeg {
  leg: LegName;
  choice: LegChoice;
  section: SectionOfSailing;
}

/**
 * What a trip costs by a partner ticket. The ticket is valid on the legs that are chosen, and on sale where it
 * was not bought yet; the same people travel on both, and no vehicle does. A return leg that is still to be
 * chosen is paid for with the ticket; that it is missing is a problem of the draft.
 * @throws DomainError `TICKET_NOT_ON_SALE`; `VALIDATION_FAILED` with `NOT_IN_TICKET`
 */
export function ticketFares(
  ticket: PartnerTicketRow,
  outbound: ChosenLeg,
  returnLeg: ChosenLeg | undefined,
  { now, purchase }: { now: Date; purchase: BoughtTicket | undefined },
): ProductFareInput {
  const time = purchase?.time ?? timeOnSale(ticket, now);
  const kept: readonly LegName[] = purchase?.kept ?? [];
  const ofOutbound = ticketLeg(outbound.section);
  if (!kept.includes('outbound') && !isOutboundOf(ticket, ofOutbound, time)) {
    refuse('outbound', 'sailingId', 'NOT_IN_TICKET');
  }
  const ofReturn = returnLeg && ticketLeg(returnLeg.section);
  // The return leg is within days of the outbound one, so that it may be wrong with another of that.
  const isKept = kept.includes('outbound') && kept.includes('return');
  if (ofReturn && !isKept && !isReturnOf(ticket, ofOutbound, ofReturn, time)) {
    refuse('return', 'sailingId', 'NOT_IN_TICKET');
  }
  for (const { leg, choice } of returnLeg ? [outbound, returnLeg] : [outbound]) {
    if (choice.vehicles.length > 0) refuse(leg, 'vehicles', 'NOT_IN_TICKET');
  }
  if (returnLeg && !isDeepStrictEqual(returnLeg.choice.party, outbound.choice.party)) {
    refuse('return', 'party', 'NOT_IN_TICKET');
  }
  return (
    productFares(ticket, ofOutbound, ofReturn) ?? refuse('outbound', 'sailingId', 'NOT_IN_TICKET')
  );
}

/** @throws DomainError `TICKET_NOT_ON_SALE` */
function timeOnSale({ rule, retired }: PartnerTicketRow, now: Date): Occurrence {
  const time = occurrenceOf(rule, now);
  if (retired || now < time.salesOpenAt || now >= time.salesCloseAt) {
    throw new DomainError('TICKET_NOT_ON_SALE');
  }
  return time;
}

/** What cancelling costs of a trip that is sold by a ticket: of people and rooms what it says. */
export function ticketTerms(
  rule: PartnerTicketRule | undefined,
  { cancellation, cancellationRules }: CancellationRules,
): CancellationRules {
  if (!rule) return { cancellation, cancellationRules };
  const ofTicket = { items: ['passenger' as const, 'room' as const], days: rule.cancellation };
  return { cancellation, cancellationRules: [ofTicket, ...cancellationRules] };
}
