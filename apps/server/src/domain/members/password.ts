import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { HASH_COST, type HashCost, PREVIOUS_HASH_COSTS } from './hash-cost.ts';
import { queueOf } from './work-queue.ts';

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

// Checked where there is no hash: it is nobody's.
const SALT_OF_NOBODY = randomBytes(SALT_BYTES);

/**
 * Whether the password is the one that was hashed. The work is the same for nobody's hash
 * (`undefined`, never right) and for one at any cost of today or before: all of them are worked.
 * A hash that other software has made at a cost of its own takes that much longer.
 * @throws DomainError `UNAVAILABLE` when too many are waiting already
 * @throws Error when the text is no hash of this module
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const own = stored === undefined ? undefined : parse(stored);
  const known = [HASH_COST, ...PREVIOUS_HASH_COSTS];
  const isKnown = !own || known.some((cost) => isSame(cost, own.cost));
  let isRight = false;
  for (const cost of isKnown ? known : [...known, own.cost]) {
    const isOwn = own !== undefined && isSame(cost, own.cost);
    const hash = await run(password, isOwn ? own.salt : SALT_OF_NOBODY, cost);
    if (isOwn) isRight = timingSafeEqual(hash, own.hash);
  }
  return isRight;
}

/** Whether the hash was made at another cost than today's. */
export function isOutdated(stored: string): boolean {
  return !isSame(parse(stored).cost, HASH_COST);
}

const isSame = (one: HashCost, other: HashCost) => paramsOf(one) === paramsOf(other);

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
