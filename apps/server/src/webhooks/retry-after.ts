/** An endpoint cannot put off what waits for longer: it would be as good as stopped. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/**
 * The instant of a `Retry-After`, which is a number of seconds or a date (RFC 9110), at most a day from now; undefined where there
 * is none that can be read.
 */
export function retryAtOf(header: string | undefined, now: Date): Date | undefined {
  const text = header?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return wait > 0 ? new Date(now.getTime() + Math.min(wait, LONGEST_MS)) : undefined;
}
