import '@ferry/ui/styles/global.css';
import type { Ticket, TicketLeg } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { App } from '../../../App.tsx';
import {
  readRecord,
  removeDatabase,
  removeRecord,
  writeRecord,
} from '../../../kept-tickets/kept-tickets-database.ts';
import { createAppRouter } from '../../../router.tsx';
import { keptOf } from './model/ticket-views.ts';

const list = exampleOf('listTickets', 200, 'default');
const { ports } = exampleOf('listPorts', 200, 'default');
const { reservationId } = list;
const tickets = `/customer-api/reservations/${reservationId}/tickets`;
const path = `/customer/reservation-detail/${reservationId}/tickets`;
const code = 'R8WT-4NPX';
const arrival = Date.parse('2027-08-02T12:10:00+09:00');

let answers: Record<string, () => Response> = {};

const refusal = (errorCode: string, status: number) => () =>
  Response.json({ message: 'x', code: errorCode, requestId: 'req_4Tk7bR2m01' }, { status });
const offline = () => {
  throw new TypeError('Failed to fetch');
};
const keepNow = (part: { memberId?: string } = {}) =>
  writeRecord(keptOf(list, ports, { hasNames: false, ...part }));

async function open() {
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  const screen = await render(<App {...{ router, queryClient }} />);
  return { screen, queryClient, at: () => router.state.location.pathname };
}

const clock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });

beforeEach(() => {
  clock(Date.parse('2027-08-02T06:10:00+09:00'));
  answers = {
    [tickets]: () => Response.json(list),
    '/customer-api/ports': () => Response.json({ ports }),
    [`/customer-api/reservations/${reservationId}`]: () =>
      Response.json(exampleOf('getReservation', 200, 'confirmed')),
    [`${tickets.replace(/tickets$/, 'ticket-shares')}`]: () =>
      Response.json(exampleOf('listTicketShares', 200, 'none')),
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    return answers[pathname]?.() ?? new Promise<never>(() => {});
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await cleanup();
  await removeDatabase();
});

test('取り消した予約は、保存した乗船券を表示しないで削除し、予約の詳細でそう伝える', async () => {
  await keepNow();
  answers[tickets] = refusal('RESERVATION_STATE', 409);
  const { screen, at } = await open();
  await expect.poll(at, { timeout: 5_000 }).toBe(`/reservation-detail/${reservationId}`);
  await expect.element(screen.getByText(code)).not.toBeInTheDocument();
  expect(await readRecord(reservationId)).toBeUndefined();
});

test('保存がないときも、乗船券のない予約は予約の詳細に進む', async () => {
  answers[tickets] = refusal('RESERVATION_STATE', 409);
  const { at } = await open();
  await expect.poll(at, { timeout: 5_000 }).toBe(`/reservation-detail/${reservationId}`);
});

test('開いているあいだに取り消されると、次に確かめたときに見えなくなる', async () => {
  await keepNow();
  const { screen, queryClient, at } = await open();
  await expect.element(screen.getByText(code)).toBeVisible();
  answers[tickets] = refusal('RESERVATION_STATE', 409);
  void queryClient.refetchQueries({ type: 'active' });
  await expect.poll(at, { timeout: 5_000 }).toBe(`/reservation-detail/${reservationId}`);
  expect(await readRecord(reservationId)).toBeUndefined();
});

test('一部を取り消すと、次につながったときに、保存した分も、残る人の新しい乗船券だけになる', async () => {
  await keepNow();
  const [leg] = list.legs as [TicketLeg];
  const [first, gone] = leg.tickets as [Ticket, Ticket];
  const group = leg.group && { ...leg.group, id: 'tkt_BBBBBBBBBBBBBBBB', shortCode: 'Z8WT4NPX' };
  const left = { ...leg, group, tickets: leg.tickets.filter(({ id }) => id !== gone.id) };
  answers[tickets] = () => Response.json({ ...list, legs: [left] });
  const { screen } = await open();
  await expect.element(screen.getByText('Z8WT-4NPX')).toBeVisible();
  const keptCodes = async () => {
    const text = JSON.stringify(await readRecord(reservationId));
    return [leg.group, first, gone, group].map((each) => text.includes(`"${each?.shortCode}"`));
  };
  await expect.poll(keptCodes).toEqual([false, true, false, true]);
  // With the server away it is what the page shows.
  answers[tickets] = offline;
  await cleanup();
  const again = await open();
  await expect.element(again.screen.getByText('Z8WT-4NPX')).toBeVisible();
  expect(again.screen.getByText(code).elements()).toEqual([]);
});

test('照会が切れると、保存した内容をその理由と照会へのリンクとともに表示する', async () => {
  await keepNow();
  answers[tickets] = refusal('NOT_FOUND', 404);
  const { screen } = await open();
  await expect.element(screen.getByText(code)).toBeVisible();
  await expect.element(screen.getByText('この端末に保存した内容です')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '予約を照会する' })).toBeVisible();
  await expect.element(screen.getByText('電波がないときも表示できます')).not.toBeInTheDocument();
});

test('つながらないままなら、読み込めなかったと伝える', async () => {
  // A machine with no network but its own would offer another button.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await keepNow();
  answers[tickets] = offline;
  const { screen } = await open();
  await screen.getByRole('button', { name: '最新の内容を読み込む' }).click();
  await expect
    .element(screen.getByRole('status').filter({ hasText: '読み込めませんでした' }))
    .toBeVisible();
});

test('開いたまま到着すると、保存した乗船券のコードが消える', async () => {
  await keepNow();
  answers[tickets] = offline;
  const { screen } = await open();
  await expect.element(screen.getByText(code)).toBeVisible();
  clock(arrival);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByText('この便は到着しました')).toBeVisible();
  await expect.element(screen.getByText(code)).not.toBeInTheDocument();
});

test('圏外で開いたまま到着すると、読み込んだ乗船券のコードも消える', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText(code)).toBeVisible();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  clock(arrival);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByText('この便は到着しました')).toBeVisible();
  await expect.element(screen.getByText(code)).not.toBeInTheDocument();
});

test('別のタブやログアウトで消えた保存は、次に確かめたときに画面でも消え、戻らない', async () => {
  await keepNow();
  const { screen, queryClient } = await open();
  await expect.element(screen.getByText('電波がなくても表示できます')).toBeVisible();
  await removeRecord(reservationId);
  const later = { ...list, serverTime: '2027-08-02T06:10:30+09:00' };
  answers[tickets] = () => Response.json(later);
  await queryClient.refetchQueries({ type: 'active' });
  await expect.element(screen.getByRole('button', { name: 'この端末に保存する' })).toBeVisible();
  await expect.element(screen.getByText('電波がなくても表示できます')).not.toBeInTheDocument();
  expect(await readRecord(reservationId)).toBeUndefined();
});

test('保存と削除の後は結果に焦点があり、次に開いたときは、いま保存したとは言わない', async () => {
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue({
    ready: Promise.resolve({
      active: { postMessage: (_: unknown, [port]: MessagePort[]) => port?.postMessage(true) },
    }),
  } as unknown as ServiceWorkerContainer);
  const { screen } = await open();
  await screen.getByRole('button', { name: 'この端末に保存する' }).click();
  const status = screen.getByRole('status').filter({ hasText: 'この端末に保存しました' });
  await expect.element(status).toHaveFocus();
  await screen.unmount();
  const later = (await open()).screen;
  await expect.element(later.getByText(/この端末に保存してあります/)).toBeVisible();
  await expect.element(later.getByText('この端末に保存しました')).not.toBeInTheDocument();
  await later.getByRole('button', { name: 'この端末から削除する' }).click();
  await expect
    .element(later.getByRole('status').filter({ hasText: 'この端末から削除しました' }))
    .toHaveFocus();
});
