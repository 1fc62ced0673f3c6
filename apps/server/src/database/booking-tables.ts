import type {
  ChangePart,
  CustomerInput,
  FareQuote,
  HistoryEntry,
  LegName,
  Passenger,
  PaymentMethod,
  Representative,
  ReservationConsent,
  ReservationLeg,
  ReservationState,
} from '@ferry/api/customer-server';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { PoolDemand } from './pool-demand.ts';
import type { StoredDraftTicket, TicketDemand } from './sold-ticket.ts';
import type { StoredSale } from './stored-sale.ts';
import type { ShownTrip, StoredTrip } from './stored-trip.ts';

/** What was sold of a leg; the sailing itself is found by its id. */
export type ReservedContent = Omit<ReservationLeg, 'sailing' | 'service'>;

/** Tables of sessions, drafts and reservations; see migration 0002 for their constraints. */
export interface BookingTables {
  session: {
    id: GeneratedAlways<number>;
    /** Null for the session that a member's things belong to: only logins lead there. */
    token_hash: Buffer | null;
    created_at: Date;
    last_seen_at: Date;
    /** Since then it is nobody's; it stays while one of its reservations is being paid. */
    ended_at: Generated<Date | null>;
    /** Of a visitor whose browser came with the cookie of a login that was over. */
    earlier_member_id: Generated<string | null>;
  };
  draft: DraftTable;
  reservation: ReservationTable;
  reservation_leg: ReservationLegTable;
  /** What the office has written down about a booking. */
  booking_note: {
    id: string;
    /** In the order in which they were written. */
    position: GeneratedAlways<string>;
    reservation_id: string;
    at: Date;
    /** Account of the system. */
    actor: string;
    text: string;
  };
  reservation_history: {
    reservation_id: string;
    /** From 1, in the order of events. */
    position: number;
    at: Date;
    event: HistoryEntry['event'];
    actor: HistoryEntry['by'];
  };
  reservation_consent: {
    reservation_id: string;
    consent: ReservationConsent['consent'];
    /** Of the text that was agreed to. */
    version: string;
    agreed_at: Date;
  };
  /** What a short hold has taken, of a leg or of its partner ticket. */
  short_hold: {
    /** Of the reservation, or of the change. */
    held_id: string;
    client_hash: Buffer;
    sailing_id: string | null;
    from_call: number | null;
    to_call: number | null;
    pools: ColumnType<PoolDemand[] | null, string | null, string | null>;
    ticket_id: string | null;
    ticket_stock: ColumnType<TicketDemand[] | null, string | null, string | null>;
    ends_at: Date;
    /** Until then it counts for its client. */
    counted_until: Date;
  };
  guest_right: {
    session_id: number;
    reservation_id: string;
    expires_at: Date;
  };
  stored_response: {
    session_id: number;
    operation: string;
    key: string;
    request_hash: Buffer;
    status: number;
    headers: JSONColumnType<Record<string, string>>;
    /** As sent, byte for byte. */
    body: string;
    created_at: Date;
  };
  /** Phone numbers that guests have replaced; they find the reservation for a time. */
  previous_phone: {
    reservation_id: string;
    /** As the look-up compares it. */
    phone: string;
    shown: Json<Pick<Representative, 'phone' | 'dayPhone'>>;
    replaced_at: Date;
  };
  /** Links to the mailbox of before, with which a new mail address is confirmed or stopped. */
  contact_change_link: {
    token_hash: Buffer;
    reservation_id: string;
    /** When the new address becomes the contact. */
    expires_at: Date;
    used_at: Date | null;
  };
  rate_limit: {
    bucket: Buffer;
    hits: number;
    resets_at: Date;
  };
}

/** Node-postgres would send a JavaScript array as a PostgreSQL array: JSON goes in as text. */
type Json<Value extends object> = ColumnType<Value, string, string>;

interface DraftTable {
  id: string;
  session_id: number;
  version: number;
  trip: Json<StoredTrip>;
  /** The legs and the price as they were last shown, for the day when they are no longer available. */
  shown: ColumnType<ShownTrip | null, string | null, string | null>;
  customers: Json<CustomerInput>;
  /** The newest reservation made from the draft; it may have expired. */
  reservation_id: string | null;
  /** The reservation that it is to change; null for a new booking. */
  change_of: Generated<string | null>;
  /** What its customer has chosen to change. */
  change_parts: ColumnType<ChangePart[] | null, string | null | undefined, string | null>;
  /** The partner ticket that it is sold by; null for a crossing alone. */
  partner_ticket: ColumnType<StoredDraftTicket | null, string | null, string | null>;
  expires_at: Date;
}

interface ReservationTable {
  id: string;
  reservation_number: string;
  version: number;
  state: ReservationState;
  representative: Json<Representative>;
  passengers: Json<Passenger[]>;
  /** Normalised, for the look-up. */
  contact_phone: string;
  contact_email: string;
  /** As sold, like the legs' content. */
  quote: Json<FareQuote>;
  total_yen: number;
  /** By what it was sold; null where that is not known, or its names have been removed. */
  sale: ColumnType<StoredSale | null, string | null, string | null>;
  /** Of the total, what is not demanded: the rest of a cancellation in part would cost more. */
  waived_yen: Generated<number>;
  payment_method: PaymentMethod | null;
  limit_time: Date;
  extensions: number;
  /** Held for a short time only: its client or contact holds enough beside it. */
  is_short: Generated<boolean>;
  draft_id: string | null;
  /** The draft's version whose content is held. */
  draft_version: number | null;
  session_id: number | null;
  /**
   * Keyed hash of who holds it, for the limits by client: while it is held, and for 7 days while it
   * is booked without being paid or confirmed.
   */
  client_hash: Buffer | null;
  /** Keyed hash of its mailbox. */
  mail_hash: Buffer | null;
  /** When it was last booked to be paid later; null for what is paid by card. */
  unpaid_since: Generated<Date | null>;
  /** Its mailbox was confirmed, or its customer is a member. */
  is_mail_confirmed: Generated<boolean>;
  /** Its mailbox was confirmed, or its member logs in with it: whosever it is later, it counts for the mailbox. */
  is_own_mailbox: Generated<boolean>;
  /** When its places go back unless the mailbox is confirmed. */
  confirm_mail_by: Generated<Date | null>;
  /** A mail address that waits to become its contact, until when, and the session that has asked for that. */
  new_email: Generated<string | null>;
  new_email_at: Generated<Date | null>;
  new_email_by: Generated<number | null>;
  /** A member has it who only knew its number and contact: it was booked with another mailbox than theirs. */
  is_claimed: Generated<boolean>;
  created_at: Date;
  /**
   * Since then it has no passengers and nobody to reach, and cannot be found any more. What is held for a waiting customer has
   * it from the beginning, until its customer names the passengers.
   */
  names_removed_at: Generated<Date | null>;
  /** Since then it is nobody's: what is left is for the books, its amounts and what was sailed. */
  record_removed_at: Generated<Date | null>;
}

/** Minutes after 0:00 of the service date, at the ports of the leg. */
export interface MovedFrom {
  departure: number;
  arrival: number;
}

interface ReservationLegTable {
  reservation_id: string;
  leg: LegName;
  sailing_id: string;
  /** Positions in the sailing's calls. */
  from_call: number;
  to_call: number;
  /** What was taken from the stock of every leg between the calls. */
  pools: Json<PoolDemand[]>;
  from_port_id: string;
  to_port_id: string;
  content: Json<ReservedContent>;
  /** When it was to sail before the company has moved its sailing; null: as it sails now. */
  moved_from: Generated<MovedFrom | null>;
  /** It was booked to be paid later, with a mailbox that was not confirmed then. */
  is_unconfirmed: Generated<boolean>;
  /**
   * Its customer will be late: it has no place, and until the end of this service date it may take another sailing of its section.
   * Null: it is on its sailing as booked.
   */
  stand_by_until: Generated<string | null>;
  /** It has taken a sailing so, and is on that; no leg does so twice. */
  is_stand_by_taken: Generated<boolean>;
}
