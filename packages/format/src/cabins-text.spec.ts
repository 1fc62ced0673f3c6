import { expect, test } from 'vitest';
import { cabinsText, type NamedCabin } from './cabins-text.ts';

type Part = Partial<NamedCabin['cabinType']> & { adults?: number; privateUse?: boolean };
const cabin = (name: string, { adults = 1, privateUse = false, ...type }: Part = {}) => ({
  cabinType: { description: '', tariff: 'perBerth', roomBerths: null, ...type, name },
  party: { adults, children: 0, infants: 0, babies: 0 },
  infantBerths: 0,
  privateUse,
});

test('private use and the number of rooms are said with each kind of cabin', () => {
  expect(cabinsText([cabin('カーペット席', { privateUse: true })])).toBe('カーペット席(貸切)');
  const twin = cabin('デラックスツイン', { tariff: 'perRoom' });
  expect(cabinsText([twin, twin, cabin('カーペット席')])).toBe(
    'デラックスツイン 2室、カーペット席',
  );
});

test('rooms for one are counted by the person, seats and berths among others not at all', () => {
  const single = { description: '鍵のかかる1名用の個室です。' };
  expect(cabinsText([cabin('シングル', { ...single, adults: 3 })])).toBe('シングル 3室');
  expect(cabinsText([cabin('シングル', single)])).toBe('シングル');
  const seat = cabin('リクライニング席');
  expect(cabinsText([seat, seat])).toBe('リクライニング席');
});
