import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate } from '../../private/emulate.ts';
import { Tabs } from './Tabs.tsx';

const views = (labels: string[]) =>
  labels.map((label) => ({ id: label, label, content: `${label}の運賃` }));
const fares = <Tabs label="運賃表" items={views(['往路', '復路', '合計'])} />;

afterEach(async () => {
  await emulate();
  await page.viewport(414, 896);
});

test('押すと面が変わり、名前と関係が伝わる', async () => {
  const screen = await render(fares);
  await expect.element(screen.getByRole('tablist', { name: '運賃表' })).toBeVisible();
  await expect.element(screen.getByRole('tabpanel', { name: '往路' })).toBeVisible();
  await screen.getByRole('tab', { name: '復路' }).click();
  await expect
    .element(screen.getByRole('tabpanel', { name: '復路' }))
    .toHaveTextContent('復路の運賃');
  await expect.element(screen.getByText('往路の運賃')).not.toBeInTheDocument();
});

test('キーボードで移ると面も変わり、Tab で面に入る', async () => {
  const screen = await render(fares);
  const tab = (name: string) => screen.getByRole('tab', { name });
  await userEvent.keyboard('{Tab}');
  await expect.element(tab('往路')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('復路')).toHaveFocus();
  await expect.element(tab('復路')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  await expect.element(tab('合計')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(tab('往路')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('tabpanel')).toHaveFocus();
});

test('どの面かを外で持てる', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Tabs label="運賃表" items={views(['往路', '復路'])} selected="復路" onChange={onChange} />,
  );
  await expect.element(screen.getByRole('tabpanel', { name: '復路' })).toBeVisible();
  await screen.getByRole('tab', { name: '往路' }).click();
  expect(onChange).toHaveBeenCalledWith('往路');
  await expect.element(screen.getByRole('tabpanel', { name: '復路' })).toBeVisible();
});

test('320 px でも頁は横に動かず、多いタブは送れて、フォーカスしたものが見える', async () => {
  await page.viewport(320, 568);
  const screen = await render(
    <Tabs label="等級" items={views(['特等', '一等個室', '一等', '二等寝台', '二等和室'])} />,
  );
  const list = screen.getByRole('tablist').element();
  expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
    document.documentElement.clientWidth,
  );
  await userEvent.keyboard('{Tab}{End}');
  await expect.element(screen.getByRole('tab', { name: '二等和室' })).toHaveFocus();
  await expect
    .element(screen.getByRole('tab', { name: '二等和室' }))
    .toBeInViewport({ ratio: 0.99 });
});

test('指で押せる大きさがあり、選んでも幅は変わらない', async () => {
  const screen = await render(fares);
  const tab = screen.getByRole('tab', { name: '復路' });
  const before = tab.element().getBoundingClientRect();
  expect(Math.min(before.width, before.height)).toBeGreaterThanOrEqual(44);
  await tab.click();
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  expect(tab.element().getBoundingClientRect().width).toBe(before.width);
});

test('強制カラーモードでも、選ばれているタブが線でわかる', async () => {
  await emulate({ forcedColors: true });
  const screen = await render(fares);
  const edge = (name: string) =>
    getComputedStyle(screen.getByRole('tab', { name }).element()).borderBottomColor;
  expect(edge('往路')).not.toBe(edge('復路'));
});
