import type { Kysely } from 'kysely';
import type { ProductFareInput } from '../../database/fare-input.ts';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../domain-error.ts';
import {
  findPartnerTicket,
  type PartnerTicketRow,
} from '../partner-tickets/partner-ticket-rows.ts';
import {
  isOutboundOf,
  isReturnOf,
  productFares,
  type TicketLeg,
} from '../partner-tickets/product-of-leg.ts';
import type { SectionOfSailing } from '../sailings/offer.ts';
import { ticketLeg } from '../trips/ticket-leg.ts';

/** The ticket by which sailings are looked for, as it is for each of them. */
export interface TicketOfSearch {
  /** Whether it is valid on the sailing. */
  isValidOn: (section: SectionOfSailing) => boolean;
  /** What it costs with the sailing; undefined where it has no price. */
  fares: (section: SectionOfSailing) => ProductFareInput | undefined;
}

/**
 * The partner ticket of a search, if it is by one.
 * @param outbound the outbound leg, when a return leg is looked for
 * @throws DomainError `VALIDATION_FAILED` where nobody sells the ticket
 */
export async function findTicketOfSearch(
  db: Kysely<Database>,
  id: string | undefined,
  outbound: SectionOfSailing | undefined,
  now: Date,
): Promise<TicketOfSearch | undefined> {
  if (id === undefined) return undefined;
  const row = await findPartnerTicket(db, id);
  if (!row) {
    throw new DomainError('VALIDATION_FAILED', { errors: { partnerTicketId: ['UNKNOWN_VALUE'] } });
  }
  return ticketOfSearch(row, outbound && ticketLeg(outbound), now);
}

function ticketOfSearch(
  ticket: PartnerTicketRow,
  outbound: TicketLeg | undefined,
  now: Date,
): TicketOfSearch {
  return {
    isValidOn: (section) =>
      outbound
        ? isReturnOf(ticket, outbound, ticketLeg(section), now)
        : isOutboundOf(ticket, ticketLeg(section), now),
    fares: (section) =>
      outbound
        ? productFares(ticket, outbound, ticketLeg(section))
        : productFares(ticket, ticketLeg(section), undefined),
  };
}
