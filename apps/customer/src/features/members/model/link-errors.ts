import { asApiError, type FailureCode } from '@ferry/api/errors';

const endings: Partial<Record<FailureCode, 'Expired' | 'Used' | 'Invalid'>> = {
  TOKEN_EXPIRED: 'Expired',
  TOKEN_USED: 'Used',
  TOKEN_INVALID: 'Invalid',
  // Cut off so far that it cannot be one.
  VALIDATION_FAILED: 'Invalid',
};

/** The reason with which `/errors/mail-error` tells why a link leads nowhere; undefined for other errors. */
export function linkReason(
  error: unknown,
  about: 'signUp' | 'reset' | 'emailChange' | 'emailStop',
) {
  const ending = endings[asApiError(error).code];
  return ending && (`${about}${ending}` as const);
}
