import type {
  CustomerInput,
  DiscountRequest,
  PassengerInput,
  TripChoice,
  VehicleInput,
} from '@ferry/api/customer-server';
import type { StoredTrip } from '../../database/stored-trip.ts';
import type { PartnerTicketRow } from '../partner-tickets/partner-ticket-rows.ts';
import { seatEverybody } from './seating.ts';
import type { PricedTrip } from './trip.ts';

/**
 * A trip before the passengers have names: the first of each class travel, the first adults drive.
 * @param ticket the partner ticket that it is sold by
 */
export function anonymousTrip(choice: TripChoice, ticket?: PartnerTicketRow): PricedTrip {
  const trip = { outbound: choice.outbound, return: choice.return };
  return {
    ...trip,
    travellers: seatEverybody(trip),
    requests: ticket ? [] : (choice.discountRequests ?? []),
    ticket,
    isUnfinished: false,
    drivers: { outbound: [], return: [] },
  };
}

/**
 * A trip with its customers: their cabins, discounts and drivers decide.
 * @param resident position of the passenger who has the fare of residents without asking for it
 * @param ticket the partner ticket that it is sold by
 */
export function tripOf(
  trip: StoredTrip,
  customers: CustomerInput,
  resident?: number,
  ticket?: PartnerTicketRow,
): PricedTrip {
  return {
    ...trip,
    resident,
    travellers: customers.passengers,
    requests: ticket ? [] : requestsOfCustomers(customers),
    ticket,
    isUnfinished: true,
    drivers: {
      outbound: customers.outboundVehicles.map(driverOf),
      return: customers.returnVehicles.map(driverOf),
    },
  };
}

/** The discounts that passengers ask for. */
export function requestsOfCustomers({
  passengers,
}: Pick<CustomerInput, 'passengers'>): DiscountRequest[] {
  return passengers.flatMap(requestOf);
}

const driverOf = ({ driver }: VehicleInput) => driver;

/** Without a class it is not known yet how much: no discount until it is. */
function requestOf({ discount }: PassengerInput, passenger: number): DiscountRequest[] {
  if (!discount) return [];
  const { discountId, carer } = discount;
  const disabilityClass = discount.disabilityClass || null;
  return [
    {
      passenger,
      discountId,
      disabilityClass,
      carer: disabilityClass === 'class1' ? carer : null,
    },
  ];
}
