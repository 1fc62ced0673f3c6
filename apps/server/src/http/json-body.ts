import type { FastifyInstance } from 'fastify';

// A JSON escape that may be NUL or half a surrogate pair: PostgreSQL cannot keep either.
const SUSPICIOUS = /\\u(?:0000|[dD][89a-fA-F])/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not come in
const NOT_TEXT = /[\u0000\p{Surrogate}]/u;

class MalformedBody extends Error {
  readonly statusCode = 400;
}

/** A value has a NUL or half a character in it. */
export class NoText extends Error {
  readonly statusCode = 400;
  /** Where (`passengers.0.familyName`); empty where that cannot be said of one of them. */
  readonly fields: readonly string[];

  constructor(fields: readonly string[]) {
    super('The body has characters that are none');
    this.fields = fields;
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is also needed as it came. */
    keepsRawBody?: boolean;
  }
  interface FastifyRequest {
    /** As it came, where the route keeps it. */
    rawBody?: string;
  }
}

/**
 * Bodies are JSON in UTF-8, whatever they contain is text that can be stored, and `__proto__` is
 * refused. Any other content type is refused before it is read.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      if (!isUtf8(request.headers['content-type'])) {
        return done(new MalformedBody('The body says that it is not UTF-8'));
      }
      const text = decode(body);
      // A signature is over the bytes, not over what they mean.
      if (request.routeOptions.config.keepsRawBody) request.rawBody = text ?? '';
      if (text === undefined) return done(new MalformedBody('The body is not UTF-8'));
      // A client that always sends a content type, on an operation without a body.
      if (text === '') return done(null, undefined);
      parseJson(request, text, (error, value) => {
        if (error) return done(new MalformedBody(error.message));
        const places = SUSPICIOUS.test(text) ? findNoText(value) : undefined;
        done(places === undefined ? null : new NoText(places), value);
      });
    },
  );
}

/** JSON is UTF-8; a body that names another encoding must not be read as if it had not. */
function isUtf8(contentType = ''): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

function decode(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

// The contract's fields are not nested deeper, and what is no name is the client's text.
const FIELD = /^\w{1,60}(?:\.\w{1,60}){0,7}$/;
/** Most fields that an error of the contract names. */
const MOST_FIELDS = 200;

/**
 * Without recursion: a body may be nested deeper than the stack.
 * @returns the fields whose values are no text, none where one of them is no field, undefined for only text
 */
function findNoText(value: unknown): string[] | undefined {
  const rest: { node: unknown; path: readonly string[] }[] = [{ node: value, path: [] }];
  const fields: string[] = [];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { node, path } = next;
    const field = path.join('.');
    if (typeof node === 'string' && NOT_TEXT.test(node)) {
      if (!FIELD.test(field)) return [];
      if (fields.length < MOST_FIELDS) fields.push(field);
    }
    if (node === null || typeof node !== 'object') continue;
    for (const [name, entry] of Object.entries(node)) {
      if (NOT_TEXT.test(name)) return [];
      // Deeper than any field: the place is not told.
      rest.push({ node: entry, path: path.length > 8 ? path : [...path, name] });
    }
  }
  return fields.length > 0 ? fields : undefined;
}
