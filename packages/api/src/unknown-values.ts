// Responses of a newer server, for tests only: in each enum that the contract has in a response, a value
// that this build does not know. Enumerated from the contract, so that a new enum is tried by itself.
import customer from './generated/customer/openapi.json' with { type: 'json' };
import external from './generated/external/openapi.json' with { type: 'json' };

type Json = Record<string, unknown>;

/** How each value begins that no enum has. */
export const UNKNOWN = 'fromNextYear';

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value : []);

function follow(document: Json, node: unknown): Json {
  const { $ref } = (node ?? {}) as { $ref?: string };
  if (!$ref) return (node ?? {}) as Json;
  const keys = $ref.slice(2).split('/');
  return follow(
    document,
    keys.reduce<unknown>((at, key) => (at as Json)[key], document),
  );
}

/** A schema with its place: its component, then the properties below: `Discount.kind`, `LegName`. */
class Part {
  readonly schema: Json;
  readonly place: string;
  readonly #document: Json;

  constructor(document: Json, node: unknown, place: string) {
    this.#document = document;
    const { $ref } = (node ?? {}) as { $ref?: string };
    this.place = $ref?.split('/').at(-1) ?? place;
    const schema = follow(document, node);
    const branch = listOf(schema.oneOf).find(({ type }) => type !== 'null');
    if (!branch) {
      this.schema = schema;
      return;
    }
    const inner = new Part(document, branch, this.place);
    this.schema = inner.schema;
    this.place = inner.place;
  }

  of(key: string): Part {
    const { properties, additionalProperties } = this.schema as Record<string, Json | undefined>;
    const node = properties?.[key] ?? additionalProperties;
    return new Part(this.#document, node, `${this.place}.${key}`);
  }

  get item(): Part {
    return new Part(this.#document, this.schema.items, this.place);
  }

  get children(): Part[] {
    const { properties = {}, additionalProperties, items } = this.schema;
    return [
      ...Object.keys(properties as Json).map((key) => this.of(key)),
      ...(typeof additionalProperties === 'object' ? [this.of('*')] : []),
      ...(items ? [this.item] : []),
    ];
  }

  /** The enums in it. */
  get places(): string[] {
    const own = this.schema.enum ? [this.place] : [];
    return [...new Set([...own, ...this.children.flatMap(({ places }) => places)])];
  }

  /** A value made of the schema's own examples. */
  get sample(): unknown {
    const { enum: values, examples, properties, items, additionalProperties } = this.schema;
    if (properties) {
      const keys = Object.keys(properties);
      return Object.fromEntries(keys.map((key) => [key, this.of(key).sample]));
    }
    if (items) return [this.item.sample];
    if (typeof additionalProperties === 'object') return { unknown: this.of('unknown').sample };
    const [first] = (examples ?? values ?? []) as unknown[];
    return first;
  }
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * A copy of a value with unknown ones in a place: what was one value is one, what were several are
 * several. What is empty there is filled by a sample.
 */
function withUnknown(part: Part, value: unknown, place: string): unknown {
  if (part.schema.enum) return part.place === place ? `${UNKNOWN}-${value}` : value;
  const filled = isEmpty(value) && part.places.includes(place) ? part.sample : value;
  if (Array.isArray(filled)) return filled.map((each) => withUnknown(part.item, each, place));
  if (typeof filled !== 'object' || filled === null) return filled;
  return Object.fromEntries(
    Object.entries(filled).map(([key, each]) => [key, withUnknown(part.of(key), each, place)]),
  );
}

/** A response of the contract, by a named example. */
export type ExampleResponse = {
  operationId: string;
  method: string;
  /** Fits the path of a request. */
  path: RegExp;
  status: number;
  name: string;
  value: unknown;
  /** The enums that it may contain: component and property, `Discount.kind`. */
  places: string[];
  /** The same with a value that nobody knows in one of them. */
  withUnknown: (place: string) => unknown;
};

function* responsesOf(document: Json): Generator<ExampleResponse> {
  for (const [path, item] of Object.entries(document.paths as Json)) {
    for (const [method, operation] of Object.entries(item as Record<string, Json>)) {
      for (const [status, response] of Object.entries((operation.responses ?? {}) as Json)) {
        const { content } = follow(document, response) as { content?: Record<string, Json> };
        const { schema, examples = {} } = content?.['application/json'] ?? {};
        const part = new Part(document, schema, `${operation.operationId}`);
        for (const [name, node] of Object.entries(examples as Json)) {
          const { value } = follow(document, node);
          yield {
            operationId: String(operation.operationId),
            method: method.toUpperCase(),
            path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
            status: Number(status),
            name,
            value,
            places: part.places,
            withUnknown: (place) => withUnknown(part, value, place),
          };
        }
      }
    }
  }
}

/** Every named example of a response, of both documents. */
export const exampleResponses: readonly ExampleResponse[] = [customer, external].flatMap(
  (document) => [...responsesOf(document)],
);
