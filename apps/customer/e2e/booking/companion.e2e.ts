import { expect, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { bookByCalls } from '../support/drafts.ts';
import { mailbox } from '../support/mailbox.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import { choose, openRow, press } from '../support/press.ts';

test('同行者にリンクを送り、同行者が自分で入力すると、代表者に完了と分かり、同行者は自分の乗船券を開ける', async ({
  page,
  browser,
}) => {
  const { retry, repeatEachIndex } = test.info();
  const days = 36 + retry + repeatEachIndex;
  const { id } = await bookByCalls(page.request, { days, adults: 2 });
  await page.goto(`/customer/reservation-detail/${id}`);
  await openRow(page, 'companions');
  await press(page.getByRole('button', { name: /様にリンクを ?送る$/ }));
  const address = mailbox('jiro');
  await page.getByRole('textbox', { name: '同行者のメールアドレス' }).fill(address);
  await expectSoundPage(page);
  await press(page.getByRole('button', { name: 'メールで送る' }));
  await expect(page.getByText('入力のリンクを送りました')).toBeVisible();
  await expect(page.getByText(/ 様 未完了$/)).toBeVisible();

  const own = await browser.newContext();
  const companion = await own.newPage();
  const asked: string[] = [];
  companion.on('request', (each) => asked.push(each.url(), each.headers().referer ?? ''));
  const link = linkIn(await mailTo(page.request, address));
  await companion.goto(link);
  await expect(companion.getByText('入力がまだです')).toBeVisible();
  await expect(companion).toHaveURL(/\/companion$/);
  expect(asked.filter((each) => each.includes(link.split('#')[1] ?? ''))).toEqual([]);
  await expect(companion.getByText(/[0-9]円/)).toHaveCount(0);
  await companion.getByRole('textbox', { name: '名', exact: true }).fill('次郎');
  await companion.getByRole('textbox', { name: 'メイ', exact: true }).fill('じろう');
  await press(companion.getByRole('button', { name: '入力した内容を保存する' }));
  await expect(companion.getByRole('link', { name: /選択してください/ })).toBeVisible();
  await choose(companion.getByRole('radio', { name: '男性' }));
  await choose(companion.getByRole('radio', { name: '必要なし' }));
  await expectSoundPage(companion);
  await press(companion.getByRole('button', { name: '入力した内容を保存する' }));
  await expect(companion.getByText('保存しました')).toBeVisible();
  await expect(companion.getByText('ジロウ')).toBeVisible();
  await expectSoundPage(companion);
  await press(companion.getByRole('button', { name: '乗船券を開く' }));
  await expect(companion.getByRole('heading', { level: 1, name: '乗船券' })).toBeVisible();
  await expect(companion.getByText('花子')).toHaveCount(0);
  await own.close();

  await page.reload();
  await openRow(page, 'companions');
  await expect(page.getByText(/次郎 様 完了$/)).toBeVisible();
});
