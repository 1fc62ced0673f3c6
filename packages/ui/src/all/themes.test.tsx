import '../styles/global.css.ts';
import '../theme/switchable.css.ts';
import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type ThemeName, themes } from '../theme/themes.ts';
import { allStories, type Story } from './stories.ts';

/** What a theme can break: the others of axe's rules read no colours, and run on each story by itself. */
const rules = ['color-contrast', 'link-in-text-block', 'target-size'];

const groups = [...new Set(allStories.map(([id]) => id.split('/')[0] ?? ''))];

const still = (group: string): (readonly [string, Story])[] =>
  allStories.filter(([id, story]) => id.startsWith(`${group}/`) && !story.play);

const problems = async (root: Element): Promise<string[]> => {
  const { violations } = await axe.run(root, {
    runOnly: rules,
    resultTypes: ['violations'],
    elementRef: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 90)} ${any[0]?.message ?? ''}`),
  );
};

beforeAll(() => page.viewport(1280, 800));
afterEach(() => document.documentElement.removeAttribute('data-theme'));

describe.each(Object.keys(themes) as ThemeName[])('%s', (theme) => {
  test.each(groups)(
    '%s のすべての部品が、このテーマの色でaxeを通る',
    async (group) => {
      document.documentElement.dataset.theme = theme;
      const screen = await render(
        still(group).map(([id, Story]) => (
          // A box for each, so that what is fixed to the screen covers nothing else.
          <div key={id} style={{ contain: 'layout', minBlockSize: 1 }}>
            <Story />
          </div>
        )),
      );
      expect(await problems(screen.container)).toEqual([]);
      // All fields at once, on a machine that has other things to do.
    },
    60_000,
  );
});

test('この検査は、テーマの中の薄すぎる灰色を見つける', async () => {
  document.documentElement.dataset.theme = 'ferry';
  const screen = await render(<p style={{ color: '#B0B8BE' }}>薄い灰色の文字</p>);
  expect((await problems(screen.container)).join()).toContain('color-contrast');
});
