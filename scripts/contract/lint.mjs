/**
 * Our own rules for the contract, over a bundled document; what redocly checks by itself is in
 * `redocly.yaml`. Each rule says where (JSON pointer) and what to write instead.
 */
import { findNothings } from './lint-nothing.mjs';
import { promiseRules } from './lint-promises.mjs';
import { findCopies } from './lint-shared.mjs';
import {
  at,
  bodySchemasOf,
  holdersOf,
  operationsOf,
  schemasOf,
  typesOf,
  webhooksOf,
} from './walk.mjs';

/** @typedef {{ rule: string, pointer: string, message: string }} Finding */

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const isJapanese = (text) => typeof text === 'string' && japanese.test(text);
const isJson = (type) => /\bjson\b/.test(type);
const isError = (status) => /^[45]/.test(status);
const pathShape = /^\/(customer-api|external\/api)\/|^\/sanctum\/csrf-cookie$/;

const callsOf = (spec) => [...operationsOf(spec), ...webhooksOf(spec)];

const isBySession = (schemes, way) =>
  way.some((name) => schemes[name]?.in === 'cookie') && !way.includes('csrf');

/** @type {Record<string, (spec: any) => Iterable<[pointer: string, message: string]>>} */
const rules = {
  *'operation-id'(spec) {
    for (const { operation, pointer } of callsOf(spec)) {
      if (!/^[a-z][a-zA-Z0-9]*$/.test(operation.operationId ?? '')) {
        yield [at(pointer, 'operationId'), 'must be verb and noun in camelCase'];
      }
    }
  },

  *'full-paths'(spec) {
    const servers = (spec.servers ?? []).map((server) => server.url);
    if (servers.length !== 1 || servers[0] !== '/') yield ['#/servers', 'must be exactly one: /'];
    for (const [path, item] of Object.entries(spec.paths ?? {})) {
      if (!pathShape.test(path)) yield [at('#/paths', path), 'must be the full path from the root'];
      if (item.servers) yield [at('#/paths', path, 'servers'), 'must not be set on a path'];
    }
    for (const { operation, pointer } of operationsOf(spec)) {
      if (operation.servers) yield [at(pointer, 'servers'), 'must not be set on an operation'];
    }
  },

  *'japanese-text'(spec) {
    for (const { operation, pointer, parameters, responses } of callsOf(spec)) {
      for (const key of ['summary', 'description']) {
        if (!isJapanese(operation[key])) yield [at(pointer, key), 'must be Japanese'];
      }
      for (const { name, description } of parameters) {
        if (!isJapanese(description)) {
          yield [at(pointer, 'parameters', name, 'description'), 'must be Japanese'];
        }
      }
      for (const { response, pointer: place } of responses) {
        if (!isJapanese(response.description)) yield [at(place, 'description'), 'must be Japanese'];
      }
    }
    for (const { schema, pointer, role } of schemasOf(spec)) {
      const needs = role === 'component' || role === 'property';
      if (needs && !schema.$ref && !isJapanese(schema.description)) {
        yield [at(pointer, 'description'), 'must be Japanese'];
      }
    }
  },

  *'named-examples'(spec) {
    for (const { kind, holder, pointer, type } of holdersOf(spec)) {
      const named = Object.keys(holder.examples ?? {});
      if ((kind === 'request' || kind === 'response') && isJson(type)) {
        if (named.length === 0) yield [at(pointer, 'examples'), 'needs at least one named example'];
      } else if (kind === 'parameter' || kind === 'header') {
        const has = holder.example !== undefined || named.length > 0;
        if (!has) yield [at(pointer, 'example'), 'is missing; Prism would invent one'];
      }
    }
  },

  *'leaf-examples'(spec) {
    for (const { schema, pointer, role } of schemasOf(spec)) {
      const isLeaf = typesOf(schema).some((type) => ['string', 'integer', 'number'].includes(type));
      const given = schema.examples ?? schema.enum ?? schema.const;
      if (isLeaf && role !== 'inline' && given === undefined) {
        yield [at(pointer, 'examples'), 'is missing'];
      }
    }
  },

  *'ascii-headers'(spec) {
    for (const { kind, holder, pointer } of holdersOf(spec)) {
      const values = [holder.example, ...Object.values(holder.examples ?? {}).map((e) => e.value)];
      const text = values.flat().join('');
      if (kind === 'header' && !/^[\x20-\x7e]*$/.test(text)) {
        yield [at(pointer, 'example'), 'must be ASCII: a header cannot carry anything else'];
      }
    }
  },

  *'lower-case-header-parameters'(spec) {
    for (const { pointer, parameters } of operationsOf(spec)) {
      for (const { name, in: place } of parameters) {
        if (place === 'header' && name !== name.toLowerCase()) {
          yield [at(pointer, 'parameters', name), 'must be lower case: Node sees it so'];
        }
      }
    }
  },

  ...promiseRules,

  *'one-error-shape'(spec) {
    for (const { responses } of operationsOf(spec)) {
      for (const { status, response, pointer } of responses.filter((r) => isError(r.status))) {
        const schema = response.content?.['application/json']?.schema;
        if (schema?.$ref !== '#/components/schemas/ApiError') {
          yield [at(pointer, 'content'), `${status} must be application/json with ApiError`];
        }
        if (['429', '503'].includes(status) && !response.headers?.['Retry-After']) {
          yield [at(pointer, 'headers'), `${status} must document Retry-After`];
        }
      }
    }
  },

  *'guards-have-responses'(spec) {
    for (const { operation, pointer, parameters } of operationsOf(spec)) {
      const statuses = Object.keys(operation.responses ?? {});
      const schemes = (operation.security ?? spec.security ?? []).flatMap(Object.keys);
      const isCookie = (scheme) => spec.components?.securitySchemes?.[scheme]?.in === 'cookie';
      const headers = parameters.map((parameter) => parameter.name);
      const conditional = headers.includes('idempotency-key') || headers.includes('if-match');
      if (schemes.includes('csrf') && !statuses.includes('419')) {
        yield [at(pointer, 'responses'), 'needs 419: the operation checks the CSRF token'];
      }
      // A cookie may be that of a login that is over; for the open ones it is a visitor's.
      if (schemes.some(isCookie) && !statuses.includes('401')) {
        yield [at(pointer, 'responses'), 'needs 401: the login of the session may be over'];
      }
      if (conditional && !statuses.includes('428')) {
        yield [at(pointer, 'responses'), 'needs 428: the operation demands a header'];
      }
    }
  },

  *credentials(spec) {
    const schemes = spec.components?.securitySchemes ?? {};
    for (const { method, operation, pointer, parameters } of operationsOf(spec)) {
      const place = at(pointer, 'security');
      const ways = (operation.security ?? spec.security ?? []).map(Object.keys);
      const isOpen = ways.length === 0;
      const proves = (way) => way.some((name) => name !== 'csrf');
      const signed = parameters.filter(
        ({ name }) =>
          name.endsWith('-signature') || Object.values(schemes).some((each) => each.name === name),
      );
      const demanded = (name) =>
        ways.every((way) => way.some((key) => schemes[key]?.name === name));
      if (operation.responses?.['401'] && (isOpen || !ways.every(proves))) {
        yield [place, 'lacks a scheme: a caller that can be answered 401 has a session'];
      } else if (signed.some(({ name }) => isOpen || !demanded(name))) {
        yield [place, `lacks the scheme of ${signed[0].name}`];
      } else if (isOpen && method !== 'get' && !operation.responses?.['200']) {
        yield [place, 'is missing: what changes something is never open to every caller'];
      } else if (method !== 'get' && ways.some((way) => isBySession(schemes, way))) {
        yield [place, 'lacks csrf: a browser sends the cookie by itself'];
      }
    }
  },

  *bounds(spec) {
    for (const { schema, pointer } of schemasOf(spec)) {
      const has = (...keys) => keys.some((key) => schema[key] !== undefined);
      const types = typesOf(schema);
      const closed = has('enum', 'const');
      if (types.includes('string') && !closed && !has('maxLength', 'format', 'pattern')) {
        yield [pointer, 'string needs maxLength, enum, format, const or pattern'];
      }
      if (types.some((type) => type === 'integer' || type === 'number') && !closed) {
        if (!has('minimum', 'exclusiveMinimum')) yield [pointer, 'number needs minimum'];
        if (!has('maximum', 'exclusiveMaximum')) yield [pointer, 'number needs maximum'];
      }
      if (types.includes('array') && !has('maxItems')) yield [pointer, 'array needs maxItems'];
      if (typeof schema.additionalProperties === 'object' && !has('maxProperties')) {
        yield [pointer, 'map needs maxProperties'];
      }
    }
  },

  'shared-scalars': findCopies,

  *'open-enums'(spec) {
    for (const { schema, pointer } of bodySchemasOf(spec, 'response')) {
      if (schema.enum && schema['x-open-enum'] !== true) {
        yield [at(pointer, 'x-open-enum'), 'must be true: a later server may send more values'];
      } else if (schema.enum && /\/(oneOf|anyOf)\/\d+$/.test(pointer)) {
        yield [pointer, 'must be a component: generators lose the keyword of a branch'];
      }
    }
  },

  *'one-nothing'(spec) {
    const received = [...bodySchemasOf(spec, 'request')];
    const typed = new Set(received.map(({ schema }) => schema));
    const responses = [...bodySchemasOf(spec, 'response')].filter(
      ({ schema }) => !typed.has(schema),
    );
    yield* findNothings(spec, [...received, ...responses], (schema) => !typed.has(schema));
  },

  *'one-way-to-lock'(spec) {
    const message = 'a version is sent in if-match only; name what else is meant by its id';
    const isVersion = (name) => /(^v|V|-v)ersion$/.test(name);
    for (const { pointer, parameters } of operationsOf(spec)) {
      for (const { name } of parameters) {
        if (isVersion(name)) yield [at(pointer, 'parameters', name), message];
      }
    }
    for (const { schema, pointer } of bodySchemasOf(spec, 'request')) {
      for (const name of Object.keys(schema.properties ?? {})) {
        if (isVersion(name)) yield [at(pointer, 'properties', name), message];
      }
    }
  },

  *'closed-objects'(spec) {
    for (const { schema, pointer } of schemasOf(spec)) {
      const isObject = typesOf(schema).includes('object') || schema.properties !== undefined;
      const closed = [schema.additionalProperties, schema.unevaluatedProperties].some(
        (value) => value !== undefined && value !== true,
      );
      if (isObject && !closed) yield [pointer, 'object needs additionalProperties: false'];
    }
  },
};

/** Names of our rules, for the test that plants a fault for each. */
export const ruleNames = Object.keys(rules);

/**
 * @param {Record<string, any>} spec bundled document
 * @returns {Finding[]} empty when the document keeps every rule
 */
export const lint = (spec) =>
  Object.entries(rules).flatMap(([rule, check]) =>
    [...check(spec)].map(([pointer, message]) => ({ rule, pointer, message })),
  );
