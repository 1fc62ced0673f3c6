import { groupsOfFour } from '@ferry/format/reservation-number';
import { expect, type Page, test } from '@playwright/test';
import { chooseFirstCabin, dayFromNow, finish } from '../support/booking.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import { NEW_PASSWORD } from '../support/new-member.ts';
import { choose, openRow, press } from '../support/press.ts';
import { expectMember } from '../support/session.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function signUp(page: Page, email: string, mail: () => Promise<string>): Promise<void> {
  await press(page.getByRole('link', { name: '新規会員登録' }));
  // The page before has a box of the same name.
  await expect(heading(page, '会員登録のお申し込み')).toBeVisible();
  await box(page, 'メールアドレス').fill(email);
  await choose(page.getByRole('checkbox', { name: /同意します/ }));
  await press(page.getByRole('button', { name: '登録用メールを送る' }));
  await expect(heading(page, 'メールをお送りしました')).toBeVisible();
  await page.goto(linkIn(await mail()));
  const booking = page.getByRole('region', { name: 'この予約へ戻ります' });
  await expect(booking).toContainText('汐見港');
  const answers = { 姓: '高橋', 名: '美咲', セイ: 'タカハシ', メイ: 'ミサキ' };
  const rest = { 年: '1988', 月: '6', 日: '14', 電話番号: '09023456789', 郵便番号: '0400063' };
  const place = { 市区町村: '函館市', '町名・番地': '若松町12-13' };
  await press(page.getByText('電話番号・住所(任意)'));
  for (const [label, text] of Object.entries({ ...answers, ...rest, ...place })) {
    await box(page, label).fill(text);
  }
  await choose(page.getByLabel('女性'));
  await page.getByRole('combobox', { name: '都道府県' }).selectOption('北海道');
  await page.getByLabel('パスワード', { exact: true }).fill(NEW_PASSWORD);
  await press(page.getByRole('button', { name: '確認へ進む' }));
  await press(page.getByRole('button', { name: 'この内容で登録する' }));
  await expect(heading(page, '会員登録が完了しました')).toBeVisible();
}

async function addCompanion(page: Page): Promise<void> {
  await page.goto('/customer/member?show=companions');
  await press(page.getByRole('button', { name: '同行者を追加する' }));
  const answers = { 名: '健', メイ: 'ケン', 年: '1986', 月: '2', 日: '3' };
  for (const [label, text] of Object.entries(answers)) await box(page, label).fill(text);
  await choose(page.getByLabel('男性'));
  await choose(page.getByLabel('必要なし'));
  await press(page.getByRole('button', { name: '同行者を保存する' }));
  await expect(page.getByRole('button', { name: '直す (高橋 健)' })).toBeVisible();
}

async function addCar(page: Page): Promise<void> {
  await page.goto('/customer/member?show=vehicles');
  await press(page.getByRole('button', { name: '車両を追加する' }));
  await box(page, '呼び名').fill('わが家の車');
  await choose(page.getByRole('radio', { name: '乗用車' }));
  await page.getByRole('textbox', { name: /長さ/ }).fill('4.69m');
  const plate = { 地名: '函館', 分類番号: '300', かな: 'さ', 番号: '1234' };
  for (const [label, text] of Object.entries(plate)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await press(page.getByRole('button', { name: '車両を保存する' }));
  await expect(page.getByRole('button', { name: '直す (わが家の車)' })).toBeVisible();
}

test('予約の途中で会員になり、同行者と車を登録から選んで予約すると、予約の一覧にある', async ({
  page,
  request,
}) => {
  const email = `misaki-${crypto.randomUUID().slice(0, 8)}@example.jp`;
  const { date } = dayFromNow(40);
  await page.goto(
    `/customer/reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&date=${date}&adults=2&vehicles=veh_car:469`,
  );
  await chooseFirstCabin(page);
  await expect(heading(page, 'お客様情報を入力する')).toBeVisible();
  await press(page.getByRole('banner').getByRole('link', { name: 'ログイン' }));
  await signUp(page, email, () => mailTo(request, email));
  await expect(page.getByRole('region', { name: '続きの予約' })).toContainText('汐見港');
  await press(page.getByRole('link', { name: '予約の続きへ戻る' }));
  await expect(heading(page, 'お客様情報を入力する')).toBeVisible();
  await expectMember(page, '高橋 美咲 様');
  const step = page.url();
  await addCompanion(page);
  await addCar(page);

  await page.goto(step);
  await expect(box(page, 'メールアドレス')).toHaveValue(email);
  await choose(page.getByRole('checkbox', { name: /高橋 健/ }));
  await choose(page.getByRole('checkbox', { name: /わが家の車/ }));
  await choose(page.getByLabel('必要なし').first());
  await page.getByLabel('運転者').first().selectOption({ index: 1 });
  const number = await finish(page);
  await page.goto('/customer/reservations');
  await expect(heading(page, '予約の一覧')).toBeVisible();
  await press(page.getByRole('link', { name: new RegExp(groupsOfFour(number)) }));
  await openRow(page, 'passengers');
  await expect(page.getByText('高橋 健', { exact: true }).first()).toBeVisible();
  await openRow(page, 'plates');
  await expect(page.getByText(/函館\s300\sさ\s12-34/).first()).toBeVisible();
});
