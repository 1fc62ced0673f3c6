import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPossiblePath, reservationId } from './path-patterns.ts';

const routes = [{}, { staticData: { pathPatterns: { id: reservationId } } }];

test.each([
  ['予約のID', { id: 'rsv_3fK9xQ2mLw8Z' }, true],
  ['短すぎるID', { id: 'rsv_3fK9' }, false],
  ['ほかの種類のID', { id: 'drf_3fK9xQ2mLw8Z' }, false],
  ['予約番号', { id: '7KQ4MX9R' }, false],
  ['後ろに何か付いたID', { id: 'rsv_3fK9xQ2mLw8Z/' }, false],
  ['改行で終わるID', { id: 'rsv_3fK9xQ2mLw8Z\n' }, false],
  ['値のない道', {}, true],
  ['道のないページ', undefined, true],
])('%s', (_, params, isPossible) => {
  expect(isPossiblePath(routes, params)).toBe(isPossible);
});

test('予約のIDの形は、契約のとおり', () => {
  const primitives = readFileSync(
    new URL('../../../../openapi/common/primitives.yaml', import.meta.url),
    'utf8',
  );
  expect(primitives).toContain(`ReservationId: { type: string, pattern: '${reservationId.source}'`);
});
