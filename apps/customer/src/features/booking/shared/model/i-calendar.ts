/** A calendar's events as a file (RFC 5545). No METHOD: PUBLISH demands an ORGANIZER (RFC 5546). */
export const calendarOf = (events: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//ferry booking//JA', ...events, 'END:VCALENDAR']
    .map(fold)
    .join('\r\n')
    .concat('\r\n');

/** Seconds since 2020 by the server's clock: 31 bits are enough until 2088. A later file replaces an earlier one. */
export const sequenceOf = (serverTime: string): number =>
  Math.floor((Date.parse(serverTime) - Date.UTC(2020, 0)) / 1000);

/**
 * The lines of an alarm.
 *
 * @param trigger what follows the word: `:-PT60M`
 */
export const alarm = (trigger: string, description: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${text(description)}`,
  `TRIGGER${trigger}`,
  'END:VALARM',
];

/** `2027-08-02T08:30:00+09:00` → `20270801T233000Z`. */
export const stamp = (instant: string): string =>
  new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

/** A value with its special characters escaped. */
export const text = (value: string): string =>
  value.replace(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');

/** Lines of at most 75 octets; a character is never cut. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 74) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
