import { expect, type Page, test } from '@playwright/test';
import { listen } from '../support/announcements.ts';
import { dayFromNow } from '../support/booking.ts';
import { bookByCalls } from '../support/drafts.ts';
import { errorSummary } from '../support/error-summary.ts';
import { pressByKey } from '../support/keyboard.ts';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('キーボードだけで、予約の詳細から便を選び直し、変更を確定できる。読み上げる言葉のすべて', async ({
  page,
}) => {
  const { id } = await bookByCalls(page.request, { days: 54 });
  const expectSaid = await listen(page);
  await page.goto(`/customer/reservation-detail/${id}`);
  await expect(h1(page, '予約の詳細')).toBeVisible();
  await expectSaid(['(予約済み(お支払い待ち))']);
  await pressByKey(page, /^予約を変更する/);
  await expect(h1(page, '予約を変更する')).toBeFocused();
  await expectSaid([]);

  await pressByKey(page, /^便(?: |$)/);
  await expect(h1(page, '便と客室を選ぶ')).toBeFocused();
  await expectSaid(['準備しています。', /^\(\d+月\d+日\(.\)、4便が見つかりました。\)$/]);

  const { month, day } = dayFromNow(55);
  await pressByKey(page, new RegExp(`^${month}月${day}日`));
  await expect(
    page.getByRole('heading', { name: new RegExp(`${month}月${day}日.+の便$`) }),
  ).toBeVisible();
  await expectSaid([
    new RegExp(`^${month}月${day}日\\(.\\)、4便が見つかりました。いまの予約と比べて 差額なし$`),
  ]);
  await pressByKey(page, /^この便に変更して進む/);
  await expect(h1(page, '変更内容の確認')).toBeFocused();
  await expectSaid(['保存しています']);

  await pressByKey(page, /^この内容で変更の確定へ進む/);
  await expect(h1(page, '変更の確定')).toBeFocused();
  await expectSaid(['お席を確保しています']);

  // The question can be left again, and leads back to where it was asked.
  await pressByKey(page, /^変更をやめる/);
  const question = page.getByRole('alertdialog', { name: '変更をやめますか' });
  await expect(question).toBeVisible();
  const isBehind = () =>
    question.evaluate(
      (dialog) =>
        document.activeElement !== document.body && !dialog.contains(document.activeElement),
    );
  for (let count = 0; count < 4; count++) {
    await page.keyboard.press('Tab');
    // In the question, or in the browser's own controls: never on the page behind it.
    expect(await isBehind()).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '変更をやめる' })).toBeFocused();
  await expectSaid([]);

  await pressByKey(page, /^変更を確定する/);
  await expect(errorSummary(page)).toBeFocused();
  await expectSaid([]);
  await pressByKey(page, /取扱いに同意する$/, 'Space');
  await pressByKey(page, /^変更を確定する/);
  await expect(h1(page, '変更が完了しました')).toBeFocused();
  await expectSaid([
    '処理中です。画面を閉じないでください',
    /^\(ご予約を変更しました。お知らせのメールを.+にお送りします。\)$/,
  ]);
  await pressByKey(page, /^予約の詳細を見る/);
  await expect(h1(page, '予約の詳細')).toBeFocused();
});
