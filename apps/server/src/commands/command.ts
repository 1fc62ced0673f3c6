import type { ParseArgsOptionsConfig } from 'node:util';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../domain/clock.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import type { KeySettings } from '../keys/load-keys.ts';

/** What a command works with, wherever it runs. */
export interface CommandContext {
  tx: Transaction<Database>;
  clock: Clock;
  /** Account of the system at which the line was typed. */
  actor: string;
  /** Loaded when a command needs it. @throws KeysError */
  keys(): Promise<KeyRing>;
  keySettings: KeySettings;
  /** What the command's `prepare` has made. */
  prepared: string;
}

/** What was typed behind a command's name. */
export interface Given {
  parameters: string[];
  options: Record<string, string | boolean | undefined>;
  /** Content of the file that an option `--from` names; the document that was read, as JSON ({@link ReadDocument}). */
  input: string;
}

/** What a command has done. */
export interface Outcome {
  /** For the person at the keyboard. */
  lines: string[];
  /** Content of the file that an option `--csv` names: the program writes it, not the server. */
  file?: string;
  /** Whom it was about. */
  memberId?: string;
  /** What of it cannot be told otherwise, without data of persons. */
  details?: string;
}

/** One line of the table of commands. */
export type Command = CommandLine & (HereCommand | FileCommand | DatabaseCommand);

interface CommandLine {
  /** As it is typed: `members lock`. */
  name: string;
  /** Names of its parameters, all of which it needs. */
  parameters: readonly string[];
  /** Name of what may follow them, any number of times. */
  more?: string;
  options?: ParseArgsOptionsConfig;
  /** Its first parameter names an operator's document or a feed, which the program reads. */
  reads?: 'document';
  /** Where no server runs the program opens the embedded database itself. */
  worksAlone?: boolean;
  /** It makes the tables first, or brings them to this version. */
  migrates?: boolean;
  /** One line for the help. */
  does: string;
}

/** Needs no database, and leaves nothing behind. */
interface HereCommand {
  /**
   * @returns what to print
   * @throws CommandError
   */
  runHere(given: Given, now: Date): string;
}

/** Changes a file: outside of any transaction, which may run again. */
interface FileCommand {
  /** @returns what to do. @throws CommandError: then nothing is begun, and nothing noted */
  begin(context: Pick<CommandContext, 'keySettings'>): () => Outcome;
}

interface DatabaseCommand {
  /** What takes long, before the transaction holds anything. */
  prepare?(): Promise<string>;
  /** @throws CommandError, KeysError or DomainError: then nothing is stored */
  run(context: CommandContext, given: Given): Promise<Outcome>;
}

/** Of commands whose lines a program may read as JSON. */
export const JSON_OPTION = { json: { type: 'boolean' } } as const;

/** Something that the person at the keyboard can put right; the message is one line, of a document one for each mistake. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** The line that was typed is no command's. */
export class UsageError extends CommandError {}
