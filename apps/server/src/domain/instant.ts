const JST_OFFSET_MS = 9 * 3_600_000;

/** RFC 3339 in Japan's offset, to the second: `2027-07-20T11:00:00+09:00`. */
export function jstInstant(instant: Date): string {
  const inJapan = new Date(instant.getTime() + JST_OFFSET_MS);
  return `${inJapan.toISOString().slice(0, 19)}+09:00`;
}

export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}
