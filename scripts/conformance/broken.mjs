/** Requests that break the contract: one thing each, at every place of a schema. */
import fc from 'fast-check';
import { randomFrom, shuffled } from './values.mjs';

/** @typedef {import('./contract.mjs').Operation} Operation */
/** @typedef {{ kind: string, place: string, raw: string }} Broken `raw` is the body as it is sent */

/** A value of every type, beside which the right one is missed. */
const OF_TYPES = [null, true, 1.5, 'x', [], {}];
const NUL = '\\u0000';
const HALF = '\\ud83d';
const MARK = 'PLACEHOLDER-OF-A-STRING';
const MOST_LENGTH = 20_000;

/**
 * @param {Operation} operation
 * @param {unknown} example that fits
 * @param {{ seed: number, count: number }} how
 * @returns {Broken[]} of every kind some, at most `count`
 */
export function brokenBodies(operation, example, { seed, count }) {
  const { schema } = operation.body ?? {};
  const random = randomFrom(seed);
  const bodies = [...changesOf(operation, schema, example, [])].flatMap(
    ({ kind, path, change }) => {
      const copy = structuredClone(example);
      const changed = change(copy);
      if (operation.problemOf(schema, changed) === undefined) return [];
      return { kind, place: path.join('.'), raw: toText(changed) };
    },
  );
  const all = [...bodies, ...noTexts(example), ...rest(operation, example, seed, count)];
  return someOfEach(shuffled(all, random), count);
}

/** Numbers that JSON.stringify has no word for. */
const toText = (value) =>
  JSON.stringify(value, (_, each) => (each === Infinity ? 'INFINITE' : each)).replaceAll(
    '"INFINITE"',
    '1e999',
  );

/** One of each kind in turn, so that a few are not all of one kind. */
function someOfEach(all, count) {
  const kinds = new Map();
  for (const each of all) kinds.set(each.kind, [...(kinds.get(each.kind) ?? []), each]);
  const chosen = [];
  while (chosen.length < count) {
    const round = [...kinds.values()].flatMap((each) => each.shift() ?? []);
    if (round.length === 0) break;
    chosen.push(...round);
  }
  return chosen.slice(0, count);
}

/** Every change of one node, and those of what is inside it. */
function* changesOf(operation, schema, value, path) {
  const plain = schemaFor(operation, schema, value);
  for (const [kind, replacement] of replacementsOf(plain, value)) {
    yield { kind, path, change: (copy) => replaced(copy, path, replacement) };
  }
  if (Array.isArray(value)) {
    if (value.length > 0) yield* changesOf(operation, plain.items ?? {}, value[0], [...path, 0]);
  } else if (typeof value === 'object' && value !== null) {
    yield* changesOfObject(operation, plain, value, path);
  }
}

function* changesOfObject(operation, { properties = {}, required = [] }, value, path) {
  for (const name of required) {
    yield { kind: 'missing', path: [...path, name], change: (copy) => without(copy, path, name) };
  }
  for (const name of ['unknown', 'isAdmin', 'ｎａｍｅ']) {
    const change = (copy) => replaced(copy, [...path, name], true);
    yield { kind: 'unknown property', path: [...path, name], change };
  }
  for (const [name, each] of Object.entries(value)) {
    if (properties[name]) yield* changesOf(operation, properties[name], each, [...path, name]);
  }
}

/** The branch of a schema that a value is of. */
function schemaFor(operation, schema, value) {
  const plain = operation.resolved(schema);
  const branches = plain.oneOf ?? plain.anyOf;
  if (!branches) return plain;
  const fitting = branches.find((each) => operation.problemOf(each, value) === undefined);
  return operation.resolved(fitting ?? branches[0]);
}

function* replacementsOf(schema, value) {
  for (const each of OF_TYPES) yield ['type', each];
  if (typeof value === 'number') {
    yield ['type', String(value)];
    yield ['bounds', (schema.minimum ?? 0) - 1];
    yield ['bounds', (schema.maximum ?? 2 ** 53) + 1];
    yield ['bounds', Infinity];
    yield ['type', value + 0.5];
  }
  if (typeof value === 'string') yield* brokenTexts(schema, value);
  if (Array.isArray(value)) yield* brokenLists(schema, value);
}

function* brokenTexts({ minLength = 0, maxLength, pattern, enum: values, format }, value) {
  if (minLength > 0) yield ['bounds', ''];
  if (maxLength !== undefined && maxLength < MOST_LENGTH) {
    yield ['bounds', 'あ'.repeat(maxLength + 1)];
    // One code point, two units: a length is counted in code points.
    yield ['bounds', '𠮷'.repeat(maxLength + 1)];
  }
  if (pattern || format || values) {
    yield ['form', `${value} `];
    yield ['form', `${value}\n`];
    yield ['form', '<script>'];
    yield ['widths', value.replaceAll(/[!-~]/g, wide)];
    yield ['form', value.toUpperCase()];
  }
}

const wide = (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0);

function* brokenLists({ minItems = 0, maxItems, uniqueItems }, value) {
  if (minItems > 0) yield ['bounds', value.slice(0, minItems - 1)];
  const [first] = value;
  if (first === undefined) return;
  if (maxItems !== undefined && maxItems < MOST_LENGTH) {
    yield ['bounds', Array.from({ length: maxItems + 1 }, () => first)];
  }
  if (uniqueItems) yield ['twice', [first, first]];
}

function replaced(root, path, value) {
  if (path.length === 0) return value;
  const parent = path.slice(0, -1).reduce((node, key) => node[key], root);
  parent[path.at(-1)] = value;
  return root;
}

function without(root, path, name) {
  const parent = path.reduce((node, key) => node[key], root);
  delete parent[name];
  return root;
}

/** NUL and half a surrogate pair in every string: JSON may have them, text may not. */
function* noTexts(example) {
  for (const path of stringsIn(example, [])) {
    const text = JSON.stringify(replaced(structuredClone(example), path, MARK));
    for (const [kind, written] of [
      ['NUL', NUL],
      ['half character', HALF],
    ]) {
      yield { kind, place: path.join('.'), raw: text.replace(MARK, `a${written}b`) };
    }
  }
}

function* stringsIn(value, path) {
  if (typeof value === 'string') yield path;
  else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) yield* stringsIn(each, [...path, name]);
  }
}

/** Any JSON at all, and names that a program may trip over. */
function rest(operation, example, seed, count) {
  const { schema } = operation.body ?? {};
  const anything = fc
    .sample(fc.jsonValue(), { seed, numRuns: count })
    .filter((value) => operation.problemOf(schema, value) !== undefined)
    .map((value) => ({ kind: 'any JSON', place: '', raw: JSON.stringify(value) }));
  const text = JSON.stringify(example);
  const named = ['__proto__', 'constructor', 'toString'].map((name) => ({
    kind: 'name of an object',
    place: name,
    raw: `{"${name}":{"isAdmin":true},${text.slice(1)}`.replace(',}', '}'),
  }));
  const isBroken = ({ raw }) => operation.problemOf(schema, JSON.parse(raw)) !== undefined;
  return [...anything, ...(text.startsWith('{') ? named.filter(isBroken) : [])];
}

/** Bodies that are not read at all: what they are, and what they are refused with. */
export const UNREADABLE = [
  { kind: 'cut off', raw: '{"a":', type: undefined },
  { kind: 'no JSON', raw: 'a=1', type: undefined },
  { kind: 'a comma too many', raw: '{"a":1,}', type: undefined },
  {
    kind: 'no UTF-8',
    raw: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    type: undefined,
  },
  { kind: 'text/plain', raw: '{}', type: 'text/plain' },
  { kind: 'a form', raw: 'a=1', type: 'application/x-www-form-urlencoded' },
  { kind: 'another charset', raw: '{}', type: 'application/json; charset=shift_jis' },
];

/** Nested deeper than a program's stack. */
export const DEEP = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
/** Two MiB and a little. */
export const LARGE = JSON.stringify('あ'.repeat(700_000));
