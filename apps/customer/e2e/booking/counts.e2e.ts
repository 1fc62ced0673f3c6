import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  chooseFirstCabin,
  contact,
  customer,
  dayFromNow,
  finish,
  firstSailing,
  goOn,
  openPassenger,
} from '../support/booking.ts';
import { mailbox } from '../support/mailbox.ts';
import { NEW_PASSWORD, newMember } from '../support/new-member.ts';
import { choose, press } from '../support/press.ts';
import { expectMember, signIn } from '../support/session.ts';

/** Counts what a hand does: a press of a control, and a field that is typed into. */
function counted() {
  const counts = { presses: 0, fields: 0 };
  return {
    counts,
    press: async (control: Locator) => {
      counts.presses += 1;
      await press(control);
    },
    type: async (field: Locator, text: string) => {
      counts.fields += 1;
      await field.fill(text);
    },
  };
}

type Hand = ReturnType<typeof counted>;

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** The night ferry, with one sailing a day, has none on Sundays: the next day is one press more. */
const sunday = new Date(`${dayFromNow(1).date}T00:00:00Z`).getUTCDay() === 0 ? 1 : 0;

/** A way to a cabin from the card of a route. */
type Way = { route: RegExp; extra: number; pick: (page: Page, hand: Hand) => Promise<void> };

const ways: Record<string, Way> = {
  一日に一便の航路: {
    route: /東雲・北斗浜航路/,
    extra: sunday,
    pick: async (page, { press }) => {
      if (sunday) await press(page.getByRole('link', { name: /年.*\(月\)$/ }));
      // The only sailing of the day is open: no press.
      await expect(firstSailing(page)).toHaveAttribute('aria-expanded', 'true');
      await press(page.getByRole('radio', { name: /円/ }).and(page.locator(':enabled')).first());
    },
  },
  一日に数便の航路: {
    route: /汐見・凪浦航路/,
    extra: 0,
    pick: async (page, { press }) => {
      await expect(firstSailing(page)).toHaveAttribute('aria-expanded', 'false');
      // Its cheapest cabin is picked with it.
      await press(firstSailing(page));
      await expect(page.getByRole('radio', { name: /円/, checked: true })).toBeVisible();
    },
  },
};

async function searchAndChoose(page: Page, way: Way, hand: Hand): Promise<void> {
  const { press, counts } = hand;
  await page.goto('/customer/');
  await press(page.getByRole('link', { name: way.route }).first());
  await heading(page, '予約の条件');
  await press(page.getByRole('button', { name: '明日', exact: true }));
  await press(page.getByRole('button', { name: '便を検索する' }));
  await heading(page, '便と客室を選ぶ');
  await way.pick(page, hand);
  expect(counts.presses).toBeLessThanOrEqual(4 + way.extra);
  await press(goOn(page));
  await heading(page, 'お客様情報を入力する');
}

async function answer(page: Page, { press, type }: Hand): Promise<void> {
  const { 電話番号: phone, ...names } = customer;
  const passenger = await openPassenger(page, 1);
  for (const [label, value] of Object.entries(names)) {
    await type(passenger.getByLabel(label, { exact: true }), value);
  }
  await press(passenger.getByLabel('女性'));
  await type(passenger.getByLabel('乗船日の年齢'), '42');
  await type(passenger.getByLabel('お住まいの市区町村'), '汐見市');
  await press(passenger.getByLabel('必要なし'));
  await type(contact(page).getByLabel('電話番号', { exact: true }), phone);
  await type(contact(page).getByLabel('メールアドレス', { exact: true }), mailbox());
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
}

async function payAndConfirm(page: Page, { press }: Hand): Promise<void> {
  await heading(page, 'お支払い方法を選ぶ');
  await press(page.getByRole('radio', { name: /^乗船港の窓口/ }));
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await heading(page, '入力内容の確認');
  await press(page.getByRole('button', { name: 'この内容で仮予約する' }));
  const confirm = page.getByRole('button', { name: /確定する/ });
  await confirm.waitFor();
  for (const consent of await page.getByRole('checkbox', { name: /同意/ }).all()) {
    await press(consent);
  }
  await press(confirm);
  await heading(page, /^予約を受け付けました/);
}

/** Card of the route, day, search, cabin and on; sex, help and on; how to pay and on; hold, consent, booking. */
const MOST_PRESSES = 13;

for (const [name, way] of Object.entries(ways)) {
  test(`徒歩の一人旅は、${name}でも、ホームから完了まで、押す回数も打つ欄も決めた数まで`, async ({
    page,
  }) => {
    const hand = counted();
    await searchAndChoose(page, way, hand);
    await answer(page, hand);
    await payAndConfirm(page, hand);
    // The input method fills in the two readings: then it is six.
    expect(hand.counts.fields).toBeLessThanOrEqual(8);
    expect(hand.counts.presses).toBeLessThanOrEqual(MOST_PRESSES + way.extra);
  });
}

test('会員は、前回と同じ予約を、ホームから押す6回までで、何も打たずに終えられる', async ({
  page,
}) => {
  const { email } = await newMember(page.request);
  await page.context().clearCookies();
  await page.goto('/customer/signin');
  await signIn(page, { email, password: NEW_PASSWORD });
  await expectMember(page, '高橋 美咲 様');
  const { date } = dayFromNow(15);
  await page.goto(
    `/customer/reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&date=${date}&adults=1`,
  );
  await chooseFirstCabin(page);
  await heading(page, 'お客様情報を入力する');
  await choose(page.getByLabel('必要なし').first());
  await finish(page);

  const { counts, press: tap } = counted();
  await page.goto('/customer/');
  await tap(page.getByRole('heading', { level: 2, name: '前回と同じ' }));
  const again = page.getByRole('region', { name: '前回と同じ' });
  await tap(again.getByRole('checkbox', { name: /^全員、避難のときの手助けは必要ありません/ }));
  await tap(again.getByRole('button', { name: /に予約する$/ }).last());
  await heading(page, '入力内容の確認');
  await expect(page.getByText('タカハシ ミサキ').first()).toBeVisible();
  await tap(page.getByRole('button', { name: 'この内容で仮予約する' }));
  const confirm = page.getByRole('button', { name: /確定する/ });
  await confirm.waitFor();
  await tap(page.getByRole('checkbox', { name: /同意/ }));
  await tap(confirm);
  await heading(page, /^予約を受け付けました/);
  expect(counts.presses).toBeLessThanOrEqual(6);
});
