import { expect, type Page, test } from '@playwright/test';
import { expectSoundAtEnd, expectSoundInWideWindow, expectSoundPage } from '../support/axe.ts';
import { consent } from '../support/booking.ts';
import { asDesktop, asPhone, sizeOf } from '../support/device.ts';
import { expectSoundLines, lineWidths } from '../support/lines.ts';
import {
  changePages,
  holdPage,
  longPages,
  otherAddresses,
  pageOf,
  pages,
  withoutStory,
} from '../support/pages.ts';
import { prefer } from '../support/prefer.ts';
import { press } from '../support/press.ts';
import {
  expectRoom,
  expectRoomAtZoom,
  expectRoomForFingers,
  expectRoomForLargeText,
} from '../support/room.ts';

/** On each page with what is long: its day, a port of ten signs, or a name of nine. */
const LONG = /12月31日|フェリー港|勅使河原/;
/** Pages by a token or a code, those beyond the specification, and samples. */
const NOT_INDEXED =
  /^(?:ticket|certificate|confirm-mail|contact-change|samples)\b|^reservation-detail\/[^/]+\/tickets/;
const desktop = { width: 1280, height: 800 };

/** Asks the mock for what is long, of every call but the reservation's that has such an example. */
async function preferLong(page: Page): Promise<void> {
  const calls = ['ports', 'sailings?*', 'drafts/*', 'drafts/*/change-quote', 'shared-tickets'];
  for (const call of [...calls, 'reservations/*/tickets'])
    await prefer(page, `**/customer-api/${call}`, 'code=200, example=long');
}

const preferReservation = (page: Page, example: string) =>
  prefer(page, '**/customer-api/reservations/*', `code=200, example=${example}`);

/** Looks at the page on a phone, and once more in a wide window: it is loaded once for both. */
async function atBothWidths(page: Page, open: () => Promise<unknown>, look: () => Promise<void>) {
  await asPhone(page);
  await open();
  await look();
  await asDesktop(page, desktop);
  await look();
}

/** Links of the head of a page, as a visitor sees them in a wide window. */
const HEAD = [
  '本文へ移動',
  '汐凪フェリー',
  '便を探す',
  '運賃',
  '運航状況',
  '提携きっぷ',
  '予約の確認',
  'ログイン',
];

/** The ways on and the help have the same places on every page (WCAG 3.2.3, 3.2.6). */
async function expectUsualFrame(page: Page): Promise<void> {
  const [head, foot] = [page.getByRole('banner'), page.getByRole('contentinfo')];
  await expect(head.getByRole('link')).toHaveText(HEAD);
  await expect(foot.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  await expect(foot.getByRole('link').last()).toHaveText('アクセシビリティ方針');
}

const isNarrow = (page: Page): boolean => sizeOf(page).width < desktop.width;

const expectSound = (page: Page): Promise<void> =>
  isNarrow(page) ? expectSoundPage(page) : expectSoundInWideWindow(page);

async function expectFit(page: Page, hasStory: boolean): Promise<void> {
  const isPhone = isNarrow(page);
  if (isPhone) await expectSoundAtEnd(page);
  else {
    await (hasStory ? expectSoundInWideWindow(page) : expectSoundPage(page));
    await expectUsualFrame(page);
  }
  await expectSoundLines(page, lineWidths[isPhone ? 'phone' : 'desktop']);
  await expectRoom(page);
  await expectRoomForFingers(page);
  if (!isPhone) return;
  await expectRoomAtZoom(page);
  await expectRoomForLargeText(page);
}

const seenLong: readonly string[] = longPages.map((page) =>
  'insteadOf' in page ? page.insteadOf : page.path,
);
const ordinary = [...pages, ...changePages].filter(({ path }) => !seenLong.includes(path));

for (const { path, heading, ...rest } of [...ordinary, ...longPages]) {
  const example = 'example' in rest ? rest.example : '';
  const isLong = example.startsWith('long');
  test(`/${path} は「${heading}」を${isLong ? '長い名前と金額と深夜の便でも' : ''}表示し、アクセシビリティの違反がない`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    if (isLong) await preferLong(page);
    if (example) await preferReservation(page, example);
    await atBothWidths(
      page,
      () => page.goto(`/customer/${path}`),
      async () => {
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page).toHaveTitle(`${heading}|汐凪フェリー`);
        if (NOT_INDEXED.test(path)) {
          const robots = page.locator('meta[name=robots]').first();
          await expect(robots).toHaveAttribute('content', 'noindex');
        }
        if (isLong) await expect(page.getByRole('main')).toContainText(LONG);
        await expectFit(page, !withoutStory.includes(pageOf(path)));
      },
    );
    expect(problems).toEqual([]);
  });
}

for (const { path, heading } of otherAddresses) {
  test(`/${path} は「${heading}」を表示する`, async ({ page }) => {
    await page.goto(`/customer/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${heading}|汐凪フェリー`);
  });
}

test('予約の確定では、期限・法定の6項目・同意・確定ボタンがそろう', async ({ page }) => {
  await preferReservation(page, 'held');
  const open = () => page.goto(`/customer/${holdPage}`);
  await atBothWidths(page, open, async () => {
    await expect(page.getByRole('heading', { level: 1, name: '予約の確定' })).toBeVisible();
    for (const term of [
      '便と人数(分量)',
      '出港(提供時期)',
      '金額(価格)',
      'お支払い(支払時期・方法)',
      'お申し込みの期限(申込期間)',
      '取消・変更(撤回・解除)',
    ]) {
      await expect(page.getByRole('term').getByText(term)).toBeVisible();
    }
    await expect(page.getByText('お席を11:00までお取り置きしています')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await expect(consent(page)).not.toBeChecked();
    await expect(page.getByRole('button', { name: '予約を確定する' })).toBeVisible();
    await expectSound(page);
  });
});

const openDetail = async (page: Page, example: string) => {
  await preferReservation(page, example);
  await page.goto('/customer/reservation-detail/rsv_3fK9xQ2mLw8Z');
};

test('コンビニで遅れて支払われた予約では、払い戻し先の登録が必要なことと、次の手続きを示す', async ({
  page,
}) => {
  const open = () => openDetail(page, 'refundNeedsAccount');
  await atBothWidths(page, open, async () => {
    await expect(page.getByText('払い戻し先の登録が必要です')).toBeVisible();
    await expect(page.getByRole('link', { name: /^電話で問い合わせる/ })).toBeVisible();
    await expectSound(page);
    await expectRoomForFingers(page);
  });
});

test('欠航した便の予約では、何が起きたかを最初に伝え、二つの道と電話がある', async ({ page }) => {
  const open = () => openDetail(page, 'serviceCancelled');
  await atBothWidths(page, open, async () => {
    const news = page.getByRole('region', { name: /強風のため欠航します$/ });
    await expect(news).toBeVisible();
    await expect(news.getByText('変更と払い戻しに手数料はかかりません。')).toBeVisible();
    await expect(news.getByRole('link', { name: '別の便に乗る' })).toHaveAttribute(
      'href',
      /\/customer\/reservation\/rsv_\w+$/,
    );
    await expect(news.getByRole('link', { name: /^0120/ })).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('heading', { name: /の便は欠航します$/ })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^欠航$/ })).toBeVisible();
    await expect(page.getByRole('region', { name: '次の期限' })).toBeHidden();
    await expectSound(page);
    await expectRoomForFingers(page);
  });
});

test('知らないアドレスでは、アドレスを変えずに見つからないことを伝える', async ({ page }) => {
  const open = () => page.goto('/customer/no/such/page');
  const end = () =>
    page.getByRole('contentinfo').evaluate((footer) => {
      return footer.getBoundingClientRect().bottom + window.scrollY;
    });
  await atBothWidths(page, open, async () => {
    await expect(page.getByText('This page could not be found')).toBeVisible();
    await expect(page).toHaveURL(/\/customer\/no\/such\/page$/);
    // A short page: its footer ends with the window, not above it.
    expect(await end()).toBeGreaterThanOrEqual(sizeOf(page).height - 1);
    await press(page.getByRole('main').getByRole('link', { name: 'ホーム' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // For the other width.
    await page.goBack();
  });
});
