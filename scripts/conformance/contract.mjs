/** The contract as a caller sees it: operations, their rules, and which code has which status. */
import { readFileSync } from 'node:fs';
import { at, operationsOf, resolve } from '../contract/walk.mjs';
import { schemaCheckOf } from './schemas.mjs';

/**
 * @typedef {object} DocumentedResponse
 * @property {string | undefined} type of its body
 * @property {any} schema of its body
 * @property {Map<string, any>} headers schema by name in lower case
 * @property {Set<string>} codes of its examples
 */

/**
 * @typedef {object} Operation
 * @property {string} id
 * @property {string} document
 * @property {string} method in capitals
 * @property {string} path with `{parameters}`
 * @property {string} tag
 * @property {string | undefined} feature of `listFeatures` that it belongs to
 * @property {string[]} security names of schemes
 * @property {{ name: string, in: string, required?: boolean, schema: any, example: unknown }[]} parameters
 * @property {{ schema: any, isRequired: boolean, examples: unknown[] } | undefined} body
 * @property {Map<number, DocumentedResponse>} responses
 * @property {string} pointer where it is in the document
 * @property {(schema: any, value: unknown) => string | undefined} problemOf why a value does not fit
 * @property {(schema: any) => any} resolved a schema without its reference
 */

/**
 * @typedef {object} Contract
 * @property {Map<string, Operation>} operations by operationId
 * @property {Map<string, Set<number>>} statuses of each error code
 */

/** Where the bundles are: packed beside the command, in the repository where they are generated. */
const FOLDERS = {
  packed: (/** @type {string} */ name) => new URL(`./contract/${name}.json`, import.meta.url),
  repository: (/** @type {string} */ name) =>
    new URL(`../../packages/api/src/generated/${name}/openapi.json`, import.meta.url),
};

/** @returns {Contract} */
export function readContract() {
  const specs = ['customer', 'external'].map((name) => JSON.parse(readBundle(name)));
  const operations = new Map();
  const statuses = new Map();
  for (const [index, spec] of specs.entries()) {
    const document = index === 0 ? 'customer-api' : 'external-api';
    const problemOf = schemaCheckOf(spec, document);
    for (const entry of operationsOf(spec)) {
      const operation = { ...operationOf(spec, entry), document, problemOf };
      operations.set(operation.id, operation);
      for (const [status, { codes }] of operation.responses) {
        for (const code of codes) {
          statuses.set(code, (statuses.get(code) ?? new Set()).add(status));
        }
      }
    }
  }
  return { operations, statuses };
}

function readBundle(name) {
  try {
    return readFileSync(FOLDERS.packed(name), 'utf8');
  } catch {
    return readFileSync(FOLDERS.repository(name), 'utf8');
  }
}

const examplesOf = (spec, holder) => [
  ...(holder?.example === undefined ? [] : [holder.example]),
  ...Object.values(holder?.examples ?? {}).map((each) => resolve(spec, each)?.value),
];

function operationOf(spec, { path, method, operation, parameters, responses, pointer }) {
  const body = resolve(spec, operation.requestBody);
  const media = body?.content?.['application/json'];
  const security = Object.keys((operation.security ?? spec.security ?? [])[0] ?? {});
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0],
    feature: operation['x-feature'] ?? (security.includes('member') ? 'members' : undefined),
    security,
    parameters: parameters.map((each) => ({ ...each, example: examplesOf(spec, each)[0] })),
    body: media && {
      schema: media.schema,
      isRequired: body.required === true,
      examples: examplesOf(spec, media),
    },
    responses: new Map(responses.map((each) => [Number(each.status), responseOf(spec, each)])),
    pointer,
    resolved: (schema) => resolve(spec, schema),
  };
}

/** @returns {DocumentedResponse} */
function responseOf(spec, { response }) {
  const [[type, media] = [undefined, undefined]] = Object.entries(response.content ?? {});
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => [
    name.toLowerCase(),
    resolve(spec, header).schema,
  ]);
  const codes = examplesOf(spec, media).flatMap((value) => value?.code ?? []);
  return { type, schema: media?.schema, headers: new Map(headers), codes: new Set(codes) };
}

/** Where a rule about one operation is in the contract, for a report. */
export const placeOf = ({ document, pointer }, ...keys) =>
  `openapi/${document} ${at(pointer, ...keys)}`;

export const isRead = ({ method }) => method === 'GET' || method === 'HEAD';
export const needs = ({ security }, scheme) => security.includes(scheme);

/** A header parameter of an operation, by its name. */
export const headerOf = ({ parameters }, name) =>
  parameters.find((each) => each.in === 'header' && each.name === name);
