import { demoOperator } from '../../operator/demo/document.ts';
import { parseOperatorDocument } from '../../operator/parse-document.ts';
import { routeRules } from '../../rules/route-rules.ts';
import type { SectionOfSailing } from '../sailings/offer.ts';
import type { SailingRow } from '../sailings/sailing-rows.ts';

// Sections of the demonstration's sailings without a database, for the tests of what is pure.

const operator = parseOperatorDocument(demoOperator);

function only<Item>(found: Item | undefined): Item {
  if (!found) throw new Error('The demonstration does not have it');
  return found;
}

/** The first section of a trip on a day, with everything free. */
export function sectionOn(
  tripId: string,
  date: string,
  { period = 'B', toCall }: { period?: string; toCall?: number } = {},
): SectionOfSailing {
  const timetable = only(operator.trips.find(({ id }) => id === tripId));
  const vessel = only(operator.vessels.find(({ id }) => id === timetable.vesselId));
  const route = only(operator.routes.find(({ id }) => id === timetable.routeId));
  const last = toCall ?? timetable.calls.length - 1;
  const ports = {
    fromPortId: only(timetable.calls[0]).portId,
    toPortId: only(timetable.calls[last]).portId,
  };
  const isSection = (fare: { routeId: string; fromPortId: string; toPortId: string }) =>
    fare.routeId === route.id &&
    [fare.fromPortId, fare.toPortId].sort().join() === Object.values(ports).sort().join();
  const fares = operator.fares
    .filter(isSection)
    .map(
      ({ grade, adultYen, roomYen }) =>
        [grade, { adultYen: adultYen[period] ?? 0, roomYen: roomYen?.[period] ?? null }] as const,
    );
  const vehicleFares = operator.vehicleFares
    .filter(isSection)
    .flatMap(({ yen }) => Object.entries(yen).map(([id, by]) => [id, by[period] ?? 0] as const));
  const fuel = only(operator.fuelAdjustments.find((each) => each.routeIds?.includes(route.id)));
  const minutes = (time: string | undefined) => {
    const [hours = 0, rest = 0] = (time ?? '0:00').split(':').map(Number);
    return hours * 60 + rest;
  };
  const row: SailingRow = {
    id: `sail_${tripId}_${date.replaceAll('-', '')}`,
    route_id: route.id,
    route_name: route.name,
    rules: routeRules(operator, route),
    vessel_id: vessel.id,
    vessel_name: vessel.name,
    vessel_kana: vessel.nameKana ?? null,
    pools: vessel.pools,
    cabin_types: vessel.cabinTypes,
    service_date: date,
    call_ports: timetable.calls.map(({ portId }) => portId),
    call_arrivals: timetable.calls.map((call) => minutes(call.arrival ?? call.departure)),
    call_departures: timetable.calls.map((call) => minutes(call.departure ?? call.arrival)),
    call_boarding: timetable.calls.map(() => true),
    call_landing: timetable.calls.map(() => true),
    call_names: null,
    pool_ids: vessel.pools.map(({ id }) => id),
    status: 'scheduled',
    fare_period: period,
    fuel_adult_yen: fuel.adultYen,
    fuel_child_yen: fuel.childYen,
    fuel_vehicle_yen: fuel.vehicleYen,
    fuel_parts: null,
    from_port_name: '',
    from_port_kana: null,
    to_port_name: '',
    to_port_kana: null,
    free: timetable.calls.slice(1).map(() => vessel.pools.map(({ capacity }) => capacity)),
    fares: Object.fromEntries(fares),
    vehicle_fares: Object.fromEntries(vehicleFares),
  };
  return { row, ports, calls: { fromCall: 0, toCall: last } };
}
