import type { FareLine, FareQuote, LegFare } from '@ferry/api/customer-server';
import type { LegFareInput, TripFareInput } from '../../database/fare-input.ts';
import type { DiscountRule } from '../../rules/discount-rules.ts';
import { discountsOf, type PricedItem, priceItems, type Refusals } from './apply-discounts.ts';
import { compareDiscounts } from './compare-discounts.ts';
import { requestsAboard } from './discount-eligibility.ts';
import { type FareItem, item } from './fare-items.ts';
import { fareLines } from './fare-lines.ts';
import { fuelItems } from './fuel-items.ts';
import { passengerItems, yenOfCabins } from './passenger-items.ts';
import { productItems, productYenOfCabins } from './product-items.ts';
import { vehicleItems } from './vehicle-items.ts';

/**
 * The one fare engine: search, simulation, draft, hold and payment use it and so agree to the yen.
 * Every yen is a line with its rule; the total is their sum. Pure: what it needs is in the facts.
 */
export function quoteTrip(trip: TripFareInput): FareQuote {
  const refusals: Refusals = new Map();
  const outbound = priceLeg(trip.outbound, trip, refusals);
  const returnLeg = trip.return && priceLeg(trip.return, trip, refusals);
  const lines = [...outbound.lines, ...(returnLeg?.lines ?? [])];
  const items = [...outbound.items, ...(returnLeg?.items ?? [])];
  const totalYen = sum(lines);
  return {
    lines,
    totalYen,
    // 10 % are contained in the total; fractions of a yen are dropped.
    taxYen: Math.floor(totalYen / 11),
    outbound: legFare(trip.outbound, outbound, trip),
    return: trip.return && returnLeg ? legFare(trip.return, returnLeg, trip) : null,
    undiscountedYen: items.reduce((total, { item: { yen } }) => total + yen, 0),
    comparisons: compareDiscounts(discountsOf(trip), items, refusals, trip.resident),
  };
}

/** All that is paid for, item by item, as {@link quoteTrip} makes lines of it. */
export const pricedItems = (trip: TripFareInput): PricedItem[] =>
  [trip.outbound, ...(trip.return ? [trip.return] : [])].flatMap((leg) =>
    priceItemsOf(leg, trip, new Map()),
  );

/** What a leg costs, in yen, and why it costs less than it might. */
export interface LegPrice {
  totalYen: number;
  /** Without any discount. */
  undiscountedYen: number;
  /** Those that lower an item of the leg, each once, in the operator's order. */
  discounts: DiscountRule[];
}

/**
 * What a leg costs, for a search that shows only totals: the same items at the same prices as in
 * {@link quoteTrip}, without making lines of them.
 */
export function priceOfLeg(leg: LegFareInput, trip: TripFareInput): LegPrice {
  const items = priceItemsOf(leg, trip, new Map());
  const used = new Set(items.flatMap(({ best }) => best?.rule ?? []));
  return {
    totalYen: items.reduce((total, { item: { yen }, best }) => total + (best?.yen ?? yen), 0),
    undiscountedYen: items.reduce((total, { item: { yen } }) => total + yen, 0),
    discounts: leg.rules.discounts.filter((rule) => used.has(rule)),
  };
}

const legFare = (leg: LegFareInput, { lines }: PricedLeg, { product }: TripFareInput): LegFare => ({
  farePeriod: leg.farePeriod,
  totalYen: sum(lines),
  cabinsYen: product ? productYenOfCabins(leg, product) : yenOfCabins(leg),
});

interface PricedLeg {
  lines: FareLine[];
  items: PricedItem[];
}

function priceLeg(leg: LegFareInput, trip: TripFareInput, refusals: Refusals): PricedLeg {
  const items = priceItemsOf(leg, trip, refusals);
  return { lines: fareLines(items), items };
}

/** People, rooms, vehicles, options; then the fuel adjustment, which no discount lowers. */
function priceItemsOf(leg: LegFareInput, trip: TripFareInput, refusals: Refusals): PricedItem[] {
  const requests = requestsAboard(leg, trip.requests);
  const people = trip.product ? productItems(leg, trip.product) : passengerItems(leg);
  const fares = [...people, ...vehicleItems(leg, requests), ...optionItems(leg)];
  const fuel = fuelItems(leg, trip.product !== undefined).map(
    (each): PricedItem => ({ item: each, discounted: new Map(), best: undefined }),
  );
  return [...priceItems(sortItems(fares), leg, { ...trip, requests }, refusals), ...fuel];
}

/** Rules `option.meal` and `option.pet`: they cost what they cost. */
function optionItems(leg: LegFareInput): FareItem[] {
  return leg.options.flatMap(({ ruleId, label, quantity, yen }, position) => {
    const part = { kind: 'option' as const, position };
    return Array.from({ length: quantity }, () => item({ leg: leg.leg, part, ruleId, label, yen }));
  });
}

const ORDER = [
  'product.adult',
  'product.child',
  'product.return',
  'product.free',
  'product.upgrade',
  'fare.driver',
  'fare.adult',
  'fare.child',
  'fare.infant',
  'fare.infant-free',
  'fare.baby-free',
  'fare.private-use',
  'fare.room',
];

/** As on a receipt: people, rooms, vehicles, options. */
function sortItems(items: readonly FareItem[]): FareItem[] {
  const place = ({ ruleId }: FareItem) => ORDER.indexOf(ruleId) + 1 || ORDER.length + 1;
  return items.toSorted((one, other) => place(one) - place(other));
}

const sum = (lines: readonly FareLine[]) =>
  lines.reduce((total, { amountYen }) => total + amountYen, 0);
