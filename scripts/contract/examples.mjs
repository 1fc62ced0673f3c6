/**
 * Every example of the contract against its schema. The examples are the project's only fixtures, so a wrong one is a wrong test.
 */

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { wrongSums } from './sums.mjs';
import { at, holdersOf, resolve, schemasOf } from './walk.mjs';

/** @typedef {{ rule: string, pointer: string, message: string }} Finding */

/** Examples of a media type, parameter or header, each with the pointer of its value. */
export function* examplesOf(spec, holder, pointer) {
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
    for (const message of wrongSums(value)) {
      findings.push({ rule: 'amounts-add-up', pointer, message });
    }
  }
  return findings;
}
