/**
 * `node:crypto` with an Argon2id that costs next to nothing, for tests that are about something
 * else: all that share a process have it (cheap-hashing.setup.ts). One that replaces a module of its
 * own is alone in its process and says so itself:
 * `vi.mock(import('node:crypto'), async (original) => cheapHashing(await original()))`, with this
 * module imported inside of the factory.
 */
export function cheapHashing(crypto: typeof import('node:crypto')): typeof import('node:crypto') {
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) =>
    crypto.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback);
  return { ...crypto, argon2 };
}
