/** Ways through a bundled OpenAPI document. Places are JSON pointers, so that an editor can jump. */

const METHODS = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options', 'trace'];

/** @param {string} pointer @param {...(string | number)} keys */
export const at = (pointer, ...keys) =>
  [pointer, ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join(
    '/',
  );

/**
 * What a node means: itself, or the component that its `$ref` names.
 *
 * @param {Record<string, any>} spec bundled document
 * @param {any} node
 * @returns {any}
 */
export function resolve(spec, node) {
  let found = node;
  while (typeof found?.$ref === 'string') {
    const keys = found.$ref.slice(2).split('/');
    found = keys.reduce(
      (parent, key) =>
        parent?.[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')],
      spec,
    );
  }
  return found;
}

/**
 * Every operation, with the parameters of its path item included.
 *
 * @param {Record<string, any>} spec
 */
export const operationsOf = (spec) => operationsIn(spec, 'paths');

/**
 * Every request that a server sends of itself, as {@link operationsOf}; its name is where a path would be.
 *
 * @param {Record<string, any>} spec
 */
export const webhooksOf = (spec) => operationsIn(spec, 'webhooks');

/** @param {Record<string, any>} spec @param {'paths' | 'webhooks'} place */
function* operationsIn(spec, place) {
  for (const [path, item] of Object.entries(spec[place] ?? {})) {
    for (const method of METHODS.filter((name) => item[name])) {
      const operation = item[method];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      yield {
        path,
        method,
        operation,
        item,
        pointer: at(`#/${place}`, path, method),
        parameters: parameters.map((parameter) => resolve(spec, parameter)),
        responses: Object.entries(operation.responses ?? {}).map(([status, response]) => ({
          status,
          response: resolve(spec, response),
          pointer: at(`#/${place}`, path, method, 'responses', status),
        })),
      };
    }
  }
}

/**
 * A schema and all schemas written inside it; what a `$ref` names is met at its own place.
 *
 * @param {any} schema
 * @param {string} pointer
 * @param {string} role what the outermost schema is: `component` or `inline`
 */
function* schemasIn(schema, pointer, role) {
  if (typeof schema !== 'object' || schema === null) return;
  yield { schema, pointer, role };
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    yield* schemasIn(child, at(pointer, 'properties', name), 'property');
  }
  for (const key of ['items', 'additionalProperties', 'contains', 'propertyNames']) {
    if (schema[key]) yield* schemasIn(schema[key], at(pointer, key), 'item');
  }
  for (const key of ['allOf', 'anyOf', 'oneOf', 'prefixItems']) {
    for (const [index, child] of (schema[key] ?? []).entries()) {
      yield* schemasIn(child, at(pointer, key, index), key === 'prefixItems' ? 'item' : 'branch');
    }
  }
}

/** Media types, parameters and headers of a document: whatever holds a schema and its examples. */
export function* holdersOf(spec) {
  const seen = new Set();
  const isNew = (node) => !seen.has(node) && seen.add(node);
  for (const { operation, pointer, parameters, responses } of operationsOf(spec)) {
    for (const parameter of parameters.filter(isNew)) {
      yield {
        kind: 'parameter',
        holder: parameter,
        pointer: at(pointer, 'parameters', parameter.name),
      };
    }
    const body = resolve(spec, operation.requestBody);
    for (const [type, holder] of Object.entries(body?.content ?? {})) {
      yield { kind: 'request', holder, pointer: at(pointer, 'requestBody', 'content', type), type };
    }
    for (const { status, response, pointer: place } of responses) {
      for (const [type, holder] of Object.entries(response.content ?? {})) {
        if (isNew(holder)) {
          yield { kind: 'response', holder, pointer: at(place, 'content', type), type, status };
        }
      }
      for (const [name, header] of Object.entries(response.headers ?? {})) {
        const holder = resolve(spec, header);
        if (isNew(holder)) yield { kind: 'header', holder, pointer: at(place, 'headers', name) };
      }
    }
  }
  for (const { operation, pointer } of webhooksOf(spec)) {
    // Webhooks are sent, too.
    for (const [type, holder] of Object.entries(
      resolve(spec, operation.requestBody)?.content ?? {},
    ))
      yield {
        kind: 'response',
        holder,
        pointer: at(pointer, 'requestBody', 'content', type),
        type,
      };
  }
}

/** Every schema of a document: components first, then those written in place. */
export function* schemasOf(spec) {
  for (const [name, schema] of Object.entries(spec.components?.schemas ?? {})) {
    yield* schemasIn(schema, at('#/components/schemas', name), 'component');
  }
  for (const { holder, pointer } of holdersOf(spec)) {
    yield* schemasIn(holder.schema, at(pointer, 'schema'), 'inline');
  }
}

/**
 * Every schema that a server may send, or is sent: those of the bodies and what they refer to, each
 * once.
 *
 * @param {Record<string, any>} spec bundled document
 * @param {'response' | 'request'} bodies whose
 */
export function* bodySchemasOf(spec, bodies) {
  const seen = new Set();
  const waiting = [...holdersOf(spec)]
    .filter(({ kind }) => kind === bodies)
    .map(({ holder, pointer }) => ({ schema: holder.schema, pointer: at(pointer, 'schema') }));
  for (const start of waiting) {
    for (const { schema, pointer } of schemasIn(start.schema, start.pointer, 'inline')) {
      if (seen.has(schema)) continue;
      seen.add(schema);
      if (schema.$ref) waiting.push({ schema: resolve(spec, schema), pointer: schema.$ref });
      else yield { schema, pointer };
    }
  }
}

/** The types a schema allows, without `null`. */
export const typesOf = (schema) => [schema.type ?? []].flat().filter((type) => type !== 'null');
