import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { pickCabin } from '../booking.ts';
import { choose, press } from '../press.ts';
import type { Release } from '../release.ts';
import { members, signIn } from '../session.ts';
import type { Calls } from './calls.ts';
import type { TablePage } from './table-page.ts';
import { begin, expectInvariants, hearTabs, type Seen, watch } from './watch.ts';

/** The site that the table is on: its own build, and calls that can be made to fail. */
export type TableSite = { release: Release; calls: Calls };

/** One cell: a page in a tab of its own. */
export type Visit = TableSite & {
  page: Page;
  seen: Seen;
  at: TablePage;
  url: string;
  requested: string;
};

/** A fault, or a way on; `meet` lets a page meet it and expects what must hold then. */
export type Fault = {
  /** Its column. */
  name: string;
  /** In what kind of tab; members open what they can. */
  as?: 'member';
  /** Pages that it cannot meet: their cells say so. */
  spares?: (at: TablePage) => boolean;
  /** Prepares the tabs of its column. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  meet: (visit: Visit) => Promise<void>;
};

const FIELDS = 'input:not([type=radio]):not([type=checkbox]), textarea';
/** How long a page may take: two cores may be busy. */
export const SOON = { timeout: 15_000 };

export async function newContext(browser: Browser, { prepare }: Fault): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  });
  await hearTabs(context);
  // Pages are fetched when they are opened, so that each can be gone.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }),
  );
  await prepare?.(context);
  return context;
}

export const headingOf = (page: Page, { heading }: TablePage): Locator =>
  page.getByRole('heading', { level: 1, name: heading, exact: true });

/** The page is open, at its own address with its query. */
export async function expectRequested({ page, at, requested }: Visit): Promise<void> {
  await expect(headingOf(page, at)).toBeVisible(SOON);
  await expect(page).toHaveURL((url) => isSameAddress(url.href, requested), SOON);
}

/** What a page adds of its own (a chosen tab) is part of the requested address as well. */
function isSameAddress(found: string, requested: string): boolean {
  const [one, other] = [new URL(found), new URL(requested)];
  return (
    one.pathname === other.pathname &&
    [...other.searchParams].every(([name, value]) => one.searchParams.get(name) === value)
  );
}

/** Opens the page while everything works. */
export async function openSound(visit: Visit): Promise<void> {
  const { page, url } = visit;
  await page.goto(url);
  await expectRequested(visit);
  await started(page);
}

/** The app has taken over from the file of the page. Before its first page it is idle as well. */
export const started = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const state = window.__TSR_ROUTER__?.state;
      return state?.status === 'idle' && state.resolvedLocation !== undefined;
    },
    undefined,
    SOON,
  );

/** Presses, ticks and types what the page needs. */
export async function fill({ page, at }: Visit): Promise<void> {
  const main = page.getByRole('main');
  if (at.picksCabin) await pickCabin(page);
  for (const name of at.first ?? []) {
    const box = main.getByRole('checkbox', { name });
    const control = box.or(main.getByRole('button', { name })).first();
    await expect(control).toBeVisible(SOON);
    if (await box.first().isVisible()) await choose(box.first());
    else await press(control);
  }
  for (const [label, text] of Object.entries(at.typed ?? {})) {
    await main
      .getByLabel(label, { exact: true })
      .and(main.locator(FIELDS))
      .first()
      .fill(text, SOON);
  }
}

/** Nothing that was typed is lost, but for passwords: they are kept nowhere. */
export async function expectKept({ page, at }: Visit): Promise<void> {
  const main = page.getByRole('main');
  for (const [label, text] of Object.entries(at.typed ?? {})) {
    if (label.includes('パスワード')) continue;
    const field = main.getByLabel(label, { exact: true }).and(page.locator(FIELDS)).first();
    await expect(field, label).toHaveValue(text, SOON);
  }
}

export const buttonOf = ({ page, at }: Visit): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: at.press ?? /^$/, exact: typeof at.press === 'string' })
    .last();

/** What a browser with a login has. */
const LOGIN_MARKER = 'auth._logged_in.customer';

/** A member signs in; the tab goes on from there. */
export async function signInAsMember(page: Page, origin: string): Promise<void> {
  const cookies = await page.context().cookies();
  if (cookies.some(({ name }) => name === LOGIN_MARKER)) return;
  await page.goto(`${origin}signin`);
  await signIn(page, members.hanako);
  await expect(page).toHaveURL(origin, SOON);
}

/** Runs a cell. @returns what was wrong, in one line; empty when nothing was */
export async function runCell(
  site: TableSite,
  context: BrowserContext,
  fault: Fault,
  at: TablePage,
): Promise<string> {
  const page = await context.newPage();
  const { url: base } = site.release;
  const visit: Visit = {
    ...site,
    page,
    at,
    seen: watch(page),
    url: base + at.path,
    requested: base + (at.settles ?? at.path).replace(/#.*/, ''),
  };
  site.calls.example = at.example;
  site.calls.forgetAnswers();
  try {
    await fault.meet(visit);
    return '';
  } catch (error) {
    return sayShortly(error);
  } finally {
    site.calls.instead = () => undefined;
    await page.close();
    // A customer who has signed in on it is a visitor again.
    if (at.as === 'guest') await context.clearCookies();
  }
}

const sayShortly = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
    .replaceAll(/\u001b\[[0-9;]*m/g, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 400);

/** From here on the tab is watched. */
export const faultBegins = ({ seen }: Visit): void => begin(seen);
/** What holds of every page and every fault. @param from the address at which the fault met the tab */
export const expectSound = ({ seen, at }: Visit, from: string): void =>
  expectInvariants(seen, from, at.settles ? 1 : 0);
