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
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(over, 'px beside the screen at 200 %').toBeLessThanOrEqual(0);
  await enlarge('');
  await page.setViewportSize({ width, height });
}
