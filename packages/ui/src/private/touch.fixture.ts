import { cdp, type Locator } from 'vitest/browser';

// What the session of the provider offers; its types leave the commands open.
type Session = { send: (method: string, params: object) => Promise<unknown> };

/** A point of this page in the window of the browser, which shows the page in a frame. */
const inWindow = (x: number, y: number): { x: number; y: number } => {
  const frame = window.frameElement?.getBoundingClientRect();
  if (!frame) return { x, y };
  const scale = frame.width / window.innerWidth;
  return { x: frame.left + x * scale, y: frame.top + y * scale };
};

/**
 * For tests: a finger on the middle of an element, or on a point of the page. The browser adds the press of
 * a mouse and moves the focus by it, as it does for every finger.
 */
export const tap = async (at: Locator | Element | { x: number; y: number }): Promise<void> => {
  let point = at as { x: number; y: number };
  if (!('x' in at)) {
    const element = 'element' in at ? at.element() : at;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    point = { x: left + width / 2, y: top + height / 2 };
  }
  const { send } = cdp() as unknown as Session;
  await send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [inWindow(point.x, point.y)],
  });
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};
