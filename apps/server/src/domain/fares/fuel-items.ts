import type { LegFareInput } from './fare-input.ts';
import { type FareItem, item } from './fare-items.ts';
import { includedDrivers } from './passenger-items.ts';

/**
 * Rules `fuel.adult`, `fuel.child`, `fuel.vehicle`: the surcharge by boarding date, in lines of its
 * own that no discount lowers. A passenger who travels free pays none, and a driver whom the
 * vehicle fare includes pays the vehicle's.
 */
export function fuelItems(leg: LegFareInput): FareItem[] {
  const drivers = includedDrivers(leg);
  const passengers = leg.cabins
    .flatMap((cabin) => cabin.seats)
    .flatMap(({ kind, passenger }) => {
      if (kind === 'freeInfant' || kind === 'baby') return [];
      if (kind === 'adult') return drivers.has(passenger) ? [] : [line('adult', '大人')];
      return [line('child', '小人')];
    });
  const vehicles = leg.vehicles.map(({ label, classId }) =>
    fuel('fuel.vehicle', label, leg.fuel.vehicleYen[classId] ?? 0),
  );
  return [...passengers, ...vehicles].filter(({ yen }) => yen > 0);

  function line(who: 'adult' | 'child', name: string): FareItem {
    return fuel(`fuel.${who}`, name, who === 'adult' ? leg.fuel.adultYen : leg.fuel.childYen);
  }
  function fuel(ruleId: string, name: string, yen: number): FareItem {
    return item({ leg: leg.leg, ruleId, label: `燃料油価格変動調整金(${name})`, yen });
  }
}
