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

/** The contract's first page of the list, and another one for its cursor. */
function respond({ url: href, signal }: Request): Response | undefined {
  const url = new URL(href);
  if (url.pathname === '/external/api/members/me') {
    return Response.json(exampleOf('getCurrentMember', 200, 'default'));
  }
  if (url.pathname !== '/customer-api/reservations') return undefined;
  requested.push({ part: url.searchParams.get('cursor') ?? 'first', signal });
  const hasCursor = url.searchParams.has('cursor');
  const refusal = hasCursor && refusals.shift();
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
  window.localStorage.removeItem(LOGIN_MARKER);
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

/** The list of a member. */
async function open() {
  requested.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(
    async (input) => respond(new Request(input)) ?? new Promise<never>(() => {}),
  );
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  window.localStorage.setItem(LOGIN_MARKER, 'test');
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: ['/customer/reservations'] });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  return render(<App {...{ router, queryClient }} />);
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

test('予約の種類を替えると、フォーカスは見出しにあり、選んだ種類もリンクのまま示す', async () => {
  const screen = await open();
  const kinds = screen.getByRole('navigation', { name: '予約の種類' });
  const past = kinds.getByRole('link', { name: '過去の予約' });
  await past.click();
  await expect.element(past).toHaveAttribute('aria-current', 'page');
  await expect.element(kinds.getByRole('link')).toHaveLength(3);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
