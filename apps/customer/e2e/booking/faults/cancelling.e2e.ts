import type { Reservation } from '@ferry/api/customer';
import { expect, type Page } from '@playwright/test';
import { listen } from '../../support/announcements.ts';
import { expectSoundPage } from '../../support/axe.ts';
import { consent as agreement, dayFromNow } from '../../support/booking.ts';
import { changeHeaders } from '../../support/drafts.ts';
import { openFamilyPayment } from '../../support/family.ts';
import { tabTo } from '../../support/keyboard.ts';
import { DAY, test } from '../../support/own-site.ts';
import { cards, goOnToPay, payButton, typeCard } from '../../support/paying.ts';
import { choose, press } from '../../support/press.ts';
import { bookStubbornly, heading } from '../../support/stubborn.ts';

// The day before the fee rises: until 26 July 200 yen, from 27 July 10 % of the fare.
const BEFORE = '2027-07-26T22:00:00+09:00';

const consent = (page: Page) => page.getByRole('checkbox', { name: /選んだものを取り消す$/ });
const confirm = (page: Page) => page.getByRole('button', { name: '取り消しを確定する' });
const cancelPath = (page: Page) =>
  `/customer/reservation-detail/${new URL(page.url()).searchParams.get('reservation')}/confirm`;

/** A paid booking of one adult. @returns the address where it is cancelled */
async function bookPaid(page: Page, email: string, date = DAY): Promise<string> {
  await bookStubbornly(page, { email, method: 'card', date });
  return cancelPath(page);
}

test.describe('America/New_York の端末', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('取消のページを開いたまま手数料の上がる0時を過ぎると、新しい手数料を伝え、同意を求め直し、その額で取り消す。どの言葉も一度だけ読み上げる', async ({
    page,
    site,
  }) => {
    const email = 'rise@example.jp';
    await site.setClock(BEFORE);
    const path = await bookPaid(page, email);
    const expectSaid = await listen(page);
    await site.setClock('2027-07-26T23:59:45+09:00');
    await page.goto(path);
    await expect(heading(page, '予約を取り消す')).toBeVisible();
    // Days and minutes of Japan, wherever the device is.
    await expect(page.getByText('手数料は、7月27日(火) 0:00に上がります')).toBeVisible();
    await expect(page.getByText('7月26日(月)まで')).toBeVisible();
    await expectSaid([/^\(手数料は200円、払い戻し額は[\d,]+円です。\)$/]);
    await consent(page).focus();
    await page.keyboard.press('Space');
    await expect(consent(page)).toBeChecked();

    const risen = /^手数料が200円から([\d,]+円)に変わりました$/;
    const news = page.getByText(risen);
    await expect(news).toBeVisible({ timeout: 30_000 });
    const [, fee = ''] = risen.exec((await news.textContent()) ?? '') ?? [];
    await expectSaid([
      new RegExp(
        `^手数料が200円から${fee}に変わりました。手数料は${fee}、払い戻し額は[\\d,]+円です。$`,
      ),
    ]);
    await expect(consent(page)).not.toBeChecked();
    await expectSoundPage(page);
    await press(confirm(page));
    await expect(page.getByText('金額をご確認のうえ').first()).toBeVisible();
    expect(await site.statesOf(email)).toEqual(['confirmed']);
    await choose(consent(page));
    await press(confirm(page));
    await expect(heading(page, '予約を取り消しました')).toBeFocused();
    await expect(page.getByText(fee).first()).toBeVisible();
  });
});

test.describe('Pacific/Auckland の端末', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('手数料の上がるどの分も、1分前までは前の額、その分からは次の額を示し、出港の時刻からは取り消せない', async ({
    page,
    site,
  }) => {
    const email = 'minutes@example.jp';
    const reservationNumber = await bookStubbornly(page, { email, method: 'card', date: DAY });
    const path = cancelPath(page);
    const [, id = ''] = /reservation-detail\/([^/]+)\//.exec(path) ?? [];
    const answer = await page.request.get(`/customer-api/reservations/${id}`);
    const { departureAt } = (await answer.json()).outbound.sailing;
    const openAt = async (instant: string | number) => {
      await site.setClock(new Date(instant).toISOString());
      // Days later the session is over, and its token with it.
      await page.request.get('/sanctum/csrf-cookie');
      const looked = await page.request.post('/customer-api/guest-sessions', {
        headers: { ...(await changeHeaders(page.request)), 'idempotency-key': crypto.randomUUID() },
        data: { reservationNumber, contactKind: 'email', contact: email },
      });
      expect(looked.status()).toBe(201);
      await page.goto(path);
    };
    for (const [at, before, after] of [
      [
        '2027-07-27T00:00:00+09:00',
        '手数料200円、払い戻し額4,720円',
        '手数料480円、払い戻し額4,440円',
      ],
      [
        '2027-08-01T00:00:00+09:00',
        '手数料480円、払い戻し額4,440円',
        '手数料1,440円、払い戻し額3,480円',
      ],
    ] as const) {
      await openAt(Date.parse(at) - 60_000);
      await expect(consent(page)).toHaveAccessibleName(new RegExp(`^${before}`));
      await openAt(at);
      await expect(consent(page)).toHaveAccessibleName(new RegExp(`^${after}`));
    }
    await openAt(Date.parse(departureAt) - 60_000);
    await expect(consent(page)).toHaveAccessibleName(/^手数料1,440円/);
    await openAt(departureAt);
    await expect(
      page.getByText('出発した行程、乗船手続きの済んだ行程、当日空席待ちの行程は取り消せません。'),
    ).toBeVisible();
    await expect(consent(page)).toHaveCount(0);
  });
});

test('キーボードだけで、選び直し、同意し、取り消せる。読み上げる言葉のすべて', async ({ page }) => {
  const path = await bookPaid(page, 'spoken@example.jp');
  const expectSaid = await listen(page);
  await page.goto(path);
  await expect(heading(page, '予約を取り消す')).toBeVisible();
  await expectSaid(['(手数料は200円、払い戻し額は4,720円です。)']);
  await tabTo(page, /^すべて/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '選んで取り消す' })).toBeChecked();
  await expectSaid([]);
  await tabTo(page, /を取り消す$/);
  await page.keyboard.press('Space');
  await expectSaid(['手数料は200円、払い戻し額は4,720円です。']);
  await tabTo(page, /^取り消しを確定する$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /金額をご確認のうえ/ })).toBeVisible();
  await expectSaid([]);
  await tabTo(page, /選んだものを取り消す/);
  await page.keyboard.press('Space');
  await tabTo(page, /^取り消しを確定する$/);
  await page.keyboard.press('Enter');
  await expect(heading(page, '予約を取り消しました')).toBeFocused();
  // The refund may have been sent before the page is read.
  await expectSaid(['取り消しています', /^(お知らせ払い戻し手続き中|完了払い戻し済み)4,720円を/]);
});

/** The first amount in what is read, in yen. */
const yenIn = (text: string | null): number =>
  Number(/([\d,]+)円/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN);

test('往路が欠航した往復は、差額も手数料もなく別の便に変えられ、それも欠航すれば、往路だけ全額が戻り、復路の額は変わらない', async ({
  page,
  site,
}) => {
  test.slow();
  // Already within the days of 30 %.
  await site.setClock('2027-08-10T12:00:00+09:00');
  const [date, next] = ['2027-08-11', '2027-08-12'];
  const { date: today } = dayFromNow(0);
  await openFamilyPayment(page, Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000));
  await typeCard(page, cards.frictionless);
  await goOnToPay(page);
  await press(payButton(page));
  await expect(heading(page, '予約が確定しました')).toBeFocused();
  const id = new URL(page.url()).searchParams.get('reservation') ?? '';
  const reservation = async (): Promise<Reservation> =>
    (await page.request.get(`/customer-api/reservations/${id}`)).json();
  const booked = await reservation();
  const detail = `/customer/reservation-detail/${id}`;

  expect(await site.stopSailings(date)).toBeGreaterThan(0);
  await page.goto(detail);
  await expect(
    page.getByRole('heading', { name: /^往路 8月11日\(水\).*の便は欠航します$/ }),
  ).toBeVisible();
  await expectSoundPage(page);
  await press(page.getByRole('link', { name: '別の便に乗る' }));
  await expect(heading(page, '予約を変更する')).toBeFocused();
  await expectSoundPage(page);
  await press(page.getByRole('button', { name: /^この便に乗る/ }).first());
  await expect(heading(page, '変更の確定')).toBeFocused();
  await choose(agreement(page));
  await press(page.getByRole('button', { name: '変更を確定する' }));
  await expect(heading(page, '変更が完了しました')).toBeFocused();
  const moved = await reservation();
  expect(moved.outbound.sailing.date).toBe(next);
  expect(moved.quote.outbound.totalYen).toBeLessThanOrEqual(booked.quote.outbound.totalYen);
  expect(moved.quote.return).toEqual(booked.quote.return);

  expect(await site.stopSailings(next)).toBeGreaterThan(0);
  await page.goto(detail);
  await press(page.getByRole('link', { name: '全額を払い戻す' }));
  await expect(heading(page, '予約を取り消す')).toBeFocused();
  await expect(page.getByRole('radio', { name: /^往路だけ/ })).toBeChecked();
  await expect(page.getByText('運航会社の都合のため、手数料はかかりません。')).toBeVisible();
  await expect(page.getByText('運航会社の都合のため無料').first()).toBeVisible();
  await expect(page.getByText(/に上がります$/)).toHaveCount(0);
  await expectSoundPage(page);
  const label = (await consent(page).evaluate((box) => box.closest('label')?.textContent)) ?? '';
  const [fee, refund = ''] = label.match(/[\d,]+円/g) ?? [];
  expect([fee, yenIn(refund)]).toEqual(['0円', moved.quote.outbound.totalYen]);
  await choose(consent(page));
  await press(confirm(page));
  await expect(heading(page, '予約の一部を取り消しました')).toBeFocused();
  await expect(page.getByText(refund).first()).toBeVisible();
  const left = await reservation();
  expect(left.quote.totalYen - left.waivedYen).toBe(booked.quote.return?.totalYen);
});
