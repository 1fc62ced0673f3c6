import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../domain/clock.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import { type KeySettings, KeysError } from '../keys/load-keys.ts';
import { writeAudit } from '../members/audit.ts';
import { CommandError, type Outcome, UsageError } from './command.ts';
import { parseLine } from './parse-line.ts';

/** What the server, or the program itself on PostgreSQL, runs commands with. */
interface CommandServices {
  db: Kysely<Database>;
  clock: Clock;
  keys(): Promise<KeyRing>;
  keySettings: KeySettings;
}

/** A line as it was typed. */
export interface Line {
  words: string[];
  /** Content of the file that it names; empty without one. */
  input: string;
  /** Account of the system at which it was typed. */
  actor: string;
}

/** What the program prints, and its exit code: 0 done, 1 not done, 2 no such command, 3 not known. */
export interface CommandResult {
  exitCode: 0 | 1 | 2 | 3;
  text: string;
  /** For the program to write where the line says. */
  file?: string;
}

/**
 * Runs one command in one transaction with its row in the audit: all of it is stored, or nothing. What
 * changes a file has its rows before and after.
 * @throws what is nobody's mistake at the keyboard
 */
export async function runLine(services: CommandServices, line: Line): Promise<CommandResult> {
  try {
    const parsed = parseLine(line.words);
    if (typeof parsed === 'string') return { exitCode: 0, text: parsed };
    const { command, given } = parsed;
    if ('runHere' in command)
      return {
        exitCode: 0,
        text: command.runHere({ ...given, input: line.input }, services.clock.now()),
      };
    const note = (
      tx: Transaction<Database>,
      { memberId, details }: Pick<Outcome, 'memberId' | 'details'>,
    ) =>
      writeAudit(tx, {
        done_at: services.clock.now(),
        actor: line.actor,
        command: command.name,
        member_id: memberId ?? null,
        details: details ?? '',
      });
    if ('begin' in command) {
      const work = command.begin(services);
      const noted = (details: string) => inTransaction(services.db, (tx) => note(tx, { details }));
      return { exitCode: 0, text: (await runNoted(work, noted)).join('\n') };
    }
    const prepared = (await command.prepare?.()) ?? '';
    const { lines, file } = await inTransaction(services.db, async (tx) => {
      const context = { ...services, tx, prepared, actor: line.actor };
      const outcome = await command.run(context, { ...given, input: line.input });
      await note(tx, outcome);
      return outcome;
    });
    const text = lines.join('\n');
    return file === undefined ? { exitCode: 0, text } : { exitCode: 0, text, file };
  } catch (error) {
    return explain(error);
  }
}

/** What no transaction can take back: the audit says that it was begun, then what became of it. */
async function runNoted(
  work: () => Outcome,
  note: (details: string) => Promise<void>,
): Promise<string[]> {
  await note('begun');
  let outcome: Outcome;
  try {
    outcome = work();
  } catch (error) {
    await note('not done');
    throw error;
  }
  await note(`done ${outcome.details}`);
  return outcome.lines;
}

/** @throws the error again when it is nobody's mistake at the keyboard */
export function explain(error: unknown): CommandResult {
  if (error instanceof UsageError) return { exitCode: 2, text: error.message };
  if (error instanceof CommandError || error instanceof KeysError) {
    return { exitCode: 1, text: error.message };
  }
  if (error instanceof DomainError) return { exitCode: 1, text: refusalOf(error) };
  throw error;
}

function refusalOf({ code, details }: DomainError): string {
  const fields = Object.entries(details.errors ?? {}).map(
    ([field, codes]) => `${field} ${codes.join(' ')}`,
  );
  return [code, ...fields].join(', ');
}
