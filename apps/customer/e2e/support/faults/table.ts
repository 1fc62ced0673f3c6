import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, test as base } from '@playwright/test';
import { isLong } from '../own-site.ts';
import { startRelease } from '../release.ts';
import { startCalls } from './calls.ts';
import { tablePages } from './pages.ts';
import type { TablePage } from './table-page.ts';
import { type Fault, newContext, runCell, signInAsMember, type TableSite } from './visit.ts';

/** Where a run leaves its columns; `scripts/test/pages-and-faults.mjs` makes the page of the docs of them. */
const COLUMNS = join(import.meta.dirname, '../../../../../.cache/reports/pages-and-faults');

/** How many columns the table has: a short run takes the pages in turn, each for another column. */
const EVERY = 18;

/** Looks at one page alone, or at those that begin alike: `FERRY_FAULTS_PAGE=reservation-detail`. */
const only = process.env.FERRY_FAULTS_PAGE;
const isRequested = ({ path }: TablePage, row: number, column: number): boolean =>
  only === undefined ? isLong || row % EVERY === column : path.startsWith(only);

/** Tests on a site of their own, one for each worker. */
export const test = base.extend<object, { site: TableSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is requested from the pattern
    async ({}, use, { project }) => {
      const calls = await startCalls(project.use.baseURL ?? '');
      const release = await startRelease(calls.origin);
      await use({ calls, release });
      await release.close();
      await calls.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Lets the pages meet a fault: all of them in the long form, else those whose turn it is.
 *
 * @param column the place of the fault in the table
 * @returns what was wrong, by page; in the long form nothing
 */
export async function meetPages(
  browser: Browser,
  site: TableSite,
  fault: Fault,
  column: number,
): Promise<Record<string, string>> {
  const rows = tablePages.filter((at, row) => isRequested(at, row, column));
  const tabs = {
    visitor: await newContext(browser, fault),
    member: await newContext(browser, fault),
  };
  const first = await tabs.member.newPage();
  await signInAsMember(first, site.release.url);
  await first.close();
  const found: Record<string, string> = {};
  const began = performance.now();
  for (const at of rows) {
    const isMember = at.as === 'member' || (fault.as === 'member' && at.as !== 'guest');
    const context = isMember ? tabs.member : tabs.visitor;
    found[at.path] = fault.spares?.(at) ? '–' : await runCell(site, context, fault, at);
  }
  await Promise.all(Object.values(tabs).map((context) => context.close()));
  // Of all pages the table says it, and the command that writes it fails.
  if (isLong && only === undefined) {
    mkdirSync(COLUMNS, { recursive: true });
    const file = join(COLUMNS, `${String(column).padStart(2, '0')}.json`);
    const minutes = (performance.now() - began) / 60_000;
    writeFileSync(file, JSON.stringify({ name: fault.name, minutes, found }));
    return {};
  }
  return Object.fromEntries(
    Object.entries(found).filter(([, seen]) => seen !== '' && seen !== '–'),
  );
}
