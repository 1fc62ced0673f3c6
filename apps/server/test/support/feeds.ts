import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import * as v from 'valibot';
import defaultsJson from '../../src/operator/gtfs/defaults.json' with { type: 'json' };
import { ImportDefaults } from '../../src/operator/gtfs/defaults.ts';
import { readFeed } from '../../src/operator/gtfs/feed.ts';
import { readFeedFiles } from '../../src/operator/gtfs/table.ts';
import { type ImportOptions, toOperatorDocument } from '../../src/operator/gtfs/to-document.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');

/** Files of a feed by name. */
export type FeedText = Record<string, string>;
type FixtureFeed = 'gtfs-akari' | 'gtfs-dates-only';

export const ownDefaults: ImportDefaults = v.parse(ImportDefaults, defaultsJson);

/** One of the project's own small feeds, byte-order marks included. */
export function fixtureFeed(name: FixtureFeed): FeedText {
  const folder = join(FIXTURES, name);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
}

/** The feed with lines added to its files. */
export function withLines(feed: FeedText, lines: Record<string, readonly string[]>): FeedText {
  const added = Object.entries(lines).map(([file, more]) => [
    file,
    `${(feed[file] ?? '').trimEnd()}\n${more.join('\n')}\n`,
  ]);
  return { ...feed, ...Object.fromEntries(added) };
}

export function zipOf(files: FeedText): Uint8Array {
  const bytes = Object.entries(files).map(([file, text]) => [file, new TextEncoder().encode(text)]);
  return zipSync(Object.fromEntries(bytes));
}

/** The whole way from a zip to a document. */
export function importFeed(files: FeedText, options: Partial<ImportOptions> = {}) {
  const { isStrict = false } = options;
  const feed = readFeed(readFeedFiles('feed.zip', zipOf(files)), { isStrict });
  return toOperatorDocument(feed, { defaults: ownDefaults, ...options });
}
