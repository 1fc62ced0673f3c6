import type { LegChoice } from '@ferry/api/customer-server';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** What is wished for of a section of a sailing; all of it or nothing. */
export type WaitlistWish = Pick<LegChoice, 'party' | 'vehicles' | 'pets'> & {
  /** In the order of the wish; empty: any but those for some people only. */
  cabinTypeIds: string[];
};

/** Tables of those who wait for places; see migration 0132 for their constraints. */
export interface WaitlistTables {
  waitlist_entry: {
    id: string;
    sailing_id: string;
    from_port_id: string;
    to_port_id: string;
    wish: ColumnType<WaitlistWish, string, string>;
    /** Where offers are sent. */
    email: string;
    /** Keyed hash of its mailbox: one contact waits once for a sailing. */
    mail_hash: Buffer;
    member_id: string | null;
    /** The session that has opened a link to it last. */
    session_id: Generated<number | null>;
    /** Places that come free later are for others. */
    until: Date;
    /** Since then it is in the line; null until its mailbox was confirmed. */
    joined_at: Date | null;
    /** The order of the line: several join at one instant. */
    place: Generated<number | null>;
    /** When places were held for it, once at most. */
    offered_at: Generated<Date | null>;
    /** What was held. */
    choice: ColumnType<LegChoice | null, string | null | undefined, string | null>;
    /** The hold, and what became of it. */
    reservation_id: Generated<string | null>;
    withdrawn_at: Generated<Date | null>;
    /** The order of a draw that it comes from: of several such entries one is offered places. */
    pre_order_id: Generated<string | null>;
    /** When it is deleted. */
    remove_at: Date;
  };
  waitlist_link: {
    token_hash: Buffer;
    entry_id: string;
  };
  /** Contacts that get a mail when the sales of a day open; see migration 0134. */
  sale_reminder: {
    id: GeneratedAlways<number>;
    from_port_id: string;
    to_port_id: string;
    service_date: ColumnType<string, string, string>;
    /** As it was when it was asked for; looked up again before the mail is written. */
    opens_at: Date;
    /** Of a visitor; to a member it goes where the member's mails go then. */
    email: string | null;
    mail_hash: Buffer | null;
    member_id: string | null;
    token_hash: Buffer;
    /** When its mailbox was confirmed. */
    confirmed_at: Date | null;
    /** When it is deleted, where its link is not followed. */
    remove_at: Date | null;
  };
}
