import '@ferry/ui/styles/global.css';
import { createQueryClient } from '@ferry/api/query-client';
import { exampleResponses } from '@ferry/api/unknown-values';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { App } from './App.tsx';
import { LOGIN_MARKER } from './page-story.fixture.ts';
import { createAppRouter } from './router.tsx';

// Names that every object has by its prototype, typed into an address: where a page looks a word up in an
// object it must not find them.

const NAMES = ['__proto__', 'constructor'];
const rsv = 'rsv_3fK9xQ2mLw8Z';
const ports = 'fromPortId=port_shiomi&toPortId=port_nagiura';

/** Addresses with a place for a name. */
const addresses = [
  '*',
  'reservation-detail/*',
  `reservation-detail/${rsv}/*`,
  `reservation-detail/*/confirm`,
  `reservation-detail/${rsv}/confirm?number=*`,
  'reservation-detail/*/tickets',
  `reservation-detail/${rsv}/tickets?leg=*`,
  `reservation-detail/${rsv}?*=*`,
  'reservation/*/payment-info',
  'reservation-search?to=*&number=*',
  `reservation?${ports}&*=1`,
  'reservation?fromPortId=*&toPortId=*&date=*&vehicles=*:469:155&adults=*',
  `reservation/select-schedule?${ports}&date=2027-08-02&adults=1&vehicles=*:469:155`,
  'reservation/select-schedule-return?draft=*&date=*',
  'reservation/customer-input?draft=*',
  'reservation/payment-input?draft=*',
  'reservation/content-confirm?draft=*',
  'reservation/reservation-confirm?reservation=*',
  'reservation/reservation-completion?reservation=*',
  `simulation?${ports}&date=2027-08-02&adults=1&vehicles=*:469:155`,
  'tds?payment=*',
  'errors/mail-error?reason=*',
  'errors/40x?reason=*',
  'errors/sorry?reason=*&back=*',
  'reset-password/*',
  'member/new/*',
  'member/change-email/*',
  'member?show=*',
  'reservations?show=*',
];

/** What nobody has is not there; the rest is the contract's first example. */
function answer(request: Request, word: string): Response {
  const { pathname } = new URL(request.url);
  const fitting = exampleResponses.filter(
    ({ method, path }) => method === request.method && path.test(pathname),
  );
  const isNone = pathname.split('/').includes(word);
  const found =
    fitting.find(({ status }) => (isNone ? status === 404 : status < 300)) ??
    exampleResponses.find(({ status }) => status === 404);
  return Response.json(found?.value, { status: found?.status ?? 404 });
}

/** The heading of the page at an address, once it has all its answers. */
async function titleAt(path: string, word: string): Promise<string> {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => answer(new Request(input), word));
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [`/customer/${path}`] });
  const router = createAppRouter(queryClient, { history });
  if (/^(?:member\?|reservations)/.test(path)) window.localStorage.setItem(LOGIN_MARKER, 'test');
  router.options.context.tab.connect({ router, queryClient });
  const { container } = await render(<App {...{ router, queryClient }} />);
  const title = () => container.querySelector('h1')?.innerText ?? '';
  const isSettled = () =>
    title() !== '' && router.state.status === 'idle' && queryClient.isFetching() === 0;
  await vi.waitUntil(isSettled, { timeout: 10_000, interval: 5 });
  return title();
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
});
afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.removeItem(LOGIN_MARKER);
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test.each(addresses)(
  '/%s は、どのオブジェクトにもある名前でも、知らない言葉と同じページになる',
  async (path) => {
    const expected = await titleAt(path.replaceAll('*', 'nobodyknows'), 'nobodyknows');
    expect(expected).not.toContain('ページを表示できませんでした');
    for (const word of NAMES) {
      await cleanup();
      expect([word, await titleAt(path.replaceAll('*', word), word)]).toEqual([word, expected]);
    }
  },
);
