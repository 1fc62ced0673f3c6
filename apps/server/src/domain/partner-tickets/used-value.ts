import type { LegName, TicketCrossing, UsedPart } from '@ferry/api/customer-server';
import type { Seat, TripFareInput } from '../../database/fare-input.ts';
import type { SoldTicket } from '../../database/sold-ticket.ts';
import { upgradeYen } from '../fares/product-items.ts';
import { childFare } from '../fares/rounding.ts';

/** What was used of a sold ticket: the legs that have sailed, and the includes that partners have given. */
export interface UsedOfTicket {
  legs: readonly LegName[];
  vouchers: readonly { passenger: number; include: number }[];
}

const WORDS: Record<LegName, string> = { outbound: '往路の運賃', return: '復路の運賃' };

/**
 * What the legs of a ticket's trip cost by themselves, in yen: adult fares of the contained grade, before
 * discounts and without the fuel adjustment. Said before the ticket is bought, because it is what a
 * ticket that is partly used is refunded less by.
 */
export function crossingsOf({ product, ...trip }: TripFareInput): TicketCrossing[] {
  if (!product) return [];
  return (['outbound', 'return'] as const).flatMap((leg) => {
    const sold = trip[leg];
    if (!sold) return [];
    const adultYen = product.gradeAdultYen[leg];
    const childYen = product.gradeChildYen?.[leg] ?? childFare(adultYen, sold.rules);
    return [{ leg, adultYen, childYen }];
  });
}

/**
 * What a passenger has used of a ticket, each at its price by itself: legs at {@link crossingsOf} and what
 * a better grade cost them there, includes at the prices that the ticket was sold with.
 */
export function usedBy(
  { fares, ticket }: { fares: TripFareInput; ticket: SoldTicket },
  passenger: number,
  used: UsedOfTicket,
): UsedPart[] {
  const crossings = used.legs.flatMap((leg) => {
    const yen = crossingYen(fares, leg, passenger);
    return yen > 0 ? [{ label: WORDS[leg], yen }] : [];
  });
  const seat = seatOn(fares, 'outbound', passenger)?.seat;
  const includes = used.vouchers.flatMap((voucher) => {
    const include = ticket.includes[voucher.include];
    if (voucher.passenger !== passenger || !include || !seat) return [];
    const yen = seat.kind === 'adult' ? include.normalAdultYen : include.normalChildYen;
    return [{ label: include.name, yen }];
  });
  return [...crossings, ...includes];
}

function crossingYen(fares: TripFareInput, leg: LegName, passenger: number): number {
  const { product } = fares;
  const sold = fares[leg];
  const found = seatOn(fares, leg, passenger);
  const crossing = crossingsOf(fares).find((each) => each.leg === leg);
  if (!product || !sold || !found || !crossing) return 0;
  const upgrade = upgradeYen(sold, found.cabin, found.seat, product);
  switch (found.seat.kind) {
    case 'adult':
      return crossing.adultYen + upgrade;
    case 'child':
    case 'payingInfant':
      return crossing.childYen + upgrade;
    case 'freeInfant':
    case 'baby':
      return 0;
  }
}

function seatOn(fares: TripFareInput, leg: LegName, passenger: number) {
  for (const cabin of fares[leg]?.cabins ?? []) {
    const seat: Seat | undefined = cabin.seats.find((each) => each.passenger === passenger);
    if (seat) return { cabin, seat };
  }
  return undefined;
}
