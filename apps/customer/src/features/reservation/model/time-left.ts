const MINUTE_MS = 60_000;

/**
 * 「あと2日と3時間」, rounded down: nobody is promised time that is not there. Days of 24 hours.
 *
 * @param now the server's clock, RFC 3339
 * @param until an instant after it
 */
export function timeLeft(now: string, until: string): string {
  const minutes = Math.floor((Date.parse(until) - Date.parse(now)) / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `あと${days}日${hours % 24 > 0 ? `と${hours % 24}時間` : ''}`;
  if (hours > 0) return `あと${hours}時間${minutes % 60 > 0 ? `${minutes % 60}分` : ''}`;
  return minutes > 0 ? `あと${minutes}分` : 'あと1分未満';
}
