import { expect, type Page } from '@playwright/test';
import { listen } from '../support/announcements.ts';
import { expectSoundPage } from '../support/axe.ts';
import { commit, hold } from '../support/booking.ts';
import { openStep } from '../support/drafts.ts';
import { pressByKey, tabTo } from '../support/keyboard.ts';
import { newMember } from '../support/new-member.ts';
import { agree, cards, payButton, typeCard } from '../support/paying.ts';
import { test } from '../support/phone.ts';
import { press } from '../support/press.ts';
import { endOnServer, signIn } from '../support/session.ts';
import { workerReady } from '../support/worker.ts';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const idOf = (page: Page) => new URL(page.url()).searchParams.get('reservation') ?? '';

const codeOf = (page: Page) =>
  page
    .getByRole('figure')
    .first()
    .getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);

test('キーボードだけで、予約の詳細から乗船券を保存し、リンクを作ってコピーし、取り消せる。結果はすべて読み上げられる', async ({
  start,
}) => {
  const page = await start();
  await openStep(page, 'content-confirm', { days: 21, adults: 2 });
  await hold(page);
  await commit(page);
  const id = idOf(page);
  const expectSaid = await listen(page);
  await page.goto(`/customer/reservation-detail/${id}`);
  await expect(h1(page, '予約の詳細')).toBeVisible();
  await expectSaid(['(予約済み(お支払い待ち))']);
  await workerReady(page);
  await pressByKey(page, /^乗船券を見る/);
  await expect(h1(page, '乗船券')).toBeFocused();
  await expect(page.getByRole('figure').first()).toBeVisible();
  await expectSaid([]);

  await pressByKey(page, /^この端末に保存する$/);
  await expect(page.getByRole('status').filter({ hasText: '保存しました' })).toBeFocused();
  await expectSaid([
    '保存しています',
    '完了この端末に保存しました電波がないときも、同じアドレスで表示できます。お名前とナンバーは保存していません。有効かどうかは、港で確認します。',
  ]);
  await pressByKey(page, /^リンクを作る$/);
  await expect(page.getByText('リンクを作りました')).toBeVisible();
  await expectSaid([
    'リンクを作っています',
    '完了髙橋 花子 様のリンクを作りましたリンクを知っている方は、だれでもこの乗船券を表示できます。このリンクは、ページを閉じると表示できません。',
  ]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await pressByKey(page, /^リンクをコピーする$/);
  await expectSaid(['リンクをコピーしました。']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/customer\/ticket#[\w-]+$/,
  );
  await pressByKey(page, /のリンクを取り消す$/);
  await expect(page.getByRole('status').filter({ hasText: '取り消しました' })).toBeFocused();
  await expectSaid(['リンクを取り消しています', '完了リンクを取り消しました。']);
  await pressByKey(page, /^この端末から削除する$/);
  await expect(page.getByRole('status').filter({ hasText: '削除しました' })).toBeFocused();
  await expectSaid(['削除しています', '完了この端末から削除しました']);
});

test('キーボードだけで、領収書を発行してPDFを保存できる。結果は読み上げられる', async ({
  start,
}) => {
  const page = await start();
  await openStep(page, 'payment-input', { days: 23 });
  await typeCard(page, cards.frictionless);
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await expect(h1(page, '入力内容の確認')).toBeVisible();
  await hold(page);
  await agree(page);
  await press(payButton(page));
  await expect(page.getByRole('heading', { name: '予約が確定しました' })).toBeFocused();
  const id = idOf(page);
  const expectSaid = await listen(page);
  await page.goto(`/customer/reservation-detail/${id}`);
  await expect(h1(page, '予約の詳細')).toBeVisible();
  await expectSaid(['(予約確定(お支払い済み))']);
  // The action unfolds its row, which then has the focus.
  await pressByKey(page, /^領収書/);
  await expect(page.locator('summary#receipts')).toBeFocused();
  await expect(page.getByText('領収書を発行する')).toBeVisible();
  await expectSaid([]);

  await pressByKey(page, /^領収書を発行する$/);
  await tabTo(page, /^宛名/);
  await page.keyboard.insertText('みなと商会');
  await pressByKey(page, /^この内容で発行する$/);
  const issued = page.getByRole('status').filter({ hasText: 'を発行しました' });
  await expect(issued).toBeFocused();
  await expectSaid([
    '領収書を発行しています',
    /^完了領収書 \w{8}-1 を発行しました。PDFは、下の「PDFを保存する」から、いつでも何度でも取り出せます。$/,
  ]);
  const saving = page.waitForEvent('download');
  await pressByKey(page, /^PDFを保存する/);
  expect((await saving).suggestedFilename()).toMatch(/^領収書_\w{8}-1\.pdf$/);
  await expectSaid(['PDFを用意しています', /^PDFをお渡ししました。/]);
  await expectSoundPage(page);
});

test('ログインの期限が切れても、保存した乗船券は表示され、保存していない会員のページは見えない', async ({
  start,
  request,
}) => {
  const member = await newMember(request);
  let page = await start();
  await page.goto('/customer/signin');
  await signIn(page, member);
  await expect(h1(page, 'フェリーのご予約')).toBeVisible();
  await openStep(page, 'content-confirm', { days: 24 });
  await hold(page);
  await commit(page);
  const id = idOf(page);
  await page.goto(`/customer/reservation-detail/${id}/tickets`);
  await workerReady(page);
  const code = page
    .getByRole('figure')
    .first()
    .getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const shown = (await code.textContent()) ?? '';
  await press(page.getByRole('button', { name: 'この端末に保存する' }));
  await expect(page.getByText('この端末に保存しました')).toBeVisible();

  // While the page is open, and after the browser was started again.
  await endOnServer(page);
  await page.reload();
  await expect(page.getByText('この端末に保存した内容です')).toBeVisible();
  await expect(codeOf(page)).toHaveText(shown);
  await expect(page.getByText('髙橋')).toHaveCount(0);
  page = await start();
  await page.goto(`/customer/reservation-detail/${id}/tickets`);
  await expect(h1(page, '乗船券')).toBeVisible({ timeout: 20_000 });
  await expect(codeOf(page)).toHaveText(shown);
  await expect(page.getByRole('link', { name: 'ログインする' })).toBeVisible();
  await expectSoundPage(page);
  await page.goto(`/customer/reservation-detail/${id}`);
  await expect(page.getByText('髙橋')).toHaveCount(0);
  await expect(page.getByText(shown)).toHaveCount(0);
});
