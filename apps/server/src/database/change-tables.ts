import type {
  ChangedPart,
  ChangeFee,
  FareQuote,
  LegName,
  Passenger,
  PaymentMethod,
  Representative,
} from '@ferry/api/customer-server';
import type { ColumnType, Generated } from 'kysely';
import type { ReservedContent } from './booking-tables.ts';
import type { PoolDemand } from './pool-demand.ts';
import type { TicketDemand } from './sold-ticket.ts';
import type { StoredSale } from './stored-sale.ts';

type Json<Value extends object> = ColumnType<Value, string, string>;
type JsonOrNothing<Value extends object> = ColumnType<Value, string | undefined, string>;

/** A fee that was paid for changes of a leg, in yen. */
export interface FeeOfLeg {
  leg: LegName;
  yen: number;
}

/** In flight: held, being paid, waiting for its payment. Over: made, dropped by the customer, lapsed. */
export type ChangeState =
  | 'held'
  | 'paymentProcessing'
  | 'awaitingPayment'
  | 'made'
  | 'dropped'
  | 'lapsed';

/** Tables of changes of reservations; see migration 0094 for their constraints. */
export interface ChangeTables {
  reservation_change: ReservationChangeTable;
  /** What the reservation is to be; the same columns as those of its own legs. */
  change_leg: {
    change_id: string;
    leg: LegName;
    sailing_id: string;
    from_call: number;
    to_call: number;
    pools: Json<PoolDemand[]>;
    from_port_id: string;
    to_port_id: string;
    content: Json<ReservedContent>;
  };
  /** What is taken beside the places of the booking while the change is in flight. */
  change_stock: {
    change_id: string;
    position: number;
    sailing_id: string;
    from_call: number;
    to_call: number;
    pools: Json<PoolDemand[]>;
  };
}

interface ReservationChangeTable {
  id: string;
  reservation_id: string;
  state: ChangeState;
  /** Which of the reservation's changes it is, from 1; null unless it was made. */
  position: number | null;
  draft_id: string | null;
  /** The draft's version whose content is held. */
  draft_version: number | null;
  session_id: number | null;
  /** Keyed hash of who holds it, while it is in flight. */
  client_hash: Buffer | null;
  /** The reservation's version, right after this was stored: another one, and it has changed meanwhile. */
  base_version: number;
  representative: Json<Representative>;
  passengers: Json<Passenger[]>;
  contact_phone: string;
  contact_email: string;
  mail_hash: Buffer | null;
  quote: Json<FareQuote>;
  total_yen: number;
  sale: ColumnType<StoredSale | null, string | null, string | null>;
  /** What is taken of a partner ticket beside what the purchase has, while the change is in flight. */
  ticket_stock: JsonOrNothing<TicketDemand[]>;
  /** Of each passenger, the position that they have in the booking; null for a new one. */
  kept: Json<(number | null)[]>;
  /** What is another than in the booking. */
  parts: Json<ChangedPart[]>;
  /** It counts among the changes that are free: more than names and contact. */
  is_counted: boolean;
  has_health_consent: Generated<boolean>;
  /** As it was shown. */
  fee: Json<ChangeFee>;
  fee_yen: number;
  /** Fees of earlier changes that come back by it. */
  fees_back: Json<FeeOfLeg[]>;
  /** Legs of the booking that the operator had ended when it was priced. */
  ended_legs: JsonOrNothing<LegName[]>;
  /** What cancelling what is given up would have cost then, free or not. */
  fee_basis_yen: number;
  pay_yen: number;
  refund_yen: number;
  /** Of the new total, what is not demanded. */
  waived_yen: number;
  payment_method: PaymentMethod | null;
  /** Since when it waits to be paid at a store or at the port; null where it holds nothing by that. */
  unpaid_since: Date | null;
  /** It is not counted among what is not paid by those who have not confirmed their mail address. */
  is_mail_confirmed: Generated<boolean>;
  /** As of a reservation. */
  is_own_mailbox: Generated<boolean>;
  limit_time: Date;
  extensions: Generated<number>;
  /** As of a reservation. */
  is_short: Generated<boolean>;
  created_at: Date;
  ended_at: Date | null;
}
