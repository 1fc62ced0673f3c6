import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../../App.tsx';
import { LOGIN_MARKER } from '../../page-story.fixture.ts';
import { createAppRouter } from '../../router.tsx';

const requested: { part: string; signal: AbortSignal }[] = [];

/** The contract's first page of the list, and another one for its cursor. */
function respond({ url: href, signal }: Request): Response | undefined {
  const url = new URL(href);
  if (url.pathname === '/external/api/members/me') {
    return Response.json(exampleOf('getCurrentMember', 200, 'default'));
  }
  if (url.pathname !== '/customer-api/reservations') return undefined;
  requested.push({ part: url.searchParams.get('cursor') ?? 'first', signal });
  const hasCursor = url.searchParams.has('cursor');
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

test('続きの予約を表示すると、前の予約は残り、続きの最初の予約に移動する', async () => {
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
  const screen = await render(<App {...{ router, queryClient }} />);
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
