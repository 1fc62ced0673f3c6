const MINUTE_MS = 60_000;

/** Milliseconds for which the link of a mail can be used; the server has the same. */
export const LINK_MS = {
  signUp: 120 * MINUTE_MS,
  passwordReset: 60 * MINUTE_MS,
  emailChange: 120 * MINUTE_MS,
} as const;
