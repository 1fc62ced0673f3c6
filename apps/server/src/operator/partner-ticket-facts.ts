import type { LegFareInput, Seat } from '../database/fare-input.ts';
import type { PartnerTicketFacts, TicketPrice } from '../database/partner-ticket-facts.ts';
import { quoteTrip } from '../domain/fares/quote-trip.ts';
import type { Fare } from '../rules/fare-rules.ts';
import type { PartnerTicketRule } from '../rules/partner-rules.ts';
import { type RouteRules, routeRules } from '../rules/route-rules.ts';
import type { OperatorDocument } from '../rules/schema.ts';
import { fareDirections, periodsOnRoute } from './document-issue.ts';

/** Discounts that every customer gets who books a crossing by itself, whenever that is. */
const FOR_ALL_CUSTOMERS = ['web', 'return'];
/** The engine asks for dates; those of discounts are left out, so that each holds. */
const SOME_DAY = '2027-08-02';

type Section = PartnerTicketRule['crossing']['sections'][number];

/**
 * What follows from the document for one of its partner tickets. Its crossing by itself is priced
 * by the one fare engine, at the least that it may cost a customer: over the cheapest of the sections,
 * back in the cheapest period, and without the fuel adjustment; so no saving is said too high.
 * @param document cross-checked, so that every fare is there
 */
export function partnerTicketFacts(
  document: OperatorDocument,
  rule: PartnerTicketRule,
): PartnerTicketFacts {
  const { crossing } = rule;
  const route = document.routes.find(({ id }) => id === crossing.routeId);
  return {
    routeName: route?.name ?? '',
    sections: crossing.sections.map(({ fromPortId, toPortId }) => ({
      from: portFacts(document, fromPortId),
      to: portFacts(document, toPortId),
    })),
    cabinNames: cabinNamesOf(document, rule),
    prices: Object.keys(rule.prices)
      .toSorted()
      .map((period) => ticketPrice(document, rule, period)),
  };
}

function portFacts({ ports }: OperatorDocument, id: string) {
  const port = ports.find((each) => each.id === id);
  return { id, name: port?.name ?? '', nameKana: port?.nameKana ?? null };
}

/** Names of the cabin types of the grade, of the vessels that sail on the route. */
export function cabinNamesOf(
  { trips, vessels }: OperatorDocument,
  { crossing }: Pick<PartnerTicketRule, 'crossing'>,
): string[] {
  const sailing = new Set(
    trips.filter(({ routeId }) => routeId === crossing.routeId).map(({ vesselId }) => vesselId),
  );
  const names = vessels
    .filter(({ id }) => sailing.has(id))
    .flatMap(({ cabinTypes }) => cabinTypes)
    .filter(({ grade, tariff }) => grade === crossing.grade && tariff === 'perBerth')
    .map(({ name }) => name);
  return [...new Set(names)];
}

function ticketPrice(
  document: OperatorDocument,
  rule: PartnerTicketRule,
  period: string,
): TicketPrice {
  const { adultYen = 0, childYen = 0 } = rule.prices[period] ?? {};
  return {
    period,
    periodName: document.farePeriods.names[period] ?? '',
    adultYen,
    childYen,
    crossingAdultYen: crossingYen(document, rule, period, 'adult'),
    crossingChildYen: crossingYen(document, rule, period, 'child'),
  };
}

/** The least that the crossing costs one person by itself, in yen. */
export function crossingYen(
  document: OperatorDocument,
  { crossing }: Pick<PartnerTicketRule, 'crossing'>,
  period: string,
  kind: 'adult' | 'child',
): number {
  const route = document.routes.find(({ id }) => id === crossing.routeId);
  if (!route) return 0;
  const rules = routeRules(document, route);
  const periods = [...periodsOnRoute(document, route.id)];
  const isReturn = crossing.returnWithinDays !== undefined;
  const legOf = (leg: 'outbound' | 'return', section: Section, farePeriod: string) =>
    legFareInput({ document, rules, crossing, leg, section, farePeriod, kind });
  const prices = crossing.sections.flatMap((section) => {
    const outbound = legOf('outbound', section, period);
    const returns = isReturn
      ? periods.map((period) => legOf('return', section, period))
      : [undefined];
    return returns.map(
      (returnLeg) =>
        quoteTrip({ outbound, return: returnLeg, requests: [], bookedOn: SOME_DAY }).totalYen,
    );
  });
  return Math.min(...prices);
}

interface CrossingLeg {
  document: OperatorDocument;
  rules: RouteRules;
  crossing: PartnerTicketRule['crossing'];
  leg: 'outbound' | 'return';
  section: Section;
  farePeriod: string;
  kind: Seat['kind'];
}

function legFareInput({ leg, section, farePeriod, kind, ...rest }: CrossingLeg): LegFareInput {
  const { document, rules, crossing } = rest;
  const [fromPortId, toPortId] =
    leg === 'outbound'
      ? [section.fromPortId, section.toPortId]
      : [section.toPortId, section.fromPortId];
  const fare = fareOf(document, crossing, [fromPortId, toPortId]);
  const adultYen = fare?.adultYen[farePeriod] ?? 0;
  const childYen = fare?.childYen?.[farePeriod];
  const cabin = { cabinTypeName: '', grade: crossing.grade, adultYen, childYen };
  return {
    leg,
    fromPortId,
    toPortId,
    date: SOME_DAY,
    farePeriod,
    cabins: [{ ...cabin, roomYen: undefined, emptyBerths: 0, seats: [{ passenger: 0, kind }] }],
    vehicles: [],
    options: [],
    lowestAdultYen: adultYen,
    fuel: { adultYen: 0, childYen: 0, vehicleYen: {} },
    rules: {
      passengers: rules.passengers,
      privateUsePercent: rules.privateUsePercent,
      discountRoundedUpToYen: rules.discountRoundedUpToYen,
      returnValidDays: rules.returnTrips.validDays,
      rounding: rules.rounding,
      discounts: rules.discounts
        .filter((rule) => FOR_ALL_CUSTOMERS.includes(rule.kind))
        .map((rule) => ({ ...rule, boardingDates: undefined, bookingDates: undefined })),
    },
  };
}

/** Fare of the grade from port to port; undefined where it is not sold. */
export function fareOf(
  { fares }: OperatorDocument,
  { routeId, grade }: Pick<PartnerTicketRule['crossing'], 'routeId' | 'grade'>,
  [fromPortId, toPortId]: readonly [string, string],
): Fare | undefined {
  return fares.find(
    (fare) =>
      fare.routeId === routeId &&
      fare.grade === grade &&
      fareDirections(fare).some(([from, to]) => from === fromPortId && to === toPortId),
  );
}
