import type { Generated } from 'kysely';

/** Tables of the fair line of those who come when sales open; see migration 0139 for their constraints. */
export interface QueueTables {
  sales_queue: {
    id: Generated<number>;
    /** From then on places are given, in no order yet. */
    gathers_at: Date;
    /** The opening of sales: the places are drawn then, and from then on no booking begins without a turn. */
    opens_at: Date;
    /** It ends by itself then. */
    ends_at: Date;
    /** The end, by the operator or by itself; one line at most is not closed. */
    closed_at: Generated<Date | null>;
    /** Customers whose turn it is, at a time. */
    inside_limit: number;
    /** Places of one client address. */
    address_limit: number;
    /** Turns a second at most. */
    per_second: number;
    /** The seed of the draw. */
    seed: Generated<Buffer | null>;
    drawn_at: Generated<Date | null>;
    /** The last place that had its turn. */
    front: Generated<number>;
    /** Turns a second now. */
    rate: Generated<number>;
    /** The slowest process since the last step, in milliseconds. */
    slow_ms: Generated<number>;
    inside: Generated<number>;
    waiting: Generated<number>;
    /** Turns in a minute, measured; null until that can be said. */
    per_minute: Generated<number | null>;
    stepped_at: Generated<Date | null>;
  };
  queue_place: {
    /** Random, made by the server: the draw sorts by it. */
    lot: string;
    queue_id: number;
    /** The session of the place; null once it is gone. */
    session_id: number | null;
    /** Keyed hash of the client's address. */
    client_hash: Buffer;
    /** The order of the line. */
    place: Generated<number>;
    /** The place before the draw; null for those after it. */
    drawn_from: Generated<number | null>;
    seen_at: Date;
    /** The instant at which its turn came. */
    admitted_at: Generated<Date | null>;
    /** Until then it counts as inside, and may begin a booking. */
    inside_until: Generated<Date | null>;
    /** The instant at which a booking was last begun in its turn. */
    used_at: Generated<Date | null>;
    /** Booked. */
    ended_at: Generated<Date | null>;
    /** Turns that nobody used. */
    missed: Generated<number>;
  };
}
