import { fileOfKeys } from '../keys/load-keys.ts';
import { keyText, newKey } from '../keys/ring-text.ts';
import { rotateKeys } from '../keys/rotate-keys.ts';
import { type Command, CommandError } from './command.ts';

/** What an operator does about the ring of keys. */
export const KEY_COMMANDS: readonly Command[] = [
  {
    name: 'keys new',
    parameters: [],
    does: 'prints a key that a ring can begin with',
    runHere: () => keyText(newKey()),
  },
  {
    name: 'keys rotate',
    parameters: [],
    does: 'puts a new key in front of the ring’s file; restart the server then',
    begin({ keySettings }) {
      const file = fileOfKeys(keySettings);
      if (file === undefined) {
        throw new CommandError(
          'FERRY_KEYS is a setting: put what "npm run operator -- keys new" prints in front of it',
        );
      }
      return () => {
        const { id } = rotateKeys(file);
        const next = 'restart the server now; the keys behind it can go at its next restart';
        return { lines: [`${file} begins with the new key ${id}: ${next}`], details: id };
      };
    },
  },
];
