import { expect, it } from 'vitest';
import { retryAtOf } from './retry-after.ts';

it.each([
  ['120', '2027-07-20T01:02:00.000Z'],
  [' 0120 ', '2027-07-20T01:02:00.000Z'],
  ['Tue, 20 Jul 2027 03:00:00 GMT', '2027-07-20T03:00:00.000Z'],
  ['99999999999999999999', '2027-07-21T01:00:00.000Z'],
  ['Fri, 31 Dec 9999 23:59:59 GMT', '2027-07-21T01:00:00.000Z'],
  ['0', undefined],
  ['-5', undefined],
  ['Tue, 20 Jul 2027 00:59:59 GMT', undefined],
  ['soon', undefined],
  [undefined, undefined],
])('Retry-After %j is until %s', (header, until) => {
  expect(retryAtOf(header, new Date('2027-07-20T01:00:00Z'))?.toISOString()).toBe(until);
});
