import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Notice } from '../../rules/schema-news.ts';
import { newId } from '../ids.ts';

/** A notice that the office has published beside the documents. */
export interface OwnNotice {
  id: string;
  title: string;
  body: string;
  important: boolean;
  /** `YYYY-MM-DD`, as the last day. */
  publishedOn: string;
  until: string | null;
  actor: string;
  isWithdrawn: boolean;
}

/** The newest first. */
export async function findOwnNotices(db: Kysely<Database>): Promise<OwnNotice[]> {
  const rows = await db.selectFrom('notice').selectAll().orderBy('created_at', 'desc').execute();
  return rows.map(({ published_on, withdrawn_at, created_at: _, ...row }) => ({
    ...row,
    publishedOn: published_on,
    isWithdrawn: withdrawn_at !== null,
  }));
}

/**
 * Publishes a notice; the same one, while it is not withdrawn, once.
 * @returns its id; `isNew` false where it was published already
 */
export async function publishNotice(
  tx: Transaction<Database>,
  notice: Omit<Notice, 'id'>,
  { actor, now, isDry }: { actor: string; now: Date; isDry: boolean },
): Promise<{ id: string; isNew: boolean }> {
  const { title, body, important, publishedOn, until = null } = notice;
  const same = (await findOwnNotices(tx)).find(
    (each) =>
      !each.isWithdrawn &&
      JSON.stringify([each.title, each.body, each.important, each.publishedOn, each.until]) ===
        JSON.stringify([title, body, important, publishedOn, until]),
  );
  if (same) return { id: same.id, isNew: false };
  const id = newId('ntc');
  if (isDry) return { id, isNew: true };
  const row = { id, title, body, important, published_on: publishedOn, until };
  await tx
    .insertInto('notice')
    .values({ ...row, actor, created_at: now })
    .execute();
  return { id, isNew: true };
}

/** @returns whether it was published till now; undefined for an id that none of the office's notices has */
export async function withdrawNotice(
  tx: Transaction<Database>,
  id: string,
  now: Date,
): Promise<boolean | undefined> {
  const { numUpdatedRows } = await tx
    .updateTable('notice')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return true;
  return (await findOwnNotices(tx)).some((each) => each.id === id) ? false : undefined;
}
