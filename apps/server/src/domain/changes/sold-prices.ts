import type { LegName, Sailing } from '@ferry/api/customer-server';
import type { LegFareInput, ProductFareInput } from '../../database/fare-input.ts';
import type { SoldLeg, StoredSale } from '../../database/stored-sale.ts';
import type { LegOfReservation } from '../reservations/reservation-legs.ts';
import type { SailingRow } from '../sailings/sailing-rows.ts';
import type { TripOffer } from '../trips/find-trip-offer.ts';
import type { LegOffer } from '../trips/leg-offer.ts';
import type { BookingToChange } from './find-booking.ts';
import { rebookedFares } from './rebooked-prices.ts';
import { leftAlone } from './sold-later.ts';

/** A leg as it was sold: what it costs, and the terms of its cancellation. */
interface Sold {
  fares: LegFareInput;
  leg: SoldLeg;
  /** The operator has ended it, and another sailing takes its place. */
  isEnded: boolean;
}

/**
 * By what a changed trip is sold. On a section that is booked already, what is sold again costs what it did: a
 * new tariff is for what is new. In the place of a sailing that the operator does not sail another one costs no more
 * ({@link rebookedFares}). Discounts that ask for the day of the booking go by that of the first one, so
 * that a change there and back costs nothing but fees.
 * @param kept of each passenger the position in the booking; null for another person
 */
export function withSoldPrices(
  booking: BookingToChange,
  offer: TripOffer,
  rows: readonly (Pick<SailingRow, 'fares'> & { leg: LegName })[],
  kept: readonly (number | null)[] = [],
): StoredSale {
  const { sale } = offer;
  const before = booking.row.sale;
  if (!before) return sale;
  const outbound = soldBefore(booking, offer.outbound);
  const returned = offer.return && soldBefore(booking, offer.return);
  const product = productOf(before, sale, { outbound, returned });
  return {
    fares: {
      ...sale.fares,
      bookedOn: before.fares.bookedOn,
      // What was paid for it stays the base of later fees, and what is waived is of that.
      outbound: {
        ...merged(sale.fares.outbound, outbound, rows),
        ...leftAlone(before.fares.outbound, sale.fares.outbound, kept),
      },
      return: sale.fares.return && merged(sale.fares.return, returned, rows),
      ...(product && { product }),
    },
    outbound: termsOf(sale.outbound, outbound),
    return: sale.return && termsOf(sale.return, returned),
  };
}

/**
 * A ticket costs what it did on the sailing that it was bought for, and no more in the place of one that the operator
 * does not sail; with another one, what it costs by that.
 */
function productOf(
  before: StoredSale,
  today: StoredSale,
  { outbound, returned }: Record<'outbound' | 'returned', Sold | undefined>,
): ProductFareInput | undefined {
  const [sold, next] = [before.fares.product, today.fares.product];
  if (!sold || !next) return next;
  const ticket = outbound ? sold : next;
  return {
    ...ticket,
    ...(outbound?.isEnded && {
      adultYen: Math.min(sold.adultYen, next.adultYen),
      childYen: Math.min(sold.childYen, next.childYen),
    }),
    gradeAdultYen: {
      outbound: ticket.gradeAdultYen.outbound,
      return: (returned ? sold : next).gradeAdultYen.return,
    },
    gradeChildYen: {
      outbound: ticket.gradeChildYen?.outbound,
      return: (returned ? sold : next).gradeChildYen?.return,
    },
  };
}

/**
 * The leg of the booking on the same section of the same sailing, whichever it was; else the one that the operator does
 * not sail, where this one takes its place within the operator's days.
 */
function soldBefore(
  { row: { sale }, legs }: BookingToChange,
  { leg: name, stock, sailing }: LegOffer,
): Sold | undefined {
  const same = legs.find(
    ({ row }) =>
      row.sailing_id === stock.sailingId &&
      row.from_call === stock.fromCall &&
      row.to_call === stock.toCall,
  );
  const ended = legs.find(
    (each) => each.row.leg === name && each.isEnded && isInstead(each, sailing),
  );
  const found = same ?? ended;
  const leg = found && sale?.[found.row.leg];
  const fares = found && sale?.fares[found.row.leg];
  return leg && fares ? { leg, fares, isEnded: !same } : undefined;
}

const DAY = 24 * 60 * 60_000;

/** Over the same section, within the operator's days of the one that is not sailed. */
function isInstead({ row, described, rules }: LegOfReservation, next: Sailing): boolean {
  const apart = Date.parse(next.departureAt) - Date.parse(described.sailing.departureAt);
  return (
    next.fromPort.id === row.from_port_id &&
    next.toPort.id === row.to_port_id &&
    Math.abs(apart) <= rules.changes.rebookWithinDays * DAY
  );
}

function merged(
  today: LegFareInput,
  sold: Sold | undefined,
  rows: Parameters<typeof withSoldPrices>[2],
): LegFareInput {
  if (!sold) return today;
  const { fares } = sold;
  if (sold.isEnded) {
    const row = rows.find(({ leg }) => leg === today.leg);
    return rebookedFares(today, fares, row?.fares ?? {});
  }
  return {
    ...fares,
    leg: today.leg,
    cabins: today.cabins.map((cabin) => {
      const same = fares.cabins.find(
        ({ cabinTypeName, grade }) =>
          cabinTypeName === cabin.cabinTypeName && grade === cabin.grade,
      );
      if (!same) return cabin;
      const { adultYen, roomYen, childYen, residentYen, fuel } = same;
      return { ...cabin, adultYen, roomYen, childYen, residentYen, fuel };
    }),
    vehicles: today.vehicles.map((vehicle) => {
      const same = fares.vehicles.find(
        ({ classId, metres }) => classId === vehicle.classId && metres === vehicle.metres,
      );
      return same ? { ...vehicle, yen: same.yen } : vehicle;
    }),
    options: today.options.map((option) => {
      const same = fares.options.find(
        ({ ruleId, label }) => ruleId === option.ruleId && label === option.label,
      );
      return same ? { ...option, yen: same.yen } : option;
    }),
  };
}

/** What cancelling costs stays as it was on the day of the booking. */
const termsOf = (today: SoldLeg, sold: Sold | undefined): SoldLeg =>
  sold ? { ...today, cancellation: sold.leg.cancellation } : today;
