import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { addMinutes } from '../instant.ts';

const PREFIX = 'fpk_';
const KEY_BYTES = 32;
const SHOWN_LENGTH = PREFIX.length + 8;
/** Longer than any key of ours. */
const LONGEST_KEY = 100;
/** A partner has two keys while one takes the place of the other. */
const MOST_LIVE = 2;
/** How long the key of before goes on after a rotation: devices are changed one by one. */
const ROTATION_MINUTES = 7 * 24 * 60;

type PartnerKeyRow = Omit<Selectable<Database['partner_key']>, 'key_hash'>;

/** A partner, by the key that it calls with. */
export type Partner = Pick<PartnerKeyRow, 'prefix' | 'partner_name'>;

/** Why no key is made: nobody of that name is in a partner ticket, or there are two already. */
export type NoKeyReason = 'unknownPartner' | 'twoKeys' | 'noKey';

/**
 * @param partnerName as the partner tickets have it
 * @returns the key, which nothing keeps: the database has its hash; or why there is none
 */
export async function createPartnerKey(
  tx: Transaction<Database>,
  partnerName: string,
  now: Date,
): Promise<{ key: string; prefix: string } | NoKeyReason> {
  if (!(await isPartner(tx, partnerName))) return 'unknownPartner';
  if ((await findLiveKeys(tx, partnerName, now)).length >= MOST_LIVE) return 'twoKeys';
  const key = PREFIX + randomBytes(KEY_BYTES).toString('base64url');
  const prefix = key.slice(0, SHOWN_LENGTH);
  const row = { prefix, key_hash: hashOf(key), partner_name: partnerName, created_at: now };
  await tx
    .insertInto('partner_key')
    .values({ ...row, ends_at: null })
    .execute();
  return { key, prefix };
}

/**
 * A new key in place of a partner's only one, which ends a week later, or when it was to end before that.
 * @returns as {@link createPartnerKey}, with when the key of before ends
 */
export async function rotatePartnerKey(
  tx: Transaction<Database>,
  partnerName: string,
  now: Date,
): Promise<{ key: string; prefix: string; endsAt: Date } | NoKeyReason> {
  const [before, second] = await findLiveKeys(tx, partnerName, now);
  if (!before) return 'noKey';
  if (second) return 'twoKeys';
  const made = await createPartnerKey(tx, partnerName, now);
  if (typeof made === 'string') return made;
  const endsAt = await endBy(tx, before.prefix, addMinutes(now, ROTATION_MINUTES));
  return { ...made, endsAt };
}

/** @returns whether there was such a key that had not ended */
export async function endPartnerKey(
  tx: Transaction<Database>,
  prefix: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('partner_key')
    .set({ ends_at: now })
    .where('prefix', '=', prefix)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const findPartnerKeys = (db: Kysely<Database>): Promise<PartnerKeyRow[]> =>
  db
    .selectFrom('partner_key')
    .select(['prefix', 'partner_name', 'created_at', 'ends_at'])
    .orderBy('partner_name')
    .orderBy('created_at')
    .execute();

/** The partner whose live key it is. */
export async function findPartnerOfKey(
  db: Kysely<Database>,
  key: string,
  now: Date,
): Promise<Partner | undefined> {
  if (key.length > LONGEST_KEY) return undefined;
  return liveKeys(db, now).where('key_hash', '=', hashOf(key)).executeTakeFirst();
}

/** Locked: of two commands at once the second sees what the first has made. */
async function findLiveKeys(
  tx: Transaction<Database>,
  partnerName: string,
  now: Date,
): Promise<Partner[]> {
  await sql`select pg_advisory_xact_lock(hashtext(${`partner-key ${partnerName}`}))`.execute(tx);
  return liveKeys(tx, now).where('partner_name', '=', partnerName).orderBy('created_at').execute();
}

const liveKeys = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('partner_key')
    .select(['prefix', 'partner_name'])
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]));

/** @returns when the key ends: no later than it was to */
async function endBy(tx: Transaction<Database>, prefix: string, at: Date): Promise<Date> {
  const { ends_at: endsAt } = await tx
    .updateTable('partner_key')
    .set({ ends_at: sql<Date>`least(coalesce(ends_at, ${at}), ${at})` })
    .where('prefix', '=', prefix)
    .returning('ends_at')
    .executeTakeFirstOrThrow();
  return endsAt ?? at;
}

async function isPartner(db: Kysely<Database>, partnerName: string): Promise<boolean> {
  const { rows } = await sql`select 1 from partner_ticket
    where rule -> 'includes' @> ${JSON.stringify([{ partnerName }])}::jsonb limit 1`.execute(db);
  return rows.length > 0;
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
