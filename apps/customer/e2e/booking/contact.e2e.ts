import { groupsOfFour } from '@ferry/format/reservation-number';
import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { bookByCalls } from '../support/drafts.ts';
import { mailTo } from '../support/mails.ts';
import { openRow, press } from '../support/press.ts';

async function lookUp(page: Page, phone: string) {
  await page.getByRole('textbox', { name: '電話番号' }).fill(phone);
  await press(page.getByRole('button', { name: '予約を照会する' }));
}

test('メールのリンクから予約を開いて連絡先を直すと、メールアドレスは待ち、これまでのアドレスのリンクで止められる', async ({
  browser,
  request,
}) => {
  const { reservationNumber: number } = await bookByCalls(request, { days: 10 });

  // Another browser: the mail's link fills in the number.
  const other = await browser.newContext({ locale: 'ja-JP' });
  const later = await other.newPage();
  const mail = await mailTo(request, groupsOfFour(number));
  const link = /\/customer\/reservation-search\?number=\w+/.exec(mail)?.[0] ?? '';
  await later.goto(link);
  await expect(later.getByLabel('予約番号')).toHaveValue(/\w{4}-\w{4}/);
  await lookUp(later, '090-1234-5678');
  await expect(later.getByRole('heading', { level: 1, name: '予約の詳細' })).toBeFocused();
  await openRow(later, 'contact');
  await press(later.getByRole('button', { name: '連絡先を直す' }));
  await expectSoundPage(later);
  await later
    .getByRole('textbox', { name: '電話番号', exact: true })
    .fill('０８０ ８７６５ ４３２１');
  await later.getByRole('textbox', { name: 'メールアドレス' }).fill('another@example.jp');
  await press(later.getByRole('button', { name: '連絡先を保存する' }));
  await expect(later.getByText('メールアドレスの変更を待っています')).toHaveCount(2);
  await openRow(later, 'history');
  const [newest] = await later
    .getByRole('list', { name: 'この予約の履歴' })
    .getByRole('listitem')
    .allTextContents();
  expect(newest).toMatch(/連絡先の変更 お客様$/);
  await expectSoundPage(later);
  // The address with the number leads there as well.
  const { pathname } = new URL(later.url());
  await later.goto(`${pathname}/${number}`);
  await openRow(later, 'contact');
  await expect(later.getByText('080-8765-4321')).toBeVisible();
  await later.goto(`${pathname}/2222-3333`);
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('ページが見つかりません');

  // A visitor without a right to it is asked, with the number filled in.
  const third = await browser.newContext({ locale: 'ja-JP' });
  const visitor = await third.newPage();
  await visitor.goto(`${pathname}/${number}`);
  await expect(visitor.getByLabel('予約番号')).toHaveValue(/\w{4}-\w{4}/);
  await lookUp(visitor, '080-8765-4321');
  await openRow(visitor, 'contact');
  await expect(visitor.getByText('080-8765-4321')).toBeVisible();

  // The mailbox of before stops it: the number is what it was.
  const notice = await mailTo(
    request,
    `メールアドレスの変更の確認(予約番号 ${groupsOfFour(number)})`,
  );
  await visitor.goto(/\/customer\/contact-change#[\w-]+/.exec(notice)?.[0] ?? '');
  await expect(visitor).toHaveURL(/\/contact-change$/);
  await expectSoundPage(visitor);
  await press(visitor.getByRole('button', { name: '変更を止める' }));
  await expect(visitor.getByRole('heading', { level: 1, name: '変更を止めました' })).toBeFocused();
  await expectSoundPage(visitor);
  await visitor.goto(`/customer/reservation-search?number=${number}`);
  await lookUp(visitor, '080-8765-4321');
  await expect(visitor.getByText(/予約が見つかりませんでした。/)).toBeVisible();
  await lookUp(visitor, '090-1234-5678');
  await expect(visitor.getByText('髙橋 花子 090-1234-5678')).toBeVisible();
  await other.close();
  await third.close();
});
