import type {
  CardSummary,
  Payment,
  PaymentInstructions,
  PaymentMethod,
  PaymentPurpose,
  PaymentState,
  Store,
} from '@ferry/api/customer-server';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Bucket } from './attempt-bucket.ts';
import type { SoldContent } from './receipt-tables.ts';

type Json<Value> = ColumnType<Value, string | null, string | null>;

/** Tables of payments and of the embedded provider; see migration 0009 for their constraints. */
export interface PaymentTables {
  draft_payment: {
    draft_id: string;
    /** Another one with every choice. */
    id: string;
    method: PaymentMethod;
    token: string | null;
    /** Of the card; never shown. */
    fingerprint: string | null;
    card: Json<CardSummary | null>;
    store: Json<Store | null>;
    /** `YYYY-MM`, of a card that was typed in. */
    expires_on: Generated<string | null>;
    /** The member who wants the card kept after the payment. */
    keep_for: Generated<string | null>;
    /** The member's card that was chosen. */
    stored_card_id: Generated<string | null>;
  };
  stored_card: StoredCardTable;
  payment: PaymentTable;
  payment_event: {
    provider: string;
    id: string;
    charge_id: string;
    type: string;
    received_at: Date;
    processed_at: Date | null;
    tries: Generated<number>;
    /** When a job next tries, unless it is processed by then. */
    next_try_at: Generated<Date>;
  };
  sandbox_token: {
    id: string;
    brand: string;
    last4: string;
    fingerprint: string;
    scenario: string;
    created_at: Date;
    /** Of the charge that has used it. */
    charge_key: string | null;
    expires_on: string;
    /** The wallet of the sheet that has given it; null for a card that was typed in. */
    wallet: Generated<string | null>;
    /** For whom it may be used again. */
    holder: Generated<string | null>;
  };
  sandbox_charge: SandboxChargeTable;
  sandbox_setting: { webhook_secret: string };
  sandbox_event: {
    id: string;
    charge_id: string;
    type: string;
    created_at: Date;
    /** Null when it has been delivered, or given up. */
    due_at: Date | null;
    attempts: Generated<number>;
  };
}

type StoredInstructions = Omit<PaymentInstructions, 'confirmationNumber'> &
  Partial<PaymentInstructions>;

/** What the operator has given back by hand at once, in yen, and when that was heard of. */
export interface GivenByHand {
  yen: number;
  /** When it was heard of: an instant in ISO 8601. */
  at: string;
  /** When it was given, by the provider's clock; unknown of older ones. */
  givenAt?: string;
  /** The refund of ours that had stopped, which it pays. */
  pays?: string;
  /** What of it has not come back after all, in yen, and when that was heard of; `yen` is without it. */
  failed?: { yen: number; at: string }[];
}

interface PaymentTable {
  id: string;
  /** Later attempts have higher numbers. */
  attempt: GeneratedAlways<number>;
  reservation_id: string;
  session_id: number | null;
  /** The idempotency key of the request that began it, and what the key covers. */
  request_key: string;
  request_hash: Buffer;
  provider: string;
  /** `port`: received there, and noted by the operator. */
  method: PaymentMethod;
  state: PaymentState;
  /** When the reservation was confirmed, or what was due on it afterwards. */
  purpose: Generated<PaymentPurpose>;
  /** The change whose difference it is; null for what was booked. */
  change_id: Generated<string | null>;
  /** When another payment took its place, or nothing was to be paid any more: a job ends it at the provider. */
  given_up_at: Generated<Date | null>;
  amount_yen: number;
  /** Until the provider has answered. */
  token: string | null;
  /** The member's card that it is paid with, or that is kept when it is paid. */
  stored_card_id: Generated<string | null>;
  card: Json<CardSummary | null>;
  store: Json<Store | null>;
  /** Until when a payment at a store has to be made. */
  pay_by: Date | null;
  charge_id: string | null;
  action_url: string | null;
  /** Older ones have no confirmation number. */
  instructions: Json<StoredInstructions | null>;
  failure: Payment['failure'];
  /** Counters of attempts that a success takes back. */
  attempt_buckets: ColumnType<Bucket[], string, string>;
  created_at: Date;
  /** When the money was there, by the provider's clock, wherever it is now. */
  captured_at: Generated<Date | null>;
  /** What it was for, for its receipts, once something of it has been cancelled. */
  sold: ColumnType<SoldContent | null, string | undefined, string>;
  /** What came of a member's consent to keep its card; null where there is none. */
  agreed_card: Generated<'pending' | 'kept' | 'notKept' | null>;
  /** What the operator has given back of it by hand, at the provider, also for a refund of ours that had stopped. */
  by_hand_yen: Generated<number>;
  /** The same in parts, as the provider has said so. */
  by_hand: ColumnType<GivenByHand[], string | undefined, string>;
  /** When all of it had come back, as it was heard of; unknown of older ones. */
  refunded_at: Generated<Date | null>;
  /** What of a refund is kept for the transfer, as it was said before the payment. */
  transfer_fee_yen: Generated<number>;
  /** It goes back by the operator's transfer, whatever the provider has. */
  is_by_transfer: Generated<boolean>;
  /** The payment at a store whose number is ended before this one gets its own. */
  replaces: Generated<string | null>;
  /** When a job next asks the provider or refunds; null when nothing is left to do. */
  next_check_at: Date | null;
  checks: Generated<number>;
  /** Since when the provider refuses to give it back, and why in its own word; null when it does not. */
  refused_at: Generated<Date | null>;
  refusal: Generated<string | null>;
}

interface StoredCardTable {
  id: string;
  /** Null when the member is gone: then it ends as well. */
  member_id: string | null;
  provider: string;
  /** `pending` until its first payment has succeeded, `ending` until the provider has forgotten it. */
  state: 'pending' | 'kept' | 'ending';
  /** What the provider keeps it under; null until it has been told to. */
  holder: string | null;
  token: string;
  /** The same for the same card; never shown. */
  fingerprint: string;
  brand: string;
  last4: string;
  /** `YYYY-MM`, good until its end. */
  expires_on: string;
  /** Version of the text that was agreed to. */
  consent: string;
  agreed_at: Date;
  /** When the provider is next told that it is over. */
  next_try_at: Date;
  tries: Generated<number>;
}

interface SandboxChargeTable {
  id: string;
  charge_key: string;
  method: string;
  amount_yen: number;
  state: string;
  scenario: string;
  action_id: string | null;
  return_url: string;
  payment_number: string | null;
  store_name: string | null;
  expires_at: Date | null;
  /** A charge that takes its time: when it ends, and how. */
  settles_at: Date | null;
  settles_as: string | null;
  refunded_yen: Generated<number>;
  /** For whom its token is kept once it is captured. */
  holder: Generated<string | null>;
  captured_at: Generated<Date | null>;
  created_at: Date;
}
