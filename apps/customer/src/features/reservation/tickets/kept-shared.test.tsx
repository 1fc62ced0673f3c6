import '@ferry/ui/styles/global.css';
import type { SharedTicket } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { App } from '../../../App.tsx';
import {
  readRecord,
  removeDatabase,
  SHARED_TICKETS,
} from '../../../kept-tickets/kept-tickets-database.ts';
import { forgetLinkToken } from '../../../page/link-token.ts';
import { createAppRouter } from '../../../router.tsx';
import { keepShared } from './model/kept-shared.ts';

const shared = exampleOf('openSharedTicket', 200, 'default');
const { ports } = exampleOf('listPorts', 200, 'default');
const code = '7KQ4-MX9B';
const token = 'Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE';

const offline = (): Response => {
  throw new TypeError('Failed to fetch');
};
let answer: () => Response;

/** @param hash of the link; empty where the page is opened without one */
async function open(hash = token) {
  window.location.hash = hash;
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: ['/customer/ticket'] });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  return render(<App {...{ router, queryClient }} />);
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-08-02T06:10:00+09:00') });
  answer = () => Response.json(shared);
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (pathname === '/customer-api/shared-tickets') return answer();
    if (pathname === '/customer-api/ports') return Response.json({ ports });
    return new Promise<never>(() => {});
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
  window.location.hash = '';
  window.history.replaceState(null, '');
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
  await cleanup();
  await removeDatabase();
  forgetLinkToken('ticket');
});

test('保存した自分の乗船券は、電波がなくても、リンクがなくても表示し、名前も予約番号もない', async () => {
  const screen = await open();
  await expect.element(screen.getByText(code)).toBeVisible();
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'この端末に保存する' }).click();
  await expect.element(screen.getByText('この端末に保存しました')).toBeVisible();
  const kept = JSON.stringify(await readRecord(SHARED_TICKETS));
  expect(kept).toContain('"reservationNumber":""');
  expect(kept).not.toMatch(/山田|花子|rsv_/);
  expect(kept).not.toContain(token);
  await cleanup();
  answer = offline;
  const away = await open();
  await expect.element(away.getByText('この端末に保存した乗船券')).toBeVisible();
  await expect.element(away.getByText(code)).toBeVisible();
  await cleanup();
  forgetLinkToken('ticket');
  window.history.replaceState(null, '');
  const alone = await open('');
  await expect.element(alone.getByText(code)).toBeVisible();
  await alone.getByRole('button', { name: 'この端末から削除する' }).click();
  await expect.element(alone.getByText('届いたリンクをもう一度お開きください')).toBeVisible();
  expect(await readRecord(SHARED_TICKETS)).toBeUndefined();
});

test('往復の2枚は1枚ずつ残り、取り消された方だけが消え、到着の後は残らない', async () => {
  const ticketId = 'tkt_BBBBBBBBBBBBBBBB';
  const back: SharedTicket = {
    ...shared,
    leg: 'return',
    ticket: { ...shared.ticket, id: ticketId },
  };
  await keepShared(shared, ports);
  await keepShared(back, ports);
  await keepShared(back, ports);
  const legs = async () => Object(await readRecord(SHARED_TICKETS)).legs?.length;
  expect(await legs()).toBe(2);
  const screen = await open();
  await expect.element(screen.getByText(code)).toBeVisible();
  answer = () => Response.json(exampleOf('openSharedTicket', 410, 'linkExpired'), { status: 410 });
  await screen.getByRole('button', { name: '最新の状態を確かめる' }).click();
  await expect.poll(legs).toBe(1);
  await cleanup();
  vi.setSystemTime(Date.parse('2027-08-03T00:00:00+09:00'));
  await open('');
  await expect.poll(() => readRecord(SHARED_TICKETS)).toBeUndefined();
});
