import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { operatorTheme, ThemeError } from '@ferry/ui/theme/operator-theme';
import type { Theme } from '@ferry/ui/theme/theme';
import type { OperatorTheme } from '@ferry/ui/theme/theme-css';
import * as v from 'valibot';
import { didYouMean } from './did-you-mean.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** What is wrong with an operator's folder, a line for each thing. */
export class CompanyError extends Error {
  override readonly name = 'CompanyError';
}

const Words = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.maxLength(120, 'must have at most 120 characters'),
);
const Address = v.pipe(v.string(), v.url('must be an address: https://…'));
const Time = v.pipe(v.string(), v.regex(/^\d{1,2}:\d\d$/, 'must be a time: 9:00'));
const Day = v.pipe(v.string(), v.isoDate('must be a day: 2026-04-01'));

/** Of the contract's `Feature`. */
const FEATURES = [
  'members',
  'partnerTickets',
  'vehicles',
  'pets',
  'serviceStatus',
  'passengerLinks',
  'preOrders',
] as const;

const Settings = v.optional(v.record(v.string(), v.unknown()));
/** How sessions work: of the app’s `SessionSettings`. */
const Session = v.strictObject({
  scheme: v.picklist(['cookie', 'local', 'refresh'], 'must be cookie, local or refresh'),
  name: v.optional(v.string()),
  token: Settings,
  refreshToken: Settings,
  user: Settings,
  cookie: Settings,
  localStorage: Settings,
  resetOnError: v.optional(v.unknown()),
});

/** A picture beside the icons. */
const Picture = v.pipe(v.string(), v.regex(/^[\w-]+\.svg$/, 'must be the name of a .svg'));

/** `operator.json`: the ferry company, and whose texts hold. */
const Company = v.strictObject({
  name: Words,
  nameKana: Words,
  siteTitle: Words,
  companyName: Words,
  /** Ids of its documents: with those of another company in the database nothing starts. */
  sources: v.pipe(v.array(v.string()), v.nonEmpty('must name its document')),
  /** A file beside the icons, shown before the name; without it the sign of a line at sea is. */
  logo: v.nullable(Picture),
  publicWebsite: v.union([v.literal(''), Address]),
  phone: v.strictObject({
    number: v.pipe(v.string(), v.regex(/^[0-9-]{9,14}$/, 'must be a telephone number')),
    hours: Words,
    from: Time,
    until: Time,
  }),
  /** Read by people: of what is hard to use, and of all that a telephone is no way for. */
  mail: v.pipe(v.string(), v.email('must be a mail address: access@…')),
  routes: v.record(
    v.string(),
    v.strictObject({
      sign: Words,
      hue: v.picklist([1, 2, 3], 'must be 1, 2 or 3'),
      /** A file beside the icons: the coast and the route on it; without it the ports are on a line. */
      map: v.optional(Picture),
    }),
  ),
  /** What the site and the list of features leave out though the server has it. */
  notOffered: v.optional(
    v.array(v.picklist(FEATURES, `must be one of ${FEATURES.join(', ')}`)),
    [],
  ),
  session: Session,
  registrationNumber: v.pipe(v.string(), v.regex(/^T\d{13}$/, 'must be T and 13 digits')),
  // What receipts say of fees is the operator's to decide with a tax adviser.
  feeTax: v.picklist(
    ['taxed', 'untaxed'],
    'must be "taxed" or "untaxed": whether the fees of cancellations, changes and transfers are taxed',
  ),
  legalVersions: v.strictObject({
    conditionsOfCarriage: Day,
    bookingConditions: Day,
    privacyPolicy: Day,
    memberTerms: Day,
    informPartners: Day,
  }),
  legal: v.strictObject({
    conditionsOfCarriage: Address,
    bookingConditions: Address,
    privacyPolicy: Address,
    memberTerms: Address,
    /** A statement of its own in place of the site's `/accessibility`. */
    accessibility: v.optional(Address),
    commercialTransactions: Address,
  }),
});

/** The ferry company, as its `operator.json` says. */
export type Company = v.InferOutput<typeof Company>;

const MailLine = v.pipe(
  Words,
  v.check((text) => !/[\r\n]/.test(text), 'must be one line'),
  v.check((text) => !/<\/?[a-z!]|&#?\w+;/i.test(text), 'must have no HTML: mails show it as it is'),
);
const MailLines = v.pipe(v.array(MailLine), v.maxLength(5, 'must have at most 5 lines'));

/** `mails.json`: sentences of the company's own in mails; each may be left out. */
const MailTexts = v.strictObject({
  /** After the reader's name, where a mail is about a booking that goes on. */
  greeting: v.optional(MailLine),
  /** What to bring to the port, after what the product lists. */
  bring: v.optional(MailLines, []),
  /** Who writes, at the end of every mail; the telephone follows. */
  signature: v.optional(v.pipe(MailLines, v.nonEmpty('must have a line'))),
  /** The last lines of every mail. */
  closing: v.optional(MailLines, ['このメールは送信専用です。返信いただいてもお答えできません。']),
});
type MailTexts = v.InferOutput<typeof MailTexts>;

/** Where the company is told: the folder that `FERRY_OPERATOR` names, or none for the demonstration. */
export const companyFolder = (env: Record<string, string | undefined>): string | undefined =>
  env.FERRY_OPERATOR ? resolve(env.INIT_CWD ?? '', env.FERRY_OPERATOR) : undefined;

/**
 * The company, its colours by day and in the dark, for mails and the server's own pages, and its words in mails.
 * @param folder of the operator; without it the demonstration
 * @throws CompanyError
 */
export function readCompany(folder: string | undefined): {
  operator: Company;
  theme: Theme;
  darkTheme: Theme;
  mailTexts: MailTexts;
} {
  const operator = readFile(Company, folder ?? ROOT, 'operator.json');
  const hasMailTexts = folder !== undefined && existsSync(join(folder, 'mails.json'));
  const mailTexts = hasMailTexts
    ? readFile(MailTexts, folder, 'mails.json')
    : v.parse(MailTexts, {});
  const { light, dark } = readTheme(folder);
  return { operator, theme: light, darkTheme: dark, mailTexts };
}

/** @throws CompanyError with a line for each mistake */
function readFile<Schema extends v.GenericSchema>(
  schema: Schema,
  folder: string,
  name: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, readJson(join(folder, name)));
  if (result.success) return result.output;
  throw new CompanyError(result.issues.map((issue) => lineOf(name, issue, schema)).join('\n'));
}

/** @throws CompanyError */
function readTheme(folder: string | undefined): OperatorTheme {
  try {
    return operatorTheme(folder ? readJson(join(folder, 'theme.json')) : {});
  } catch (error) {
    if (!(error instanceof ThemeError)) throw error;
    throw new CompanyError(error.lines.map((line) => `theme.json: ${line}`).join('\n'));
  }
}

function lineOf(name: string, issue: v.BaseIssue<unknown>, schema: v.GenericSchema): string {
  const { message, received } = issue;
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const keys = issue.path?.map(({ key }) => String(key)) ?? [];
    const known = Object.keys(entriesAt(schema, keys.slice(0, -1)));
    return `${name}: ${keys.join('.')} is not known${didYouMean(keys.at(-1) ?? '', known)}`;
  }
  const words = message.startsWith('must') ? message : `must be ${issue.expected}`;
  const place = `${name}: ${v.getDotPath(issue) ?? ''}`;
  return received === 'undefined' ? `${place} is missing` : `${place} ${words} (${received})`;
}

/** What an object of the file may have, by the keys that lead to it. */
function entriesAt(schema: object, keys: readonly string[]): Record<string, object> {
  const [key, ...rest] = keys;
  if (key === undefined) return 'entries' in schema ? { ...(schema.entries as object) } : {};
  // Each value of a record is of the same form.
  const next = 'value' in schema ? (schema.value as object) : entriesAt(schema, [])[key];
  return next ? entriesAt(next, rest) : {};
}

function readJson(file: string): unknown {
  try {
    // Without the byte-order mark that an editor may have written.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)));
  } catch (error) {
    if (error instanceof TypeError) throw new CompanyError(`${file}: the text is not UTF-8`);
    throw new CompanyError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
