import { randomBytes } from 'node:crypto';

/** One secret of the ring. Whatever needs a key derives its own from it, by its use. */
export interface RingKey {
  /** Is in everything that was made with the key. */
  id: string;
  /** 32 bytes. */
  secret: Buffer;
}

/** A ring's keys, the one that is used for everything new first. */
export type RingKeys = readonly [RingKey, ...RingKey[]];

/** A ring cannot be read. The message has no part of the ring. */
export class RingError extends Error {
  override readonly name = 'RingError';
}

const SECRET_BYTES = 32;

export const newKey = (): RingKey => ({
  id: randomBytes(5).toString('hex'),
  secret: randomBytes(SECRET_BYTES),
});

/** The key as it is in a ring: `id:secret`, the secret in base64url. */
export const keyText = ({ id, secret }: RingKey): string => `${id}:${secret.toString('base64url')}`;

/**
 * @param text keys as {@link keyText} writes them, with commas or white space between them; the rest
 *   of a line after `#` does not count
 * @throws RingError
 */
export function parseRing(text: string): RingKeys {
  const words = text
    .replace(/#.*/g, '')
    .split(/[\s,]+/)
    .filter(Boolean);
  const [first, ...others] = words.map((word, index) => parseKey(word, index + 1));
  if (!first) throw new RingError('there is no key in it');
  const keys: RingKeys = [first, ...others];
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    throw new RingError('two of its keys have the same id');
  }
  return keys;
}

function parseKey(word: string, place: number): RingKey {
  const [, id, encoded] = /^([\w-]{1,32}):([\w+/-]+)=*$/.exec(word) ?? [];
  const secret = Buffer.from(encoded ?? '', 'base64url');
  if (!id || secret.length !== SECRET_BYTES) {
    throw new RingError(`key ${place} is not id:secret with 32 bytes in base64`);
  }
  return { id, secret };
}
