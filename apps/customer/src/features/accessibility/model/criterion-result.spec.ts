import { expect, test } from 'vitest';
import { type Criterion, criterionResult, sumOf } from './criterion-result.ts';

const criterion: Criterion = {
  number: '1.1.1',
  name: '非テキストコンテンツ',
  level: 'A',
  isJis: true,
  isWcag22: true,
  checks: [],
  passed: 3,
  failed: 0,
  missing: 0,
};

test.each([
  ['passed', {}],
  ['partly', { rest: '絵の言葉' }],
  ['absent', { absent: '音声はありません' }],
  ['untested', { passed: 0, rest: '試していません' }],
  ['notRun', { missing: 1, absent: '音声はありません' }],
  ['failed', { failed: 1, missing: 1, rest: '絵の言葉' }],
] as const)('結果は「%s」: %o', (result, change) => {
  expect(criterionResult({ ...criterion, ...change })).toBe(result);
});

test('結果ごとの数は、ないものを言わない', () => {
  const absent = { ...criterion, absent: '音声はありません' };
  expect(sumOf([criterion, absent, absent])).toBe('合格が1、該当なしが2');
});
