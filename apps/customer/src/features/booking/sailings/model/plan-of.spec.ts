import type { CabinType } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { planOf, takenOf } from './plan-of.ts';

const [offer] = exampleOf('searchSailings', 200, 'default').sailingOffers;
const typeOf = (part: Partial<CabinType>): CabinType => {
  const type = offer?.cabinOffers[0]?.cabinType;
  if (!type) throw new Error('The example has no cabin type');
  return { ...type, name: '', description: '', roomBerths: null, tariff: 'perBerth', ...part };
};

test.each([
  ['カーペット席', { name: 'カーペット席' }, { kind: 'floor', berths: 1 }],
  ['指定席', { description: 'テーブルのある指定席です。' }, { kind: 'seats', berths: 1 }],
  ['寝台', { name: 'ツーリスト寝台' }, { kind: 'bunks', berths: 1 }],
  ['4名の相部屋', { name: 'コンフォート寝台', roomBerths: 4 }, { kind: 'shared', berths: 4 }],
  ['2名個室', { tariff: 'perRoom' as const, roomBerths: 2 }, { kind: 'room', berths: 2 }],
  ['1名個室', { description: '鍵のかかる1名用の個室です。' }, { kind: 'room', berths: 1 }],
  ['何か分からない客室', { name: 'スペシャル' }, undefined],
])('%sの図', (_name, part, plan) => {
  expect(planOf(typeOf(part))).toEqual(plan);
});

test('1名個室は、1人に1室を描く', () => {
  const [cabin] = offer?.cabinOffers ?? [];
  if (!cabin) throw new Error('The example has no cabin');
  const choice = {
    cabinTypeId: 'cab_single',
    party: { adults: 2, children: 1, infants: 1, babies: 0 },
    infantBerths: 0,
    privateUse: false,
  };
  const takenIn = (part: Partial<CabinType>) =>
    takenOf({ ...cabin, cabinType: typeOf(part), cabins: [choice] });
  expect(takenIn({ description: '鍵のかかる1名用の個室です。' })).toEqual([1, 1, 1]);
  expect(takenIn({ name: 'カーペット席' })).toEqual([3]);
});
