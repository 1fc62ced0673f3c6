import type {
  CardSummary,
  HostedFields,
  PaymentInstructions,
  Store,
  WalletSheet,
} from '@ferry/api/customer-server';
import type { SheetMethod, WalletMethod } from '@ferry/format/wallet-methods';
import type { ToldByHand } from '../../domain/payments/by-hand.ts';

/** What the provider says of a charge. */
export type ChargeStatus =
  /** The provider has it and does not know yet. */
  | 'processing'
  | 'requiresAction'
  /** Waits for money at a store. */
  | 'awaitingPayment'
  | 'captured'
  | 'declined'
  | 'tdsFailed'
  | 'tdsCancelled'
  | 'timedOut'
  /** A payment at a store that was not made in time, or was taken back. */
  | 'expired'
  | 'refunded'
  /** On its way back. */
  | 'refunding'
  /** The customer has to tell the provider where to; the provider asks them by mail. */
  | 'refundNeedsAccount'
  /** It came back: the money is with us again. */
  | 'refundFailed'
  /** It says something that we do not know. */
  | 'unknown';

export interface Charge {
  /** The provider's id of it. */
  chargeId: string;
  /** Ours, as given in {@link ChargeRequest}. */
  paymentId: string;
  status: ChargeStatus;
  /** When the money came, by the provider's clock; undefined where it has not, or is not said. */
  capturedAt?: Date | undefined;
  /** What was given back of it by hand, each with its instant; undefined where the provider does not say. */
  byHand?: readonly ToldByHand[] | undefined;
  /** Where the customer proves who they are; with `requiresAction`. */
  actionUrl?: string | undefined;
  instructions?: PaymentInstructions | undefined;
}

export interface ChargeRequest {
  /** Also the idempotency key: the same id is charged at most once. */
  paymentId: string;
  amountYen: number;
  /** Path of our page to which the customer comes back. */
  returnPath: string;
  card?:
    | {
        token: string;
        /** The holder of kept cards, with whom the token is or will be kept; from {@link PaymentProvider.createHolder}. */
        holder?: string | undefined;
        /** The token is kept for the holder once the charge is captured. */
        keeps?: boolean | undefined;
      }
    | undefined;
  /** A page of the wallet's own takes the money: its customer goes there and comes back. */
  redirect?: Exclude<WalletMethod, SheetMethod> | undefined;
  store?: { store: Store; payBy: Date; customer: { name: string; email: string } } | undefined;
}

/** A part of a charge that goes back. */
export interface RefundRequest {
  /** Ours: the same one is given back once. */
  refundId: string;
  chargeId: string;
  amountYen: number;
  /** After one that has failed, the next is another one. */
  attempt: number;
  /** How often the provider has refused to make it: the next call is not the same one. */
  refusals: number;
}

export type RefundStatus =
  | 'refunded'
  | 'refunding'
  | 'refundNeedsAccount'
  | 'refundFailed'
  /** So much is not left of the charge, now or later: the operator has given some of it back by hand. */
  | 'refundTooMuch';

/** What a provider says of a call that it did not do, without anything that it was sent. */
export interface FailureFacts {
  type?: string | undefined;
  code?: string | undefined;
  param?: string | undefined;
  status?: number | undefined;
  /** The provider's id of the call, to find it in its own log. */
  requestId?: string | undefined;
}

/** A call that the provider has answered with an error. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly facts: FailureFacts;
  /** It has not done it and will not: a charge that is refused so was not made. */
  readonly isRefusal: boolean;

  constructor(facts: FailureFacts, isRefusal: boolean, cause?: unknown) {
    super('The payment provider did not do it', { cause });
    this.facts = facts;
    this.isRefusal = isRefusal;
  }
}

/** What a token refers to: enough to show and to recognise the card, not to use it. */
export interface CardToken extends CardSummary {
  /** `YYYY-MM`, good until its end. */
  expiresOn: string;
  /** The same for the same card, and nothing can be made of it. */
  fingerprint: string;
  /** The wallet of the sheet that has given it; undefined for a card that was typed in. */
  wallet?: SheetMethod | undefined;
}

/** Something has happened to a charge; what, is asked for. */
export interface ProviderEvent {
  id: string;
  type: string;
  chargeId: string;
  /** When the money came, where the event is about that; for a charge that does not say it. */
  paidAt?: Date | undefined;
}

/** Amounts in yen that are taken, both ends included. */
interface Amounts {
  leastYen: number;
  mostYen: number;
}

/** What a provider takes at all; what is beyond is not offered. */
export interface ProviderLimits {
  card: Amounts;
  /** Wallet payments that it takes; one that is not here is not offered. */
  walletMethods: Partial<Record<WalletMethod, Amounts>>;
  /** A payment at a store is open for so long at least; 60 days are never too long. */
  store: Amounts & { leastMinutes: number };
  takesStore(store: Store): boolean;
}

/**
 * The port of the payment provider, which takes the money. Everything outside of an adapter works
 * with this and does not know which one it is. No call may be made inside of a database
 * transaction: it can take seconds. A call that throws says nothing about what has happened at the
 * provider.
 */
export interface PaymentProvider {
  /** `none` means that there is no provider. */
  readonly name: 'sandbox' | 'stripe' | 'none';
  readonly limits: ProviderLimits;
  /**
   * Whether it asks customers who have paid at a store for their account itself, by mail, and pays it
   * back. Where it does not, we ask, and the operator transfers.
   */
  readonly collectsAccounts: boolean;
  /** The page with the card's fields, for an iframe; it hands out tokens. */
  hostedFields(): HostedFields;
  /** The page that says which wallets the device has, and opens their sheets; for an iframe. */
  walletSheet(): WalletSheet;
  /** Whether it can be reached now. */
  isUp(): Promise<boolean>;
  /** @returns undefined for a token that does not exist, is used or too old */
  findToken(token: string): Promise<CardToken | undefined>;
  /**
   * One for whom a card is kept; says nothing about whose card it is.
   * @param reference the same one has the same holder, however often it is called within 24 hours
   */
  createHolder(reference: string): Promise<string>;
  /** Forgets a holder with their card, which cannot be charged any more; once or more often. */
  endHolder(holder: string): Promise<void>;
  /**
   * Charges once, however often it is called with the same payment id and content, for 24 hours; so
   * a call without a response is repeated to learn what has become of it.
   * @returns how the charge is now
   */
  charge(request: ChargeRequest): Promise<Charge>;
  /** @returns undefined when the provider has never heard of it */
  find(
    reference: { paymentId: string; since: Date } | { chargeId: string },
  ): Promise<Charge | undefined>;
  /** Ends a charge that is not captured. @returns what it is then, captured when that was faster */
  cancel(chargeId: string): Promise<Charge>;
  /**
   * Gives a part back, once for each refund that has not failed, however often it is called; all parts
   * together are never more than the charge.
   * @returns how that part is now, `refundTooMuch` where the charge has not so much left
   */
  refundPart(request: RefundRequest): Promise<RefundStatus>;
  /**
   * Gives everything back, once. Not more than that is given back, whatever the attempt.
   * @param attempt a refusal is the response to all calls with the same one
   */
  refund(chargeId: string, attempt: number): Promise<Charge>;
  /**
   * @param body as it came, byte for byte
   * @returns `foreign` for what is the provider's and about no charge of ours, undefined when the
   *   signature is not the provider's, or too old
   */
  readEvent(
    body: string,
    headers: Record<string, string | string[] | undefined>,
  ): Promise<ProviderEvent | 'foreign' | undefined>;
}
