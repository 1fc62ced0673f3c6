import { expect, test } from 'vitest';
import { shareCall } from './shared-call.ts';

test('ten at once are one call, and the next one calls again', async () => {
  let calls = 0;
  const call = shareCall(async () => ++calls);
  expect(await Promise.all(Array.from({ length: 10 }, call))).toEqual(Array(10).fill(1));
  expect(await call()).toBe(2);
});

test('a failure reaches all callers and is not kept', async () => {
  let calls = 0;
  const call = shareCall(async () => {
    calls += 1;
    if (calls === 1) throw new Error('offline');
    return calls;
  });
  const results = await Promise.allSettled([call(), call()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await call()).toBe(2);
});
