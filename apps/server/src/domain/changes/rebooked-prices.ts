import type { CabinFareInput, FareRules, Fuel, LegFareInput } from '../../database/fare-input.ts';
import { includedDrivers } from '../fares/passenger-items.ts';
import { childYenOf } from '../fares/rounding.ts';
import { type GradeFare, gradeYen } from '../sailings/grade-fare.ts';

/** Fares of the new sailing by grade. */
type Tariff = Readonly<Record<string, GradeFare | undefined>>;

/**
 * What a leg costs that takes the place of one that the operator does not sail: in the booked grade no more than was
 * paid, whatever the ship and its period, and less where it is cheaper. A lower grade is cheaper; a better one costs
 * the step between both grades on the new sailing. Discounts go by the day and the period that were booked. Guarded
 * by `rebooked-prices.spec.ts`.
 * @param today the leg as it would be sold now
 * @param sold the leg that is not sailed
 */
export function rebookedFares(
  today: LegFareInput,
  sold: LegFareInput,
  tariff: Tariff,
): LegFareInput {
  const booked = today.cabins.map((cabin, position) => bookedFor(cabin, position, sold));
  return {
    ...sold,
    leg: today.leg,
    cabins: today.cabins.map((cabin, position) => {
      const before = booked[position];
      if (!before) return cabin;
      const fuel = fuelOfCabin(cabin.fuel ?? today.fuel, before.fuel ?? sold.fuel);
      const isOwn = cabin.fuel !== undefined || before.fuel !== undefined;
      return {
        ...stepped(cabin, before, gradeHere(before, tariff), sold.rules),
        ...(isOwn && { fuel }),
      };
    }),
    lowestAdultYen: lowestAdultYen(today, sold, (position) => {
      const before = booked[position];
      return before && { before, here: gradeHere(before, tariff) };
    }),
    vehicles: today.vehicles.map((vehicle) => {
      const same = sold.vehicles.find(
        ({ classId, metres }) => classId === vehicle.classId && metres === vehicle.metres,
      );
      return { ...vehicle, yen: atMost(vehicle.yen, same?.yen) };
    }),
    options: today.options.map((option) => {
      const same = sold.options.find(
        ({ ruleId, label }) => ruleId === option.ruleId && label === option.label,
      );
      return { ...option, yen: atMost(option.yen, same?.yen) };
    }),
    fuel: {
      adultYen: atMost(today.fuel.adultYen, sold.fuel.adultYen),
      childYen: atMost(today.fuel.childYen, sold.fuel.childYen),
      vehicleYen: Object.fromEntries(
        Object.entries(today.fuel.vehicleYen).map(([classId, yen]) => [
          classId,
          atMost(yen, sold.fuel.vehicleYen[classId]),
        ]),
      ),
    },
  };
}

type PeoplesFuel = Pick<Fuel, 'adultYen' | 'childYen'>;

const fuelOfCabin = (today: PeoplesFuel, sold: PeoplesFuel): PeoplesFuel => ({
  adultYen: atMost(today.adultYen, sold.adultYen),
  childYen: atMost(today.childYen, sold.childYen),
});

const atMost = (yen: number, soldYen = yen): number => Math.min(yen, soldYen);

/** The booked cabin that a new one takes the place of: of the same grade where there is one. */
const bookedFor = (
  { grade }: CabinFareInput,
  position: number,
  { cabins }: LegFareInput,
): CabinFareInput | undefined =>
  cabins.find((each) => each.grade === grade) ?? cabins[position] ?? cabins[0];

/** The booked grade on the new sailing; on a ship without it the next better one, or the best that there is. */
function gradeHere({ grade, adultYen }: CabinFareInput, tariff: Tariff): GradeFare {
  const same = tariff[grade];
  if (same) return same;
  const grades = Object.values(tariff).flatMap((fare) => fare ?? []);
  const cheapestFirst = grades.toSorted((one, other) => one.adultYen - other.adultYen);
  return (
    cheapestFirst.find((each) => each.adultYen >= adultYen) ??
    cheapestFirst.at(-1) ?? { adultYen, roomYen: null }
  );
}

const stepped = (
  cabin: CabinFareInput,
  before: CabinFareInput,
  here: GradeFare,
  rules: FareRules,
): CabinFareInput => ({
  ...cabin,
  ...othersYen([cabin, gradeYen(here), before], rules),
  adultYen: yenOf(cabin.adultYen, here.adultYen, before.adultYen),
  roomYen:
    cabin.roomYen === undefined
      ? undefined
      : yenOf(cabin.roomYen, here.roomYen ?? 0, before.roomYen ?? 0),
});

type Fares = Pick<CabinFareInput, 'adultYen' | 'childYen' | 'residentYen'>;

/** Children's and residents' fares where the tables have them in yen; who had none before has none now. */
function othersYen(
  [chosen, here, before]: readonly [Fares, Fares, Fares],
  rules: FareRules,
): Pick<CabinFareInput, 'childYen' | 'residentYen'> {
  const hasChildYen = [chosen, here, before].some(({ childYen }) => childYen !== undefined);
  const [childYen, childHere, childBefore] = [chosen, here, before].map((each) =>
    childYenOf(each, rules),
  ) as [number, number, number];
  const { adult, child } = before.residentYen ?? {};
  const residentOf = (who: 'adult' | 'child', yen: number, hereYen: number, paid?: number) =>
    paid === undefined
      ? undefined
      : yenOf(chosen.residentYen?.[who] ?? yen, here.residentYen?.[who] ?? hereYen, paid);
  return {
    childYen: hasChildYen ? yenOf(childYen, childHere, childBefore) : undefined,
    residentYen: before.residentYen && {
      adult: residentOf('adult', chosen.adultYen, here.adultYen, adult),
      child: residentOf('child', childYen, childHere, child),
    },
  };
}

/**
 * @param yen of the chosen grade on the new sailing
 * @param hereYen of the booked grade there
 * @param paidYen of the booked grade on the sailing that was booked
 */
const yenOf = (yen: number, hereYen: number, paidYen: number): number =>
  yen <= hereYen ? Math.min(paidYen, yen) : Math.min(paidYen, hereYen) + yen - hereYen;

/**
 * A driver pays the step to the lowest grade: a ship with a lower one would make it dearer in the booked grade. Of their
 * berth in the vehicle's fare a discount is taken, which is no smaller than it was where no better grade is chosen.
 */
function lowestAdultYen(
  today: LegFareInput,
  sold: LegFareInput,
  bookedOf: (cabin: number) => { before: CabinFareInput; here: GradeFare } | undefined,
): number {
  const drivers = includedDrivers(today);
  const kept = today.cabins.flatMap(({ adultYen, seats }, position) => {
    const booked = bookedOf(position);
    if (!booked || !seats.some(({ passenger }) => drivers.has(passenger))) return [];
    const { before, here } = booked;
    const soldStep = Math.max(0, before.adultYen - sold.lowestAdultYen);
    const bookedYen = Math.min(before.adultYen, here.adultYen);
    if (adultYen > here.adultYen) {
      return [bookedYen - Math.min(soldStep, here.adultYen - today.lowestAdultYen)];
    }
    return [bookedYen - soldStep, sold.lowestAdultYen, today.lowestAdultYen];
  });
  return kept.length > 0 ? Math.max(...kept) : today.lowestAdultYen;
}
