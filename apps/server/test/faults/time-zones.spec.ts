import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { rounds } from '../support/rounds.ts';

const SCRIPT = join(import.meta.dirname, 'responses-in-zone.ts');
const run = promisify(execFile);

/** What a process in one time zone on a database in another responses. */
async function answersIn(processZone: string, databaseZone: string): Promise<string> {
  const env = { ...process.env, TZ: processZone };
  const options = { env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await run(process.execPath, [SCRIPT, databaseZone], options);
  return stdout;
}

const zones: [process: string, database: string][] = [
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['America/Los_Angeles', 'Pacific/Kiritimati'],
  ['UTC', 'UTC'],
  ['Asia/Kathmandu', 'America/Los_Angeles'],
];

/** Fees around every minute at which they rise, as a process in the time zone says them. */
async function feesIn(processZone: string): Promise<string> {
  const env = { ...process.env, TZ: processZone };
  return (await run(process.execPath, [join(import.meta.dirname, 'fees-in-zone.ts')], { env }))
    .stdout;
}

describe('a server anywhere in the world', () => {
  it('answers as one in Japan, in processes and databases of other time zones', async () => {
    const chosen = zones.slice(0, rounds(2, zones.length));
    const [japan = '', ...others] = await Promise.all(chosen.map((pair) => answersIn(...pair)));
    expect(japan).toContain('"today": "2027-07-21"');
    expect(japan).toContain('+09:00');
    expect(japan.length).toBeGreaterThan(100_000);
    for (const other of others) expect(other).toBe(japan);
  }, 300_000);

  it('raises cancellation fees at the same minute, also where a night has 23 or 25 hours', async () => {
    const [japan = '', ...others] = await Promise.all(
      ['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Auckland', 'Australia/Lord_Howe'].map(feesIn),
    );
    expect(japan.split('\n')).toHaveLength(90);
    expect(japan).toContain('passenger 2027-03-15T00:10:00+09:00: 2027-03-14T00:00:00+09:00 3 → 1');
    for (const other of others) expect(other).toBe(japan);
  }, 60_000);
});
