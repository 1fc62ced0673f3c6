import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Remembers on what a member logs in, for as long as they are one.
 * @param device in words, as `deviceOf` gives them
 * @returns whether it is new, and not the first that is known of the member
 */
export async function noteDevice(
  tx: Transaction<Database>,
  memberId: string,
  device: string,
): Promise<boolean> {
  const known = await tx
    .selectFrom('member_device')
    .select('device')
    .where('member_id', '=', memberId)
    .execute();
  if (known.some((each) => each.device === device)) return false;
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('member_device')
    .values({ member_id: memberId, device })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // Of two logins at once one tells the member.
  return known.length > 0 && added === 1n;
}

/** On what a member has ever logged in, in words. */
export async function listDevices(db: Kysely<Database>, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('member_device')
    .select('device')
    .where('member_id', '=', memberId)
    .orderBy('device')
    .execute();
  return rows.map(({ device }) => device);
}
