import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { jstDate } from '@ferry/format/date';
import * as v from 'valibot';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../database/client.ts';
import { databaseProblem } from '../database/database-problem.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { systemClock } from '../domain/clock.ts';
import { datesOf } from './gtfs/calendar.ts';
import { ImportDefaults } from './gtfs/defaults.ts';
import { readFeed } from './gtfs/feed.ts';
import { FeedError } from './gtfs/feed-error.ts';
import { readFeedFiles } from './gtfs/table.ts';
import { type ImportedOperator, toOperatorDocument } from './gtfs/to-document.ts';
import { type LoadResult, loadOperator } from './load-operator.ts';
import { OperatorDocumentError, parseOperatorDocument } from './parse-document.ts';

// Imports a GTFS or GTFS-JP feed: `npm run import:gtfs -- feed.zip [--repeat] [--defaults file.json]
// [--dry-run]`. Exit codes: 0 imported (or, dry, could be), 1 something is wrong with the feed, the
// defaults or the database: then nothing has changed, and stderr says where.

const USAGE =
  'usage: npm run import:gtfs -- feed.zip [--repeat] [--defaults file.json] [--dry-run]\n';
const OWN_DEFAULTS = join(import.meta.dirname, 'gtfs/defaults.json');

/** Something that the person at the keyboard can put right. */
class UsageError extends Error {}

interface ImportArguments {
  feedFile: string;
  repeat: boolean;
  defaultsFile: string;
  dryRun: boolean;
}

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  try {
    const given = readArguments(args);
    const { document, warnings } = importedOperator(given);
    for (const warning of warnings) process.stderr.write(`warning: ${warning}\n`);
    const operator = parseOperatorDocument(document);
    const what = `${operator.ports.length} ports, ${operator.routes.length} routes, ${operator.trips.length} trips of ${operator.name}`;
    if (given.dryRun) {
      process.stdout.write(`${basename(given.feedFile)} can be imported: ${what}\n`);
      return 0;
    }
    process.stdout.write(`imported ${what}: ${describe(await store(operator))}\n`);
    return 0;
  } catch (error) {
    if (!isExplained(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function readArguments(args: string[]): ImportArguments {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        repeat: { type: 'boolean', default: false },
        defaults: { type: 'string', default: OWN_DEFAULTS },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [feedFile, ...more] = positionals;
    if (!feedFile || more.length > 0) throw new UsageError(USAGE.trim());
    const { repeat, defaults: defaultsFile, 'dry-run': dryRun } = values;
    return { feedFile, repeat, defaultsFile, dryRun };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(USAGE.trim());
  }
}

function importedOperator({ feedFile, repeat, defaultsFile }: ImportArguments): ImportedOperator {
  const files = readFeedFiles(basename(feedFile), new Uint8Array(readNamed(feedFile)));
  const feed = readFeed(files);
  const today = jstDate(systemClock.now());
  const { document, warnings } = toOperatorDocument(feed, {
    defaults: readDefaults(defaultsFile),
    repeatFrom: repeat ? today : undefined,
  });
  const lastDate = [...feed.services.values()].flatMap(datesOf).sort().at(-1) ?? '(never)';
  const isOver = !repeat && lastDate < today;
  const over = `the calendar ended on ${lastDate}, so there are no sailings; --repeat lays its pattern over the coming year`;
  return { document, warnings: isOver ? [...warnings, over] : warnings };
}

function readDefaults(file: string): ImportDefaults {
  const text = readNamed(file).toString('utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : 'not JSON'}`);
  }
  const result = v.safeParse(ImportDefaults, json);
  if (result.success) return result.output;
  const issues = result.issues.map(
    (issue) => `${file}: ${v.getDotPath(issue) ?? '(all)'}: ${issue.message}`,
  );
  throw new UsageError(issues.join('\n'));
}

function readNamed(file: string): Buffer {
  try {
    // npm runs scripts in the project's folder; the name was typed in INIT_CWD.
    return readFileSync(resolve(process.env.INIT_CWD ?? '', file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new UsageError(`${file}: cannot be read (${code})`);
  }
}

async function store(document: unknown): Promise<LoadResult> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  try {
    const database = await openDatabase({ databaseUrl, dataDir });
    try {
      await migrateDatabase(database.db);
      return await loadOperator(database.db, document, { clock: systemClock });
    } finally {
      await database.close();
    }
  } catch (error) {
    const problem = databaseProblem(error, { databaseUrl, dataDir });
    throw problem === undefined ? error : new UsageError(problem);
  }
}

function describe(result: LoadResult): string {
  if (result.unchanged) return 'nothing has changed';
  const { planned, added, changed, withdrawn, kept } = result;
  return `${planned} sailings (${added} new, ${changed} changed, ${withdrawn} withdrawn, ${kept} left as sold)`;
}

function isExplained(error: unknown): error is Error {
  return [FeedError, OperatorDocumentError, ConfigError, UsageError].some(
    (kind) => error instanceof kind,
  );
}
