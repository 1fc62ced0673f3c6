import '@ferry/ui/styles/global.css';
import { composeStories } from '@storybook/react-vite';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as completion from './features/booking/completion/CompletionPage.stories.tsx';
import * as confirm from './features/booking/confirm/ContentConfirmPage.stories.tsx';
import * as customers from './features/booking/customers/CustomerInputPage.stories.tsx';
import * as paymentInfo from './features/booking/payment/PaymentInfoPage.stories.tsx';
import * as payment from './features/booking/payment/PaymentInputPage.stories.tsx';
import * as home from './features/home/HomePage.stories.tsx';
import * as cancellation from './features/reservation/cancellation/CancelPage.stories.tsx';
import * as detail from './features/reservation/DetailPage.stories.tsx';

// What has to be scrolled: a step that grows past these has become long for every customer.

const { Unchosen, RequiresAction } = composeStories(payment);
const { Paid, Family: PaidFamily, ConvenienceStore } = composeStories(completion);
const { Content, Hold } = composeStories(confirm);
const { Default, Empty, FamilyWithCar, WithErrors } = composeStories(customers);
const { Family } = composeStories(cancellation);
const { Family: FamilyDetail } = composeStories(detail);
const { Default: Home, Member: MemberHome } = composeStories(home);
const { NeedsAccount, Closed, InFlight } = composeStories(paymentInfo);

// Without a network the line that says so would be measured too.
beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ownFetch = globalThis.fetch;
afterAll(() => {
  globalThis.fetch = ownFetch;
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

/** Of the page with its header and footer, in px. */
const height = () => {
  const foot = document.querySelector('footer')?.getBoundingClientRect().bottom ?? Number.NaN;
  return foot + window.scrollY;
};

test.each([
  [1280, 1700],
  [375, 2300],
])('お支払い方法は、幅%iで、どれを選んでも%i pxに収まる', async (width, most) => {
  await page.viewport(width, 800);
  await Unchosen.run();
  for (const method of ['クレジットカード', 'コンビニ', '乗船港の窓口']) {
    await page.getByRole('radio', { name: new RegExp(`^${method}`) }).click();
    expect(height()).toBeLessThanOrEqual(most);
  }
});

test.each([
  ['払い戻し先の口座を登録する', NeedsAccount],
  ['電話で問い合わせる', Closed],
  ['本人認証の画面へ進む', InFlight],
])('お支払い情報では、次にすること「%s」が、幅375で、はじめから見えている', async (name, story) => {
  await page.viewport(375, 812);
  await story.run();
  window.scrollTo(0, 0);
  const link = page
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .element();
  expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(600);
});

test('本人認証が終わっていないときは、金額と、お席のお取り置きの期限と残り時間が、幅375で、はじめから見えている', async () => {
  await page.viewport(375, 812);
  await RequiresAction.run();
  window.scrollTo(0, 0);
  const seen = [
    page.getByText(/^お支払い金額\(税込\) 12,300円$/),
    page.getByText('お席を7月20日(火) 11:00までお取り置きしています'),
    page.getByRole('timer', { name: 'お取り置きの期限まで' }),
  ];
  for (const text of seen) {
    await expect.element(text).toBeVisible();
    expect(text.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(812);
  }
});

test('お支払い方法では、入力のあいだ、下端の帯に合計が見えている', async () => {
  await page.viewport(375, 800);
  await Unchosen.run();
  window.scrollTo(0, 0);
  const total = page.getByRole('button', { name: /^合計 12,300円/ }).element();
  expect(total.getBoundingClientRect().bottom).toBeLessThanOrEqual(800);
});

test('お客様情報の下端の帯は、幅375で、合計とボタンが一行に並ぶ', async () => {
  await page.viewport(375, 812);
  await Empty.run();
  const boxOf = (name: RegExp) =>
    page.getByRole('button', { name }).element().getBoundingClientRect();
  expect(boxOf(/^お支払い方法へ進む/).top).toBeLessThan(boxOf(/^合計/).bottom);
});

test('お客様情報は、開いている大人に8欄までで、次へ進むボタンは一つだけ見える', async () => {
  await page.viewport(1280, 800);
  await Empty.run();
  const fields = 'input:not([type=radio], [type=checkbox]), select, [role=radiogroup]';
  const open = document.querySelector('details[open]');
  const asked = [...(open?.querySelectorAll(fields) ?? [])].filter((field) =>
    field.checkVisibility(),
  );
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.length).toBeLessThanOrEqual(8);
  expect(page.getByRole('button', { name: 'お支払い方法へ進む' }).elements()).toHaveLength(1);
});

test.each([
  [1280, 3500],
  [375, 3800],
])('車で往復する家族5人のお客様情報は、幅%iで、入力の途中も%i pxに収まる', async (width, most) => {
  await page.viewport(width, 800);
  await FamilyWithCar.run();
  expect(height()).toBeLessThanOrEqual(most);
});

test('入力もれが15件あっても、車で往復する家族5人のお客様情報は、幅1280で3,600 pxに収まる', async () => {
  await page.viewport(1280, 800);
  await WithErrors.run();
  // The passenger with the first of them is open.
  await expect
    .element(page.getByText('名を入力してください。', { exact: true }).first())
    .toBeVisible();
  expect(height()).toBeLessThanOrEqual(3600);
});

test('代表者の住所は、会員情報などで入力済みでも畳んだままで、入力済みと言う', async () => {
  await page.viewport(375, 812);
  await Default.run();
  const line = page.getByText('当日の電話番号・住所(任意・入力済み)');
  await expect.element(line).toBeVisible();
  await expect.element(page.getByLabelText('町名・番地')).not.toBeVisible();
  await line.click();
  await expect.element(page.getByLabelText('町名・番地')).toBeVisible();
});

test.each([
  [1280, 2900],
  [375, 3600],
])(
  '家族3人と車の往復の取消は、幅%iで、どの行のお支払い・手数料・払い戻しも見えて、%i pxに収まる',
  async (width, most) => {
    await page.viewport(width, 800);
    await Family.run();
    const amounts = [...document.querySelectorAll('tbody td')].filter(({ textContent }) =>
      textContent?.endsWith('円'),
    );
    // Three of each of five rows, both legs.
    expect(amounts).toHaveLength(30);
    for (const amount of amounts) expect(amount.getBoundingClientRect().height).toBeGreaterThan(0);
    expect(height()).toBeLessThanOrEqual(most);
  },
);

test.each([
  [1280, 2100],
  [375, 3450],
])('車で往復する家族5人の予約の詳細は、幅%iで%i pxに収まる', async (width, most) => {
  await page.viewport(width, 812);
  await FamilyDetail.run();
  // What comes after the page: the ports, and the row of a device that can be notified.
  await expect.element(page.getByText('東雲市臨港5丁目6番')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '欠航・遅延の通知' })).toBeVisible();
  expect(height()).toBeLessThanOrEqual(most);
});

/** Of the options of a group, from their left edges. */
const columnsOf = (boxes: Element[]) =>
  new Set(boxes.map((box) => Math.round(box.getBoundingClientRect().left))).size;

test.each([
  [1280, 2, 2880],
  [375, 1, 3850],
])(
  'お手伝いの選択肢は、幅%iで%i列に並び、大人2人と小人1人で%i pxに収まる',
  async (width, columns, most) => {
    await page.viewport(width, 800);
    await Empty.run();
    await page
      .getByText(/^該当する方:割引/)
      .first()
      .click();
    await page
      .getByRole('checkbox', { name: /に同意する$/ })
      .first()
      .click();
    const group = page.getByRole('group', { name: 'お手伝いの内容' });
    await expect.element(group).toBeVisible();
    // What none of them names is written by few.
    const note = page.getByRole('textbox', { name: 'お手伝いについての補足' });
    await expect.element(note).not.toBeInTheDocument();
    expect(columnsOf(group.getByRole('checkbox').elements())).toBe(columns);
    expect(height()).toBeLessThanOrEqual(most);
  },
);

test.each([
  ['お客様情報', Empty, /^お支払い方法へ進む/],
  ['お支払い方法', Unchosen, /^内容の確認へ進む/],
  ['入力内容の確認', Content, /^この内容で仮予約する/],
  ['予約の確定', Hold, /確定する$/],
])('%sを進めるボタンは、高さが52 px以上ある', async (_, story, name) => {
  await page.viewport(375, 812);
  await story.run();
  const button = page.getByRole('button', { name }).element();
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
});

test('予約の確定は、幅1280で1,700 pxに収まり、答えるのは同意の1つだけで、予約番号はまだ出ない', async () => {
  await page.viewport(1280, 800);
  await Hold.run();
  expect(height()).toBeLessThanOrEqual(1700);
  const box = page.getByRole('checkbox');
  await expect.element(box).not.toBeChecked();
  expect(box.elements()).toHaveLength(1);
  expect(document.body.textContent).not.toContain('7KQ4-MX9R');
});

test.each([
  { trip: '片道', story: Paid, width: 1280, visible: 800 },
  { trip: '片道', story: Paid, width: 375, visible: 812 },
  { trip: '往復', story: PaidFamily, width: 1280, visible: 800 },
  { trip: '往復', story: PaidFamily, width: 375, visible: 812 },
])('$tripの完了の画面は、$width×$visibleで、送らずに乗船手続き締切の時刻が読める', async (each) => {
  await page.viewport(each.width, each.visible);
  await each.story.run();
  const cutOff = page.getByRole('listitem').filter({ hasText: '乗船手続き締切' }).first();
  expect(cutOff.element().getBoundingClientRect().bottom + window.scrollY).toBeLessThan(
    each.visible,
  );
});

test('コンビニで支払う予約でも、片道の後は向きを替えて復路を探せる', async () => {
  await page.viewport(375, 812);
  await ConvenienceStore.run();
  const back = page.getByRole('link', { name: '復路を予約する' }).element() as HTMLAnchorElement;
  const { searchParams } = new URL(back.href);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    fromPortId: 'port_nagiura',
    toPortId: 'port_shiomi',
    adults: '2',
    children: '1',
  });
});

test('ホームは、幅375で3,000 pxに収まり、航路ごとの運航状況は一度だけ、理由と一緒に言う', async () => {
  await page.viewport(375, 812);
  await Home.run();
  const reason = page.getByText('濃霧のため、10分から20分の遅れが出ています。');
  await expect.element(reason).toBeVisible();
  expect(reason.elements()).toHaveLength(1);
  expect(height()).toBeLessThanOrEqual(3000);
});

test('会員のホームも、次のご乗船と前回の予約が加わって、幅375で3,000 pxに収まる', async () => {
  await page.viewport(375, 812);
  await MemberHome.run();
  await expect.element(page.getByRole('heading', { name: '次のご乗船' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '前回と同じ' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /汐見・凪浦航路/ })).toBeVisible();
  await expect.element(page.getByText('車でご乗船のお客様へ')).toBeVisible();
  // The fares, which come last, have their room.
  await expect.poll(height).toBeLessThanOrEqual(3000);
});
