/** `Cache-Control` of an answer that is the same for everybody for some seconds. */
export const cachedFor = (seconds: number): string => `public, max-age=${seconds}`;
