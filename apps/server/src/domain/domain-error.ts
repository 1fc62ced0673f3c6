/** Error codes of the contract that the domain raises. */
export type DomainErrorCode =
  | 'NOT_FOUND'
  | 'VALIDATION_FAILED'
  | 'SAILING_SOLD_OUT'
  | 'CABIN_SOLD_OUT'
  | 'SAILING_CANCELLED'
  | 'SALES_NOT_OPEN'
  | 'WEB_SALES_CLOSED'
  | 'CSRF'
  | 'EXTENSION_LIMIT'
  | 'HOLD_EXPIRED'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'LOOKUP_LOCKED'
  | 'LOOKUP_NOT_FOUND'
  | 'PRICE_CHANGED'
  | 'RATE_LIMITED'
  | 'REQUEST_IN_PROGRESS'
  | 'RESERVATION_STATE'
  | 'VERSION_CONFLICT';

/** Further properties of the contract's error shape, and facts for the log. */
export interface DomainErrorDetails {
  /** What is wrong with each field, by its path in the request. */
  errors?: Record<string, string[]>;
  /** Pools that have not enough left (the `…_SOLD_OUT` codes). */
  poolIds?: string[];
  /** RFC 3339, for SALES_NOT_OPEN. */
  salesOpenAt?: string;
  /** Yen, for PRICE_CHANGED: what the customer had been shown, and what it costs now. */
  previousTotalYen?: number;
  currentTotalYen?: number;
  /** Whole seconds, for RATE_LIMITED and LOOKUP_LOCKED. */
  retryAfterSeconds?: number;
}

/** A rule of the business says no. The HTTP layer answers with the code; it shows no message. */
export class DomainError<Code extends string = DomainErrorCode> extends Error {
  override readonly name = 'DomainError';
  readonly code: Code;
  readonly details: DomainErrorDetails;

  constructor(code: Code, details: DomainErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
