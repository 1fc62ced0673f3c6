import type {
  CustomerInput,
  DiscountRequest,
  PassengerClass,
  PassengerInput,
  VehicleInput,
} from '@ferry/api/customer-server';
import type { StoredTrip } from '../../database/stored-trip.ts';
import { CLASSES, classesOf, isSeated, seatOnLeg } from '../trips/seating.ts';
import { legsOf } from '../trips/trip.ts';

/** Empty fields for every passenger and vehicle of a trip, in cabins as they come. */
export function blankCustomers(
  trip: StoredTrip,
  requests: readonly DiscountRequest[] = [],
): CustomerInput {
  const blank: CustomerInput = {
    representative: {
      travels: true,
      familyName: '',
      givenName: '',
      familyNameKana: '',
      givenNameKana: '',
      postalCode: '',
      prefecture: '',
      city: '',
      line1: '',
      building: '',
      phone: '',
      dayPhone: '',
      email: '',
    },
    passengers: classesOf(trip).map(blankPassenger),
    outboundVehicles: [],
    returnVehicles: [],
    sensitiveDataConsent: false,
  };
  return fitCustomers(blank, trip, requests);
}

/**
 * The customers of a changed trip: each class keeps its first ones, each vehicle its details, new
 * ones are empty; cabins stay as they were assigned if they still can.
 * @param requests discounts chosen with the trip; undefined leaves the passengers' own
 */
export function fitCustomers(
  customers: CustomerInput,
  trip: StoredTrip,
  requests?: readonly DiscountRequest[],
): CustomerInput {
  const left = [...customers.passengers];
  const people = classesOf(trip).map((passengerClass) => {
    const index = left.findIndex((passenger) => passenger.passengerClass === passengerClass);
    return left.splice(index, index < 0 ? 0 : 1)[0] ?? blankPassenger(passengerClass);
  });
  const seated = legsOf(trip).reduce(
    (list, [name, leg]) => seatOnLeg(list, name, leg),
    trip.return ? people : people.map((person) => ({ ...person, returnCabin: null })),
  );
  const passengers = requests ? withDiscounts(seated, requests) : seated;
  return {
    ...customers,
    passengers,
    outboundVehicles: fitVehicles(customers.outboundVehicles, trip.outbound.vehicles.length),
    returnVehicles: fitVehicles(customers.returnVehicles, trip.return?.vehicles.length ?? 0),
  };
}

/** Whether the customers are the trip's: each has the place that the trip has for them. */
export function fitsTrip(customers: CustomerInput, trip: StoredTrip): boolean {
  const { passengers, outboundVehicles, returnVehicles } = customers;
  const aboard = passengers.every(
    ({ outboundCabin, returnCabin }) => outboundCabin !== null || returnCabin !== null,
  );
  const hasReturn = trip.return !== null || passengers.every((each) => each.returnCabin === null);
  return (
    aboard &&
    hasReturn &&
    legsOf(trip).every(([name, leg]) => isSeated(passengers, name, leg)) &&
    outboundVehicles.length === trip.outbound.vehicles.length &&
    returnVehicles.length === (trip.return?.vehicles.length ?? 0)
  );
}

/** Adults, children, infants, babies; within a class the order stays. References follow. */
export function sortPassengers(customers: CustomerInput): CustomerInput {
  const order = customers.passengers
    .map((passenger, index) => ({ passenger, index }))
    .toSorted(
      (a, b) =>
        CLASSES.indexOf(a.passenger.passengerClass) - CLASSES.indexOf(b.passenger.passengerClass),
    );
  const moved = (index: number | null) => {
    const place = order.findIndex((each) => each.index === index);
    return place < 0 ? null : place;
  };
  const driven = (vehicle: VehicleInput) => ({ ...vehicle, driver: moved(vehicle.driver) });
  return {
    ...customers,
    passengers: order.map(({ passenger }) =>
      passenger.discount
        ? {
            ...passenger,
            discount: { ...passenger.discount, carer: moved(passenger.discount.carer) },
          }
        : passenger,
    ),
    outboundVehicles: customers.outboundVehicles.map(driven),
    returnVehicles: customers.returnVehicles.map(driven),
  };
}

function withDiscounts(
  passengers: readonly PassengerInput[],
  requests: readonly DiscountRequest[],
): PassengerInput[] {
  return passengers.map((passenger, index) => {
    const request = requests.find((each) => each.passenger === index);
    const discount = request
      ? {
          discountId: request.discountId,
          certificate: passenger.discount?.certificate ?? ('' as const),
          disabilityClass: request.disabilityClass ?? ('' as const),
          carer: request.carer,
        }
      : null;
    return { ...passenger, discount };
  });
}

function fitVehicles(vehicles: readonly VehicleInput[], count: number): VehicleInput[] {
  return Array.from({ length: count }, (_, index) => vehicles[index] ?? blankVehicle());
}

function blankVehicle(): VehicleInput {
  return {
    driver: null,
    model: '',
    plateUndecided: false,
    plate: { place: '', classNumber: '', kana: '', number: '' },
    isLow: false,
  };
}

function blankPassenger(passengerClass: PassengerClass): PassengerInput {
  return {
    passengerClass,
    outboundCabin: null,
    returnCabin: null,
    familyName: '',
    givenName: '',
    familyNameKana: '',
    givenNameKana: '',
    sex: '',
    age: '',
    birthDate: '',
    city: '',
    livesAbroad: false,
    nationality: '',
    passportNumber: '',
    emergencySupport: '',
    emergencySupportDetail: '',
    discount: null,
    assistance: [],
    assistanceNote: '',
  };
}
