import { expect, test } from 'vitest';
import { fullName, fullReading, isOneName } from './full-name.ts';

test.each([
  ['山田', '花子', '山田 花子', false],
  ['スカルノ', '', 'スカルノ', true],
  ['', 'Aung', 'Aung', true],
  ['', '', '', false],
  [undefined, undefined, '', false],
])('%s・%s は「%s」', (family, given, name, isOne) => {
  expect(fullName({ familyName: family, givenName: given })).toBe(name);
  expect(fullReading({ familyNameKana: family, givenNameKana: given })).toBe(name);
  expect(isOneName({ familyName: family, givenName: given })).toBe(isOne);
});
