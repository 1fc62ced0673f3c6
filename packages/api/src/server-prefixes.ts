/**
 * First parts of the paths that a server answers beside the site's pages: the contract's, the frames
 * of the payment providers, and the demonstration's mails. What is put before a server of one's own
 * (Vite in development, a proxy in production) sends these to it.
 */
export const serverPrefixes = [
  '/customer-api',
  '/external/api',
  '/sanctum',
  '/sandbox-payments',
  '/stripe-payments',
  '/dev/mails',
] as const;
