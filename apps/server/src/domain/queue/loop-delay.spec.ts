import { expect, it } from 'vitest';
import { delayOfLoop } from './loop-delay.ts';

it('a process that is busy says for how long what is ready waits', async () => {
  const measured = delayOfLoop();
  setImmediate(() => {
    const end = performance.now() + 100;
    while (performance.now() < end);
  });
  expect(await measured).toBeGreaterThanOrEqual(99);
});
