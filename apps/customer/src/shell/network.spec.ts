import { expect, test } from 'vitest';
import { mayPrefetch } from './network.ts';

test.each([
  ['a browser that says nothing', { onLine: true }, true],
  ['4g', { onLine: true, connection: { effectiveType: '4g' } }, true],
  ['3g', { onLine: true, connection: { effectiveType: '3g', saveData: false } }, true],
  ['2g', { onLine: true, connection: { effectiveType: '2g' } }, false],
  ['slow 2g', { onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  ['data saver', { onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
  ['no network', { onLine: false, connection: { effectiveType: '4g' } }, false],
])('%s: chunks are fetched before they are needed: %#', (_, navigator, expected) => {
  expect(mayPrefetch(navigator)).toBe(expected);
});
