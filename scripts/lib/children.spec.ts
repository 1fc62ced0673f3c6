import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'ferry-children-'));
afterAll(() => rmSync(folder, { recursive: true }));

const library = pathToFileURL(join(import.meta.dirname, 'children.mjs')).href;
const preload = pathToFileURL(join(import.meta.dirname, 'exit-with-parent.mjs')).href;

// A child with a grandchild; both say who they are, the child also which signals it got.
const CHILD = `
  import { spawn } from 'node:child_process';
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => { console.log(signal); setTimeout(() => process.exit(5), 100); });
  }
  const grandchild = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log('pids ' + process.pid + ' ' + grandchild.pid);
  setInterval(() => {}, 1000);
`;
const PARENT = `
  import { startChild } from '${library}';
  const { ended } = startChild(process.execPath,
    ['--import', '${preload}', process.argv[2]],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  process.exit(await ended);
`;

/** @param under a command that runs its arguments, as npm's shell does */
async function start(under: string[] = []) {
  const [parent, child] = [join(folder, 'parent.mjs'), join(folder, 'child.mjs')];
  writeFileSync(parent, PARENT);
  writeFileSync(child, CHILD);
  const [command = '', ...args] = [...under, process.execPath, parent, child];
  const running = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  let output = '';
  running.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const exit = once(running, 'exit');
  await vi.waitFor(() => expect(output).toMatch(/pids \d+ \d+\n/), 10_000);
  const pids = output.match(/\d+/g)?.map(Number) ?? [];
  return { running, exit, pids, output: () => output };
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('a started child', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'gets %s once, hands its exit code on and leaves nothing behind',
    async (signal) => {
      const { running, exit, pids, output } = await start();
      running.kill(signal);
      expect(await exit).toEqual([5, null]);
      expect(output().match(/SIG\w+/g)).toEqual([signal]);
      await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), 5000);
    },
  );

  it('ends when the shell between npm and its parent is killed', async () => {
    const { running, pids, output } = await start(['sh', '-c', '"$0" "$@"; :']);
    running.kill('SIGTERM');
    await vi.waitFor(() => expect(output()).toContain('SIGTERM'), 5000);
    await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), 5000);
  });

  it('ends when its parent is killed', async () => {
    const { running, exit, pids, output } = await start();
    running.kill('SIGKILL');
    await exit;
    await vi.waitFor(() => expect(output()).toContain('SIGTERM'), 5000);
    await vi.waitFor(() => expect(isAlive(pids[0] ?? 0)).toBe(false), 5000);
    process.kill(pids[1] ?? 0);
  });
});
