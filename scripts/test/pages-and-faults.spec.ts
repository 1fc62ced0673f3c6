import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerFaults, late } from '../../apps/customer/e2e/support/faults/answers.ts';
import { browserFaults, restored } from '../../apps/customer/e2e/support/faults/browser-faults.ts';
import { tablePages } from '../../apps/customer/e2e/support/faults/pages.ts';
import { sessionFaults } from '../../apps/customer/e2e/support/faults/sessions.ts';
import { ways } from '../../apps/customer/e2e/support/faults/ways.ts';
import { root } from '../lib/bootstrap.mjs';
import { PAGE, pageOf, rowOf } from './pages-and-faults.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const paths = tablePages.map(({ path }) => path.replace(/[?#].*/, ''));

/** Patterns of the router's tree, without the slash in front: `reservation/$id`. */
const patterns = [
  ...new Set(
    (
      read('apps/customer/src/routeTree.gen.ts')
        .split('export interface FileRoutesByFullPath')[1]
        ?.split('\n}')[0]
        ?.match(/'\/[^']*'/g) ?? []
    ).map((quoted) => quoted.slice(2, -1).replace(/\/$/, '')),
  ),
];
const isStatic = (pattern: string) => !pattern.includes('$');
const expressionOf = (pattern: string) =>
  new RegExp(`^${pattern.replace(/\/?\{-\$\w+\}/, '(?:/[^/]+)?').replaceAll(/\$\w+/g, '[^/]+')}$`);

describe('the table of pages and faults', () => {
  it('has a row for each route of the site', () => {
    expect(patterns.length).toBeGreaterThan(58);
    const ownPath = (pattern: string) =>
      isStatic(pattern)
        ? paths.includes(pattern)
        : paths.some((path) => !patterns.includes(path) && expressionOf(pattern).test(path));
    expect(patterns.filter((pattern) => !ownPath(pattern))).toEqual([]);
  });

  it('names each page once', () => {
    const rows = tablePages.map(({ path }) => rowOf(path));
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
  });

  it('is shown with each page', () => {
    const lines = read(PAGE)
      .split('\n')
      .filter((line) => line.startsWith('| `/'));
    expect(lines.map((line) => line.split(' | ')[0])).toEqual(
      tablePages.map(({ path }) => `| \`${rowOf(path)}\``),
    );
  });

  it('is shown with each fault', () => {
    const head = read(PAGE)
      .split('\n')
      .find((line) => line.startsWith('| page | '));
    const faults = [...answerFaults, late, ...sessionFaults, ...browserFaults, ...ways, restored];
    expect(head).toBe(`| page | ${faults.map(({ name }) => name).join(' | ')} |`);
  });

  it('shows what was seen of a cell that is not sound', () => {
    const found = { signin: 'not opened again', signout: '–', ticket: '' };
    expect(pageOf([{ name: '500', minutes: 2.04, found }])).toContain(
      '| `/signin` | not opened again |\n| `/signout` | – |\n| `/ticket` | ✓ |\n| minutes | 2.0 |',
    );
  });
});
