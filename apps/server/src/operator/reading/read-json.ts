import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';

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
  const twice = keysThatAreTwice(file, text);
  if (twice.length > 0) throw new JsonError(twice.join('\n'));
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  const { $schema: _, ...document } = json as Record<string, unknown>;
  return document;
}

/** The second would hold, and nobody would hear of the first. */
function keysThatAreTwice(file: string, text: string): string[] {
  const open: Set<string>[] = [];
  const lines: string[] = [];
  visit(text.replace(/^\uFEFF/, ''), {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, _offset, _length, line, character) => {
      const keys = open.at(-1);
      if (keys?.has(key)) {
        lines.push(`${file}:${line + 1}:${character + 1}: "${key}" is there twice`);
      }
      keys?.add(key);
    },
  });
  return lines;
}
