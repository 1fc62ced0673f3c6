import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://ferry.example';
const scope = `${origin}/customer/`;
const kept = 'rsv_3fK9xQ2mLw8Z';
const tickets = `${scope}reservation-detail/${kept}/tickets`;

const database = vi.hoisted(() => ({ sweepRecords: vi.fn(), removeDatabase: vi.fn() }));
vi.mock('../kept-tickets/kept-tickets-database.ts', () => database);

const entry = './worker.ts';

type Handler = (event: object) => void;

/** Caches as a browser has them: `match` without a name looks into the oldest first. */
const stored: Record<string, Record<string, string>> = {
  'ferry-files-1': { '/customer/ticket': 'old frame', '/customer/offline.html': 'old page' },
  'ferry-files-2': { '/customer/ticket': 'frame', '/customer/offline.html': 'page' },
};
const matchIn = (name: string) => async (path: string) => {
  const body = stored[name]?.[path];
  return body === undefined ? undefined : new Response(body);
};
const caches = {
  open: async (name: string) => ({ match: matchIn(name) }),
  match: async (path: string) =>
    (await matchIn('ferry-files-1')(path)) ?? matchIn('ferry-files-2')(path),
};

const handlers: Record<string, Handler> = {};
const network = vi.fn<() => Promise<Response>>();

/** Opens a page; the answer that the browser gets. */
function visit(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    handlers.fetch?.({
      request: { method: 'GET', mode: 'navigate', destination: 'document', url },
      preloadResponse: Promise.resolve(undefined),
      waitUntil: () => undefined,
      respondWith: (answer: Promise<Response>) =>
        void answer.then((response) => response.text()).then(resolve, reject),
    });
  });
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WORKER', {
    version: '2',
    always: [],
    parts: [],
    offlinePage: '/customer/offline.html',
    frame: '/customer/ticket',
  });
  vi.stubGlobal('registration', { scope });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', { href: `${scope}sw.js` });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('addEventListener', (type: string, handle: Handler) => {
    handlers[type] = handle;
  });
  database.sweepRecords.mockResolvedValue([kept]);
  vi.resetModules();
  // The build's entry: no module of the product imports it.
  await import(entry);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('圏外では、新しいビルドの枠とオフラインのページを出す', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await visit(tickets)).toBe('frame');
  expect(await visit(scope)).toBe('page');
});

test('つながったまま応答がないときは、4秒で保存した乗船券の枠を出す', async () => {
  network.mockReturnValue(new Promise(() => undefined));
  let shown: string | undefined;
  const opened = visit(tickets).then((text) => {
    shown = text;
  });
  await vi.advanceTimersByTimeAsync(3_999);
  expect(shown).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await opened;
  expect(shown).toBe('frame');
});

test('保存していないページは、4秒を過ぎてもサーバーを待つ', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  network.mockReturnValue(promise);
  const opened = visit(scope);
  await vi.advanceTimersByTimeAsync(10_000);
  resolve(new Response('from the server'));
  expect(await opened).toBe('from the server');
});

test('サーバーが応えるあいだは、サーバーのページを出す', async () => {
  network.mockImplementation(async () => new Response('from the server'));
  expect(await visit(tickets)).toBe('from the server');
  network.mockImplementation(async () => new Response('away', { status: 503 }));
  expect(await visit(tickets)).toBe('frame');
  expect(await visit(scope)).toBe('away');
});
