import { expect, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { openStep } from '../support/drafts.ts';
import { press } from '../support/press.ts';

test('入力の途中から、メールのリンクで別の端末に移って続けられる', async ({
  page,
  browser,
  request,
}) => {
  const mail = `resume-${Date.now()}@example.jp`;
  await openStep(page, 'customer-input', { days: 19 });
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(mail);
  await expect(page.getByText('入力内容を保存しました')).toBeVisible();
  await press(page.getByRole('button', { name: /^別の端末で続ける/ }));
  await expect(page.getByText('リンクをお送りしました')).toBeVisible();
  await expectSoundPage(page);

  const list = await (await request.get('/dev/mails')).text();
  const row = list.split('<tr>').find((each) => each.includes(mail)) ?? '';
  const path = /href="(\/dev\/mails\/\d+)"/.exec(row)?.[1] ?? '';
  const link =
    /https?:\S+\/reservation#[\w-]+/.exec(await (await request.get(path)).text())?.[0] ?? '';

  const context = await browser.newContext({ locale: 'ja-JP' });
  const phone = await context.newPage();
  const asked: string[] = [];
  phone.on('request', (each) => asked.push(each.url(), each.headers().referer ?? ''));
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1, name: 'お支払い方法を選ぶ' })).toBeVisible();
  expect(asked.filter((each) => each.includes(link.split('#')[1] ?? ''))).toEqual([]);
  await press(phone.getByRole('link', { name: 'お客様情報の入力に戻る' }));
  await expect(phone.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(mail);
  await phone.goto(link);
  await expect(
    phone.getByRole('heading', { level: 1, name: 'このリンクはすでに使用されています' }),
  ).toBeVisible();
  await expect(phone).toHaveURL(/\/errors\/mail-error\?reason=tokenUsed$/);
  await expectSoundPage(phone);
  await context.close();
});

test('トークンがまだ問い合わせ部分にある、途中で切れたメールのリンクも、そのことを伝えるページへ進み、アドレスにトークンを残さない', async ({
  page,
}) => {
  await page.goto('/customer/reservation?resume=Zk3vT9sQ1xLm8RbN4wYc7HdP');
  await expect(
    page.getByRole('heading', { level: 1, name: 'メールのリンクを確認できません' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/errors\/mail-error\?reason=tokenInvalid$/);
});
