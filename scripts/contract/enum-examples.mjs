import { bodySchemasOf, holdersOf, resolve } from './walk.mjs';

/**
 * Values of enums that no named example shows: no story and no journey has a page with them. A value counts as
 * shown wherever an example has it, in any document: several schemas have the same words for the same thing.
 *
 * @param {Record<string, any>[]} specs bundled documents
 * @returns {{ rule: string, pointer: string, message: string }[]}
 */
export function checkEnumExamples(specs) {
  const shown = new Set();
  for (const spec of specs) for (const value of exampleValues(spec)) collect(value, shown);
  const found = new Map();
  for (const spec of specs) {
    for (const [pointer, value] of enumValues(spec)) {
      if (shown.has(value) || found.has(`${pointer} ${value}`)) continue;
      const message = `No named example shows the value \`${value}\``;
      found.set(`${pointer} ${value}`, { rule: 'enum-example', pointer, message });
    }
  }
  return [...found.values()];
}

function* exampleValues(spec) {
  for (const { holder } of holdersOf(spec)) {
    for (const example of Object.values(holder.examples ?? {})) yield resolve(spec, example).value;
  }
}

/** Of what bodies have, but nothing and the empty text. */
function* enumValues(spec) {
  for (const kind of ['response', 'request']) {
    for (const { schema, pointer } of bodySchemasOf(spec, kind)) {
      for (const value of schema.enum ?? [])
        if (value !== null && value !== '') yield [pointer, value];
    }
  }
}

function collect(value, shown) {
  if (Array.isArray(value)) for (const each of value) collect(each, shown);
  else if (value && typeof value === 'object') collect(Object.values(value), shown);
  else shown.add(value);
}
