import { expect, test } from 'vitest';
import { hasScope } from './scope.ts';

const cases: [string, unknown, string, boolean][] = [
  ['an array that has it', ['a', 'b'], 'b', true],
  ['an array without it', ['a'], 'b', false],
  ['an empty array', [], 'a', false],
  ['an array, an empty name', [''], '', false],
  ['an array of objects', [{ name: 'a' }], 'a', false],
  ['an array of numbers', [1], '1', false],
  ['an object with true', { a: true }, 'a', true],
  ['an object with false', { a: false }, 'a', false],
  ['an object with 1', { a: 1 }, 'a', false],
  ['an object with "true"', { a: 'true' }, 'a', false],
  ['a dotted name in nested objects', { a: { b: { c: true } } }, 'a.b.c', true],
  ['a dotted name as one key', { 'a.b': true }, 'a.b', true],
  ['a part of a dotted name', { a: { b: true } }, 'a', false],
  ['a dotted name beyond a value', { a: true }, 'a.b', false],
  ['a dotted name through an array', { a: ['b'] }, 'a.b', false],
  ['a text with blanks', 'a b', 'a', false],
  ['the same text', 'a', 'a', false],
  ['a number', 7, '7', false],
  ['true', true, 'a', false],
  ['null', null, 'a', false],
  ['nothing', undefined, 'a', false],
  ['an inherited name', {}, 'constructor', false],
  ['the prototype', {}, '__proto__', false],
];

test.each(cases)('%s', (_, scope, expected, isGranted) => {
  expect(hasScope({ scope }, 'scope', expected)).toBe(isGranted);
});

test('the key of the list is a setting', () => {
  expect(hasScope({ roles: ['a'] }, 'roles', 'a')).toBe(true);
  expect(hasScope({ roles: ['a'] }, 'scope', 'a')).toBe(false);
});

test.each([
  ['nested objects', { access: { scopes: ['a'] } }, true],
  ['one key', { 'access.scopes': ['a'] }, true],
  ['half of it', { access: ['a'] }, false],
  ['an inherited half', {}, false],
])('a dotted key of the list resolves: %s', (_, user, isGranted) => {
  expect(hasScope(user, 'access.scopes', 'a')).toBe(isGranted);
});

test.each([undefined, null, 'member', 1])('the member %j has no scope', (user) => {
  expect(hasScope(user, 'scope', 'a')).toBe(false);
});
