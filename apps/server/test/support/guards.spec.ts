import { expect, it } from 'vitest';
import { guards, once, putBack, without } from './guards.ts';

it('a test fails that leaves a guard off or something at a place, and the next one has nothing of it', () => {
  guards.stock = false;
  once('claimed', () => {});
  expect(putBack).toThrow(/stock.*claimed/s);
  expect(putBack).not.toThrow();
});

it('a guard is back when the work without it fails', async () => {
  const broken = without('stock', async () => {
    expect(guards.stock).toBe(false);
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(guards.stock).toBe(true);
});
