import { parseArgs } from 'node:util';
import { type Command, type Given, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';

const PROGRAM = 'npm run operator --';

/** A command with what was typed behind it, but for the content of a file. */
interface ParsedLine {
  command: Command;
  given: Omit<Given, 'input'>;
}

/**
 * @param words what was typed behind the program
 * @returns the command; for a line that asks for help, the text of it
 * @throws UsageError
 */
export function parseLine(words: readonly string[]): ParsedLine | string {
  const command = COMMANDS.find(({ name }) => isNamed(name, words));
  const asksForHelp = words.includes('--help') || words.includes('-h');
  if (asksForHelp || words.length === 0) return command ? usageOf(command) : helpText();
  if (!command) {
    throw new UsageError(`there is no such command; "${PROGRAM} --help" lists them`);
  }
  return { command, given: parseGiven(command, words.slice(wordsOf(command.name).length)) };
}

const wordsOf = (name: string): string[] => name.split(' ');

const isNamed = (name: string, words: readonly string[]): boolean =>
  wordsOf(name).every((word, index) => words[index] === word);

function parseGiven(command: Command, args: string[]): ParsedLine['given'] {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: command.options ?? {},
    });
    const least = command.parameters.length;
    if (positionals.length === least || (command.more && positionals.length > least)) {
      // No option is given more than once: none is declared so.
      return { parameters: positionals, options: values as Given['options'] };
    }
  } catch {
    // The parser's own message may quote an address.
  }
  throw new UsageError(`usage: ${usageOf(command)}`);
}

function usageOf({ name, parameters, more, options = {} }: Command): string {
  const flags = Object.entries(options).map(([option, { type }]) =>
    type === 'boolean' ? `[--${option}]` : `[--${option} ${option.toUpperCase()}]`,
  );
  return [PROGRAM, name, ...parametersOf({ parameters, more }), ...flags].join(' ');
}

const parametersOf = ({ parameters, more }: Pick<Command, 'parameters' | 'more'>): string[] =>
  more ? [...parameters, `[${more} ...]`] : [...parameters];

function helpText(): string {
  const lines = COMMANDS.map(
    (command) =>
      `  ${[command.name, ...parametersOf(command)].join(' ').padEnd(30)}${command.does}`,
  );
  return [
    `usage: ${PROGRAM} COMMAND`,
    '',
    ...lines,
    '',
    'MEMBER is a customer number, or a mail address (others on this machine may see what is typed).',
    'CODE is the signed code of a ticket, or its short one.',
    'Exit codes: 0 done, 1 not done and nothing has changed, 2 no such command.',
  ].join('\n');
}
