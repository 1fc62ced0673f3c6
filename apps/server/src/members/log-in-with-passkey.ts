import type { PasskeyAssertion, RequestOptions } from '@ferry/api/external-server';
import type { Bucket } from '../database/attempt-bucket.ts';
import { inTransaction } from '../database/transaction.ts';
import { DomainError } from '../domain/domain-error.ts';
import { type LogInContext, startLogin } from '../domain/members/log-in.ts';
import { keepUnlocked } from '../domain/members/member-rows.ts';
import {
  createChallenge,
  PASSKEY_CHALLENGE_MINUTES,
  takeChallenge,
} from '../domain/members/passkey-challenges.ts';
import {
  findByCredential,
  type UsablePasskey,
  usePasskey,
} from '../domain/members/passkey-rows.ts';
import { countHit, forgetHit } from '../domain/rate-limits/rate-limits.ts';
import type { Session } from '../domain/sessions/session.ts';
import type { RelyingParty } from './relying-party.ts';

interface PasskeyLogInContext extends Omit<LogInContext, 'limits'> {
  limits: Pick<LogInContext['limits'], 'failedLoginsOfAddress'>;
  party: RelyingParty;
}

/** What a customer's browser lets a passkey sign; which member it is, is not known yet. */
export async function startPasskeyLogin({
  db,
  clock,
  session,
  party,
}: Pick<PasskeyLogInContext, 'db' | 'clock' | 'session' | 'party'>): Promise<RequestOptions> {
  return {
    challenge: await createChallenge(db, session, 'login', clock.now()),
    rpId: party.id,
    timeout: PASSKEY_CHALLENGE_MINUTES * 60_000,
    userVerification: 'required',
  };
}

/**
 * Logs the member of a passkey in, as `logIn` does with a password.
 * @returns the new session; its cookie's value and CSRF token are new
 * @throws DomainError `PASSKEY_INVALID`, `LOGIN_LOCKED` after too many of these from one address, `CSRF`
 *   when the session in which it happens has ended meanwhile
 */
export async function logInWithPasskey(
  context: PasskeyLogInContext,
  assertion: PasskeyAssertion,
): Promise<Session> {
  const { db, clock, client, limits } = context;
  const attempts: Bucket[] = [
    { name: 'login-client', subject: client, limit: limits.failedLoginsOfAddress },
  ];
  const retryAfterSeconds = await countHit(db, attempts, clock.now());
  if (retryAfterSeconds > 0) throw new DomainError('LOGIN_LOCKED', { retryAfterSeconds });
  const found = await verify(context, assertion);
  if (!found) throw new DomainError('PASSKEY_INVALID');
  await forgetHit(db, attempts);
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const { member_id: id, session_id } = found.passkey;
    const isUsable =
      (await keepUnlocked(tx, id)) && (await usePasskey(tx, found.passkey, found.counter, now));
    if (!isUsable) throw new DomainError('PASSKEY_INVALID');
    return startLogin(tx, context, { id, session_id }, now);
  });
}

async function verify(
  { db, clock, session, party }: PasskeyLogInContext,
  { id, ...response }: PasskeyAssertion,
): Promise<{ passkey: UsablePasskey; counter: number } | undefined> {
  const taken = { clientDataJSON: response.clientDataJSON, now: clock.now() };
  const expectedChallenge = await takeChallenge(db, session, 'login', taken);
  const passkey = expectedChallenge && (await findByCredential(db, id));
  if (!passkey) return undefined;
  // Loading it takes a sixth of a start; most processes never see a passkey.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  // It throws for whatever a device would never send.
  const result = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(() => undefined);
  return result?.verified ? { passkey, counter: result.authenticationInfo.newCounter } : undefined;
}
