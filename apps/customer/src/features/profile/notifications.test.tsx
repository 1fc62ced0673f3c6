import { exampleOf } from '@ferry/api/examples';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answer, closeProfile, openProfile } from './profile-page.fixture.tsx';

const settings = exampleOf('getNotificationSettings', 200, 'default');
const changed = exampleOf('updateNotificationSettings', 200, 'default');

const open = (kept: unknown[], ...answers: (Answer | Promise<Answer>)[]) =>
  openProfile({ show: 'notifications', kept: { '/notification-settings': kept }, answers });

afterEach(closeProfile);

test('必ず届くお知らせにはスイッチがなく、ほかはキーボードで切り替えるとすぐに保存する', async () => {
  const { screen, sent } = await open([settings, changed], { status: 200, value: changed });
  const list = screen.getByRole('list', { name: 'メールのお知らせ' });
  await expect.element(list.getByRole('switch')).toHaveLength(2);
  await expect.element(list.getByText('必ず届きます')).toHaveLength(2);
  const news = list.getByRole('switch', { name: 'お得な便と新しい航路' });
  await expect.element(news).not.toBeChecked();
  (news.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('設定を保存しました。')).toBeVisible();
  await expect.element(news).toBeChecked();
  await expect.element(news).toHaveFocus();
  const body = { inspectionReminders: true, news: true };
  expect(sent).toEqual([{ method: 'PUT', path: '/notification-settings', version: '"3"', body }]);
});

test('続けて切り替えると、前の保存を待ち、その版から保存する', async () => {
  const off = { ...changed, inspectionReminders: false, version: 5 };
  const answers = [changed, off].map((value) => ({ status: 200, value }));
  const { screen, sent } = await open([settings, changed, off], ...answers);
  await screen.getByRole('switch', { name: 'お得な便と新しい航路' }).click();
  await screen.getByRole('switch', { name: '車検の期限' }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.map(({ version, body }) => [version, body])).toEqual([
    ['"3"', { inspectionReminders: true, news: true }],
    ['"4"', { inspectionReminders: false, news: true }],
  ]);
  await expect.element(screen.getByRole('switch', { name: '車検の期限' })).not.toBeChecked();
});

test('続けて切り替えて先の保存だけが失敗しても、保存したとは言わず、失敗を伝える', async () => {
  const conflict = exampleOf('updateNotificationSettings', 409, 'versionConflict');
  const first = Promise.withResolvers<Answer>();
  const second = { status: 200, value: { ...settings, inspectionReminders: false } };
  const { screen, sent } = await open([settings], first.promise, second);
  await screen.getByRole('switch', { name: 'お得な便と新しい航路' }).click();
  await screen.getByRole('switch', { name: '車検の期限' }).click();
  first.resolve({ status: 409, value: conflict });
  await expect.poll(() => sent.length).toBe(2);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByText('設定を保存しました。').elements()).toEqual([]);
});

test('別の画面で変わっていれば保存せず、いまの設定に戻して、そう伝える', async () => {
  const elsewhere = { inspectionReminders: false, news: false, version: 7 };
  const value = exampleOf('updateNotificationSettings', 409, 'versionConflict');
  const { screen } = await open([settings, elsewhere], { status: 409, value });
  await screen.getByRole('switch', { name: 'お得な便と新しい航路' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/別の画面で会員情報が変更されたため、保存しませんでした。/);
  await expect.element(screen.getByRole('switch', { name: '車検の期限' })).not.toBeChecked();
  await expect.element(screen.getByRole('switch', { name: /お得な便/ })).not.toBeChecked();
});
