import { expect, type Page, type Response } from '@playwright/test';
import { translatePage } from './translate-page.ts';

/** When the browser begins to translate each page that is loaded. */
type Beginning = 'at load' | 'during load' | 'after load';

/** In the page: begins then. */
const beginnings: Record<Beginning, (begin: () => void) => void> = {
  'at load': (begin) => begin(),
  'during load': (begin) => addEventListener('DOMContentLoaded', () => begin()),
  'after load': (begin) => {
    const wait = () => {
      const heading = document.querySelector('h1');
      const isStarted = heading && Object.keys(heading).some((key) => key.startsWith('__react'));
      if (isStarted) begin();
      else requestAnimationFrame(wait);
    };
    wait();
  },
};

/** All totals of a response: of a draft its one, of a list of sailings each cabin's. */
function totalsIn(body: unknown): number[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    key === 'totalYen' && typeof value === 'number' ? [value] : totalsIn(value),
  );
}

/** In the page: the totals that are seen. */
const shownTotals = () =>
  [...document.body.innerText.matchAll(/合計[^\d円]{0,8}([\d,]+)円/g)].map(([, yen]) =>
    Number(yen?.replaceAll(',', '')),
  );

/**
 * From now on the browser translates the pages of this tab, with the same words.
 *
 * @returns expects that no old words are left, and that each total on the page is one of those that the server
 *   has told last
 */
export async function translated(page: Page, beginning: Beginning) {
  let told: number[] = [];
  page.on('response', async (response: Response) => {
    if (!new URL(response.url()).pathname.startsWith('/customer-api/')) return;
    // A page that is left no longer has the body.
    const totals = totalsIn(await response.json().catch(() => undefined));
    if (totals.length > 0) told = totals;
  });
  await page.addInitScript(
    `(${beginnings[beginning]})(() => { const window = globalThis; (${translatePage})(); });`,
  );
  return async () => {
    await expect(page.locator('h1 font').first()).toBeAttached();
    const untold = async () =>
      (await page.evaluate(shownTotals)).filter((yen) => !told.includes(yen));
    await expect.poll(untold).toEqual([]);
    expect(await page.evaluate(() => window.translation?.stale())).toEqual([]);
  };
}
