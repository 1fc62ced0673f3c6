import type { CDPSession, Page } from '@playwright/test';

export type Size = { width: number; height: number };

const phone: Size = { width: 375, height: 800 };
const phones = new WeakMap<Page, { session: CDPSession; size: Size }>();

const sendSize = (session: CDPSession, { width, height }: Size) =>
  session.send('Emulation.setDeviceMetricsOverride', {
    mobile: true,
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 1,
    screenOrientation:
      width > height
        ? { angle: 90, type: 'landscapePrimary' }
        : { angle: 0, type: 'portraitPrimary' },
  });

/**
 * Makes the page one on a phone whose customer has asked for less motion, with what Playwright sends
 * for `isMobile` and `hasTouch`, which it only does for a whole context. Opened like this and then
 * looked at in a wide window as well, a page is loaded once for both. Ends with `asDesktop`.
 */
export async function asPhone(page: Page): Promise<void> {
  // Playwright sends a size only when it is another one than it has sent last; `asDesktop` needs it to. Now there
  // is no page yet that would have to be laid out for it.
  await page.setViewportSize(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await sendSize(session, phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  phones.set(page, { session, size: phone });
}

/**
 * The same page in a wide window, of a customer who asked for nothing. Only what is hovered over still
 * looks as on a phone, until the next document.
 */
export async function asDesktop(page: Page, size: Size): Promise<void> {
  const { session } = phones.get(page) ?? {};
  if (!session) throw new Error('The page is no phone.');
  phones.delete(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.send('Emulation.clearDeviceMetricsOverride');
  await session.detach();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(size);
}

/** Gives the page a window of another size, on a phone a screen. */
export async function resize(page: Page, size: Size): Promise<void> {
  const emulated = phones.get(page);
  if (!emulated) return page.setViewportSize(size);
  if (emulated.size.width === size.width && emulated.size.height === size.height) return;
  await sendSize(emulated.session, size);
  emulated.size = size;
  // The page hears of it a moment later, and its viewport units in the frame after that: until then it
  // would be looked at in the size that it had before.
  await page.evaluate(async ({ width, height }) => {
    const frame = () => new Promise(requestAnimationFrame);
    const root = document.documentElement;
    while (root.clientWidth !== width || screen.width !== width || screen.height !== height) {
      await frame();
    }
    await frame();
    await frame();
  }, size);
}

/** The size of the window, or of the phone's screen. */
export const sizeOf = (page: Page): Size =>
  phones.get(page)?.size ?? page.viewportSize() ?? { width: 1280, height: 720 };

/** Whether the page is only made to look like one on a phone: it cannot be tapped. */
export const isEmulated = (page: Page): boolean => phones.has(page);
