/**
 * The names of the contract's examples as types, so that a renamed one is a type error where it is
 * used.
 */
import { operationsOf, resolve } from './walk.mjs';

/** Names of a response's examples, sorted as they are in the contract. */
const namesOf = (spec, response) =>
  Object.keys(resolve(spec, response)?.content?.['application/json']?.examples ?? {});

const pascal = (operationId) => operationId[0].toUpperCase() + operationId.slice(1);

/**
 * `{ type, text }` of an operation's responses: the names that types.gen.ts gives them, and the
 * lines here.
 */
function responsesOf(spec, { operation, responses }) {
  return responses.flatMap(({ status, response }) => {
    const names = namesOf(spec, response);
    if (names.length === 0) return [];
    const type = `${pascal(operation.operationId)}${/^[45]/.test(status) ? 'Errors' : 'Responses'}`;
    const union = names.map((name) => `'${name}'`).join(' | ');
    return [{ type, text: `    ${status}: { name: ${union}; value: ${type}[${status}] };` }];
  });
}

/**
 * @param {Record<string, any>} spec bundled document
 * @param {string} header first line of the file
 * @returns {string} a module with `Examples`: operation → status → names and type of the value
 */
export function exampleTypes(spec, header) {
  const entries = [...operationsOf(spec)].map((entry) => ({
    id: entry.operation.operationId,
    responses: responsesOf(spec, entry),
  }));
  const types = [...new Set(entries.flatMap(({ responses }) => responses.map(({ type }) => type)))];
  return [
    header,
    '',
    `import type { ${types.sort().join(', ')} } from './types.gen.ts';`,
    '',
    'export interface Examples {',
    ...entries
      .filter(({ responses }) => responses.length > 0)
      .flatMap(({ id, responses }) => [`  ${id}: {`, ...responses.map(({ text }) => text), '  };']),
    '}',
    '',
  ].join('\n');
}
