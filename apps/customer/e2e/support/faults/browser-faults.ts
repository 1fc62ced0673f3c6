import { expect, type Page } from '@playwright/test';
import { press } from '../press.ts';
import { translatePage } from '../translate-page.ts';
import { expectRefused, goOn } from './answers.ts';
import {
  buttonOf,
  expectKept,
  expectRequested,
  expectSound,
  type Fault,
  faultBegins,
  fill,
  headingOf,
  openSound,
  SOON,
  started,
  type Visit,
} from './visit.ts';

const BANNER = 'インターネットに接続できません。';
const OFFLINE = /インターネットに接続できません/;

/** Goes to the page from another one of the site, as a link does. */
async function goTo({ page, url, requested }: Visit): Promise<void> {
  const href = url.slice(new URL(requested).origin.length);
  await page.evaluate((to) => void window.__TSR_ROUTER__?.navigate({ href: to }), href);
}

async function openElsewhere(visit: Visit): Promise<void> {
  const { page, release, at } = visit;
  await page.goto(
    `${release.url}${at.path.startsWith('accessibility') ? 'reservation-search' : 'accessibility'}`,
  );
  await started(page);
  // The notices load late: they hear of the network only once they are there.
  await expect(page.getByRole('region', { name: '通知' })).toBeAttached(SOON);
}

/** Without a network: on the way to the page, and at its button. */
const offline: Fault = {
  name: 'オフライン',
  meet: async (visit) => {
    const { page, url, requested, at } = visit;
    await openElsewhere(visit);
    await page.context().setOffline(true);
    try {
      faultBegins(visit);
      await goTo(visit);
      const paths = [url, requested].map((address) => new URL(address).pathname);
      await expect(page).toHaveURL(({ pathname }) => paths.includes(pathname), SOON);
      expectSound(visit, requested);
    } finally {
      await page.context().setOffline(false);
    }
    await expectRequested(visit);
    if (!at.press) return;
    // With a fragment alone in another place no document would be loaded.
    await page.goto('about:blank');
    await openSound(visit);
    await fill(visit);
    await expect(page.getByRole('region', { name: '通知' })).toBeAttached(SOON);
    await page.context().setOffline(true);
    try {
      // Said when the network goes, and again of what is pressed without it.
      await expect(page.getByRole('region', { name: BANNER })).toBeVisible(SOON);
      faultBegins(visit);
      await press(buttonOf(visit), SOON);
      await expectRefused(visit, OFFLINE);
      await expectKept(visit);
    } finally {
      await page.context().setOffline(false);
    }
    await expectKept(visit);
    await expectRequested(visit);
    expectSound(visit, requested);
    await goOn(visit);
  },
};

/** A release takes the page's chunk away while another page is open. */
const chunkGone: Fault = {
  name: '部品がない',
  meet: async (visit) => {
    const { page, release, seen, requested } = visit;
    // None of the names is in the browser's cache.
    release.deployNext();
    await openElsewhere(visit);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
      // The replaced document's errors are of its missing parts.
      seen.errors.length = 0;
    });
    release.deployNext();
    faultBegins(visit);
    await goTo(visit);
    await expectRequested(visit);
    await started(page);
    expect(loads, 'reloads').toBeLessThanOrEqual(1);
    expectSound(visit, requested);
  },
};

/** The browser refuses to store anything. */
const storageRefused: Fault = {
  name: '保存できない',
  prepare: (context) =>
    context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { get: refuse });
      }
    }),
  meet: async (visit) => {
    const { at, url } = visit;
    faultBegins(visit);
    await openSound(visit);
    if (at.press || at.typed) await fill(visit);
    await expectKept(visit);
    if (at.press) await goOn(visit);
    expectSound(visit, url);
  },
};

/** The browser translates the page. */
const translatedPage: Fault = {
  name: '翻訳',
  prepare: (context) =>
    context.addInitScript(
      `addEventListener('DOMContentLoaded', () => { const window = globalThis; (${translatePage})(); });`,
    ),
  meet: async (visit) => {
    const { page, at, url } = visit;
    faultBegins(visit);
    await openSound(visit);
    await expect(page.locator('h1 font').first()).toBeAttached(SOON);
    if (at.press || at.typed) await fill(visit);
    await expectKept(visit);
    if (at.press) await goOn(visit);
    expect(await page.evaluate(() => window.translation?.stale())).toEqual([]);
    expect(await page.evaluate(() => window.translation?.numbers())).toEqual([]);
    expectSound(visit, url);
  },
};

const persisted = (page: Page) =>
  page.waitForFunction(() => Reflect.get(window, 'isRestored') === true, undefined, SOON);

/** Another site, and Back: the browser brings the page back from its memory. */
export const restored: Fault = {
  name: 'メモリーから戻る',
  meet: async (visit) => {
    const { page, release, requested } = visit;
    await openSound(visit);
    await fill(visit);
    const address = page.url();
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'isRestored', persisted)),
    );
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${release.url}coast-night.svg`);
    faultBegins(visit);
    // It comes without a load that Playwright could wait for.
    await page.evaluate(() => history.back());
    await persisted(page);
    await expect(headingOf(page, visit.at)).toBeVisible(SOON);
    // Nothing was loaded, by which Playwright would know where the page is.
    expect(await page.evaluate(() => location.href)).toBe(address);
    await expectKept(visit);
    if (visit.at.press) await goOn(visit);
    visit.seen.addresses.length = 0;
    expectSound(visit, requested);
  },
};

export const browserFaults: Fault[] = [offline, chunkGone, storageRefused, translatedPage];
