import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { didYouMean } from '../../rules/did-you-mean.ts';
import { OperatorDocument } from '../../rules/schema.ts';
import type { DocumentIssue } from '../document-issue.ts';
import { pathById } from './path-by-id.ts';
import { TABLE_NAMES } from './read-tables.ts';

/** So many issues of one cause are a line each; of more the first is, with their number. */
const FEW = 3;

/** For editors; what only {@link parseOperatorDocument} can check is left out. Fares may be a table beside the document. */
export function operatorSchema(): object {
  const schema = jsonSchemaOf(OperatorDocument);
  const properties: Record<string, unknown> = { ...schema.properties };
  for (const name of TABLE_NAMES) {
    properties[name] = { anyOf: [properties[name], { type: 'string', pattern: '\\.csv$' }] };
  }
  return { ...schema, properties };
}

const jsonSchemaOf = (schema: v.GenericSchema) => toJsonSchema(schema, { errorMode: 'ignore' });

/** Words that may have been meant, by what they are of; of `key` the names that the schema has. */
type KnownWords = (kind: string) => readonly string[];

/** The words of a schema, and of what else is known by name. */
export const wordsOf =
  (schema: v.GenericSchema, known: Readonly<Record<string, readonly string[]>>): KnownWords =>
  (kind) =>
    kind === 'key' ? keysIn(jsonSchemaOf(schema)) : (known[kind] ?? []);

/**
 * Lines about what is wrong with a document, or odd about it. Each has its place by ids. A cause that many
 * places share is one line, and a word that is nearly right is named.
 *
 * @param document as it was read
 * @param words that may have been meant; those of an operator's document where they are not given
 */
export function explainIssues(
  document: unknown,
  issues: readonly DocumentIssue[],
  words: KnownWords = knownWords(document),
): string[] {
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
function knownWords(document: unknown): KnownWords {
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
