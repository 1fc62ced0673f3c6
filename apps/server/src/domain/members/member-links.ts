import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { LegalVersions } from '../../database/member-tables.ts';
import type { Database } from '../../database/schema.ts';
import { operator } from '../../rules/company.ts';
import { DomainError } from '../domain-error.ts';
import { addMinutes } from '../instant.ts';

/** The texts of today that are agreed to with an application. */
export const LEGAL_VERSIONS: LegalVersions = {
  memberTerms: operator.legalVersions.memberTerms,
  privacyPolicy: operator.legalVersions.privacyPolicy,
};

export type LinkKind = Database['member_link']['kind'];

/** Minutes for which a link can be used once. */
const MEMBER_LINK_MINUTES: Record<LinkKind, number> = {
  signUp: 120,
  passwordReset: 60,
  emailChange: 120,
  emailChangeStop: 120,
};
/** Days for which a link whose time is over is still known as that. */
const KNOWN_DAYS = 7;
const TOKEN_BYTES = 24;

/** Whom a link is for. */
export interface LinkOwner {
  /** As its owner writes it, and as a login is compared with it. */
  email: string;
  loginEmail: string;
  /** Undefined for a customer who is no member. */
  memberId: string | undefined;
}

/** A link that can still be used. */
export interface LiveLink extends LinkOwner {
  expiresAt: Date;
  agreedAt: Date | null;
  agreedVersions: LegalVersions | null;
}

/** @returns the token, which is stored nowhere: only its hash is */
export async function addLink(
  tx: Transaction<Database>,
  kind: LinkKind,
  owner: LinkOwner,
  now: Date,
): Promise<{ token: string; sentAt: Date; expiresAt: Date }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = addMinutes(now, MEMBER_LINK_MINUTES[kind]);
  await tx
    .insertInto('member_link')
    .values({
      token_hash: hashOf(token),
      kind,
      email: owner.email,
      login_email: owner.loginEmail,
      member_id: owner.memberId ?? null,
      agreed_at: kind === 'signUp' ? now : null,
      agreed_versions: kind === 'signUp' ? JSON.stringify(LEGAL_VERSIONS) : null,
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return { token, sentAt: now, expiresAt };
}

/**
 * The link of a token, which stays unused.
 * @throws DomainError `TOKEN_INVALID`, `TOKEN_USED` (to sign up or to change the address: also when
 *   it has become another member's; to reset the password: also when it is the member's no more),
 *   `TOKEN_EXPIRED`
 */
export async function findLink(
  db: Kysely<Database>,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<LiveLink> {
  const row = await db
    .selectFrom('member_link as l')
    .leftJoin('member as m', 'm.login_email', 'l.login_email')
    .selectAll('l')
    .select('m.id as known_member_id')
    .where('l.token_hash', '=', hashOf(token))
    .where('l.kind', '=', kind)
    .executeTakeFirst();
  if (!row) throw new DomainError('TOKEN_INVALID');
  const { known_member_id: known } = row;
  const isAnothers = kind === 'emailChange' && known !== null && known !== row.member_id;
  const isPrevious = kind === 'passwordReset' && row.email !== null && known !== row.member_id;
  if ((kind === 'signUp' && known !== null) || isAnothers || isPrevious)
    throw new DomainError('TOKEN_USED');
  return assertLive(row, now);
}

/**
 * Uses a link up: of any number of simultaneous attempts one gets it.
 * @throws DomainError as {@link findLink}
 */
export async function useLink(
  tx: Transaction<Database>,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<LiveLink> {
  const row = await tx
    .selectFrom('member_link')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError('TOKEN_INVALID');
  const link = assertLive(row, now);
  if (kind === 'passwordReset') await assertAddressLasts(tx, link);
  await tx
    .updateTable('member_link')
    .set({ used_at: now, email: null, login_email: null })
    .where('token_hash', '=', hashOf(token))
    .execute();
  return link;
}

/** The member's address stays as it is until the transaction ends. */
async function assertAddressLasts(tx: Transaction<Database>, link: LiveLink): Promise<void> {
  const { memberId, loginEmail } = link;
  if (memberId === undefined) return;
  const member = await tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('login_email', '=', loginEmail)
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw new DomainError('TOKEN_USED');
}

/** Other links of the same kind that are still on their way to the member count no more. */
export async function endLinksOf(
  tx: Transaction<Database>,
  kind: LinkKind,
  memberId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('member_link')
    .set({ used_at: now, email: null, login_email: null })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute();
}

/** The newest link of a kind that is on its way to a member and can still be used. */
export async function findLiveLink(
  db: Kysely<Database>,
  kind: LinkKind,
  memberId: string,
  now: Date,
): Promise<{ email: string; expiresAt: Date } | undefined> {
  const row = await db
    .selectFrom('member_link')
    .select(['email', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row && row.email !== null ? { email: row.email, expiresAt: row.expires_at } : undefined;
}

/** @returns how many addresses and links were removed because their time is over */
export async function deleteOldLinks(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('member_link')
    .where('expires_at', '<=', addMinutes(now, -KNOWN_DAYS * 24 * 60))
    .executeTakeFirstOrThrow();
  const { numUpdatedRows } = await db
    .updateTable('member_link')
    .set({ email: null, login_email: null })
    .where('expires_at', '<=', now)
    .where('email', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows + numUpdatedRows);
}

function assertLive(row: Selectable<Database['member_link']>, now: Date): LiveLink {
  const { email, login_email: loginEmail, expires_at: expiresAt, agreed_at: agreedAt } = row;
  if (row.used_at !== null) throw new DomainError('TOKEN_USED');
  if (expiresAt <= now || email === null || loginEmail === null) {
    throw new DomainError('TOKEN_EXPIRED');
  }
  const memberId = row.member_id ?? undefined;
  const { agreed_versions: agreedVersions } = row;
  return { email, loginEmail, memberId, expiresAt, agreedAt, agreedVersions };
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
