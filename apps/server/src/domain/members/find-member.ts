import type { Member } from '@ferry/api/external-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { scopesOf } from './scopes.ts';

/** The member in the contract's shape. */
export async function findMember(
  db: Kysely<Database>,
  memberId: string,
): Promise<(Member & { version: number }) | undefined> {
  const row = await db
    .selectFrom('member')
    .selectAll()
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    customerNumber: row.customer_number,
    // A name that is not divided has one of both, with its reading.
    ...(row.family_name && { familyName: row.family_name }),
    ...(row.given_name && { givenName: row.given_name }),
    ...(row.family_name_kana && { familyNameKana: row.family_name_kana }),
    ...(row.given_name_kana && { givenNameKana: row.given_name_kana }),
    email: row.email,
    ...(row.phone && { phone: row.phone }),
    ...(row.address.prefecture && { address: row.address }),
    ...(row.birth_date && { birthDate: row.birth_date }),
    ...(row.sex && { sex: row.sex }),
    ...(row.nationality && { nationality: row.nationality }),
    ...(row.passport_number && { passportNumber: row.passport_number }),
    news: row.news,
    version: row.version,
    scope: scopesOf(row.scope),
  };
}
