import type {
  DiscountRequest,
  LegChoice,
  Party,
  PetChoice,
  TripChoice,
  VehicleChoice,
} from '@ferry/api/customer-server';
import fc from 'fast-check';
import type { SectionOfSailing } from '../sailings/offer.ts';
import { planCabins } from '../search/cabin-plan.ts';
import { sectionOn } from './demo-section.fixture.ts';

// Trips for properties: every route of the demonstration, one way and return, with all that it sells.

const REQUESTED: (Omit<DiscountRequest, 'passenger'> | undefined)[] = [
  undefined,
  { discountId: 'dis_student', disabilityClass: null, carer: null },
  { discountId: 'dis_disabled', disabilityClass: 'class2', carer: null },
  { discountId: 'dis_resident', disabilityClass: null, carer: null },
];

// Day crossing, night crossing in two periods, and a part of the island line.
export const there: SectionOfSailing[] = [
  sectionOn('strait-0640', '2027-08-02'),
  sectionOn('night-1900-yoikaze', '2027-08-02', { period: 'A' }),
  sectionOn('night-1900-hoshikaze', '2027-08-03', { period: 'C' }),
  sectionOn('islands-0720', '2027-08-02', { period: 'A', toCall: 2 }),
];
const home: SectionOfSailing[] = [
  sectionOn('strait-back-1120', '2027-08-09'),
  sectionOn('night-back-2410-yoikaze', '2027-08-05', { period: 'A' }),
  sectionOn('night-back-2410-hoshikaze', '2027-08-20', { period: 'B' }),
  sectionOn('islands-back-0935', '2027-08-04', { period: 'A' }),
];

export const parties = fc
  .record({
    adults: fc.integer({ min: 1, max: 9 }),
    children: fc.integer({ min: 0, max: 4 }),
    infants: fc.integer({ min: 0, max: 3 }),
    babies: fc.integer({ min: 0, max: 2 }),
  })
  .filter(({ adults, children, infants, babies }) => adults + children + infants + babies <= 9);

const vehicles = (party: Party, row: SectionOfSailing['row']): fc.Arbitrary<VehicleChoice[]> => {
  const ids = row.rules.vehicles.types
    .filter(({ isPhoneOnly }) => !isPhoneOnly)
    .map(({ id }) => id);
  const vehicle = fc.record({
    vehicleTypeId: fc.constantFrom(...ids),
    lengthCm: fc.integer({ min: 200, max: 599 }),
    heightCm: fc.constantFrom(null, 155, 290),
    loadedLengthCm: fc.constant(null),
  });
  return fc.array(vehicle, { maxLength: Math.min(party.adults, 3) });
};

/** Where a small pet may stay on a leg. */
function placesOfPets(
  { row }: SectionOfSailing,
  type: SectionOfSailing['row']['cabin_types'][number],
  chosen: readonly VehicleChoice[],
): PetChoice['stay'][] {
  const kinds = chosen.map(
    ({ vehicleTypeId }) => row.rules.vehicles.types.find(({ id }) => id === vehicleTypeId)?.kind,
  );
  const takes = {
    petRoom: true,
    cabin: type.takesPets,
    vehicle: kinds.includes('car') || kinds.includes('kei'),
  };
  return row.rules.petStays.flatMap(({ stay }) => (takes[stay] ? [stay] : []));
}

/** A leg that the sailing's rules accept: the party in cabins of one type, perhaps for itself. */
function legs(section: SectionOfSailing): fc.Arbitrary<LegChoice> {
  const { row, ports } = section;
  return parties.chain((party) =>
    fc
      .record({
        type: fc.constantFrom(...row.cabin_types),
        isPrivate: fc.boolean(),
        vehicles: vehicles(party, row),
        meals: fc.constantFrom(
          ...[[], ...row.rules.meals.map(({ id }) => [{ mealId: id, quantity: 2 }])],
        ),
        pets: fc.array(fc.nat({ max: 2 }), { maxLength: 2 }),
      })
      .map(({ type, isPrivate, pets, ...chosen }) => {
        const alone = type.canBePrivate && isPrivate;
        const cabins = planCabins(type, party, row.rules.passengers, alone);
        const stays = placesOfPets(section, type, chosen.vehicles);
        const pick = (seed: number): PetChoice[] => {
          const stay = stays[seed % stays.length];
          return stay ? [{ size: 'small', stay }] : [];
        };
        return { sailingId: row.id, ...ports, party, cabins, ...chosen, pets: pets.flatMap(pick) };
      })
      .filter(({ cabins }) => cabins.length > 0),
  );
}

/** A trip that the rules of its sailings accept. */
export interface RandomTrip {
  sections: SectionOfSailing[];
  choice: TripChoice;
}

export const randomTrips: fc.Arbitrary<RandomTrip> = fc
  .record({ route: fc.nat({ max: there.length - 1 }), isReturn: fc.boolean() })
  .chain(({ route, isReturn }) => {
    const [outbound, returnLeg] = [there[route], home[route]];
    if (!outbound || !returnLeg) throw new Error('No such route');
    return fc
      .tuple(legs(outbound), legs(returnLeg), fc.nat({ max: 8 }), fc.constantFrom(...REQUESTED))
      .map(([first, second, passenger, discount]): RandomTrip => {
        const adults = Math.max(first.party.adults, isReturn ? second.party.adults : 0);
        const request = discount && { ...discount, passenger: passenger % adults };
        const isOffered = outbound.row.rules.discounts.some(({ id }) => id === request?.discountId);
        return {
          sections: isReturn ? [outbound, returnLeg] : [outbound],
          choice: {
            outbound: first,
            return: isReturn ? second : null,
            discountRequests: request && isOffered ? [request] : [],
          },
        };
      });
  });
