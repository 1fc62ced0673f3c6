/**
 * What the mock says of a request in the server's words, where Prism has words of its own or none:
 * which operation it is for, which query parameters nobody knows, which fields are wrong, which
 * examples may be asked for.
 */
import { fieldErrorCodeOf } from '../../packages/api/src/field-error-code.ts';

/** @typedef {{ path?: string[], code?: string, message: string, severity?: number }} Violation Prism's */

/**
 * The operation of a request. A path without parameters goes before one with them, as on the server.
 *
 * @template {{ method: string, path: string }} Operation
 * @param {Operation[]} operations Prism's operations
 * @param {string} method in lower case
 * @param {string} path `/customer-api/drafts/draft_1`
 * @returns {Operation | undefined} undefined for an unknown path and for a wrong method alike
 */
export function operationOf(operations, method, path) {
  const fitting = operations.filter(
    (operation) => operation.method.toLowerCase() === method && patternOf(operation).test(path),
  );
  return fitting.find((operation) => operation.path === path) ?? fitting[0];
}

function patternOf({ path }) {
  const parts = path.split(/\{[^}]+\}/).map((part) => part.replace(/[.\\+*?^$()[\]|]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

/**
 * Violations of parameters that the contract does not have; Prism lets them pass.
 *
 * @param {object} operation Prism's operation
 * @param {URLSearchParams} search
 * @returns {Violation[]}
 */
export function unknownParameters(operation, search) {
  const known = (operation.request?.query ?? []).map(({ name }) => name);
  return [...new Set(search.keys())]
    .filter((name) => !known.includes(name))
    .map((name) => ({
      path: ['query', name],
      code: 'additionalProperties',
      message: 'is not in the contract',
    }));
}

/**
 * The fields that are wrong, each with its codes, as the server names them.
 *
 * @param {Violation[]} violations Prism's, of query and body
 * @returns {Record<string, string[]>} `{ 'passengers.0.familyName': ['TOO_LONG'] }`
 */
export function fieldErrors(violations) {
  /** @type {Record<string, string[]>} */
  const errors = {};
  for (const { path = [], code = '', message } of violations) {
    const fieldCode = fieldErrorCodeOf(String(code));
    // Of what is missing or too much Prism tells the name in the message only.
    const named = /(?:required property|found) '(\w{1,60})'/.exec(message)?.[1];
    const field = named ? [...path.slice(1), named] : path.slice(1);
    if (!fieldCode || field.length === 0) continue;
    const name = field.join('.');
    errors[name] = [...new Set([...(errors[name] ?? []), fieldCode])];
  }
  return errors;
}

/**
 * The names that `Prefer` may ask an operation for.
 *
 * @param {object} operation Prism's operation
 * @param {string} [code] of one status only
 * @returns {{ code: string, name: string }[]} in the contract's order
 */
function examplesOf(operation, code) {
  return operation.responses
    .filter((response) => code === undefined || response.code === String(code))
    .flatMap((response) =>
      (response.contents ?? []).flatMap(({ examples = [] }) =>
        examples.map(({ key }) => ({ code: response.code, name: key })),
      ),
    );
}

/**
 * What is wrong with a `Prefer` header.
 *
 * @param {object} operation Prism's operation
 * @param {{ code?: number, exampleKey?: string }} wish what Prism read from the header
 * @returns {string | undefined} one sentence with the names there are; undefined when all is well
 */
export function wrongWish(operation, { code, exampleKey }) {
  const all = examplesOf(operation);
  const listed = all.map((each) => `code=${each.code}, example=${each.name}`).join(' | ');
  const codes = operation.responses.map((response) => response.code);
  if (code !== undefined && !codes.includes(String(code))) {
    return `Prefer: no response ${code}. There is: ${codes.join(', ')}; ${listed}`;
  }
  if (exampleKey !== undefined && !examplesOf(operation, code).some((e) => e.name === exampleKey)) {
    return `Prefer: no example "${exampleKey}"${code ? ` for ${code}` : ''}. There is: ${listed}`;
  }
  return undefined;
}
