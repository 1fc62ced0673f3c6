import type { Availability } from '../availability/availability.ts';
import { DomainError } from '../domain-error.ts';
import type { LegOffer } from './leg-offer.ts';

/**
 * Refuses a leg that the web does not sell now, with the error that says why. Whether the places
 * are still there when the hold is made, only `takeStock` decides.
 * @throws DomainError `SAILING_CANCELLED`, `SALES_NOT_OPEN` with `details.salesOpenAt`,
 *   `WEB_SALES_CLOSED`, `DECK_FULL`, `PET_ROOM_FULL` or `CABIN_SOLD_OUT`, all with the leg
 */
export function assertOnSale(offer: LegOffer): void {
  const { leg, availability, salesOpenAt } = offer;
  switch (availability) {
    case 'available':
    case 'few':
      return;
    case 'cancelled':
      throw new DomainError('SAILING_CANCELLED', { leg });
    case 'notYetOpen':
      throw new DomainError('SALES_NOT_OPEN', { leg, salesOpenAt });
    case 'webClosed':
      throw new DomainError('WEB_SALES_CLOSED', { leg });
    case 'full':
    case 'unsuitable':
      throw new DomainError(soldOutCode(offer), { leg });
  }
}

/** What is missing: cabins first, because without one nobody comes. */
function soldOutCode(offer: LegOffer): 'CABIN_SOLD_OUT' | 'DECK_FULL' | 'PET_ROOM_FULL' {
  if (offer.cabins.some(({ availability }) => isGone(availability))) return 'CABIN_SOLD_OUT';
  return offer.deckAvailability && isGone(offer.deckAvailability) ? 'DECK_FULL' : 'PET_ROOM_FULL';
}

const isGone = (availability: Availability) =>
  availability === 'full' || availability === 'unsuitable';
