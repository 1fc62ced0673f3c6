import type {
  VehicleType as ContractVehicleType,
  Port,
  Route,
  RouteList,
} from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { RouteRules } from '../../rules/route-rules.ts';
import type { VehicleType } from '../../rules/vehicle-rules.ts';
import type { Clock } from '../clock.ts';
import { isMeasured, isOnDeck } from '../trips/vehicles.ts';
import { portPhone } from './port-phone.ts';

/** All ports in use, operator by operator, in the order of their documents. One round trip. */
export async function listPorts(db: Kysely<Database>): Promise<Port[]> {
  const rows = await db
    .selectFrom('port')
    .select(['id', 'name', 'name_kana', 'address', 'directions', 'phone'])
    .where('retired', '=', false)
    .orderBy('source_id')
    .orderBy('position')
    .execute();
  return rows.map(({ name_kana, phone, ...port }) => ({
    ...port,
    nameKana: name_kana,
    phone: portPhone(phone),
  }));
}

/**
 * All routes in use with the sections that can be booked, today's date in Japan, the date of the
 * last sailing, and the largest party. One round trip.
 */
export async function listRoutes(db: Kysely<Database>, clock: Clock): Promise<RouteList> {
  const today = jstDate(clock.now());
  const { rows } = await sql<RouteRow>`
    select r.id, r.name, r.name_kana as "nameKana", r.rules,
      (select max(service_date)::text from sailing where status <> 'withdrawn') as bookable_until,
      (select coalesce(jsonb_agg(jsonb_build_object('fromPortId', s.from_port_id,
          'toPortId', s.to_port_id, 'durationMinutes', s.shortest_minutes) order by s.position), '[]')
        from section s where s.route_id = r.id) as sections
    from route r where not r.retired
    order by r.source_id, r.position`.execute(db);
  return {
    routes: rows.map(toRoute),
    today,
    // Operators may differ: an offer refuses a party that is too large for its own.
    maxPartySize: Math.max(1, ...rows.map(({ rules }) => rules.passengers.maxPerBooking)),
    bookableUntil: rows[0]?.bookable_until ?? today,
  };
}

interface RouteRow extends Pick<Route, 'id' | 'name' | 'nameKana' | 'sections'> {
  rules: RouteRules;
  bookable_until: string;
}

function toRoute({ id, name, nameKana, sections, rules }: RouteRow): Route {
  return {
    id,
    name,
    nameKana,
    sections,
    checkInClosesMinutesBefore: rules.checkInClosesMinutesBefore,
    webClosesMinutesBefore: rules.webClosesMinutesBefore,
    transferMinutes: rules.returnTrips.transferMinutes,
    passengerAges: {
      adultFrom: rules.passengerAges.adult.from,
      child: rules.passengerAges.child,
      infant: rules.passengerAges.infant,
    },
    vehicleTypes: rules.vehicles.types.map((type) => toVehicleType(type, rules)),
    discounts: rules.discounts.map((rule) => ({
      id: rule.id,
      name: rule.name,
      kind: rule.kind,
      percent: rule.percent,
      isAutomatic: !('document' in rule),
      description: rule.description,
      document: 'document' in rule ? rule.document : null,
    })),
    meals: rules.meals.map((meal) => ({
      id: meal.id,
      name: meal.name,
      description: meal.description,
      yen: meal.yen,
    })),
    petStays: rules.petStays.map(({ stay, yen, largest, description }) => ({
      stay,
      yen,
      largest,
      description,
    })),
  };
}

/** From which length on nothing carries it: the type's own limit, or where its classes end. */
function toVehicleType(
  type: VehicleType,
  { vehicles, highestDeckCm }: RouteRules,
): ContractVehicleType {
  const ofType = vehicles.classes.filter(({ typeIds }) => typeIds.includes(type.id));
  const ends = ofType.map(({ lengthBelowCm }) => lengthBelowCm ?? Infinity);
  const tooLong = Math.min(
    type.tooLongCm ?? Infinity,
    ends.length > 0 ? Math.max(...ends) : Infinity,
  );
  return {
    id: type.id,
    name: type.name,
    kind: type.kind,
    description: type.description,
    isMeasured: !type.isPhoneOnly && isMeasured(type),
    needsDriver: type.needsDriver,
    includesDriver: type.needsDriver && ofType.every(({ includesDriver }) => includesDriver),
    hasPlate: type.hasPlate,
    isPhoneOnly: type.isPhoneOnly,
    tooLongCm: isMeasured(type) && Number.isFinite(tooLong) ? tooLong : null,
    maxHeightCm: isOnDeck(type) ? (highestDeckCm ?? null) : null,
  };
}
