import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Breadcrumb, BreadcrumbLink } from './Breadcrumb.tsx';

const breadcrumb = (
  <Breadcrumb current="予約の内容">
    <BreadcrumbLink href="#home">ホーム</BreadcrumbLink>
    <BreadcrumbLink href="#list">予約の一覧</BreadcrumbLink>
  </Breadcrumb>
);

test('上のページから順に並び、今のページがわかる', async () => {
  const screen = await render(breadcrumb);
  const items = screen.getByRole('navigation', { name: '現在の位置' }).getByRole('listitem');
  expect(items.elements().map((item) => item.textContent)).toEqual([
    'ホーム',
    '予約の一覧',
    '予約の内容',
  ]);
  await expect.element(screen.getByText('予約の内容')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '予約の内容' }).elements()).toHaveLength(0);
});

test('Tab で上のページだけをたどれる', async () => {
  const screen = await render(breadcrumb);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: 'ホーム' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: '予約の一覧' })).toHaveFocus();
});

test('電話の幅で折り返しても、指で押せる高さがある', async () => {
  await page.viewport(320, 600);
  const screen = await render(breadcrumb);
  const { height } = screen.getByRole('link', { name: 'ホーム' }).element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
});
