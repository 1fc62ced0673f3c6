import { type Kysely, type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/schema.ts';
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
 * Encrypts what waits with the ring's first key, so that the others can be taken out of it.
 * @returns how many mails, and of those whose key is not in the ring how many there are for each key
 */
export async function resealBodies(
  db: Kysely<Database>,
  keys: KeyRing,
): Promise<{ resealed: number; lost: { key: string; mails: number }[] }> {
  const [first, ...others] = keys.keys.map(({ id }) => id);
  const waiting = await db
    .selectFrom('mail')
    .select(['id', 'sealed_body', keyOfBody.as('key')])
    .where('sealed_body', 'is not', null)
    .where(keyOfBody, '!=', first ?? '')
    .execute();
  const lost = new Map<string, number>();
  let resealed = 0;
  for (const { id, sealed_body: sealed, key } of waiting) {
    if (sealed === null) continue;
    if (!others.includes(key)) {
      lost.set(key, (lost.get(key) ?? 0) + 1);
      continue;
    }
    const again = keys.seal(keys.open(sealed, recordOf(id)), recordOf(id));
    // Another process may have done it, or sent the mail and cleared it.
    const { numUpdatedRows } = await db
      .updateTable('mail')
      .set({ sealed_body: again })
      .where('id', '=', id)
      .where('sealed_body', '=', sealed)
      .executeTakeFirstOrThrow();
    resealed += Number(numUpdatedRows);
  }
  return { resealed, lost: [...lost].map(([key, mails]) => ({ key, mails })) };
}

const keyOfBody = sql<string>`split_part(sealed_body, '.', 1)`;

const recordOf = (mailId: number): string => `mail ${mailId}`;
