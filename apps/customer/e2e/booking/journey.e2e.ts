import { expect, test } from '@playwright/test';
import { listen } from '../support/announcements.ts';
import { expectSoundPage } from '../support/axe.ts';
import {
  bookUntilConfirm,
  chooseFirstCabin,
  choosePort,
  commit,
  contact,
  fillCustomer,
  fillPassenger,
  firstFamilyName,
  firstSailing,
  hold,
  openPassenger,
  search,
  toNextDay,
} from '../support/booking.ts';
import { openStep } from '../support/drafts.ts';
import { errorSummary } from '../support/error-summary.ts';
import { mailbox } from '../support/mailbox.ts';
import { portCell } from '../support/ports.ts';
import { openRow, press } from '../support/press.ts';
import { searchCell } from '../support/search-card.ts';

/** The day is one some days from now. */
const foundOnDay = /^\(\d+月\d+日\(.\)、4便が見つかりました。\)$/;

/** Of the cabin that is picked. */
const total = /^合計 [\d,]+円$/;

const trip = { from: '汐見港', to: '凪浦港', days: 10 };

test('便を探して予約し、ブラウザーを閉じた後も、番号と電話番号で予約を見つけられる', async ({
  page,
  browser,
}) => {
  const expectSaid = await listen(page);
  await bookUntilConfirm(page, trip);
  // 「保存しています」 answers the button.
  await expectSaid([foundOnDay, total, '保存しています', '保存しています', '確認しています']);
  await hold(page);
  await expectSaid(['お席を確保しています']);
  const number = await commit(page);
  await expectSaid(['処理中です。画面を閉じないでください', /^\(ご予約ありがとうございます。/]);

  const other = await browser.newContext({ locale: 'ja-JP' });
  const later = await other.newPage();
  await later.goto('/customer/reservation-search');
  await later.getByLabel('予約番号').fill(number.toLowerCase());
  await later.getByRole('textbox', { name: '電話番号' }).fill('090 1234 5678');
  await press(later.getByRole('button', { name: '予約を照会する' }));
  await expect(later.getByRole('heading', { level: 1, name: '予約の詳細' })).toBeFocused();
  await expect(later.getByText('予約済み(お支払い待ち)')).toBeVisible();
  await openRow(later, 'passengers');
  await expect(later.getByRole('rowheader', { name: '髙橋 花子' })).toBeVisible();
  await openRow(later, 'contact');
  await expect(later.getByRole('region', { name: '代表者・連絡先' })).toContainText(
    '髙橋 花子(タカハシ ハナコ)',
  );
  await other.close();
});

test('各手順で再読み込みしても、入力は残る', async ({ page }) => {
  await page.goto('/customer/');
  await search(page, trip);
  await page.reload();
  await chooseFirstCabin(page);
  await fillCustomer(page);
  const saved = page.getByText('入力内容を保存しました');
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(firstFamilyName(page)).toHaveValue('髙橋');
  await expect(page.getByLabel('セイ', { exact: true }).first()).toHaveValue('タカハシ');
  await expect(contact(page).getByLabel('電話番号', { exact: true })).toHaveValue('090-1234-5678');
  // A customer who begins again is offered what was begun.
  const tab = await page.context().newPage();
  for (const path of ['/customer/', '/customer/reservation']) {
    await tab.goto(path);
    await expect(tab.getByText('入力中のご予約があります')).toBeVisible();
    await expectSoundPage(tab);
  }
  await press(tab.getByRole('link', { name: '続きから入力する' }));
  await expect(tab.getByRole('heading', { level: 1, name: 'お支払い方法を選ぶ' })).toBeVisible();
  await tab.close();
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await choosePort(page);
  await expect(page.getByRole('heading', { level: 1, name: '入力内容の確認' })).toBeVisible();
  await page.reload();
  await hold(page);
  await page.reload();
  await commit(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '予約を受け付けました' })).toBeVisible();
  // Back leads to what was before, never to a second confirmation.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '便と客室を選ぶ' })).toBeVisible();
});

test('入力の途中ですぐに再読み込みしても、打った文字は残る', async ({ page }) => {
  await openStep(page, 'customer-input', trip);
  await openPassenger(page, 1);
  const name = firstFamilyName(page);
  await name.fill('佐藤');
  await page.reload();
  await expect(name).toHaveValue('佐藤');
});

test('「戻る」で前の手順に戻り、また進んでも、入力は残る', async ({ page }) => {
  await bookUntilConfirm(page, trip);
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^乗船港の窓口/ })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'お客様情報を入力する' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(mailbox());
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '便と客室を選ぶ' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(mailbox());
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: '入力内容の確認' })).toBeVisible();
});

test('便を選び直しても、お客様情報は残る', async ({ page }) => {
  await openStep(page, 'content-confirm', trip);
  await press(page.getByRole('link', { name: '便を変更する' }));
  await toNextDay(page);
  await chooseFirstCabin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'お客様情報を入力する' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(mailbox());
});

test('確認の画面から変えたい項目に直接移り、直すと確認の画面に戻る', async ({ page }) => {
  await openStep(page, 'content-confirm', { ...trip, adults: 2 });
  await press(page.getByRole('link', { name: '乗船者2(大人)を変更する' }));
  const line = page.locator('summary', { hasText: '乗船者2' });
  await expect(line).toBeFocused();
  await expect(line).toBeInViewport();
  await expect(page.getByRole('group', { name: '乗船者2(大人)' })).toBeVisible();
  await fillPassenger(page, 2, { name: '次郎', kana: 'ジロウ' });
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await expect(page.getByRole('heading', { level: 1, name: '入力内容の確認' })).toBeFocused();
  await expect(page.getByText('髙橋 次郎')).toBeVisible();
  await press(page.getByRole('link', { name: 'お支払い方法を変更する' }));
  await expect(page.getByRole('radio', { name: /^乗船港の窓口/ })).toBeChecked();
});

test('復路の条件が受け付けられないとき、何を直すかを伝え、直すと便が出る', async ({ page }) => {
  await openStep(page, 'customer-input', trip);
  const draft = new URL(page.url()).searchParams.get('draft');
  const returnPage = `/customer/reservation/select-schedule-return?draft=${draft}&adults=1`;
  await page.goto(`${returnPage}&vehicles=veh_bicycle,veh_bicycle`);
  const problem = '自転車の台数は、大人と小人の人数までです。';
  await expect(errorSummary(page)).toContainText(problem);
  await expect(page).toHaveTitle(/^エラー:復路の便と客室を選ぶ/);
  await expectSoundPage(page);
  await press(page.getByRole('button', { name: '大人を増やす' }));
  await press(page.getByRole('button', { name: 'この条件で復路を探し直す' }));
  await expect(firstSailing(page)).toBeVisible();
  await expect(page.getByText(problem)).toHaveCount(0);
});

test('後の手順のアドレスを直接開くと、足りない最初の手順に移る', async ({ page }) => {
  await page.goto('/customer/reservation/content-confirm');
  await expect(page).toHaveURL(/\/customer\/reservation(\?|$)/);
  await expect(page.getByText('先に便を選択してください。')).toBeVisible();

  for (const step of ['customer-input', 'reservation-confirm', 'reservation-completion']) {
    await page.goto(`/customer/reservation/${step}`);
    await expect(page.getByText('先に便を選択してください。')).toBeVisible();
  }

  await search(page, trip);
  await chooseFirstCabin(page);
  await expect(page).toHaveURL(/customer-input\?draft=/);
  await page.goto(page.url().replace('customer-input', 'content-confirm'));
  await expect(page.getByText('先にお客様情報を入力してください。')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'お客様情報を入力する' })).toBeVisible();
});

test('航路のない区間のアドレスを開くと、条件の入力に移り、条件は残る', async ({ page }) => {
  await page.goto(
    '/customer/reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_hokutohama&date=2027-01-10&adults=2',
  );
  await expect(page.getByRole('heading', { level: 1, name: '予約の条件' })).toBeVisible();
  await expect(portCell(page, '出発地')).toContainText('汐見港');
  await expect(searchCell(page, '人数・車両')).toContainText('大人2名');
});

test('必要な項目を空けて進むと、エラー要約に移動し、項目へ飛べる', async ({ page }) => {
  const expectSaid = await listen(page);
  await page.goto('/customer/');
  await search(page, trip);
  await chooseFirstCabin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'お客様情報を入力する' })).toBeFocused();
  await expectSaid([foundOnDay, total, '保存しています']);
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^エラー:お客様情報を入力する/);
  // A link into a passenger who is closed opens them first.
  await press(page.getByRole('heading', { name: /^乗船者1\(/ }));
  const passenger = page.getByRole('group', { name: /^乗船者1\(/ });
  await expect(passenger).toBeHidden();
  await press(summary.getByRole('link', { name: /^乗船者1\(大人\)の姓を入力してください。/ }));
  await expect(passenger.getByLabel('姓', { exact: true })).toBeFocused();
  await page.keyboard.insertText('佐藤');
  // One line for each person, to the first of what is wrong there; it follows what is put right.
  await expect(summary.getByRole('link')).toHaveCount(2);
  await passenger.getByLabel('名', { exact: true }).fill('花子');
  await press(summary.getByRole('link', { name: /^乗船者1\(大人\)のセイを入力してください。/ }));
  await expect(passenger.getByLabel('セイ')).toBeFocused();
  await press(summary.getByRole('link', { name: /^連絡先の電話番号を入力してください。/ }));
  await expect(contact(page).getByLabel('電話番号', { exact: true })).toBeFocused();
  await expectSoundPage(page);
});
