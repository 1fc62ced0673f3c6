import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Company, CompanyError, readCompany } from '../../rules/read-company.ts';
import type { OperatorDocument } from '../../rules/schema.ts';
import { DEMO_REGISTRATION_NUMBER } from '../demo/document.ts';

/** A company's folder: who it is, and the files with what it sells. */
interface CompanyFolder {
  operator: Company;
  /** `document.json` or `feed.zip`. */
  document: string;
  /** What a feed lacks, where the folder says it. */
  defaults: string | undefined;
  /** What is odd about its files. */
  warnings: string[];
}

/** Side in pixels of the icons of the installed app; an SVG has none. */
const ICONS: Record<string, number | undefined> = {
  'icon.svg': undefined,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'icon-maskable-512.png': 512,
};

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/** Of the width in a PNG's first chunk; the height follows. */
const WIDTH_AT = 16;

/** The invented company whose folder is copied to begin with. */
const SAMPLE = join(import.meta.dirname, '../../../operators/kazemachi');

/** Whether a path is an operator's folder, and not a document or a feed. */
export const isCompanyFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Reads everything of an operator's folder but its document.
 * @throws CompanyError with a line for each mistake
 */
export function readCompanyFolder(folder: string): CompanyFolder {
  const { operator } = readCompany(folder);
  const names = [...Object.keys(ICONS), ...picturesOf(operator)];
  const problems = names.flatMap((name) => problemOf(join(folder, 'icons', name), name));
  if (problems.length > 0) throw new CompanyError(problems.join('\n'));
  const found = (...files: string[]) =>
    files.map((name) => join(folder, name)).find((path) => existsSync(path));
  const document = found('document.json', 'feed.zip');
  if (!document) throw new CompanyError('document.json: is missing, and feed.zip as well');
  const warnings = leftOver(folder, names, operator);
  return { operator, document, defaults: found('defaults.json'), warnings };
}

/** The pictures that a company's file names. */
const picturesOf = ({ logo, routes }: Company): string[] =>
  [logo, ...Object.values(routes).map(({ map }) => map)].filter((name) => name != null);

/** Files that are still those of the invented company, and addresses that nobody has (RFC 2606). */
function leftOver(folder: string, icons: readonly string[], company: Company): string[] {
  if (resolve(folder) === SAMPLE) return [];
  const { publicWebsite, legal } = company;
  const sample = readCompany(SAMPLE).operator;
  const same = (['name', 'companyName', 'mail', 'registrationNumber'] as const).filter(
    (key) => company[key] === sample[key],
  );
  const isSamePhone = company.phone.number === sample.phone.number;
  const copied = ['theme.json', 'mails.json', ...icons.map((name) => `icons/${name}`)]
    .filter((name) => [folder, SAMPLE].every((each) => existsSync(join(each, name))))
    .filter((name) => readFileSync(join(folder, name)).equals(readFileSync(join(SAMPLE, name))));
  const examples = Object.entries({ publicWebsite, ...legal })
    .filter(([, address]) => address !== '' && new URL(address).hostname.endsWith('.example'))
    .map(([key]) => key);
  const still = [
    ...copied,
    ...[...same, ...(isSamePhone ? ['phone'] : [])].map((key) => `operator.json: ${key}`),
  ];
  return [
    ...(still.length > 0 ? [`still 風町フェリー’s, as copied: ${still.join(', ')}`] : []),
    ...(examples.length > 0
      ? [`operator.json: addresses of an example (.example): ${examples.join(', ')}`]
      : []),
  ];
}

/** That the one is the other's; undefined where it is. */
export const companyMistake = (
  { sources }: Company,
  { id }: OperatorDocument,
): string | undefined =>
  sources.includes(id)
    ? undefined
    : `operator.json: sources names ${sources.join(', ')}, and the document’s id is "${id}": make them the same`;

/** What of a company and its document is hardly meant. */
export function companyWarnings(
  { routes, registrationNumber, notOffered }: Company,
  document: OperatorDocument,
): string[] {
  const known = document.routes.map(({ id }) => id);
  const signOf = ({ id, name }: OperatorDocument['routes'][number]) =>
    `${routes[id]?.sign ?? name[0]} ${routes[id]?.hue ?? 1}`;
  const alike = [...Map.groupBy(document.routes, signOf)].filter(([, same]) => same.length > 1);
  const faces = Object.keys(routes).filter((id) => !known.includes(id));
  const has = {
    vehicles: document.vehicles.types.length > 0,
    pets: document.petStays.length > 0,
    partnerTickets: document.partnerTickets.length > 0,
  };
  const unsold = (['vehicles', 'pets', 'partnerTickets'] as const)
    .filter((feature) => !has[feature] && !notOffered.includes(feature))
    .map((feature) => `"${feature}"`);
  const unsaid = (['vehicles', 'pets', 'partnerTickets'] as const)
    .filter((feature) => has[feature] && notOffered.includes(feature))
    .map((feature) => `"${feature}"`);
  return [
    ...(unsaid.length > 0
      ? [
          `operator.json: notOffered names ${unsaid.join(', ')}, and the document has them: no page offers them`,
        ]
      : []),
    ...(unsold.length > 0
      ? [
          `operator.json: notOffered: the document has none of ${unsold.join(', ')}; with them in the list a page never speaks of them`,
        ]
      : []),
    ...alike.map(
      ([sign, same]) =>
        `operator.json: routes: one sign and hue (${sign}) for ${same.map(({ id }) => id).join(', ')}`,
    ),
    ...faces.map((id) => `operator.json: routes.${id}: the document has no such route`),
    ...(registrationNumber === DEMO_REGISTRATION_NUMBER
      ? [
          'operator.json: registrationNumber is the demonstration’s, and receipts are printed with it',
        ]
      : []),
  ];
}

function problemOf(path: string, name: string): string[] {
  if (!existsSync(path)) return [`icons/${name}: is missing`];
  const bytes = readFileSync(path);
  if (name.endsWith('.svg')) {
    const drawing = bytes.toString('utf8');
    if (!/<svg\b/.test(drawing)) return [`icons/${name}: is no SVG`];
    // Words in a drawing grow with no text size and are read by nobody (WCAG 2.2, 1.4.5).
    return /<(?:text|script|foreignObject)\b/.test(drawing)
      ? [`icons/${name}: must have no text, script or foreignObject`]
      : [];
  }
  const size = ICONS[name];
  const isPng = bytes.length > WIDTH_AT + 8 && bytes.subarray(0, PNG.length).equals(PNG);
  const isRight = isPng && [0, 4].every((at) => bytes.readUInt32BE(WIDTH_AT + at) === size);
  return isRight ? [] : [`icons/${name}: must be a PNG of ${size} by ${size} pixels`];
}
