/**
 * The public pages whose first paint is an HTML file of the build, by path below /customer. A page
 * that begins without data of a customer belongs here; nothing else has to be done for it.
 */
export const firstPaints = [
  '/',
  '/signin',
  '/reservation',
  '/reservation-search',
  '/errors/40x',
] as const;
