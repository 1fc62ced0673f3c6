import type { LegName } from '@ferry/api/customer-server';
import type { LegFareInput, ProductFareInput } from '../../database/fare-input.ts';
import type { SoldLeg, StoredSale } from '../../database/stored-sale.ts';
import type { TripOffer } from '../trips/find-trip-offer.ts';
import type { LegOffer } from '../trips/leg-offer.ts';
import type { BookingToChange } from './find-booking.ts';

/** A leg as it was sold: what it costs, and the terms of its cancellation. */
interface Sold {
  fares: LegFareInput;
  leg: SoldLeg;
}

/**
 * By what a changed trip is sold. On a section that is booked already, what is sold again costs what it did: a
 * new tariff is for what is new. Discounts that ask for the day of the booking go by that of the first one, so
 * that a change there and back costs nothing but fees.
 */
export function withSoldPrices(booking: BookingToChange, offer: TripOffer): StoredSale {
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
      outbound: merged(sale.fares.outbound, outbound),
      return: sale.fares.return && merged(sale.fares.return, returned),
      ...(product && { product }),
    },
    outbound: termsOf(sale.outbound, outbound),
    return: sale.return && termsOf(sale.return, returned),
  };
}

/** A ticket costs what it did on the sailing that it was bought for; with another one, what it costs by that. */
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
    gradeAdultYen: {
      outbound: ticket.gradeAdultYen.outbound,
      return: (returned ? sold : next).gradeAdultYen.return,
    },
  };
}

/** The leg of the booking on the same section of the same sailing, whichever it was. */
function soldBefore(
  { row: { sale }, legs }: BookingToChange,
  { stock }: LegOffer,
): Sold | undefined {
  const same = legs.find(
    ({ row }) =>
      row.sailing_id === stock.sailingId &&
      row.from_call === stock.fromCall &&
      row.to_call === stock.toCall,
  );
  const name: LegName | undefined = same?.row.leg;
  const leg = name && sale?.[name];
  const fares = name && sale?.fares[name];
  return leg && fares ? { leg, fares } : undefined;
}

function merged(today: LegFareInput, sold: Sold | undefined): LegFareInput {
  if (!sold) return today;
  const { fares } = sold;
  return {
    ...fares,
    leg: today.leg,
    cabins: today.cabins.map((cabin) => {
      const same = fares.cabins.find(
        ({ cabinTypeName, grade }) =>
          cabinTypeName === cabin.cabinTypeName && grade === cabin.grade,
      );
      return same ? { ...cabin, adultYen: same.adultYen, roomYen: same.roomYen } : cabin;
    }),
    vehicles: today.vehicles.map((vehicle) => {
      const same = fares.vehicles.find(({ classId }) => classId === vehicle.classId);
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
