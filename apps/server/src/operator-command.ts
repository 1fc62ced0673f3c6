// What an operator does by hand, while the server runs: `npm run operator -- --help`. On PostgreSQL it
// works in the database itself; the embedded one belongs to the server's process, which is handed the
// line through a socket in the data folder. Exit codes: 0 done, 1 not done and stderr says why in one
// line, 2 no such command, 3 nobody knows: the server took the line and ended.
import './check-company.ts';
import { closeSync, fchmodSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type Command, CommandError, type Given } from './commands/command.ts';
import { sendLine, socketOf } from './commands/command-socket.ts';
import { parseLine } from './commands/parse-line.ts';
import { type CommandResult, explain, type Line, runLine } from './commands/run-line.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openDatabase } from './database/client.ts';
import { databaseProblem } from './database/database-problem.ts';
import { findPending, migrateDatabase } from './database/migrate.ts';
import { systemClock } from './domain/clock.ts';
import { loadKeys } from './keys/load-keys.ts';
import { isDemonstration } from './operator/demo/is-demonstration.ts';
import { FeedError } from './operator/gtfs/feed-error.ts';
import { mistakesBeside, readDocument } from './operator/reading/read-document.ts';
import { isCompanyFolder, readCompanyFolder } from './operator/reading/read-folder.ts';
import { JsonError } from './operator/reading/read-json.ts';
import { CompanyError } from './rules/read-company.ts';

const { exitCode, text } = await main(process.argv.slice(2)).catch(explainAll);
process[exitCode === 0 ? 'stdout' : 'stderr'].write(`${text}\n`);
process.exitCode = exitCode;

async function main(words: string[]): Promise<CommandResult> {
  const parsed = parseLine(words);
  if (typeof parsed === 'string') return { exitCode: 0, text: parsed };
  const { command, given } = parsed;
  const { from, csv } = given.options;
  const input = command.reads ? readNamed(given) : typeof from === 'string' ? readInput(from) : '';
  if ('runHere' in command) {
    return { exitCode: 0, text: command.runHere({ ...given, input }, systemClock.now()) };
  }
  const line = { words, input, actor: userInfo().username };
  const config = readConfig(process.env);
  const run = () =>
    config.databaseUrl ? runInDatabase(config, line, command) : handOver(config, line, command);
  return typeof csv === 'string' ? writing(pathOf(csv), csv, run) : run();
}

/** The new file is there, for its owner alone, before what goes into it is asked for; without that it goes again. */
async function writing(
  path: string,
  typed: string,
  run: () => Promise<CommandResult>,
): Promise<CommandResult> {
  const file = openNew(path, typed);
  let isWritten = false;
  try {
    const result = await run();
    if (result.file === undefined) return result;
    writeFileSync(file, result.file);
    isWritten = true;
    return result;
  } finally {
    closeSync(file);
    if (!isWritten) rmSync(path);
  }
}

function openNew(path: string, typed: string): number {
  try {
    const file = openSync(path, 'wx', 0o600);
    fchmodSync(file, 0o600);
    return file;
  } catch (error) {
    throw new CommandError(`${typed}: cannot be made (${codeOf(error)})`);
  }
}

/** Npm runs scripts in the project's folder; the name was typed in INIT_CWD. */
function pathOf(file: string): string {
  return resolve(process.env.INIT_CWD ?? '', file);
}

/** Everything that the person at the keyboard can put right, in one line. */
function explainAll(error: unknown): CommandResult {
  return error instanceof ConfigError ? { exitCode: 1, text: error.message } : explain(error);
}

function readInput(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : pathOf(file), 'utf8');
  } catch (error) {
    throw new CommandError(`${file}: cannot be read (${codeOf(error)})`);
  }
}

/** A document or a feed, with what it lacks, as JSON. */
function readNamed({
  parameters: [file = ''],
  options: { repeat, defaults, strict },
}: Omit<Given, 'input'>): string {
  const path = pathOf(file);
  const options = { repeat: repeat === true, isStrict: strict === true, now: systemClock.now() };
  try {
    const company = isCompanyFolder(path) ? readCompanyFolder(path) : undefined;
    const defaultsFile = typeof defaults === 'string' ? pathOf(defaults) : company?.defaults;
    const read = readDocument(company?.document ?? path, { ...options, defaultsFile });
    const warnings = [...(company?.warnings ?? []), ...read.warnings];
    return JSON.stringify({ ...read, warnings, company: company?.operator });
  } catch (error) {
    if (error instanceof CompanyError) {
      const document = join(path, 'document.json');
      const beside = mistakesBeside(document, { ...options, defaultsFile: undefined });
      throw new CommandError([error.message, ...beside].join('\n'));
    }
    if (isExplained(error)) throw new CommandError(error.message);
    if (!(error instanceof Error && 'path' in error)) throw error;
    throw new CommandError(`${basename(String(error.path))}: cannot be read (${codeOf(error)})`);
  }
}

function isExplained(error: unknown): error is Error {
  return error instanceof FeedError || error instanceof JsonError;
}

async function runInDatabase(
  { databaseUrl, dataDir, keys }: Config,
  line: Line,
  command: Command,
): Promise<CommandResult> {
  try {
    const { db, close } = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
    try {
      if (command.migrates) await migrateDatabase(db);
      else if ((await findPending(db)).length > 0) {
        throw new CommandError('the database is of an earlier version: start the server first');
      }
      const services = {
        db,
        clock: systemClock,
        keys: async () => loadKeys(keys, await isDemonstration(db)),
        keySettings: keys,
      };
      return await runLine(services, line);
    } finally {
      await close();
    }
  } catch (error) {
    const problem = databaseProblem(error, { databaseUrl, dataDir });
    throw problem === undefined ? error : new CommandError(problem);
  }
}

async function handOver(config: Config, line: Line, command: Command): Promise<CommandResult> {
  const { dataDir } = config;
  const path = socketOf(dataDir);
  try {
    return await sendLine(path, line);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ECONNREFUSED') {
      if (command.worksAlone) return runInDatabase(config, line, command);
      throw new CommandError(
        `no server listens at ${resolve(path)} (${code}): start it, or set DATABASE_URL or FERRY_DATA_DIR as it has them`,
      );
    }
    if (code === 'EACCES') throw new CommandError(`${resolve(path)} is another user's (${code})`);
    return {
      exitCode: 3,
      text: 'the server ended before it said what became of it: see "audit list"',
    };
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no response';
}
