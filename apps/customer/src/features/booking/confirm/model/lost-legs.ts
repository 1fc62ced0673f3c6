import type { Availability, Draft, LegName } from '@ferry/api/customer';

/** What a hold is refused for. A state that this build does not know is left to the server. */
const LOST: readonly Availability[] = [
  'full',
  'notYetOpen',
  'webClosed',
  'cancelled',
  'unsuitable',
];

/** The legs that can be held no more; none while the draft's own hold has their places. */
export function lostLegs({ outbound, return: returnLeg, reservationId }: Draft): LegName[] {
  if (reservationId !== null) return [];
  const isLost = (leg: Draft['return']) => leg !== null && LOST.includes(leg.availability);
  return [
    ...(isLost(outbound) ? (['outbound'] as const) : []),
    ...(isLost(returnLeg) ? (['return'] as const) : []),
  ];
}
