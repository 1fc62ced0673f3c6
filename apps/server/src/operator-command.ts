// What an operator does by hand: `npm run operator -- keys new` prints a key, `keys rotate` puts a new
// one in front of the ring's file. Exit codes: 0 done, 1 not done, and stderr says why in one line.
import { ConfigError, readConfig } from './config.ts';
import { fileOfKeys, KeysError } from './keys/load-keys.ts';
import { keyText, newKey } from './keys/ring-text.ts';
import { rotateKeys } from './keys/rotate-keys.ts';

const USAGE = 'usage: npm run operator -- keys new | keys rotate';

/** Something that the person at the keyboard can put right. */
class UsageError extends Error {}

try {
  process.stdout.write(`${run(process.argv.slice(2).join(' '))}\n`);
} catch (error) {
  if (![UsageError, ConfigError, KeysError].some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function run(command: string): string {
  switch (command) {
    case 'keys new':
      return keyText(newKey());
    case 'keys rotate':
      return rotate();
    default:
      throw new UsageError(USAGE);
  }
}

function rotate(): string {
  const file = fileOfKeys(readConfig(process.env).keys);
  if (file === undefined) {
    throw new UsageError(
      'FERRY_KEYS is a setting: put what "npm run operator -- keys new" prints in front of it',
    );
  }
  const { id } = rotateKeys(file);
  return `${file} begins with the new key ${id}: restart the server now; the keys behind it can go at its next restart`;
}
