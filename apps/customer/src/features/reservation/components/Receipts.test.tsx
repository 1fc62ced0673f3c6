import type { Receipt, Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forgetMember } from '../../../page/forget-member.ts';
import { areReloadsHeld } from '../../../page/hold-reloads.ts';
import { Receipts } from './Receipts.tsx';

const paid: Reservation = exampleOf('getReservation', 200, 'confirmed');
const sources = exampleOf('listReceipts', 200, 'default');
const none = exampleOf('listReceipts', 200, 'notIssued');

/** Answers by method and end of the path; each call is kept. */
async function show(
  answers: Record<string, () => Response>,
  { reservation = paid, listed = none }: { reservation?: Reservation; listed?: object } = {},
) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  const sent: Request[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const request = new Request(input);
    sent.push(request.clone());
    const name = `${request.method} ${new URL(request.url).pathname.split('/').at(-1)}`;
    return answers[name]?.() ?? Response.json(listed);
  });
  const screen = await render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Receipts reservation={reservation} />
    </QueryClientProvider>,
  );
  return { screen, sent };
}

/** What is handed over as a file: name, and the blob behind the address. */
function handedOver() {
  const files: { name: string; blob: Blob }[] = [];
  let last: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob; // a receipt is never a media source
    return '#file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: last });
  });
  return files;
}

afterEach(() => {
  forgetMember();
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('キーボードだけで宛名と但し書きを入れて発行すると、発行したことが伝わり、欄がたたまれる', async () => {
  let listed: object = none;
  const { screen, sent } = await show({
    'POST receipts': () => {
      listed = sources;
      return Response.json(exampleOf('issueReceipt', 201, 'default'), { status: 201 });
    },
    'GET receipts': () => Response.json(listed),
  });
  const summary = screen.getByText('領収書を発行する');
  await expect.element(summary).toBeVisible();
  (summary.element().closest('summary') as HTMLElement).focus();
  await userEvent.keyboard(
    '{Enter}{Tab}株式会社みなと商会{Tab}{Tab}{Tab}出張旅費として{Tab}{Enter}',
  );
  await expect.element(screen.getByText(/領収書 7KQ4MX9R-1 を発行しました/)).toBeVisible();
  await expect.element(screen.getByText('領収書を再発行する')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: /宛名/ })).not.toBeInTheDocument();
  const post = sent.find(({ method }) => method === 'POST');
  expect(post?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
  expect(await post?.json()).toEqual({
    sourceId: 'pay_9sD2kLm4Xq7T',
    recipient: '株式会社みなと商会',
    blankRecipient: false,
    proviso: '出張旅費として',
  });
});

test('代表者の氏名は、ボタンで宛名に入る。入れなければ空のまま', async () => {
  const { screen } = await show({});
  await screen.getByText('領収書を発行する').click();
  const recipient = screen.getByRole('textbox', { name: /宛名/ });
  await expect.element(recipient).toHaveValue('');
  await screen.getByRole('button', { name: '代表者の氏名を入れる' }).click();
  await expect.element(recipient).toHaveValue('山田 花子');
});

test('印刷できない文字は、その欄の誤りになり、欄に移る。直すと消える', async () => {
  const invalid = () => Response.json(exampleOf('issueReceipt', 422, 'invalid'), { status: 422 });
  const { screen } = await show({ 'POST receipts': invalid });
  await screen.getByText('領収書を発行する').click();
  const recipient = screen.getByRole('textbox', { name: /宛名/ });
  await recipient.fill('花子😀');
  await screen.getByRole('button', { name: 'この内容で発行する' }).click();
  await expect.element(recipient).toHaveAccessibleDescription(/宛名の「😀」は、印刷できません。/);
  await expect.element(recipient).toHaveFocus();
  await recipient.fill('花子');
  await expect.element(recipient).not.toHaveAttribute('aria-invalid');
});

test('宛名を空けておくと、欄がなくなり、空のまま発行する', async () => {
  const byHand = () => Response.json(exampleOf('issueReceipt', 201, 'byHand'), { status: 201 });
  const { screen, sent } = await show({ 'POST receipts': byHand });
  await screen.getByText('領収書を発行する').click();
  await screen.getByRole('checkbox', { name: '宛名を空けておく' }).click();
  await expect.element(screen.getByRole('textbox', { name: /宛名/ })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'この内容で発行する' }).click();
  await expect.element(screen.getByText(/領収書 7KQ4MX9R-1 を発行しました/)).toBeVisible();
  const post = sent.find(({ method }) => method === 'POST');
  expect(await post?.json()).toMatchObject({ recipient: '', blankRecipient: true });
});

test('回数の上限などの断りは、理由が伝わる', async () => {
  const limit = () => Response.json(exampleOf('issueReceipt', 409, 'limit'), { status: 409 });
  const { screen } = await show({ 'POST receipts': limit });
  await screen.getByText('領収書を発行する').click();
  await screen.getByRole('button', { name: 'この内容で発行する' }).click();
  await expect.element(screen.getByText(/発行済みの領収書をお使いください/)).toBeVisible();
});

test('PDFは、番号を名前にしたファイルになり、渡したことが伝わる。もう一度押しても伝わる', async () => {
  const files = handedOver();
  const pdf = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
  const { screen } = await show({ 'GET pdf': pdf }, { listed: sources });
  await screen.getByRole('button', { name: /PDFを保存する.*7KQ4MX9R-2/ }).click();
  const given = screen.getByRole('status').filter({ hasText: 'PDFをお渡ししました。' });
  await expect.element(given).toMatchTextContent(/見当たらないときは、/);
  expect(files.map(({ name }) => name)).toEqual(['領収書_7KQ4MX9R-2.pdf']);
  expect([files[0]?.blob.type, await files[0]?.blob.text()]).toEqual([
    'application/pdf',
    '%PDF-1.7',
  ]);
  // Other words, or a screen reader would not say them again.
  await screen.getByRole('button', { name: /PDFを保存する.*7KQ4MX9R-2/ }).click();
  await expect.element(screen.getByText(/^PDFをもう一度お渡ししました。/)).toBeVisible();
});

test('宛名の途中でログインが切れても、戻ると開いたまま続きがある。次の人には残らない', async () => {
  const first = await show({});
  await first.screen.getByText('領収書を発行する').click();
  await first.screen.getByRole('textbox', { name: /宛名/ }).fill('株式会社みなと商会');
  expect(areReloadsHeld()).toBe(true);
  await first.screen.unmount();
  const { screen } = await show({});
  const recipient = screen.getByRole('textbox', { name: /宛名/ });
  await expect.element(recipient).toBeVisible();
  await expect.element(recipient).toHaveValue('株式会社みなと商会');
  await screen.unmount();
  forgetMember();
  const next = await show({});
  await next.screen.getByText('領収書を発行する').click();
  await expect.element(next.screen.getByRole('textbox', { name: /宛名/ })).toHaveValue('');
});

test.each<[string, () => Response, RegExp]>([
  [
    '回数の上限',
    () =>
      Response.json(exampleOf('getReceiptPdf', 429, 'rateLimited'), {
        status: 429,
        headers: { 'retry-after': '30' },
      }),
    /混み合っています|お試しください/,
  ],
  [
    'PDFではない応答',
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    /お試しください/,
  ],
])('PDFを取り出せないとき(%s)は、その理由が伝わり、ファイルはできない', async (_, answer, text) => {
  const files = handedOver();
  const { screen } = await show({ 'GET pdf': answer }, { listed: sources });
  await screen.getByRole('button', { name: /PDFを保存する.*7KQ4MX9R-1/ }).click();
  await expect.element(screen.getByText('PDFを保存できませんでした')).toBeVisible();
  await expect.element(screen.getByText(text)).toBeVisible();
  expect(files).toEqual([]);
});

test('発行した内容を、文字で読める', async () => {
  const receipt = () => Response.json(exampleOf('getReceipt', 200, 'reissued'));
  const { screen } = await show({ 'GET rcp_4mX7cR2tYk9P': receipt }, { listed: sources });
  await screen.getByText('領収書 7KQ4MX9R-2 の内容を見る').click();
  for (const text of [
    /7KQ4MX9R-2\(再発行1回目\)/,
    'T0000000000000',
    'クレジットカード利用',
    /うち消費税 1,118円/,
  ]) {
    await expect.element(screen.getByText(text).first()).toBeVisible();
  }
  const fuel = screen.getByRole('rowheader', { name: /燃料油価格変動調整金\(大人\)/ });
  await expect.element(fuel).toBeVisible();
});

test('取消手数料の領収書には、取消番号があり、発行した内容にもある。消費税の対象外だとわかる', async () => {
  const { sources: both } = exampleOf('listReceipts', 200, 'cancelled');
  const ofFee: Receipt = exampleOf('getReceipt', 200, 'ofFee');
  const { id, number, issue, issuedAt, recipient, proviso } = ofFee;
  const issued = [{ id, number, issue, issuedAt, recipient, proviso }];
  const listed = { sources: both.map((each, index) => (index === 0 ? { ...each, issued } : each)) };
  const { screen } = await show({ [`GET ${id}`]: () => Response.json(ofFee) }, { listed });
  await expect.element(screen.getByText('取消番号 7KQ4-MX9R-C1')).toBeVisible();
  await screen.getByText(`領収書 ${number} の内容を見る`).click();
  const content = screen.getByRole('definition');
  await expect.element(content.getByText('7KQ4-MX9R-C1', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('合計(消費税の対象外)')).toBeVisible();
  expect(document.body.textContent).not.toContain('合計(税込)');
});

test('使った提携きっぷの代金は、手数料とは別に、税込だとわかる。対象外の額も、発行した内容にある', async () => {
  const { sources: both } = exampleOf('listReceipts', 200, 'partlyUsed');
  const ofUsed: Receipt = exampleOf('getReceipt', 200, 'ofUsed');
  const { id, number, issue, issuedAt, recipient, proviso } = ofUsed;
  const issued = [{ id, number, issue, issuedAt, recipient, proviso }];
  const listed = { sources: both.map((each, index) => (index === 0 ? { ...each, issued } : each)) };
  const { screen } = await show({ [`GET ${id}`]: () => Response.json(ofUsed) }, { listed });
  await expect
    .element(screen.getByRole('heading', { name: /の使った分の代金と取消手数料$/ }))
    .toBeVisible();
  await expect
    .element(screen.getByText(/^1,700円\(税込。うち手数料200円は消費税の対象外\)、/))
    .toBeVisible();
  await screen.getByText(`領収書 ${number} の内容を見る`).click();
  await expect.element(screen.getByText('合計(税込)')).toBeVisible();
  await expect
    .element(screen.getByText('10%対象 1,500円(税込)、うち消費税 136円', { exact: true }))
    .toBeVisible();
  await expect.element(screen.getByText('消費税の対象外 200円', { exact: true })).toBeVisible();
});

test('発行したあとの取消には適格返還請求書があり、もとの領収書の番号がわかる', async () => {
  const listed = exampleOf('listReceipts', 200, 'returned');
  const { screen } = await show({}, { listed });
  await expect
    .element(screen.getByText(/このうち2,460円は、発行したあとに返還しました。/))
    .toBeVisible();
  await expect.element(screen.getByRole('heading', { name: /の返還$/ })).toBeVisible();
  await expect.element(screen.getByText(/^もとの領収書 7KQ4MX9R-1。/)).toBeVisible();
  await screen.getByText('適格返還請求書を発行する').click();
  await expect
    .element(screen.getByRole('textbox', { name: /但し書き/ }).last())
    .toHaveAccessibleDescription(/「乗船運賃の返還として」/);
});

test('返還できなかった適格返還請求書は、それを取り消す修正した適格返還請求書で、番号がわかる', async () => {
  const listed = exampleOf('listReceipts', 200, 'returnFailed');
  const back = exampleOf('getReceipt', 200, 'ofRefundCorrection');
  const { id, number, issue, issuedAt, recipient, proviso } = back;
  const issued = [{ id, number, issue, issuedAt, recipient, proviso }];
  const [payment, refund, correction] = listed.sources;
  const sources = [payment, refund, { ...correction, issued }];
  const { screen } = await show(
    { [`GET ${id}`]: () => Response.json(back) },
    { listed: { sources } },
  );
  await expect.element(screen.getByRole('heading', { name: /の返還の取消し$/ })).toBeVisible();
  await expect.element(screen.getByText(/^もとの適格返還請求書 7KQ4MX9R-2。/)).toBeVisible();
  await screen.getByText(`修正した適格返還請求書 ${number} の内容を見る`).click();
  await expect.element(screen.getByText('番号', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('取消日', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('もとの適格返還請求書', { exact: true })).toBeVisible();
});

test('窓口で支払う予約では、窓口で渡すことを伝え、何も取りに行かない', async () => {
  const reservation: Reservation = exampleOf('getReservation', 200, 'default');
  const { screen, sent } = await show({}, { reservation });
  await expect.element(screen.getByText(/お支払いのときにお渡しします/)).toBeVisible();
  expect(sent).toEqual([]);
});
