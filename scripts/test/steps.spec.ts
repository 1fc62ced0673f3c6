import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { closingLines, minuteLines, readCounts, runSteps } from './steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ferry-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

function step(name: string, code: number, report?: object) {
  const file = join(folder, `${name}.json`);
  const write = report
    ? `require('fs').writeFileSync(${JSON.stringify(file)}, process.argv[1]);`
    : '';
  return {
    name,
    args: ['-e', `${write} process.exitCode = ${code}`, JSON.stringify(report ?? {})],
    again: `npm run ${name}`,
    ...(report && { report: file }),
  };
}

async function run(steps: ReturnType<typeof step>[], notes: string[] = []) {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  const code = await runSteps(process.execPath, steps, notes);
  vi.restoreAllMocks();
  return { code, lines };
}

describe('runSteps', () => {
  it('adds up the tests of all runners and closes with the sum', async () => {
    const { code, lines } = await run(
      [
        step('lint', 0),
        step('unit', 0, { numPassedTests: 5, numFailedTests: 0 }),
        step('e2e', 0, { stats: { expected: 3, flaky: 1, unexpected: 0 } }),
      ],
      ['No PostgreSQL'],
    );
    expect(code).toBe(0);
    expect(lines.slice(-4)).toEqual([
      '',
      '! No PostgreSQL',
      '! e2e: 1 passed only at the second try',
      '9 passed, 0 failed',
    ]);
  });

  it('says how long each step took, above the sum', async () => {
    const { lines } = await run([step('lint', 0), step('unit', 2)]);
    expect(lines.slice(-7, -3).map((line) => line.replace(/^ +\d+\.\d /, ''))).toEqual([
      '',
      'min  lint',
      'min  unit',
      'min  together',
    ]);
  });

  it('stops at the first failure and says how to see it again', async () => {
    const { code, lines } = await run([
      step('unit', 1, { numPassedTests: 5, numFailedTests: 2 }),
      step('e2e', 0, { stats: { expected: 3 } }),
    ]);
    expect(code).toBe(1);
    expect(lines.slice(-2)).toEqual([
      '✗ unit failed. To see it again: npm run unit',
      '5 passed, 2 failed',
    ]);
  });

  it('counts a failed gate, and a runner that crashed, as one failure', async () => {
    expect((await run([step('lint', 2)])).lines.at(-1)).toBe('0 passed, 1 failed');
    const crash = { ...step('unit', 1), report: join(folder, 'never-written.json') };
    writeFileSync(crash.report, '{"numPassedTests":99}');
    expect((await run([crash])).lines.at(-1)).toBe('0 passed, 1 failed');
  });
});

describe('readCounts', () => {
  it('is nothing without a report', () => {
    expect(readCounts(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, flaky: 0 });
  });
});

describe('minuteLines', () => {
  it('says the minutes of each step and of all', () => {
    const took = [
      { name: 'types', seconds: 17.2 },
      { name: 'units', seconds: 630 },
    ];
    expect(minuteLines(took)).toEqual([
      '  0.3 min  types',
      ' 10.5 min  units',
      ' 10.8 min  together',
    ]);
  });
});

describe('closingLines', () => {
  it('ends with the counts alone on a line', () => {
    expect(closingLines({ passed: 12, failed: 0 }, undefined, []).at(-1)).toMatch(
      /^\d+ passed, \d+ failed$/,
    );
  });
});
