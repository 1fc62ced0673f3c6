import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN, isOver, measure } from '../size.mjs';

const KB = 1024;
const BUDGETS = {
  home: { javascript: 10, css: 2 },
  route: { javascript: 3, shared: [{ name: 'detail', source: 'DetailPage\\.tsx$' }] },
  pages: { javascript: 1 },
  steps: { javascript: 2 },
  views: [
    { name: 'detail', sources: ['search\\.tsx', 'DetailPage\\.tsx$'], javascript: 16, files: 6 },
  ],
  panels: [{ name: 'calendar', source: 'CalendarPanel\\.tsx$', javascript: 4 }],
};
const BYTES: Record<string, number> = {
  'entry.js': 5 * KB,
  'shared.js': KB,
  'home.js': 2 * KB,
  'search.js': 2 * KB,
  'pages.js': KB,
  'steps.js': 2 * KB,
  'form.js': 2 * KB,
  'calendar.js': 4 * KB,
  'detail.js': 3 * KB,
  'entry.css': KB,
  'home.css': KB,
};
const MANIFEST = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared.js'], css: ['entry.css'] },
  '_shared.js': { file: 'shared.js' },
  '_pages-Ab1.js': { file: 'pages.js', imports: ['_shared.js'] },
  '_steps-Cd2.js': { file: 'steps.js', imports: ['_pages-Ab1.js'] },
  '_form.js': { file: 'form.js', imports: ['_shared.js'] },
  'src/routes/index.tsx?tsr-split=component': {
    file: 'home.js',
    isDynamicEntry: true,
    imports: ['index.html'],
    css: ['home.css'],
  },
  'src/routes/search.tsx?tsr-split=component': {
    file: 'search.js',
    isDynamicEntry: true,
    imports: ['index.html', '_form.js', '_pages-Ab1.js'],
  },
  'src/routes/search.tsx?tsr-split=errorComponent': {
    file: 'search.js',
    isDynamicEntry: true,
    imports: ['_form.js'],
  },
  'src/features/detail/DetailPage.tsx': {
    file: 'detail.js',
    isDynamicEntry: true,
    imports: ['_steps-Cd2.js'],
  },
  'src/features/search/CalendarPanel.tsx': {
    file: 'calendar.js',
    isDynamicEntry: true,
    imports: ['_shared.js'],
  },
};
const bytesOf = (file: string) => BYTES[file] ?? Number.NaN;

describe('measure', () => {
  const rows = measure(MANIFEST, bytesOf, BUDGETS);

  it('counts what the first page loads, and its styles', () => {
    expect(rows[0]).toMatchObject({ name: 'home (total)', javascript: 8 * KB, css: 2 * KB });
  });

  it('counts for a route what it adds to the entry, each file once', () => {
    const row = rows.find(({ name }) => name === 'search.tsx (own)');
    expect(row?.javascript).toBe(4 * KB);
  });

  it('counts by itself what pages share that home does not load', () => {
    expect(rows.find(({ name }) => name === 'pages (once)')?.javascript).toBe(KB);
  });

  it('counts for a first view every file, those of its parts too, and how many they are', () => {
    const row = rows.find(({ name }) => name === 'detail (first view)');
    // Entry, shared, search, form, pages, detail and steps.
    expect(row).toMatchObject({ javascript: 16 * KB, files: 7, filesLimit: 6 });
    expect(row && isOver(row)).toBe(true);
  });

  it('counts by itself what no public page shares, without what those load', () => {
    expect(rows.find(({ name }) => name === 'steps (once)')?.javascript).toBe(2 * KB);
  });

  it('counts a page that several routes load lazily as one route', () => {
    const row = rows.find(({ name }) => name === 'detail (own)');
    expect(row).toMatchObject({ javascript: 3 * KB, limit: 3 * KB });
  });

  it('counts for a panel what it adds to the home page', () => {
    const row = rows.find(({ name }) => name === 'calendar (panel)');
    expect(row?.javascript).toBe(4 * KB);
  });

  it('is over a budget above it, not at it', () => {
    expect(rows.filter(isOver).map(({ name }) => name)).toEqual([
      'search.tsx (own)',
      'detail (first view)',
    ]);
  });

  it('is over the budget for styles alone', () => {
    expect(isOver({ name: '', javascript: 1, limit: 1, css: 3, cssLimit: 2 })).toBe(true);
  });
});

describe('what must not be in a build', () => {
  it('looks for messages that react-aria really has', () => {
    const folder = join(import.meta.dirname, '../../node_modules/react-aria/dist/private/intl');
    const german = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('de-DE.mjs'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    const [, messages] = FORBIDDEN;
    expect(german.filter((code) => messages?.pattern.test(code)).length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['class a extends Error{name="ZodError"}', true],
    ['q("$ZodType",(e,t)=>{})', true],
    ['const a="zodiac"', false],
  ])('finds zod in %s: %s', (code, found) => {
    expect(FORBIDDEN[0]?.pattern.test(code)).toBe(found);
  });
});
