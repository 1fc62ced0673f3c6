import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';

/** A public key of tickets, as ports have it. */
export interface PublicTicketKey {
  /** {@link idOfPublic}. */
  id: string;
  /** 32 bytes. */
  publicKey: Buffer;
}

// What precedes the 32 bytes of an Ed25519 key in DER (RFC 8410).
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_ID_BYTES = 4;

/** What tickets are signed with. Deriving it costs more than a signature: once for each request. */
export interface TicketSigner extends PublicTicketKey {
  privateKey: KeyObject;
}

/** @param secret the private key's 32 bytes */
export function ticketSigner(secret: Buffer): TicketSigner {
  const der = Buffer.concat([PRIVATE_PREFIX, secret]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const publicKey = spki.subarray(PUBLIC_PREFIX.length);
  return { id: idOfPublic(publicKey), publicKey, privateKey };
}

/** @returns the 64 bytes of an Ed25519 signature (RFC 8032) */
export const signTicketBytes = (bytes: Buffer, { privateKey }: TicketSigner): Buffer =>
  sign(null, bytes, privateKey);

export const verifyTicketBytes = (
  bytes: Buffer,
  signature: Buffer,
  { publicKey }: PublicTicketKey,
): boolean =>
  verify(
    null,
    bytes,
    createPublicKey({
      key: Buffer.concat([PUBLIC_PREFIX, publicKey]),
      format: 'der',
      type: 'spki',
    }),
    signature,
  );

/** The first 4 bytes of the SHA-256 of the public key, in hexadecimal. */
const idOfPublic = (publicKey: Buffer): string =>
  createHash('sha256').update(publicKey).digest().toString('hex', 0, KEY_ID_BYTES);
