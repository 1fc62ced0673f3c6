import '@ferry/ui/styles/global.css';
import { composeStories } from '@storybook/react-vite';
import { afterAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as companion from './Companion.stories.tsx';

const { Abroad, Asked, Complete, Conflict, NameLocked, Refused, Saved, Sending } =
  composeStories(companion);

const ownFetch = globalThis.fetch;
afterAll(() => {
  globalThis.fetch = ownFetch;
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

const given = () => page.getByRole('textbox', { name: '名', exact: true });

test('保存すると、そのことが知らされ、乗船券を開ける', async () => {
  await Saved.run();
  await expect.element(page.getByRole('status').getByText('保存しました')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '乗船券を開く' })).toBeVisible();
});

test('誤りは項目に示され、直すと消え、入力した内容は残る', async () => {
  await Refused.run();
  await expect.element(page.getByRole('link', { name: /カタカナで入力/ })).toBeVisible();
  const kana = page.getByRole('textbox', { name: 'セイ' });
  await expect.element(kana).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(kana, 'サトウ');
  await expect.element(kana).not.toHaveAttribute('aria-invalid', 'true');
});

test('入力の間に予約が変わると、入力した内容のまま、もう一度保存できる', async () => {
  await Conflict.run();
  const status = page.getByRole('status').filter({ hasText: 'ご予約が変わりました' });
  await expect.element(status).toHaveFocus();
  await expect.element(page.getByRole('radio', { name: '男性' })).toBeChecked();
  await userEvent.fill(given(), '三郎');
  await userEvent.click(page.getByRole('button', { name: /内容を保存する$/ }));
  await expect.element(status).toHaveFocus();
  await expect.element(given()).toHaveValue('三郎');
});

test('氏名を直せる期限の後は、氏名のほかを直せる', async () => {
  await NameLocked.run();
  expect(given().query()).toBeNull();
  await expect.element(page.getByRole('radio', { name: '男性' })).toBeVisible();
});

test('支援の要る方には、本人の同意をたずねる', async () => {
  await Abroad.run();
  await expect.element(page.getByRole('checkbox', { name: /預かることに同意する/ })).toBeChecked();
  await userEvent.click(page.getByRole('radio', { name: '必要なし' }));
  expect(page.getByRole('checkbox', { name: /預かることに同意する/ }).query()).toBeNull();
});

test('入力の済んだページには、金額も予約番号もない', async () => {
  await Complete.run();
  await expect.element(page.getByRole('heading', { name: '自分の乗船券' })).toBeVisible();
  expect(document.body.textContent).toContain('2028年8月2日(水)');
  expect(document.querySelector('main')?.textContent).not.toMatch(/[0-9]円|予約番号/);
});

test('代表者は、だれが済んだかを見て、リンクを取り消せる', async () => {
  await Asked.run();
  await expect.element(page.getByText('山田 太郎 様 完了')).toBeVisible();
  await expect.element(page.getByText('山田 結 様 未完了')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /のリンクを ?取り消す/ }).first());
  await expect
    .element(page.getByRole('status').getByText('リンクを取り消しました。'))
    .toBeVisible();
});

test('コピーするリンクは、作ったときにだけ見られ、メールには正しい宛先が要る', async () => {
  await Sending.run();
  await userEvent.click(page.getByRole('button', { name: 'メールで送る' }));
  await expect
    .element(page.getByRole('link', { name: '同行者のメールアドレスを入力してください。' }))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'コピーするリンクを作る' }));
  await expect.element(page.getByText(/\/companion#[\w-]{43}$/)).toBeVisible();
});
