import type { CancellationLine, CancelReason, RefundWay } from '@ferry/api/customer-server';
import type { ColumnType, Generated } from 'kysely';

type Json<Value extends object> = ColumnType<Value, string, string>;

/** Tables of cancellations and of the money that goes back; see migrations 0060, 0068, 0074 and 0081 for their constraints. */
export interface CancellationTables {
  cancellation: {
    id: string;
    reservation_id: string;
    /** From 1, in their order. */
    position: number;
    at: Date;
    /** Whether there was money to give back; else the amounts are those of the demand. */
    is_paid: boolean;
    is_all: boolean;
    /** As they were shown, for the receipt of the fee; nobody's name is in them. */
    lines: Json<CancellationLine[]>;
    paid_yen: number;
    fee_yen: number;
    refund_yen: number;
    rest_yen: number;
    waived_yen: number;
    /** Why, where the customer has said it. */
    reason: CancelReason | null;
    /** The company has taken no fee of what was paid, by its own decision. */
    is_fee_waived: boolean;
  };
  refund: {
    id: string;
    /** By which it goes back; both are null for money that came to no reservation. */
    cancellation_id: string | null;
    change_id: Generated<string | null>;
    payment_id: string;
    /** What of the payment goes back, the fee for a transfer in it. */
    amount_yen: number;
    /** What the customer does not get of it: the fee for the transfer. */
    fee_yen: Generated<number>;
    /** By a provider, or (`account`, `port`) by the operator. */
    way: Generated<RefundWay>;
    /** `stopped`: the operator has to see to it; of an `account`, that nobody has registered one in time. */
    state: StoredRefundState;
    /** Refunds that have come back; each attempt is a refund of its own at the provider. */
    attempt: Generated<number>;
    created_at: Date;
    /** When a job next asks the provider; null once the money is there, or nobody tries any more. */
    next_check_at: Date | null;
    /** After an attempt that has failed: news of the provider do not bring the next one on earlier. */
    not_before: Generated<Date | null>;
    checks: Generated<number>;
    /** How often the provider has refused it: its balance is too low, a key is wrong. */
    refusals: Generated<number>;
    /** Since when it refuses, and why in its own word; null when it does not. */
    refused_at: Generated<Date | null>;
    refusal: Generated<string | null>;
    /** When the customer is reminded of the account that is missing. */
    remind_at: Generated<Date | null>;
    /** Until when it may be registered; null where none is waited for. Kept when that is over. */
    register_by: Generated<Date | null>;
  };
  refund_account: {
    refund_id: string;
    /** Encrypted, for this refund only. */
    sealed: string;
    registered_at: Date;
  };
  sandbox_refund: {
    id: string;
    charge_id: string;
    refund_key: string;
    attempt: number;
    amount_yen: number;
    state: string;
  };
}

/** `stopped`: the provider does not do it, and the operator, who has been alarmed, pays by hand. */
export type StoredRefundState = 'pending' | 'needsAccount' | 'refunded' | 'stopped';
