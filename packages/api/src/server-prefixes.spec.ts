import { expect, test } from 'vitest';
import { mockChoices } from './mock-choices.ts';
import { serverPrefixes } from './server-prefixes.ts';

test.each(mockChoices())('$call is sent to the server', ({ call }) => {
  const path = call.split(' ')[1] ?? '';
  expect(serverPrefixes.filter((prefix) => path.startsWith(`${prefix}/`))).toHaveLength(1);
});
