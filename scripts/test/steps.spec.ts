import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { closingLines, minuteLines, readCounts, runSteps, type Step } from './steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ferry-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

function step(name: string, code: number, report?: object): Step {
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

const WAIT_FOR =
  "const fs = require('fs'); (function wait(file, then) { fs.existsSync(file) ? then() : setTimeout(wait, 20, file, then); })";

/** Waits until it is ended, and writes down by which signal. */
function waiting(name: string, file: string, started: string): Step {
  const [to, began] = [file, started].map((path) => JSON.stringify(path));
  const end = (signal: string) =>
    `process.on('${signal}', () => { fs.writeFileSync(${to}, '${signal}'); process.exit(1); });`;
  const code = `const fs = require('fs'); ${end('SIGINT')} ${end('SIGTERM')}
    setInterval(() => {}, 1000); fs.writeFileSync(${began}, '');`;
  return { ...step(name, 0), args: ['-e', code] };
}

async function run(steps: Step[], how: { notes?: string[]; atOnce?: number } = {}) {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  const code = await runSteps(process.execPath, steps, how);
  vi.restoreAllMocks();
  return { code, lines };
}

describe('runSteps', () => {
  it('adds up the tests of all runners, names what passed only at the second try and closes with the sum', async () => {
    const folds = { fullName: 'folds', status: 'passed', failureMessages: ['Error: not folded'] };
    const testResults = [{ name: 'paper.test.tsx', assertionResults: [folds] }];
    const tests = [{ projectName: 'desktop', status: 'flaky' }];
    const specs = [{ file: 'news.e2e.ts', title: 'reads', tests }];
    const { code, lines } = await run(
      [
        step('lint', 0),
        step('unit', 0, { numPassedTests: 5, numFailedTests: 0 }),
        step('component', 0, { numPassedTests: 6, numFailedTests: 0, testResults }),
        step('e2e', 0, { stats: { expected: 3, flaky: 1, unexpected: 0 }, suites: [{ specs }] }),
      ],
      { notes: ['No PostgreSQL'] },
    );
    expect(code).toBe(0);
    expect(lines.slice(-7)).toEqual([
      '',
      '! No PostgreSQL',
      '! component: 1 passed only at the second try',
      '!   paper.test.tsx › folds',
      '! e2e: 1 passed only at the second try',
      '!   desktop: news.e2e.ts › reads',
      '15 passed, 0 failed',
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
    const report = join(folder, 'never-written.json');
    const crash = { ...step('unit', 1), report };
    writeFileSync(report, '{"numPassedTests":99}');
    expect((await run([crash])).lines.at(-1)).toBe('0 passed, 1 failed');
  });
});

describe('runSteps side by side', () => {
  /** A step that ends once the other one has begun; alone, it fails after half a minute. */
  const meeting = (name: string, other: string): Step => {
    const [mine, theirs] = [name, other].map((each) => JSON.stringify(join(folder, each)));
    const script = `const fs = require('fs'); fs.writeFileSync(${mine}, '');
      setInterval(() => fs.existsSync(${theirs}) && process.exit(0), 10);
      setTimeout(() => process.exit(1), 30_000)`;
    return { name, args: ['-e', script], again: '' };
  };
  const says = (name: string, text: string, code: number): Step => ({
    name,
    args: ['-e', `console.log(${JSON.stringify(text)}); process.exitCode = ${code}`],
    again: '',
  });

  it('runs two steps at the same time', async () => {
    const { code } = await run([meeting('left', 'right'), meeting('right', 'left')], { atOnce: 2 });
    expect(code).toBe(0);
  });

  it('waits with a step for the one that it needs, and takes the next one meanwhile', async () => {
    const build = meeting('build', 'lint');
    const size: Step = { ...says('size', '', 0), needs: build };
    const { code, lines } = await run([build, size, meeting('lint', 'build')], { atOnce: 2 });
    expect(code).toBe(0);
    const begun = lines.filter((line) => line.includes('── ')).map((line) => line.trim());
    expect(begun).toEqual(['── 1/3 build', '── 3/3 lint', '── 2/3 size']);
  });

  it('does not wait for a step that is not run', async () => {
    const size: Step = { ...says('size', '', 0), needs: says('build', '', 0) };
    expect((await run([size], { atOnce: 2 })).code).toBe(0);
  });

  it('shows the whole output of the step that failed, of others only what was left out', async () => {
    const loud = says('loud', 'much\n! pictures left out', 0);
    const broken = { ...says('broken', 'why\nwhere', 1), needs: loud };
    const { lines } = await run([loud, broken], { atOnce: 2 });
    expect(lines).not.toContain('much');
    expect(lines).toEqual(expect.arrayContaining(['! pictures left out', 'why', 'where']));
  });

  it('stops what runs beside a step that fails, and counts only the one', async () => {
    const endless: Step = {
      name: 'endless',
      args: ['-e', 'setInterval(() => {}, 1e6)'],
      again: '',
    };
    const { code, lines } = await run([endless, step('lint', 1), step('unit', 0)], { atOnce: 2 });
    expect(code).toBe(1);
    expect(lines.slice(-2)).toEqual([
      '✗ lint failed. To see it again: npm run lint',
      '0 passed, 1 failed',
    ]);
    expect(lines.join()).not.toMatch(/[✓✗] endless|3 unit/);
  });

  it('runs nothing beside a step that uses all cores itself', async () => {
    const { lines } = await run(
      [says('lint', '', 0), { ...says('unit', '', 0), alone: true }, says('types', '', 0)],
      { atOnce: 2 },
    );
    const order = lines.flatMap((line) => /^(?:\n── \d\/3|[✓✗]) (\w+)/.exec(line)?.[1] ?? []);
    expect(order.slice(-2)).toEqual(['unit', 'unit']);
  });

  it('ends a neighbour of what failed as Ctrl-C does: it takes down what it has started', async () => {
    const file = join(folder, 'signal');
    const started = join(folder, 'started');
    const { code } = await run(
      [
        waiting('e2e', file, started),
        {
          ...step('lint', 0),
          args: ['-e', `${WAIT_FOR}(${JSON.stringify(started)}, () => process.exit(2))`],
        },
      ],
      { atOnce: 2 },
    );
    expect(code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe('SIGINT');
  });

  it('names the step that hangs', async () => {
    const file = join(folder, 'hung');
    const { code, lines } = await run(
      [
        { ...waiting('e2e', file, join(folder, 'began')), minutes: 0.005 },
        waiting('unit', file, file),
      ],
      { atOnce: 2 },
    );
    expect(code).toBe(1);
    expect(lines.at(-2)).toMatch(/^✗ e2e failed/);
  });
});

describe('readCounts', () => {
  it('is nothing without a report', () => {
    expect(readCounts(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, flaky: [] });
  });
});

describe('minuteLines', () => {
  it('says the minutes of each step and of the whole run', () => {
    const took = [
      { name: 'types', seconds: 17.2 },
      { name: 'units', seconds: 630 },
    ];
    expect(minuteLines(took, 640)).toEqual([
      '  0.3 min  types',
      ' 10.5 min  units',
      ' 10.7 min  together',
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
