import { describe, expect, it } from 'vitest';
import {
  hasTest,
  levelOf,
  PAGE,
  pageOf,
  read,
  readSpecification,
  usersOf,
} from './specification.mjs';

const specification = readSpecification();
const { sections, rows, packages } = specification;

/** The number of files in the row of a package: a `+` says that there may be more. */
const filesOf = (page: string, name: string) =>
  page.split(`\n| ${name} | `)[1]?.match(/^(\d+)(\+?)/) ?? [];
const withoutCounts = (page: string) => page.replaceAll(/\| \d+\+? \|/g, '| |');

describe('a row of the specification', () => {
  it('is there once, in the order of the sections', () => {
    const names = rows.map(({ section, row }) => `${section} ${row}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const order = rows.map(({ section }) => section);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect([...new Set(order)]).toEqual([...sections.keys()]);
  });

  it('has a test that is there', () => {
    const untested = rows.filter(({ tests }) => tests.length === 0);
    expect(untested.filter(({ missing }) => !missing)).toEqual([]);
    // Only what the product promises beyond it may be missing, and says so instead of a test.
    expect(rows.filter(({ section, missing }) => missing && section < 10)).toEqual([]);
    expect(rows.filter(({ tests, missing }) => missing && tests.length > 0)).toEqual([]);
    const gone = rows.flatMap(({ row, tests }) =>
      tests.filter((test) => !hasTest(test)).map((test) => `${row}: ${test}`),
    );
    expect(gone).toEqual([]);
  });

  it('says where it is proven when that is not the built site', () => {
    const proven = rows.filter(({ missing }) => !missing);
    const wrong = proven.filter(({ tests, below = 'site' }) => {
      const levels = tests.map(levelOf);
      return levels.includes('site') ? below !== 'site' : !levels.some((one) => one === below);
    });
    expect(wrong).toEqual([]);
  });
});

describe('a package that the specification names', () => {
  it.each(packages)('%s is used, in at least as many files as the page says', (name) => {
    const users = usersOf(name);
    expect(users).not.toEqual([]);
    const [, files, isLeast] = filesOf(read(PAGE) ?? '', name);
    if (isLeast) expect(users.length).toBeGreaterThanOrEqual(Number(files));
    else expect(String(users.length)).toBe(files);
  });
});

it('the page is what `node scripts/test/specification.mjs` writes', () => {
  expect(withoutCounts(read(PAGE) ?? '')).toBe(withoutCounts(pageOf(specification)));
});

describe('a title', () => {
  const text = [
    "import { pages } from './pages.ts';",
    "test('sails', async () => {});",
    `for (const { path } of pages) test(\`\${path} opens\`, () => {});`,
    "leavingTest(\n  'leaves', () => {});",
    "it.each([['8 ms']])('%s before', () => {});",
    "expect('is no title', 'x');",
  ].join('\n');
  const files: Record<string, string> = { 'a/b.ts': text, 'a/pages.ts': "['home', 'tickets']" };
  const textOf = (path: string) => files[path];

  it.each(['sails', 'tickets opens', 'leaves', '8 ms before', '%s before'])(
    'is found: %s',
    (title) => {
      expect(hasTest(`a/b.ts › ${title}`, textOf)).toBe(true);
    },
  );

  it.each(['sail', 'gone opens', '9 ms before', 'is no title', ''])('is not there: %s', (title) => {
    expect(hasTest(`a/b.ts › ${title}`, textOf)).toBe(false);
    expect(hasTest(`a/c.ts › ${title}`, textOf)).toBe(false);
  });
});
