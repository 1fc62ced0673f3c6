import { jstDate } from '@ferry/format/date';
import { sql } from 'kysely';
import { type LoadComparison, loadAndCompare } from '../operator/compare-load.ts';
import { demoOperator } from '../operator/demo/document.ts';
import { isDemonstration } from '../operator/demo/is-demonstration.ts';
import { OperatorDocumentError, parseOperatorDocument } from '../operator/parse-document.ts';
import { explainIssues, operatorSchema } from '../operator/reading/explain-issues.ts';
import type { ReadDocument } from '../operator/reading/read-document.ts';
import { companyMistake, companyWarnings } from '../operator/reading/read-folder.ts';
import { sectionsOf, tripShapes } from '../operator/timetable.ts';
import { warningsOf } from '../operator/warnings/warnings.ts';
import { operator } from '../rules/company.ts';
import type { Company } from '../rules/read-company.ts';
import type { OperatorDocument } from '../rules/schema.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  type Given,
  JSON_OPTION,
  type Outcome,
} from './command.ts';
import { endDemonstration, RESTART } from './end-demonstration.ts';

/** The next start refuses it; this process goes on. */
const OTHER_COMPANY = `warning: operator.json is of ${operator.name}: a server starts with this document when FERRY_OPERATOR names its company's folder`;

/** Of the sailings that a document had, so many may go without a word: a tenth. */
const WITHDRAWN_WITHOUT_A_WORD = 0.1;

const READS = {
  parameters: ['FILE'],
  reads: 'document',
  worksAlone: true,
} as const;
const FEED = {
  repeat: { type: 'boolean' },
  defaults: { type: 'string' },
  strict: { type: 'boolean' },
} as const;

/** From a company's document, or a GTFS feed, to what is on sale. */
export const DOCUMENT_COMMANDS: readonly Command[] = [
  {
    ...READS,
    name: 'check',
    options: FEED,
    does: 'what is wrong with a document, a feed or an operator’s folder, and what is odd about it; --strict: odd is wrong',
    runHere: (given, today) => check(given, today),
  },
  {
    ...READS,
    name: 'diff',
    options: { ...FEED, ...JSON_OPTION },
    does: 'what loading it would change: sailings, those with bookings, fares',
    run: diff,
  },
  {
    ...READS,
    name: 'load',
    migrates: true,
    options: { ...FEED, 'allow-withdrawals': { type: 'boolean' } },
    does: 'puts it on sale, all of it or, with a mistake, nothing',
    run: load,
  },
  {
    name: 'export',
    parameters: [],
    more: 'SOURCE',
    worksAlone: true,
    does: 'the document that is loaded, as it can be loaded again',
    run: exportDocument,
  },
  {
    name: 'end-demonstration',
    parameters: [],
    worksAlone: true,
    does: 'takes the demonstration out of a site that has its own document; bookings of it stay',
    run: ({ tx, clock }) => endDemonstration(tx, clock),
  },
  {
    name: 'example',
    parameters: [],
    does: 'the demonstration’s document, which has an example of everything',
    runHere: () => JSON.stringify(demoOperator, undefined, 2),
  },
  {
    name: 'schema',
    parameters: [],
    does: 'the JSON Schema of a document, for an editor',
    runHere: () => JSON.stringify(operatorSchema(), undefined, 2),
  },
];

/** @throws CommandError with all mistakes, a line each */
function read({ input }: Given): {
  document: OperatorDocument;
  hints: string[];
  company: Company | undefined;
} {
  const { document, warnings, company } = JSON.parse(input) as ReadDocument;
  try {
    const parsed = parseOperatorDocument(document);
    const hints = company ? [...warnings, ...companyWarnings(company, parsed)] : warnings;
    const mistake = company && companyMistake(company, parsed);
    if (mistake) throw new CommandError([mistake, ...hints.map(warningLine)].join('\n'));
    return { document: parsed, hints, company };
  } catch (error) {
    if (!(error instanceof OperatorDocumentError)) throw error;
    throw new CommandError(explainIssues(document, error.issues).join('\n'));
  }
}

const warningLine = (line: string) => `warning: ${line}`;

const warningLines = (document: OperatorDocument, hints: readonly string[], today: string) =>
  [...hints, ...explainIssues(document, warningsOf(document, today))].map(warningLine);

const counted = (list: readonly unknown[], thing: string) =>
  `${list.length} ${thing}${list.length === 1 ? '' : 's'}`;

function contentOf({ name, ports, routes, trips, fares, ...document }: OperatorDocument): string {
  const { farePeriods, vehicleFares } = document;
  const carried = vehicleFares.flatMap(({ yen }) => Object.keys(yen));
  const parts = [
    counted(ports, 'port'),
    counted(routes, 'route'),
    counted(trips, 'trip'),
    counted(fares, 'fare'),
    ...(carried.length > 0 ? [counted(carried, 'vehicle fare')] : []),
  ];
  return `${name}: ${parts.join(', ')}${farePeriods.spans.length > 0 ? '' : ', the same on all days'}`;
}

/** Routes whose sections nothing sails back, this route or another: a direction may be missing. */
function oneWayLines(document: OperatorDocument): string[] {
  const sections = sectionsOf(tripShapes(document));
  const ways = new Set(sections.map((each) => `${each.from_port_id} ${each.to_port_id}`));
  const isBack = ({ from_port_id, to_port_id }: (typeof sections)[number]) =>
    ways.has(`${to_port_id} ${from_port_id}`);
  return document.routes
    .filter(({ id }) => sections.some(({ route_id }) => route_id === id))
    .filter(({ id }) => !sections.some((each) => each.route_id === id && isBack(each)))
    .map(({ id, name }) => `routes[${id}]: ${name} is sailed one way only`);
}

/** @throws CommandError */
function check(given: Given, now: Date): string {
  const { document, hints, company } = read(given);
  const warnings = warningLines(document, hints, jstDate(now));
  const shown = company ? [`${company.name}: name, colours, icons and mails can be used`] : [];
  if (given.options.strict && warnings.length > 0) throw new CommandError(warnings.join('\n'));
  return [
    ...warnings,
    ...oneWayLines(document),
    ...shown,
    `${contentOf(document)}; it can be loaded`,
  ].join('\n');
}

async function diff({ tx, clock }: CommandContext, given: Given): Promise<Outcome> {
  const { document, hints } = read(given);
  await sql`savepoint before_load`.execute(tx);
  const comparison = await loadAndCompare(tx, document, clock);
  await sql`rollback to savepoint before_load`.execute(tx);
  const details = `${document.id} ${countsOf(comparison)}`;
  if (given.options.json) return { lines: [JSON.stringify(comparison)], details };
  const warnings = warningLines(document, hints, jstDate(clock.now()));
  return { lines: [...warnings, ...linesOf(comparison), 'nothing is changed'], details };
}

async function load({ tx, clock }: CommandContext, given: Given): Promise<Outcome> {
  const wasDemonstration = await isDemonstration(tx);
  const { document, hints } = read(given);
  const warnings = warningLines(document, hints, jstDate(clock.now()));
  const comparison = await loadAndCompare(tx, document, clock);
  const { before, withdrawn } = comparison;
  const isMuch = withdrawn.length > before * WITHDRAWN_WITHOUT_A_WORD;
  if (isMuch && !given.options['allow-withdrawals']) {
    throw new CommandError(
      [
        ...warnings,
        `${withdrawn.length} of ${before} sailings would be withdrawn, more than a tenth: "diff" says which, --allow-withdrawals does it`,
      ].join('\n'),
    );
  }
  const counts = countsOf(comparison);
  if (!operator.sources.includes(document.id)) warnings.push(OTHER_COMPANY);
  const isEnded = wasDemonstration && !(await isDemonstration(tx));
  return {
    lines: [...warnings, `${contentOf(document)}; ${counts}`, ...(isEnded ? [RESTART] : [])],
    details: `${document.id} ${counts}`,
  };
}

const countsOf = ({ added, changed, withdrawn, kept, fares }: LoadComparison) =>
  `${added.length} sailings new, ${changed.length} changed, ${withdrawn.length} withdrawn, ${kept.length} kept as sold; ${fares.length} fares changed`;

function linesOf(comparison: LoadComparison): string[] {
  const { added, changed, withdrawn, kept, fares } = comparison;
  const days = (what: string, list: LoadComparison['added']) =>
    [...Map.groupBy(list, ({ tripId }) => tripId)].map(([tripId, sailings]) => {
      const dates = sailings.map(({ date }) => date);
      const [first, last] = [dates[0], dates.at(-1)];
      const span = dates.length > 1 ? [`… ${last}`, `${dates.length} days`] : [];
      return [what, tripId, first, ...span].join('\t');
    });
  return [
    ...days('new', added),
    ...days('changed', changed),
    ...days('withdrawn', withdrawn),
    ...kept.map(({ tripId, date, bookings }) =>
      ['kept', tripId, date, `${bookings} bookings`].join('\t'),
    ),
    ...fares.map(({ what, period, before, after }) =>
      ['fare', what, period, `${before ?? '-'} → ${after ?? '-'} yen`].join('\t'),
    ),
    countsOf(comparison),
  ];
}

async function exportDocument({ tx }: CommandContext, { parameters }: Given): Promise<Outcome> {
  const sources = await tx
    .selectFrom('operator_source')
    .select(['id', 'document'])
    .where('is_ended', '=', false)
    .orderBy('id')
    .execute();
  const [named] = parameters;
  const ids = sources.map(({ id }) => id).join(', ');
  const found = named ? sources.filter(({ id }) => id === named) : sources;
  const [source] = found;
  if (!source)
    throw new CommandError(
      ids ? `there is no such document; there are ${ids}` : 'nothing is loaded',
    );
  if (found.length > 1) throw new CommandError(`several documents are loaded: name one of ${ids}`);
  return { lines: [JSON.stringify(source.document, undefined, 2)], details: source.id };
}
