import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../../App.tsx';
import { LOGIN_MARKER } from '../../page-story.fixture.ts';
import { createAppRouter } from '../../router.tsx';

const requested: { part: string; signal: AbortSignal }[] = [];
/** What the next part gets before it gets its reservations. */
const refusals: Response[] = [];
/** What the first part gets before it gets its reservations. */
const firstRefusals: Response[] = [];
/** Whether the past reservations never come. */
let isHeld = false;

/** The contract's first page of the list, and another one for its cursor. */
function respond({ url: href, signal }: Request): Response | undefined {
  const url = new URL(href);
  if (url.pathname === '/external/api/members/me') {
    return Response.json(exampleOf('getCurrentMember', 200, 'default'));
  }
  if (url.pathname !== '/customer-api/reservations') return undefined;
  requested.push({ part: url.searchParams.get('cursor') ?? 'first', signal });
  if (isHeld && url.searchParams.get('period') === 'past') return undefined;
  const hasCursor = url.searchParams.has('cursor');
  const refusal = hasCursor ? refusals.shift() : firstRefusals.shift();
  if (refusal) return refusal;
  const next = exampleOf('listReservations', 200, 'default');
  return Response.json(
    hasCursor
      ? { ...next, items: next.items.slice(1) }
      : exampleOf('listReservations', 200, 'more'),
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  isHeld = false;
  window.localStorage.removeItem(LOGIN_MARKER);
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

/** The list of a member. */
async function open(path = 'reservations') {
  requested.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(
    async (input) => respond(new Request(input)) ?? new Promise<never>(() => {}),
  );
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  window.localStorage.setItem(LOGIN_MARKER, 'test');
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [`/customer/${path}`] });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  return { history, ...(await render(<App {...{ router, queryClient }} />)) };
}

test('続きの予約を表示すると、前の予約は残り、続きの最初の予約に移動する', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: '続きの予約を表示する' }).click();
  const headings = () => screen.getByRole('heading', { level: 2 }).elements();
  await vi.waitUntil(() => headings().length === 2, { timeout: 5_000 });
  await vi.waitUntil(() => document.activeElement === headings()[1], { timeout: 5_000 });
  expect(headings().map((heading) => heading.textContent.includes('9月11日'))).toEqual([
    false,
    true,
  ]);
  // React's strict mode of development mounts twice; the first request is cancelled then.
  const kept = requested.filter(({ signal }) => !signal.aborted).map(({ part }) => part);
  expect(kept).toEqual(['first', exampleOf('listReservations', 200, 'more').nextCursor]);
  expect(screen.getByRole('button', { name: '続きの予約を表示する' }).elements()).toEqual([]);
});

test('続きを読めなければ、フォーカスはボタンに残り、もう一度読み込める', async () => {
  const busy = exampleOf('listReservations', 503, 'unavailable');
  refusals.push(Response.json(busy, { status: 503 }));
  const screen = await open();
  await screen.getByRole('button', { name: '続きの予約を表示する' }).click();
  await expect.element(screen.getByText('続きの予約を表示できませんでした')).toBeVisible();
  const again = screen.getByRole('button', { name: 'もう一度読み込む' });
  await expect.element(again).toHaveFocus();
  await again.click();
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveLength(2);
  await expect.element(screen.getByRole('heading', { level: 2 }).nth(1)).toHaveFocus();
});

test('予約の種類を件数とともに示し、替えるとフォーカスは見出しにあり、戻ると前の種類になる', async () => {
  const screen = await open();
  const kinds = screen.getByRole('navigation', { name: '予約の種類' });
  const past = kinds.getByRole('link', { name: /^過去/ });
  await past.click();
  await expect.element(past).toHaveAttribute('aria-current', 'page');
  const names = kinds
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);
  expect(names).toEqual(['これから2件', '過去7件', '取消済み1件']);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('別の種類を読み込むあいだも、種類の件数は消えない', async () => {
  isHeld = true;
  const screen = await open();
  const kinds = screen.getByRole('navigation', { name: '予約の種類' });
  await expect.element(kinds).toMatchTextContent(/過去7件/);
  const past = kinds.getByRole('link', { name: /^過去/ });
  await past.click();
  await expect.element(past).toHaveAttribute('aria-current', 'page');
  expect(kinds.element().textContent).toBe('これから2件過去7件取消済み1件');
});

test.each([
  ['一覧', 'reservations'],
  ['マイページの次のご乗船', 'member'],
  ['ホームの会員の帯', ''],
])('%sを読めなければ、そのことを言い、その場でもう一度読み込める', async (_, path) => {
  const busy = exampleOf('listReservations', 503, 'unavailable');
  firstRefusals.push(...[1, 2, 3, 4].map(() => Response.json(busy, { status: 503 })));
  const screen = await open(path);
  await expect.element(screen.getByText('予約を表示できませんでした')).toBeVisible();
  firstRefusals.length = 0;
  await screen.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect.element(screen.getByText(/8月2日/).first()).toBeVisible();
  await expect.element(screen.getByText('予約を表示できませんでした')).not.toBeInTheDocument();
});
