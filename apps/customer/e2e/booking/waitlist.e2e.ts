import { expect, request, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { dayFromNow, fillCustomer, finish, openFirstSailing } from '../support/booking.ts';
import { holdAllBerths } from '../support/buyers.ts';
import { changeHeaders, createDraft, holdDraft, openStep } from '../support/drafts.ts';
import { mailbox } from '../support/mailbox.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import { press } from '../support/press.ts';

test('満席の客室の空席待ちに登録し、空くとお席が取り置かれ、メールのリンクから予約できる', async ({
  page,
  baseURL,
}) => {
  // Offers to other entries stay held, so each try books a day of its own.
  const { retry, repeatEachIndex } = test.info();
  const days = 23 + retry + repeatEachIndex;
  // One berth is held by a customer who gives it back, all others by those who keep them.
  const buyer = await request.newContext({ ...(baseURL && { baseURL }) });
  const kept = await createDraft(buyer, { days, email: mailbox('buyer') });
  await holdDraft(buyer, kept);
  await openStep(page, 'customer-input', { days });
  await holdAllBerths(page, baseURL ?? '');

  const { date } = dayFromNow(days);
  const query = `fromPortId=port_shiomi&toPortId=port_nagiura&date=${date}&adults=1`;
  await page.goto(`/customer/reservation/select-schedule?${query}`);
  await openFirstSailing(page);
  await press(page.getByRole('link', { name: '満席の客室の空席待ちに登録する' }));
  await expect(page.getByRole('heading', { level: 1, name: '空席待ちに登録する' })).toBeVisible();
  await expectSoundPage(page);
  const join = page.getByRole('button', { name: '空席待ちに登録する' });
  await press(join);
  await expect(
    page.getByRole('link', { name: 'メールアドレスを入力してください。' }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(mailbox());
  await press(join);
  await expect(page.getByText('登録は、まだ終わっていません')).toBeVisible();
  await expectSoundPage(page);

  const link = linkIn(await mailTo(page.request, mailbox()));
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url(), each.headers().referer ?? ''));
  await page.goto(link);
  await expect(page.getByText('1〜5番目')).toBeVisible();
  await expect(page).toHaveURL(/\/waitlist$/);
  expect(asked.filter((each) => each.includes(link.split('#')[1] ?? ''))).toEqual([]);
  await expectSoundPage(page);
  await page.reload();
  await expect(page.getByText('空席を待っています')).toBeVisible();

  await buyer.delete(`/customer-api/drafts/${kept.id}`, { headers: await changeHeaders(buyer) });
  await buyer.dispose();
  await expect(async () => {
    expect(linkIn(await mailTo(page.request, mailbox()))).not.toBe(link);
  }).toPass({ timeout: 30_000 });
  await page.goto(linkIn(await mailTo(page.request, mailbox())));
  await expect(page.getByText('お席を取り置いています')).toBeVisible();
  await expectSoundPage(page);
  await press(page.getByRole('button', { name: '予約のお手続きへ進む' }));
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(mailbox());
  const until = page.getByText(/^お席を.+までお取り置きしています$/);
  await expect(until).toBeVisible();
  await expectSoundPage(page);
  await fillCustomer(page);
  await finish(page, async () => {
    if (await page.getByRole('heading', { level: 1, name: '入力内容の確認' }).isVisible())
      await expect(until).toBeVisible();
  });
  await page.goto('/customer/waitlist');
  await expect(page.getByText(/予約のお手続きに進みました/)).toBeVisible();
});
