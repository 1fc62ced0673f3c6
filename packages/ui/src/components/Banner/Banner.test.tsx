import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate } from '../../private/emulate.fixture.ts';
import { withoutHas } from '../../private/without-has.ts';
import { Columns } from '../Columns/Columns.tsx';
import { Banner } from './Banner.tsx';

/** It is there before its words. */
const renderWhole = async (banner: ReactNode) => {
  const screen = await render(banner);
  await expect.element(screen.getByRole('paragraph')).toBeVisible();
  return screen;
};

afterEach(async () => {
  await emulate();
  await page.viewport(414, 896);
});

test('題名を名前に持つ領域で、種類が言葉でもわかる', async () => {
  const screen = await render(
    <Banner tone="warning" title="強風による影響">
      遅れの可能性があります。
    </Banner>,
  );
  const banner = screen.getByRole('region', { name: 'ご注意 強風による影響' });
  await expect.element(banner).toMatchTextContent('遅れの可能性があります。');
  await expect.element(screen.getByRole('status')).toMatchTextContent(/強風による影響.*遅れの/);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('閉じられるものは、キーボードでも閉じられ、何を閉じるかが名前でわかる', async () => {
  const onDismiss = vi.fn();
  const screen = await renderWhole(<Banner title="点検のお知らせ" onDismiss={onDismiss} />);
  await userEvent.keyboard('{Tab}');
  const button = screen.getByRole('button', { name: '「点検のお知らせ」を閉じる' });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onDismiss).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').getByRole('button').elements()).toEqual([]);
  const { width, height } = button.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('画面の幅いっぱいで、320 px でもはみ出さない', async () => {
  await page.viewport(320, 256);
  document.body.style.padding = '0';
  const screen = await renderWhole(
    <Banner title="台風10号の接近にともなう全航路の運航への影響について" onDismiss={() => {}} />,
  );
  const region = screen.getByRole('region').element();
  expect(region.getBoundingClientRect().width).toBe(document.body.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
    document.documentElement.clientWidth,
  );
});

test('強制カラーモードでも、境目の線が残る', async () => {
  await emulate({ forcedColors: true });
  const screen = await renderWhole(<Banner title="点検のお知らせ" />);
  const style = getComputedStyle(screen.getByRole('region').element());
  expect(style.borderBottomStyle).toBe('solid');
  expect(style.borderBottomWidth).toBe('2px');
});

test('固定すると、下へ進んでも見えている。低い窓では固定しない', async () => {
  await page.viewport(414, 896);
  const screen = await renderWhole(
    <div style={{ minHeight: 3000 }}>
      <Banner title="接続できません" isSticky />
    </div>,
  );
  const banner = screen.getByRole('region');
  // Room for it above what takes focus.
  expect(getComputedStyle(document.documentElement).scrollPaddingBlockStart).toBe('192px');
  window.scrollTo(0, 1000);
  await expect.poll(() => banner.element().getBoundingClientRect().top).toBe(0);
  await page.viewport(320, 256);
  await expect.poll(() => getComputedStyle(banner.element()).position).toBe('static');
  window.scrollTo(0, 0);
});

test('固定した帯の下に飛び先が来る高さは、:has() のないブラウザーにもある', () => {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const inside = (rule: CSSRule): CSSRule[] =>
    rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(inside) : [rule];
  const fallback = rules
    .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]))
    .filter((rule) => rule instanceof CSSSupportsRule && rule.conditionText === withoutHas)
    .flatMap(inside)
    .map(({ cssText }) => cssText);
  expect(fallback).toContainEqual(
    expect.stringMatching(/^html {.*scroll-padding-block-start: 12rem/),
  );
});

test('画面に残る帯は、同じく残る横の欄に隠れず、欄を隠しもしない', async () => {
  await page.viewport(1280, 800);
  const screen = await render(
    <>
      <Banner tone="warning" title="インターネットに接続できません。" isSticky>
        入力された内容は残っています。接続が戻ると、保存と読み込みを続けます。
      </Banner>
      <Columns asideLabel="選んだ便" isAsideSticky aside={<p>合計</p>}>
        <div style={{ blockSize: 3000 }}>入力</div>
      </Columns>
    </>,
  );
  await expect.element(screen.getByText('接続が戻ると', { exact: false })).toBeVisible();
  window.scrollTo(0, 1000);
  const banner = screen.getByRole('region').element().getBoundingClientRect();
  const aside = screen.getByRole('complementary').element().getBoundingClientRect();
  expect(banner.top).toBe(0);
  expect(aside.top).toBeGreaterThanOrEqual(banner.bottom);
  window.scrollTo(0, 0);
});
