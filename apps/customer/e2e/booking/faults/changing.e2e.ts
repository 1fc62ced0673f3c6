import { expect, type Page } from '@playwright/test';
import { expectSoundPage } from '../../support/axe.ts';
import { beginChange, openCheck } from '../../support/changes.ts';
import { openStep } from '../../support/drafts.ts';
import { DAY, test } from '../../support/own-site.ts';
import { cards, goOnToPay, payButton, typeCard } from '../../support/paying.ts';
import { press } from '../../support/press.ts';
import { heading } from '../../support/stubborn.ts';

const holding = (page: Page) => page.getByRole('button', { name: 'この内容で変更の確定へ進む' });
const fee = (page: Page) =>
  page.getByRole('table', { name: '変更の前と後の金額' }).getByRole('row', { name: /^変更手数料/ });

/** A paid booking of two adults. @returns its id */
async function bookPaid(page: Page, email: string): Promise<string> {
  await openStep(page, 'payment-input', { date: DAY, adults: 2, email });
  await typeCard(page, cards.frictionless);
  await goOnToPay(page);
  await press(payButton(page));
  await expect(heading(page, '予約が確定しました')).toBeFocused();
  return new URL(page.url()).searchParams.get('reservation') ?? '';
}

test('確認している間に0時を過ぎて手数料が上がると、新しい額を見てからでないと進めない', async ({
  page,
  site,
}) => {
  await site.setClock('2027-07-26T22:00:00+09:00');
  const id = await bookPaid(page, 'change-rise@example.jp');
  const draft = await beginChange(page.request, { id }, { adults: 1 });
  await site.setClock('2027-07-26T23:59:00+09:00');
  await openCheck(page, { id }, draft);
  await expect(fee(page)).toContainText('200円');
  await expect(fee(page)).toContainText('7月27日(火) 0:00から、480円になります');
  await site.setClock('2027-07-27T00:00:05+09:00');
  await press(holding(page));
  const alert = page.getByRole('alert').filter({ hasText: '新しいお席を取り置けませんでした' });
  await expect(alert).toContainText('差額または手数料が変わりました');
  await expect(alert).toContainText('元の予約はそのまま残っています。');
  await expectSoundPage(page);
  await press(page.getByRole('button', { name: '最新の内容を表示する' }));
  // What it was going to be was said before as well.
  await expect(fee(page)).not.toContainText('200円');
  await expect(fee(page)).toContainText('480円');
  await expect(alert).toHaveCount(0);
  await press(holding(page));
  await expect(heading(page, '変更の確定')).toBeFocused();
  await expect(page.getByText('480円').first()).toBeVisible();
});
