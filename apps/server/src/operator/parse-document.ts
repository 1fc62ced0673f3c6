import * as v from 'valibot';
import { OperatorDocument } from '../rules/schema.ts';
import { crossCheck } from './cross-checks.ts';
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
  if (!result.success) throw new OperatorDocumentError(result.issues.map(issueOf));
  const issues = crossCheck(result.output);
  if (issues.length > 0) throw new OperatorDocumentError(issues);
  return result.output;
}

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
