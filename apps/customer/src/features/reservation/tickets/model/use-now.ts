import { useEffect, useState } from 'react';

/** The longest time that a timer of a browser can wait, in milliseconds. */
const LONGEST_MS = 2_147_483_647;

/**
 * The time as the page has to know it: renewed at the next of these instants and when the page comes
 * into sight again, as a phone's timers stand still in a pocket.
 *
 * @param instants RFC 3339
 * @returns milliseconds since 1970
 */
export function useNow(instants: readonly string[]): number {
  const [now, setNow] = useState(Date.now);
  const next = Math.min(...instants.map((at) => Date.parse(at)).filter((at) => at > now));
  useEffect(() => {
    const renew = () => setNow(Date.now());
    const timer = Number.isFinite(next)
      ? setTimeout(renew, Math.min(Math.max(next - Date.now(), 0), LONGEST_MS))
      : undefined;
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [next]);
  return now;
}
