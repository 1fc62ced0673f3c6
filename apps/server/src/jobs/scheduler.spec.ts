import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startJobs } from './scheduler.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const log = () => ({ info: vi.fn(), error: vi.fn() });

it('runs a job at once and then in its rhythm, until it is stopped', async () => {
  const run = vi.fn(async () => 1);
  const lines = log();
  const stop = startJobs([{ name: 'work', everySeconds: 5, run }], lines);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
  expect(lines.info).toHaveBeenCalledWith({ job: 'work', done: 1 }, 'job');
  await stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(2);
});

it('goes on after a failure, and says nothing when there was nothing to do', async () => {
  const failure = new Error('down');
  const run = vi.fn(async () => 0).mockRejectedValueOnce(failure);
  const lines = log();
  const states = new Map();
  const begun = Date.now();
  const stop = startJobs([{ name: 'work', everySeconds: 5, run }], lines, states);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(states.get('work')).toEqual({ everySeconds: 5, doneAt: begun, failures: 1 });
  await vi.advanceTimersByTimeAsync(1);
  expect(states.get('work')).toEqual({ everySeconds: 5, doneAt: begun + 5_000, failures: 1 });
  expect(run).toHaveBeenCalledTimes(2);
  expect(lines.error).toHaveBeenCalledWith({ job: 'work', err: failure }, 'job failed');
  expect(lines.info).not.toHaveBeenCalled();
  await stop();
});

it('waits for the run that is going on before it says that it has stopped', async () => {
  let resolve = (_done: number) => {};
  const promise = new Promise<number>((end) => {
    resolve = end;
  });
  const stop = startJobs([{ name: 'work', everySeconds: 5, run: () => promise }], log());
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isStopped).toBe(false);
  resolve(0);
  await stopped;
  expect(isStopped).toBe(true);
});
