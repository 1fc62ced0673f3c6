import { expect, test } from 'vitest';
import { cabinsText } from './cabins-text.ts';

const cabin = (name: string, privateUse = false) => ({ cabinType: { name }, privateUse });

test('private use and the number of rooms are said with each kind of cabin', () => {
  expect(cabinsText([cabin('カーペット席', true)])).toBe('カーペット席(貸切)');
  const twin = cabin('デラックスツイン');
  expect(cabinsText([twin, twin, cabin('カーペット席')])).toBe(
    'デラックスツイン 2室、カーペット席',
  );
});
