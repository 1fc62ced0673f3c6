import { randomBytes } from 'node:crypto';
import { hashOfToken } from '../confirming/confirmation-link.ts';

const TOKEN_BYTES = 24;

/** A new token for the link to a waitlist entry, and what is kept of it. */
export function newWaitlistToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashOfToken(token) };
}
