import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { queueOf } from './work-queue.ts';

/** Cost of one hash: kibibytes of memory, passes over them, lanes. */
export interface HashCost {
  memoryKib: number;
  passes: number;
  parallelism: number;
}

// OWASP's first choice for Argon2id. Raising it re-hashes each password at its next login.
export const HASH_COST: HashCost = { memoryKib: 19_456, passes: 2, parallelism: 1 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
// Two at a time leave half of Node's threads to files and names; 19 MiB each.
const queue = queueOf({ running: 2, waiting: 60 });
const derive = promisify(argon2);

/**
 * Hashes a password with Argon2id, on a thread of its own.
 * @returns the usual text with version and cost: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`
 * @throws DomainError `UNAVAILABLE` when too many are waiting already
 */
export async function hashPassword(password: string, cost = HASH_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return textOf(cost, salt, await run(password, salt, cost));
}

/**
 * Whether the password is the one that was hashed, in a time that does not depend on it.
 * @throws DomainError `UNAVAILABLE` when too many are waiting already
 * @throws Error when the text is no hash of this module
 */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const { cost, salt, hash } = parse(stored);
  return timingSafeEqual(await run(password, salt, cost), hash);
}

/** The hash of no password: checking it costs what checking somebody's does, and always fails. */
export const HASH_OF_NOBODY = textOf(HASH_COST, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

/** Whether the hash was made at another cost than today's. */
export function isOutdated(stored: string): boolean {
  const { cost } = parse(stored);
  return paramsOf(cost) !== paramsOf(HASH_COST);
}

function run(password: string, nonce: Buffer, cost: HashCost): Promise<Buffer> {
  const { memoryKib: memory, passes, parallelism } = cost;
  // The same password from any keyboard: a phone may send ｐａｓｓ for pass, or か + ゛ for が.
  const message = password.normalize('NFKC');
  return queue(() =>
    derive('argon2id', { message, nonce, parallelism, tagLength: HASH_BYTES, memory, passes }),
  );
}

function textOf(cost: HashCost, salt: Buffer, hash: Buffer): string {
  const [saltText, hashText] = [salt, hash].map((bytes) =>
    bytes.toString('base64').replace(/=+$/, ''),
  );
  return `$argon2id$v=19$${paramsOf(cost)}$${saltText}$${hashText}`;
}

function paramsOf({ memoryKib, passes, parallelism }: HashCost): string {
  return `m=${memoryKib},t=${passes},p=${parallelism}`;
}

function parse(stored: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored);
  if (!match) throw new Error('A stored password hash cannot be read');
  const [, memory, passes, lanes, salt = '', hash = ''] = match;
  return {
    cost: { memoryKib: Number(memory), passes: Number(passes), parallelism: Number(lanes) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}
