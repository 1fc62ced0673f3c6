import '@ferry/ui/styles/global.css';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { App } from '../../../App.tsx';
import {
  readRecord,
  removeDatabase,
  writeRecord,
} from '../../../kept-tickets/kept-tickets-database.ts';
import { createAppRouter } from '../../../router.tsx';
import { readKept } from './model/kept-tickets.ts';
import { keptVouchersOf } from './model/load-vouchers.ts';
import { keptOf } from './model/ticket-views.ts';

const list = exampleOf('listTickets', 200, 'default');
const { ports } = exampleOf('listPorts', 200, 'default');
const purchase = exampleOf('getReservation', 200, 'partnerTicket');
const vouchers = exampleOf('listVouchers', 200, 'default');
const { partnerTicket } = purchase;
if (!partnerTicket) throw new Error('The example is no purchase');
const kept = keptVouchersOf(partnerTicket, vouchers);

const { reservationId } = list;
const reservation = `/customer-api/reservations/${reservationId}`;
const shipCode = 'R8WT-4NPX';
const beforeTrip = Date.parse('2027-08-02T06:10:00+09:00');
const afterArrival = Date.parse('2027-08-03T10:00:00+09:00');
const afterLastDay = Date.parse('2027-08-07T00:00:00+09:00');

let answers: Record<string, () => Response> = {};

const usual = (): typeof answers => ({
  [`${reservation}/tickets`]: () => Response.json(list),
  [`${reservation}/ticket-shares`]: () => Response.json(exampleOf('listTicketShares', 200, 'none')),
  [`${reservation}/vouchers`]: () => Response.json(vouchers),
  [reservation]: () => Response.json({ ...purchase, id: reservationId }),
  '/customer-api/ports': () => Response.json({ ports }),
});
const offline = () => {
  throw new TypeError('Failed to fetch');
};
const goOffline = () => {
  answers = Object.fromEntries(Object.keys(answers).map((path) => [path, offline]));
};
const clock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });

async function open() {
  const queryClient = createQueryClient();
  const path = `/customer/reservation-detail/${reservationId}/tickets`;
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  return render(<App {...{ router, queryClient }} />);
}

const keepTickets = (part?: typeof kept) =>
  writeRecord(keptOf(list, ports, { hasNames: false }, part));

/** The states of the vouchers that are stored; undefined where there are none. */
const storedStates = async () => {
  const record = (await readRecord(reservationId)) as { vouchers?: typeof kept } | undefined;
  return record?.vouchers?.vouchers.map(({ state }) => state);
};

beforeEach(() => {
  clock(beforeTrip);
  answers = usual();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    return answers[pathname]?.() ?? new Promise<never>(() => {});
  });
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue({
    ready: Promise.resolve({
      active: { postMessage: (_: unknown, [port]: MessagePort[]) => port?.postMessage(true) },
    }),
  } as unknown as ServiceWorkerContainer);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await cleanup();
  await removeDatabase();
});

test('乗船券を保存すると引換券も残り、サーバーがなくても、いつの内容かとともに、名前なしで表示する', async () => {
  const screen = await open();
  await screen.getByRole('checkbox', { name: /^お名前とナンバーも保存する/ }).click();
  await screen.getByRole('button', { name: 'この端末に保存する' }).click();
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'この端末に保存しました' }))
    .toMatchTextContent(/提携きっぷの引換券も、お名前を入れずに保存しています/);
  await screen.unmount();
  // Of a person and of money nothing is there, whatever was ticked for the tickets.
  const stored = (await readRecord(reservationId)) as { vouchers: typeof kept };
  expect(stored.vouchers).toEqual(kept);
  expect(JSON.stringify(stored.vouchers)).not.toMatch(/山田|Yen|mayInform/);

  goOffline();
  const later = await open();
  const part = later.getByRole('region', { name: '提携きっぷ' });
  await expect
    .element(part.getByText('2027年7月20日(火) 10:00 現在の引換券です。', { exact: false }))
    .toBeVisible();
  await expect.element(part.getByText('帆影サイクル')).toBeVisible();
  await expect.element(part.getByText('帆影島港の前')).toBeVisible();
  await part.getByText('乗船者2(大人)の引換券を表示する').first().click();
  await expect
    .element(part.getByRole('img', { name: '乗船者2(大人)のレンタサイクル 8時間のQRコード' }))
    .toBeVisible();
  await expect.element(part.getByText('8月3日(火)から使えます').nth(1)).toBeVisible();
  await expect.element(part.getByText(/様の引換券/)).not.toBeInTheDocument();
});

test('到着した後も、使える日が終わるまでは引換券だけを表示し、終わると消える', async () => {
  await keepTickets(kept);
  goOffline();
  clock(afterArrival);
  const screen = await open();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'この端末に保存した引換券' }))
    .toBeVisible();
  await screen.getByText('乗船者1(大人)の引換券を表示する').first().click();
  await expect.element(screen.getByText('使えます', { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText(shipCode)).not.toBeInTheDocument();

  // In the open page as well.
  clock(afterLastDay);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByText('期限が過ぎました').first()).toBeVisible();
  await expect.element(screen.getByText(/引換券を表示する$/)).not.toBeInTheDocument();
  await screen.unmount();
  expect(await readKept(reservationId)).toBeUndefined();
  expect(await indexedDB.databases()).toEqual([]);
});

test('乗船券より先に期限の過ぎた引換券だけが、この端末から消える', async () => {
  const record = keptOf(list, ports, { hasNames: false }, kept);
  const legs = record.legs.map((leg) => ({ ...leg, arrivesAt: '2027-08-09T12:10:00+09:00' }));
  await writeRecord({ ...record, legs });
  expect((await readKept(reservationId, afterLastDay - 1))?.vouchers).toEqual(kept);
  const left = await readKept(reservationId, afterLastDay);
  expect(left?.legs).toHaveLength(1);
  expect(left?.vouchers).toBeUndefined();
  expect(await storedStates()).toBeUndefined();
  expect(await readRecord(reservationId)).not.toHaveProperty('until');
});

test('引換券のない前の保存も開け、次につながったときに引換券が加わる', async () => {
  await keepTickets();
  goOffline();
  const before = await open();
  await expect.element(before.getByText(shipCode)).toBeVisible();
  await expect.element(before.getByRole('region', { name: '提携きっぷ' })).not.toBeInTheDocument();
  await before.unmount();
  answers = usual();
  const screen = await open();
  await expect.element(screen.getByText(/提携きっぷの引換券も/)).toBeVisible();
  expect(await storedStates()).toEqual(['notYet', 'notYet', 'notYet', 'notYet']);
});

test('提携先で使うと、次につながったときに、保存した引換券も使用済みになる', async () => {
  await keepTickets(kept);
  answers[`${reservation}/vouchers`] = () =>
    Response.json(exampleOf('listVouchers', 200, 'partlyUsed'));
  await open();
  await expect.poll(storedStates).toEqual(['used', 'used', 'usable', 'usable']);
});

test('引換券を読み込めないときは、保存した分が残る。読めない形なら、乗船券だけを表示する', async () => {
  await keepTickets(kept);
  answers[`${reservation}/vouchers`] = offline;
  const screen = await open();
  await expect.element(screen.getByText(/提携きっぷの引換券も/)).toBeVisible();
  expect(await storedStates()).toHaveLength(4);
  await screen.unmount();
  const broken = { ...keptOf(list, ports, { hasNames: false }), vouchers: { later: true } };
  await writeRecord(broken);
  goOffline();
  const later = await open();
  await expect.element(later.getByText(shipCode)).toBeVisible();
  await expect.element(later.getByRole('region', { name: '提携きっぷ' })).not.toBeInTheDocument();
});

test('船だけの予約には、引換券を尋ねない', async () => {
  let asked = 0;
  answers[reservation] = () => Response.json(exampleOf('getReservation', 200, 'confirmed'));
  answers[`${reservation}/vouchers`] = () => {
    asked += 1;
    return Response.json(vouchers);
  };
  const screen = await open();
  await screen.getByRole('button', { name: 'この端末に保存する' }).click();
  await expect.element(screen.getByText('この端末に保存しました')).toBeVisible();
  await expect.element(screen.getByText(/提携きっぷの引換券も/)).not.toBeInTheDocument();
  expect(asked).toBe(0);
});
