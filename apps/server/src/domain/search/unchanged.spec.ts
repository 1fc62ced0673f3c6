import { expect, it } from 'vitest';
import { Unchanged } from './unchanged.ts';

it('computes again only what follows from something else', async () => {
  const unchanged = new Unchanged<number>();
  let times = 0;
  const compute = async () => ++times;
  const find = (query: string, facts: string) => unchanged.find(query, facts, compute);
  expect([await find('day', 'free 5'), await find('day', 'free 5')]).toEqual([1, 1]);
  expect(await find('day', 'free 4')).toBe(2);
  expect(await find('day', 'free 5')).toBe(3);
  expect(await find('other day', 'free 5')).toBe(4);
});

it('tries again after a failure', async () => {
  const unchanged = new Unchanged<string>();
  const failing = unchanged.find('day', 'free 5', () => Promise.reject(new Error('gone')));
  await expect(failing).rejects.toThrow('gone');
  expect(await unchanged.find('day', 'free 5', async () => 'there')).toBe('there');
});
