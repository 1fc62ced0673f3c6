import type { Fuel, LegFareInput } from '../../database/fare-input.ts';
import { type FareItem, type FarePart, item } from './fare-items.ts';
import { includedDrivers } from './passenger-items.ts';

type PeoplesFuel = Pick<Fuel, 'adultYen' | 'childYen'>;

/**
 * Rules `fuel.adult`, `fuel.child`, `fuel.vehicle`: the surcharge by boarding date, in lines of its
 * own that no discount lowers. A passenger who travels free pays none, and a driver whom the
 * vehicle fare includes pays the vehicle's. With a partner ticket people pay it within the ticket.
 */
export function fuelItems(leg: LegFareInput, hasProduct = false): FareItem[] {
  const drivers = includedDrivers(leg);
  const passengers = leg.cabins
    .flatMap(({ seats, fuel = leg.fuel }) => seats.map((seat) => ({ ...seat, fuel })))
    .flatMap(({ kind, passenger, fuel }) => {
      if (kind === 'freeInfant' || kind === 'baby') return [];
      if (kind === 'adult') return drivers.has(passenger) ? [] : [line(passenger, 'adult', fuel)];
      return [line(passenger, 'child', fuel)];
    });
  const vehicles = leg.vehicles.map(({ label, classId }, position) =>
    surcharge({ kind: 'vehicle', position }, 'vehicle', label, leg.fuel.vehicleYen[classId] ?? 0),
  );
  return [...(hasProduct ? [] : passengers), ...vehicles].filter(({ yen }) => yen > 0);

  function line(position: number, who: 'adult' | 'child', fuel: PeoplesFuel): FareItem {
    const part = { kind: 'passenger' as const, position };
    return who === 'adult'
      ? surcharge(part, who, '大人', fuel.adultYen)
      : surcharge(part, who, '小人', fuel.childYen);
  }
  function surcharge(part: FarePart, what: string, name: string, yen: number): FareItem {
    const label = `燃料油価格変動調整金(${name})`;
    return item({ leg: leg.leg, part, ruleId: `fuel.${what}`, label, yen });
  }
}
