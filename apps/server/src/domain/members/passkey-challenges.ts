import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { addMinutes } from '../instant.ts';
import type { Session } from '../sessions/session.ts';
import { hashOf } from '../sessions/tokens.ts';

type Purpose = Database['passkey_challenge']['purpose'];

/** Minutes for which a challenge can be answered once, in the session that asked for it. */
export const PASSKEY_CHALLENGE_MINUTES = 5;
const CHALLENGE_BYTES = 32;

/** A value that a device signs, so that no signature can be used twice. */
export async function createChallenge(
  db: Kysely<Database>,
  session: Session,
  purpose: Purpose,
  now: Date,
): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: hashOf(challenge),
      session_hash: hashOf(session.token),
      purpose,
      expires_at: addMinutes(now, PASSKEY_CHALLENGE_MINUTES),
    })
    .execute();
  return challenge;
}

/**
 * The challenge that a device says to have signed; it is used up, whatever else is wrong.
 * @param clientDataJSON as the browser has written it, base64url
 * @returns undefined when it is none that this session has open for this
 */
export async function takeChallenge(
  db: Kysely<Database>,
  session: Session,
  purpose: Purpose,
  { clientDataJSON, now }: { clientDataJSON: string; now: Date },
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('session_hash', '=', hashOf(session.token))
    .where('purpose', '=', purpose)
    .returning('expires_at')
    .executeTakeFirst();
  return row && row.expires_at > now ? challenge : undefined;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const challenge = (data as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** @returns how many challenges were forgotten that nobody has answered */
export async function deleteOldChallenges(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
