import { type BrowserContext, expect, type Page } from '@playwright/test';
import { noteLiveRegions } from '../announcements.ts';

/** Longest address that every browser and proxy takes, in characters. */
const LONGEST_ADDRESS = 2_048;
/** Of what is on its way, as often as it takes; and what is said of a save. */
const PASSING = /読み込んでいます|入力内容を保存しました|ています$|^\(/;
/** What the browser itself writes of an answer that is none. */
const OF_THE_BROWSER = /^Failed to load resource|^Error: Unable to preload CSS/;
/** What the session writes when the server cannot be asked who visits: the specification's rule. */
const OF_THE_START =
  /^(?:ApiError|UserDataError|Error: User Data response|TypeError: Failed to fetch)/;

/** What has happened in a tab since the fault began. */
export type Seen = { addresses: string[]; said: string[]; errors: string[] };

/** Notes in every tab of the context what its pages say by themselves. */
export async function hearTabs(context: BrowserContext): Promise<void> {
  await context.exposeBinding('tellSaid', ({ page }, words: string) => {
    if (!PASSING.test(words)) tabs.get(page)?.said.push(words);
  });
  await context.addInitScript(noteLiveRegions);
}

const tabs = new WeakMap<Page, Seen>();

/** Notes addresses, errors and what is said in this tab from now on. */
export function watch(page: Page): Seen {
  const seen: Seen = { addresses: [], said: [], errors: [] };
  tabs.set(page, seen);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.addresses.push(frame.url());
  });
  page.on('pageerror', (error) => seen.errors.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || OF_THE_BROWSER.test(text) || OF_THE_START.test(text)) return;
    seen.errors.push(text);
  });
  return seen;
}

/** Forgets what was seen while the page was sound. */
export function begin(seen: Seen): void {
  for (const list of Object.values(seen)) list.length = 0;
}

const pathOf = (address: string): string => address.replace(/[?#].*/, '');

/**
 * What holds of every page and every fault: at most one redirect, addresses that fit, nothing said twice, no
 * error that nobody has handled.
 *
 * @param from the address at which the fault met the tab
 * @param own how many redirects the page makes when nothing is wrong
 */
export function expectInvariants(
  { addresses, said, errors }: Seen,
  from: string,
  own: number,
): void {
  expect(errors, 'errors').toEqual([]);
  const [...visited] = [from, ...addresses].filter((one) => one !== 'about:blank');
  const moves = visited.filter(
    (one, index) => index > 0 && pathOf(one) !== pathOf(visited[index - 1] ?? ''),
  );
  expect(moves.length, `redirects ${moves.join(' ')}`).toBeLessThanOrEqual(1 + own);
  expect(Math.max(0, ...addresses.map(({ length }) => length)), 'address').toBeLessThanOrEqual(
    LONGEST_ADDRESS,
  );
  expect(
    said.filter((one, index) => said.indexOf(one) !== index),
    'said twice',
  ).toEqual([]);
}
