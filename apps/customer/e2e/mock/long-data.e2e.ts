import { expect, type Page, test } from '@playwright/test';
import { asDesktop, asPhone } from '../support/device.ts';
import { expectSoundLines, lineWidths } from '../support/lines.ts';
import { holdPage } from '../support/pages.ts';
import { prefer } from '../support/prefer.ts';
import { expectRoom, expectRoomAtZoom, expectRoomForLargeText } from '../support/room.ts';

// What the pages are made of is long here: 12月31日(木), 翌0:20(24:20), 1,230,000円, names of nine signs, ports
// of ten. Rules about width alone: what axe and speech are held to depends on no length.

const reservation = 'rsv_3fK9xQ2mLw8Z';
const draft = 'drf_7hT2kPq9VxYz';

/** The pages with their headings, in the order of a booking; `example` is that of the reservation. */
const pages = [
  { path: '', heading: 'フェリーのご予約' },
  {
    path: 'reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-12-31&adults=2&children=1',
    heading: '便と客室を選ぶ',
  },
  { path: `reservation/customer-input?draft=${draft}`, heading: 'お客様情報を入力する' },
  { path: `reservation/payment-input?draft=${draft}`, heading: 'お支払い方法を選ぶ' },
  { path: `reservation/content-confirm?draft=${draft}`, heading: '入力内容の確認' },
  { path: holdPage, heading: '予約の確定', example: 'longHeld' },
  {
    path: `reservation/reservation-completion?reservation=${reservation}`,
    heading: '予約が確定しました',
  },
  { path: `reservation-detail/${reservation}`, heading: '予約の詳細' },
  { path: `reservation-detail/${reservation}/tickets`, heading: '乗船券' },
  { path: 'ticket#Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE', heading: '乗船券' },
  { path: `reservation-detail/${reservation}/confirm`, heading: '予約を取り消す' },
  { path: `reservation/${reservation}`, heading: '予約を変更する' },
  {
    path: `reservation/${reservation}/content-confirm?draft=${draft}`,
    heading: '変更内容の確認',
  },
  {
    path: `reservation/${reservation}/reservation-confirm`,
    heading: '変更の確定',
    example: 'longChangeHeld',
  },
];

/** Asks the mock for what is long, of every call that has such an example. */
async function preferLong(page: Page, example: string): Promise<void> {
  const calls = ['ports', 'sailings?*', 'drafts/*', 'drafts/*/change-quote', 'shared-tickets'];
  for (const call of [...calls, 'reservations/*/tickets'])
    await prefer(page, `**/customer-api/${call}`, 'code=200, example=long');
  await prefer(page, '**/customer-api/reservations/*', `code=200, example=${example}`);
}

for (const { path, heading, example = 'long' } of pages) {
  test(`/${path} は、長い名前と金額と深夜の便でも「${heading}」が画面に収まる`, async ({
    page,
  }) => {
    await preferLong(page, example);
    await asPhone(page);
    await page.goto(`/customer/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/12月31日|フェリー港|勅使河原/);
    await expectSoundLines(page, lineWidths.phone);
    await expectRoomAtZoom(page);
    await expectRoomForLargeText(page);
    await asDesktop(page, { width: 1280, height: 800 });
    await expectRoom(page);
    await expectSoundLines(page, lineWidths.desktop);
    await expectRoom(page);
  });
}
