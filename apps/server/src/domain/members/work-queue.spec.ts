import { expect, it } from 'vitest';
import { queueOf } from './work-queue.ts';

/** Work that ends when it is told to. */
function controlled() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, work, end: (name: string) => ends.get(name)?.() };
}

it('runs so many at a time, in the order of arrival, and refuses more than may wait', async () => {
  const queue = queueOf({ running: 2, waiting: 2 });
  const { started, work, end } = controlled();
  const results = ['a', 'b', 'c', 'd'].map((name) => queue(work(name)));
  expect(started).toEqual(['a', 'b']);
  await expect(queue(work('e'))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    details: { retryAfterSeconds: 5 },
  });
  end('b');
  await results[1];
  expect(started).toEqual(['a', 'b', 'c']);
  const late = queue(work('f'));
  end('a');
  await results[0];
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['c', 'd']) end(name);
  await Promise.all([results[2], results[3]]);
  end('f');
  expect(await late).toBe('f');
});

it('goes on after work that fails', async () => {
  const queue = queueOf({ running: 1, waiting: 1 });
  const failing = queue(() => Promise.reject(new Error('no')));
  const next = queue(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
