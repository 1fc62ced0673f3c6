import type { Page } from '@playwright/test';

/** Tabs on until the element with this accessible name has focus; fails after a whole round. */
export async function tabTo(page: Page, name: RegExp, limit = 60): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return '';
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement
          ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
          : '';
      const others = (element.getAttribute('aria-labelledby') ?? '').split(' ');
      const named = others.map((id) => document.getElementById(id)?.textContent ?? '').join('');
      return element.getAttribute('aria-label') || named || labels || element.textContent || '';
    });
  for (let count = 0; count < limit; count++) {
    await page.keyboard.press('Tab');
    if (name.test((await focused()).trim())) return;
  }
  throw new Error(`No element named ${name} within ${limit} tab stops`);
}

/** Tabs on to what has this name, and presses it. */
export async function pressByKey(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name, 90);
  await page.keyboard.press(key);
}
