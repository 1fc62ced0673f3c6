import type { DriverChoice, NewDriver } from '@ferry/api/customer-server';
import { DomainError } from '../domain-error.ts';
import { mayDrive } from '../people/may-drive.ts';
import type { BookedTrip, Cut } from './booked-trip.ts';
import { staying } from './left-alone.ts';

/**
 * Vehicles that stay though their driver goes, each with those who may drive it instead: adults who stay
 * on the leg and drive no other vehicle that stays. A vehicle that nobody could drive is not among them.
 */
export function driverChoicesOf(trip: BookedTrip, cut: Cut): DriverChoice[] {
  return trip.legs.flatMap((leg) => {
    const { passengers, vehicles: gone } = cut[leg.leg];
    const kept = [...leg.content.vehicles.entries()].filter(([index]) => !gone.has(index));
    const busy = new Set(kept.map(([, { driver }]) => driver));
    const drivers = staying(trip, cut, leg).filter((index) => {
      const passenger = trip.passengers[index];
      return passenger !== undefined && mayDrive(passenger) && !busy.has(index);
    });
    if (drivers.length === 0) return [];
    return kept
      .filter(([, { driver }]) => driver !== null && passengers.has(driver))
      .map(([vehicle]) => ({ leg: leg.leg, vehicle, drivers }));
  });
}

/**
 * The trip as if the new drivers had been its drivers from the beginning.
 * @param choices those of {@link driverChoicesOf}
 * @throws DomainError `VALIDATION_FAILED` with what is none of the choices, or chosen twice
 */
export function withNewDrivers(
  trip: BookedTrip,
  newDrivers: readonly NewDriver[],
  choices: readonly DriverChoice[],
): BookedTrip {
  for (const [index, each] of newDrivers.entries())
    check(newDrivers.slice(0, index), each, choices);
  const chosen = (name: NewDriver['leg'], vehicle: number) =>
    newDrivers.find((each) => each.leg === name && each.vehicle === vehicle)?.driver;
  const { sale, legs } = trip;
  const faresOf = (name: NewDriver['leg']) => {
    const fares = sale.fares[name];
    if (!fares) return fares;
    const vehicles = fares.vehicles.map((vehicle, position) => ({
      ...vehicle,
      driver: chosen(name, position) ?? vehicle.driver,
    }));
    return { ...fares, vehicles };
  };
  const outbound = faresOf('outbound');
  if (!outbound) throw new Error('A trip has an outbound leg');
  return {
    ...trip,
    sale: { ...sale, fares: { ...sale.fares, outbound, return: faresOf('return') } },
    legs: legs.map(({ content, ...leg }) => {
      const vehicles = content.vehicles.map((vehicle, position) => ({
        ...vehicle,
        driver: chosen(leg.leg, position) ?? vehicle.driver,
      }));
      return { ...leg, content: { ...content, vehicles } };
    }),
  };
}

function check(
  before: readonly NewDriver[],
  { leg, vehicle, driver }: NewDriver,
  choices: readonly DriverChoice[],
): void {
  const choice = choices.find((each) => each.leg === leg && each.vehicle === vehicle);
  const onLeg = before.filter((each) => each.leg === leg);
  const position = before.length;
  if (!choice) throw refused(position, 'vehicle', 'NOT_AVAILABLE');
  if (!choice.drivers.includes(driver)) throw refused(position, 'driver', 'NOT_AVAILABLE');
  if (onLeg.some((each) => each.vehicle === vehicle))
    throw refused(position, 'vehicle', 'NOT_DISTINCT');
  if (onLeg.some((each) => each.driver === driver))
    throw refused(position, 'driver', 'NOT_DISTINCT');
}

const refused = (
  position: number,
  field: 'vehicle' | 'driver',
  code: 'NOT_AVAILABLE' | 'NOT_DISTINCT',
) =>
  new DomainError('VALIDATION_FAILED', {
    errors: { [`newDrivers.${position}.${field}`]: [code] },
  });
