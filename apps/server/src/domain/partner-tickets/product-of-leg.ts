import { addDays } from '@ferry/format/date';
import type { CabinFareInput, ProductFareInput } from '../../database/fare-input.ts';
import { isValidDay, type Occurrence } from './occurrence.ts';
import type { PartnerTicketRow } from './partner-ticket-rows.ts';

/** What a ticket has to know of a sailing's section to be valid on it, and to have a price. */
export interface TicketLeg {
  routeId: string;
  fromPortId: string;
  toPortId: string;
  /** Service date, `YYYY-MM-DD`. */
  date: string;
  farePeriod: string;
  /** Fares by grade, in yen; null where nothing is sold. */
  fares: Record<string, PeoplesFare> | null;
}

type PeoplesFare = Pick<CabinFareInput, 'adultYen' | 'childYen'>;

/** Whether the outbound leg may be this one: a section of the ticket on a valid day of its time. */
export function isOutboundOf(
  { rule }: PartnerTicketRow,
  leg: TicketLeg,
  time: Occurrence,
): boolean {
  const { crossing } = rule;
  const isSection = crossing.sections.some(
    ({ fromPortId, toPortId }) => fromPortId === leg.fromPortId && toPortId === leg.toPortId,
  );
  return leg.routeId === crossing.routeId && isSection && isValidDay(rule, time, leg.date);
}

/**
 * Whether the return leg may be this one: back over the section of the outbound leg, within the
 * ticket's days and not after its last one.
 */
export function isReturnOf(
  { rule }: PartnerTicketRow,
  outbound: TicketLeg,
  leg: TicketLeg,
  time: Occurrence,
): boolean {
  const { returnWithinDays, routeId } = rule.crossing;
  if (returnWithinDays === undefined || leg.routeId !== routeId) return false;
  const isReversed = leg.fromPortId === outbound.toPortId && leg.toPortId === outbound.fromPortId;
  const last = addDays(outbound.date, returnWithinDays);
  return isReversed && leg.date <= last && leg.date <= time.until;
}

/**
 * What the ticket costs on a trip, by the fare period of its outbound leg; undefined where it has
 * no price or the contained grade no fare.
 * @param returnLeg undefined where there is none, or it is not known yet
 */
export function productFares(
  { rule, facts }: PartnerTicketRow,
  outbound: TicketLeg,
  returnLeg: TicketLeg | undefined,
): ProductFareInput | undefined {
  const price = facts.prices.find(({ period }) => period === outbound.farePeriod);
  const { grade } = rule.crossing;
  const contained = outbound.fares?.[grade];
  const containedBack = returnLeg ? returnLeg.fares?.[grade] : contained;
  if (!price || !contained || !containedBack) return undefined;
  return {
    label: rule.name,
    adultYen: price.adultYen,
    childYen: price.childYen,
    gradeAdultYen: { outbound: contained.adultYen, return: containedBack.adultYen },
    ...childrenOf(contained, containedBack),
  };
}

/** Child fares of the contained grade, where a table has them. */
function childrenOf(
  { childYen: there }: PeoplesFare,
  { childYen: home }: PeoplesFare,
): Pick<ProductFareInput, 'gradeChildYen'> {
  if (there === undefined && home === undefined) return {};
  return { gradeChildYen: { outbound: there, return: home } };
}
