/** Our rule that each scalar has one schema, to which everything else refers. */
import { schemasOf, typesOf } from './walk.mjs';

/** What a scalar allows, without its words; null is a matter of the place. */
const shapeOf = ({ description, examples, type, ...bounds }) =>
  JSON.stringify([typesOf({ type }), ...Object.entries(bounds).sort()]);

/** Whether an equal shape is the same thing: counts and plain texts are alike by chance. */
const isDistinct = ({ pattern, format, enum: values, maximum }) =>
  [pattern, format, values].some((key) => key !== undefined) || maximum >= 1_000_000;

/** Names, addresses, phone and mail: one shape in responses, one for what is typed. */
const ofPeople =
  /\/properties\/((family|given)Name(Kana)?|postalCode|prefecture|city|line1|building|phone|dayPhone|email)(\/oneOf\/\d+)?$/;

/**
 * Copies of a shared scalar, and dates, money and people's data that are not of `common/`.
 *
 * @param {Record<string, any>} spec bundled document
 * @returns {Generator<[pointer: string, message: string]>}
 */
export function* findCopies(spec) {
  const shared = new Map();
  for (const [name, schema] of Object.entries(spec.components?.schemas ?? {})) {
    const shape = shapeOf(schema);
    if (isDistinct(schema) && !shared.has(shape)) shared.set(shape, name);
  }
  for (const { schema, pointer, role } of schemasOf(spec)) {
    const own = role === 'component' ? pointer.split('/').at(-1) : undefined;
    const name = isDistinct(schema) ? shared.get(shapeOf(schema)) : undefined;
    if (name && name !== own) yield [pointer, `is a copy of ${name}: refer to it`];
    else if (['Instant', 'LocalDate', 'Yen', 'SignedYen'].includes(own)) continue;
    else if (/^date(-time)?$/.test(schema.format ?? '')) {
      yield [pointer, 'must refer to Instant or LocalDate of common/primitives.yaml'];
    } else if (/(Yen|\/yen)$/.test(pointer) && typesOf(schema).includes('integer')) {
      yield [pointer, 'must refer to Yen or SignedYen of common/primitives.yaml'];
    } else if (
      ofPeople.test(pointer) &&
      typesOf(schema).includes('string') &&
      schema.const !== ''
    ) {
      yield [pointer, 'must refer to its schema in common/primitives.yaml'];
    }
  }
}
