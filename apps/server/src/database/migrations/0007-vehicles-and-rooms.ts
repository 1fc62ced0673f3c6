import { type Kysely, sql } from 'kysely';

/**
 * Room charges, vehicle fares and the vehicles' fuel adjustment; the rules that came with them have
 * the values that leave everything as it was. What was loaded before is completed: it is only
 * loaded anew when its document changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await sql.raw(statement).execute(db);
  const rules = JSON.stringify({
    privateUsePercent: 50,
    discountRoundedUpToYen: 10,
    returnTrips: { transferMinutes: 60, validDays: 14 },
    vehicles: { types: [], classes: [], gapCm: 0 },
    discounts: [],
    meals: [],
    petStays: [],
  });
  const cabinType = JSON.stringify({
    tariff: 'perBerth',
    canBePrivate: false,
    isWomenOnly: false,
    isAccessible: false,
    takesPets: false,
  });
  await sql`update route set rules = ${rules}::jsonb || rules`.execute(db);
  await sql`update vessel set cabin_types = (
    select coalesce(jsonb_agg(${cabinType}::jsonb || each order by position), '[]')
    from jsonb_array_elements(cabin_types) with ordinality as t(each, position))`.execute(db);
}

const tables = [
  'alter table fare add column room_yen int check (room_yen >= 0)',
  `create table vehicle_fare (
    route_id text not null references route,
    from_port_id text not null references port,
    to_port_id text not null references port,
    class_id text not null,
    period text not null,
    yen int not null check (yen >= 0),
    primary key (route_id, from_port_id, to_port_id, class_id, period)
  )`,
  `alter table sailing add column fuel_vehicle_yen jsonb not null default '{}'`,
];
