import type {
  PartnerTicket,
  PartnerTicketPrice,
  PartnerTicketState,
  PartnerTicketSummary,
} from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import type { PartnerTicketFacts, TicketPrice } from '../../database/partner-ticket-facts.ts';
import type { PartnerTicketRule } from '../../rules/partner-rules.ts';
import { jstInstant } from '../instant.ts';
import { type Occurrence, occurrenceOf, validDays } from './occurrence.ts';
import type { PartnerTicketRow } from './partner-ticket-rows.ts';
import { freeOnDay, mostFree } from './quota.ts';
import { savingOf } from './saving.ts';
import { ticketState } from './ticket-state.ts';
import type { TakenPlaces } from './ticket-stock.ts';

/** What is sold of a ticket so far, and when that is. */
interface SoldSoFar {
  taken: TakenPlaces;
  now: Date;
  /** The day that is asked for, `YYYY-MM-DD`; undefined for any. */
  day?: string | undefined;
}

/** As many near days are shown. */
export const MOST_USABLE_DATES = 10;
const CAN_BE_BOUGHT: readonly PartnerTicketState[] = ['onSale', 'few', 'upcoming'];

/** A ticket in the list: its lowest price, with the saving of the same period. */
export function toPartnerTicketSummary(
  { rule, facts }: PartnerTicketRow,
  sold: SoldSoFar,
): PartnerTicketSummary {
  const lowest = lowestPrice(facts);
  const { seller } = rule;
  return {
    ...common(rule, sold),
    routeId: rule.crossing.routeId,
    routeName: facts.routeName,
    contents: [crossingLabel(rule, facts), ...rule.includes.map(({ name }) => name)],
    adultYen: lowest.adultYen,
    childYen: lowest.childYen,
    isFromPrice: facts.prices.some(({ adultYen }) => adultYen !== lowest.adultYen),
    savingYen: savingOf(rule, lowest).adultYen,
    sellerName: seller.name,
    travelAgencyNumber: seller.travelAgencyNumber ?? null,
  };
}

/** A ticket with all that is to be known before it is bought. */
export function toPartnerTicket({ rule, facts }: PartnerTicketRow, sold: SoldSoFar): PartnerTicket {
  const time = occurrenceOf(rule, sold.now);
  const base = common(rule, sold);
  const isGone = !CAN_BE_BOUGHT.includes(base.state);
  return {
    ...base,
    description: rule.description,
    crossing: toCrossing(rule, facts),
    stops: rule.stops,
    includes: rule.includes.map(({ normalYen, slots, ...include }) => ({
      ...include,
      normalAdultYen: normalYen.adult,
      normalChildYen: normalYen.child,
      slots: slots.map(({ at }) => at),
    })),
    prices: facts.prices.map((price) => toPrice(rule, price)),
    closures: rule.closures.map(({ text }) => text),
    usableDates: isGone ? [] : datesToBuy(rule, time, sold),
    quotaPerDay: rule.quota.perDay,
    cancellationFees: [...rule.cancellation, { daysBefore: null, percent: 100, minimumYen: 0 }],
    accessibilityNote: rule.accessibilityNote,
    seller: { ...rule.seller, travelAgencyNumber: rule.seller.travelAgencyNumber ?? null },
    contact: rule.contact,
    notes: rule.notes,
  };
}

const datesToBuy = (rule: PartnerTicketRule, time: Occurrence, { taken, now }: SoldSoFar) =>
  validDays(rule, time, {
    from: jstDate(now),
    most: MOST_USABLE_DATES,
    isFit: (day) => freeOnDay(rule, taken, day) > 0,
  });

/** What list and detail say alike. */
function common(rule: PartnerTicketRule, { taken, now, day }: SoldSoFar) {
  const time = occurrenceOf(rule, now);
  const free = day ? freeOnDay(rule, taken, day) : mostFree(rule, taken, time, jstDate(now));
  const { id, name, summary, kind, areaName } = rule;
  return {
    id,
    name,
    summary,
    kind,
    areaName,
    usableFrom: time.from,
    usableUntil: time.until,
    isAccessible: rule.includes.every(({ isAccessible }) => isAccessible),
    state: ticketState(rule, time, { free, now }),
    salesOpenAt: jstInstant(time.salesOpenAt),
    salesCloseAt: jstInstant(time.salesCloseAt),
  };
}

function toCrossing({ crossing, ...rule }: PartnerTicketRule, facts: PartnerTicketFacts) {
  return {
    routeId: crossing.routeId,
    routeName: facts.routeName,
    label: crossingLabel({ ...rule, crossing }, facts),
    isReturn: crossing.returnWithinDays !== undefined,
    sections: facts.sections,
    grade: crossing.grade,
    cabinNames: facts.cabinNames,
    returnWithinDays: crossing.returnWithinDays ?? null,
  };
}

/** 「往復の運賃(ツーリスト寝台)」 */
function crossingLabel({ crossing }: PartnerTicketRule, { cabinNames }: PartnerTicketFacts) {
  const way = crossing.returnWithinDays === undefined ? '片道' : '往復';
  return `${way}の運賃(${cabinNames[0] ?? crossing.grade})`;
}

function toPrice(rule: PartnerTicketRule, price: TicketPrice): PartnerTicketPrice {
  const saving = savingOf(rule, price);
  return { ...price, savingAdultYen: saving.adultYen, savingChildYen: saving.childYen };
}

/** The document has a price for each period, one at least. */
function lowestPrice({ prices }: PartnerTicketFacts): TicketPrice {
  return prices.reduce((lowest, price) => (price.adultYen < lowest.adultYen ? price : lowest));
}
