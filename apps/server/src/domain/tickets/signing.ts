import type { TicketKey } from '@ferry/api/customer-server';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { addMinutes } from '../instant.ts';
import { KEPT_DAYS } from './retention.ts';
import { type PublicTicketKey, type TicketSigner, ticketSigner } from './ticket-keys.ts';

const DAY_MINUTES = 24 * 60;
/** As long as a ticket can be asked for after its arrival, of which a delay is a day at most. */
const KEY_MINUTES = (KEPT_DAYS + 1) * DAY_MINUTES;

/** What tickets are signed with now. */
export const signerOf = (keys: KeyRing): TicketSigner =>
  ticketSigner(keys.secret('ticket signature'));

/**
 * Keeps the public key of what is about to be signed until nothing asks for that any more, also when
 * the ring does not have the key by then: a code that was valid is never taken for forged. All who look
 * at tickets come through here, so it is read first, and written when a later day is needed.
 * @param lastEnd of what is signed: an arrival as it is known now
 */
export async function keepPublicKey(
  db: Kysely<Database>,
  { id, publicKey }: PublicTicketKey,
  lastEnd: Date,
): Promise<void> {
  const until = endOfDay(addMinutes(lastEnd, KEY_MINUTES));
  const kept = await db
    .selectFrom('ticket_key')
    .select('id')
    .where('id', '=', id)
    .where('used_until', '>=', until)
    .executeTakeFirst();
  if (kept) return;
  await sql`
    insert into ticket_key (id, public_key, used_until) values (${id}, ${publicKey}, ${until})
    on conflict (id) do update set used_until = excluded.used_until
      where ticket_key.used_until < excluded.used_until`.execute(db);
}

/** So that a key that signs all day is written once a day. */
const endOfDay = (time: Date): Date => {
  const dayMs = DAY_MINUTES * 60_000;
  return new Date(Math.ceil(time.getTime() / dayMs) * dayMs);
};

/** The key of now, then those of signatures that are not over. */
export async function findPublicKeys(
  db: Kysely<Database>,
  keys: KeyRing,
  now: Date,
): Promise<[PublicTicketKey, ...PublicTicketKey[]]> {
  const current = signerOf(keys);
  const rows = await db
    .selectFrom('ticket_key')
    .select(['id', 'public_key'])
    .where('used_until', '>', now)
    .where('id', '!=', current.id)
    .orderBy('used_until', 'desc')
    // As many as the contract's list has, with the one of now.
    .limit(99)
    .execute();
  return [current, ...rows.map(({ id, public_key }) => ({ id, publicKey: public_key }))];
}

export const toTicketKey = ({ id, publicKey }: PublicTicketKey): TicketKey => ({
  id,
  algorithm: 'Ed25519',
  publicKey: publicKey.toString('base64url'),
});
