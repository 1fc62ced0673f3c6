import { toJsonSchema } from '@valibot/to-json-schema';
import { OperatorDocument } from '../../rules/schema.ts';
import type { DocumentIssue } from '../document-issue.ts';
import { didYouMean } from './did-you-mean.ts';
import { pathById } from './path-by-id.ts';

/** So many issues of one cause are a line each; of more the first is, with their number. */
const FEW = 3;

/** For editors; what only {@link parseOperatorDocument} can check is left out. */
export const operatorSchema = (): object => toJsonSchema(OperatorDocument, { errorMode: 'ignore' });

/**
 * Lines about what is wrong with a document, or odd about it. Each has its place by ids. A cause that many
 * places share is one line, and a word that is nearly right is named.
 *
 * @param document as it was read
 */
export function explainIssues(document: unknown, issues: readonly DocumentIssue[]): string[] {
  const words = knownWords(document);
  const byCause = Map.groupBy(issues, causeOf);
  return [...byCause.values()].flatMap((same) => {
    const lines = same.map(({ path, reason }) => {
      const [, kind = 'key', , word] =
        /^(?:there is no (\w+)|unknown (key)) "(.*)"$/s.exec(reason) ?? [];
      const hint = word === undefined ? '' : didYouMean(word, words(kind));
      return `${pathById(document, path)}: ${reason}${hint}`;
    });
    return lines.length > FEW ? [`${lines[0]} (and ${lines.length - 1} more like it)`] : lines;
  });
}

/** Which item of a list it is makes no other cause, nor how much it is. */
const causeOf = ({ path, reason }: DocumentIssue): string =>
  [path.split('.')[0], reason.replace(/\d+/g, '#')].join(': ');

/** Ids of the document by kind; keys of the schema. */
function knownWords(document: unknown): (kind: string) => string[] {
  return (kind) => {
    if (kind === 'key') return keysIn(operatorSchema());
    const list = (document as Record<string, unknown> | null)?.[`${kind}s`];
    const ids = Array.isArray(list) ? list : allObjectsIn(document);
    return ids.flatMap(({ id, grade }) =>
      [kind === 'grade' ? grade : id].filter((word) => typeof word === 'string'),
    );
  };
}

function keysIn(schema: unknown): string[] {
  return allObjectsIn(schema).flatMap(({ properties }) =>
    typeof properties === 'object' && properties !== null ? Object.keys(properties) : [],
  );
}

function allObjectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(allObjectsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}
