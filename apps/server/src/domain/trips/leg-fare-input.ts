import type { LegChoice, LegName, PetChoice } from '@ferry/api/customer-server';
import type {
  CabinFareInput,
  FareRules,
  LegFareInput,
  OptionFareInput,
} from '../../database/fare-input.ts';
import type { RouteRules } from '../../rules/route-rules.ts';
import { fuelOf } from '../fares/fuel-of.ts';
import { berthsFor } from '../fares/party.ts';
import { gradeYen } from '../sailings/grade-fare.ts';
import type { SailingRow } from '../sailings/sailing-rows.ts';
import { seatsOf } from './seating.ts';
import type { Traveller } from './trip.ts';
import type { KnownVehicle } from './vehicles.ts';

/** A leg that has been checked, with its passengers. */
interface SeatedLeg {
  leg: LegName;
  choice: LegChoice;
  travellers: readonly Traveller[];
  vehicles: readonly KnownVehicle[];
  drivers: readonly (number | null)[];
}

/** What the fare engine needs to know of a leg. */
export function toLegFareInput(row: SailingRow, seated: SeatedLeg): LegFareInput {
  const { leg, choice } = seated;
  const drivers = driversOf(seated);
  return {
    leg,
    fromPortId: choice.fromPortId,
    toPortId: choice.toPortId,
    date: row.service_date,
    farePeriod: row.fare_period,
    cabins: cabinFareInput(row, seated),
    vehicles: seated.vehicles.map(({ type, tariffClass, yen, metres }, index) => ({
      label: labelOf(type, tariffClass, metres),
      classId: tariffClass.id,
      yen,
      ...(metres > 0 && { metres }),
      includesDriver: tariffClass.includesDriver && type.needsDriver,
      driver: drivers[index],
    })),
    options: optionFacts(row, choice),
    lowestAdultYen: lowestAdultYen(row),
    fuel: fuelOf(row, choice),
    rules: fareRules(row.rules),
  };
}

const labelOf = (type: KnownVehicle['type'], { name }: { name: string }, metres: number) =>
  [type.name === name ? name : `${type.name}・${name}`, metres > 0 ? `(+${metres}m)` : ''].join('');

/** The fuel adjustment of people in a grade; nothing where no grade has its own. */
function ofGrade(row: SailingRow, choice: LegChoice, grade: string): Pick<CabinFareInput, 'fuel'> {
  if (!row.fuel_parts?.some(({ grades }) => grades)) return {};
  const { adultYen, childYen } = fuelOf(row, choice, grade);
  return { fuel: { adultYen, childYen } };
}

/** Adult fare of the lowest grade that the vessel has on this section. */
function lowestAdultYen({ cabin_types, fares }: SailingRow): number {
  const yen = cabin_types.flatMap(({ grade }) => fares?.[grade]?.adultYen ?? []);
  return yen.length > 0 ? Math.min(...yen) : 0;
}

function fareRules(rules: RouteRules): FareRules {
  return {
    passengers: rules.passengers,
    privateUsePercent: rules.privateUsePercent,
    discountRoundedUpToYen: rules.discountRoundedUpToYen,
    ...(rules.rounding !== 'up' && { rounding: rules.rounding }),
    returnValidDays: rules.returnTrips.validDays,
    discounts: rules.discounts,
  };
}

function cabinFareInput(row: SailingRow, { leg, choice, travellers }: SeatedLeg): CabinFareInput[] {
  return choice.cabins.flatMap((cabin, position) => {
    const type = row.cabin_types.find(({ id }) => id === cabin.cabinTypeId);
    const fare = type && row.fares?.[type.grade];
    if (!type || !fare) return [];
    const { passengers } = row.rules;
    return [
      {
        cabinTypeName: type.name,
        grade: type.grade,
        ...gradeYen(fare),
        ...ofGrade(row, choice, type.grade),
        roomYen: type.tariff === 'perRoom' ? (fare.roomYen ?? 0) : undefined,
        emptyBerths: cabin.privateUse ? (type.roomBerths ?? 0) - berthsFor(cabin, passengers) : 0,
        seats: seatsOf(travellers, leg, position, cabin, passengers),
      },
    ];
  });
}

/** Who drives what: as chosen; else the adults aboard whom no other vehicle has, in their order. */
function driversOf({ leg, travellers, vehicles, drivers }: SeatedLeg): (number | undefined)[] {
  const key = leg === 'outbound' ? 'outboundCabin' : 'returnCabin';
  const isAboard = (index: number) =>
    travellers[index]?.passengerClass === 'adult' && travellers[index][key] !== null;
  const chosen = vehicles.map(({ type }, index) => {
    const driver = drivers[index] ?? undefined;
    const isFirst = drivers.indexOf(driver ?? null) === index;
    return type.needsDriver && driver !== undefined && isFirst && isAboard(driver)
      ? driver
      : undefined;
  });
  const free = [...travellers.keys()].filter((index) => isAboard(index) && !chosen.includes(index));
  return vehicles.map(({ type }, index) =>
    type.needsDriver ? (chosen[index] ?? free.shift()) : undefined,
  );
}

const STAYS: Record<PetChoice['stay'], string> = {
  petRoom: 'ペットルーム',
  cabin: 'ペットと泊まれる客室',
  vehicle: '車内',
};

function optionFacts({ rules }: SailingRow, { pets, meals }: LegChoice): OptionFareInput[] {
  const petOptions = pets.map(({ stay }) => ({
    ruleId: 'option.pet',
    label: `ペット(${STAYS[stay]})`,
    quantity: 1,
    yen: rules.petStays.find((each) => each.stay === stay)?.yen ?? 0,
  }));
  const mealOptions = meals.map(({ mealId, quantity }) => {
    const meal = rules.meals.find(({ id }) => id === mealId);
    return { ruleId: 'option.meal', label: meal?.name ?? mealId, quantity, yen: meal?.yen ?? 0 };
  });
  return [...petOptions, ...mealOptions];
}
