import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SkipLink } from './SkipLink.tsx';

test('最初の Tab で現れ、Enter で本文へ移る', async () => {
  const screen = await render(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        本文
      </main>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: '本文へ移動' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('フォーカスがないあいだは見えず、当たると指で押せる大きさで現れる', async () => {
  const screen = await render(<SkipLink />);
  const link = screen.getByRole('link', { name: '本文へ移動' });
  expect(getComputedStyle(link.element()).clipPath).toBe('inset(50%)');
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
  expect(getComputedStyle(link.element()).clipPath).toBe('none');
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
