import { type Kysely, sql } from 'kysely';

/** The operator's data, the sailings made from them, and the stock of each sailing leg. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...operatorTables, ...sailingTables, ...stockTables]) {
    await sql.raw(statement).execute(db);
  }
}

const operatorTables = [
  `create table operator_source (
    id text primary key,
    name text not null,
    document jsonb not null,
    document_hash text not null,
    generated_from date not null,
    generated_until date not null,
    loaded_at timestamptz not null default now()
  )`,
  `create table port (
    id text primary key,
    source_id text not null references operator_source,
    position int not null,
    name text not null,
    name_kana text not null,
    description text not null,
    address text not null,
    phone text not null,
    latitude double precision not null,
    longitude double precision not null,
    retired boolean not null default false
  )`,
  `create table vessel (
    id text primary key,
    source_id text not null references operator_source,
    position int not null,
    name text not null,
    name_kana text not null,
    description text not null,
    pools jsonb not null,
    cabin_types jsonb not null,
    retired boolean not null default false
  )`,
  `create table route (
    id text primary key,
    source_id text not null references operator_source,
    position int not null,
    name text not null,
    description text not null,
    rules jsonb not null,
    retired boolean not null default false
  )`,
  `create table section (
    route_id text not null references route,
    from_port_id text not null references port,
    to_port_id text not null references port,
    position int not null,
    direction text not null,
    shortest_minutes int not null,
    primary key (route_id, from_port_id, to_port_id)
  )`,
  `create table fare (
    route_id text not null references route,
    from_port_id text not null references port,
    to_port_id text not null references port,
    grade text not null,
    period text not null,
    adult_yen int not null check (adult_yen >= 0),
    primary key (route_id, from_port_id, to_port_id, grade, period)
  )`,
];

// A sailing carries its calls, pools, fare period and fuel adjustment itself: what was sold stays
// as it was sold when the operator's document changes, and a search needs no calendar rules.
const sailingTables = [
  `create table sailing (
    id text primary key,
    source_id text not null references operator_source,
    route_id text not null references route,
    vessel_id text not null references vessel,
    trip_id text not null,
    service_date date not null,
    direction text not null,
    fare_period text not null,
    fuel_adult_yen int not null,
    fuel_child_yen int not null,
    call_ports text[] not null,
    call_arrivals int[] not null,
    call_departures int[] not null,
    call_boarding boolean[] not null,
    call_landing boolean[] not null,
    pool_ids text[] not null,
    status text not null check (status in ('scheduled', 'cancelled', 'withdrawn')),
    status_reason text,
    fingerprint text not null,
    unique (source_id, trip_id, service_date)
  )`,
  'create index sailing_by_date on sailing (service_date, route_id)',
];

// No index may cover the counters, and each page keeps half its room: then an update stays on its
// page (HOT) and the rows do not slow down as they are sold.
const stockTables = [
  `create table leg_inventory (
    sailing_id text not null references sailing,
    leg int not null,
    capacity int[] not null,
    free int[] not null check (0 <= all (free)),
    primary key (sailing_id, leg)
  ) with (fillfactor = 50)`,
  `create function stock_covers(stock int[], demand int[]) returns boolean
    language sql immutable parallel safe
    return not exists (
      select 1 from unnest(stock, demand) as pool(available, wanted)
      where coalesce(wanted, 0) > coalesce(available, 0)
    )`,
  `create function stock_minus(stock int[], demand int[]) returns int[]
    language sql immutable parallel safe
    return (
      select array_agg(available - coalesce(wanted, 0) order by position)
      from unnest(stock, demand) with ordinality as pool(available, wanted, position)
      where position <= cardinality(stock)
    )`,
  `create function stock_plus(stock int[], supply int[]) returns int[]
    language sql immutable parallel safe
    return (
      select array_agg(available + coalesce(given, 0) order by position)
      from unnest(stock, supply) with ordinality as pool(available, given, position)
      where position <= cardinality(stock)
    )`,
];
