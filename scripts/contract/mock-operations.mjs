/** What the mock has of the contract: Prism's operations, without what only the real server does. */
import { getHttpOperationsFromSpec } from '@stoplight/prism-cli/dist/operations.js';
import { operationsOf } from './walk.mjs';

/**
 * Prism answers a missing cookie with the documented 401. Where a CSRF cookie is what is missing, the
 * 401 is of a login that is over: the mock has none, so only `Prefer` asks for it.
 *
 * @param {object} operation Prism's
 */
export const withoutExpiry = (operation) =>
  operation.responses.some(({ code }) => code === '419')
    ? { ...operation, responses: operation.responses.filter(({ code }) => code !== '401') }
    : operation;

/** Signatures of a provider are required headers as well, which say 428 instead of 401. */
const withoutSignatures = (operation) => ({
  ...operation,
  security: operation.security.filter((way) => way.every(({ key }) => !/Signature$/.test(key))),
});

/**
 * Responses are examples, which `npm run contract:check` holds against their schemas. Prism would walk
 * through these, most of a document, at every place that refers to them: half of its start.
 */
function withoutResponseSchemas(spec) {
  const copy = structuredClone(spec);
  for (const { responses } of operationsOf(copy)) {
    for (const { response } of responses) {
      for (const media of Object.values(response.content ?? {})) delete media.schema;
    }
  }
  return copy;
}

/**
 * @param {Record<string, any>[]} specs bundled documents
 * @returns {Promise<any[]>} Prism's operations of all of them
 */
export async function mockOperations(specs) {
  const operations = specs.map(withoutResponseSchemas).map(getHttpOperationsFromSpec);
  return (await Promise.all(operations)).flat().map(withoutSignatures);
}
