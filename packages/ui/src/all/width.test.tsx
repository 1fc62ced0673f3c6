import '../styles/global.css.ts';
import type { ComponentType } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { allStories } from './stories.ts';

/** WCAG 2.2, 1.4.12: what a customer may set without losing anything. */
const spacing = `
  * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }
  p { margin-block-end: 2em !important; }
`;

const settings = {
  '幅 320 px(400 %の拡大)': { css: '', width: 320 },
  '幅 320 px、字間と行間は最大': { css: spacing, width: 320 },
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

/** What is wider than its place, and what is cut off, of each story that is shown. */
const faultsOf = (root: Element): string[] =>
  [...root.children].flatMap((box) => {
    const id = box.getAttribute('data-story');
    const wide = box.scrollWidth > box.clientWidth ? [`${id} is ${box.scrollWidth} px wide`] : [];
    return [...wide, ...cutOff(box).map((html) => `${id} cuts ${html}`)];
  });

/** All at once, each below the other: a page for each would be made three times as often as there are stories. */
const showAll = (stories: readonly (readonly [string, ComponentType])[]) =>
  render(
    stories.map(([id, Story]) => (
      <div key={id} data-story={id} style={{ padding: 16 }}>
        <Story />
      </div>
    )),
  );

const groups = [...new Set(allStories.map(([id]) => id.split('/')[0] ?? ''))];
const sheet = document.createElement('style');

beforeAll(() => document.head.append(sheet));
afterAll(() => sheet.remove());

test.each(groups)('%s のすべての部品は、横にはみ出さず、文字が切れない', async (group) => {
  const { container } = await showAll(allStories.filter(([id]) => id.startsWith(`${group}/`)));
  for (const [name, { css, width }] of Object.entries(settings)) {
    sheet.textContent = css;
    await page.viewport(width, 256);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect.soft(faultsOf(container), name).toEqual([]);
    expect.soft(scrollWidth, name).toBeLessThanOrEqual(clientWidth);
  }
});

test('この検査は、はみ出す幅と、切れた文字を見つける', async () => {
  sheet.textContent = '';
  await page.viewport(320, 256);
  const Wide = () => <p style={{ inlineSize: 400 }}>汐凪フェリー</p>;
  const Cut = () => <p style={{ blockSize: 10, overflow: 'hidden' }}>汐凪フェリー</p>;
  const shown = [
    ['広い', Wide],
    ['切れた', Cut],
  ] as const;
  const { container } = await showAll(shown);
  expect(document.documentElement.scrollWidth).toBeGreaterThan(320);
  expect(faultsOf(container)).toEqual([
    expect.stringContaining('広い is 4'),
    expect.stringContaining('切れた cuts <p'),
  ]);
});
