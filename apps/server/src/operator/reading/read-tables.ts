import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '../../rules/did-you-mean.ts';
import { FeedError, FeedReport } from '../gtfs/feed-error.ts';
import { decode, FeedFiles, type Row, readRequiredTable } from '../gtfs/table.ts';

/** Where a document may name a table of a spreadsheet (CSV) instead of a list, and what its rows have. */
const TABLES = {
  fares: {
    key: 'grade',
    yen: ['adultYen', 'childYen', 'residentAdultYen', 'residentChildYen', 'roomYen'],
  },
  vehicleFares: { key: 'classId', yen: ['yen', 'perMetreYen'] },
} as const;

type Kind = keyof typeof TABLES;
export const TABLE_NAMES: readonly Kind[] = ['fares', 'vehicleFares'];
type ByPeriod = Record<string, number>;
type Item = Record<string, unknown>;

/** What every row has beside its yen. */
const SECTION = ['routeId', 'fromPortId', 'toPortId'] as const;

/**
 * Puts the rows of `fares.csv` and `vehicle-fares.csv` in the place of their names. A row is a section and a
 * grade or a class; yen have a column for each period: `adultYen A`. Routes and ports are there by id or by
 * name, and a row holds for both directions unless `bothWays` is `no`. Guarded by `read-tables.spec.ts`.
 *
 * @param folder of the document, where the tables are
 * @throws FeedError with a line for each mistake of both tables; the system's error where one cannot be read
 */
export function withTables(document: unknown, folder: string): unknown {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return document;
  const item = document as Item;
  const report = new FeedReport();
  const read = (kind: Kind) => {
    const file = item[kind];
    if (typeof file !== 'string' || !file.endsWith('.csv')) return {};
    try {
      const path = join(folder, file);
      const texts = existsSync(path) ? [[file, decode(file, readFileSync(path))] as const] : [];
      const named = [...SECTION, TABLES[kind].key];
      const rows = readRequiredTable(new FeedFiles(new Map(texts)), file, named, report);
      return { [kind]: itemsOf(kind, rows.filter(isWritten), { file, item, report }) };
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      // The other table is read all the same.
      const unsaid = error.problems.filter((problem) => !report.problems.includes(problem));
      for (const { line, reason } of unsaid) report.add(file, line, reason);
      return {};
    }
  };
  const tables = Object.assign({}, ...TABLE_NAMES.map(read));
  report.finish();
  return { ...item, ...tables };
}

interface Place {
  file: string;
  /** The document. */
  item: Item;
  report: FeedReport;
}

function itemsOf(kind: Kind, rows: readonly Row[], place: Place): Item[] {
  checkColumns(kind, rows[0], place);
  for (const row of rows) checkCells(row, place);
  const lines = rows.map((row) => ({
    ...sectionOf(row, place),
    line: row.line,
    what: whatOf(kind, row, place),
    yen: Object.fromEntries(TABLES[kind].yen.map((name) => [name, byPeriod(row, name, place)])),
  }));
  // A grade or a class without a fare is not sold on the section.
  const priced = lines.filter(({ yen }) => Object.values(yen).some((each) => hasAny(each)));
  checkOnce(priced, place);
  const sold = priced.map(({ line: _, ...each }) => each);
  if (kind === 'fares') {
    return sold.map(({ what, yen, ...section }) => ({
      ...section,
      grade: what,
      ...Object.fromEntries(Object.entries(yen).filter(([, each]) => hasAny(each))),
    }));
  }
  const bySection = Map.groupBy(sold, ({ what: _, yen: __, ...section }) =>
    JSON.stringify(section),
  );
  return [...bySection].map(([section, classes]) => ({
    ...JSON.parse(section),
    ...Object.fromEntries(
      TABLES.vehicleFares.yen.map((name) => [
        name,
        Object.fromEntries(
          classes.flatMap(({ what, yen }) => (hasAny(yen[name]) ? [[what, yen[name]]] : [])),
        ),
      ]),
    ),
  }));
}

/** A spreadsheet writes its empty rows as commas. */
const isWritten = (row: Row): boolean => row.columns.some((column) => row.get(column) !== '');

const hasAny = (yen: ByPeriod | undefined): boolean => Object.keys(yen ?? {}).length > 0;

/** The last of two rows would hold, and nobody would hear of the first. */
function checkOnce(
  lines: readonly { line: number; what: string; yen: unknown }[],
  { file, report }: Place,
): void {
  const seen = new Set<string>();
  for (const { line, yen: _, ...of } of lines) {
    const key = JSON.stringify(of);
    if (seen.has(key)) report.add(file, line, `a second row of the same section and "${of.what}"`);
    seen.add(key);
  }
}

/** An amount such as 12,300 without quotes is two cells, and those after it belong to other columns. */
function checkCells({ line, beyond: [first] }: Row, { file, report }: Place): void {
  if (first === undefined) return;
  const hint = 'an amount with a comma is in quotes';
  report.add(file, line, `there is "${first}" beyond the last column (${hint})`);
}

function checkColumns(kind: Kind, row: Row | undefined, { file, report }: Place): void {
  const { key, yen } = TABLES[kind];
  const named = [...SECTION, 'bothWays', key];
  for (const [index, column] of (row?.columns ?? []).entries()) {
    const [name = '', period] = column.split(' ');
    if (column !== '' && row?.columns.indexOf(column) !== index) {
      report.add(file, 1, `two columns "${column}"`);
    }
    if (named.includes(column) || column === '') continue;
    if (yen.some((each) => each === name) && /^[A-Z]$/.test(period ?? '')) continue;
    const known = [...named, ...yen.map((each) => `${each} A`)];
    const meant = known.includes(`${name} A`) && /^[a-z]$/.test(period ?? '');
    const hint = meant ? ' (a period is a capital letter)' : didYouMean(column, known);
    report.add(file, 1, `unknown column "${column}"${hint}`);
  }
}

function sectionOf(row: Row, place: Place) {
  const { routes, ports } = place.item;
  return {
    routeId: idOf(routes, 'route', row, 'routeId', place),
    fromPortId: idOf(ports, 'port', row, 'fromPortId', place),
    toPortId: idOf(ports, 'port', row, 'toPortId', place),
    bothWays: isBothWays(row, place),
  };
}

function whatOf(kind: Kind, row: Row, place: Place): string {
  if (kind === 'fares') return row.get('grade');
  const { classes } = Object(place.item.vehicles) as { classes?: unknown };
  return idOf(classes, 'vehicle class', row, 'classId', place);
}

/** Of what the document has under an id or a name. */
function idOf(
  list: unknown,
  thing: string,
  row: Row,
  column: string,
  { file, report }: Place,
): string {
  const word = row.get(column);
  const all = (Array.isArray(list) ? list : []) as { id?: string; name?: string }[];
  const named = word === '' ? [] : all.filter(({ name }) => name === word);
  const found = all.filter(({ id }) => word !== '' && id === word);
  // Ids that are there twice are the document's mistake, and said once.
  const ofOneId = [
    ...new Map((found.length > 0 ? found : named).map((each) => [each.id, each])).values(),
  ];
  const [one, ...others] = ofOneId;
  if (one?.id && others.length === 0) return one.id;
  if (one?.id) {
    const ids = named.map(({ id }) => id).join(', ');
    report.add(file, row.line, `${named.length} have the name "${word}": ${ids}`);
    return word;
  }
  const known = all.flatMap(({ id = '', name = '' }) => [id, name]);
  report.add(file, row.line, `there is no ${thing} "${word}"${didYouMean(word, known)}`);
  return word;
}

function isBothWays(row: Row, { file, report }: Pick<Place, 'file' | 'report'>): boolean {
  const text = row.get('bothWays');
  if (!['', 'yes', 'no'].includes(text)) {
    report.add(file, row.line, `bothWays is "${text}", and must be yes or no`);
  }
  return text !== 'no';
}

/** As spreadsheets write amounts: `12,300`, `¥12,300`, `12300円`, full-width digits. */
function byPeriod(row: Row, name: string, { file, report }: Place): ByPeriod {
  return Object.fromEntries(
    row.columns.flatMap((column) => {
      const [key, period = ''] = column.split(' ');
      const text = row.get(column);
      if (key !== name || text === '') return [];
      const amount = text.normalize('NFKC').replaceAll(/[¥円\s]/g, '');
      if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(amount)) {
        report.add(file, row.line, `${column} is "${text}", not an amount in whole yen`);
      }
      return [[period, Number(amount.replaceAll(',', ''))]];
    }),
  );
}
