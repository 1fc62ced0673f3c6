import type { Reservation, ReservationSummary } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from './App.tsx';
import { operator } from './copy/operator.ts';
import { LOGIN_MARKER } from './page-story.fixture.ts';
import { createAppRouter } from './router.tsx';

// Whole pages of members whose sailings do not run as planned, or whose network fails.

const member = exampleOf('getCurrentMember', 200, 'default');
const [due, confirmed] = exampleOf('listReservations', 200, 'default').items;
if (!due?.nextBoarding || !confirmed) throw new Error('the example has a reservation to be paid');
const cancelled = exampleOf('getReservation', 200, 'serviceCancelled').outbound.service;
const paid = exampleOf('getReservation', 200, 'confirmed');

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.removeItem(LOGIN_MARKER);
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

type Quote = (body: unknown) => Response;

/** A member's page whose calls of the customer API are answered with these. */
const openAll = (path: string, answers: Record<string, unknown>) =>
  open(path, Object.keys(answers), (call) => answers[call]);

/** A member's page whose one call, or several, are answered with this. */
async function open(
  path: string,
  calls: string | readonly string[],
  answer: (call: string) => unknown,
  quote?: Quote,
) {
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (quote && pathname.endsWith('/cancellation-quotes')) return quote(await request.json());
    if (pathname.endsWith('/members/me')) return Response.json(member);
    const call = pathname.replace('/customer-api/', '');
    if (![calls].flat().includes(call)) return new Promise<never>(() => {});
    return Response.json(answer(call));
  });
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  window.localStorage.setItem(LOGIN_MARKER, 'test');
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [`/customer/${path}`] });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  return { queryClient, ...(await render(<App {...{ router, queryClient }} />)) };
}

const list = exampleOf('listReservations', 200, 'none');
const openList = (path: string, ...items: ReservationSummary[]) =>
  open(path, 'reservations', () => ({ ...list, items }));
const openReservation = (path: string, more: Partial<Reservation>, quote?: Quote) =>
  open(path, `reservations/${paid.id}`, () => ({ ...paid, ...more, id: paid.id }), quote);

test('もう一度読み込めなくても、予約は残り、読み込めなかったことを添える', async () => {
  const { queryClient, ...screen } = await openList('reservations', confirmed);
  const card = screen.getByRole('heading', { level: 2, name: /9月11日/ });
  await expect.element(card).toBeVisible();
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  // Calls that nothing answers are awaited without end.
  void queryClient.refetchQueries({ type: 'active' });
  await expect.element(screen.getByText('最新の予約を読み込めませんでした')).toBeVisible();
  await expect.element(card).toBeVisible();
});

test('欠航した便の予約は、一覧でお支払いをお願いしない', async () => {
  const off = { ...due, outboundService: cancelled, nextBoarding: null, nextDeadline: null };
  const screen = await openList('reservations', off);
  await expect.element(screen.getByText('強風のため欠航します')).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/お支払いの期限|お支払いの方法を見る/);
});

test('マイページの次のご乗船は、これから乗る便。欠航した便のあとでも', async () => {
  const { outbound, nextBoarding } = due;
  const sailing = {
    ...outbound,
    date: '2027-08-05',
    departureTime: '16:40',
    departureAt: '2027-08-05T16:40:00+09:00',
  };
  const onReturn = {
    ...due,
    return: sailing,
    returnService: due.outboundService,
    nextBoarding: nextBoarding && { ...nextBoarding, leg: 'return' as const },
  };
  const off = { ...confirmed, outboundService: cancelled, nextBoarding: null };
  const screen = await openList('member', off, onReturn);
  const next = screen.getByRole('region', { name: '次のご乗船' });
  await expect.element(next).toMatchTextContent(/8月5日\(木\) 16:40/);
  await screen.unmount();
  const { getByRole } = await openList('member?show=companions', off, onReturn);
  await expect
    .element(getByRole('link', { name: /次のご乗船 2027年8月5日\(木\) 16:40/ }))
    .toBeVisible();
});

test('マイページは、件数のあるものに件数を添え、買ったきっぷは、きっぷの予約だけの一覧を開く', async () => {
  const items = [due, confirmed];
  const counts = { upcoming: 2, past: 7, cancelled: 1, partnerTickets: 3 };
  const screen = await openAll('member', { reservations: { ...list, items, counts } });
  const link = (name: string) => screen.getByRole('link', { name, exact: true });
  await expect.element(link('予約の一覧 2件')).toBeVisible();
  await expect.element(link('過去のご予約・領収書 7件')).toBeVisible();
  await link('買ったきっぷ 3件').click();
  await expect.element(screen.getByRole('heading', { level: 1, name: '予約の一覧' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /^提携きっぷ ?3 ?件$/ }))
    .toHaveAttribute('aria-current', 'page');
});

test('予約のないマイページは、便を探すことを一度だけ勧める', async () => {
  const screen = await openList('member');
  const main = screen.getByRole('main');
  await expect.element(main.getByText('これからのご予約はありません')).toBeVisible();
  await expect.element(main.getByRole('link', { name: '便を探す' })).toBeVisible();
  expect(main.getByRole('link', { name: '便を探す' }).elements()).toHaveLength(1);
});

const off = { ...paid.outbound, service: cancelled };

test('往復の片方が欠航しても、予約全体の払い戻しは約束しない。両方なら、乗船券へも案内しない', async () => {
  const screen = await openReservation(`reservation-detail/${paid.id}`, {
    outbound: off,
    return: paid.outbound,
  });
  await expect
    .element(screen.getByText('もう一方の行程も、手数料なしで取り消せます。'))
    .toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '往路をやめる' })).toBeVisible();
  await expect.element(screen.getByText(/^8月9日\(月\) 8:30までにお選びください。/)).toBeVisible();
  await expect.element(screen.getByText(/お支払いのカードへ自動で払い戻します。$/)).toBeVisible();
  const head = screen.getByRole('heading', { name: /^往路 .*の便は欠航します$/ });
  await expect.element(head).toBeVisible();
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const headings = [...screen.container.querySelectorAll('h1, h2, h3, h4')];
  const others = headings.filter(({ textContent }) => !/欠航します$/.test(textContent ?? ''));
  expect(sizeOf(head.element())).toBeGreaterThanOrEqual(Math.max(...others.map(sizeOf)));
  await expect.element(screen.getByText('往路が欠航', { exact: true })).toBeVisible();
  const searches = screen.container.querySelectorAll('a[href*="select-schedule"]');
  expect([...searches]).toEqual([]);
  const toChange = screen.getByRole('link', { name: '別の便に乗る' });
  await expect.element(toChange).toHaveAttribute('href', `/customer/reservation/${paid.id}`);
  expect(screen.container.textContent).not.toContain('別の便への変更は、お電話');
  const toTickets = { name: /^乗船券を見る/ };
  await expect.element(screen.getByRole('link', toTickets).first()).toBeVisible();
  await screen.unmount();
  const both = await openReservation(`reservation-detail/${paid.id}`, {
    outbound: off,
    return: off,
  });
  await expect.element(both.getByText('手数料なしで、全額を払い戻します。')).toBeVisible();
  expect(both.getByText('旅行をやめる').elements()).toHaveLength(1);
  // There is none of a voyage that is off.
  expect(both.getByRole('link', toTickets).elements()).toEqual([]);
});

test('もう一方の行程が当日空席待ちなら、別の便は電話で勧め、両方の取り消しは勧める', async () => {
  const { outbound: waiting } = exampleOf('getReservation', 200, 'standingBy');
  const path = `reservation-detail/${paid.id}`;
  const screen = await openReservation(path, { outbound: waiting, return: off });
  await expect.element(screen.getByRole('heading', { name: '別の便に乗る' })).toBeVisible();
  await expect.element(screen.getByText('お電話で承ります。', { exact: true })).toBeVisible();
  expect(screen.getByRole('link', { name: '別の便に乗る' }).elements()).toEqual([]);
  expect(screen.container.textContent).not.toContain('変更と払い戻しに手数料は');
  const otherLeg = screen.getByText('もう一方の行程も、手数料なしで取り消せます。');
  await expect.element(otherLeg).toBeVisible();
  await screen.unmount();
  const { outbound: over } = exampleOf('getReservation', 200, 'standByOver');
  const late = await openReservation(path, { outbound: over, return: off });
  await expect.element(late.getByRole('link', { name: '全額を払い戻す' })).toBeVisible();
  expect(late.getByText('もう一方の行程も、手数料なしで取り消せます。').elements()).toEqual([]);
});

test('60分以上遅れる便も、新しい出港まで、別の便か取消を選べる。20分の遅れでは選べない', async () => {
  const { outbound, serverTime } = exampleOf('getReservation', 200, 'late');
  const path = `reservation-detail/${paid.id}`;
  const screen = await openReservation(path, { outbound, serverTime });
  await expect.element(screen.getByText(/^8月2日\(月\) 10:00までにお選びください。/)).toBeVisible();
  const ways = ['別の便に乗る', '全額を払い戻す'];
  for (const name of ways) await expect.element(screen.getByRole('link', { name })).toBeVisible();
  expect(screen.container.textContent).not.toContain('復路の便に間に合いません');
  await screen.unmount();
  const soon = { ...outbound, service: paid.outbound.service };
  const both = await openReservation(path, { outbound, return: soon, serverTime });
  await expect.element(both.getByText(/復路の便に間に合いません。お電話/)).toBeVisible();
  await both.unmount();
  const delayed = exampleOf('getReservation', 200, 'delayed');
  const other = await openReservation(path, { ...delayed });
  await expect.element(other.getByText(/8:50に出港する見込みです/)).toBeVisible();
  for (const name of ways) expect(other.getByRole('link', { name }).elements()).toEqual([]);
});

const detail = `reservation-detail/${paid.id}`;

test('欠航した便は、着くはずの時刻の後も、選べる間は選べる。乗船券とカレンダーはない', async () => {
  const serverTime = off.sailing.arrivalAt;
  const screen = await openReservation(detail, { outbound: off, serverTime });
  await expect.element(screen.getByText('どちらになさいますか')).toBeVisible();
  for (const name of ['別の便に乗る', '全額を払い戻す'])
    await expect.element(screen.getByRole('link', { name })).toBeVisible();
  // The same ways are not offered twice.
  expect(screen.getByRole('link', { name: /^予約を(?:変更する|取り消す)/ }).elements()).toEqual([]);
  expect(screen.container.textContent).not.toMatch(
    /乗船券を見る|カレンダーに追加する|この旅は終わり/,
  );
});

test('提携きっぷは全部の行程の金額を尋ね、分からないときや差し引くときは、手数料なしと言わない', async () => {
  const bought = exampleOf('getReservation', 200, 'partnerTicket');
  const ticket = { ...bought, outbound: off, return: paid.outbound };
  const asked: unknown[] = [];
  const used = exampleOf('quoteCancellation', 200, 'ticketPartlyUsed');
  const screen = await openReservation(detail, ticket, (body) => {
    asked.push(body);
    return Response.json({ ...used, feeYen: 1200, refundYen: 3400 });
  });
  const text = /^3,400円を、.*払い戻します。ご利用になった分など、1,200円を差し引いた金額です。$/;
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '旅行をやめる' })).toBeVisible();
  expect(asked[0]).toMatchObject({ items: [{ leg: 'outbound' }, { leg: 'return' }] });
  // Of a ticket sold as a whole one leg is not paid back by itself.
  expect(screen.container.textContent).not.toMatch(/手数料なし|自動で払い戻し|全額を払い戻す/);
  await screen.unmount();
  const refused = exampleOf('quoteCancellation', 409, 'byPhone');
  const failed = await openReservation(detail, ticket, () =>
    Response.json(refused, { status: 409 }),
  );
  await expect
    .element(failed.getByText('払い戻しの金額は、次の画面かお電話でお確かめください。'))
    .toBeVisible();
  expect(failed.container.textContent).not.toMatch(/手数料なし/);
});

test('遅れる往路と欠航した復路は、選ばないときのことも期限も、便ごとに言う', async () => {
  const { outbound, serverTime } = exampleOf('getReservation', 200, 'late');
  const screen = await openReservation(detail, { outbound, return: off, serverTime });
  const until = '往路は8月2日(月) 10:00まで、復路は8月9日(月) 8:30までにお選びください。';
  await expect.element(screen.getByText(until, { exact: false })).toBeVisible();
  await expect
    .element(
      screen.getByText(
        '往路は、お選びにならなくても、遅れてこの便にご乗船いただけます。復路は、お選びにならなくても、その後に、お支払いのカードへ自動で払い戻します。',
      ),
    )
    .toBeVisible();
});

test('もう一方の行程が出港した後は、それを取り消せるとも、差額を別に払ったものが自動で戻るとも言わない', async () => {
  const [change] = exampleOf('getReservation', 200, 'changeMade').changes;
  if (!change) throw new Error('the example has a change');
  const screen = await openReservation(detail, {
    return: off,
    changes: [{ ...change, payYen: 100 }],
    serverTime: paid.outbound.sailing.departureAt,
  });
  await expect.element(screen.getByRole('heading', { name: '復路をやめる' })).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/もう一方の行程も|自動で払い戻し/);
});

test('お支払いの前なら、払い戻しとは言わない。選べる日が過ぎた後も', async () => {
  const atPort = exampleOf('getReservation', 200, 'default');
  for (const choiceUntil of [cancelled.choiceUntil, null]) {
    const outbound = { ...off, service: { ...cancelled, choiceUntil } };
    const screen = await openReservation(detail, { ...atPort, outbound });
    const news = screen.getByText('どちらになさいますか');
    await expect.element(news).toBeVisible();
    const card = news.element().closest('section');
    expect(card?.textContent).not.toContain('払い戻し');
    await screen.unmount();
  }
});

test('一覧は、選ぶ期限より早い期限を先に言う', async () => {
  const choice = { ...cancelled, choiceUntil: '2027-12-31T08:30:00+09:00' };
  const screen = await openList('reservations', { ...due, outboundService: choice });
  await expect.element(screen.getByText('強風のため欠航します')).toBeVisible();
  expect(screen.container.textContent).not.toContain('別の便を選べる期限');
});

test('予約の完了は、欠航を伝え、お支払いをお願いしない', async () => {
  const atStore = exampleOf('getReservation', 200, 'convenienceStore');
  const screen = await openReservation(
    `reservation/reservation-completion?reservation=${paid.id}`,
    {
      ...atStore,
      outbound: off,
    },
  );
  await expect.element(screen.getByText(/強風のため欠航します$/)).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/をお支払いください|お支払い番号/);
});

test('コンビニ払いの往復で片方が欠航したら、全額のお支払いをお願いせず、金額を確かめる電話を示す', async () => {
  const atStore = exampleOf('getReservation', 200, 'convenienceStore');
  const legs = { outbound: off, return: atStore.outbound };
  const path = `reservation-detail/${paid.id}`;
  const screen = await openReservation(path, { ...atStore, ...legs });
  await expect.element(screen.getByText('お支払いの前に、お電話ください')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /^電話で金額を確かめる/ }))
    .toHaveAttribute('href', `tel:${operator.phone.number}`);
  // For those who cannot ring up before the deadline, with what comes of it.
  await expect.element(screen.getByText('お支払い番号')).not.toBeVisible();
  await screen.getByText('期限までにお電話ができないとき').click();
  await expect.element(screen.getByText('お支払い番号', { exact: true })).toBeVisible();
  await screen.unmount();
  const completion = `reservation/reservation-completion?reservation=${paid.id}`;
  const done = await openReservation(completion, { ...atStore, ...legs });
  await expect.element(done.getByText('お電話で金額を確かめて、コンビニで支払う')).toBeVisible();
  expect(done.container.textContent).not.toContain('コンビニで12,300円を');
});

test('お支払い前の次のご乗船は、乗船手続きの締切ではなく、お支払いの期限を大きく示す', async () => {
  const screen = await openList('member', due);
  const next = screen.getByRole('region', { name: '次のご乗船' });
  await expect.element(next).toMatchTextContent(/乗船手続き締切\(/);
  expect(next.element().querySelector('p time')?.getAttribute('datetime')).toBe(
    due.nextDeadline?.at,
  );
});

test('前回と同じ便の予約は、区間・人数・車両が入り、日付だけを選ぶ', async () => {
  const answers: Record<string, unknown> = {
    reservations: { ...list, items: [confirmed] },
    [`reservations/${confirmed.id}`]: { ...paid, id: confirmed.id },
    ports: exampleOf('listPorts', 200, 'default'),
    routes: exampleOf('listRoutes', 200, 'default'),
  };
  const screen = await openAll('member', answers);
  await screen.getByRole('link', { name: '同じ便で予約' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: '予約の条件' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /出発地.*汐見港/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /人数・車両.*3名/ })).toBeVisible();
});

test.each([
  ['2027-08-02T07:29:00+09:00', 0],
  ['2027-08-02T07:30:00+09:00', 1],
])('ホームの次のご乗船は、%sに、締め切ったことを%i回言う', async (serverTime, times) => {
  const screen = await open('', 'reservations', () => ({ ...list, items: [due], serverTime }));
  const heading = screen.getByRole('heading', { level: 3, name: '次のご乗船' });
  await expect.element(heading).toBeVisible();
  expect(screen.getByText('締め切りました', { exact: true }).elements()).toHaveLength(times);
});
