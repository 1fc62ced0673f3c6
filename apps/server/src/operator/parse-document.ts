import * as v from 'valibot';
import { OperatorDocument } from '../rules/schema.ts';
import { crossCheck } from './cross-checks.ts';
import { demoOperator } from './demo/document.ts';
import type { DocumentIssue } from './document-issue.ts';

/** The document is not usable. The message has one line for each issue, with its path. */
export class OperatorDocumentError extends Error {
  override readonly name = 'OperatorDocumentError';
  readonly issues: readonly DocumentIssue[];

  constructor(issues: readonly DocumentIssue[]) {
    super(issues.map(({ path, reason }) => `${path}: ${reason}`).join('\n'));
    this.issues = issues;
  }
}

/**
 * Reads an operator's document: shape first, then the relations between its parts.
 * @returns the document with its defaults filled in
 * @throws OperatorDocumentError with every issue that was found
 */
export function parseOperatorDocument(input: unknown): OperatorDocument {
  const result = v.safeParse(OperatorDocument, input);
  if (!result.success) {
    const issues = result.issues.map(issueOf);
    throw new OperatorDocumentError([...issues, ...relationsBeside(input, issues)]);
  }
  const issues = crossCheck(result.output);
  if (issues.length > 0) throw new OperatorDocumentError(issues);
  return result.output;
}

/** Parts of which others name the ids. */
const NAMED = [
  'ports',
  'vessels',
  'routes',
  'services',
  'trips',
  'vehicles',
  'farePeriods',
  'discounts',
];

/** Relations of the parts that have their shape: one slip hides no other, where nothing names what it is in. */
function relationsBeside(input: unknown, issues: readonly DocumentIssue[]): DocumentIssue[] {
  const partOf = ({ path }: DocumentIssue) => path.split('.')[0] ?? '';
  const wrong = new Set(issues.map(partOf));
  if (typeof input !== 'object' || NAMED.some((part) => wrong.has(part))) return [];
  const parts = Object.entries(input ?? {}).filter(([part]) => !wrong.has(part));
  const whole = v.safeParse(OperatorDocument, {
    ...(demoOperator as object),
    ...Object.fromEntries(parts),
  });
  if (!whole.success) return [];
  const own = new Set(parts.map(([part]) => part));
  const { output } = whole;
  const fares = own.has('fares') ? output.fares : faresOfAll(output);
  // Prices of partner tickets follow from all the others.
  return crossCheck({ ...output, fares, partnerTickets: [] }).filter((issue) =>
    own.has(partOf(issue)),
  );
}

/** Of every grade and its rooms: nothing that needs one is called wrong. */
const faresOfAll = ({ vessels, fares }: OperatorDocument): OperatorDocument['fares'] =>
  fares
    .slice(0, 1)
    .flatMap((fare) =>
      vessels.flatMap(({ cabinTypes }) =>
        cabinTypes.map(({ grade }) => ({ ...fare, grade, roomYen: fare.adultYen })),
      ),
    );

/** What a schema finds wrong, in the words of a check. */
export const issueOf = (issue: v.BaseIssue<unknown>): DocumentIssue => ({
  path: v.getDotPath(issue) ?? '(document)',
  reason: reasonOf(issue),
});

/** What is missing has no value to speak of; a key that is not known is named. */
function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return issue.message;
  if (issue.expected === 'never') return `unknown key "${String(issue.path?.at(-1)?.key)}"`;
  return issue.received === 'undefined' ? 'it is missing' : issue.message;
}
