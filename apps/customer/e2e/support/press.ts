import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { isEmulated } from './device.ts';

type PressOptions = NonNullable<Parameters<Locator['tap']>[0]>;

const touching = new WeakMap<BrowserContext, boolean>();

/** Playwright says of no context whether it has touch. */
async function hasTouch(locator: Locator): Promise<boolean> {
  const page = locator.page();
  if (isEmulated(page)) return false;
  const known = touching.get(page.context());
  if (known !== undefined) return known;
  const touches = await page.evaluate(() => navigator.maxTouchPoints > 0);
  touching.set(page.context(), touches);
  return touches;
}

/** Presses as the customer does: with a finger where the context has touch, elsewhere with the mouse. */
export async function press(locator: Locator, options?: PressOptions): Promise<void> {
  if (await hasTouch(locator)) await locator.tap(options);
  else await locator.click(options);
}

/** Presses a box or a radio that is not chosen yet. */
export async function choose(locator: Locator, options?: PressOptions): Promise<void> {
  if (!(await hasTouch(locator))) return locator.check(options);
  if (await locator.isChecked(options)) return;
  await locator.tap(options);
  await expect(locator).toBeChecked(options);
}

/** Presses the button that has this name and no longer one. */
export const pressButton = (page: Page, name: string): Promise<void> =>
  press(page.getByRole('button', { name, exact: true }));

/** Unfolds the row of a reservation's page that has this id, where it is still folded. */
export async function openRow(page: Page, id: string): Promise<void> {
  const line = page.locator(`summary#${id}`);
  await expect(line).toBeVisible();
  const isOpen = () => line.evaluate((each) => each.parentElement?.hasAttribute('open'));
  if (!(await isOpen())) await press(line);
  await expect.poll(isOpen).toBe(true);
}

/** Clicks with the mouse on every project, for tests about one: a finger has no double click. */
export const clickWithMouse = (
  locator: Locator,
  options?: Parameters<Locator['click']>[0],
): Promise<void> => locator.click(options);
