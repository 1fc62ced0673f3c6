import { cdp } from 'vitest/browser';

// What the session of the provider offers; its types leave the commands open.
type Session = { send: (method: string, params: object) => Promise<unknown> };

/**
 * For tests: what an element looks like, all of it, as the text of a PNG that is the same for the same pixels. From
 * the browser itself: around its picture Playwright does as much again.
 */
export async function pictureOf(element: Element): Promise<string> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const picture = await (cdp() as unknown as Session).send('Page.captureScreenshot', {
    clip: { x: left + (frame?.left ?? 0), y: top + (frame?.top ?? 0), width, height, scale: 1 },
    optimizeForSpeed: true,
  });
  return (picture as { data: string }).data;
}
