import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Header, HeaderLink, HeaderLogo } from './Header.tsx';

const header = (
  <Header logo={<HeaderLogo href="#home">汐凪フェリー</HeaderLogo>}>
    <HeaderLink href="#reservation">予約</HeaderLink>
    <HeaderLink href="#search">予約の確認</HeaderLink>
  </Header>
);

beforeEach(() => page.viewport(375, 600));

test('電話の幅ではメニューを開いて閉じられる', async () => {
  const screen = await render(header);
  const button = screen.getByRole('button', { name: 'メニュー' });
  await expect
    .element(screen.getByRole('link', { name: '予約', exact: true }))
    .not.toBeInTheDocument();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('link', { name: '予約', exact: true })).toBeVisible();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('リンクを選ぶとメニューは閉じる', async () => {
  const screen = await render(header);
  await screen.getByRole('button', { name: 'メニュー' }).click();
  await screen.getByRole('link', { name: '予約', exact: true }).click();
  await expect
    .element(screen.getByRole('button', { name: 'メニュー' }))
    .toHaveAttribute('aria-expanded', 'false');
});

test('広い画面ではいつも見えている', async () => {
  await page.viewport(1280, 600);
  const screen = await render(header);
  await expect.element(screen.getByRole('link', { name: '予約', exact: true })).toBeVisible();
});

test('開いたまま画面を広くして戻すと、メニューは閉じている', async () => {
  const screen = await render(header);
  const button = screen.getByRole('button', { name: 'メニュー', includeHidden: true });
  await button.click();
  await page.viewport(1280, 600);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await page.viewport(375, 600);
  await expect
    .element(screen.getByRole('link', { name: '予約', exact: true }))
    .not.toBeInTheDocument();
});

test('キーボードで開いてリンクへ進み、Escape で閉じるとボタンに戻る', async () => {
  const screen = await render(header);
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  const button = screen.getByRole('button', { name: 'メニュー' });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(screen.getByRole('link', { name: '予約の確認' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button).toHaveFocus();
});

test('閉じているあいだ、メニューのリンクにフォーカスは止まらない', async () => {
  const screen = await render(
    <>
      {header}
      <button type="button">次</button>
    </>,
  );
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
  await expect.element(screen.getByRole('button', { name: '次' })).toHaveFocus();
});

test('リンクを選んで閉じても、フォーカスは失われない', async () => {
  const screen = await render(header);
  const button = screen.getByRole('button', { name: 'メニュー' });
  await button.click();
  await screen.getByRole('link', { name: '予約の確認' }).click();
  await expect.element(button).toHaveFocus();
});

test('開いたまま画面を広げても、リンクのフォーカスはそのまま', async () => {
  const screen = await render(header);
  await screen.getByRole('button', { name: 'メニュー' }).click();
  await page.viewport(1280, 600);
  const link = screen.getByRole('link', { name: '予約の確認' });
  await link.click();
  await expect.element(link).toHaveFocus();
});

test('押すものはどれも 44 px 以上ある', async () => {
  const screen = await render(header);
  await screen.getByRole('button', { name: 'メニュー' }).click();
  const targets = [
    screen.getByRole('button', { name: 'メニュー' }),
    screen.getByRole('link', { name: '汐凪フェリー' }),
    screen.getByRole('link', { name: '予約の確認' }),
  ];
  for (const target of targets) {
    expect(target.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

test('会社のマークは飾りとして名前の前に出て、読み込む前から同じ場所を取る', async () => {
  const mark = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')}`;
  const screen = await render(
    <HeaderLogo href="#home" picture={mark}>
      風町フェリー
    </HeaderLogo>,
  );
  const link = screen.getByRole('link', { name: '風町フェリー', exact: true });
  const image = link.element().querySelector('img');
  expect([image?.src, image?.alt]).toEqual([mark, '']);
  expect(image?.getBoundingClientRect()).toMatchObject({ width: 40, height: 28 });
  expect(link.element().querySelector('svg')).toBeNull();
});
