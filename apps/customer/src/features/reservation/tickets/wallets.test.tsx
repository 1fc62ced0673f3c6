import '@ferry/ui/styles/global.css';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { App } from '../../../App.tsx';
import { createAppRouter } from '../../../router.tsx';

const list = exampleOf('listTickets', 200, 'default');
const at = `/customer-api/reservations/${list.reservationId}`;
const heading = { name: 'ウォレットに入れる' };

let sent: unknown[] = [];

async function open(tickets: unknown, pass?: Response) {
  const answers: Record<string, () => Response> = {
    [`${at}/tickets`]: () => Response.json(tickets),
    [`${at}/ticket-shares`]: () => Response.json(exampleOf('listTicketShares', 200, 'none')),
    '/customer-api/ports': () => Response.json(exampleOf('listPorts', 200, 'default')),
    [`${at}/wallet-passes`]: () => pass ?? new Response(null, { status: 500 }),
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'POST') sent.push(await request.json());
    return answers[new URL(request.url).pathname]?.() ?? new Promise<never>(() => {});
  });
  const queryClient = createQueryClient();
  const path = `/customer/reservation-detail/${list.reservationId}/tickets`;
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  return render(<App {...{ router, queryClient }} />);
}

const created = (name: 'default' | 'apple') =>
  Response.json(exampleOf('createWalletPass', 201, name), { status: 201 });

beforeEach(() => {
  sent = [];
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-08-02T06:10:00+09:00') });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
  await cleanup();
});

test('Googleウォレットには、用意ができてから、そのリンクで追加する', async () => {
  const screen = await open({ ...list, wallets: ['google'] }, created('default'));
  await screen.getByRole('button', { name: 'Googleウォレットに入れる' }).click();
  const link = screen.getByRole('link', { name: 'Googleウォレットを開いて追加する' });
  const { url } = exampleOf('createWalletPass', 201, 'default');
  await expect.element(link).toHaveAttribute('href', url ?? '');
  const said = screen.getByRole('status').filter({ hasText: 'Googleウォレットの用意ができました' });
  await expect.element(said).toBeVisible();
  // The message and its link together: the words alone are what is read out.
  expect(document.activeElement?.contains(said.element())).toBe(true);
  expect(document.activeElement?.contains(link.element())).toBe(true);
  expect(document.activeElement?.matches('[tabindex="-1"]')).toBe(true);
  expect(sent).toEqual([{ ticketId: list.legs[0]?.group?.id, wallet: 'google' }]);
});

test('Appleウォレットには、ファイルを渡す', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:pass';
  });
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const screen = await open({ ...list, wallets: ['apple', 'google'] }, created('apple'));
  await screen.getByRole('button', { name: 'Appleウォレットに入れる' }).click();
  await expect.element(screen.getByText('ファイルをお渡ししました')).toBeVisible();
  expect(press.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
    '乗船券.pkpass',
  ]);
  const [file] = files;
  expect(file?.type).toBe('application/vnd.apple.pkpass');
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
  // The first two bytes of every ZIP file.
  expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('PK');
});

test('できなかったときは、そう伝える', async () => {
  const refused = Response.json(exampleOf('createWalletPass', 409, 'reservationState'), {
    status: 409,
  });
  const screen = await open(list, refused);
  await screen.getByRole('button', { name: 'Googleウォレットに入れる' }).click();
  await expect.element(screen.getByText('ウォレットに入れられませんでした')).toBeVisible();
});

test.each([
  ['ウォレットがないとき', { ...list, wallets: [] }],
  ['知らないウォレットだけのとき', { ...list, wallets: ['later'] }],
  ['まだ表示できないとき', exampleOf('listTickets', 200, 'notOpen')],
])('%sは、その欄がない', async (_, tickets) => {
  const screen = await open(tickets);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByText('電波がないときのために')).toBeVisible();
  await expect.element(screen.getByRole('heading', heading)).not.toBeInTheDocument();
});
