import '../../styles/global.css.ts';
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './FareChoice.stories.tsx';

const { Playground } = composeStories(stories);

test('行のどこを押しても選ばれ、矢印キーで次の行へ移り、選ばれるのは1つ', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Playground />);
  const radio = (name: string) => screen.getByRole('radio', { name, exact: true });
  await expect.element(radio('ツーリスト寝台')).toBeChecked();
  await screen.getByRole('row', { name: /^コンフォート/ }).click({ position: { x: 600, y: 20 } });
  await expect.element(radio('コンフォート寝台')).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio('デラックスシングル')).toHaveFocus();
  expect(screen.getByRole('radio', { checked: true }).elements()).toHaveLength(1);
});

test.each([
  [1280, 3, 72],
  [375, 1, 72],
])('幅%iでは、比べる金額が%i列で、行は低く、はみ出さない', async (width, columns, limit) => {
  await page.viewport(width, 800);
  const screen = await render(
    <div style={{ inlineSize: Math.min(width - 32, 816) }}>
      <Playground />
    </div>,
  );
  const [, ...rows] = screen.getByRole('row').elements();
  for (const row of rows) {
    expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(limit);
    const cells = [...row.querySelectorAll('td')].filter((cell) => cell.offsetParent !== null);
    expect(cells).toHaveLength(columns);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test.each([
  [320, 250],
  [375, 305],
])(
  '幅%iのカードの中(%i px)でも、客室の名前は途中で折り返さず、金額は行の中にある',
  async (width, inside) => {
    await page.viewport(width, 800);
    const screen = await render(
      <div style={{ inlineSize: inside }}>
        <Playground />
      </div>,
    );
    for (const name of ['ツーリスト寝台', 'デラックスシングル', 'プレミアムシングル']) {
      const words = document.createRange();
      words.selectNodeContents(screen.getByText(name, { exact: true }).element());
      expect(new Set([...words.getClientRects()].map(({ bottom }) => bottom)).size).toBe(1);
    }
    const [head, ...rows] = screen.getByRole('row').elements();
    expect(head?.textContent).toContain('往復の合計');
    for (const row of rows) {
      const { right, bottom } = row.getBoundingClientRect();
      const amount = row.querySelector('td:last-child')?.getBoundingClientRect();
      expect(amount?.right).toBeLessThanOrEqual(right + 0.5);
      expect(amount?.bottom).toBeLessThanOrEqual(bottom + 0.5);
    }
  },
);
