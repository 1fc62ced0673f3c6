import { expect, type Page } from '@playwright/test';
import { expectSoundPage } from '../../support/axe.ts';
import { bookByCalls } from '../../support/drafts.ts';
import { DAY, test } from '../../support/own-site.ts';
import { choose, press } from '../../support/press.ts';
import { heading } from '../../support/stubborn.ts';

const receive = (page: Page) => page.getByRole('button', { name: 'お支払い番号を受け取る' });

async function lookUp(page: Page, email: string): Promise<void> {
  await choose(page.getByRole('radio', { name: 'メールアドレス' }));
  await page.getByRole('textbox', { name: /^メールアドレス/ }).fill(email);
  await press(page.getByRole('button', { name: '予約を照会する' }));
  await expect(heading(page, 'お支払い情報')).toBeVisible();
}

async function chooseStore(page: Page, name: string): Promise<void> {
  await choose(page.getByRole('radio', { name: /^コンビニ/ }));
  await choose(page.getByRole('radio', { name }));
}

test('メールのリンクから支払いに来て、画面を開いたまま期限を過ぎると、押したあとの照会で、お席を戻したとわかる', async ({
  page,
  site,
}) => {
  const email = 'lapse@example.jp';
  const { reservationNumber } = await bookByCalls(page.request, { date: DAY, email });
  await page.context().clearCookies();
  await page.goto(`/customer/reservation-search?number=${reservationNumber}&to=payment`);
  await lookUp(page, email);
  await chooseStore(page, 'みなとマート');
  await press(receive(page));
  await expect(
    page.getByText('過ぎると、予約は自動的に取り消され、お席を戻します。'),
  ).toBeVisible();
  expect(await site.statesOf(email)).toEqual(['confirmedUnpaid']);

  await site.setClock('2027-07-30T10:00:00+09:00');
  await chooseStore(page, 'うしおストア');
  await press(receive(page));
  // The right to see it has ended meanwhile: with the number filled in it is looked up, and gone on with.
  await expect(heading(page, '予約の照会')).toBeVisible();
  // Looked up before the server has ended it, the page would hear of that by itself, but 10 seconds later.
  await expect.poll(() => site.statesOf(email)).toEqual(['expired']);
  await lookUp(page, email);
  await expect(page.getByText('お支払いの期限が過ぎました').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '同じ条件で便を探す' })).toBeVisible();
  await expect(receive(page)).toHaveCount(0);
  await expectSoundPage(page);
});
