import type { ApiError, ErrorCode } from '@ferry/api/customer-server';

/** Further properties of the contract's error shape, and facts for the log. */
export interface DomainErrorDetails extends Omit<ApiError, 'message' | 'code' | 'requestId'> {
  /** Pools that have not enough left (the `…_SOLD_OUT` codes); not part of the contract. */
  poolIds?: string[];
}

/** A rule of the business says no. The HTTP layer answers with the code; it shows no message. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly details: DomainErrorDetails;

  constructor(code: ErrorCode, details: DomainErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
