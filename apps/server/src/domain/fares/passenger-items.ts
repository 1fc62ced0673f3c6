import type { CabinFareInput, LegFareInput, Seat } from '../../database/fare-input.ts';
import { type FareItem, item } from './fare-items.ts';
import { childYenOf, shareOf } from './rounding.ts';

/** What the passengers of a leg, its rooms and their empty berths cost. */
export const passengerItems = (leg: LegFareInput): FareItem[] => cabinItems(leg).flat();

/**
 * What each cabin of a leg costs before discounts, in yen: the people in it, the room, its empty berths.
 * Neither vehicles nor the fuel adjustment are in it.
 */
export const yenOfCabins = (leg: LegFareInput): number[] =>
  cabinItems(leg).map((items) => items.reduce((total, { yen }) => total + yen, 0));

/** For each cabin of a leg what is paid for it. */
function cabinItems(leg: LegFareInput): FareItem[][] {
  const drivers = includedDrivers(leg);
  return leg.cabins.map((cabin, position) => [
    ...cabin.seats.map((seat) => seatItem(leg, cabin, seat, drivers.has(seat.passenger))),
    ...privateUseItems(leg, cabin, position),
    ...roomItems(leg, cabin, position),
  ]);
}

/** Passengers whose place in the lowest grade is part of a vehicle's fare. */
export function includedDrivers({ vehicles }: Pick<LegFareInput, 'vehicles'>): Set<number> {
  const drivers = vehicles.flatMap(({ includesDriver, driver }) =>
    includesDriver && driver !== undefined ? [driver] : [],
  );
  return new Set(drivers);
}

function seatItem(
  leg: LegFareInput,
  cabin: CabinFareInput,
  seat: Seat,
  isDriver: boolean,
): FareItem {
  const base = {
    leg: leg.leg,
    part: { kind: 'passenger' as const, position: seat.passenger },
    passenger: seat.passenger,
    grade: cabin.grade,
    target: 'passengers' as const,
  };
  const { cabinTypeName: name, adultYen } = cabin;
  const childYen = childYenOf(cabin, leg.rules);
  const { adult: residentAdultYen, child: residentChildYen } = cabin.residentYen ?? {};
  switch (seat.kind) {
    case 'adult':
      return isDriver
        ? driverItem(leg, cabin, base)
        : item({
            ...base,
            ruleId: 'fare.adult',
            label: `大人運賃(${name})`,
            shortLabel: '大人',
            yen: adultYen,
            residentYen: residentAdultYen,
            passengerClass: 'adult',
          });
    case 'child':
      return item({
        ...base,
        ruleId: 'fare.child',
        label: `小人運賃(${name})`,
        shortLabel: '小人',
        yen: childYen,
        residentYen: residentChildYen,
        passengerClass: 'child',
      });
    case 'payingInfant':
      return item({
        ...base,
        ruleId: 'fare.infant',
        label: `幼児運賃(小人と同額・${name})`,
        shortLabel: '幼児',
        yen: childYen,
        residentYen: residentChildYen,
        passengerClass: 'infant',
      });
    case 'freeInfant':
      return item({ ...base, ruleId: 'fare.infant-free', label: '幼児(大人に同伴・無料)', yen: 0 });
    case 'baby':
      return item({ ...base, ruleId: 'fare.baby-free', label: '乳児(無料)', yen: 0 });
  }
}

/** Rule `fare.driver`: the vehicle fare has the lowest grade; a better one costs the difference. */
function driverItem(
  leg: LegFareInput,
  { cabinTypeName, adultYen }: CabinFareInput,
  base: Pick<FareItem, 'leg' | 'part' | 'passenger' | 'grade' | 'target'>,
): FareItem {
  const yen = Math.max(0, adultYen - leg.lowestAdultYen);
  const label =
    yen > 0 ? `運転者の等級差額(${cabinTypeName})` : `運転者(車両運賃に含む・${cabinTypeName})`;
  return item({
    ...base,
    ruleId: 'fare.driver',
    label,
    shortLabel: '運転者の等級差額',
    yen,
    passengerClass: 'adult',
  });
}

/** Rule `fare.private-use`: a share of the adult fare for every empty berth of a room of one's own. */
export function privateUseItems(
  leg: LegFareInput,
  cabin: CabinFareInput,
  position: number,
): FareItem[] {
  const { passengers, privateUsePercent, rounding } = leg.rules;
  const step = passengers.childRoundedUpToYen;
  const yen = shareOf(cabin.adultYen, privateUsePercent, step, rounding);
  return Array.from({ length: cabin.emptyBerths }, () =>
    item({
      leg: leg.leg,
      part: { kind: 'room', position },
      ruleId: 'fare.private-use',
      label: `貸切料(空き寝台・${cabin.cabinTypeName})`,
      shortLabel: '貸切料',
      yen,
      target: 'rooms',
      grade: cabin.grade,
    }),
  );
}

/** Rule `fare.room`: the charge for a room, beside each person's fare. */
export function roomItems(leg: LegFareInput, cabin: CabinFareInput, position: number): FareItem[] {
  if (cabin.roomYen === undefined) return [];
  return [
    item({
      leg: leg.leg,
      part: { kind: 'room', position },
      ruleId: 'fare.room',
      label: `室料(${cabin.cabinTypeName})`,
      shortLabel: '室料',
      yen: cabin.roomYen,
      target: 'rooms',
      grade: cabin.grade,
    }),
  ];
}
