import type {
  CabinFareInput,
  LegFareInput,
  ProductFareInput,
  Seat,
} from '../../database/fare-input.ts';
import { type FareItem, item } from './fare-items.ts';
import { privateUseItems, roomItems } from './passenger-items.ts';
import { childFare, childYenOf } from './rounding.ts';

/**
 * What the passengers of a leg cost that is sold by a partner ticket: the ticket on the outbound
 * leg, nothing on the return one, and on each what a better grade costs more than the contained
 * one. The ticket has the fuel adjustment of people in it, and no discount lowers it; rooms and
 * empty berths cost what they always cost.
 */
export const productItems = (leg: LegFareInput, product: ProductFareInput): FareItem[] =>
  cabinItems(leg, product).flat();

/** What each cabin of such a leg costs, in yen: as {@link productItems}, by cabin. */
export const productYenOfCabins = (leg: LegFareInput, product: ProductFareInput): number[] =>
  cabinItems(leg, product).map((items) => items.reduce((total, { yen }) => total + yen, 0));

const cabinItems = (leg: LegFareInput, product: ProductFareInput): FareItem[][] =>
  leg.cabins.map((cabin, position) => [
    ...cabin.seats.flatMap((seat) => seatItems(leg, cabin, seat, product)),
    ...privateUseItems(leg, cabin, position),
    ...roomItems(leg, cabin, position),
  ]);

function seatItems(
  leg: LegFareInput,
  cabin: CabinFareInput,
  seat: Seat,
  product: ProductFareInput,
): FareItem[] {
  const base = {
    leg: leg.leg,
    part: { kind: 'passenger' as const, position: seat.passenger },
    passenger: seat.passenger,
    grade: cabin.grade,
  };
  const upgrade = upgradeYen(leg, cabin, seat, product);
  return [
    item({ ...base, ...ticketOf(leg, seat, product) }),
    ...(upgrade > 0
      ? [
          item({
            ...base,
            ruleId: 'product.upgrade',
            label: `等級の差額(${cabin.cabinTypeName})`,
            yen: upgrade,
          }),
        ]
      : []),
  ];
}

/** Rules `product.adult`, `product.child`, `product.free`, and `product.return` for the return leg. */
function ticketOf({ leg }: LegFareInput, { kind }: Seat, product: ProductFareInput) {
  const { label, adultYen, childYen } = product;
  if (kind === 'baby') return { ruleId: 'product.free', label: '乳児(無料)', yen: 0 };
  if (kind === 'freeInfant') {
    return { ruleId: 'product.free', label: '幼児(大人に同伴・無料)', yen: 0 };
  }
  if (leg === 'return') return { ruleId: 'product.return', label: `復路(${label}に含む)`, yen: 0 };
  if (kind === 'adult') return { ruleId: 'product.adult', label: `${label}(大人)`, yen: adultYen };
  const who = kind === 'child' ? '小人' : '幼児・小人と同額';
  return { ruleId: 'product.child', label: `${label}(${who})`, yen: childYen };
}

/** Rule `product.upgrade`, in yen: the fare of the cabin less that of the contained grade, never below 0. */
export function upgradeYen(
  { leg, rules }: LegFareInput,
  cabin: CabinFareInput,
  { kind }: Seat,
  { gradeAdultYen, gradeChildYen }: ProductFareInput,
): number {
  const { adultYen } = cabin;
  const contained = gradeAdultYen[leg];
  switch (kind) {
    case 'adult':
      return Math.max(0, adultYen - contained);
    case 'child':
    case 'payingInfant':
      return Math.max(
        0,
        childYenOf(cabin, rules) - (gradeChildYen?.[leg] ?? childFare(contained, rules)),
      );
    case 'freeInfant':
    case 'baby':
      return 0;
  }
}
