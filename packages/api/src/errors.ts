import type {
  ApiError as ErrorBody,
  ErrorCode,
  FieldErrorCode,
} from './generated/customer/types.gen.ts';

/** What went wrong: a code of the contract, or one of the two that no server sends. */
export type FailureCode = ErrorCode | 'OFFLINE' | 'UNEXPECTED';

/** Errors of single fields, keyed by the field's dotted path (`passengers.0.familyName`). */
export type FieldErrors = Record<string, FieldErrorCode[]>;

/**
 * The only error type above this package. Match by `code`, never by text.
 * `OFFLINE`: no response came. `UNEXPECTED`: a response came that is not of the contract.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: FailureCode;
  /** HTTP status; 0 when no response came. */
  readonly status: number;
  /** The body of an error response with its details by code; absent for OFFLINE and UNEXPECTED. */
  readonly body: ErrorBody | undefined;

  constructor(code: FailureCode, status: number, body?: ErrorBody, cause?: unknown) {
    super(body?.message ?? code, { cause });
    this.code = code;
    this.status = status;
    this.body = body;
  }

  get fieldErrors(): FieldErrors {
    return this.body?.errors ?? {};
  }
}

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/**
 * Turns whatever the generated client threw into an {@link ApiError}. Aborted calls pass through:
 * the query client knows them.
 *
 * @param error a parsed error body, a text (an HTML page of a gateway), or what `fetch` or a
 *   response validator threw
 * @param response the response, when one came
 */
export function toApiError(error: unknown, response?: Response): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  const status = response?.status ?? 0;
  if (isErrorBody(error)) return new ApiError(error.code, status, error);
  return new ApiError(response ? 'UNEXPECTED' : 'OFFLINE', status, undefined, error);
}

/** Whether the device knows that it has no network. */
const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/**
 * The error as {@link ApiError}; a programming error becomes `UNEXPECTED` with the error as its cause. A chunk
 * that a press needs and that cannot be fetched without a network is `OFFLINE`, as the call itself would be.
 */
export const asApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  const isOfNetwork = error instanceof TypeError && isOffline();
  return new ApiError(isOfNetwork ? 'OFFLINE' : 'UNEXPECTED', 0, undefined, error);
};
