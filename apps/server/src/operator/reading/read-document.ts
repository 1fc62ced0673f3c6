import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { jstDate } from '@ferry/format/date';
import * as v from 'valibot';
import type { Company } from '../../rules/read-company.ts';
import type { DocumentIssue } from '../document-issue.ts';
import { datesOf } from '../gtfs/calendar.ts';
import { ImportDefaults } from '../gtfs/defaults.ts';
import { type Feed, readFeed } from '../gtfs/feed.ts';
import { FeedError } from '../gtfs/feed-error.ts';
import { checkDefaults, idsOf } from '../gtfs/from-defaults.ts';
import { idMaker } from '../gtfs/ids.ts';
import { withDocumentRoutes, withRouteIds } from '../gtfs/named-routes.ts';
import { decode, readFeedFiles } from '../gtfs/table.ts';
import { toOperatorDocument } from '../gtfs/to-document.ts';
import { issueOf, OperatorDocumentError, parseOperatorDocument } from '../parse-document.ts';
import { explainIssues, wordsOf } from './explain-issues.ts';
import { JsonError, readJson } from './read-json.ts';
import { TABLE_NAMES, withTables } from './read-tables.ts';

/** A document before it is checked, and warnings about how it was read. */
export interface ReadDocument {
  document: unknown;
  warnings: string[];
  /** Whose it is, where it was read from an operator's folder. */
  company?: Company | undefined;
}

interface FeedOptions {
  /** Lay the feed's pattern over the coming year. */
  repeat: boolean;
  /** Some or all of what a feed cannot say, as JSON; the rest is the project's own. */
  defaultsFile: string | undefined;
  /** Refuse what is else left out with a warning. */
  isStrict: boolean;
  now: Date;
}

const OWN_DEFAULTS = join(import.meta.dirname, '../gtfs/defaults.json');

/**
 * Reads a document (JSON, with tables of fares beside it) or a GTFS feed (`.zip`).
 *
 * @throws JsonError, FeedError, or the system's error where a file cannot be read
 */
export function readDocument(path: string, options: FeedOptions): ReadDocument {
  const bytes = readFileSync(path);
  if (!path.endsWith('.zip')) {
    const document = readJson(basename(path), decode(basename(path), bytes));
    return { document: readTables(document, dirname(path)), warnings: [] };
  }
  const files = readFeedFiles(basename(path), new Uint8Array(bytes));
  const feed = readFeed(files, { isStrict: options.isStrict });
  const today = jstDate(options.now);
  const { document, warnings } = toOperatorDocument(feed, {
    defaults: readDefaults(options.defaultsFile, feed),
    repeatFrom: options.repeat ? today : undefined,
    isStrict: options.isStrict,
  });
  const last = [...feed.services.values()].flatMap(datesOf).sort().at(-1) ?? '(never)';
  const isOver = !options.repeat && last < today;
  const over = `the calendar ended on ${last}, so there are no sailings; --repeat lays its pattern over the coming year`;
  return { document, warnings: isOver ? [...warnings, over] : warnings };
}

/** A mistake in a table hides none of the document. */
function readTables(document: unknown, folder: string): unknown {
  try {
    return withTables(document, folder);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    throw new JsonError([error.message, ...linesBeside(document)].join('\n'));
  }
}

/**
 * What is wrong with a document, a line each, where its company's files have mistakes of their own.
 * @param path where none has to be
 */
export function mistakesBeside(path: string, options: FeedOptions): string[] {
  if (!existsSync(path)) return [];
  try {
    return linesBeside(readDocument(path, options).document);
  } catch (error) {
    if (error instanceof FeedError || error instanceof JsonError) return [error.message];
    if (error instanceof Error && 'path' in error) return [];
    throw error;
  }
}

function linesBeside(document: unknown): string[] {
  try {
    parseOperatorDocument(document);
    return [];
  } catch (error) {
    if (!(error instanceof OperatorDocumentError)) throw error;
    const isOfTable = ({ path }: DocumentIssue) => TABLE_NAMES.some((name) => name === path);
    return explainIssues(
      document,
      error.issues.filter((issue) => !isOfTable(issue)),
    );
  }
}

/**
 * What the file says, and the project's own for all that it does not say.
 *
 * @param path of the company's own; may be missing
 * @throws JsonError with a line for each mistake
 */
function readDefaults(path: string | undefined, feed: Feed): ImportDefaults {
  const [own, said] = [OWN_DEFAULTS, ...(path === undefined ? [] : [path])].map((file) =>
    readJson(basename(file), readFileSync(file, 'utf8')),
  );
  const file = basename(path ?? OWN_DEFAULTS);
  const refuse = (issues: readonly DocumentIssue[]): never => {
    const lines = explainIssues(said, issues, wordsOf(ImportDefaults, idsOf(feed)));
    throw new JsonError(lines.map((line) => `${file}: ${line}`).join('\n'));
  };
  if (said !== undefined && !isRecord(said)) throw new JsonError(`${file}: it must be an object`);
  const named = withDocumentRoutes(said ?? {}, feed, idMaker(feed.agency));
  if (named.issues.length > 0) return refuse(named.issues);
  const result = v.safeParse(ImportDefaults, { ...Object(own), ...named.said });
  if (!result.success) return refuse(result.issues.map(issueOf));
  const defaults = withRouteIds(result.output, feed);
  const unknown = checkDefaults(defaults, feed);
  return unknown.length > 0 ? refuse(unknown) : defaults;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
