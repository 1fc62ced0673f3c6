const MINUTE_MS = 60_000;

/** Milliseconds for which the link of a mail can be used; the server has the same. */
export const LINK_MS = {
  signUp: 120 * MINUTE_MS,
  passwordReset: 60 * MINUTE_MS,
  emailChange: 120 * MINUTE_MS,
} as const;

/** What a link is for. */
export type LinkAbout = keyof typeof LINK_MS;

/** The same in words. */
export const linkHours: Record<LinkAbout, string> = {
  signUp: '2時間',
  passwordReset: '60分',
  emailChange: '2時間',
};
