/**
 * The public pages that the build prerenders into an HTML file each, by path below /customer. A page
 * that begins without data of a customer belongs here; nothing else has to be done for it.
 */
export const prerenderedPages = [
  '/',
  '/signin',
  '/signup/apply',
  '/reset-password/forgot',
  '/reservation',
  '/reservation-search',
  '/simulation',
  '/errors/40x',
] as const;

/** Those that show something else first when there is a query: then they begin with the frame. */
export const withoutQuery: readonly string[] = ['/simulation'];
