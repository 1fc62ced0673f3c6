/** `Cache-Control` of a response that is the same for all clients for some seconds. */
export const cachedFor = (seconds: number): string => `public, max-age=${seconds}`;
