import type { PaymentMethod, PreOrderPassenger } from '@ferry/api/customer-server';
import type { ColumnType, Generated } from 'kysely';
import type { PoolDemand } from './pool-demand.ts';
import type { WaitlistWish } from './waitlist-tables.ts';

/** A sailing and a cabin type that are wished for; null: any that is not for some people only. */
interface StoredChoice {
  sailingId: string;
  cabinTypeId: string | null;
}

/** Tables of orders for trips that are not on sale yet; see migration 0135 for their constraints. */
export interface PreOrderTables {
  pre_order: {
    id: string;
    from_port_id: string;
    to_port_id: string;
    /** When the sales of all its sailings open, and it is drawn. */
    opens_at: Date;
    /** The first one is wished for most. */
    choices: ColumnType<StoredChoice[], string, string>;
    wish: ColumnType<Omit<WaitlistWish, 'cabinTypeIds'>, string, string>;
    passengers: ColumnType<PreOrderPassenger[], string, string>;
    payment_method: PaymentMethod;
    email: string;
    /** Keyed hash of its mailbox. */
    mail_hash: Buffer;
    /** Keyed hash of the address that it came from. */
    client_hash: Buffer;
    member_id: string | null;
    /** The session that has opened a link to it last. */
    session_id: number | null;
    /** Since then it counts; null until its mailbox was confirmed. */
    confirmed_at: Date | null;
    withdrawn_at: Generated<Date | null>;
    /** Its place in the order of the draw, from 1 on. */
    place: Generated<number | null>;
    decided_at: Generated<Date | null>;
    /** `drawn`: its waitlist entries say what became of it; `merged`: another order is the same; `over`: nothing was possible. */
    outcome: Generated<'drawn' | 'merged' | 'over' | null>;
    /** When it is deleted. */
    remove_at: Date;
  };
  /** What each choice of a confirmed order takes: so much is kept from buyers until the draw. */
  pre_order_demand: {
    order_id: string;
    sailing_id: string;
    from_call: number;
    to_call: number;
    pools: ColumnType<PoolDemand[], string, string>;
  };
  pre_order_link: {
    token_hash: Buffer;
    order_id: string;
  };
  /** What was drawn: the seed, and how many orders stood. */
  pre_order_draw: {
    opens_at: Date;
    seed: Buffer;
    made_at: Date;
    drawn: number;
    finished_at: Date | null;
  };
}
