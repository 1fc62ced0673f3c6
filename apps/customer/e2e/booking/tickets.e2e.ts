import type { Reservation, TicketList } from '@ferry/api/customer';
import { addDays, jstDate } from '@ferry/format/date';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { expect, type Page } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { dayFromNow } from '../support/booking.ts';
import { bookByCalls, changeHeaders } from '../support/drafts.ts';
import { mailTo } from '../support/mails.ts';
import { newMember } from '../support/new-member.ts';
import { operate } from '../support/operator.ts';
import { test } from '../support/phone.ts';
import { openRow, press } from '../support/press.ts';
import { buyByCalls } from '../support/purchases.ts';
import { signIn } from '../support/session.ts';
import { keptPaths, workerReady } from '../support/worker.ts';

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const groupCode = (page: Page) =>
  page
    .getByRole('figure')
    .first()
    .getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);

/** Opens the tickets of a booking; returns the address. */
async function openTicketsOf(page: Page, { id }: Pick<Reservation, 'id'>): Promise<string> {
  const path = `/customer/reservation-detail/${id}/tickets`;
  await page.goto(path);
  await expect(h1(page, '乗船券')).toBeVisible();
  return path;
}

/** Books for a party and opens its tickets; returns the address. */
const openTickets = async (page: Page, adults: number): Promise<string> =>
  openTicketsOf(page, await bookByCalls(page.request, { days: 15, adults }));

const voucherPart = (page: Page) => page.getByRole('region', { name: '提携きっぷ' });
/** Noon of a day in Japan. */
const noonOf = (date: string) => Date.parse(`${date}T12:00:00+09:00`);

async function keep(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'この端末に保存する' }));
  await expect(page.getByText('この端末に保存しました')).toBeVisible();
}

test('家族が提携きっぷの乗船券を保存すると、サーバーがなく、ブラウザーを開き直しても、引換券とともに表示され、到着後は引換券だけが残り、期限の後は消える', async ({
  release,
  start,
}) => {
  let page = await start();
  const purchase = await buyByCalls(page.request, { days: 15, adults: 4 });
  const path = await openTicketsOf(page, purchase);
  await workerReady(page);
  await expectSoundPage(page);
  const code = (await groupCode(page).textContent()) ?? '';
  await keep(page);
  expect(await keptPaths(page)).toContain('/customer/ticket');
  await release.close();

  page = await start();
  await page.goto(path);
  await expect(h1(page, '乗船券')).toBeVisible();
  await expect(groupCode(page)).toHaveText(code);
  await expect(page.getByText('電波がないときも表示できます')).toBeVisible();
  await expect(page.getByText('乗船手続き締切(徒歩)')).toBeVisible();
  await press(page.getByText('乗船者4', { exact: true }));
  await expect(page.getByRole('img', { name: '乗船者4のQRコード' })).toBeVisible();
  // The vouchers of two includes for four people.
  const vouchers = voucherPart(page).getByText(/の引換券を表示する$/);
  await expect(vouchers).toHaveCount(8);
  await press(vouchers.first());
  await expect(
    voucherPart(page).getByRole('img', { name: /水族館の入館券のQRコード$/ }),
  ).toHaveCount(1);
  // Nobody's name is on the device.
  await expect(page.getByText('髙橋')).toHaveCount(0);
  await expectSoundPage(page);

  // From whatever else is opened, the way there is shown.
  await page.goto('/customer/');
  await press(page.getByRole('link', { name: '保存した乗船券を表示する' }));
  await expect(groupCode(page)).toHaveText(code);

  // After the last arrival the vouchers count until their last day.
  const { return: returnLeg, partnerTicket } = purchase;
  const arrival = jstDate(returnLeg?.sailing.arrivalAt ?? '');
  await page.clock.setFixedTime(noonOf(addDays(arrival, 1)));
  await page.goto(path);
  await expect(h1(page, 'この端末に保存した引換券')).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);
  await expect(vouchers).toHaveCount(8);
  await expectSoundPage(page);
  await page.clock.setFixedTime(noonOf(addDays(partnerTicket?.validUntil ?? '', 1)));
  await page.goto(path);
  await expect(h1(page, /できませんでした/)).toBeVisible();
  await expect(voucherPart(page)).toHaveCount(0);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  await page.goto(path);
  await expect(h1(page, 'インターネットに接続できません')).toBeVisible();
});

/** From a mail's link, which fills in the number, to the page that it is about. */
async function lookUp(page: Page, query: string, phone: string, heading: string): Promise<void> {
  await page.goto(`/customer/reservation-search?number=${query}`);
  await page.getByRole('textbox', { name: '電話番号' }).fill(phone);
  await press(page.getByRole('button', { name: '予約を照会する' }));
  await expect(h1(page, heading)).toBeVisible();
}

/** Takes one traveller out of a booking that is not paid yet. */
async function cancelPassenger(page: Page, reservation: Reservation, position: number) {
  const { id, version } = reservation;
  const headers = {
    ...(await changeHeaders(page.request)),
    'if-match': `"${version}"`,
    'idempotency-key': crypto.randomUUID(),
  };
  const at = `/customer-api/reservations/${id}`;
  const items = [{ leg: 'outbound', kind: 'passenger', position }];
  const quoted = await page.request.post(`${at}/cancellation-quotes`, { headers, data: { items } });
  const { feeYen, refundYen } = await quoted.json();
  const data = { items, feeYen, refundYen };
  const answer = await page.request.post(`${at}/cancellations`, { headers, data });
  expect(answer.status()).toBe(200);
}

test('車の家族がメールから開いた予約の乗船券を保存し、サーバーがないときに見せたコードで、港を通れる', async ({
  browser,
  release,
  request,
  start,
}) => {
  const wishes = { days: 34, adults: 4, hasCar: true };
  const { reservationNumber: booked } = await bookByCalls(request, wishes);

  let page = await start();
  const mail = await mailTo(request, groupsOfFour(booked));
  const number = /\/customer\/reservation-search\?number=(\w+)/.exec(mail)?.[1] ?? '';
  await lookUp(page, number, '090-1234-5678', '予約の詳細');
  await openRow(page, 'contact');
  await press(page.getByRole('button', { name: '連絡先を直す' }));
  await page
    .getByRole('textbox', { name: '電話番号', exact: true })
    .fill('０８０ ８７６５ ４３２１');
  await press(page.getByRole('button', { name: '連絡先を保存する' }));
  await expect(page.getByText('連絡先を変更しました。')).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}/tickets`);
  await workerReady(page);
  await keep(page);
  await release.close();
  page = await start();
  await page.goto(`${pathname}/tickets`);
  await expect(page.getByText('電波がないときも表示できます')).toBeVisible();
  await press(page.getByText('乗用車').last());
  await expect(page.getByRole('img', { name: '乗用車のQRコード' })).toBeVisible();
  const codes = await page
    .locator('figure')
    .getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    .allTextContents();
  const [group = '', first = '', second = '', third = '', fourth = '', car = ''] = codes;

  // Another one of the family, by the number and the phone as it is now.
  const other = await browser.newContext();
  const visitor = await other.newPage();
  await lookUp(visitor, `${number}&to=tickets`, '080-8765-4321', '乗船券');
  const path = `/customer-api${pathname.replace(/.*-detail/, '/reservations')}`;
  const reservation: Reservation = await (await visitor.request.get(path)).json();
  const list: TicketList = await (await visitor.request.get(`${path}/tickets`)).json();
  const signed = list.legs[0]?.group?.code ?? '';
  expect(list.legs[0]?.group?.shortCode).toBe(group.replace('-', ''));

  const { id: sailing } = reservation.outbound.sailing;
  const at = ['--sailing', sailing];
  const refused = async (text: RegExp, ...words: string[]) =>
    expect(await operate(...words)).toEqual({ exitCode: 1, text: expect.stringMatching(text) });
  const passed = async (text: RegExp, ...words: string[]) =>
    expect(await operate(...words)).toEqual({ exitCode: 0, text: expect.stringMatching(text) });
  const forged = `${signed.slice(0, 140)}${signed[140] === 'A' ? 'B' : 'A'}${signed.slice(141)}`;
  await refused(/forged/, 'check-in', forged, ...at);
  const nextDay = sailing.replace(/\d{8}$/, dayFromNow(35).date.replaceAll('-', ''));
  await refused(/^wrong sailing/, 'board', first, '--sailing', nextDay);
  // One of the four stays at home: the phone keeps what was true when it was stored.
  await cancelPassenger(visitor, reservation, 3);
  await refused(/^cancelled at/, 'board', fourth, ...at);
  await refused(/^cancelled at/, 'check-in', group, ...at);
  for (const code of [first, car]) {
    await passed(/is checked in at/, 'check-in', code, ...at);
    await passed(/is aboard at/, 'board', code, ...at);
  }
  await refused(/^used: aboard since/, 'board', first, ...at);
  await passed(/is checked in at/, 'check-in', second, ...at);
  await passed(/is checked in at/, 'check-in', third, ...at);
  await visitor.goto(pathname);
  await expect(visitor.getByText('乗船手続き済み', { exact: true })).toBeVisible();
  await passed(/is aboard at/, 'board', second, ...at);
  await visitor.goto(`${pathname}/tickets`);
  await expect(visitor.getByText('乗船済み', { exact: true })).toHaveCount(3);
  await passed(/is aboard at/, 'board', third, ...at);
  await visitor.goto(pathname);
  await expect(visitor.getByText('乗船済み', { exact: true })).toBeVisible();
  await other.close();
});

test('会員がログアウトすると、保存した乗船券も消える', async ({ release, start, request }) => {
  const member = await newMember(request);
  let page = await start();
  await page.goto('/customer/signin');
  await signIn(page, member);
  await expect(h1(page, 'フェリーのご予約')).toBeVisible();
  const path = await openTickets(page, 1);
  await workerReady(page);
  await keep(page);
  await page.goto('/customer/signout');
  await press(page.getByRole('button', { name: 'ログアウトする' }));
  await expect(page.getByText('ログアウトしました。')).toBeVisible();
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  await release.close();
  page = await start();
  await page.goto(path);
  await expect(h1(page, 'インターネットに接続できません')).toBeVisible();
  await expect(page.getByRole('link', { name: '保存した乗船券を表示する' })).toBeHidden();
});

test('送られたリンクは、その1枚だけを見せ、アドレスから消え、取り消すと使えない', async ({
  page,
  browser,
}) => {
  await openTickets(page, 2);
  await page.getByRole('combobox', { name: '送る乗船券' }).selectOption({ index: 1 });
  const made = page.waitForResponse(
    (response) => response.url().endsWith('/ticket-shares') && response.status() === 201,
  );
  await press(page.getByRole('button', { name: 'リンクを作る' }));
  const { token } = await (await made).json();
  await expect(page.getByText('リンクを作りました')).toBeVisible();

  const other = await browser.newContext({ viewport: { width: 375, height: 800 } });
  const companion = await other.newPage();
  const asked: string[] = [];
  companion.on('request', (request) => asked.push(request.url()));
  await companion.goto(`/customer/ticket#${token}`);
  await expect(companion.getByRole('figure')).toHaveCount(1);
  await expect(companion).toHaveURL(/\/customer\/ticket$/);
  expect(asked.filter((url) => new URL(url).search.includes(token))).toEqual([]);
  await expect(companion.getByText('髙橋')).toHaveCount(0);
  await expectSoundPage(companion);

  // Who presses Back later, at the same device, finds no ticket; the link itself opens it again.
  await companion.reload();
  await expect(companion.getByRole('figure')).toHaveCount(1);
  await press(companion.getByRole('link', { name: '汐凪フェリー' }));
  await expect(h1(companion, 'フェリーのご予約')).toBeVisible();
  await companion.reload();
  await companion.goBack();
  await expect(companion.getByText('届いたリンクをもう一度お開きください')).toBeVisible();
  await expect(companion.getByRole('figure')).toHaveCount(0);
  await companion.goto('/customer/');
  await companion.goto(`/customer/ticket#${token}`);
  await expect(companion.getByRole('figure')).toHaveCount(1);

  await press(page.getByRole('button', { name: /のリンクを ?取り消す$/ }));
  await expect(page.getByRole('button', { name: /のリンクを ?取り消す$/ })).toHaveCount(0);
  await press(companion.getByRole('button', { name: '最新の状態を確かめる' }));
  await expect(companion.getByText('このリンクの乗船券は表示できなくなりました')).toBeVisible();
  await expect(companion.getByRole('figure')).toHaveCount(0);
  await other.close();
});
