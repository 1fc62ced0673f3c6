import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { newCustomerNumber, newId } from '../ids.ts';

/** A new member; its id, number and session are made with it. */
type NewMember = Omit<
  Insertable<Database['member']>,
  'id' | 'session_id' | 'customer_number' | 'last_login_at'
>;

/**
 * Stores a member, with the session that everything of theirs will belong to.
 * @returns its id; undefined when the mail address, or by chance the number, is a member's already
 */
export async function addMember(
  tx: Transaction<Database>,
  member: NewMember,
): Promise<string | undefined> {
  const { id: session_id } = await tx
    .insertInto('session')
    .values({ token_hash: null, created_at: member.created_at, last_seen_at: member.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = await tx
    .insertInto('member')
    .values({
      ...member,
      id: newId('mem'),
      session_id,
      customer_number: newCustomerNumber(),
      last_login_at: member.created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) await tx.deleteFrom('session').where('id', '=', session_id).execute();
  return added?.id;
}
