import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { addMember } from '../../domain/members/add-member.ts';
import { loginEmailOf } from '../../domain/members/log-in.ts';
import { hashPassword } from '../../domain/members/password.ts';
import { OWN_SCOPE } from '../../domain/members/scopes.ts';
import { isDemonstration } from './is-demonstration.ts';
import members from './members.json' with { type: 'json' };

/**
 * The demonstration's members, whose passwords are public, are there as long as the database has
 * the demonstration operator and no other. With a real operator they are removed, and their logins
 * with them; reservations made in the demonstration stay.
 * @returns how many were added or removed
 */
export async function loadDemoMembers(db: Kysely<Database>, clock: Clock): Promise<number> {
  return (await isDemonstration(db)) ? addMembers(db, clock) : removeMembers(db);
}

async function addMembers(db: Kysely<Database>, clock: Clock): Promise<number> {
  const rows = await db.selectFrom('member').select('login_email').execute();
  const known = new Set(rows.map(({ login_email }) => login_email));
  const missing = members.filter(({ email }) => !known.has(loginEmailOf(email)));
  let added = 0;
  for (const row of await Promise.all(missing.map((member) => rowOf(member, clock.now())))) {
    // Another process that starts at the same time may have been faster.
    if (await inTransaction(db, (tx) => addMember(tx, row))) added += 1;
  }
  return added;
}

async function removeMembers(db: Kysely<Database>): Promise<number> {
  return inTransaction(db, async (tx) => {
    const removed = await tx
      .deleteFrom('member')
      .where('is_demonstration', '=', true)
      .returning('session_id')
      .execute();
    const sessions = removed.map(({ session_id }) => session_id);
    if (sessions.length > 0) await tx.deleteFrom('session').where('id', 'in', sessions).execute();
    return removed.length;
  });
}

async function rowOf(member: (typeof members)[number], now: Date) {
  return {
    login_email: loginEmailOf(member.email),
    password_hash: await hashPassword(member.password),
    email: member.email,
    family_name: member.familyName,
    given_name: member.givenName,
    family_name_kana: member.familyNameKana,
    given_name_kana: member.givenNameKana,
    phone: member.phone,
    address: JSON.stringify(member.address),
    birth_date: member.birthDate,
    sex: sexOf(member.sex),
    scope: JSON.stringify(member.scope ?? [OWN_SCOPE]),
    resident_person: member.scope ? JSON.stringify(personOf(member)) : null,
    is_demonstration: true,
    created_at: now,
  };
}

const personOf = ({ familyNameKana, givenNameKana, birthDate }: (typeof members)[number]) => ({
  familyNameKana,
  givenNameKana,
  birthDate,
});

// A JSON module's texts have no narrower type; the database refuses what is none of these.
const sexOf = (text: string | null) => text as 'male' | 'female' | 'other' | null;
