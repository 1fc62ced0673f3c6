import { expect, test } from 'vitest';
import { readUser } from './user-data.ts';

test.each([
  ['the whole body', { id: 1 }, false, { id: 1 }],
  ['a member without fields', {}, false, {}],
  ['a part of the body', { user: { id: 1 } }, 'user', { id: 1 }],
  ['an empty part', { user: {} }, 'user', {}],
  ['a part of a part', { data: { user: { id: 1 } } }, 'data.user', { id: 1 }],
] as const)('takes %s', (_, body, property, user) => {
  expect(readUser(body, property)).toEqual(user);
});

test.each([
  ['nothing', undefined, false, 'false'],
  ['null', null, false, 'false'],
  ['an empty text', '', false, 'false'],
  ['an HTML page', '<html>', false, 'false'],
  ['a list', [{ id: 1 }], false, 'false'],
  ['another part', { id: 1 }, 'user', 'user'],
  ['a null part', { user: null }, 'user', 'user'],
  ['an inherited part', {}, 'constructor', 'constructor'],
] as const)('%s is an error that names the field', (_, body, property, field) => {
  expect(() => readUser(body, property)).toThrow(
    `User Data response does not contain field ${field}`,
  );
});
