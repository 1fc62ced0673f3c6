import { afterEach, expect, it } from 'vitest';
import { runnerOf } from '../operator/sailing-commands.suite.ts';
import { Visitor } from '../support/api.ts';
import { forgetLines, join, placeOf, step } from '../support/queue.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
const run = (...words: string[]) => runnerOf(server)('queue', ...words);
afterEach(() => forgetLines(server));

it('the office opens a line for the time when sales open, sees it, and ends it, once', async () => {
  server.clock.set('2027-07-20T08:40:00+09:00');
  expect((await run('show')).text).toBe('no line is open');
  expect(await run('open', '--at', '09:00')).toEqual({
    exitCode: 0,
    text: 'is open\tfrom 2027-07-20T09:00:00+09:00 until 2027-07-20T11:00:00+09:00, places from 2027-07-20T08:45:00+09:00 on',
  });
  expect(await run('open')).toEqual({
    exitCode: 1,
    text: 'a line is open: "queue show" has it, "queue close" ends it',
  });
  const visitor = await Visitor.arrive(server.app);
  expect((await join(visitor)).state).toBe('open');
  server.clock.set('2027-07-20T08:59:59+09:00');
  expect((await join(visitor)).state).toBe('gathering');
  await step(server);
  expect((await placeOf(visitor)).state).toBe('admitted');
  const shown = JSON.parse((await run('show', '--json')).text);
  expect(shown).toMatchObject({ isDrawn: true, inside: 1, waiting: 0, insideAtMost: 500 });
  expect(shown.seed).toMatch(/^[0-9a-f]{64}$/);
  expect((await runnerOf(server)('status')).text).toContain('1 have it ("queue show")');
  expect((await run('close')).text).toBe('is closed');
  expect((await run('close')).text).toBe('nothing to do: no line is open');
  expect((await placeOf(visitor)).state).toBe('open');
});

it('without a time it begins at once; one that is over makes room, and what cannot be is refused', async () => {
  expect((await run('open', '--minutes', '10')).exitCode).toBe(0);
  const visitor = await Visitor.arrive(server.app);
  await join(visitor);
  await step(server);
  expect((await placeOf(visitor)).state).toBe('admitted');
  server.clock.set('2027-07-20T10:11:00+09:00');
  expect((await run('show')).text).toBe('no line is open');
  expect((await run('open', '--inside', '3')).exitCode).toBe(0);
  await run('close');
  for (const [words, text] of [
    [['--at', '09:00'], '09:00 is over: without --at a line begins at once'],
    [['--at', 'nine'], '--at is a time of today in Japan: 09:00'],
    [['--inside', '0'], '--inside is a whole number from 1 to 100000'],
    [['--minutes', '2h'], '--minutes is a whole number from 1 to 720'],
  ] as const) {
    expect(await run('open', ...words)).toEqual({ exitCode: 1, text });
  }
});
