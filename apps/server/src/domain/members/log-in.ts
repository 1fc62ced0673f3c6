import type { ApiError, LoginRequest } from '@ferry/api/external-server';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import type { Kysely, Transaction } from 'kysely';
import type { Bucket } from '../../database/attempt-bucket.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import type { ClientLimits } from '../rate-limits/client-limits.ts';
import { mailboxOf } from '../rate-limits/limit-mails.ts';
import { countHit, forgetHit } from '../rate-limits/rate-limits.ts';
import { noteDevice } from '../sessions/known-devices.ts';
import { createLogin, endLogin } from '../sessions/logins.ts';
import type { Session } from '../sessions/session.ts';
import {
  type Credentials,
  findCredentials,
  keepPassword,
  noteLogin,
  replacePasswordHash,
} from './member-rows.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';

/** What a member logs in with. */
export interface LoginDevice {
  /** As `deviceOf` gives them. */
  words: string;
  /** Called in the transaction of a login on a device that the member has not used of late. */
  onNew: (tx: Transaction<Database>, memberId: string) => Promise<void>;
}

/** @returns false when the visitor's session has ended meanwhile; then nothing has changed */
export type TakeOver = (
  tx: Transaction<Database>,
  visitorId: number,
  member: { id: string; session_id: number },
) => Promise<boolean>;

export interface LogInContext {
  db: Kysely<Database>;
  clock: Clock;
  /** The session in which a member logs in; it ends. */
  session: Session;
  /** The client's address as `clientOf` has it. */
  client: string;
  device: LoginDevice;
  /** What the visitor of the session has begun becomes the member's. */
  takeOver: TakeOver;
  limits: Pick<ClientLimits, 'failedLogins' | 'failedLoginsOfAddress'>;
}

/**
 * Logs a member in. What the visitor has begun goes with them; another member's login in the same
 * browser ends, and what is theirs stays theirs. Whether the mail address or the password was wrong
 * is not told by response, statements or work.
 * @returns the new session; its cookie's value and CSRF token are new
 * @throws DomainError `VALIDATION_FAILED` (no mail address can look like that), `LOGIN_FAILED`,
 *   `LOGIN_LOCKED` after too many failures, then also for the right password, `UNAVAILABLE`, `CSRF`
 *   when the session in which it happens has ended meanwhile
 */
export async function logIn(context: LogInContext, request: LoginRequest): Promise<Session> {
  const { db, clock } = context;
  const email = loginEmailOf(request.email);
  if (!isEmail(email)) {
    const errors: ApiError['errors'] = { email: ['INVALID_FORMAT'] };
    throw new DomainError('VALIDATION_FAILED', { errors });
  }
  const member = await checkCredentials(context, email, request.password);
  return inTransaction(db, async (tx) => {
    // A change of the password ends all logins: none with the one before may come after it.
    if (!(await keepPassword(tx, member))) throw new DomainError('LOGIN_FAILED');
    return startLogin(tx, context, member, clock.now());
  });
}

/**
 * A login of a member who has proved who they are, instead of the session in which they did.
 * @throws DomainError `CSRF` when that session has ended meanwhile
 */
export async function startLogin(
  tx: Transaction<Database>,
  { session, device, takeOver }: Pick<LogInContext, 'session' | 'device' | 'takeOver'>,
  member: { id: string; session_id: number },
  now: Date,
): Promise<Session> {
  await noteLogin(tx, member.id, now);
  // Another login has just taken the browser's session over: this one shall end that login
  // instead of standing beside it, so it is told to come again with the browser's new cookie.
  const isItsSession = session.login
    ? await endLogin(tx, session.login.id, now)
    : await takeOver(tx, session.id, member);
  if (!isItsSession) throw new DomainError('CSRF');
  if (await noteDevice(tx, member.id, device.words)) await device.onNew(tx, member.id);
  return createLogin(tx, member, device.words, now);
}

/** One form for all ways to type an address: widths, case, white space. */
export const loginEmailOf = (text: string): string => normaliseEmail(text).toLowerCase();

/**
 * Whose password it is, as long as there were not too many wrong ones.
 * @param email as {@link loginEmailOf} gives it
 * @throws DomainError `LOGIN_FAILED`, `LOGIN_LOCKED`, `UNAVAILABLE`
 */
export async function checkCredentials(
  { db, clock, client, limits }: Omit<LogInContext, 'session' | 'device' | 'takeOver'>,
  email: string,
  password: string,
): Promise<Credentials> {
  const mailbox = mailboxOf(email);
  const known = await findCredentials(db, email);
  // Always asked: the statements do not tell whether there is a member.
  const plain = await findCredentials(db, mailbox);
  // What was typed before a reset says nothing about the new password.
  const subject = [mailbox, client, (known ?? plain)?.password_hash ?? ''].join('\n');
  const attempts: Bucket[] = [
    { name: 'login-client', subject: client, limit: limits.failedLoginsOfAddress },
    { name: 'login', subject, limit: limits.failedLogins },
  ];
  const retryAfterSeconds = await countHit(db, attempts, clock.now());
  if (retryAfterSeconds > 0) throw new DomainError('LOGIN_LOCKED', { retryAfterSeconds });
  try {
    const member = await checkPassword(db, email, password, known);
    if (!member) throw new DomainError('LOGIN_FAILED');
    await forgetHit(db, attempts);
    return member;
  } catch (error) {
    // Not evaluated, so not failed.
    const isFailure = error instanceof DomainError && error.code === 'LOGIN_FAILED';
    if (!isFailure) await forgetHit(db, attempts);
    throw error;
  }
}

async function checkPassword(
  db: Kysely<Database>,
  email: string,
  password: string,
  member: Credentials | undefined,
): Promise<Credentials | undefined> {
  // Also without a member: it takes as long as a member's.
  const isRight = await isPassword(password, member?.password_hash);
  // After the same work: the response does not tell who is locked, or has an account.
  if (!member || !isRight || member.locked_at !== null) return undefined;
  const { password_hash: previous } = member;
  if (isOutdated(previous)) {
    const next = await hashPassword(password);
    const isReplaced = await replacePasswordHash(db, member.id, { previous, next });
    // Another login was faster, or the password was changed: what is there now decides.
    if (isReplaced) return { ...member, password_hash: next };
    return checkPassword(db, email, password, await findCredentials(db, email));
  }
  return member;
}
