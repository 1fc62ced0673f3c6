/**
 * "There is none" has one form at each place: `''` for what people write, `null` for everything
 * else, and in requests a property left out for what is not given. See openapi/conventions.md,
 * "Nothing".
 */
import { at, resolve, typesOf } from './walk.mjs';

const mayBeNull = (branch) => [branch.type].flat().includes('null');

/** Whether a schema takes an empty text, as one of its values or because nothing forbids it. */
function mayBeEmpty(schema) {
  const values = 'const' in schema ? [schema.const] : schema.enum;
  if (values) return values.includes('');
  if (!typesOf(schema).includes('string') || schema.format || schema.minLength > 0) return false;
  return !schema.pattern || new RegExp(schema.pattern, 'u').test('');
}

const isShaped = ({ pattern, format, enum: values }) => Boolean(pattern ?? format ?? values);

/**
 * @param {Record<string, any>} spec bundled document
 * @param {Iterable<{ schema: any, pointer: string }>} schemas what is sent, or what is received
 * @param {(schema: any) => boolean} isResponse whether a schema is of responses alone, no echo
 * @returns {Generator<[pointer: string, message: string]>}
 */
export function* findNothings(spec, schemas, isResponse) {
  for (const { schema, pointer } of schemas) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const place = at(pointer, 'properties', name);
      const branches = [property, ...(property.oneOf ?? [])].map((each) => resolve(spec, each));
      const isAbsent = !schema.required?.includes(name);
      const forms = [
        ...(branches.some(mayBeNull) ? ['null'] : []),
        ...(branches.some(mayBeEmpty) ? ["''"] : []),
        ...(isAbsent ? ['absent'] : []),
      ];
      if (forms.length > 1) yield [place, `has two forms of nothing: ${forms.join(' and ')}`];
      else if (!isResponse(schema)) continue;
      else if (isAbsent && schema['x-partial'] !== true) {
        yield [place, 'must be required: in a response null says that there is none'];
      } else if (branches.some(mayBeEmpty) && branches.some(isShaped)) {
        yield [place, 'must be null where there is none: an empty text has not its form'];
      }
    }
  }
}
