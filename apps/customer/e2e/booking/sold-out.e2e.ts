import { expect, test } from '@playwright/test';
import { chooseFirstCabin, hold, toNextDay } from '../support/booking.ts';
import { holdAllBerths } from '../support/buyers.ts';
import { openStep } from '../support/drafts.ts';
import { mailbox } from '../support/mailbox.ts';

test('検索のあとに満席になった便は、入力を残して理由を伝え、便を選び直せる', async ({
  page,
  baseURL,
}) => {
  await openStep(page, 'content-confirm', { days: 13 });
  await holdAllBerths(page, baseURL ?? '');
  await page.getByRole('button', { name: 'この内容で仮予約する' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/満席になりました|満室になりました/);
  const again = page.getByRole('link', { name: '便を選び直す' });
  await expect(again).toBeFocused();
  const toHold = page.getByRole('button', { name: 'この内容で仮予約する' });
  await expect(toHold).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('この便は、いまご予約いただけません')).toBeVisible();
  await expect(again).toBeVisible();
  await expect(toHold).toHaveCount(0);
  await again.click();
  await toNextDay(page);
  await chooseFirstCabin(page);
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(mailbox());
  await page.getByRole('button', { name: '内容の確認へ進む' }).click();
  await hold(page);
});
