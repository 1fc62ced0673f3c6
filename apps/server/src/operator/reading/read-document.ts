import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { jstDate } from '@ferry/format/date';
import * as v from 'valibot';
import type { Company } from '../../rules/read-company.ts';
import { datesOf } from '../gtfs/calendar.ts';
import { ImportDefaults } from '../gtfs/defaults.ts';
import { readFeed } from '../gtfs/feed.ts';
import { readFeedFiles } from '../gtfs/table.ts';
import { toOperatorDocument } from '../gtfs/to-document.ts';
import { JsonError, readJson } from './read-json.ts';

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
  /** What a feed cannot say, as JSON; the project's own where it is missing. */
  defaultsFile: string | undefined;
  /** Refuse what is else left out with a warning. */
  isStrict: boolean;
  now: Date;
}

const OWN_DEFAULTS = join(import.meta.dirname, '../gtfs/defaults.json');

/**
 * Reads a document (JSON) or a GTFS feed (`.zip`).
 *
 * @throws JsonError, FeedError, or the system's error where a file cannot be read
 */
export function readDocument(path: string, options: FeedOptions): ReadDocument {
  const bytes = readFileSync(path);
  if (!path.endsWith('.zip')) {
    return { document: readJson(basename(path), bytes.toString('utf8')), warnings: [] };
  }
  const feed = readFeed(readFeedFiles(basename(path), new Uint8Array(bytes)));
  const today = jstDate(options.now);
  const { document, warnings } = toOperatorDocument(feed, {
    defaults: readDefaults(options.defaultsFile ?? OWN_DEFAULTS),
    repeatFrom: options.repeat ? today : undefined,
    isStrict: options.isStrict,
  });
  const last = [...feed.services.values()].flatMap(datesOf).sort().at(-1) ?? '(never)';
  const isOver = !options.repeat && last < today;
  const over = `the calendar ended on ${last}, so there are no sailings; --repeat lays its pattern over the coming year`;
  return { document, warnings: isOver ? [...warnings, over] : warnings };
}

function readDefaults(path: string): ImportDefaults {
  const file = basename(path);
  const result = v.safeParse(ImportDefaults, readJson(file, readFileSync(path, 'utf8')));
  if (result.success) return result.output;
  throw new JsonError(
    result.issues
      .map((issue) => `${file}: ${v.getDotPath(issue) ?? '(all)'}: ${issue.message}`)
      .join('\n'),
  );
}
