import { expect, it } from 'vitest';
import { addressesOf } from './hosts.ts';

it.each([
  ['postgres://h/d', ['postgres://h/d']],
  [
    'postgres://u:p@one:5432,two:5433,three/d?sslmode=require',
    [
      'postgres://u:p@one:5432/d?sslmode=require',
      'postgres://u:p@two:5433/d?sslmode=require',
      'postgres://u:p@three/d?sslmode=require',
    ],
  ],
  ['postgresql://[::1]:5432,[::2]/d', ['postgresql://[::1]:5432/d', 'postgresql://[::2]/d']],
  ['postgres://u:a,b@h/d', ['postgres://u:a,b@h/d']],
])('%s', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses);
});
