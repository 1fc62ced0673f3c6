import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request, Route } from '@playwright/test';

/** Calls of the API, and the one that sends a card; pages and their parts come through. */
const CALLS = /\/(?:customer-api\/|external\/api\/|sanctum\/|sandbox-payments\/tokens)/;

/** Where a call is lost: on its way to the server, or the answer on its way back. */
export type Loss = 'before' | 'after';

/** The call without what differs from one customer to the next. */
const nameOf = (request: Request): string => {
  const path = new URL(request.url()).pathname.replaceAll(/(drf|rsv|pay|rfd)_\w+/g, '$1');
  return `${request.method()} ${path}`;
};

async function lose(route: Route, loss: Loss): Promise<void> {
  // The server does its work, and nobody hears of it.
  if (loss === 'after') await route.fetch();
  await route.abort('connectionreset');
}

/** Loses every call the first time that it is made. @returns the calls that were lost */
export async function loseEachOnce(page: Page, loss: Loss): Promise<Set<string>> {
  const lost = new Set<string>();
  await page.route(CALLS, async (route) => {
    const name = nameOf(route.request());
    if (lost.has(name)) return route.continue();
    lost.add(name);
    return lose(route, loss);
  });
  return lost;
}

/**
 * A train in the mountains: every call takes a while, another one each time, and some are lost.
 *
 * @param seed the same seed, the same network
 */
export async function worsen(
  page: Page,
  { seed, latency, loss }: { seed: number; latency: number; loss: number },
): Promise<void> {
  const random = randomOf(seed);
  await page.route(CALLS, async (route) => {
    await pause(random() * latency);
    if (random() >= loss) return route.continue();
    return lose(route, random() < 0.5 ? 'before' : 'after');
  });
}

/** Mulberry32: numbers from 0 to 1, always the same ones for a seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What comes instead of the server's answer: from a hotel's network, a broken proxy, another program. */
export const GARBAGE = {
  html: { name: 'ほかのサイトのページ', status: 200, type: 'text/html', body: '<h1>Wi-Fi</h1>' },
  truncated: {
    name: '途中で切れたJSON',
    status: 200,
    type: 'application/json',
    body: '{"id":"drf_',
  },
  wrong: { name: '形の違うJSON', status: 200, type: 'application/json', body: '{"items":"x"}' },
  empty: { name: '空の応答', status: 204, type: 'application/json', body: '' },
  redirect: { name: 'ログイン画面への転送', status: 301, type: 'text/html', body: '' },
} as const;

export type Garbage = keyof typeof GARBAGE;

/** A server that has nothing but garbage, below `/html`, `/truncated` … */
export async function startGarbage(): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((asked, answer) => {
    const { status, type, body } = GARBAGE[asked.url?.slice(1) as Garbage] ?? GARBAGE.html;
    answer.writeHead(status, {
      'content-type': type,
      ...(status === 301 && { location: '/html' }),
    });
    answer.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends every call to the garbage the first time that it is made. @returns the calls that were */
export async function divertEachOnce(
  page: Page,
  origin: string,
  garbage: Garbage,
): Promise<Set<string>> {
  const diverted = new Set<string>();
  await page.route(CALLS, async (route) => {
    const name = nameOf(route.request());
    if (diverted.has(name)) return route.continue();
    diverted.add(name);
    return route.continue({ url: `${origin}/${garbage}` });
  });
  return diverted;
}
