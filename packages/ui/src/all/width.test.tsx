import '../styles/global.css.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { allStories } from './stories.ts';

/** WCAG 2.2, 1.4.12: what a customer may set without losing anything. */
const spacing = `
  * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }
  p { margin-block-end: 2em !important; }
`;

const settings = {
  '幅 320 px(400 %の拡大)': { css: '' },
  '幅 320 px、字間と行間は最大': { css: spacing },
  '幅 640 px、文字は200 %': { css: ':root { font-size: 200% }', width: 640 },
};

const isHiddenByPurpose = (element: Element): boolean => {
  const { clipPath, visibility } = getComputedStyle(element);
  return clipPath !== 'none' || visibility === 'hidden' || element.closest('svg') !== null;
};

/** Boxes that cut off words of theirs: they neither grow nor scroll. */
const cutOff = (root: Element): string[] =>
  [...root.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip');
      const isOver =
        element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1;
      return cuts && isOver && element.innerText?.trim() && !isHiddenByPurpose(element);
    })
    .map((element) => element.outerHTML.slice(0, 120));

describe.each(Object.entries(settings))('%s', (_name, setting) => {
  const sheet = document.createElement('style');
  sheet.textContent = setting.css;
  beforeAll(async () => {
    document.head.append(sheet);
    await page.viewport('width' in setting ? setting.width : 320, 256);
  });
  afterAll(() => sheet.remove());

  test.each(allStories)('%s は横にはみ出さず、文字が切れない', async (_id, Story) => {
    const screen = await render(
      <div style={{ padding: 16 }}>
        <Story />
      </div>,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(cutOff(screen.container)).toEqual([]);
  });
});

test('この検査は、はみ出す幅と、切れた文字を見つける', async () => {
  await page.viewport(320, 256);
  const screen = await render(
    <p style={{ inlineSize: 400, blockSize: 10, overflow: 'hidden' }}>汐凪フェリー</p>,
  );
  expect(document.documentElement.scrollWidth).toBeGreaterThan(320);
  expect(cutOff(screen.container)).toHaveLength(1);
});
