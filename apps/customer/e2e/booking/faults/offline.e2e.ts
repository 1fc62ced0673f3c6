import { expect, type Page } from '@playwright/test';
import { openStep } from '../../support/drafts.ts';
import { DAY, NOW, test } from '../../support/own-site.ts';
import { agree } from '../../support/paying.ts';
import { choose, press } from '../../support/press.ts';
import { heading } from '../../support/stubborn.ts';

const banner = (page: Page) =>
  page.getByRole('region', { name: 'インターネットに接続できません。' });

/** Without a network for so many seconds; the step stays as it is, and nothing is sent. */
async function loseNetwork(page: Page, seconds: number, name: string): Promise<void> {
  // What comes late has to be there: the banner is part of it.
  await expect(page.getByRole('region', { name: '通知' })).toBeAttached();
  let sent = 0;
  const count = (request: { method(): string }) => {
    if (request.method() === 'POST') sent += 1;
  };
  page.on('request', count);
  await page.context().setOffline(true);
  await expect(banner(page)).toBeVisible();
  await page.clock.runFor(seconds * 1000);
  await expect(heading(page, name)).toBeVisible();
  await page.context().setOffline(false);
  await expect(banner(page)).toBeHidden();
  await expect(heading(page, name)).toBeVisible();
  page.off('request', count);
  expect(sent).toBe(0);
}

test('どの手順でオフラインになっても、つながれば入力は残り、何も勝手に送られない', async ({
  page,
  site,
}) => {
  const email = 'tunnel@example.jp';
  await page.clock.install({ time: new Date(NOW) });
  await openStep(page, 'customer-input', { date: DAY, email });
  await loseNetwork(page, 1, 'お客様情報を入力する');
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await expect(heading(page, 'お支払い方法を選ぶ')).toBeVisible();
  await loseNetwork(page, 30, 'お支払い方法を選ぶ');
  await choose(page.getByRole('radio', { name: /^乗船港の窓口/ }));
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await expect(heading(page, '入力内容の確認')).toBeVisible();
  await loseNetwork(page, 600, '入力内容の確認');
  await expect(page.getByText(email)).toBeVisible();
  await press(page.getByRole('button', { name: 'この内容で仮予約する' }));
  await expect(heading(page, '予約の確定')).toBeVisible();
  await agree(page);
  await loseNetwork(page, 600, '予約の確定');
  expect(await site.statesOf(email)).toEqual(['held']);
  await agree(page);
  await press(page.getByRole('button', { name: '予約を確定する' }));
  await expect(heading(page, '予約を受け付けました')).toBeVisible();
  expect(await site.statesOf(email)).toEqual(['confirmedUnpaid']);
});
