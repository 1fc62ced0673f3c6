import { expect, it } from 'vitest';
import { isShareExceeded, needsSmallPool } from './share-of-pool.ts';

const legs = [0, 1].map((leg) => ({
  sailingId: 'sail_1',
  leg,
  poolIds: ['pool_berths', 'pool_rooms'],
  capacity: [50, 2],
}));
const section = (fromCall: number, toCall: number, poolId: string, quantity: number) => ({
  sailingId: 'sail_1',
  fromCall,
  toCall,
  pools: [{ poolId, quantity }],
});
const taken = [section(0, 1, 'pool_berths', 8)];

it.each([
  ['as many as a fifth', section(0, 2, 'pool_berths', 2), false],
  ['one more', section(0, 2, 'pool_berths', 3), true],
  ['more on the leg where none are taken', section(1, 2, 'pool_berths', 10), false],
  ['one of a pool of two', section(0, 1, 'pool_rooms', 1), false],
  ['both of a pool of two', section(0, 1, 'pool_rooms', 2), true],
  [
    'more than there is: that is sold out, for every customer',
    section(0, 1, 'pool_rooms', 3),
    false,
  ],
])('of 50 berths 8 are taken, %s', (_, requested, isExceeded) => {
  expect(isShareExceeded([requested], taken, legs, 20)).toBe(isExceeded);
});

it('what others have taken of a pool does not matter to a customer who needs none of it', () => {
  const full = [section(0, 2, 'pool_rooms', 2)];
  expect(isShareExceeded([section(0, 1, 'pool_berths', 1)], full, legs, 20)).toBe(false);
});

it('a second customer takes no second unit of a small pool', () => {
  const one = [section(0, 2, 'pool_rooms', 1)];
  expect(isShareExceeded([section(1, 2, 'pool_rooms', 1)], one, legs, 20)).toBe(true);
});

it.each([
  ['rooms, of which there are two', section(0, 1, 'pool_rooms', 1), 20, true],
  ['rooms, half of which are a unit', section(0, 1, 'pool_rooms', 1), 50, false],
  ['berths', section(0, 2, 'pool_berths', 1), 20, false],
])(
  'a small pool is one without a whole unit of the share: %s',
  (_, requested, percent, isSmall) => {
    expect(needsSmallPool([requested], legs, percent)).toBe(isSmall);
  },
);
