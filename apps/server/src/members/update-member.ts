import type { Member, MemberInput } from '@ferry/api/external-server';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../domain/clock.ts';
import { DomainError } from '../domain/domain-error.ts';
import { checkMember } from '../domain/members/check-member.ts';
import { findMember } from '../domain/members/find-member.ts';
import { profileColumns } from '../domain/members/member-rows.ts';
import { validated } from '../domain/people/problems.ts';

/**
 * Replaces what a member has written of themselves. Reservations keep the names they were made with.
 * @param version what the member was shown; of any number of changes to it one is made
 * @throws DomainError `VALIDATION_FAILED`, `VERSION_CONFLICT`, `UNAUTHENTICATED` when they are gone
 */
export async function updateMember(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  memberId: string,
  version: number,
  input: MemberInput,
): Promise<Member & { version: number }> {
  const checked = validated((report) => checkMember(input, report, clock.now()));
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ ...profileColumns(checked), version: version + 1 })
    .where('id', '=', memberId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const member = await findMember(db, memberId);
  if (!member) throw new DomainError('UNAUTHENTICATED');
  if (numUpdatedRows === 0n) throw new DomainError('VERSION_CONFLICT');
  return member;
}
