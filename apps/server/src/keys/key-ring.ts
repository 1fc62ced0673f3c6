import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { RingKey, RingKeys } from './ring-text.ts';

/** What was encrypted with a key that the ring does not have (any more). */
export class KeyLostError extends Error {
  override readonly name = 'KeyLostError';
  readonly code = 'KEY_LOST';
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The server's secrets. Everything new is made with the first key; the others are there for what
 * was made with them before. Each use has a key of its own, derived from the ring's by name.
 */
export class KeyRing {
  #keys: RingKeys;

  constructor(keys: RingKeys) {
    this.#keys = keys;
  }

  get keys(): RingKeys {
    return this.#keys;
  }

  /** Goes on with other keys, without a restart. */
  replace(keys: RingKeys): void {
    this.#keys = keys;
  }

  /**
   * AES-256-GCM.
   * @param record the one record that the text belongs to (`mail 12`); put beside another one it
   *   cannot be opened
   * @returns the id of the key, a dot and the ciphertext in base64url
   */
  seal(text: string, record: string): string {
    const key = this.#keys[0];
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, derive(key, 'encryption'), iv);
    cipher.setAAD(Buffer.from(record));
    const parts = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return `${key.id}.${Buffer.concat(parts).toString('base64url')}`;
  }

  /**
   * @param sealed as {@link seal} made it for the same record
   * @throws KeyLostError without the key that it names; an error of the cipher's when it was
   *   changed or belongs to another record
   */
  open(sealed: string, record: string): string {
    const [id, encoded = ''] = sealed.split('.');
    const key = this.#keys.find((each) => each.id === id);
    if (!key) throw new KeyLostError('The key of this record is not in the ring');
    const bytes = Buffer.from(encoded, 'base64url');
    const decipher = createDecipheriv(
      CIPHER,
      derive(key, 'encryption'),
      bytes.subarray(0, IV_BYTES),
      { authTagLength: TAG_BYTES },
    );
    decipher.setAAD(Buffer.from(record));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }

  /**
   * 32 bytes of the first key, for a use that needs a key of another kind (the seed of a signature).
   * @param use what they are for (`ticket signature`)
   */
  secret(use: string): Buffer {
    return derive(this.#keys[0], use);
  }

  /**
   * HMAC-SHA-256 with the first key: a reader of the database cannot try out all addresses there
   * are. With a new first key the same value has another hash.
   * @param use what the hash is for (`client address`): the same value has another hash elsewhere
   */
  hash(use: string, value: string): Buffer {
    return createHmac('sha256', derive(this.#keys[0], `hash ${use}`))
      .update(value)
      .digest();
  }
}

/** Of each key by its uses, of which there are some ten: deriving takes longer than what is done with it. */
const derived = new WeakMap<RingKey, Map<string, Buffer>>();

function derive(key: RingKey, use: string): Buffer {
  const ofKey = derived.get(key) ?? new Map<string, Buffer>();
  derived.set(key, ofKey);
  const secret =
    ofKey.get(use) ?? Buffer.from(hkdfSync('sha256', key.secret, '', `ferry ${use}`, 32));
  ofKey.set(use, secret);
  return secret;
}
