import type { Reservation } from '@ferry/api/customer';
import { addDays } from '@ferry/format/date';
import { expect, type Page, request, test } from '@playwright/test';
import { listen } from '../support/announcements.ts';
import { expectSoundPage } from '../support/axe.ts';
import { consent, pickCabin, toNextDay } from '../support/booking.ts';
import { changeHeaders } from '../support/drafts.ts';
import { errorSummary } from '../support/error-summary.ts';
import { tabTo } from '../support/keyboard.ts';
import { choose, press } from '../support/press.ts';
import { buyTicket, dayWithSlots } from '../support/purchases.ts';

const ticket = {
  section: { fromPortId: 'port_nagiura', toPortId: 'port_hokage' },
  partnerTicketId: 'pt_bicycle',
};
const MORNING = '10:30';
const AFTERNOON = '14:15';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const slot = (page: Page, at: string) =>
  page.getByRole('radio', { name: new RegExp(`^${at}から`) });
const change = (page: Page) => page.getByRole('button', { name: '選んだ時間枠に変更する' });
const refused = (page: Page) => page.getByRole('alert').filter({ hasText: '変更できませんでした' });
const vouchers = (page: Page) => page.getByRole('region', { name: '提携きっぷ' });
const pathOf = ({ id }: Reservation) => `/customer/partner-tickets/${id}/select-other-schedule`;

/** Bicycles for two on the nth day, over two nights, with the slot of the morning between them. */
async function buyBicycles(page: Page, nth: number) {
  const people = { adults: 2, children: 0 };
  const date = await dayWithSlots(page.request, ticket.partnerTicketId, nth);
  const day = addDays(date, 1);
  const purchase = { ...ticket, ...people, date, returnDate: addDays(date, 2) };
  const slots = [{ include: 0, day, at: MORNING }];
  return { bought: await buyTicket(page.request, { ...purchase, slots }), purchase, day };
}

/** 「12月8日」 */
const shownDay = (date: string) => {
  const [, month, day] = date.split('-').map(Number);
  return `${month}月${day}日`;
};

test('キーボードだけで、買ったきっぷの時間枠を変更できる。読み上げる言葉のすべて', async ({
  page,
}) => {
  const { bought, day } = await buyBicycles(page, 0);
  const expectSaid = await listen(page);
  await page.goto(`/customer/reservation-detail/${bought.id}`);
  await expect(h1(page, '予約の詳細')).toBeVisible();
  await expect(vouchers(page).getByRole('link', { name: '時間枠を変更する' })).toBeVisible();
  await expectSaid(['(予約確定(お支払い済み))']);

  await tabTo(page, /^時間枠を変更する$/, 80);
  await page.keyboard.press('Enter');
  await expect(h1(page, '便と時間枠の変更')).toBeFocused();
  const slots = page.getByRole('region', { name: '時間枠', exact: true });
  await expect(slots).toContainText(new RegExp(`${shownDay(day)}\\(.\\) ${MORNING}から`));
  await expect(slot(page, MORNING)).toBeChecked();
  await expectSoundPage(page);
  await expectSaid([]);

  await tabTo(page, /^選んだ時間枠に変更する$/);
  await page.keyboard.press('Enter');
  await expect(errorSummary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^エラー:/);
  await tabTo(page, /^いまとは別の時間枠をお選びください。$/);
  await page.keyboard.press('Enter');
  await expect(slot(page, '9:30')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(slot(page, AFTERNOON)).toBeChecked();
  await expect(errorSummary(page)).toHaveCount(0);
  await tabTo(page, /^選んだ時間枠に変更する$/);
  await page.keyboard.press('Enter');

  await expect(h1(page, '予約の詳細')).toBeFocused();
  await expectSaid([
    '変更しています',
    '(予約確定(お支払い済み))',
    '完了時間枠を変更しました。新しい時間枠は、メールでもお知らせします。',
  ]);
  await expect(page.getByText('時間枠を変更しました。')).toBeVisible();
  await expect(vouchers(page)).toContainText(
    new RegExp(`${shownDay(day)}\\(.\\) ${AFTERNOON}から`),
  );
  await expectSoundPage(page);
});

test('選んだ時間枠が埋まると、そこで言い、空きを読み直し、別の枠を選べる', async ({
  page,
  baseURL,
}, { retry, repeatEachIndex }) => {
  // A day is full after one run.
  const nth = 4 + retry + repeatEachIndex;
  const { bought, purchase, day } = await buyBicycles(page, nth);
  await page.goto(pathOf(bought));
  await choose(slot(page, AFTERNOON));
  for (const adults of [9, 3]) {
    const buyer = await request.newContext({ baseURL });
    const slots = [{ include: 0, day, at: AFTERNOON }];
    await buyTicket(buyer, { ...purchase, adults, slots });
    await buyer.dispose();
  }
  await press(change(page));
  await expect(errorSummary(page)).toBeFocused();
  await expect(errorSummary(page)).toContainText('この時間の枠は埋まりました。');
  await expect(slot(page, AFTERNOON)).toBeDisabled();
  await expect(slot(page, MORNING)).toBeChecked();
  await expectSoundPage(page);
  await choose(slot(page, '9:30'));
  await press(change(page));
  await expect(h1(page, '予約の詳細')).toBeFocused();
  await expect(vouchers(page)).toContainText(new RegExp(`${shownDay(day)}\\(.\\) 9:30`));
});

test('別の画面で変わったときも、つながらないときも、選んだ時間枠は残り、もう一度押すと変わる', async ({
  page,
  context,
}) => {
  const { bought, day } = await buyBicycles(page, 1);
  await page.goto(pathOf(bought));
  await choose(slot(page, AFTERNOON));
  const url = `/customer-api/reservations/${bought.id}`;
  const elsewhere = await page.request.put(`${url}/partner-slots`, {
    headers: {
      ...(await changeHeaders(page.request)),
      'idempotency-key': crypto.randomUUID(),
      'if-match': `"${bought.version}"`,
    },
    data: { slots: [{ include: 0, day, at: '09:30' }] },
  });
  expect(elsewhere.status()).toBe(200);
  await press(change(page));
  await expect(refused(page)).toContainText('別の画面で予約の内容が変わりました。');
  const slots = page.getByRole('region', { name: '時間枠', exact: true });
  await expect(slots).toContainText(new RegExp(`${shownDay(day)}\\(.\\) 9:30から`));
  await expect(slot(page, AFTERNOON)).toBeChecked();
  await expectSoundPage(page);

  await context.setOffline(true);
  await press(change(page));
  await expect(refused(page)).toContainText('インターネットに接続できません');
  await expect(slot(page, AFTERNOON)).toBeChecked();
  await context.setOffline(false);
  await press(change(page));
  await expect(h1(page, '予約の詳細')).toBeFocused();
  await expect(vouchers(page)).toContainText(AFTERNOON);
});

test('idの付いた手順は、予約の同じ手順になり、ほかの人の予約や知らないidは、照会になる', async ({
  page,
  browser,
}) => {
  const { bought } = await buyBicycles(page, 2);
  const of = {
    'content-confirm': 'きっぷを変更する',
    'customer-input': 'きっぷを変更する',
    'payment-info': 'お支払い情報',
    'reservation-completion': 'きっぷを変更する',
    'reservation-confirm': 'きっぷを変更する',
    'select-other-schedule': '便と時間枠の変更',
  };
  const stranger = await browser.newPage();
  for (const [step, heading] of Object.entries(of)) {
    await page.goto(`/customer/partner-tickets/${bought.id}/${step}`);
    await expect(h1(page, heading)).toBeVisible();
    await expectSoundPage(page);
    for (const id of [bought.id, 'rsv_unknown0unknown0']) {
      await stranger.goto(`/customer/partner-tickets/${id}/${step}`);
      await expect(h1(stranger, '予約の照会')).toBeVisible();
      await expect(stranger.getByText('予約番号と連絡先をご入力ください')).toBeVisible();
    }
  }
  await stranger.close();
});

test('買ったきっぷの復路の便を次の日に変えると、差額なしで新しい日になり、時間枠と引換券は残る', async ({
  page,
}) => {
  const { bought, day, purchase } = await buyBicycles(page, 3);
  await page.goto(pathOf(bought));
  await press(page.getByRole('link', { name: '便を変更する' }));
  await expect(h1(page, 'きっぷを変更する')).toBeFocused();
  await expect(page.getByText('往路の日を替えると、使える日も変わります。')).toBeVisible();
  await expect(
    page.getByRole('list', { name: '変更できる項目' }).getByRole('listitem'),
  ).toHaveCount(3);
  await expectSoundPage(page);
  await press(page.getByRole('button', { name: /^復路の便/ }));
  await expect(h1(page, '復路の便と客室を選ぶ')).toBeFocused();
  await toNextDay(page);
  await pickCabin(page);
  await press(page.getByRole('button', { name: 'この便に変更して進む' }));

  await expect(h1(page, '変更内容の確認')).toBeFocused();
  const newReturn = shownDay(addDays(purchase.returnDate, 1));
  await expect(page.getByRole('region', { name: '便の変更' })).toContainText(newReturn);
  await expect(page.getByRole('region', { name: '提携きっぷの変更' })).toHaveCount(0);
  await press(page.getByRole('button', { name: 'この内容で変更の確定へ進む' }));
  await expect(h1(page, '変更の確定')).toBeFocused();
  await choose(consent(page));
  await press(page.getByRole('button', { name: '変更を確定する' }));
  await expect(h1(page, '変更が完了しました')).toBeFocused();
  await expect(page.getByText('お支払いも払い戻しもありません')).toBeVisible();

  await press(page.getByRole('link', { name: '予約の詳細を見る' }));
  await expect(h1(page, '予約の詳細')).toBeFocused();
  const answer = await page.request.get(`/customer-api/reservations/${bought.id}`);
  const changed: Reservation = await answer.json();
  expect(changed.return?.sailing.date).toBe(addDays(purchase.returnDate, 1));
  expect(changed.quote.totalYen).toBe(bought.quote.totalYen);
  await expect(vouchers(page)).toContainText(new RegExp(`${shownDay(day)}\\(.\\) ${MORNING}から`));
  await expect(vouchers(page).getByText(/様の引換券を表示する$/)).toHaveCount(4);
});

test('往路の便を2日後に変えると、合わなくなった時間枠を選び直し、使える日の前と後が並ぶ', async ({
  page,
}) => {
  const { bought, day, purchase } = await buyBicycles(page, 4);
  await page.goto(`/customer/reservation/${bought.id}`);
  await press(page.getByRole('button', { name: /^往路の便/ }));
  await expect(h1(page, '往路の便と客室を選ぶ')).toBeFocused();
  await toNextDay(page);
  await toNextDay(page);
  await pickCabin(page);
  await press(page.getByRole('button', { name: 'この便に変更して進む' }));
  // The return leg sails before the new arrival, or on its day: it is chosen anew.
  await expect(h1(page, '復路の便と客室を選ぶ')).toBeFocused();
  await toNextDay(page);
  await pickCabin(page);
  await press(page.getByRole('button', { name: 'この便に変更して進む' }));

  await expect(h1(page, '時間枠を選び直す')).toBeFocused();
  await expectSoundPage(page);
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await expect(errorSummary(page)).toBeFocused();
  await choose(slot(page, MORNING));
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await expect(h1(page, '変更内容の確認')).toBeFocused();
  const ticketPart = page.getByRole('region', { name: '提携きっぷの変更' });
  const after = shownDay(addDays(purchase.date, 2));
  await expect(ticketPart).toContainText(
    new RegExp(`${shownDay(day)}\\(.\\) ${MORNING}から → ${after}\\(.\\) ${MORNING}から`),
  );
  await expectSoundPage(page);
});
