import { expect, it } from 'vitest';
import { Primary } from './primary.ts';

/** Hosts that say what the test tells them to; nothing is a host that is away. */
function hosts(said: Record<string, number | undefined>) {
  const primary = new Primary(['one', 'two'], async (address) => {
    const timeline = said[address];
    if (timeline === undefined) throw new Error('away');
    return timeline;
  });
  return { said, primary };
}

it.each([
  ['the one that writes', { one: 0, two: 1 }, 'two'],
  ['the newer one of two that write', { one: 1, two: 2 }, 'two'],
  ['the one that is there', { two: 3 }, 'two'],
  [
    'none of two that were promoted apart: the first is asked, and says so',
    { one: 2, two: 2 },
    'one',
  ],
])('takes at the start %s', async (_, said, address) => {
  const { primary } = hosts(said);
  await primary.found();
  expect(primary.address).toBe(address);
});

it('moves with a promotion, and never back to an old primary', async () => {
  const { primary, said } = hosts({ one: 1, two: 0 });
  await primary.found();
  expect(primary.standbys).toBe(1);
  Object.assign(said, { one: undefined });
  await primary.look();
  expect([primary.address, primary.moves]).toEqual(['one', 0]);
  said.two = 2;
  await primary.look();
  expect([primary.address, primary.moves, primary.standbys]).toEqual(['two', 1, 0]);
  Object.assign(said, { one: 1, two: undefined });
  await primary.look();
  expect([primary.address, primary.moves]).toEqual(['two', 1]);
  Object.assign(said, { one: 3, two: 0 });
  await primary.look();
  expect([primary.address, primary.moves]).toEqual(['one', 2]);
});
