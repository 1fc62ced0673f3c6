/** Holds the tables of `openapi/*.md` against the contract: they are what people work from. */
import { examplesOf } from './examples.mjs';
import { at, operationsOf, webhooksOf } from './walk.mjs';

/** @typedef {{ rule: string, pointer: string, message: string }} Finding */

/**
 * The table of error codes in `openapi/errors.md`: rows that begin with a code and a status.
 *
 * @param {string} markdown
 * @returns {Map<string, string[]>} statuses by code
 */
export function readErrorTable(markdown) {
  const rows = markdown.matchAll(/^\| `([A-Z][A-Z_]+)` \| ([\d /]+) \|/gm);
  return new Map(
    Array.from(rows, ([, code, statuses]) => [code, statuses.split('/').map((s) => s.trim())]),
  );
}

/** Error examples of a document: code, status and place. */
function* errorExamplesOf(spec) {
  for (const { responses } of operationsOf(spec)) {
    for (const { status, response, pointer } of responses) {
      const holder = response.content?.['application/json'];
      if (!/^[45]/.test(status) || !holder) continue;
      const place = at(pointer, 'content', 'application/json');
      for (const example of examplesOf(spec, holder, place)) {
        yield { code: example.value?.code, status, pointer: example.pointer };
      }
    }
  }
}

/**
 * Holds the documents' error codes against the table that the screens' texts are written from.
 *
 * @param {Record<string, any>[]} specs all bundled documents: a code may be used by one of them only
 * @param {Map<string, string[]>} table statuses by code
 * @returns {Finding[]}
 */
export function checkErrorCodes(specs, table) {
  const findings = [];
  const report = (pointer, message) => findings.push({ rule: 'error-codes', pointer, message });
  const declared = new Set(
    specs.flatMap((spec) => spec.components?.schemas?.ErrorCode?.enum ?? []),
  );
  const shown = new Set();
  for (const { code, status, pointer } of specs.flatMap((spec) => [...errorExamplesOf(spec)])) {
    shown.add(code);
    const statuses = table.get(code);
    if (!declared.has(code)) report(pointer, `${code} is not in ErrorCode`);
    else if (statuses && !statuses.includes(status)) {
      report(pointer, `${code} belongs to ${statuses.join(' or ')}, not to ${status}`);
    }
  }
  const place = '#/components/schemas/ErrorCode/enum';
  for (const code of declared) {
    if (!table.has(code)) report(place, `${code} is missing in the table of openapi/errors.md`);
    if (!shown.has(code)) report(place, `${code} has no example: no operation answers with it`);
  }
  for (const code of table.keys()) {
    if (!declared.has(code)) report(place, `${code} of openapi/errors.md is not in ErrorCode`);
  }
  return findings;
}

/**
 * Operations and webhooks in bold in `openapi/resources.md` are those that exist.
 *
 * @param {Record<string, any>[]} specs all bundled documents
 * @param {string} markdown
 * @returns {Finding[]}
 */
export function checkOperationTable(specs, markdown) {
  const named = new Set(Array.from(markdown.matchAll(/\*\*([a-z]\w+)\*\*/g), ([, name]) => name));
  const found = specs.flatMap((spec) => [...operationsOf(spec), ...webhooksOf(spec)]);
  const existing = new Map(found.map((entry) => [entry.operation.operationId, entry.pointer]));
  const report = (pointer, message) => ({ rule: 'operation-table', pointer, message });
  return [
    ...[...existing]
      .filter(([name]) => !named.has(name))
      .map(([name, pointer]) => report(pointer, `${name} is not in bold in openapi/resources.md`)),
    ...[...named]
      .filter((name) => !existing.has(name))
      .map((name) => report('#/paths', `${name} of openapi/resources.md does not exist`)),
  ];
}
