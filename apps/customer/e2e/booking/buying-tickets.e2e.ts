import { groupsOfFour } from '@ferry/format/reservation-number';
import { formatYen } from '@ferry/format/yen';
import { expect, type Page, test } from '@playwright/test';
import { expectSoundAtEnd, expectSoundPage } from '../support/axe.ts';
import {
  consent,
  dayFromNow,
  fillCustomer,
  fillPassenger,
  goOn,
  hold,
  pickCabin,
  reservationNumber,
} from '../support/booking.ts';
import { errorSummary } from '../support/error-summary.ts';
import { mailTo } from '../support/mails.ts';
import { operate } from '../support/operator.ts';
import { payButton, typeCard } from '../support/paying.ts';
import { choose, openRow, press } from '../support/press.ts';
import { firstDay, fromAquarium, toAquarium } from '../support/purchases.ts';
import { issuedReceipt } from '../support/receipts.ts';

const party = { adults: 2, children: 1 };

/** Types a day into the boxes of its field. */
async function typeDay(page: Page, field: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const boxes = page.getByRole('group', { name: field, exact: true });
  await boxes.getByRole('textbox', { name: '年', exact: true }).fill(year);
  await boxes.getByRole('textbox', { name: '月', exact: true }).fill(String(Number(month)));
  await boxes.getByRole('textbox', { name: '日', exact: true }).fill(String(Number(day)));
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const ticketPart = (page: Page) => page.getByRole('region', { name: '提携きっぷ' });
/** What a child pays at the aquarium without the ticket, and the fee of a ticket a week and more ahead; in yen. */
const ADMISSION = 1400;
const FEE = 200;

/** Hands the child's code in at the aquarium, once; the detail page says so. */
async function useAdmission(page: Page, code: string): Promise<void> {
  const take = (partner: string) => operate('redeem', code, '--partner', partner);
  expect(await take('北斗浜バス')).toMatchObject({
    exitCode: 1,
    text: expect.stringMatching(/^another partner/),
  });
  expect(await take('くじら水族館')).toMatchObject({ exitCode: 0 });
  expect(await take('くじら水族館')).toMatchObject({
    exitCode: 1,
    text: expect.stringMatching(/^used: taken at/),
  });
  await page.reload();
  const used = ticketPart(page).getByText(/^髙橋 一様の引換券 使用済み/);
  await expect(used).toHaveCount(1);
  await expect(ticketPart(page).getByText(/様の引換券を表示する$/)).toHaveCount(5);
  await openRow(page, 'history');
  const history = page.getByRole('list', { name: 'この予約の履歴' });
  await expect(history.getByText('引換券の使用')).toBeVisible();
  await expectSoundPage(page);
}

/** Cancels what is left, for the amounts that were said before the ticket was bought. */
async function cancelRest(page: Page, feeYen: number, refundYen: number): Promise<void> {
  await press(page.getByRole('link', { name: '予約を取り消す' }));
  await expect(heading(page, '予約を取り消す')).toBeFocused();
  await expect(
    page.getByText(`使ったもの:水族館の入館券 ${formatYen(ADMISSION)}`).first(),
  ).toBeVisible();
  await expectSoundPage(page);
  await choose(
    page.getByRole('checkbox', {
      name: `使った分と取消手数料${formatYen(feeYen)}、払い戻し額${formatYen(refundYen)}で、すべてを取り消す`,
    }),
  );
  await press(page.getByRole('button', { name: '取り消しを確定する' }));
  await expect(heading(page, '予約を取り消しました')).toBeFocused();
  // A refund is asked of the provider by a job.
  await expect(page.getByText('払い戻し済み')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText(`${formatYen(refundYen)}を、`)).toBeVisible();
  await expectSoundPage(page);
}

test('大人2名と小人1名で水族館の往復きっぷを買うと、乗船者と施設ごとの引換券があり、1枚を使って残りを取り消すと、購入の前に示した額が戻る', async ({
  page,
}) => {
  test.slow();
  const firstFrom = (days: number, section: Parameters<typeof firstDay>[2]) =>
    firstDay(page.request, dayFromNow(days).date, section, party);
  const outboundDay = await firstFrom(8, { ...toAquarium, partnerTicketId: 'pt_aquarium' });
  const returnDay = await firstFrom(20, fromAquarium);

  await page.goto('/customer/partner-tickets/pt_aquarium');
  await press(page.getByRole('link', { name: '日程を選ぶ' }).first());
  await expect(heading(page, '区間・日・人数を選ぶ')).toBeFocused();
  await press(page.getByRole('button', { name: '大人を増やす' }));
  await press(page.getByRole('button', { name: '小人を増やす' }));
  await typeDay(page, '往路の乗船日', outboundDay);
  await typeDay(page, '復路の乗船日', dayFromNow(60).date);
  await press(page.getByRole('button', { name: '便を検索する' }));
  await expect(errorSummary(page)).toContainText('往路の乗船日から14日以内');
  await typeDay(page, '復路の乗船日', returnDay);
  await expectSoundPage(page);
  await press(page.getByRole('button', { name: '便を検索する' }));

  await expect(heading(page, '往路の便と客室を選ぶ')).toBeFocused();
  await expect(page.getByText('復路は、往路の乗船日から14日以内の便に乗れます。')).toBeVisible();
  await pickCabin(page, /ツーリスト寝台/);
  await expect(page.getByText('きっぷに含む').first()).toBeVisible();
  await expect(page.getByText(/^等級を上げる/).first()).toBeVisible();
  await press(goOn(page));
  await expect(heading(page, '復路の便と客室を選ぶ')).toBeFocused();
  await expect(page.getByText('復路はあとで予約する')).toBeHidden();
  await pickCabin(page, /ツーリスト寝台/);
  await press(goOn(page));
  // The ship back leaves after midnight.
  await press(page.getByRole('button', { name: 'この夜の便に決める' }));

  await expect(heading(page, 'お客様情報を入力する')).toBeFocused();
  await fillCustomer(page);
  await fillPassenger(page, 2);
  await fillPassenger(page, 3, { name: '一', kana: 'ハジメ', age: '9' });
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await expect(errorSummary(page)).toContainText(
    '提携先への氏名と利用日の提供への同意が必要です。',
  );
  const naming = page.getByRole('checkbox', {
    name: /^くじら水族館、北斗浜バスへ、乗船者の氏名と利用日を提供することに同意する/,
  });
  await expect(naming).not.toBeChecked();
  await choose(naming);
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));

  await expect(heading(page, 'お支払い方法を選ぶ')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^クレジットカード/ })).toBeChecked();
  await expect(page.getByText('このきっぷの販売は、汐凪フェリー株式会社です。')).toBeVisible();
  await typeCard(page, '4242 4242 4242 4242');
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await expect(heading(page, '入力内容の確認')).toBeVisible();
  await expect(page.getByText('くじら水族館、北斗浜バスへ提供します。')).toBeVisible();
  await expectSoundAtEnd(page);
  await hold(page);
  await expect(page).toHaveURL(/\/partner-tickets\/reservation-confirm/);
  const contract = page.getByRole('region', { name: 'ご契約の内容' });
  for (const term of ['便と人数', '出港', '金額', 'お支払い', 'お申し込みの期限', '取消・変更']) {
    await expect(contract.getByRole('term').filter({ hasText: term }).first()).toBeVisible();
  }
  await expect(contract).toContainText('一部を使った後は');
  await expect(contract).toContainText(/水族館の入館券 大人2,800円・小人1,400円/);
  await expectSoundPage(page);
  await choose(consent(page));
  const paid = /^[\d,]+/.exec((await payButton(page).textContent()) ?? '')?.[0] ?? '';
  await press(payButton(page));

  await expect(heading(page, '予約が確定しました')).toBeVisible();
  await expect(page).toHaveURL(/\/partner-tickets\/reservation-completion/);
  const vouchers = page.getByRole('region', { name: '提携きっぷ' });
  // Two includes for three people.
  await expect(vouchers.getByText(/様の引換券を表示する$/)).toHaveCount(6);
  await press(vouchers.getByText('髙橋 一様の引換券を表示する').first());
  await expect(
    vouchers.getByRole('img', { name: '髙橋 一様の水族館の入館券のQRコード' }),
  ).toBeVisible();
  const code =
    (await vouchers
      .getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
      .filter({ visible: true })
      .textContent()) ?? '';
  await expect(vouchers.getByText('くじら水族館(北斗浜市浜町12番地)')).toBeVisible();
  await expectSoundPage(page);
  const number = await reservationNumber(page);

  await press(page.getByRole('link', { name: '予約の詳細を見る' }));
  await expect(page.getByRole('heading', { level: 1, name: '予約の詳細' })).toBeVisible();
  expect(await reservationNumber(page)).toBe(number);
  await expect(ticketPart(page).getByText(/様の引換券を表示する$/)).toHaveCount(6);
  await useAdmission(page, code);

  // The child's part, and the fee of the two tickets of which nothing was used.
  const keptYen = ADMISSION + 2 * FEE;
  const refundYen = Number(paid.replaceAll(',', '')) - keptYen;
  await cancelRest(page, keptYen, refundYen);
  const mail = (subject: string) =>
    mailTo(page.request, `${subject}のお知らせ(予約番号 ${groupsOfFour(number)})`);
  const cancelled = await mail('提携きっぷ取消・払い戻し');
  for (const yen of [ADMISSION, 2 * FEE, refundYen]) expect(cancelled).toContain(formatYen(yen));
  expect(await mail('払い戻し完了')).toContain(formatYen(refundYen));
  await press(page.getByRole('link', { name: '予約の詳細を見る' }));
  await expect(heading(page, '予約の詳細')).toBeVisible();
  // On the stub: there are no vouchers any more.
  await expect(page.getByText('くじら水族館 往復きっぷ', { exact: true }).first()).toBeVisible();
  // Of the payment itself nothing is left.
  const ofKept = await issuedReceipt(page, `${number}-1`);
  expect(ofKept).toContain(`使った分(くじら水族館往復きっぷ(小人))${formatYen(ADMISSION)}`);
  expect(ofKept).toContain(`合計${formatYen(keptYen)}`);
});
