import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breakingChanges } from './diff.mjs';
import { root } from './documents.mjs';
import { bodySchemasOf } from './walk.mjs';

type Schema = Record<string, unknown>;

const text = readFileSync(join(root, 'packages/api/src/generated/customer/openapi.json'), 'utf8');
const contract = JSON.parse(text);

const UPPER = ['maxLength', 'maximum', 'maxItems'];
const LOWER = ['minLength', 'minimum', 'minItems'];

/** Lets a schema take more; undefined where it has no bound. */
function widened(schema: Schema): Schema | undefined {
  const bounds = Object.entries(schema).flatMap(([key, bound]): [string, unknown][] => {
    if (UPPER.includes(key)) return [[key, Number(bound) + 1]];
    if (LOWER.includes(key) && bound !== 0) return [[key, Number(bound) - 1]];
    return key === 'enum' ? [[key, [...(bound as string[]), 'novel']]] : [];
  });
  const { pattern, ...rest } = { ...schema, ...Object.fromEntries(bounds) };
  return bounds.length > 0 || pattern !== undefined ? rest : undefined;
}

/** What wider schemas at these places break. */
function brokenBy(pointers: readonly string[]): string[] {
  const after = JSON.parse(text);
  for (const pointer of pointers) {
    const keys = pointer.slice(2).split('/');
    const unescaped = keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const place = unescaped.reduce((node, key) => node[key], after);
    const wider = widened(place);
    if (!wider) continue;
    for (const key of Object.keys(place)) delete place[key];
    Object.assign(place, wider);
  }
  return breakingChanges('customer-api', contract, after).map(({ id }) => id);
}

const pointersOf = (bodies: 'request' | 'response') =>
  [...bodySchemasOf(contract, bodies)].map(({ pointer }) => pointer);

/** Ids, amounts, instants, days, times of day, public keys and tokens are the same thing on every side: all readers have to know more. */
const isScalar = (pointer: string) =>
  /schemas\/(\w+Id|Yen|Instant|Version|LocalDate|PartnerTicketTime|PushPublicKey|ShareToken)$/.test(
    pointer,
  );

test('every input may become wider, whether a response gives it back or not', () => {
  const typed = pointersOf('request').filter((pointer) => !isScalar(pointer));
  expect(typed).toContain('#/components/schemas/NameInput');
  expect(brokenBy(typed)).toEqual([]);
});

test.each([
  '#/components/schemas/NamePart',
  '#/components/schemas/Passenger/properties/age',
  '#/components/schemas/Reservation/properties/extensionsLeft',
  '#/components/schemas/Yen',
])('%s of a response must not become wider', (pointer) => {
  expect(brokenBy([pointer])).not.toEqual([]);
});
