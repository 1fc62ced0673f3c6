import type { Sailing, CabinType as ShownCabinType } from '@ferry/api/customer-server';
import { addDays } from '@ferry/format/date';
import { instantOf, serviceTimeOf } from '@ferry/format/service-time';
import type { PoolDemand } from '../../database/pool-demand.ts';
import type { CabinType } from '../../rules/schema.ts';
import { type Availability, cabinAvailability } from '../availability/availability.ts';
import {
  minutesBefore,
  type SalesWindow,
  salesWindow,
  serviceInstant,
} from '../calendar/sales-window.ts';
import { jstInstant } from '../instant.ts';
import { movedStock } from '../inventory/moved-stock.ts';
import type { PortPair, SailingRow } from './sailing-rows.ts';
import { type CallPair, freeOnSection } from './section.ts';

/** A section of a sailing. */
export interface SectionOfSailing {
  row: SailingRow;
  ports: PortPair;
  calls: CallPair;
}

/** The sailing in the contract's shape. */
export function toSailing({ row, ports, calls }: SectionOfSailing): Sailing {
  const departure = row.call_departures[calls.fromCall] ?? 0;
  const arrival = row.call_arrivals[calls.toCall] ?? 0;
  const { checkInClosesMinutesBefore: checkIn, vehicles } = row.rules;
  const closes = (minutes: number) =>
    jstInstant(minutesBefore(serviceInstant(row.service_date, departure), minutes));
  return {
    id: row.id,
    routeId: row.route_id,
    routeName: row.route_name,
    vessel: { id: row.vessel_id, name: row.vessel_name, nameKana: row.vessel_kana },
    fromPort: { id: ports.fromPortId, name: row.from_port_name, nameKana: row.from_port_kana },
    toPort: { id: ports.toPortId, name: row.to_port_name, nameKana: row.to_port_kana },
    date: row.service_date,
    departureAt: instantOf(row.service_date, serviceTimeOf(departure)),
    arrivalAt: instantOf(row.service_date, serviceTimeOf(arrival)),
    departureTime: shortTime(departure),
    arrivalTime: shortTime(arrival),
    durationMinutes: arrival - departure,
    calls: callsOf(row, calls),
    checkInClosesAt: closes(checkIn.foot),
    // Where no vehicle is carried there is one cut-off.
    vehicleCheckInClosesAt: closes(vehicles.types.length > 0 ? checkIn.vehicle : checkIn.foot),
  };
}

/** The ports between those of the section, in order. */
function callsOf(row: SailingRow, { fromCall, toCall }: CallPair): Sailing['calls'] {
  return row.call_ports.slice(fromCall + 1, toCall).flatMap((id, index) => {
    const port = row.call_names?.[id];
    const minutes = row.call_arrivals[fromCall + 1 + index] ?? 0;
    const arrivalAt = instantOf(row.service_date, serviceTimeOf(minutes));
    return port ? [{ port: { id, ...port }, arrivalAt }] : [];
  });
}

export function toCabinType(type: CabinType): ShownCabinType {
  const { id, name, grade, description, tariff, amenities } = type;
  const { canBePrivate, isWomenOnly, isAccessible, takesPets } = type;
  const roomBerths = type.roomBerths ?? null;
  const traits = { canBePrivate, isWomenOnly, isAccessible, takesPets };
  return { id, name, grade, description, tariff, roomBerths, ...traits, amenities };
}

/**
 * The availability of so many places of a pool, and how many of them are free. What the customer has booked
 * already is not sold to them once more: only the departure ends its offer.
 */
export function poolAvailability(
  section: SectionOfSailing,
  sales: SalesWindow,
  { poolId, quantity }: PoolDemand,
  now: Date,
): { availability: Availability; free: number } {
  const { row, calls } = section;
  const free = freeOnSection(row, calls, poolId);
  const pool = row.pools.find(({ id }) => id === poolId);
  const { fewLeft } = row.rules;
  const availability = cabinAvailability(
    {
      cancelled: row.status !== 'scheduled',
      sales: isBooked(section, { poolId, quantity }) ? untilDeparture(section) : sales,
      free,
      capacity: pool?.capacity ?? 0,
      requested: quantity,
      fewLeft: pool?.kind === 'deck' ? { ...fewLeft, berths: pool.capacity } : fewLeft,
    },
    now,
  );
  return { availability, free };
}

const isBooked = ({ row, calls }: SectionOfSailing, demand: PoolDemand): boolean =>
  row.booked !== undefined &&
  movedStock(row.booked, [{ sailingId: row.id, ...calls, pools: [demand] }]).taken.length === 0;

const untilDeparture = ({ row, calls }: SectionOfSailing): SalesWindow => ({
  opensAt: new Date(0),
  closesAt: serviceInstant(row.service_date, row.call_departures[calls.fromCall] ?? 0),
});

/**
 * A customer who books a vehicle has to do it earlier than one who comes on foot or with a bicycle.
 */
export function salesOf({ row, calls }: SectionOfSailing, by: 'foot' | 'vehicle'): SalesWindow {
  return salesWindow(
    row.service_date,
    row.call_departures[calls.fromCall] ?? 0,
    row.rules.salesOpening,
    row.rules.webClosesMinutesBefore[by],
  );
}

/**
 * When the return leg can be booked: together with the outbound one, also before its own sales
 * open, as long as it is within the days for which a return trip holds.
 */
export function returnSales(
  own: SalesWindow,
  outbound: { opensAt: Date; date: string },
  row: Pick<SailingRow, 'service_date' | 'rules'>,
): SalesWindow {
  const last = addDays(outbound.date, row.rules.returnTrips.validDays);
  const isWithin = row.service_date >= outbound.date && row.service_date <= last;
  if (!isWithin || outbound.opensAt >= own.opensAt) return own;
  return { ...own, opensAt: outbound.opensAt };
}

/** `8:30`, `24:10` */
function shortTime(minutes: number): string {
  return serviceTimeOf(minutes).replace(/^0/, '');
}
