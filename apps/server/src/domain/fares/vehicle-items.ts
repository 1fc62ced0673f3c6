import type { FareRequest, LegFareInput, VehicleFareInput } from '../../database/fare-input.ts';
import { type FareItem, item } from './fare-items.ts';

/** Rule `vehicle.fare`: each vehicle by its class; the fare may include one driver. */
export function vehicleItems(leg: LegFareInput, requests: readonly FareRequest[]): FareItem[] {
  return leg.vehicles.flatMap((vehicle, position) => {
    const label = vehicle.includesDriver
      ? `車両運賃(${vehicle.label}・運転者1名を含む)`
      : `車両運賃(${vehicle.label})`;
    const whole = item({
      leg: leg.leg,
      part: { kind: 'vehicle', position },
      ruleId: 'vehicle.fare',
      label,
      shortLabel: '車両',
      yen: vehicle.yen,
      target: 'vehicles',
    });
    if (!hasShareDiscount(leg, vehicle, requests)) return [whole];
    const share = Math.min(leg.lowestAdultYen, vehicle.yen);
    return [
      { ...whole, yen: vehicle.yen - share },
      {
        ...whole,
        shortLabel: '運転者の寝台分',
        yen: share,
        passenger: vehicle.driver,
        isDriverShare: true,
      },
    ];
  });
}

/**
 * The driver's berth is told apart from the vehicle's fare only where a discount may lower it
 * alone: rounding its part by itself must not change another passenger's price.
 */
function hasShareDiscount(
  { rules }: LegFareInput,
  { includesDriver, driver }: VehicleFareInput,
  requests: readonly FareRequest[],
): boolean {
  if (!includesDriver || driver === undefined) return false;
  const ofDriver = requests.filter(
    ({ passenger, carer, disabilityClass }) =>
      passenger === driver || (carer === driver && disabilityClass === 'class1'),
  );
  return rules.discounts.some(
    (rule) =>
      rule.kind === 'disabled' &&
      rule.includesDriverShare &&
      ofDriver.some((each) => each.discountId === rule.id),
  );
}
