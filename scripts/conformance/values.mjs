/** Values that fit the contract's schemas, made by fast-check from a seed. */
import fc from 'fast-check';

const FORMATS = {
  date: '2027-08-02',
  'date-time': '2027-08-02T09:00:00+09:00',
  email: 'a@example.jp',
};

/** @typedef {import('./contract.mjs').Operation} Operation */

/**
 * @param {Operation} operation whose document a reference leads into
 * @param {any} schema
 * @returns {fc.Arbitrary<any>}
 */
function arbitraryOf(operation, schema) {
  const plain = operation.resolved(schema);
  const branches = plain.oneOf ?? plain.anyOf;
  if (branches) return fc.oneof(...branches.map((each) => arbitraryOf(operation, each)));
  if (plain.enum) return fc.constantFrom(...plain.enum);
  if (plain.const !== undefined) return fc.constant(plain.const);
  return fc.oneof(...[plain.type].flat().map((type) => ofType(operation, plain, type)));
}

function ofType(operation, schema, type) {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000_000, max: schema.maximum ?? 1_000_000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'array':
      return arrayOf(operation, schema);
    case 'object':
      return objectOf(operation, schema);
    default:
      return textOf(schema);
  }
}

function arrayOf(operation, { items, minItems = 0, maxItems = 4, uniqueItems }) {
  const item = arbitraryOf(operation, items ?? {});
  const lengths = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) };
  return uniqueItems ? fc.uniqueArray(item, lengths) : fc.array(item, lengths);
}

function objectOf(operation, { properties = {}, required = [] }) {
  const entries = Object.entries(properties).map(([name, each]) => [
    name,
    arbitraryOf(operation, each),
  ]);
  return fc.record(Object.fromEntries(entries), { requiredKeys: required });
}

function textOf({ pattern, format, minLength = 0, maxLength = 40, examples = [] }) {
  if (format in FORMATS) return fc.constant(FORMATS[format]);
  if (!pattern) {
    const lengths = { minLength, maxLength: Math.min(maxLength, minLength + 30) };
    return fc.string({ unit: 'grapheme', ...lengths });
  }
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    // A pattern with what fast-check does not know has its example alone.
    return fc.constant(examples[0] ?? '');
  }
}

/**
 * @param {Operation} operation
 * @param {any} schema
 * @param {{ seed: number, count: number }} how
 * @returns {any[]} fewer where few of what is made fit
 */
export function validValues(operation, schema, { seed, count }) {
  const made = fc.sample(arbitraryOf(operation, schema), { seed, numRuns: count * 3 });
  return made.filter((value) => !operation.problemOf(schema, value)).slice(0, count);
}

/** Numbers from 0 up to 1, the same ones of a seed. @returns {() => number} */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @template Item @param {Item[]} items @param {() => number} random @returns {Item[]} */
export function shuffled(items, random) {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other], copy[last]];
  }
  return copy;
}
