import '../styles/global.css.ts';
import '../theme/switchable.css.ts';
import axe from 'axe-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { type ThemeName, themes } from '../theme/themes.ts';
import { allStories, type Story } from './stories.ts';

/** What a theme can break: the others of axe's rules read no colours, and run on each story by itself. */
const rules = ['color-contrast', 'link-in-text-block', 'target-size'];
/** The theme in which every story is held to axe's own rules, its colours among them (`.storybook/stories.test.tsx`). */
const OWN: ThemeName = 'ferry';

const groups = [...new Set(allStories.map(([id]) => id.split('/')[0] ?? ''))];

const still = (group: string): (readonly [string, Story])[] =>
  allStories.filter(([id, story]) => id.startsWith(`${group}/`) && !story.play);

const problems = async (root: Element, runOnly = rules): Promise<string[]> => {
  const { violations } = await axe.run(root, {
    runOnly,
    resultTypes: ['violations'],
    elementRef: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 90)} ${any[0]?.message ?? ''}`),
  );
};

let shown: { group: string; container: Element } | undefined;

/** The stories of a group, which stay for the next theme. */
async function show(group: string): Promise<Element> {
  if (shown?.group === group) return shown.container;
  await cleanup();
  const { container } = await render(
    still(group).map(([id, Story]) => (
      // A box for each, so that what is fixed to the screen covers nothing else.
      <div key={id} style={{ contain: 'layout', minBlockSize: 1 }}>
        <Story />
      </div>
    )),
  );
  shown = { group, container };
  return container;
}

const sheet = document.createElement('style');

beforeAll(async () => {
  // Another theme is there at once, and a dialog in the colours that stay: as it appears it is paler.
  sheet.textContent =
    '*, ::before, ::after { transition: none !important; animation: none !important }';
  document.head.append(sheet);
  await page.viewport(1280, 800);
});
afterAll(async () => {
  document.documentElement.removeAttribute('data-theme');
  sheet.remove();
  await cleanup();
});

const names = Object.keys(themes) as ThemeName[];

test.each(groups.flatMap((group) => names.map((theme) => [theme, group] as const)))(
  '%s %s のすべての部品が、このテーマの色でaxeを通る',
  async (theme, group) => {
    document.documentElement.dataset.theme = theme;
    const asked = theme === OWN ? ['target-size'] : rules;
    expect(await problems(await show(group), asked)).toEqual([]);
    // All fields at once, on a machine that has other things to do.
  },
  60_000,
);

test('この検査は、テーマの中の薄すぎる灰色を、前のテーマのあとでも見つける', async () => {
  await cleanup();
  const { container } = await render(
    <>
      <style>{`.planted { color: #4A4F53; transition: color 9s }
        [data-theme='kazemachi'] .planted { color: #B0B8BE }`}</style>
      <p className="planted">薄い灰色の文字</p>
    </>,
  );
  document.documentElement.dataset.theme = 'ferry';
  expect(await problems(container)).toEqual([]);
  document.documentElement.dataset.theme = 'kazemachi';
  expect((await problems(container)).join()).toContain('color-contrast');
});
