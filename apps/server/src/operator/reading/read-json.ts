import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

/** The text is no document. The message is one line for each mistake, with its line and column. */
export class JsonError extends Error {
  override readonly name = 'JsonError';
}

/**
 * Reads JSON as people write it: comments and commas at the end are accepted, and a `$schema` for the editor
 * is left out.
 *
 * @param file name in messages
 * @throws JsonError
 */
export function readJson(file: string, text: string): unknown {
  const errors: ParseError[] = [];
  const json: unknown = parse(text.replace(/^\uFEFF/, ''), errors, { allowTrailingComma: true });
  if (errors.length > 0) {
    const lines = errors.map(({ error, offset }) => {
      const before = text.slice(0, offset).split('\n');
      return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}: ${printParseErrorCode(error)}`;
    });
    throw new JsonError(lines.join('\n'));
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  const { $schema: _, ...document } = json as Record<string, unknown>;
  return document;
}
