import type { PGlite } from '@electric-sql/pglite';

/** First bytes of the messages that only begin something: parse, bind, describe, execute, close. */
const PARTS = new Set(Buffer.from('PBDEC'));

/**
 * The embedded engine for a connection, entered once for each statement: the connection hands over its parts one by
 * one, and entering the engine costs as much as a small statement.
 *
 * @param pglite the engine
 * @returns what a connection needs of it. Parts are answered with nothing; their responses come with the message that
 *   closes them (sync, flush, or a simple query)
 */
export function inWholeStatements(
  pglite: PGlite,
): Pick<PGlite, 'waitReady' | 'execProtocolStream'> {
  let parts: Uint8Array[] = [];
  return {
    waitReady: pglite.waitReady,
    execProtocolStream: async (message, options) => {
      parts.push(message);
      if (PARTS.has(message[0] ?? 0)) return [];
      const whole = Buffer.concat(parts);
      parts = [];
      return pglite.execProtocolStream(whole, options);
    },
  };
}
