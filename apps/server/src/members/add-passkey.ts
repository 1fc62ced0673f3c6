import type { CreationOptions, Passkey, PasskeyInput } from '@ferry/api/external-server';
import { fullName } from '@ferry/format/full-name';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../domain/clock.ts';
import { DomainError } from '../domain/domain-error.ts';
import { newId } from '../domain/ids.ts';
import { findMember } from '../domain/members/find-member.ts';
import { lockMember } from '../domain/members/member-rows.ts';
import {
  createChallenge,
  PASSKEY_CHALLENGE_MINUTES,
  takeChallenge,
} from '../domain/members/passkey-challenges.ts';
import {
  findPasskeys,
  insertPasskey,
  type NewPasskey,
  passkeyHandleOf,
} from '../domain/members/passkey-rows.ts';
import { checkPasskeyName, PASSKEY_LIMIT } from '../domain/members/passkeys.ts';
import { assertLoginLasts, assertRecentLogin } from '../domain/sessions/logins.ts';
import type { Login, Session } from '../domain/sessions/session.ts';
import { passkeyAddedMail } from '../mail/account-mails.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { RelyingParty } from './relying-party.ts';

// Ed25519, ES256, RS256 (COSE): one of them every device has.
const ALGORITHMS = [-8, -7, -257];

interface AddPasskeyContext {
  db: Kysely<Database>;
  clock: Clock;
  session: Session & { login: Login };
  party: RelyingParty;
}

/**
 * What a member's browser makes a passkey of.
 * @throws DomainError `RECENT_LOGIN_REQUIRED`, `ENTRY_LIMIT`
 */
export async function startPasskey({
  db,
  clock,
  session,
  party,
}: AddPasskeyContext): Promise<CreationOptions> {
  const { login } = session;
  assertRecentLogin(login, clock.now());
  const passkeys = await findPasskeys(db, login.memberId);
  if (passkeys.length >= PASSKEY_LIMIT) throw new DomainError('ENTRY_LIMIT');
  const { email, name } = await addressee(db, login.memberId);
  const type = 'public-key';
  return {
    challenge: await createChallenge(db, session, 'create', clock.now()),
    rp: { id: party.id, name: party.name },
    user: { id: await passkeyHandleOf(db, login.memberId), name: email, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type, alg })),
    timeout: PASSKEY_CHALLENGE_MINUTES * 60_000,
    excludeCredentials: passkeys.map(({ credential_id: id }) => ({ type, id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  };
}

/**
 * Adds what the member's device has made, and tells the member so.
 * @throws DomainError `VALIDATION_FAILED` (the name), `PASSKEY_INVALID`, `ENTRY_LIMIT`,
 *   `SESSION_EXPIRED` when the login has ended meanwhile
 */
export async function addPasskey(
  context: AddPasskeyContext,
  input: PasskeyInput,
): Promise<Passkey> {
  const { db, clock, session } = context;
  const { id: loginId, memberId } = session.login;
  const name = checkPasskeyName(input.name);
  const verified = await verify(context, input.credential);
  if (!verified) throw new DomainError('PASSKEY_INVALID');
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    // Two at once count one after the other.
    await lockMember(tx, memberId);
    // A new password ends the logins, and what a thief began in one of them.
    await assertLoginLasts(tx, loginId);
    const { length } = await findPasskeys(tx, memberId);
    if (length >= PASSKEY_LIMIT) throw new DomainError('ENTRY_LIMIT');
    const passkey = await insertPasskey(tx, { id: newId('pk'), memberId, name }, verified, now);
    if (!passkey) throw new DomainError('PASSKEY_INVALID');
    const member = await addressee(tx, memberId);
    await enqueueMail(tx, passkeyAddedMail(member.email, member, passkey, now), now);
    return passkey;
  });
}

async function verify(
  { db, clock, session, party }: AddPasskeyContext,
  { id, clientDataJSON, attestationObject, transports }: PasskeyInput['credential'],
): Promise<NewPasskey | undefined> {
  const taken = { clientDataJSON, now: clock.now() };
  const expectedChallenge = await takeChallenge(db, session, 'create', taken);
  if (expectedChallenge === undefined) return undefined;
  // Loading it takes a sixth of a start; most processes never see a passkey.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  // It throws for whatever a device would never send.
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, transports },
    },
    expectedChallenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }));
  return (
    registrationInfo && {
      credential_id: registrationInfo.credential.id,
      public_key: Buffer.from(registrationInfo.credential.publicKey),
      counter: registrationInfo.credential.counter,
      transports,
      is_synced: registrationInfo.credentialBackedUp,
    }
  );
}

async function addressee(db: Kysely<Database>, memberId: string) {
  const member = await findMember(db, memberId);
  if (!member?.email) throw new DomainError('UNAUTHENTICATED');
  return { email: member.email, name: fullName(member) };
}
