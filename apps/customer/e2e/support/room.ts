import { expect, type Page } from '@playwright/test';
import { resize } from './device.ts';

/** Text of twice its size on a phone (WCAG 1.4.4): nothing is cut off or stands beside the screen. The window stays. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await resize(page, { width: 375, height: 812 });
  const enlarge = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await enlarge('200%');
  expect(await findBeside(page), 'beside the screen at 200 %').toEqual([]);
  await enlarge('');
}

/** A window of 1280 × 1024 px at 400 % (WCAG 1.4.10): nothing has to be scrolled to sideways. The window stays. */
export async function expectRoomAtZoom(page: Page): Promise<void> {
  await resize(page, { width: 320, height: 256 });
  expect(await findBeside(page), 'beside a screen of 320 px').toEqual([]);
}

/** Nothing has to be scrolled to sideways in the window as it is. */
export async function expectRoom(page: Page): Promise<void> {
  expect(await findBeside(page), 'beside the screen').toEqual([]);
}

/** What reaches beyond the edge of a page that can be scrolled sideways: the innermost, which do not break. */
const findBeside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth)
      .filter((one, _, all) => !all.some((other) => other !== one && one.contains(other)))
      .map((one) => `${one.outerHTML.slice(0, 120)}: ${scrollWidth - clientWidth} px`);
  });

/** A link that is all its line says has room for a finger; within a sentence the line decides (WCAG 2.5.8). */
export async function expectRoomForFingers(page: Page): Promise<void> {
  expect(await findLowLinks(page), 'links lower than 44 px').toEqual([]);
}

/** The links that stand alone and are lower than 44 px, with their height. */
export function findLowLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('a[href]')];
    const isInline = (one: Element) => getComputedStyle(one).display.startsWith('inline');
    return links.flatMap((link) => {
      const { width, height } = link.getBoundingClientRect();
      let block = link.parentElement;
      while (block && isInline(block)) block = block.parentElement;
      // Clipped to one pixel until it has the focus: the way past the head of the page.
      if (!link.checkVisibility() || width <= 1 || height >= 44) return [];
      return block?.innerText.trim() === link.innerText.trim()
        ? [`${link.innerText}: ${Math.round(height)} px`]
        : [];
    });
  });
}
