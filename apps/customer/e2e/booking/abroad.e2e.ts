import type { Reservation } from '@ferry/api/customer';
import { expect, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import {
  chooseFirstCabin,
  commit,
  dayFromNow,
  fillCustomer,
  hold,
  search,
} from '../support/booking.ts';
import { choose, press } from '../support/press.ts';
import { searchCell } from '../support/search-card.ts';

test.use({ timezoneId: 'America/Los_Angeles' });

/** 「12月1日(火)」 of a day in Japan. */
function inWords(date: string): string {
  const [, month = '', day = ''] = date.split('-').map(Number);
  const weekday = '日月火水木金土'[new Date(`${date}T12:00:00Z`).getUTCDay()];
  return `${month}月${day}日(${weekday})`;
}

/** 「12月1日」 and 「10:05」 in Japan, wherever the browser is. */
function momentOf(instant: string): RegExp {
  const parts = new Intl.DateTimeFormat('ja-JP', {
    timeZone: 'Asia/Tokyo',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  return new RegExp(`${of('month')}月${of('day')}日\\(.\\) ?${of('hour')}:${of('minute')}`);
}

test('時計が1日進んだロサンゼルスの端末でも、日付と期限は日本のまま', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  const today = dayFromNow(0);
  const trip = { from: '汐見港', to: '凪浦港', days: 1 };
  const { date } = dayFromNow(trip.days);
  await page.goto('/customer/');
  await expect(searchCell(page, '乗船日')).toContainText(`${today.month}月${today.day}日`);
  await search(page, trip);
  await expect(page).toHaveURL(new RegExp(`date=${date}`));
  await expect(page.locator('[aria-current=date]')).toHaveText(
    new RegExp(`${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`),
  );
  await expect(page.getByText('11:20', { exact: true }).first()).toBeVisible();
  await expectSoundPage(page);
  await chooseFirstCabin(page);
  await expect(page.getByText(inWords(date)).first()).toBeVisible();
  await fillCustomer(page);
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await choose(page.getByRole('radio', { name: /^乗船港の窓口/ }));
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await expect(page.getByText(inWords(date)).first()).toBeVisible();
  await hold(page);
  const id = new URL(page.url()).searchParams.get('reservation');
  const answer = await page.request.get(`/customer-api/reservations/${id}`);
  const held: Reservation = await answer.json();
  await expect(page.getByText(momentOf(held.limitTime)).first()).toBeVisible();
  // By the server's clock there is an hour; by the browser's it would have been over for a day.
  await expect(page.getByRole('timer')).toHaveText(/^(60|59)分/);
  await expectSoundPage(page);
  await commit(page);
  await expect(page.getByText(inWords(date)).first()).toBeVisible();
});
