import { expect, type Page } from '@playwright/test';
import { firstSailing, hold } from '../../support/booking.ts';
import { openStep } from '../../support/drafts.ts';
import { mailbox } from '../../support/mailbox.ts';
import { DAY, isLong, NOW, test } from '../../support/own-site.ts';
import { agree, cards, payButton, typeCard } from '../../support/paying.ts';
import { press } from '../../support/press.ts';
import { searchCell } from '../../support/search-card.ts';
import { heading, sailingsOf } from '../../support/stubborn.ts';

const HOUR = 3_600_000;
const confirming = (page: Page) => page.getByRole('button', { name: '予約を確定する' });

async function holdFor(page: Page, email: string): Promise<void> {
  await openStep(page, 'content-confirm', { date: DAY, email });
  await hold(page);
}

test('確定の画面でお取り置きの期限が過ぎると伝え、入力を残したまま空席の確認からやり直せる', async ({
  page,
  site,
}) => {
  const email = 'expired@example.jp';
  await page.clock.install({ time: new Date(NOW) });
  await holdFor(page, email);
  await agree(page);
  await site.setClock('2027-07-20T11:05:00+09:00');
  // The page has not noticed: it slept, as a closed laptop does.
  await press(confirming(page));
  await expect(page.getByText('お取り置きの期限が過ぎ').first()).toBeVisible();
  await expect(confirming(page)).toBeHidden();
  expect(await site.statesOf(email)).toEqual(['expired']);
  await press(page.getByRole('link', { name: '空席と運賃を確認し直す' }));
  await expect(page.getByText(email)).toBeVisible();
  await press(page.getByRole('button', { name: 'この内容で仮予約する' }));
  await expect(heading(page, '予約の確定')).toBeVisible();
  await agree(page);
  await press(confirming(page));
  await expect(heading(page, '予約を受け付けました')).toBeVisible();
  expect((await site.statesOf(email)).sort()).toEqual(['confirmedUnpaid', 'expired']);
});

test('本人認証の間にお取り置きの期限が過ぎても、席は残り、支払いが終われば確定する', async ({
  page,
  site,
}) => {
  const email = 'while-paying@example.jp';
  await openStep(page, 'payment-input', { date: DAY, email });
  await typeCard(page, cards.challenge);
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await press(page.getByRole('button', { name: 'この内容で仮予約する' }));
  await expect(heading(page, '予約の確定')).toBeVisible();
  await site.setClock('2027-07-20T10:58:00+09:00');
  await agree(page);
  await press(payButton(page));
  await expect(heading(page, '本人認証サービス(3Dセキュア)')).toBeVisible();
  await site.setClock('2027-07-20T11:02:00+09:00');
  await press(page.getByRole('button', { name: '認証する', exact: true }));
  await expect(heading(page, '予約が確定しました')).toBeVisible();
  expect(await site.statesOf(email)).toEqual(['confirmed']);
});

const allShifts = [
  { name: '1日遅れた', hours: -24 },
  { name: '1日進んだ', hours: 24 },
  { name: '10年進んだ', hours: 10 * 365 * 24 },
];
// `booking/faults.e2e.ts` has one in every run.
const shifts = isLong ? allShifts : [];
for (const { name, hours } of shifts) {
  test(`${name}時計の端末でも、日付と残り時間はサーバーの時刻で決まる`, async ({ page }) => {
    await page.clock.install({ time: new Date(Date.parse(NOW) + hours * HOUR) });
    await page.goto('/customer/');
    await expect(searchCell(page, '乗船日')).toBeVisible();
    await holdFor(page, `shift-${hours}@example.jp`);
    await expect(page.getByRole('timer')).toHaveText(/^(?:59|60)分/);
    await expect(page.getByText('7月20日(火) 11:0', { exact: false }).first()).toBeVisible();
    await agree(page);
    await press(confirming(page));
    await expect(heading(page, '予約を受け付けました')).toBeVisible();
  });
}

for (const hours of [-2, 2]) {
  test(`途中で端末の時計が${hours}時間ずれても、お取り置きは続き、残り時間は直る`, async ({
    page,
    site,
  }) => {
    const email = `jump-${hours}@example.jp`;
    await page.clock.install({ time: new Date(NOW) });
    await holdFor(page, email);
    await page.clock.setSystemTime(new Date(Date.parse(NOW) + hours * HOUR));
    await page.clock.runFor(2000);
    // It is still held, and the page says so: nothing was given up because of the device's clock.
    await expect(confirming(page)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^(?:59|60)分/);
    expect(await site.statesOf(email)).toEqual(['held']);
    await agree(page);
    await press(confirming(page));
    await expect(heading(page, '予約を受け付けました')).toBeVisible();
  });
}

test('受付終了の時刻を過ぎた仮予約は、端末の時計にかかわらずサーバーが断り、便を選び直せる', async ({
  page,
  site,
}) => {
  // The midday sailing leaves at 11:20; web sales end two hours before.
  await site.setClock(`${DAY}T09:15:00+09:00`);
  await page.clock.install({ time: new Date(`${DAY}T08:00:00+09:00`) });
  // The first one that is still sold.
  await openStep(page, 'content-confirm', { date: DAY });
  await site.setClock(`${DAY}T09:20:00+09:00`);
  await press(page.getByRole('button', { name: 'この内容で仮予約する' }));
  await expect(page.getByRole('alert')).toContainText('インターネット予約の受付は終了しました');
  await page.goto(page.url().replace('content-confirm', 'customer-input'));
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(mailbox());
});

if (isLong) {
  test('検索している間に日付が変わると、前の日は過ぎた日になり、次の日は売られている', async ({
    page,
    site,
  }) => {
    await site.setClock('2027-07-20T23:59:50+09:00');
    await page.clock.install({ time: new Date('2027-07-20T23:59:50+09:00') });
    await page.goto(sailingsOf('2027-07-21'));
    await expect(firstSailing(page)).toBeVisible();
    await site.setClock('2027-07-21T00:00:10+09:00');
    await page.clock.setSystemTime(new Date('2027-07-21T00:00:10+09:00'));
    await page.reload();
    await expect(firstSailing(page)).toBeVisible();
    await page.goto(sailingsOf('2027-07-20'));
    await expect(firstSailing(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const timezoneId of isLong ? ['America/Los_Angeles', 'Pacific/Auckland'] : []) {
  test.describe(`${timezoneId} の端末`, () => {
    test.use({ timezoneId });
    // Clocks change there on these nights of 2027: a day of 23 or of 25 hours.
    test('時計の変わる日も、前後の日は1日ずつ並ぶ', async ({ page }) => {
      for (const day of ['2027-03-14', '2027-04-04', '2027-09-26', '2027-11-07']) {
        await page.goto(sailingsOf(day));
        const strip = page.getByRole('navigation', { name: '乗船日を変える' });
        await expect(strip.getByRole('link').first()).toBeVisible();
        const hrefs = await strip
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        const dates = hrefs.map((href) => /date=(\d{4}-\d\d-\d\d)/.exec(href)?.[1] ?? '');
        const numbers = dates.map((date) => Date.parse(date) / 86_400_000);
        for (const [index, number] of numbers.entries()) {
          if (index > 0) expect(number - (numbers[index - 1] ?? 0)).toBe(1);
        }
        expect(dates.length).toBeGreaterThan(2);
      }
    });
  });
}
