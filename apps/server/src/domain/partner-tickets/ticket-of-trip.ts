import type { Party, TicketInclude } from '@ferry/api/customer-server';
import { addDays } from '@ferry/format/date';
import type { TripFareInput } from '../../database/fare-input.ts';
import {
  QUOTA,
  type SlotChoice,
  type SoldTicket,
  type StoredDraftTicket,
} from '../../database/sold-ticket.ts';
import type { PartnerTicketRule } from '../../rules/partner-rules.ts';
import { serviceInstant } from '../calendar/sales-window.ts';
import type { Problems } from '../people/problems.ts';
import { isValidDay, type Occurrence, occurrenceOf, occurrenceOn } from './occurrence.ts';
import { crossingsOf } from './used-value.ts';

/** When a trip is at the other side. */
export interface TimeThere {
  /** Boarding date of the outbound leg, `YYYY-MM-DD`. */
  date: string;
  /** RFC 3339. */
  arrivalAt: string;
  /** Of the return leg, RFC 3339; undefined where there is none. */
  leavesAt: string | undefined;
}

/** Adults and children are whom a ticket is sold to: infants and babies take none of its places. */
export const ticketPeople = ({ adults, children }: Party): number => adults + children;

/** The ticket of a trip as it is sold, and what is missing before it can be. */
export interface TicketOnTrip {
  ticket: SoldTicket;
  problems: Problems;
}

/** The trip that a ticket is looked at on. */
interface TripOfTicket {
  there: TimeThere;
  party: Party;
  /** By what it is priced; undefined while it cannot be bought. */
  fares: TripFareInput | undefined;
  now: Date;
}

/** @param chosen what its customer has chosen of it so far */
export function ticketOnTrip(
  rule: PartnerTicketRule,
  chosen: StoredDraftTicket,
  { there, party, fares, now }: TripOfTicket,
): TicketOnTrip {
  const time = occurrenceOfTrip(rule, there, now);
  const problems: Problems = {};
  const isReturn = rule.crossing.returnWithinDays !== undefined;
  if (isReturn && !there.leavesAt) problems.return = ['REQUIRED'];
  const slots = chosen.slots.filter((slot) => isSlotOn(rule, slot, there, time));
  const includes = rule.includes.map((include, index): TicketInclude => {
    const slot = slots.find((each) => each.include === index);
    if (include.slots.length > 0 && !slot) {
      const wasChosen = chosen.slots.some((each) => each.include === index);
      const code = wasChosen ? 'NOT_AVAILABLE' : 'REQUIRED';
      problems[`partnerTicket.includes.${index}.slot`] = [code];
    }
    return {
      name: include.name,
      partnerName: include.partnerName,
      place: include.place,
      howToUse: include.howToUse,
      normalAdultYen: include.normalYen.adult,
      normalChildYen: include.normalYen.child,
      times: include.slots.map(({ at }) => at),
      slot: slot ? { day: slot.day, at: slot.at } : null,
    };
  });
  if (!chosen.mayInformPartners) problems['partnerTicket.mayInformPartners'] = ['REQUIRED'];
  const people = ticketPeople(party);
  const { seller } = rule;
  return {
    problems,
    ticket: {
      partnerTicketId: rule.id,
      name: rule.name,
      kind: rule.kind,
      crossings: fares ? crossingsOf(fares) : [],
      validFrom: there.date,
      validUntil: lastDay(rule, there.date, time),
      includes,
      mayInformPartners: chosen.mayInformPartners,
      seller: { ...seller, travelAgencyNumber: seller.travelAgencyNumber ?? null },
      contact: rule.contact,
      stock: [
        { include: QUOTA, day: there.date, at: '', people },
        ...slots.map(({ include, day, at }) => ({ include, day, at, people })),
      ],
    },
  };
}

/** The time of a ticket that a trip is in, also after its sales; where it is in none, that of now. */
export const occurrenceOfTrip = (
  rule: PartnerTicketRule,
  { date }: Pick<TimeThere, 'date'>,
  now: Date,
): Occurrence => occurrenceOn(rule, date) ?? occurrenceOf(rule, now);

/** One slot of each include that has some, on a valid day, between the arrival and the return leg. */
export function isSlotOn(
  rule: PartnerTicketRule,
  { include, day, at }: SlotChoice,
  { date, arrivalAt, leavesAt }: TimeThere,
  time: Occurrence,
): boolean {
  const isKnown = rule.includes[include]?.slots.some((slot) => slot.at === at) ?? false;
  if (!isKnown || !isValidDay(rule, time, day) || day > lastDay(rule, date, time)) return false;
  const begins = beginOfSlot({ day, at });
  return begins >= new Date(arrivalAt) && (!leavesAt || begins < new Date(leavesAt));
}

/** When a slot begins. */
export function beginOfSlot({ day, at }: Omit<SlotChoice, 'include'>): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return serviceInstant(day, hours * 60 + minutes);
}

/** With a return leg as long as that may sail, else as long as the ticket is usable. */
function lastDay({ crossing }: PartnerTicketRule, date: string, { until }: Occurrence): string {
  if (crossing.returnWithinDays === undefined) return until;
  const last = addDays(date, crossing.returnWithinDays);
  return last < until ? last : until;
}
