import { ApiError } from '@ferry/api/errors';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../App.tsx';
import { LOGIN_MARKER } from '../page-story.fixture.ts';
import { createAppRouter } from '../router.tsx';
import { statusOf } from './ErrorPage.tsx';

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
});

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
  vi.restoreAllMocks();
  window.localStorage.removeItem(LOGIN_MARKER);
});

test.each([
  ['失敗する', () => Response.json({}, { status: 500 })],
  ['応じられない', () => Response.json({}, { status: 503 })],
  ['つながらない', () => Response.error()],
])(
  '会員を確かめる問い合わせが%sとき、会員のページは一度だけお詫びに替わり、開きたかったページへ戻れる',
  async (_, answer) => {
    vi.spyOn(window, 'fetch').mockImplementation(async () => answer());
    window.localStorage.setItem(LOGIN_MARKER, 'test');
    const queryClient = createQueryClient();
    const history = createMemoryHistory({ initialEntries: ['/customer/reservations?show=past'] });
    const router = createAppRouter(queryClient, { history });
    router.options.context.tab.connect({ router, queryClient });
    const addresses: string[] = [];
    router.subscribe('onBeforeLoad', ({ toLocation }) => addresses.push(toLocation.pathname));
    const screen = await render(<App {...{ router, queryClient }} />);
    await expect.poll(() => router.state.resolvedLocation?.pathname).toBe('/errors/sorry');
    expect(router.state.location.search).toMatchObject({ back: '/reservations?show=past' });
    await expect
      .element(screen.getByRole('link', { name: 'もう一度開く' }))
      .toHaveAttribute('href', '/customer/reservations?show=past');
    expect(addresses).toEqual(['/reservations', '/errors/sorry']);
  },
);

test.each([
  [new ApiError('NOT_FOUND', 404), 404],
  [new ApiError('UNEXPECTED', 200), 500],
  [new TypeError('x'), 500],
])('%s の番号は %i', (error, status) => {
  expect(statusOf(error)).toBe(status);
});
