import { expect, type Page } from '@playwright/test';

/** Text of twice its size on a phone (WCAG 1.4.4): nothing is cut off or stands beside the screen. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 375, height: 812 });
  const enlarge = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await enlarge('200%');
  const beside = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // The innermost that reach beyond the edge: what does not break.
    return [...document.body.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth)
      .filter((one, _, all) => !all.some((other) => other !== one && one.contains(other)))
      .map((one) => `${one.outerHTML.slice(0, 120)}: ${scrollWidth - clientWidth} px`);
  });
  expect(beside, 'beside the screen at 200 %').toEqual([]);
  await enlarge('');
  await page.setViewportSize({ width, height });
}

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
