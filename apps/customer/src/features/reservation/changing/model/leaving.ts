import type { CustomerInput, Party, PassengerClass, Reservation } from '@ferry/api/customer';
import { passengerClasses } from '../../../../copy/passenger-classes.ts';

/** How many of each class these passengers are. */
function countOf(passengers: readonly { passengerClass: string }[]): Party {
  const count = (passengerClass: PassengerClass) =>
    passengers.filter((each) => each.passengerClass === passengerClass).length;
  return {
    adults: count('adult'),
    children: count('child'),
    infants: count('infant'),
    babies: count('baby'),
  };
}

/** Whether all passengers travel on every leg: then one who leaves, leaves all of them. */
export const allTravelTogether = ({ passengers, return: returnLeg }: Reservation): boolean =>
  passengers.every(
    ({ outboundCabin, returnCabin }) =>
      outboundCabin !== null && (returnLeg === null || returnCabin !== null),
  );

/** What becomes of a party: who leaves, by position, and how many come in addition. */
export type PartyChange = { leaving: ReadonlySet<number>; added: Partial<Party> };

/** The party after the change. */
export function partyAfter(
  { passengers }: Pick<Reservation, 'passengers'>,
  { leaving, added }: PartyChange,
): Party {
  const stays = countOf(passengers.filter((_, position) => !leaving.has(position)));
  const sum = (key: keyof Party) => stays[key] + (added[key] ?? 0);
  return {
    adults: sum('adults'),
    children: sum('children'),
    infants: sum('infants'),
    babies: sum('babies'),
  };
}

/** Whether one of a class leaves while another one of it comes: who is who is asked with the names. */
export function isExchange(
  { passengers }: Pick<Reservation, 'passengers'>,
  { leaving, added }: PartyChange,
): boolean {
  const gone = countOf(passengers.filter((_, position) => leaving.has(position)));
  return passengerClasses.some(({ key }) => gone[key] > 0 && (added[key] ?? 0) > 0);
}

/**
 * The customers with those who leave at the end: of a smaller party the server keeps the first of each class. What
 * they drove or whom they looked after is asked again.
 */
export function withLeaversLast(
  customers: CustomerInput,
  leaving: ReadonlySet<number>,
): CustomerInput {
  const positions = [...customers.passengers.keys()];
  const order = [
    ...positions.filter((position) => !leaving.has(position)),
    ...positions.filter((position) => leaving.has(position)),
  ];
  const moved = (position: number | null) =>
    position === null || leaving.has(position) ? null : order.indexOf(position);
  const driven = <Vehicle extends { driver: number | null }>(vehicle: Vehicle): Vehicle => ({
    ...vehicle,
    driver: moved(vehicle.driver),
  });
  const { representative } = customers;
  return {
    ...customers,
    // The contact of the booking stays, also without the person on board.
    representative: { ...representative, travels: representative.travels && !leaving.has(0) },
    passengers: order.flatMap((position) => {
      const passenger = customers.passengers[position];
      if (!passenger) return [];
      const { discount } = passenger;
      return [
        discount
          ? { ...passenger, discount: { ...discount, carer: moved(discount.carer) } }
          : passenger,
      ];
    }),
    outboundVehicles: customers.outboundVehicles.map(driven),
    returnVehicles: customers.returnVehicles.map(driven),
  };
}
