import { expect } from '@playwright/test';
import { expectSoundPage } from '../../support/axe.ts';
import { test } from '../../support/own-site.ts';
import { press } from '../../support/press.ts';
import { heading } from '../../support/stubborn.ts';

// By touch: it is ordered on the way, on a phone.
test.use({ viewport: { width: 375, height: 800 }, isMobile: true, hasTouch: true });

/** A day whose sales open on 25 July at 9:00. */
const SOON = 'fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-09-25&adults=1';

test('受付前の便に先行申込をすると、受付開始の抽選でお席が取り置かれ、メールのリンクから手続きへ進める', async ({
  page,
  site,
}) => {
  const email = 'order@example.jp';
  const newestLink = async (subject: RegExp) => {
    const mails = (await site.readMails()).filter((mail) => subject.test(mail.subject));
    // Its text names the site by a placeholder.
    const [path] = /\/customer\/pre-order#[\w-]{24,}/.exec(mails.at(-1)?.text ?? '') ?? [];
    return path ? `${site.origin}${path}` : '';
  };
  await page.goto(`/customer/reservation/select-schedule?${SOON}`);
  await press(page.getByRole('link', { name: '先行申込をする' }).first());
  await expect(heading(page, '先行申込')).toBeVisible();
  await expectSoundPage(page);
  const send = page.getByRole('button', { name: '先行申込をする' });
  await press(send);
  await expect(page.getByRole('link', { name: '姓を入力してください。' })).toBeVisible();
  const answers = { 姓: '山田', 名: '花子', セイ: 'やまだ', メイ: 'はなこ', 乗船日の年齢: '42' };
  for (const [name, text] of Object.entries({ ...answers, メールアドレス: email })) {
    await page.getByRole('textbox', { name }).first().fill(text);
  }
  await press(send);
  await expect(page.getByText('申込は、まだ終わっていません')).toBeVisible();
  await expectSoundPage(page);

  expect(await newestLink(/先行申込のご確認/)).not.toBe('');
  await page.goto(await newestLink(/先行申込のご確認/));
  await expect(page.getByText('受け付けました。抽選を待っています')).toBeVisible();
  await expect(page).toHaveURL(/\/pre-order$/);
  await expectSoundPage(page);

  await site.setClock('2027-07-25T09:00:00+09:00');
  await expect.poll(() => newestLink(/先行申込のお席を確保しました/)).not.toBe('');
  await page.goto(await newestLink(/先行申込のお席を確保しました/));
  await expect(page.getByText('抽選の結果、お席を取り置きました')).toBeVisible();
  await expectSoundPage(page);
  await press(page.getByRole('button', { name: '予約のお手続きへ進む' }));
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(email);
  await expect(page.getByText(/^お席を.+までお取り置きしています$/)).toBeVisible();
});
