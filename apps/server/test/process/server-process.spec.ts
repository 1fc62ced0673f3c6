import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperatorCommand, runServerProcess, startServerProcess } from '../support/process.ts';

const SLOW = 60_000;
/** Of a company whose timetable is not loaded. */
const COMPANY = join(import.meta.dirname, '../../operators/kazemachi');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-process-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Most memory that a process has had at once; 0 where the system does not say. */
function peakMegabytes(pid = 0): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024;
}

describe('the server as a process', () => {
  it(
    'says in one line that folder or port are taken, takes commands, and ends within five seconds of a signal',
    async () => {
      const env = { FERRY_DATA_DIR: join(folder, 'taken') };
      const running = await startServerProcess(env);
      // A container of 1 GB has to bear a first start; it was 1.2 GB before. Only Linux says so.
      expect(peakMegabytes(running.child.pid)).toBeLessThan(800);
      const sameFolder = await runServerProcess(env);
      expect(sameFolder.code).toBe(1);
      expect(sameFolder.output).toMatch(/^The data folder .* is in use by process \d+.*\n$/);
      const done = await runOperatorCommand('keys rotate', env);
      expect(done).toEqual({ code: 0, output: expect.stringContaining('begins with the new key') });
      const audit = await runOperatorCommand('audit list', env);
      expect(audit.output.split('\t')[2]).toBe('keys rotate');
      const port = new URL(running.origin).port;
      const samePort = await runServerProcess({
        FERRY_DATA_DIR: join(folder, 'other'),
        PORT: port,
      });
      expect(samePort).toEqual({
        code: 1,
        output: `PORT: ${port} is in use by another program; set PORT to another one\n`,
      });
      const forMetrics = { FERRY_DATA_DIR: join(folder, 'other'), METRICS_PORT: port };
      expect((await runServerProcess(forMetrics)).output).toMatch(/^METRICS_PORT: \d+ is in use/);
      const before = Date.now();
      expect(await running.stop('SIGINT')).toBe(0);
      expect(Date.now() - before).toBeLessThan(5000);
    },
    SLOW,
  );

  it(
    'says in one line what is wrong with its settings',
    async () => {
      const file = join(folder, 'file');
      writeFileSync(file, '');
      const unreachable = 'postgres://ferry:secret@127.0.0.1:1/ferry';
      const results = await Promise.all([
        runServerProcess({ PORT: 'eighty' }),
        runServerProcess({ FERRY_DATA_DIR: join(file, 'data') }),
        runServerProcess({ DATABASE_URL: unreachable }),
        runServerProcess({
          FERRY_DATA_DIR: join(folder, 'none'),
          PUBLIC_URL: 'https://booking.example.jp',
          TRUST_PROXY: 'loopback',
        }),
        runServerProcess({ FERRY_DATA_DIR: join(folder, 'company'), FERRY_OPERATOR: COMPANY }),
        runServerProcess({ FERRY_OPERATOR: folder }),
      ]);
      expect(results).toEqual([
        { code: 1, output: 'PORT must be a number from 0 to 65535, not "eighty"\n' },
        { code: 1, output: `The data folder ${file}/data cannot be written (ENOTDIR)\n` },
        { code: 1, output: 'DATABASE_URL: cannot connect to the database (ECONNREFUSED)\n' },
        { code: 1, output: expect.stringMatching(/^the database is empty: [^\n]+\n$/) },
        { code: 1, output: expect.stringMatching(/^the database is empty: [^\n]+\n$/) },
        {
          code: 1,
          output: expect.stringMatching(/^[^\n]+operator\.json: ENOENT[^\n]+\n$/),
        },
      ]);
    },
    SLOW,
  );
});
