import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../../../App.tsx';
import { LOGIN_MARKER } from '../../../page-story.fixture.ts';
import { createAppRouter } from '../../../router.tsx';

const { id } = exampleOf('getReservation', 200, 'lookedUp');
const sent: unknown[] = [];
let listed = 0;

/** The contract's examples, for a member who has looked the booking up. */
async function respond(request: Request, claim: Response): Promise<Response | undefined> {
  switch (new URL(request.url).pathname) {
    case '/external/api/members/me':
      return Response.json(exampleOf('getCurrentMember', 200, 'default'));
    case '/customer-api/reservations':
      listed += 1;
      return Response.json(exampleOf('listReservations', 200, 'none'));
    case `/customer-api/reservations/${id}`:
      return Response.json(exampleOf('getReservation', 200, 'lookedUp'));
    case `/customer-api/reservations/${id}/change-terms`:
      return Response.json(exampleOf('getChangeTerms', 200, 'default'));
    case '/customer-api/reservation-claims':
      sent.push(await request.json());
      return claim;
    default:
      return undefined;
  }
}

const claimed = () => Response.json(exampleOf('claimReservation', 200, 'default'));
const notFound = () =>
  Response.json(exampleOf('claimReservation', 404, 'lookupNotFound'), { status: 404 });

async function open(path: string, claim: Response, isMember = true) {
  sent.length = 0;
  listed = 0;
  vi.spyOn(window, 'fetch').mockImplementation(
    async (input) => (await respond(new Request(input), claim)) ?? new Promise<never>(() => {}),
  );
  if (isMember) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
    document.cookie = 'XSRF-TOKEN=test';
    window.localStorage.setItem(LOGIN_MARKER, 'test');
  }
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [`/customer/${path}`] });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  return render(<App {...{ router, queryClient }} />);
}

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.removeItem(LOGIN_MARKER);
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('予約の一覧の下で、番号と連絡先を入れると、予約が一覧に加わる', async () => {
  const screen = await open('reservations', claimed());
  await screen.getByText('ログインせずにした予約を一覧に加える').click();
  const button = screen.getByRole('button', { name: '一覧に加える' });
  await button.click();
  await expect.element(screen.getByRole('link', { name: /予約番号を入力/ })).toBeVisible();
  expect(sent).toEqual([]);
  await screen.getByRole('textbox', { name: '予約番号' }).fill('7KQ4-MX9R');
  await screen.getByRole('textbox', { name: '電話番号' }).fill('090-1234-5678');
  const before = listed;
  await button.click();
  await expect.element(screen.getByText('一覧に加えました')).toBeVisible();
  expect(sent).toEqual([
    { reservationNumber: '7KQ4-MX9R', contactKind: 'phone', contact: '090-1234-5678' },
  ]);
  await vi.waitUntil(() => listed > before, { timeout: 5_000 });
  await expect.element(screen.getByRole('textbox', { name: '予約番号' })).toHaveValue('');
});

test('見つからないときは理由を分けずに伝え、入力した内容は残る', async () => {
  const screen = await open('reservations', notFound());
  await screen.getByText('ログインせずにした予約を一覧に加える').click();
  await screen.getByRole('textbox', { name: '予約番号' }).fill('7KQ4-MX9R');
  await screen.getByRole('textbox', { name: '電話番号' }).fill('090-9999-9999');
  await screen.getByRole('button', { name: '一覧に加える' }).click();
  await expect.element(screen.getByText('一覧に加えられませんでした')).toBeVisible();
  await expect.element(screen.getByText(/予約が見つかりませんでした。/)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: '予約番号' })).toHaveValue('7KQ4-MX9R');
});

test('会員が照会した予約は、詳細の画面から、何も入力せずに一覧に加わる', async () => {
  const screen = await open(`reservation-detail/${id}`, claimed());
  await screen.getByRole('button', { name: '予約の一覧に加える' }).click();
  await expect.element(screen.getByText('予約の一覧に加えました')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '予約の一覧へ' })).toHaveFocus();
  const { reservationNumber, representative } = exampleOf('getReservation', 200, 'lookedUp');
  expect(sent).toEqual([
    { reservationNumber, contactKind: 'phone', contact: representative.phone },
  ]);
});

const unavailable = () =>
  Response.json(exampleOf('claimReservation', 429, 'rateLimited'), { status: 429 });

test.each([
  ['混み合っているだけなら、ボタンはフォーカスとともに残り', unavailable, 1],
  ['一覧に加えられない予約なら、ボタンはなく、フォーカスは知らせに移り', notFound, 0],
])('詳細の画面から加えられないとき、%s、理由を伝える', async (_, refusal, buttons) => {
  const screen = await open(`reservation-detail/${id}`, refusal());
  const button = screen.getByRole('button', { name: '予約の一覧に加える' });
  await button.click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/加えられませんでした/);
  expect(button.elements()).toHaveLength(buttons);
  expect(document.activeElement).not.toBe(document.body);
  if (buttons) await expect.element(button).toHaveFocus();
});

test('ログインしていない方の予約の詳細には、一覧の話は出ない', async () => {
  const screen = await open(`reservation-detail/${id}`, claimed(), false);
  await expect.element(screen.getByText('履歴')).toBeVisible();
  expect(screen.getByText(/会員の一覧にありません/).elements()).toEqual([]);
});
