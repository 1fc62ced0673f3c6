/**
 * Whether every value that one schema allows is still understood by another one.
 *
 * A request breaks when the new schema refuses what the old one allowed; a response breaks when the
 * new schema allows what the old one did not. Both are the same question with the sides swapped:
 * what the *sender* may send must be covered by what the *reader* expects.
 */
import { resolve, typesOf } from './walk.mjs';

const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** Lower bounds with what holds where none is given. */
const lowerBounds = {
  minimum: undefined,
  exclusiveMinimum: undefined,
  minLength: 0,
  minItems: 0,
  minProperties: 0,
};
const opaque = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'contentEncoding'];

/** Values a schema names; `null` is compared apart. */
const valuesOf = (schema) =>
  'const' in schema ? [schema.const] : schema.enum?.filter((value) => value !== null);
const refName = (schema) => schema?.$ref?.split('/').at(-1);

/** Kinds of difference between two resolved schemas, their children left out. */
function* differencesHere(reader, sender, direction) {
  const known = typesOf(reader);
  const covers = (type) => known.includes(type) || (type === 'integer' && known.includes('number'));
  if (known.length > 0 && (typesOf(sender).length === 0 || !typesOf(sender).every(covers))) {
    yield ['type', `${[sender.type ?? 'any']} is not covered by ${[reader.type]}`];
  }
  const expected = valuesOf(reader);
  // Readers of what is open have a text for a value they do not know; no error body is validated.
  const isOpen =
    ['error', 'echo'].includes(direction) || (direction === 'response' && reader['x-open-enum']);
  if (expected && !isOpen) {
    const unknown = valuesOf(sender)?.filter((value) => !expected.includes(value));
    if (!unknown) yield ['enum', `any value is not covered by ${expected.join(', ')}`];
    else if (unknown.length > 0) yield ['enum', `${unknown.join(', ')} is not expected`];
  }
  // What is echoed is as wide as what may be typed: its reader relies on no bound.
  if (!valuesOf(sender) && direction !== 'echo') yield* boundDifferences(reader, sender);
}

function* boundDifferences(reader, sender) {
  for (const key of upperBounds) {
    const limit = reader[key];
    if (limit !== undefined && !(sender[key] <= limit)) {
      yield [key, `${sender[key] ?? 'unlimited'} is above ${limit}`];
    }
  }
  for (const [key, implied] of Object.entries(lowerBounds)) {
    const limit = reader[key];
    if (limit !== undefined && !((sender[key] ?? implied) >= limit)) {
      yield [key, `${sender[key] ?? 'unlimited'} is below ${limit}`];
    }
  }
  for (const key of opaque) {
    if (reader[key] !== undefined && reader[key] !== false && reader[key] !== sender[key]) {
      yield [key, `${sender[key] ?? 'none'} is not ${reader[key]}`];
    }
  }
}

/** Differences in which properties there are. Unknown ones are ignored by readers of responses. */
function* propertyDifferences(reader, sender, direction, before) {
  const gone = (name) => direction !== 'request' && !(name in (sender.properties ?? {}));
  for (const name of Object.keys(before.properties ?? {})) {
    if (gone(name)) yield [name, 'property-removed', 'is no longer sent'];
  }
  for (const name of reader.required ?? []) {
    if (!gone(name) && !sender.required?.includes(name)) {
      yield [name, 'required', direction === 'request' ? 'must now be sent' : 'may now be missing'];
    }
  }
  if (direction === 'request' && reader.additionalProperties === false) {
    for (const name of Object.keys(sender.properties ?? {})) {
      if (!(name in (reader.properties ?? {}))) {
        yield [name, 'property-removed', 'is no longer accepted'];
      }
    }
    if (sender.additionalProperties !== false && sender.type !== undefined) {
      yield ['*', 'closed', 'further properties are no longer accepted'];
    }
  }
}

/**
 * What a request need not bring any more. Such a schema takes more, which breaks nobody, and is
 * still no matter of course where it is a consent by law or all that was asked for.
 */
function* loosened(before, after, here) {
  const isOptional = (name) => name in (after.properties ?? {}) && !after.required?.includes(name);
  const dropped = (before.required ?? []).filter(isOptional);
  for (const name of dropped) {
    if (/Consents$/.test(here) || /consents?$/i.test(name)) {
      yield [`${here}.${name}`, 'consent-optional', 'a consent may now be left out'];
    }
  }
  if (dropped.length > 0 && !after.required?.length) {
    yield [here, 'nothing-required', 'an empty object is now taken'];
  }
}

const bounding = ['type', 'enum', 'const', 'oneOf', 'anyOf', 'allOf'];
const isBounded = (schema) => bounding.some((key) => key in schema);

/** A schema without its `null`, which may be in `type` or be an alternative of its own. */
function withoutNull(schema) {
  for (const word of ['oneOf', 'anyOf']) {
    const rest = schema[word]?.filter((branch) => branch.type !== 'null');
    if (!rest || rest.length === schema[word].length) continue;
    return { nullable: true, schema: rest.length === 1 ? rest[0] : { ...schema, [word]: rest } };
  }
  return { nullable: [schema.type].flat().includes('null'), schema };
}

/** A schema followed to where it is written, and where its `null` comes from. */
function opened(spec, schema) {
  const here = withoutNull(schema);
  const there = withoutNull(resolve(spec, here.schema));
  return {
    name: refName(here.schema),
    isNullableHere: here.nullable,
    isNullable: here.nullable || there.nullable,
    schema: resolve(spec, there.schema),
  };
}

/** Whether a response gives back what a request brought: `x-echo`, at the place or beside null. */
const isEcho = (schema) =>
  [schema, ...(schema.oneOf ?? [])].some((each) => each['x-echo'] === true);

/**
 * Compares two schemas and everything below them.
 *
 * @param {object} context
 * @param {Record<string, any>} context.before old document
 * @param {Record<string, any>} context.after new document
 * @param {(place: string, kind: string, message: string) => void} context.report
 * @param {Set<string>} context.seen pairs of components that were compared, which also ends cycles
 * @param {any} old
 * @param {any} now
 * @param {'request' | 'response' | 'error' | 'echo'} towards
 * @param {string} place where we are: `searchSailings.200`, or from the last component on `Sailing.id`
 */
export function compareSchemas(context, old, now, towards, place) {
  if (old === undefined || now === undefined) return;
  const direction = towards === 'response' && isEcho(old) ? 'echo' : towards;
  const [from, to] = [opened(context.before, old), opened(context.after, now)];
  const here = from.name ?? place;
  const [reads, sends] = direction === 'request' ? [to, from] : [from, to];
  if (sends.isNullable && !reads.isNullable && isBounded(reads.schema)) {
    const at = from.isNullableHere || to.isNullableHere ? place : here;
    context.report(`${direction} ${at}`, 'null', 'null is not expected');
  }
  if (from.name) {
    const pair = `${direction} ${from.name} ${to.name ?? place}`;
    if (context.seen.has(pair)) return;
    context.seen.add(pair);
  }
  const [before, after] = [from.schema, to.schema];
  const [reader, sender] = [reads.schema, sends.schema];
  const report = (at, kind, message) => context.report(`${direction} ${at}`, kind, message);

  for (const [kind, message] of differencesHere(reader, sender, direction)) {
    report(here, kind, message);
  }
  for (const [key, kind, message] of propertyDifferences(reader, sender, direction, before)) {
    report(`${here}.${key}`, kind, message);
  }
  if (direction === 'request') {
    for (const found of loosened(before, after, here)) report(...found);
  }
  if (direction === 'request' && JSON.stringify(before.default) !== JSON.stringify(after.default)) {
    report(here, 'default', `${before.default} is now ${after.default}`);
  }
  for (const [key, child] of Object.entries(before.properties ?? {})) {
    compareSchemas(context, child, after.properties?.[key], direction, `${here}.${key}`);
  }
  if (before.items) compareSchemas(context, before.items, after.items, direction, `${here}[]`);
  if (typeof before.additionalProperties === 'object') {
    const rest = after.additionalProperties;
    compareSchemas(context, before.additionalProperties, rest || undefined, direction, `${here}.*`);
  }
  compareBranches(context, { before, after, reader, sender }, direction, here);
}

/** Branches are matched by the component they name, else by their position. */
function compareBranches(context, { before, after, reader, sender }, direction, here) {
  const keyed = (schema, word) =>
    new Map(
      (schema[word] ?? []).map((branch, index) => [refName(branch) ?? String(index), branch]),
    );
  for (const word of ['oneOf', 'anyOf', 'allOf']) {
    const [readers, senders] = [keyed(reader, word), keyed(sender, word)];
    // One more alternative than the reader knows, or one condition less than it relies on.
    const [needed, given] = word === 'allOf' ? [readers, senders] : [senders, readers];
    for (const key of needed.keys()) {
      if (!given.has(key) && (word !== 'allOf' ? readers.size > 0 : true)) {
        context.report(`${direction} ${here}`, `${word} ${key}`, 'is not on both sides');
      }
    }
    for (const [key, branch] of keyed(before, word)) {
      compareSchemas(context, branch, keyed(after, word).get(key), direction, `${here}|${key}`);
    }
  }
}
