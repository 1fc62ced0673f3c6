/**
 * Every example of the contract against its schema, and every error example against the table of
 * error codes. The examples are the project's only fixtures, so a wrong one is a wrong test.
 */

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { at, holdersOf, operationsOf, resolve, schemasOf } from './contract-walk.mjs';

/** @typedef {{ rule: string, pointer: string, message: string }} Finding */

/** Examples of a media type, parameter or header, each with the pointer of its value. */
function* examplesOf(spec, holder, pointer) {
  if (holder.example !== undefined)
    yield { value: holder.example, pointer: at(pointer, 'example') };
  for (const [name, example] of Object.entries(holder.examples ?? {})) {
    const { value } = resolve(spec, example) ?? {};
    yield { value, pointer: at(pointer, 'examples', name) };
  }
}

/** Everything in a document that claims to fit a schema. */
function* claimsOf(spec) {
  for (const { holder, pointer } of holdersOf(spec)) {
    for (const example of examplesOf(spec, holder, pointer)) {
      yield { ...example, schema: holder.schema };
    }
  }
  for (const { schema, pointer } of schemasOf(spec)) {
    for (const [index, value] of (schema.examples ?? []).entries()) {
      yield { value, schema, pointer: at(pointer, 'examples', index) };
    }
    if (schema.default !== undefined) {
      yield { value: schema.default, schema, pointer: at(pointer, 'default') };
    }
  }
}

/** A function that says why a value does not fit a schema, or nothing. */
function validatorOf(spec) {
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true, discriminator: false }));
  const definitions = { $defs: spec.components?.schemas ?? {} };
  const local = (schema) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"contract#/$defs/'));
  ajv.addSchema({ $id: 'contract', ...local(definitions) });
  const compiled = new Map();
  return (schema, value) => {
    if (!compiled.has(schema)) compiled.set(schema, ajv.compile(local(schema)));
    const validate = compiled.get(schema);
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'value' });
  };
}

/**
 * @param {Record<string, any>} spec bundled document
 * @returns {Finding[]}
 */
export function checkExamples(spec) {
  const reasonAgainst = validatorOf(spec);
  const findings = [];
  for (const { schema, value, pointer } of claimsOf(spec)) {
    const reason = reasonAgainst(schema, value);
    if (reason) findings.push({ rule: 'example-fits-schema', pointer, message: reason });
  }
  return findings;
}

/**
 * The table of error codes in `openapi/README.md`: rows that begin with a code and a status.
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
    if (!table.has(code)) report(place, `${code} is missing in the table of openapi/README.md`);
    if (!shown.has(code)) report(place, `${code} has no example: no operation answers with it`);
  }
  for (const code of table.keys()) {
    if (!declared.has(code)) report(place, `${code} of openapi/README.md is not in ErrorCode`);
  }
  return findings;
}
