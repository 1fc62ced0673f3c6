import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Header, HeaderLink, HeaderLogo } from './Header.tsx';

const header = (
  <Header logo={<HeaderLogo href="#home">汐凪フェリー</HeaderLogo>}>
    <HeaderLink href="#reservation">予約</HeaderLink>
  </Header>
);

beforeEach(() => page.viewport(375, 600));

test('電話の幅ではメニューを開いて閉じられる', async () => {
  const screen = await render(header);
  const button = screen.getByRole('button', { name: 'メニュー' });
  await expect.element(screen.getByRole('link', { name: '予約' })).not.toBeInTheDocument();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('link', { name: '予約' })).toBeVisible();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('リンクを選ぶとメニューは閉じる', async () => {
  const screen = await render(header);
  await screen.getByRole('button', { name: 'メニュー' }).click();
  await screen.getByRole('link', { name: '予約' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'メニュー' }))
    .toHaveAttribute('aria-expanded', 'false');
});

test('広い画面ではいつも見えている', async () => {
  await page.viewport(1280, 600);
  const screen = await render(header);
  await expect.element(screen.getByRole('link', { name: '予約' })).toBeVisible();
});
