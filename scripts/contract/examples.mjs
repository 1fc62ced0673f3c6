/**
 * Every example of the contract against its schema. The examples are the project's only fixtures, so a wrong one is a wrong test.
 */

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { storyFaults } from './stories.mjs';
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

/** Text of a schema whose references lead to the one place where all are. */
const localText = (schema) =>
  JSON.stringify(schema).replaceAll('"#/components/schemas/', '"contract#/$defs/');

/**
 * By the text of their schemas. Compiling those is most of the work, and the gate's own tests hold
 * broken examples against the same schemas again and again.
 *
 * @type {Map<string, ReturnType<typeof compileFor>>}
 */
const validators = new Map();

/** A function that says why a value does not fit a schema, or nothing. */
function validatorOf(spec) {
  const definitions = localText({ $defs: spec.components?.schemas ?? {} });
  const known = validators.get(definitions);
  if (known) return known;
  const validator = compileFor(definitions);
  validators.set(definitions, validator);
  return validator;
}

/** @param {string} definitions text of all schemas that others refer to */
function compileFor(definitions) {
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true, discriminator: false }));
  ajv.addSchema({ $id: 'contract', ...JSON.parse(definitions) });
  const compiled = new Map();
  return (schema, value) => {
    const text = localText(schema);
    if (!compiled.has(text)) compiled.set(text, ajv.compile(JSON.parse(text)));
    const validate = compiled.get(text);
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
  const claims = [...claimsOf(spec)];
  for (const { pointer, message } of storyFaults(claims)) {
    findings.push({ rule: 'one-story', pointer, message });
  }
  for (const { schema, value, pointer } of claims) {
    const reason = reasonAgainst(schema, value);
    if (reason) findings.push({ rule: 'example-fits-schema', pointer, message: reason });
    for (const message of wrongSums(value)) {
      findings.push({ rule: 'amounts-add-up', pointer, message });
    }
  }
  return findings;
}
