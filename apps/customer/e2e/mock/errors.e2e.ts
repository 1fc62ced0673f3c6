import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { chooseFirstCabin, consent, goOn, pickCabin } from '../support/booking.ts';
import { errorSummary } from '../support/error-summary.ts';
import { holdPage } from '../support/pages.ts';
import { selectPort } from '../support/ports.ts';
import { prefer } from '../support/prefer.ts';
import { choose, press } from '../support/press.ts';

const confirmPage = '/customer/reservation/content-confirm?draft=drf_7hT2kPq9VxYz';

const toHold = (page: Page) => page.getByRole('button', { name: 'この内容で仮予約する' });

const holdErrors = [
  ['code=409, example=sailingSoldOut', 'ご希望の便は満席になりました。', '便を選び直す'],
  ['code=409, example=cabinSoldOut', '選択された客室は満室になりました。', '便を選び直す'],
  ['code=409, example=deckFull', '車両は満車になりました。', '便を選び直す'],
  ['code=409, example=petRoomFull', 'ペットルームは満室です。', '便を選び直す'],
  ['code=422, example=driverMissing', '車両ごとに運転者を選択してください。', 'お客様情報を直す'],
  ['code=422, example=womenOnly', '女性専用の客室です。', 'お客様情報を直す'],
  ['code=409, example=sailingCancelled', 'この便は欠航となりました。', '便を選び直す'],
  [
    'code=409, example=priceChanged',
    '12,300円から12,900円に変わりました(600円高くなりました)',
    '最新の内容を表示する',
  ],
  [
    'code=409, example=versionConflict',
    '別の画面でこの予約が変更されました。',
    '最新の内容を表示する',
  ],
  ['code=422, example=invalid', '入力内容をご確認ください。', 'お客様情報を直す'],
  ['code=422, example=salesNotOpen', 'から受け付けます。', '便を選び直す'],
  ['code=422, example=webSalesClosed', 'インターネット予約の受付は終了しました。', '便を選び直す'],
  ['code=429', 'ただいま混み合っています。', undefined],
  ['code=500', '申し訳ございません。処理できませんでした。', undefined],
  ['code=503', 'ただいまご利用いただけません。', undefined],
] as const;

/** Presses the button that holds, which is answered with the example. */
async function holdWith(page: Page, example: string, text: string): Promise<void> {
  await page.unrouteAll();
  await prefer(page, '**/customer-api/reservations', example);
  await press(toHold(page));
  await expect(page.getByRole('alert')).toContainText(text);
}

/** What holds whatever the answer was. */
async function expectAnswersKept(page: Page): Promise<void> {
  // Nothing that was answered is gone.
  await expect(page.getByText('hanako@example.jp')).toBeVisible();
  await expectSoundPage(page);
}

const hasOtherSailing = ([, , nextStep]: (typeof holdErrors)[number]) =>
  nextStep === '便を選び直す';

for (const [example, text, nextStep] of holdErrors.filter(hasOtherSailing)) {
  test(`仮予約が「${example}」になると、理由と次の手順を伝える`, async ({ page }) => {
    await page.goto(confirmPage);
    await holdWith(page, example, text);
    // What cannot be held is not offered once more: the way on stands in the button's place.
    await expect(page.getByRole('link', { name: nextStep })).toBeFocused();
    await expect(toHold(page)).toHaveCount(0);
    await expectAnswersKept(page);
  });
}

test('仮予約が断られても、できずに終わっても、そのつど理由と次の手順を伝え、もう一度押せる', async ({
  page,
}) => {
  await page.goto(confirmPage);
  for (const [example, text, nextStep] of holdErrors.filter((one) => !hasOtherSailing(one))) {
    await test.step(example, async () => {
      await holdWith(page, example, text);
      if (nextStep) {
        const action = page.getByRole('main').getByText(nextStep, { exact: true }).last();
        await expect(action).toBeVisible();
      }
      await expect(toHold(page)).toBeVisible();
      await expectAnswersKept(page);
    });
  }
});

const commitErrors = [
  ['code=410', 'お取り置きの期限が過ぎた'],
  ['code=409, example=reservationState', 'この予約では行えない操作です。'],
  ['code=500', '申し訳ございません。処理できませんでした。'],
] as const;

for (const [example, text] of commitErrors) {
  test(`予約の確定が「${example}」になると、理由を伝える`, async ({ page }) => {
    await prefer(page, '**/customer-api/reservations/*', 'code=200, example=held');
    await prefer(page, '**/customer-api/reservations/*/commit', example);
    await page.goto(`/customer/${holdPage}`);
    await choose(consent(page));
    await press(page.getByRole('button', { name: '予約を確定する' }));
    await expect(page.getByRole('alert')).toContainText(text);
  });
}

test('同意せずに確定を押すと、エラー要約に移動し、項目へのリンクが並ぶ', async ({ page }) => {
  await prefer(page, '**/customer-api/reservations/*', 'code=200, example=held');
  await page.goto(`/customer/${holdPage}`);
  await press(page.getByRole('button', { name: '予約を確定する' }));
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('入力内容をご確認ください(1件)');
  await press(summary.getByRole('link', { name: /個人情報の取扱いへの同意が必要です。$/ }));
  await expect(consent(page)).toBeFocused();
});

test('期限の切れた仮予約は、空席の確認からやり直せる', async ({ page }) => {
  await prefer(page, '**/customer-api/reservations/*', 'code=200, example=expired');
  await page.goto(`/customer/${holdPage}`);
  await press(page.getByRole('link', { name: '空席と運賃を確認し直す' }));
  await expect(page.getByRole('heading', { level: 1, name: '入力内容の確認' })).toBeVisible();
});

test('照会が断られると、そのつど入力を残して理由を伝える', async ({ page }) => {
  await page.goto('/customer/reservation-search');
  await page.getByLabel('予約番号').fill('７ｋｑ４－ｍｘ９ｒ');
  await page.getByRole('textbox', { name: '電話番号' }).fill('０９０−１２３４−５６７８');
  for (const [example, text] of [
    ['code=404', '予約が見つかりませんでした。'],
    ['code=429, example=lookupLocked', '15分間照会を停止しています。'],
  ] as const) {
    await page.unrouteAll();
    await prefer(page, '**/customer-api/guest-sessions', example);
    await press(page.getByRole('button', { name: '予約を照会する' }));
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.getByLabel('予約番号')).toHaveValue('７ｋｑ４－ｍｘ９ｒ');
  }
});

const chooseErrors = [
  ['code=422, example=noAdult', '大人を追加してください。'],
  ['code=422, example=partyTooLarge', '団体予約窓口(0120-000-470)へご連絡ください。'],
  ['code=422, example=capacityMismatch', '客室の定員と人数が合いません。'],
  ['code=422, example=vehicleTooLong', 'この長さの車両はインターネットではご予約いただけません。'],
  ['code=422, example=vehicleTooHigh', 'この高さの車両は、この便に載せられません。'],
  ['code=422, example=vehiclePhoneOnly', 'この車両はインターネットではご予約いただけません。'],
] as const;

test('便の選択が断られると、そのつど理由を伝え、一覧は残る', async ({ page }) => {
  await page.goto(
    '/customer/reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-08-02&adults=2&children=1',
  );
  await pickCabin(page);
  for (const [example, text] of chooseErrors) {
    await test.step(example, async () => {
      await page.unrouteAll();
      await prefer(page, '**/customer-api/drafts', example);
      await press(goOn(page));
      await expect(page.getByRole('alert')).toContainText(text);
      await expect(goOn(page)).toBeVisible();
    });
  }
});

test('便のない日は、近い運航日を案内する', async ({ page }) => {
  await prefer(page, '**/customer-api/sailings?*', 'code=200, example=none');
  await page.goto(
    '/customer/reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-08-02&adults=1',
  );
  await expect(page.getByRole('heading', { name: 'この日は運航がありません' })).toBeVisible();
  await expect(page.getByRole('link', { name: '2027年8月3日(火)' })).toBeVisible();
});

const sailings = '**/customer-api/sailings?*';
const schedulePath =
  '/reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-08-02&adults=1';

for (const [example, reason, title] of [
  ['code=503', 'unavailable', 'ただいま、ご利用いただけません'],
  ['code=500', 'error', '申し訳ございません。処理できませんでした'],
] as const) {
  test(`開こうとしたページが「${example}」になると、そのことを伝えるページに進み、開きたかったページをもう一度開ける`, async ({
    page,
  }) => {
    await prefer(page, sailings, example);
    await page.goto(`/customer${schedulePath}`);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    await expect(page.getByText(/^お問い合わせ番号:req_/)).toBeVisible();
    const address = new URL(page.url());
    expect(address.pathname).toBe('/customer/errors/sorry');
    expect(address.searchParams.get('reason')).toBe(reason);
    expect(address.searchParams.get('back')).toBe(schedulePath);
    await expectSoundPage(page);
    // As long as it lasts, Back leads to the same page.
    const again = page.getByRole('link', { name: 'もう一度開く' });
    await Promise.all([page.waitForRequest(sailings), press(again)]);
    await expect(heading).toBeVisible();
    await page.unrouteAll();
    await press(again);
    await expect(page.getByRole('heading', { level: 1, name: '便と客室を選ぶ' })).toBeVisible();
    await expect(page).toHaveURL(`/customer${schedulePath}`);
  });
}

test('開けなかったページからは、「戻る」で元のページに戻れる', async ({ page }) => {
  await page.goto('/customer/reservation');
  await prefer(page, sailings, 'code=503');
  await selectPort(page, '出発地', '汐見港');
  await selectPort(page, '到着地', '凪浦港');
  await press(page.getByRole('button', { name: '便を検索する' }));
  await expect(page).toHaveURL(/\/errors\/sorry/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '予約の条件' })).toBeVisible();
});

test('打った内容を保存できていない間は、開けなかったページにとどまる', async ({ page }) => {
  await page.goto(`/customer${schedulePath}`);
  await chooseFirstCabin(page);
  await prefer(page, '**/customer-api/drafts/*/customers', 'code=503');
  await prefer(page, sailings, 'code=503');
  const mail = page.getByRole('textbox', { name: 'メールアドレス' });
  await mail.fill('hana@example.jp');
  await page.goBack();
  await expect(
    page.getByRole('heading', { name: '申し訳ございません。ページを表示できませんでした' }),
  ).toBeVisible();
  await expect(page).toHaveURL(`/customer${schedulePath}`);
  await page.goForward();
  await expect(mail).toHaveValue('hana@example.jp');
});

for (const [example, reason, title] of [
  ['code=404', 'tokenInvalid', 'メールのリンクを確認できません'],
  ['code=410', 'confirmationExpired', '確認のリンクの有効期限が切れています'],
] as const) {
  test(`メールアドレスの確認が「${example}」になると、そのことを伝えるページへ進み、アドレスにトークンを残さない`, async ({
    page,
  }) => {
    await prefer(page, '**/customer-api/mail-confirmations', example);
    await page.goto('/customer/confirm-mail#Zk3vT9sQ1xLm8RbN4wYc7HdP');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(`/customer/errors/mail-error?reason=${reason}`);
    await expectSoundPage(page);
  });
}

test('見る権利のない予約では、照会のページに移り、理由を伝える', async ({ page }) => {
  await prefer(page, '**/customer-api/reservations/*', 'code=404');
  await page.goto('/customer/reservation-detail/rsv_3fK9xQ2mLw8Z');
  await expect(page).toHaveURL(/reservation-search/);
  await expect(page.getByText('予約番号と連絡先をご入力ください')).toBeVisible();
});
