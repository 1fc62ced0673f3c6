import type { LegName } from '@ferry/api/customer-server';
import type { Generated } from 'kysely';

/** Whom a ticket is for: all of a leg, or a passenger or vehicle by their position. */
export type TicketSubject = 'group' | `p${number}` | `v${number}`;

/** What was cancelled, by its position before, which another traveller may have now. */
export type GoneSubject = `gone ${TicketSubject}`;

/** Tables of tickets; see migrations 0050, 0064, 0098 and 0136 for their constraints. */
export interface TicketTables {
  ticket: {
    id: string;
    reservation_id: string;
    leg: LegName;
    subject: TicketSubject | GoneSubject;
    /** From 1. A change of what the ticket is for revokes it and begins a new one. */
    generation: number;
    sailing_id: string;
    short_code: string;
    /** Of what it is for, with its id: a reader of the table learns no name from it. */
    facts_hash: Buffer;
    /** Of the reservation as it was last compared with it. */
    reservation_version: number;
    /** Arrival, as late as the sailing is. */
    ends_at: Date;
    created_at: Date;
    revoked_at: Date | null;
    checked_in_at: Date | null;
    boarded_at: Date | null;
  };
  voucher: {
    id: string;
    reservation_id: string;
    /** Position among the includes of the ticket that was bought. */
    include: number;
    /** Position in the reservation's list. */
    passenger: number;
    short_code: string;
    created_at: Date;
    used_at: Date | null;
    /** Prefix of the partner's key that has taken it; null for a command. */
    used_by: string | null;
    /** Of the request that has taken it; the same one is told the same again. */
    request_key: string | null;
  };
  /** Keys with which partners take vouchers by themselves. */
  partner_key: {
    /** How it begins: what a person knows it by. */
    prefix: string;
    key_hash: Buffer;
    /** As the partner tickets have it. */
    partner_name: string;
    created_at: Date;
    /** Of no use from then on; null for one that goes on. */
    ends_at: Date | null;
  };
  ticket_share: {
    id: string;
    ticket_id: string;
    /** In which it was made; null for those of before that was known. */
    session_id: number | null;
    /** The companion's link by which it was made; null for one that its customer has made. */
    passenger_link_id: Generated<string | null>;
    token_hash: Buffer;
    created_at: Date;
    opened_at: Date | null;
    withdrawn_at: Date | null;
  };
  /** Public keys that something was signed with. */
  ticket_key: {
    id: string;
    public_key: Buffer;
    /** The last end of what was signed with it. */
    used_until: Date;
  };
  /** Keys of ports' devices. */
  port_key: {
    key_hash: Buffer;
    /** The first characters of the key, by which the operator knows it. */
    prefix: string;
    /** As the operator calls it. */
    name: string;
    created_at: Date;
  };
}
