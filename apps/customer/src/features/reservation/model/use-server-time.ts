import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
/** A page that shows this soon after its answer has the answer's own time, in milliseconds. */
const FRESH_MS = 5_000;
/** Past the minute, so that a minute that has begun is never promised whole, in milliseconds. */
const PAST_MS = 1_000;

/**
 * The server's clock on an open page: renewed once a minute, and when the page comes into sight again. Apart from
 * `useNow`, which the tickets wait for their own instants with.
 *
 * @param serverTime when the page's data was read, by the server's clock, RFC 3339
 * @param readAt the same by this device's clock, in milliseconds since 1970
 * @returns RFC 3339
 */
export function useServerTime(serverTime: string, readAt: number): string {
  const offset = Date.parse(serverTime) - readAt;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const renew = () => setNow(Date.now());
    const minutes = Math.floor((now + offset) / MINUTE_MS) + 1;
    const next = Math.max(minutes * MINUTE_MS + PAST_MS - offset, readAt + FRESH_MS);
    const timer = setTimeout(renew, Math.max(next - Date.now(), 0));
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [now, offset, readAt]);
  return now - readAt < FRESH_MS ? serverTime : new Date(now + offset).toISOString();
}
