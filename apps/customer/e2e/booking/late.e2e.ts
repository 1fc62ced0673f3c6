import type { Reservation, SailingSearchResult } from '@ferry/api/customer';
import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { dayFromNow } from '../support/booking.ts';
import { bookByCalls } from '../support/drafts.ts';
import { operate } from '../support/operator.ts';
import { press } from '../support/press.ts';

/** The first sailing of a day from 汐見港 to 凪浦港 that has places. */
async function sailingOn(page: Page, date: string): Promise<string> {
  const params = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura', date, adults: 2 };
  const found = await page.request.get('/customer-api/sailings', { params });
  const { sailingOffers }: SailingSearchResult = await found.json();
  const open = sailingOffers.find(({ availability }) => availability === 'available');
  return open?.sailing.id ?? '';
}

test('出港に間に合わない2人が「遅れます」と申し出ると、席を手放し、翌日の便に窓口で乗れる', async ({
  page,
}) => {
  const booked: Reservation = await bookByCalls(page.request, { days: 1, adults: 2 });
  const { reservationNumber: number } = booked;
  expect(await operate('payments', 'paid', number)).toMatchObject({ exitCode: 0 });
  const detail = `/customer/reservation-detail/${booked.id}`;
  await page.goto(`${detail}/tickets`);
  await press(page.getByRole('button', { name: '遅れます' }));
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/この行程の運賃は払い戻せなくなります/)).toBeVisible();
  await expectSoundPage(page);
  await press(question.getByRole('button', { name: '席を手放して、後の便で行く' }));
  await expect(page.getByText('当日空席待ちです', { exact: true })).toBeVisible();
  await expectSoundPage(page);
  // The place is another's: no ticket, no deadline, and the number for the window.
  await page.goto(detail);
  await expect(page.getByText(/汐見港の窓口で予約番号をお見せください/)).toBeVisible();
  await expect(page.getByText('乗船手続き締切')).toHaveCount(0);
  await expectSoundPage(page);
  const { id: given } = booked.outbound.sailing;
  const next = await sailingOn(page, dayFromNow(2).date);
  const list = await operate('sailings', 'passengers', given);
  expect(list.text).not.toContain(number);
  const taken = await operate('stand-by', number, '--sailing', next);
  expect(taken).toEqual({ exitCode: 0, text: expect.stringContaining('is checked in at') });
  await page.reload();
  await expect(page.getByText('乗船手続き済み', { exact: true })).toBeVisible();
  await expect(page.getByText('当日空席待ちでのご乗船')).toHaveCount(1);
  const again = await operate('stand-by', number, '--sailing', next);
  expect(again).toEqual({ exitCode: 1, text: expect.stringContaining('not on stand-by') });
});
