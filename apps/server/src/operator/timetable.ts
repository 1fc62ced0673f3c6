import { createHash } from 'node:crypto';
import { addDays } from '@ferry/format/date';
import { serviceMinutes } from '@ferry/format/service-time';
import type { Fuel } from '../database/fare-input.ts';
import type { FuelPart } from '../database/fuel-part.ts';
import { inSpan, matchesDay } from '../domain/calendar/day-pattern.ts';
import type { FuelAdjustment } from '../rules/fare-rules.ts';
import type { OperatorDocument, Trip } from '../rules/schema.ts';
import { fareDirections } from './document-issue.ts';

/** What all sailings of one trip have in common. Times are minutes after 0:00 of the service date. */
export interface TripShape {
  trip_id: string;
  route_id: string;
  vessel_id: string;
  direction: Trip['direction'];
  call_ports: string[];
  call_arrivals: number[];
  call_departures: number[];
  call_boarding: boolean[];
  call_landing: boolean[];
  pool_ids: string[];
  /** Equal for equal shapes. */
  shape_hash: string;
}

/** One sailing of a trip, as columns: `trip` is the position in the list of shapes. */
export interface SailingColumns {
  trip: number[];
  serviceDate: string[];
  farePeriod: string[];
  fuelAdultYen: number[];
  fuelChildYen: number[];
  /** JSON: yen by vehicle class. */
  fuelVehicleYen: string[];
  /** JSON: adjustments of some sections or grades. */
  fuelParts: string[];
  /** Null where the sailing runs. */
  cancelledFor: (string | null)[];
  /** Places on sale by pool, as PostgreSQL writes an array: `{120,48}`. */
  capacity: string[];
}

/** A pair of calls of some trip between which a passenger may travel. */
export interface SectionRow {
  route_id: string;
  from_port_id: string;
  to_port_id: string;
  direction: Trip['direction'];
  shortest_minutes: number;
}

export function tripShapes(document: OperatorDocument): TripShape[] {
  const vessels = new Map(document.vessels.map((vessel) => [vessel.id, vessel]));
  return document.trips.map((trip) => {
    const shape = {
      trip_id: trip.id,
      route_id: trip.routeId,
      vessel_id: trip.vesselId,
      direction: trip.direction,
      call_ports: trip.calls.map((call) => call.portId),
      call_arrivals: trip.calls.map((call) => minutes(call.arrival ?? call.departure)),
      call_departures: trip.calls.map((call) => minutes(call.departure ?? call.arrival)),
      call_boarding: trip.calls.map((call) => call.boarding),
      call_landing: trip.calls.map((call) => call.landing),
      pool_ids: (vessels.get(trip.vesselId)?.pools ?? []).map((pool) => pool.id),
    };
    const hash = createHash('sha256').update(JSON.stringify(shape)).digest('hex');
    return { ...shape, shape_hash: hash.slice(0, 16) };
  });
}

/** Every sailing from one date to another, both included. */
export function sailingColumns(
  document: OperatorDocument,
  from: string,
  until: string,
): SailingColumns {
  const dates: string[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) dates.push(date);
  const columns = emptyColumns();
  const runs = new Map(
    document.services.map(({ id, days }) => [id, dates.filter((date) => matchesDay(days, date))]),
  );
  const ruleFor = dateRules(document);
  for (const [index, trip] of document.trips.entries()) {
    const rules = tripRules(document, trip);
    for (const date of runs.get(trip.serviceId) ?? []) {
      const { period, fuel, parts } = ruleFor(trip, date);
      columns.trip.push(index);
      columns.serviceDate.push(date);
      columns.farePeriod.push(period);
      columns.fuelAdultYen.push(fuel.adultYen);
      columns.fuelChildYen.push(fuel.childYen);
      columns.fuelVehicleYen.push(JSON.stringify(fuel.vehicleYen));
      columns.fuelParts.push(parts);
      columns.cancelledFor.push(rules.cancelledFor(date));
      columns.capacity.push(`{${rules.onSale(date).join(',')}}`);
    }
  }
  return columns;
}

/** The sections that the trips imply, in the order of the document, fastest time of each. */
export function sectionsOf(shapes: readonly TripShape[]): SectionRow[] {
  const sections = new Map<string, SectionRow>();
  for (const shape of shapes) {
    for (const section of sectionsOfTrip(shape)) {
      const key = [section.route_id, section.from_port_id, section.to_port_id].join(' ');
      const previous = sections.get(key);
      if (!previous || section.shortest_minutes < previous.shortest_minutes)
        sections.set(key, section);
    }
  }
  return [...sections.values()];
}

function sectionsOfTrip(shape: TripShape): SectionRow[] {
  return shape.call_ports.flatMap((from, start) =>
    shape.call_ports.flatMap((to, end) => {
      const usable = shape.call_boarding[start] && shape.call_landing[end];
      if (end <= start || from === to || !usable) return [];
      return {
        route_id: shape.route_id,
        from_port_id: from,
        to_port_id: to,
        direction: shape.direction,
        shortest_minutes: (shape.call_arrivals[end] ?? 0) - (shape.call_departures[start] ?? 0),
      };
    }),
  );
}

/** Fare period and fuel adjustment by route, direction and date. */
function dateRules(document: OperatorDocument) {
  type Rule = {
    period: string;
    fuel: Fuel;
    /** JSON of {@link FuelPart}s. */
    parts: string;
  };
  const known = new Map<string, Rule>();
  return (trip: Trip, date: string) => {
    const key = `${trip.routeId} ${trip.direction} ${date}`;
    const previous = known.get(key);
    if (previous) return previous;
    const onRoute = (rule: { routeIds?: string[] | undefined }) =>
      !rule.routeIds || rule.routeIds.includes(trip.routeId);
    const span = document.farePeriods.spans.findLast(
      (each) =>
        onRoute(each) &&
        (each.direction ?? trip.direction) === trip.direction &&
        inSpan(each, date),
    );
    const rule: Rule = {
      period: span?.period ?? document.farePeriods.usual,
      ...fuelOn(document.fuelAdjustments.filter((each) => onRoute(each) && inSpan(each, date))),
    };
    known.set(key, rule);
    return rule;
  };
}

/** The last adjustment of a day that is for all sections and grades, and those after it that are for some. */
function fuelOn(rules: readonly FuelAdjustment[]): { fuel: Fuel; parts: string } {
  const last = rules.findLastIndex(({ sections, grades }) => !sections && !grades);
  const parts = rules.slice(last + 1).map(
    ({ sections, grades, adultYen, childYen, vehicleYen }): FuelPart => ({
      ...(sections && { sections: sections.flatMap(fareDirections) }),
      ...(grades && { grades }),
      adultYen,
      childYen,
      vehicleYen,
    }),
  );
  const fuel = rules[last] ?? { adultYen: 0, childYen: 0, vehicleYen: {} };
  return { fuel, parts: JSON.stringify(parts) };
}

/** Service cancellations and allotments of one trip. */
function tripRules(document: OperatorDocument, trip: Trip) {
  const pools = document.vessels.find((vessel) => vessel.id === trip.vesselId)?.pools ?? [];
  const ofTrip = (rule: { tripIds: string[] }) => rule.tripIds.includes(trip.id);
  const cancellations = document.serviceCancellations.filter(ofTrip);
  const allotments = document.allotments.filter(ofTrip);
  return {
    cancelledFor: (date: string) =>
      cancellations.find((rule) => matchesDay(rule.days, date))?.reason ?? null,
    onSale: (date: string) =>
      pools.map((pool) => {
        const rules = allotments.filter(
          (rule) => rule.poolId === pool.id && matchesDay(rule.days, date),
        );
        return Math.min(pool.capacity, ...rules.map((rule) => rule.onSale));
      }),
  };
}

function emptyColumns(): SailingColumns {
  return {
    trip: [],
    serviceDate: [],
    farePeriod: [],
    fuelAdultYen: [],
    fuelChildYen: [],
    fuelVehicleYen: [],
    fuelParts: [],
    cancelledFor: [],
    capacity: [],
  };
}

/** The document has been checked: each call has one of its times. */
function minutes(time: string | undefined): number {
  return serviceMinutes(time ?? '');
}
