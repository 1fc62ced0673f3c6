import { type Kysely, sql } from 'kysely';

/** Drafts and reservations have two legs: what was one leg becomes the outbound one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...legs, ...drafts]) await sql.raw(statement).execute(db);
}

const legs = [
  // What was taken from the stock of which sailing, and what was sold, in full.
  `create table reservation_leg (
    reservation_id text not null references reservation on delete cascade,
    leg text not null check (leg in ('outbound', 'return')),
    sailing_id text not null references sailing,
    from_call int not null,
    to_call int not null,
    pools jsonb not null,
    from_port_id text not null,
    to_port_id text not null,
    content jsonb not null,
    primary key (reservation_id, leg)
  )`,
  'create index reservation_leg_by_sailing on reservation_leg (sailing_id)',
  `insert into reservation_leg (reservation_id, leg, sailing_id, from_call, to_call, pools,
      from_port_id, to_port_id, content)
    select id, 'outbound', sailing_id, from_call, to_call, pools, from_port_id, to_port_id,
      jsonb_build_object('party', party, 'vehicles', '[]'::jsonb, 'pets', '[]'::jsonb,
        'meals', '[]'::jsonb, 'cabins', jsonb_build_array(jsonb_build_object(
          'cabinType', ${cabinTypeOf('cabin_type')}, 'party', party,
          'infantBerths', 0, 'privateUse', false)))
    from reservation`,
  `update reservation set
    quote = quote - 'farePeriod' || jsonb_build_object(
      'lines', (select jsonb_agg('{"leg":"outbound"}'::jsonb || line order by position)
        from jsonb_array_elements(quote -> 'lines') with ordinality as l(line, position)),
      'outbound', jsonb_build_object('farePeriod', quote -> 'farePeriod',
        'totalYen', quote -> 'totalYen'),
      'return', null, 'undiscountedYen', quote -> 'totalYen', 'comparisons', '[]'::jsonb),
    representative = case when representative = '{}' then representative else
      '{"postalCode":"","prefecture":"","city":"","line1":"","building":""}'::jsonb
      || jsonb_build_object('dayPhone', representative -> 'phone') || representative end,
    passengers = (select coalesce(jsonb_agg('{"outboundCabin":0,"returnCabin":null,
        "birthDate":null,"livesAbroad":false,"nationality":"","passportNumber":"",
        "discount":null,"assistance":[],"assistanceNote":""}'::jsonb || each order by position), '[]')
      from jsonb_array_elements(passengers) with ordinality as p(each, position))`,
  'drop index reservation_with_names',
  `create index reservation_with_names on reservation (id) where names_removed_at is null`,
  `alter table reservation drop column sailing_id, drop column from_call, drop column to_call,
    drop column pools, drop column from_port_id, drop column to_port_id,
    drop column cabin_type, drop column party`,
];

/** A stored cabin type with what cabin types have since. */
function cabinTypeOf(column: string): string {
  return `'{"tariff":"perBerth","roomBerths":null,"canBePrivate":false,"isWomenOnly":false,
    "isAccessible":false,"takesPets":false,"amenities":[]}'::jsonb || ${column}`;
}

// A draft lives for a day and its offers are found again by its trip; what was typed stays.
const drafts = [
  'alter table draft add column trip jsonb, add column shown jsonb',
  `update draft set trip = jsonb_build_object('return', null, 'outbound', jsonb_build_object(
      'sailingId', sailing_id, 'fromPortId', from_port_id, 'toPortId', to_port_id,
      'party', party, 'vehicles', '[]'::jsonb, 'pets', '[]'::jsonb, 'meals', '[]'::jsonb,
      'cabins', jsonb_build_array(jsonb_build_object('cabinTypeId', cabin_type_id,
        'party', party, 'infantBerths', 0, 'privateUse', false)))),
    customers = customers || jsonb_build_object(
      'outboundVehicles', '[]'::jsonb, 'returnVehicles', '[]'::jsonb,
      'sensitiveDataConsent', false,
      'representative', '{"postalCode":"","prefecture":"","city":"","line1":"","building":"",
        "dayPhone":""}'::jsonb || (customers -> 'representative'),
      'passengers', (select jsonb_agg('{"outboundCabin":0,"returnCabin":null,"birthDate":"",
          "livesAbroad":false,"nationality":"","passportNumber":"","discount":null,
          "assistance":[],"assistanceNote":""}'::jsonb || each order by position)
        from jsonb_array_elements(customers -> 'passengers') with ordinality as p(each, position)))`,
  `alter table draft alter column trip set not null, drop column party, drop column sailing_id,
    drop column from_port_id, drop column to_port_id, drop column cabin_type_id`,
];
