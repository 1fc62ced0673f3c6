import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';
import {
  countsOf,
  EVIDENCE,
  evidenceOf,
  LIST,
  type List,
  PEOPLE,
  type PersonTest,
  readData,
  testsFor,
} from './evidence.mjs';
import { hasTest } from './specification.mjs';

const list: List = readData(LIST);
const people: PersonTest[] = readData(PEOPLE);
const version: string = readData('package.json').version;
/** What a run writes is left out: day, version and counts. */
const withoutRun = (evidence: ReturnType<typeof evidenceOf>) =>
  JSON.stringify({ ...evidence, ranOn: '', version: '' }).replaceAll(
    /"(?:passed|failed|missing)":\d+/g,
    '',
  );

describe('the list of criteria', () => {
  it('has the 55 of WCAG 2.2 A and AA, and the 38 of JIS X 8341-3:2016', () => {
    const { criteria } = list;
    expect(criteria.filter(({ isWcag22 = true }) => isWcag22)).toHaveLength(55);
    expect(criteria.filter(({ isJis = true }) => isJis)).toHaveLength(38);
    expect(new Set(criteria.map(({ number }) => number)).size).toBe(criteria.length);
  });

  it('names tests that are there, and checks that it has', () => {
    const gone = list.criteria.flatMap((criterion) =>
      testsFor(list, criterion).filter((test) => !hasTest(test)),
    );
    expect(gone).toEqual([]);
    const unknown = list.criteria.flatMap(({ checks }) =>
      checks.filter((key) => !list.checks[key]),
    );
    expect(unknown).toEqual([]);
  });

  it('says what is not looked at where a criterion has no test', () => {
    const silent = list.criteria.filter(
      (criterion) => testsFor(list, criterion).length === 0 && !criterion.rest,
    );
    expect(silent).toEqual([]);
  });
});

it('the page shows what the list says; only a run changes its counts', () => {
  expect(withoutRun(readData(EVIDENCE))).toBe(withoutRun(evidenceOf(list, people, [], version)));
});

describe('words that only a test by a person allows', () => {
  const found = (words: string) => {
    try {
      const where = ['apps/customer', 'apps/server/src', 'packages', ':!*.spec.ts', ':!*.md'];
      const options = { cwd: root, encoding: 'utf8' } as const;
      return execFileSync('git', ['grep', '--untracked', '-lE', words, '--', ...where], options)
        .trim()
        .split('\n');
    } catch {
      return [];
    }
  };

  it('are nowhere but in the record of such a test, and on the page that shows it', () => {
    expect(found('配慮して').length).toBeGreaterThan(0);
    expect(found('適合|準拠').filter((path) => path !== PEOPLE && path !== EVIDENCE)).toEqual([]);
    expect(JSON.stringify({ ...readData(EVIDENCE), people: [] })).not.toMatch(/適合|準拠/);
  });

  it('come with a role, a day, tools and criteria', () => {
    const numbers = list.criteria.map(({ number }) => number);
    for (const { role, date, tools, criteria, result } of people) {
      expect([role, tools, result].every((words) => words.trim() !== '')).toBe(true);
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(criteria.filter((number) => !numbers.includes(number))).toEqual([]);
    }
  });
});

describe('the counts of a criterion', () => {
  const reported = (file: string, name: string, isPassed = true) => ({
    title: '',
    file,
    name,
    isPassed,
    isSecondTry: false,
  });

  it('are of each test under its title, once for each of its values, from either runner', () => {
    const tests = [
      'apps/customer/e2e/mock/pages.e2e.ts › /%s opens',
      'packages/ui/src/a.test.tsx › %s folds',
      'packages/ui/src/a.test.tsx › tears',
    ];
    const run = [
      reported('e2e/mock/pages.e2e.ts', '/a opens'),
      reported('e2e/mock/pages.e2e.ts', '/b opens', false),
      reported('e2e/mock/pages.e2e.ts', '/b opens twice'),
      reported('packages/ui/src/a.test.tsx', 'Card folds'),
      reported('packages/ui/src/b.test.tsx', 'Card folds'),
    ];
    expect(countsOf(tests, run)).toEqual({ passed: 2, failed: 1, missing: 1 });
  });

  it('are of the day in Japan on which the first report began', () => {
    const vitest = { startTime: Date.parse('2026-11-30T15:30:00Z'), testResults: [] };
    const playwright = { stats: { startTime: '2026-12-02T00:00:00Z' }, suites: [] };
    const { ranOn } = evidenceOf({ checks: {}, criteria: [] }, [], [playwright, vitest], '1.0.0');
    expect(ranOn).toBe('2026-12-01');
  });
});
