import { CsvError, parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { FeedError, type FeedReport } from './feed-error.ts';

/** A row of a feed's file. Values have no blanks around them; a missing column is an empty text. */
export interface Row {
  line: number;
  /** As the header has them. */
  columns: readonly string[];
  /** The cells behind the last column. */
  beyond: readonly string[];
  get(column: string): string;
}

/** The files of a feed by name, as text without a byte-order mark; each is parsed once. */
export class FeedFiles {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #parsed: Map<string, ParsedRecord[]>;
  readonly #isLeftOut: (file: string, row: Row) => boolean;

  constructor(
    texts: ReadonlyMap<string, string>,
    parsed = new Map<string, ParsedRecord[]>(),
    isLeftOut: (file: string, row: Row) => boolean = () => false,
  ) {
    this.#texts = texts;
    this.#parsed = parsed;
    this.#isLeftOut = isLeftOut;
  }

  /** The same files without some rows, as if the publisher had not written them. */
  without(isLeftOut: (file: string, row: Row) => boolean): FeedFiles {
    return new FeedFiles(this.#texts, this.#parsed, isLeftOut);
  }

  text(file: string): string | undefined {
    return this.#texts.get(file);
  }

  /** @throws FeedError when the text is no table */
  records(file: string, report: FeedReport): ParsedRecord[] {
    const known = this.#parsed.get(file);
    if (known) return known;
    const records = parseRecords(file, this.#texts.get(file) ?? '', report);
    this.#parsed.set(file, records);
    return records;
  }

  isLeftOut(file: string, row: Row): boolean {
    return this.#isLeftOut(file, row);
  }
}

/**
 * Unpacks a feed. Folders inside the archive are ignored: some publishers pack one.
 * @throws FeedError when it is no zip archive, or a file is not UTF-8
 */
export function readFeedFiles(name: string, zip: Uint8Array): FeedFiles {
  const files = new Map<string, string>();
  for (const [path, bytes] of Object.entries(unzip(name, zip))) {
    const file = path.split('/').at(-1) ?? '';
    if (file.endsWith('.txt')) files.set(file, decode(file, bytes));
  }
  if (files.size === 0) {
    throw new FeedError([{ file: name, reason: 'the archive has no .txt files' }]);
  }
  return new FeedFiles(files);
}

function unzip(name: string, zip: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(zip);
  } catch {
    throw new FeedError([{ file: name, reason: 'not a zip archive, or a damaged one' }]);
  }
}

/** @throws FeedError when it is not UTF-8 */
export function decode(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FeedError([
      { file, reason: 'the text is not UTF-8 (a spreadsheet saves it as “CSV UTF-8”)' },
    ]);
  }
}

/**
 * Reads one file of a feed. Quotes are optional, lines may end early (missing last columns), and
 * blanks around values are dropped, as feeds have them.
 * @param required columns that must be there
 * @returns undefined when the feed has no such file
 * @throws FeedError when the file cannot be read
 */
export function readTable(
  files: FeedFiles,
  file: string,
  required: readonly string[],
  report: FeedReport,
): Row[] | undefined {
  const text = files.text(file);
  if (text === undefined) return undefined;
  if (text.trim() === '') report.fail(file, 1, 'the file is empty');
  const records = files.records(file, report);
  const header = (records[0]?.record ?? []).map((column) => column.trim());
  const missing = required.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    report.fail(file, 1, `the header has no column ${missing.join(', ')}`);
  }
  const positions = new Map(header.map((column, index) => [column, index]));
  return records
    .slice(1)
    .map(
      ({ record, line }): Row => ({
        line,
        columns: header,
        beyond: record.slice(header.length).filter((cell) => cell.trim() !== ''),
        get: (column) => record[positions.get(column) ?? -1]?.trim() ?? '',
      }),
    )
    .filter((row) => !files.isLeftOut(file, row));
}

/** As {@link readTable}, for a file that every feed must have, with rows. */
export function readRequiredTable(
  files: FeedFiles,
  file: string,
  required: readonly string[],
  report: FeedReport,
): Row[] {
  const rows = readTable(files, file, required, report);
  if (!rows) return report.fail(file, undefined, 'the file is missing');
  if (rows.length === 0) report.fail(file, 2, 'the file has a header but no rows');
  return rows;
}

interface ParsedRecord {
  record: string[];
  line: number;
}

function parseRecords(file: string, text: string, report: FeedReport): ParsedRecord[] {
  const records: ParsedRecord[] = [];
  try {
    parse(text, {
      bom: true,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // The library's own result has no line numbers.
      on_record: (record: string[], { lines }) => {
        records.push({ record, line: lines });
        return null;
      },
    });
    return records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : undefined;
    report.fail(file, line, `not a table of comma-separated values (${error.code})`);
  }
}
