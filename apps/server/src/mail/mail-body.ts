import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/schema.ts';
import { reseal } from '../domain/reseal.ts';
import type { KeyRing } from '../keys/key-ring.ts';

const MailBody = v.strictObject({ text: v.string(), html: v.string() });
export type MailBody = v.InferOutput<typeof MailBody>;

type StoredBody = Pick<
  Selectable<Database['mail']>,
  'id' | 'text_body' | 'html_body' | 'sealed_body'
>;

/** @returns the body encrypted, for this mail only */
export const sealBody = (keys: KeyRing, mailId: number, { text, html }: MailBody): string =>
  keys.seal(JSON.stringify({ text, html }), recordOf(mailId));

/**
 * @returns undefined once it has been cleared
 * @throws KeyLostError without its key; another error when it is not what was written for this mail
 */
export function bodyOf(keys: KeyRing, mail: StoredBody): MailBody | undefined {
  const { id, text_body: text, html_body: html, sealed_body: sealed } = mail;
  if (text !== null && html !== null) return { text, html };
  return sealed === null
    ? undefined
    : v.parse(MailBody, JSON.parse(keys.open(sealed, recordOf(id))));
}

/**
 * Encrypts the bodies that wait with the ring's first key; see {@link reseal}.
 * @returns how many mails, and of those whose key is not in the ring how many there are for each key
 */
export async function resealBodies(
  db: Kysely<Database>,
  keys: KeyRing,
): Promise<{ resealed: number; lost: { key: string; mails: number }[] }> {
  const { resealed, lost } = await reseal<{ id: number }>(db, keys, {
    table: 'mail',
    id: 'id',
    column: 'sealed_body',
    recordOf: ({ id }) => recordOf(id),
  });
  return { resealed, lost: lost.map(({ key, rows }) => ({ key, mails: rows })) };
}

const recordOf = (mailId: number): string => `mail ${mailId}`;
