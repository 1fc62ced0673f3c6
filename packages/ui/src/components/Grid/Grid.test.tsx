import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { breakpoint } from '../../tokens/breakpoint.ts';
import { Grid } from './Grid.tsx';

const columnsOf = (element: Element): number =>
  getComputedStyle(element).gridTemplateColumns.split(' ').length;

test.each([
  [320, 1],
  [breakpoint.sm - 1, 1],
  [breakpoint.sm, 2],
  [breakpoint.md, 2],
  [breakpoint.lg, 4],
  [breakpoint.xl, 6],
] as const)('幅 %i px では %i 列になる', async (width, count) => {
  await page.viewport(width, 600);
  const screen = await render(
    <Grid as="ul" columns={{ sm: 2, lg: 4, xl: 6 }}>
      <li>汐見港</li>
      <li>凪浜港</li>
    </Grid>,
  );
  expect(columnsOf(screen.getByRole('list').element())).toBe(count);
});

test('途切れない長い文字列でも、列は画面からはみ出さない', async () => {
  await page.viewport(320, 600);
  const screen = await render(
    <Grid as="ul" columns={{ base: 2 }}>
      <li>{'a'.repeat(120)}</li>
      <li>凪浜港</li>
    </Grid>,
  );
  const list = screen.getByRole('list').element();
  expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  expect(columnsOf(list)).toBe(2);
});
