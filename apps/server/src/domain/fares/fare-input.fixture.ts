import type {
  CabinFareInput,
  LegFareInput,
  Seat,
  TripFareInput,
  VehicleFareInput,
} from '../../database/fare-input.ts';
import type { DiscountRule } from '../../rules/discount-rules.ts';

// Facts for the engine's tests: a crossing whose adult fare is 4,800 yen.

export const passengerRules = {
  maxPerBooking: 9,
  childPercentOfAdult: 50,
  childRoundedUpToYen: 10,
  freeInfantsPerAdult: 1,
};

const common = { description: '', targets: ['passengers'] as ('passengers' | 'vehicles')[] };

export const returnDiscountRule: DiscountRule = {
  ...common,
  id: 'dis_return',
  kind: 'return',
  name: '往復割引',
  percent: 10,
  targets: ['passengers', 'vehicles'],
};
export const studentDiscount: DiscountRule = {
  ...common,
  id: 'dis_student',
  kind: 'student',
  name: '学生割引',
  percent: 10,
  grades: ['スタンダード'],
  classes: ['adult'],
  document: '学生証',
};
export const disabledDiscount: DiscountRule = {
  ...common,
  id: 'dis_disabled',
  kind: 'disabled',
  name: '障がい者割引',
  percent: 50,
  document: '手帳',
  includesDriverShare: true,
};
export const webDiscount: DiscountRule = {
  ...common,
  id: 'dis_web',
  kind: 'web',
  name: 'インターネット割引',
  percent: 5,
  targets: ['passengers', 'vehicles'],
};
export const earlyDiscount: DiscountRule = {
  ...common,
  id: 'dis_early',
  kind: 'early',
  name: '早割28',
  percent: 15,
  daysBefore: 28,
};

export const adults = (count: number): Seat[] =>
  Array.from({ length: count }, (_, passenger) => ({ passenger, kind: 'adult' }));

export function cabin(more: Partial<CabinFareInput> = {}): CabinFareInput {
  return {
    cabinTypeName: 'カーペット席',
    grade: 'スタンダード',
    adultYen: 4800,
    roomYen: undefined,
    emptyBerths: 0,
    seats: adults(1),
    ...more,
  };
}

export function car(more: Partial<VehicleFareInput> = {}): VehicleFareInput {
  return {
    label: '乗用車・4m以上5m未満',
    classId: 'vcl_car_5',
    yen: 18_600,
    includesDriver: true,
    driver: 0,
    ...more,
  };
}

export function leg(
  more: Partial<LegFareInput> = {},
  discounts: DiscountRule[] = [],
): LegFareInput {
  return {
    leg: 'outbound',
    fromPortId: 'port_a',
    toPortId: 'port_b',
    date: '2027-08-02',
    farePeriod: 'B',
    cabins: [cabin()],
    vehicles: [],
    options: [],
    lowestAdultYen: 4800,
    fuel: { adultYen: 120, childYen: 60, vehicleYen: { vcl_car_5: 600 } },
    rules: {
      passengers: passengerRules,
      privateUsePercent: 50,
      discountRoundedUpToYen: 10,
      returnValidDays: 14,
      discounts,
    },
    ...more,
  };
}

/** The return leg over the same section. */
export function returnLeg(
  more: Partial<LegFareInput> = {},
  discounts: DiscountRule[] = [],
): LegFareInput {
  const ports = { fromPortId: 'port_b', toPortId: 'port_a' };
  return leg({ leg: 'return', ...ports, date: '2027-08-09', ...more }, discounts);
}

export function trip(more: Partial<TripFareInput> = {}): TripFareInput {
  return { outbound: leg(), return: undefined, requests: [], bookedOn: '2027-07-20', ...more };
}
