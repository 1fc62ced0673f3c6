import type { Payment, PaymentInfo, PayRequest, Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../../../App.tsx';
import { areReloadsHeld } from '../../../page/hold-reloads.ts';
import { createAppRouter } from '../../../router.tsx';

// The whole page, on a server that has the contract's examples.

const unpaid = exampleOf('getReservation', 200, 'default');
const atStore = exampleOf('getReservation', 200, 'convenienceStore');
const confirmed = exampleOf('getReservation', 200, 'confirmed');
const asked = exampleOf('getReservation', 200, 'familyNeedsAccount');
const store = exampleOf('getPaymentInfo', 200, 'store');
const paid = exampleOf('getPaymentInfo', 200, 'paid');
const member = exampleOf('getPaymentInfo', 200, 'member');
const captured = exampleOf('startPayment', 200, 'default');
const newNumber = exampleOf('startPayment', 200, 'convenienceStore');

afterEach(() => {
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

type Shown = { reservation: Reservation; info: PaymentInfo };
type Server = {
  now: () => Shown;
  pay?: (request: PayRequest) => Response;
};

const refused = (status: number, code: string, more = {}) =>
  Response.json({ message: code, code, requestId: 'req_1', ...more }, { status });

/** The page, and what was sent to pay, with its conditions. */
async function open({ now, pay }: Server) {
  const sent: { body: PayRequest; version: string | null; key: string | null }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method === 'POST' && pathname.endsWith('/payments')) {
      const body: PayRequest = await request.json();
      const { headers } = request;
      sent.push({ body, version: headers.get('if-match'), key: headers.get('idempotency-key') });
      return pay?.(body) ?? Response.json(captured);
    }
    if (pathname.endsWith('/payment-info')) return Response.json(now().info);
    if (pathname.endsWith(`/reservations/${unpaid.id}`)) return Response.json(now().reservation);
    return new Promise<never>(() => {});
  });
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  await page.viewport(1280, 800);
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, {
    history: createMemoryHistory({
      initialEntries: [`/customer/reservation/${unpaid.id}/payment-info`],
    }),
  });
  router.options.context.tab.connect({ router, queryClient });
  const screen = await render(<App {...{ router, queryClient }} />);
  return { sent, screen, history: router.history };
}

type Screen = Awaited<ReturnType<typeof open>>['screen'];
const receive = (screen: Screen) => screen.getByRole('button', { name: 'お支払い番号を受け取る' });

async function chooseStore(screen: Screen): Promise<void> {
  await screen.getByRole('radio', { name: /^コンビニ/ }).click();
  await screen.getByRole('radio', { name: 'みなとマート' }).click();
}

const facts = (screen: Screen): string[] =>
  [...screen.container.querySelectorAll('#main dl > div')]
    .filter((row) => row.closest('section')?.getAttribute('aria-labelledby') === 'money')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));

test('窓口で支払う予約では、金額と期限を一度だけ示し、カードでも支払える', async () => {
  const { screen } = await open({ now: () => ({ reservation: unpaid, info: member }) });
  await expect.element(screen.getByText('12,300円のお支払いをお待ちしています')).toBeVisible();
  expect(screen.getByText(/乗船手続き締切\)までに/).elements()).toHaveLength(1);
  expect(facts(screen)).toEqual([]);
  await screen.getByRole('radio', { name: /^クレジットカード/ }).click();
  await expect
    .element(screen.getByRole('button', { name: '12,300円をカードで支払う' }))
    .toBeVisible();
});

test('登録したカードで支払うと、見せた版と金額が送られ、済んだことにフォーカスが移る', async () => {
  let shown: Shown = { reservation: unpaid, info: member };
  const { screen, sent } = await open({
    now: () => shown,
    pay: () => {
      shown = { reservation: { ...confirmed, version: 9 }, info: { ...paid, version: 9 } };
      return Response.json(captured);
    },
  });
  await screen.getByRole('radio', { name: /^クレジットカード/ }).click();
  await screen.getByRole('radio', { name: /4242/ }).click();
  await screen.getByRole('button', { name: '12,300円をカードで支払う' }).click();
  await expect.element(screen.getByText('お支払いが済んでいます')).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain('お支払いが済んでいます');
  await expect.poll(areReloadsHeld).toBe(false);
  expect(sent).toEqual([
    {
      body: { method: 'card', cardId: 'card_7gN3xV5tQw2M', totalYen: 12300 },
      version: '"2"',
      key: expect.stringMatching(/^[\w-]{36}$/),
    },
  ]);
});

test('コンビニに変えると、新しいお支払い番号と、過ぎるとどうなるかがわかる', async () => {
  let shown: Shown = { reservation: unpaid, info: member };
  const { screen, sent } = await open({
    now: () => shown,
    pay: () => {
      shown = {
        reservation: { ...atStore, version: 3, payment: newNumber },
        info: { ...store, version: 3 },
      };
      return Response.json(newNumber);
    },
  });
  await chooseStore(screen);
  await receive(screen).click();
  await expect.element(screen.getByText('2345-678-901', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/自動的に取り消され、お席を戻します/)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { method: 'convenienceStore', storeId: 'store_minato', totalYen: 12300 },
  ]);
});

test('コンビニの番号があるときも、店を選び直せる。選ばないと何も送られない', async () => {
  const { screen, sent } = await open({ now: () => ({ reservation: atStore, info: store }) });
  await expect.element(screen.getByRole('heading', { name: 'お支払い方法を変える' })).toBeVisible();
  await expect.element(screen.getByText('1234-567-890', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'お支払いに進む' }).click();
  await expect
    .element(screen.getByRole('group', { name: /^入力内容をご確認ください/ }))
    .toHaveFocus();
  expect(sent).toEqual([]);
});

test('別の画面で予約が変わっていたら、そう伝え、最新の金額と版で支払い直せる', async () => {
  let shown: Shown = { reservation: unpaid, info: member };
  const { screen, sent } = await open({
    now: () => shown,
    pay: ({ totalYen }) => {
      if (totalYen === 8000) return Response.json(newNumber);
      shown = {
        reservation: { ...unpaid, version: 5 },
        info: { ...member, version: 5, totalYen: 8000 },
      };
      return refused(409, 'VERSION_CONFLICT');
    },
  });
  await chooseStore(screen);
  await receive(screen).click();
  await expect
    .element(screen.getByRole('alert').getByText('お支払いが完了しませんでした'))
    .toBeVisible();
  await expect.element(screen.getByText('8,000円のお支払いをお待ちしています')).toBeVisible();
  await receive(screen).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.map(({ version, body }) => [version, body.totalYen])).toEqual([
    ['"2"', 12300],
    ['"5"', 8000],
  ]);
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});

test('答えが届かないときは、もう一度押すと、同じ依頼が送られる', async () => {
  const { screen, sent } = await open({
    now: () => ({ reservation: unpaid, info: member }),
    pay: () => refused(503, 'UNAVAILABLE'),
  });
  await chooseStore(screen);
  await receive(screen).click();
  await expect.element(screen.getByText('お支払いが完了しませんでした')).toBeVisible();
  await receive(screen).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]?.key).toBe(sent[1]?.key);
});

test('見る権利が切れていたら、番号の入った照会へ導き、支払いに戻れる', async () => {
  const { screen, history } = await open({
    now: () => ({ reservation: unpaid, info: member }),
    pay: () => refused(404, 'NOT_FOUND'),
  });
  await chooseStore(screen);
  await receive(screen).click();
  await expect.element(screen.getByRole('heading', { name: '予約の照会' })).toBeVisible();
  expect(history.location.href).toBe(
    `/customer/reservation-search?number=${unpaid.reservationNumber}&to=payment`,
  );
});

test('カードが断られたら、理由とお席のことを、1つの知らせで伝える', async () => {
  const failed: Payment = { ...captured, state: 'failed', failure: 'PAYMENT_DECLINED' };
  const { screen } = await open({
    now: () => ({ reservation: unpaid, info: { ...member, payments: [failed] } }),
  });
  const news = screen.getByText('前回のカードのお支払いは完了しませんでした');
  await expect.element(news).toBeVisible();
  await expect.element(screen.getByText(/お席はそのまま残っています/)).toBeVisible();
  expect(screen.getByText('12,300円のお支払いをお待ちしています').elements()).toEqual([]);
});

test('受け取った額、払い戻した額、差し引いた額を示し、それより多くは言わない', async () => {
  const { screen } = await open({ now: () => ({ reservation: confirmed, info: paid }) });
  await expect.element(screen.getByText('お支払いが済んでいます')).toBeVisible();
  expect(facts(screen)).toEqual([
    'お支払い方法 クレジットカード',
    'これからのお支払い 0円',
    'お支払い済み 24,600円',
    '払い戻し済み 12,300円',
    '払い戻しを引いた金額 12,300円',
  ]);
  await expect
    .element(
      screen.getByText('ほかのお支払いが済んでいたため、後から届いた12,300円を払い戻しました。'),
    )
    .toBeVisible();
  expect(screen.getByText('24,600円').elements()).toHaveLength(1);
});

test('払い戻し先の口座が要るときは、まず、登録する所へ導く', async () => {
  const info = exampleOf('getPaymentInfo', 200, 'needsAccount');
  const { screen } = await open({ now: () => ({ reservation: asked, info }) });
  await expect
    .element(screen.getByRole('link', { name: '払い戻し先の口座を登録する' }))
    .toHaveAttribute('href', `/customer/reservation-detail/${asked.id}#refund-account`);
  await expect
    .element(
      screen.getByText(
        /^お客様の口座に振り込みます。2027年10月28日\(木\) 23:59までに登録してください。$/,
      ),
    )
    .toBeVisible();
  expect(facts(screen).slice(-3)).toEqual([
    '払い戻しの手続き中 3,690円',
    '払い戻しから引いた振込手数料 550円',
    '払い戻しを引いた金額 46,890円',
  ]);
  expect(screen.getByText(/3,690円/).elements()).toHaveLength(1);
});

test('予約を読んでからお支払い情報を読むまでに期限が過ぎても、すぐに、お席を戻したと伝える', async () => {
  const lapsed = { ...exampleOf('getReservation', 200, 'expired'), version: 3 };
  const info = exampleOf('getPaymentInfo', 200, 'expired');
  let reads = 0;
  const { screen } = await open({
    now: () => ({ reservation: reads++ === 0 ? atStore : lapsed, info }),
  });
  // Sooner than the page asks again by itself.
  await expect.element(screen.getByText(/期限が過ぎました$/), { timeout: 8000 }).toBeVisible();
  expect(screen.getByText('0円のお支払いをお待ちしています').elements()).toEqual([]);
});
