import type { Passenger, Reservation, ReservationLeg } from '@ferry/api/customer-server';
import { travellersOf } from '@ferry/format/check-in';

/** The legs with what they are called (a single one is no 往路) and who travels on them. */
export function titledLegs({
  outbound,
  return: returnLeg,
  passengers,
}: Pick<Reservation, 'outbound' | 'return' | 'passengers'>): [
  string,
  ReservationLeg,
  Passenger[],
][] {
  const onOutbound = travellersOf(passengers, 'outbound');
  if (!returnLeg) return [['行程', outbound, onOutbound]];
  return [
    ['往路', outbound, onOutbound],
    ['復路', returnLeg, travellersOf(passengers, 'return')],
  ];
}
