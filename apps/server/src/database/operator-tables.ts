import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { PartnerTicketRule } from '../rules/partner-rules.ts';
import type { RouteRules } from '../rules/route-rules.ts';
import type { CabinType, OperatorDocument, Pool } from '../rules/schema.ts';
import type { Direction } from '../rules/schema-parts.ts';
import type { FuelPart } from './fuel-part.ts';
import type { PartnerTicketFacts } from './partner-ticket-facts.ts';

/** A day of the Japanese calendar, `YYYY-MM-DD`. */
type DateColumn = ColumnType<string, string, string>;

/** Written by the database itself. */
type GeneratedText = ColumnType<string, never, never>;

/** Tables of the operator's data and of the stock; see migration 0001 for their constraints. */
export interface OperatorTables {
  operator_source: {
    id: string;
    name: string;
    document: JSONColumnType<OperatorDocument>;
    document_hash: string;
    generated_from: DateColumn;
    generated_until: DateColumn;
    loaded_at: Generated<Date>;
    /** Its bookings stay, nothing else of it is shown or loaded. */
    is_ended: Generated<boolean>;
  };
  port: {
    id: string;
    source_id: string;
    position: number;
    name: string;
    /** In hiragana; null when nobody gave it. */
    name_kana: string | null;
    description: string;
    address: string;
    /** How to get there; empty when nobody gave it. */
    directions: Generated<string>;
    phone: string;
    latitude: number;
    longitude: number;
    retired: Generated<boolean>;
  };
  vessel: {
    id: string;
    source_id: string;
    position: number;
    name: string;
    /** In hiragana; null when nobody gave it. */
    name_kana: string | null;
    description: string;
    pools: JSONColumnType<Pool[]>;
    cabin_types: JSONColumnType<CabinType[]>;
    /** Of pools and cabin types. */
    layout_hash: GeneratedText;
    retired: Generated<boolean>;
  };
  route: {
    id: string;
    source_id: string;
    position: number;
    name: string;
    /** In hiragana; null when nobody gave it. */
    name_kana: string | null;
    description: string;
    rules: JSONColumnType<RouteRules>;
    rules_hash: GeneratedText;
    retired: Generated<boolean>;
  };
  section: {
    route_id: string;
    from_port_id: string;
    to_port_id: string;
    position: number;
    direction: Direction;
    shortest_minutes: number;
  };
  fare: {
    route_id: string;
    from_port_id: string;
    to_port_id: string;
    grade: string;
    period: string;
    adult_yen: number;
    /** For each room, where the grade has a charge for it. */
    room_yen: number | null;
    /** Child and residents' fares where the table has them in yen. */
    more: ColumnType<object, string | undefined, string>;
  };
  vehicle_fare: {
    route_id: string;
    from_port_id: string;
    to_port_id: string;
    class_id: string;
    period: string;
    yen: number;
    /** For each metre that is begun above the class. */
    metre_yen: Generated<number>;
  };
  partner_ticket: {
    id: string;
    source_id: string;
    position: number;
    rule: JSONColumnType<PartnerTicketRule>;
    facts: JSONColumnType<PartnerTicketFacts>;
    retired: Generated<boolean>;
  };
  /** What is taken of a partner ticket's places; without a row nothing is. */
  partner_stock: {
    ticket_id: string;
    /** Position of the include whose slot it is; -1 for the day's quota. */
    include: number;
    /** `YYYY-MM-DD`. */
    day: string;
    /** `HH:MM`; empty for the quota. */
    slot: string;
    taken: number;
    /** As many as there were when some were last taken. */
    places: number;
  };
  /** What the office has published beside documents and feeds. */
  notice: {
    id: string;
    title: string;
    body: string;
    important: boolean;
    published_on: DateColumn;
    /** The last day on which it is shown. */
    until: ColumnType<string | null, string | null, string | null>;
    /** Account of the system. */
    actor: string;
    created_at: Date;
    withdrawn_at: Generated<Date | null>;
  };
  sailing: SailingTable;
  /** What was decided about sailings beside the document, and what documents have cancelled since; one is never changed. */
  sailing_event: {
    id: GeneratedAlways<number>;
    sailing_id: string;
    kind: SailingEventKind;
    /** How late it is against the timetable; null for what is no delay. */
    minutes: number | null;
    /** For customers; empty where nobody gave one. */
    reason: string;
    /** Account of the system; `document`: a load of the operator's document. */
    actor: string;
    at: Date;
  };
  /** Bookings that got a mail about a decision; see migration 0114. */
  sailing_told: {
    event_id: number;
    reservation_id: string;
    told_at: Date;
  };
  leg_inventory: {
    sailing_id: string;
    /** 0 is the leg between the first and the second call. */
    leg: number;
    /** On sale by pool, in the order of the sailing's `pool_ids`. */
    capacity: number[];
    free: number[];
    /** Has come back while a customer waits, and is nobody's until all who wait were looked at; null: nothing. */
    withheld: Generated<number[] | null>;
  };
}

/** `withdrawn`: the operator's document no longer has it, and nothing of it was sold. */
export type SailingStatus = 'scheduled' | 'cancelled' | 'withdrawn';

/** `restored`: it sails as planned after all; `moved`: to the times of the document. */
export type SailingEventKind = 'cancelled' | 'delayed' | 'restored' | 'moved';

/** What a document has in place of a sailing of which something is sold; empty: it has none. */
export type DocumentCalls =
  | Record<string, never>
  | {
      arrivals: number[];
      departures: number[];
      vessel: string;
      ports: string[];
      /** Nothing but times differs. */
      isMovable: boolean;
    };

interface SailingTable {
  id: string;
  source_id: string;
  route_id: string;
  vessel_id: string;
  trip_id: string;
  /** The day whose timetable the sailing belongs to; 24:10 is ten past midnight after it. */
  service_date: DateColumn;
  direction: Direction;
  fare_period: string;
  fuel_adult_yen: number;
  fuel_child_yen: number;
  /** By vehicle class. */
  fuel_vehicle_yen: ColumnType<Record<string, number>, string | undefined, string>;
  /** Of some sections and grades. */
  fuel_parts: ColumnType<FuelPart[] | null, string | undefined, string>;
  call_ports: string[];
  /** Minutes after 0:00 JST of the service date, one for each call. */
  call_arrivals: number[];
  call_departures: number[];
  call_boarding: boolean[];
  call_landing: boolean[];
  pool_ids: string[];
  status: SailingStatus;
  status_reason: string | null;
  /** Why the document cancels it, whatever was decided since; null: it does not. */
  document_reason: Generated<string | null>;
  /** Holds whatever the document says; null: nothing was decided. */
  decided_status: Generated<'scheduled' | 'cancelled' | null>;
  /** How late it is by the company's word; null: no such word. */
  delay_minutes: Generated<number | null>;
  delay_reason: Generated<string | null>;
  /** Where the document has it otherwise, and something is sold; null: it sails as the document has it. */
  document_calls: Generated<DocumentCalls | null>;
  /** The difference that the company keeps on purpose. */
  kept_calls: Generated<DocumentCalls | null>;
  /** It differs, and is neither moved nor kept. */
  is_off_sale: GeneratedAlways<boolean>;
  /** Changes when anything but the status does. */
  fingerprint: string;
}
