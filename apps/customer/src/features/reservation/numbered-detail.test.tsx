import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../../App.tsx';
import { closedText } from '../../copy/change-closed.ts';
import { createAppRouter } from '../../router.tsx';

const reservation = exampleOf('getReservation', 200, 'confirmed');
const found = () => Response.json(reservation);
const noRight = () => Response.json(exampleOf('getReservation', 404, 'notFound'), { status: 404 });

async function open(number: string, answer: () => Response) {
  const path = `/customer-api/reservations/${reservation.id}`;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) =>
    new URL(new Request(input).url).pathname === path ? answer() : new Promise<never>(() => {}),
  );
  const queryClient = createQueryClient();
  const history = createMemoryHistory({
    initialEntries: [`/customer/reservation-detail/${reservation.id}/${number}`],
  });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  return render(<App {...{ router, queryClient }} />);
}

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['7KQ4-MX9R', '7KQ4MX9R'])(
  '予約番号 %s の付いたアドレスで、その予約の詳細が開く',
  async (number) => {
    const screen = await open(number, found);
    await expect.element(screen.getByRole('heading', { name: '予約の詳細' })).toBeVisible();
  },
);

test('ほかの予約の番号が付いていれば、ページは見つからない', async () => {
  const screen = await open('2222-3333', found);
  await expect
    .element(screen.getByRole('heading', { name: 'ページが見つかりません' }))
    .toBeVisible();
});

test('見る権利がなければ、その番号の入った照会の画面になる', async () => {
  const screen = await open('7KQ4-MX9R', noRight);
  await expect.element(screen.getByRole('textbox', { name: '予約番号' })).toHaveValue('7KQ4-MX9R');
});

test.each([
  ['expired', /^\/customer\/reservation\/select-schedule\?/, '2027-08-02'],
  ['arrived', /^\/customer\/reservation\?/, null],
] as const)(
  '予約(%s)から、同じ区間と人数で便を探せる。終わった旅の日付は入らない',
  async (name, path, date) => {
    const over = exampleOf('getReservation', 200, name);
    const screen = await open('7KQ4-MX9R', () => Response.json(over));
    const again = screen.getByRole('link', { name: '同じ条件で便を探す' });
    await expect.element(again).toBeVisible();
    const { pathname, search } = new URL((again.element() as HTMLAnchorElement).href);
    expect(pathname + search).toMatch(path);
    const { sailing, party } = over.outbound;
    const asked = new URLSearchParams(search);
    expect(['fromPortId', 'toPortId', 'adults', 'date'].map((key) => asked.get(key))).toEqual([
      sailing.fromPort.id,
      sailing.toPort.id,
      String(party.adults),
      date,
    ]);
  },
);

test.each([
  ['confirmed', '金額を確かめてから'],
  ['default', '手数料はかかりません'],
] as const)(
  '予約(%s)は、できることの「予約を取り消す」から取り消すページへ進める。ほかに同じ道はない',
  async (name, detail) => {
    const booked = exampleOf('getReservation', 200, name);
    const screen = await open('7KQ4-MX9R', () => Response.json(booked));
    const tile = screen.getByRole('link', { name: `予約を取り消す ${detail}` });
    await expect.element(tile).toHaveAttribute('href', expect.stringMatching(/\/confirm$/));
    expect(document.querySelectorAll('a[href$="/confirm"]')).toHaveLength(1);
    expect(document.body.textContent).not.toContain('取り消せません');
  },
);

test('旅の終わった予約には、取り消す道はなく、取り消せないとわかる', async () => {
  const over = exampleOf('getReservation', 200, 'arrived');
  const screen = await open('7KQ4-MX9R', () => Response.json(over));
  await screen.getByText('取り消せません', { exact: true }).click();
  const text = /出発した行程、乗船手続きの済んだ行程、当日空席待ちの行程は取り消せません。/;
  await expect.element(screen.getByText(text)).toBeVisible();
  expect(document.querySelector('a[href$="/confirm"]')).toBeNull();
});

test('片道の提携きっぷは、出港した後も、使える最後の日の終わりまで取り消しへ進める', async () => {
  const bought = exampleOf('getReservation', 200, 'partnerTicket');
  const oneWay = { ...bought, id: reservation.id, return: null };
  const show = (serverTime: string) =>
    open(bought.reservationNumber, () => Response.json({ ...oneWay, serverTime }));
  const before = await show('2027-08-06T23:59:59+09:00');
  await expect.element(before.getByRole('link', { name: /^予約を取り消す/ })).toBeVisible();
  await before.unmount();
  const after = await show('2027-08-07T00:00:00+09:00');
  await expect.element(after.getByText('取り消せません', { exact: true })).toBeVisible();
  expect(after.getByRole('link', { name: /^予約を取り消す/ }).elements()).toEqual([]);
});

test('変更できなくなった予約のタイルは、リンクのままでなく、その場で理由を伝える', async () => {
  const terms = exampleOf('getChangeTerms', 200, 'closed');
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(new Request(input).url);
    if (pathname.endsWith('/change-terms')) return Response.json(terms);
    return pathname.endsWith(reservation.id) ? found() : new Promise<never>(() => {});
  });
  const queryClient = createQueryClient();
  const history = createMemoryHistory({
    initialEntries: [`/customer/reservation-detail/${reservation.id}`],
  });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  const screen = await render(<App {...{ router, queryClient }} />);
  const tile = screen.getByRole('listitem').filter({ hasText: '予約を変更する' });
  await expect.element(tile.getByText(closedText(terms.reason))).toBeVisible();
  expect(tile.getByRole('link').elements()).toEqual([]);
});

test('往路が着くと、往路は一行に畳まれ、復路はそのまま見える', async () => {
  const back = exampleOf('getReservation', 200, 'outboundArrived');
  const screen = await open('7KQ4-MX9R', () => Response.json(back));
  const line = screen.getByText('往路 8月2日(月) 到着しました');
  await expect.element(line).toBeVisible();
  await expect.element(screen.getByRole('region', { name: '復路 8月9日(月)' })).toBeVisible();
  const outbound = screen.getByRole('region', { name: '往路 8月2日(月)' });
  expect(outbound.elements()).toEqual([]);
  (line.element().closest('details') as HTMLDetailsElement).open = true;
  await expect.element(outbound).toBeVisible();
});
