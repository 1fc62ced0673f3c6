import customer from '@ferry/api/contract/customer.json' with { type: 'json' };
import external from '@ferry/api/contract/external.json' with { type: 'json' };

/** A JSON Schema, or any other JSON object of the document. */
export type Json = Record<string, unknown>;

export type ParameterPlace = 'path' | 'query' | 'header';

/** What the server needs to know of one operation; all references are followed. */
export interface Operation {
  id: string;
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** As in the contract: `/customer-api/drafts/{draftId}`. */
  path: string;
  parameters: { name: string; in: ParameterPlace; required: boolean; schema: Json }[];
  /** The feature without which there is no such operation (`x-feature`). */
  feature: string | undefined;
  /** The day on which an operation was deprecated, and the day from which it may be gone: `YYYY-MM-DD` in Japan. */
  deprecation: { since: string; sunset: string } | undefined;
  /** Undefined when the operation takes no body. */
  bodySchema: Json | undefined;
  /** Names of the security schemes that must all hold; empty for an open operation. */
  security: string[];
  responses: Map<number, DocumentedResponse>;
}

export interface DocumentedResponse {
  /** Undefined when the response has no body in JSON. */
  bodySchema: Json | undefined;
  /** Of a response that is a file: its media type. */
  fileType: string | undefined;
  headers: Map<string, Json>;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
const documents = { customer, external } as Record<string, unknown> as Record<string, Json>;
const read = new Map<string, Operation[]>();

/**
 * The operations of one document of the contract, read once. What several of them refer to is one
 * object in all: the compiler of schemas keeps its work by object.
 * @throws Error when the bundled document has a reference that leads nowhere or in a circle
 */
export function readOperations(name: 'customer' | 'external'): Operation[] {
  const operations = read.get(name) ?? readDocument(documents[name] as Json);
  read.set(name, operations);
  return operations;
}

function readDocument(document: Json): Operation[] {
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(document.paths as Record<string, Json>)) {
    for (const method of METHODS) {
      if (item[method]) operations.push(readOperation(document, path, method, item));
    }
  }
  return operations;
}

function readOperation(
  document: Json,
  path: string,
  method: (typeof METHODS)[number],
  item: Json,
): Operation {
  const operation = item[method] as Json;
  const parameters = [...list(item.parameters), ...list(operation.parameters)].map((parameter) => {
    const { name, in: place, required, schema } = inline(document, parameter) as Json;
    return {
      name: place === 'header' ? String(name).toLowerCase() : String(name),
      in: place as ParameterPlace,
      required: required === true,
      schema: schema as Json,
    };
  });
  const security = (operation.security ?? document.security ?? []) as Json[];
  return {
    id: String(operation.operationId),
    method: method.toUpperCase() as Operation['method'],
    path,
    parameters,
    feature: operation['x-feature'] as string | undefined,
    deprecation: operation['x-deprecation'] as Operation['deprecation'],
    bodySchema: jsonSchema(inline(document, operation.requestBody)),
    security: Object.keys(security[0] ?? {}),
    responses: new Map(
      Object.entries(operation.responses as Json).map(([status, response]) => [
        Number(status),
        readResponse(inline(document, response) as Json),
      ]),
    ),
  };
}

function readResponse(response: Json): DocumentedResponse {
  const headers = Object.entries((response.headers ?? {}) as Record<string, Json>);
  const types = Object.keys((response.content ?? {}) as Record<string, Json>);
  return {
    bodySchema: jsonSchema(response),
    fileType: types.find((type) => type !== 'application/json'),
    headers: new Map(headers.map(([name, { schema }]) => [name.toLowerCase(), schema as Json])),
  };
}

function jsonSchema(container: unknown): Json | undefined {
  const content = (container as Json | undefined)?.content as Record<string, Json> | undefined;
  return content?.['application/json']?.schema as Json | undefined;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What references lead to, by document; references of its own replaced. */
const inlined = new WeakMap<Json, Map<string, unknown>>();

/** The node with every reference in it replaced by what it refers to. */
function inline(document: Json, node: unknown, within: readonly string[] = []): unknown {
  if (Array.isArray(node)) return node.map((entry) => inline(document, entry, within));
  if (node === null || typeof node !== 'object') return node;
  const reference = (node as Json).$ref;
  if (typeof reference === 'string') {
    if (within.includes(reference))
      throw new Error(`The contract refers in a circle: ${reference}`);
    const known = inlined.get(document) ?? new Map<string, unknown>();
    inlined.set(document, known);
    if (!known.has(reference)) {
      const target = follow(document, reference);
      known.set(reference, inline(document, target, [...within, reference]));
    }
    return known.get(reference);
  }
  // Examples are no part of a schema, and are most of the document.
  const entries = Object.entries(node).filter(([key]) => key !== 'examples' && key !== 'example');
  return Object.fromEntries(entries.map(([key, value]) => [key, inline(document, value, within)]));
}

function follow(document: Json, reference: string): unknown {
  const keys = reference.slice(2).split('/');
  const target = keys.reduce<unknown>(
    (node, key) => (node as Json | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  if (target === undefined) throw new Error(`The contract has no ${reference}`);
  return target;
}
