import type { Reservation, Voucher } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../../../App.tsx';
import { forgetMember } from '../../../page/forget-member.ts';
import { createAppRouter } from '../../../router.tsx';

// The slots of a purchase, on a server that has the contract's examples.

const bought = exampleOf('getReservation', 200, 'partnerTicket');
const booked = exampleOf('getReservation', 200, 'confirmed');
const { vouchers } = exampleOf('listVouchers', 200, 'default');
const slots = exampleOf('listPartnerTicketSlots', 200, 'default');
const OTHER = { include: 0, day: '2027-08-03', at: '10:30' };

type Answers = {
  reservation?: () => Reservation;
  used?: () => readonly Voucher[];
  slots?: () => Response;
  set?: () => Response | Promise<Response>;
};

const refused = (status: number, code: string, more = {}) =>
  Response.json({ message: code, code, requestId: 'req_1', ...more }, { status });

async function open(answers: Answers = {}, search = '') {
  const sent: { body: unknown; version: string | null; key: string | null }[] = [];
  const reservation = answers.reservation ?? (() => bought);
  const { id } = reservation();
  const ofPurchase = (asked: URLSearchParams) =>
    Response.json(asked.get('changeOf') === id ? slots : { days: [] });
  const reads: [string, (asked: URLSearchParams) => Response][] = [
    [
      '/vouchers',
      () =>
        Response.json({
          ...exampleOf('listVouchers', 200, 'default'),
          vouchers: answers.used?.() ?? vouchers,
        }),
    ],
    ['/change-terms', () => Response.json(exampleOf('getChangeTerms', 200, 'partnerTicket'))],
    ['/slots', answers.slots ?? ofPurchase],
    [`/reservations/${id}`, () => Response.json(reservation())],
  ];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'PUT' && pathname.endsWith('/partner-slots')) {
      const { headers } = request;
      sent.push({
        body: await request.json(),
        version: headers.get('if-match'),
        key: headers.get('idempotency-key'),
      });
      return answers.set?.() ?? new Promise<never>(() => {});
    }
    const found = reads.find(([end]) => pathname.endsWith(end));
    return found ? found[1](searchParams) : new Promise<never>(() => {});
  });
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  await page.viewport(1280, 800);
  const queryClient = createQueryClient();
  const history = createMemoryHistory({
    initialEntries: [`/customer/partner-tickets/${id}/select-other-schedule${search}`],
  });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  const screen = await render(<App {...{ router, queryClient }} />);
  return { screen, sent, history };
}

afterEach(() => {
  vi.restoreAllMocks();
  forgetMember();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

type Screen = Awaited<ReturnType<typeof open>>['screen'];

const dayOf = (screen: Screen) => screen.getByLabelText('レンタサイクル 8時間を使う日');
const slot = (screen: Screen, at: string) =>
  screen.getByRole('radio', { name: new RegExp(`^${at}から`) });
const button = (screen: Screen) => screen.getByRole('button', { name: '選んだ時間枠に変更する' });
const titleIs = (screen: Screen, name: string) =>
  expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible();

/** Chooses the slot of the day before, and presses the button. */
async function change(screen: Screen) {
  await dayOf(screen).selectOptions('8月3日(火)');
  await slot(screen, '10:30').click();
  await button(screen).click();
}

test('いまの時間枠と便を見せ、満員の枠は選べず、選んだ枠だけを1回で送る', async () => {
  const { screen, sent, history } = await open({
    set: () => Response.json({ ...bought, version: 4 }),
  });
  await titleIs(screen, '便と時間枠の変更');
  const now = screen.getByRole('region', { name: '時間枠', exact: true });
  await expect.element(now.getByText('8月4日(水) 9:30から')).toBeVisible();
  await expect.element(slot(screen, '9:30')).toBeChecked();
  await dayOf(screen).selectOptions('8月3日(火)');
  await expect.element(slot(screen, '9:30')).toBeDisabled();
  await slot(screen, '10:30').click();
  await button(screen).click();
  await titleIs(screen, '予約の詳細');
  await expect.element(screen.getByText('時間枠を変更しました。', { exact: false })).toBeVisible();
  expect(sent).toEqual([
    { body: { slots: [OTHER] }, version: '"3"', key: expect.stringMatching(/.{8,}/) },
  ]);
  expect(history.location.pathname).toBe(`/customer/reservation-detail/${bought.id}`);
});

test('いまの時間枠のままでは送らず、選べる最初の枠へ案内する', async () => {
  const { screen, sent } = await open();
  await titleIs(screen, '便と時間枠の変更');
  await dayOf(screen).selectOptions('8月3日(火)');
  await button(screen).click();
  const summary = screen.getByRole('group', { name: /^入力内容をご確認ください/ });
  await expect.element(summary).toHaveFocus();
  await summary.getByRole('link').click();
  // 9:30 of that day is full.
  await expect.element(slot(screen, '10:30')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('埋まった時間枠は、そこで言い、空きを読み直し、いまの時間枠に戻る', async () => {
  let isFull = false;
  const { screen } = await open({
    slots: () => {
      const [first, ...rest] = slots.days;
      const full = first?.slots.map((each) => ({ ...each, availability: 'full' })) ?? [];
      return Response.json(isFull ? { days: [{ ...first, slots: full }, ...rest] } : slots);
    },
    set: () => {
      isFull = true;
      const value = exampleOf('setPartnerSlots', 409, 'slotFull');
      return Response.json(value, { status: 409 });
    },
  });
  await titleIs(screen, '便と時間枠の変更');
  await change(screen);
  const summary = screen.getByRole('group', { name: /^入力内容をご確認ください/ });
  await expect.element(summary).toHaveFocus();
  await expect
    .element(summary.getByText('この時間の枠は埋まりました。', { exact: false }))
    .toBeVisible();
  await expect.element(slot(screen, '10:30')).toBeDisabled();
  await expect.element(slot(screen, '10:30')).not.toBeChecked();
  await dayOf(screen).selectOptions('8月4日(水)');
  await expect.element(slot(screen, '9:30')).toBeChecked();
});

test.each([
  [
    '別の画面で変わった',
    () => refused(409, 'VERSION_CONFLICT'),
    '別の画面で予約の内容が変わりました。',
    undefined,
  ],
  [
    '予約の状況が変わった',
    () => refused(409, 'RESERVATION_STATE'),
    'ご予約の状況が変わったため、変更できません。',
    '予約の詳細を見る',
  ],
  [
    '便の変更の手続き中の',
    () => refused(409, 'CHANGE_IN_PROGRESS'),
    '便の変更の手続き中です。',
    '変更の手続きへ進む',
  ],
  [
    '前の操作の処理中の',
    () => refused(409, 'REQUEST_IN_PROGRESS'),
    '前の操作を処理しています。',
    undefined,
  ],
  [
    '受付が終わった',
    () => refused(422, 'CHANGE_CLOSED', { changeClosedReason: 'closed' }),
    '変更の受付は終了しました。',
    '予約の詳細を見る',
  ],
  [
    '電話だけで承る',
    () => refused(422, 'CHANGE_CLOSED', { changeClosedReason: 'byPhone' }),
    'この予約の変更は、お電話で承ります。',
    '電話で問い合わせる(0120-000-471)',
  ],
  [
    '鍵が使われた',
    () => refused(422, 'IDEMPOTENCY_KEY_REUSED'),
    '処理できませんでした。',
    undefined,
  ],
  [
    '権利がなくなった',
    () => refused(404, 'NOT_FOUND'),
    'しばらく操作がなかったか、Cookieが削除されました。',
    '予約を照会する',
  ],
  ['版がない', () => refused(428, 'PRECONDITION_MISSING'), '処理できませんでした。', undefined],
  [
    '短いあいだに何度も送った',
    () => refused(429, 'RATE_LIMITED', { retryAfterSeconds: 60 }),
    '時間枠は、前のままです。',
    undefined,
  ],
  ['サーバーが失敗した', () => refused(500, 'INTERNAL'), '申し訳ございません。', undefined],
  ['休止中の', () => refused(503, 'UNAVAILABLE'), 'ただいまご利用いただけません。', undefined],
  [
    'つながらない',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'インターネットに接続できません。',
    undefined,
  ],
] as const)('%sときは、そう言い、選んだ時間枠は残る', async (_, set, text, next) => {
  const { screen } = await open({ set });
  await titleIs(screen, '便と時間枠の変更');
  await change(screen);
  const alert = screen.getByRole('alert').filter({ hasText: '時間枠を変更できませんでした' });
  await expect.element(alert.getByText(text, { exact: false })).toBeVisible();
  // What can be done stands beside the words that are read out.
  if (next) {
    const action = screen.getByRole('main').getByRole('link', { name: next }).first();
    await expect.element(action).toBeVisible();
  } else expect(alert.getByRole('link').elements()).toEqual([]);
  await expect.element(slot(screen, '10:30')).toBeChecked();
});

test('送る前に引換券を使っていたときは、変更できないと言い、選ぶところはなくなる', async () => {
  let isUsed = false;
  const { screen } = await open({
    used: () => (isUsed ? exampleOf('listVouchers', 200, 'partlyUsed').vouchers : vouchers),
    set: () => {
      isUsed = true;
      return Response.json(exampleOf('setPartnerSlots', 422, 'closed'), { status: 422 });
    },
  });
  await titleIs(screen, '便と時間枠の変更');
  await change(screen);
  await expect
    .element(screen.getByText('引換券を使ったため、時間枠を変更できません。'))
    .toBeVisible();
  await expect.element(screen.getByText('時間枠を変更できませんでした')).toBeVisible();
  expect(button(screen).elements()).toEqual([]);
});

test('答えが来なかったときに、もう一度押すと、同じ鍵で送る', async () => {
  let isDown = true;
  const { screen, sent } = await open({
    set: () => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : Response.json(bought)),
  });
  await titleIs(screen, '便と時間枠の変更');
  await change(screen);
  await expect
    .element(screen.getByText('インターネットに接続できません。', { exact: false }))
    .toBeVisible();
  isDown = false;
  await button(screen).click();
  await titleIs(screen, '予約の詳細');
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent).toHaveLength(2);
});

test('船だけの予約では、予約の変更になる', async () => {
  const { history } = await open({ reservation: () => booked });
  await expect.poll(() => history.location.pathname).toBe(`/customer/reservation/${booked.id}`);
});

test('便の変更の下書きがあれば、その便の選び直しになる', async () => {
  const { history } = await open({}, '?draft=drf_7hT2kPq9VxYz&leg=outbound');
  await expect
    .poll(() => history.location.href)
    .toBe(
      `/customer/reservation/${bought.id}/select-schedule-return?draft=drf_7hT2kPq9VxYz&leg=outbound`,
    );
});

test('取り扱いを終えたきっぷの時間枠は、電話で承る', async () => {
  const { screen } = await open({ slots: () => refused(404, 'NOT_FOUND') });
  await expect
    .element(screen.getByText('このきっぷは取り扱いを終えたため', { exact: false }))
    .toBeVisible();
});
