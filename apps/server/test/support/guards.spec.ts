import { expect, it } from 'vitest';
import { guards, once, putBack, without } from './guards.ts';

it('guards that are still off and places where nobody came are named, and put back', () => {
  guards.stock = false;
  once('claimed', () => {});
  expect(putBack()).toEqual(['stock', 'claimed']);
  expect(putBack()).toEqual([]);
});

it('a guard is back when the work without it fails', async () => {
  const broken = without('stock', async () => {
    expect(guards.stock).toBe(false);
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(guards.stock).toBe(true);
});

it.fails('a test that leaves a guard off fails', () => {
  guards.stock = false;
});

it('and the next test has it again', () => {
  expect(guards.stock).toBe(true);
});
