import type { LegFareInput } from '../../database/fare-input.ts';
import { type FareItem, type FarePart, item } from './fare-items.ts';
import { includedDrivers } from './passenger-items.ts';

/**
 * Rules `fuel.adult`, `fuel.child`, `fuel.vehicle`: the surcharge by boarding date, in lines of its
 * own that no discount lowers. A passenger who travels free pays none, and a driver whom the
 * vehicle fare includes pays the vehicle's. With a partner ticket people pay it within the ticket.
 */
export function fuelItems(leg: LegFareInput, hasProduct = false): FareItem[] {
  const drivers = includedDrivers(leg);
  const passengers = leg.cabins
    .flatMap((cabin) => cabin.seats)
    .flatMap(({ kind, passenger }) => {
      if (kind === 'freeInfant' || kind === 'baby') return [];
      if (kind === 'adult') return drivers.has(passenger) ? [] : [line(passenger, 'adult')];
      return [line(passenger, 'child')];
    });
  const vehicles = leg.vehicles.map(({ label, classId }, position) =>
    fuel({ kind: 'vehicle', position }, 'vehicle', label, leg.fuel.vehicleYen[classId] ?? 0),
  );
  return [...(hasProduct ? [] : passengers), ...vehicles].filter(({ yen }) => yen > 0);

  function line(position: number, who: 'adult' | 'child'): FareItem {
    const part = { kind: 'passenger' as const, position };
    return who === 'adult'
      ? fuel(part, who, '大人', leg.fuel.adultYen)
      : fuel(part, who, '小人', leg.fuel.childYen);
  }
  function fuel(part: FarePart, what: string, name: string, yen: number): FareItem {
    const label = `燃料油価格変動調整金(${name})`;
    return item({ leg: leg.leg, part, ruleId: `fuel.${what}`, label, yen });
  }
}
