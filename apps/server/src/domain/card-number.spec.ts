import { expect, it } from 'vitest';
import { hasCardNumber } from './card-number.ts';

it.each([
  '4242424242424242',
  'カード 4242 4242 4242 4242 12/30',
  '４２４２－４２４２－４２４２－４２４２',
  'tel 090-1234-5678 4242-4242-4242-4242',
  '3782 822463 10005',
  '4222222222222',
])('%s has the number of a card', (text) => {
  expect(hasCardNumber(text)).toBe(true);
});

it.each([
  '',
  '4242424242424241',
  '090-1234-5678、03-1234-5678',
  '8月2日 11:20 車いす、付き添い2名、12,300円',
  '424242424242',
])('%s has none', (text) => {
  expect(hasCardNumber(text)).toBe(false);
});
