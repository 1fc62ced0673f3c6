/** Whether a token counts. */
export type TokenStatus = 'UNKNOWN' | 'VALID' | 'EXPIRED';

/** A token counts as expired this many milliseconds early, so that it does not expire on its way. */
const EXPIRY_MARGIN_MS = 500;

/**
 * The status of a token.
 *
 * @param token the token, if there is one
 * @param expiresAt milliseconds since 1970; `false`, 0 or null when it is not known
 * @param now milliseconds since 1970
 * @returns `UNKNOWN` when the token or its expiry is missing
 */
export function tokenStatus(
  token: string | undefined,
  expiresAt: number | false | null | undefined,
  now: number,
): TokenStatus {
  if (!token || !expiresAt) return 'UNKNOWN';
  return now < expiresAt - EXPIRY_MARGIN_MS ? 'VALID' : 'EXPIRED';
}
