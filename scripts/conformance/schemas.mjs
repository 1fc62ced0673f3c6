/** JSON Schema of the contract: Ajv, each schema compiled once and when it is needed. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/**
 * @param {Record<string, any>} spec bundled document
 * @param {string} name of the document
 * @returns {(schema: any, value: unknown) => string | undefined} why a value does not fit
 */
export function schemaCheckOf(spec, name) {
  const local = (schema) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', `"${name}#/$defs/`));
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: false });
  addFormats.default ? addFormats.default(ajv) : addFormats(ajv);
  // What a mail address is, servers decide: some mobile carriers' have two dots in a row.
  ajv.addFormat('email', /^\S+@\S+$/u);
  ajv.addSchema({ $id: name, $defs: local(spec.components?.schemas ?? {}) });
  const compiled = new Map();
  return (schema, value) => {
    const key = schema.$ref ?? schema;
    if (!compiled.has(key)) compiled.set(key, ajv.compile(local(schema)));
    const isValid = compiled.get(key);
    return isValid(value) ? undefined : ajv.errorsText(isValid.errors, { dataVar: 'body' });
  };
}
