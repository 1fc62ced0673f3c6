import type {
  AlsoCancelled,
  CancellationChange,
  CancellationLine,
  CancellationQuoteRequest,
  DriverChoice,
  FareQuote,
  NewDriver,
} from '@ferry/api/customer-server';
import { DomainError } from '../domain-error.ts';
import { quoteTrip } from '../fares/quote-trip.ts';
import { type BookedLeg, type BookedTrip, type Cut, cabinOf, freeLegs } from './booked-trip.ts';
import { cutOf, isEmpty, isWholeLeg } from './cut.ts';
import { boundaries, changeFeeLines, feeLines, withFees } from './fee-lines.ts';
import { addLeftAlone } from './left-alone.ts';
import { driverChoicesOf, withNewDrivers } from './new-drivers.ts';
import { keyOf, type PricedPart, partsBefore, priceParts } from './price-parts.ts';
import { type RestOfTrip, restOfTrip } from './rest-of-trip.ts';
import { assertNobodyAboard, isOpenByTicket } from './used-ticket.ts';

/** What a cancellation costs and leaves; paidYen − refundYen − feeYen = restYen − waivedYen. */
export interface QuotedCancellation {
  alsoCancelled: AlsoCancelled[];
  /** Vehicles whose driver goes, and who could drive them instead. */
  driverChoices: DriverChoice[];
  lines: CancellationLine[];
  /** Parts that stay and cost otherwise now; and those of drivers who go, where others drive. */
  changes: CancellationChange[];
  /** What has been paid for all that was booked, and for changes what comes back; before the payment, what is demanded. */
  paidYen: number;
  feeYen: number;
  refundYen: number;
  /** The operator has freed what goes, whatever is kept for what was used: transfers are at its cost. */
  isOurs: boolean;
  restYen: number;
  /** 「いただきません」: what the rest would cost beyond what is left of the money. */
  waivedYen: number;
  /** When the fee next rises, and what it is and is refunded from then on. */
  next: { at: string; feeYen: number; refundYen: number } | undefined;
  /** Undefined when everything is cancelled. */
  rest: (RestOfTrip & { quote: FareQuote }) | undefined;
}

/**
 * What cancelling some items costs at an instant. Pure: the same trip, items and instant give the same
 * yen in the preview, at the confirmation and in the mail. The fee's base is the item's price after
 * discounts; the fuel adjustment comes back in full; before the payment everything is free; what the
 * operator does not sail is free, and what it waives the fee of. The rest is priced again with the facts of the booking, and where
 * that takes more than the cancellation gives, the shortfall is waived: a cancellation never charges.
 * Where the operator does not sail a leg, what goes is paid back as it was paid, and what the rest would cost
 * more without it (a return discount that is lost) is waived; fees paid for changes of it come back with it.
 * Of a partner ticket the fee is not less than what the passenger has used of it costs by itself.
 * Another driver costs nothing by themselves: who drove pays a passenger's fare and who drives a
 * driver's, and then the one who drove goes, with the fee of a passenger.
 * @throws DomainError `VALIDATION_FAILED` with an item that is not there or a driver who cannot be one,
 *   `CANCEL_CLOSED` with a leg that has departed, whose party has checked in, or that is on stand-by and does not go with
 *   one that the operator has ended; of a ticket that was begun only until it has arrived
 */
export function quoteCancellation(
  booked: BookedTrip,
  { items, newDrivers = [] }: CancellationQuoteRequest,
  now: Date,
): QuotedCancellation {
  const cut = cutOf(booked, items);
  const driverChoices = driverChoicesOf(booked, cut);
  const trip = withNewDrivers(booked, newDrivers, driverChoices);
  const alsoCancelled = addLeftAlone(trip, cut);
  const assertLeg = isOpenByTicket(trip, now) ? assertNobodyAboard : assertOpen;
  const asserted = trip.legs.filter(
    (leg) => !isEmpty(cut[leg.leg]) && !goesWithEnded(trip, cut, leg),
  );
  for (const leg of asserted) assertLeg(leg, now);
  const rest = restOfTrip(trip, cut);
  const before = priceParts(booked.sale.fares);
  const after = rest ? partsBefore(rest) : [];
  const gone = priceParts(trip.sale.fares).filter((part) => !stays(part, rest));
  const sum = (parts: readonly PricedPart[]) => parts.reduce((total, { yen }) => total + yen, 0);
  const feesBack = changeFeeLines(trip, cut);
  const feesBackYen = feesBack.reduce((total, { paidYen: yen }) => total + yen, 0);
  const bookedYen = Math.max(0, sum(before) - trip.waivedYen);
  const paidYen = bookedYen + feesBackYen;
  const restYen = sum(after);
  const free = freeLegs(trip, (leg) => isWholeLeg(trip, cut, leg));
  // Also before the payment, where no fee is to be freed of.
  const ours = freeLegs({ ...trip, isPaid: true }, (leg) => isWholeLeg(trip, cut, leg));
  const isOurs = trip.legs.some(({ leg }) => ours.has(leg) && !isEmpty(cut[leg]));
  const keptYen = Math.max(0, sum(before) - sum(gone) - trip.waivedYen);
  // What is left costs no more than it did where the operator does not sail.
  const restPaidYen = rest ? sum(priceParts({ ...rest.sale.fares, isAsPaid: true })) : 0;
  const dueYen = isOurs ? Math.min(restPaidYen, keptYen) : restPaidYen;
  const parts = withFees(trip, gone, free);
  const moneyAt = (at: Date) => {
    const lines = [...feeLines(parts, bookedYen, at), ...feesBack];
    const feeYen = lines.reduce((total, line) => total + line.feeYen, 0);
    const refundYen = Math.max(0, paidYen - feeYen - dueYen);
    return { lines, feeYen, refundYen, waivedYen: refundYen + feeYen + restYen - paidYen };
  };
  const money = moneyAt(now);
  const rises = (at: string) => moneyAt(new Date(at)).feeYen > money.feeYen;
  const at = boundaries(parts, now).find(rises);
  return {
    alsoCancelled,
    driverChoices,
    ...money,
    isOurs,
    changes: changesOf(before, [...after, ...gone], driversOf(booked, newDrivers)),
    paidYen,
    restYen,
    next: at === undefined ? undefined : { at, ...feeAndRefund(moneyAt(new Date(at))) },
    rest: rest && { ...rest, quote: quoteTrip(rest.sale.fares) },
  };
}

const feeAndRefund = ({ feeYen, refundYen }: { feeYen: number; refundYen: number }) => ({
  feeYen,
  refundYen,
});

/**
 * Nobody needs the other leg of a trip that the operator has ended: it goes as well, on stand-by or not, as long as it has its value.
 * Only all of it: it has no places of which some could stay.
 */
const goesWithEnded = (
  trip: BookedTrip,
  cut: Cut,
  { isStandingBy = false, isStandByOver }: BookedLeg,
): boolean =>
  isStandingBy &&
  !isStandByOver &&
  trip.legs.some(({ isEnded }) => isEnded) &&
  trip.legs.every(({ leg }) => isWholeLeg(trip, cut, leg));

function assertOpen(booked: BookedLeg, now: Date): void {
  const { leg, departureAt, isEnded, isCheckedIn, isStandingBy } = booked;
  if (isEnded || (!isCheckedIn && !isStandingBy && now < new Date(departureAt))) return;
  throw new DomainError('CANCEL_CLOSED', { leg });
}

/** Whether what a part is paid for stays, whatever it costs then. */
function stays({ leg, kind, position }: PricedPart, rest: RestOfTrip | undefined): boolean {
  const left = rest?.legs.find(({ before }) => before === leg);
  if (!rest || !left) return false;
  switch (kind) {
    case 'passenger': {
      const passenger = rest.passengers[rest.passengersBefore.indexOf(position)];
      return passenger !== undefined && cabinOf(passenger, left.leg) !== null;
    }
    case 'room':
      return left.cabinsBefore.includes(position);
    case 'vehicle':
      return left.vehiclesBefore.includes(position);
    case 'option':
      return left.optionsBefore.includes(position);
  }
}

/** Who drove, and who drives instead: their prices change for that. */
function driversOf({ legs }: BookedTrip, newDrivers: readonly NewDriver[]): Set<string> {
  return new Set(
    newDrivers.flatMap(({ leg, vehicle, driver }) => {
      const booked = legs.find((each) => each.leg === leg);
      return [driver, booked?.content.vehicles[vehicle]?.driver].map((each) => `${leg} ${each}`);
    }),
  );
}

/** @param after what stays as it is priced then, and what goes as it is cancelled */
function changesOf(
  before: readonly PricedPart[],
  after: readonly PricedPart[],
  drivers: ReadonlySet<string>,
): CancellationChange[] {
  const [previous, next] = [before, after].map(
    (parts) => new Map(parts.map((part) => [keyOf(part), part])),
  );
  return [...new Set([...before, ...after].map(keyOf))].flatMap((key) => {
    const [then, now] = [previous?.get(key), next?.get(key)];
    const part = now ?? then;
    const [beforeYen, afterYen] = [then?.yen ?? 0, now?.yen ?? 0];
    if (!part || beforeYen === afterYen) return [];
    const { leg, position, label } = part;
    const kind = part.isFuel ? ('fuel' as const) : part.kind;
    const isDriver = part.kind === 'passenger' && drivers.has(`${leg} ${position}`);
    const reason = isDriver ? 'driver' : reasonOf(then, part);
    return [{ leg, kind, position, label, reason, beforeYen, afterYen }];
  });
}

function reasonOf(then: PricedPart | undefined, part: PricedPart): CancellationChange['reason'] {
  if (part.kind === 'room') return 'emptyBerths';
  if (then?.ruleId === 'fare.driver' || (part.isFuel && !then)) return 'noVehicle';
  if (part.ruleId === 'fare.infant') return 'infant';
  return then?.discountId !== part.discountId ? 'discount' : 'other';
}
