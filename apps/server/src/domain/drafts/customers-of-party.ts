import type {
  CustomerInput,
  Party,
  PassengerClass,
  PassengerInput,
} from '@ferry/api/customer-server';

const CLASSES = ['adult', 'child', 'infant', 'baby'] as const;

/** The classes of a party's passengers, in the contract's order. */
function classesOf(party: Party): PassengerClass[] {
  const counts = [party.adults, party.children, party.infants, party.babies];
  return CLASSES.flatMap((each, index) => Array<PassengerClass>(counts[index] ?? 0).fill(each));
}

/** Empty fields for every passenger of a party. */
export function blankCustomers(party: Party): CustomerInput {
  return {
    representative: {
      travels: true,
      familyName: '',
      givenName: '',
      familyNameKana: '',
      givenNameKana: '',
      phone: '',
      email: '',
    },
    passengers: classesOf(party).map(blankPassenger),
  };
}

/** The customers of a changed party: each class keeps its first ones, new ones are empty. */
export function fitCustomers(customers: CustomerInput, party: Party): CustomerInput {
  const left = [...customers.passengers];
  const passengers = classesOf(party).map((passengerClass) => {
    const index = left.findIndex((passenger) => passenger.passengerClass === passengerClass);
    return index < 0
      ? blankPassenger(passengerClass)
      : (left.splice(index, 1)[0] ?? blankPassenger(passengerClass));
  });
  return { ...customers, passengers };
}

/** Whether the customers are the party's: as many of each class. */
export function fitsParty(customers: CustomerInput, party: Party): boolean {
  const wanted = classesOf(party).join();
  return (
    inOrder(customers.passengers)
      .map((passenger) => passenger.passengerClass)
      .join() === wanted
  );
}

/** Adults, children, infants, babies; within a class the order stays. */
export function inOrder(passengers: readonly PassengerInput[]): PassengerInput[] {
  return passengers.toSorted(
    (a, b) => CLASSES.indexOf(a.passengerClass) - CLASSES.indexOf(b.passengerClass),
  );
}

function blankPassenger(passengerClass: PassengerClass): PassengerInput {
  return {
    passengerClass,
    familyName: '',
    givenName: '',
    familyNameKana: '',
    givenNameKana: '',
    sex: '',
    age: '',
    municipality: '',
    emergencySupport: '',
    emergencySupportDetail: '',
  };
}
