import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDraft, listPortsOptions } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { login } from '@ferry/api/external';
import { createQueryClient } from '@ferry/api/query-client';
import { serverPrefixes } from '@ferry/api/server-prefixes';
import { createServer as createVite, loadConfigFromFile, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/**
 * A server of another operator: Sanctum's protocol and three operations, as openapi/own-server.md
 * says.
 */
const TOKEN = 'a token+/=';
type Reply = { status: number; body?: unknown; headers?: Record<string, string | string[]> };
/** What the next draft is answered with; refusals of the protocol come first. */
let next: Reply;
const seen: { path: string; headers: IncomingMessage['headers'] }[] = [];
const error = (code: string, more: object = {}) => ({
  message: 'x',
  code,
  requestId: 'req_8Zk2mQ4v9a',
  ...more,
});

function respondTo(request: IncomingMessage): Reply {
  const { url: path = '', headers, method } = request;
  seen.push({ path, headers });
  if (path === '/sanctum/csrf-cookie') {
    const names = ['ferry_session=s1; HttpOnly', `XSRF-TOKEN=${encodeURIComponent(TOKEN)}`];
    return {
      status: 204,
      headers: { 'set-cookie': names.map((name) => `${name}; Path=/; SameSite=Lax`) },
    };
  }
  const hasSession = headers.cookie?.includes('ferry_session=s1');
  if (method !== 'GET' && !(hasSession && headers['x-xsrf-token'] === TOKEN)) {
    return { status: 419, body: error('CSRF') };
  }
  if (path === '/customer-api/ports')
    return { status: 200, body: exampleOf('listPorts', 200, 'default') };
  if (path === '/external/api/auth/login') return { status: 401, body: error('LOGIN_FAILED') };
  return next;
}

let server: Server;
let vite: ViteDevServer;
let origin = '';
const jar = new Map<string, string>();
const cookies = () => Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');

beforeAll(async () => {
  server = createHttpServer((request, response) => {
    const { status, body, headers = {} } = respondTo(request);
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body && JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  vi.stubEnv('API_ORIGIN', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  // The app's own settings, as `npm run dev` has them; only the port is any.
  const file = new URL('../vite.config.ts', import.meta.url).pathname;
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, file);
  const proxy = loaded?.config.server?.proxy;
  vite = await createVite({ configFile: false, logLevel: 'silent', server: { port: 0, proxy } });
  await vite.listen();
  origin = vite.resolvedUrls?.local[0] ?? '';
});
afterAll(async () => {
  await vite.close();
  server.close();
});

/** A browser on the site's origin: the client's calls go through Vite, cookies are kept. */
beforeEach(() => {
  jar.clear();
  seen.length = 0;
  const { fetch: real, Request: RealRequest } = globalThis;
  vi.stubGlobal('document', {
    get cookie() {
      return cookies();
    },
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal(
    'Request',
    class extends RealRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, origin) : input, init);
      }
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    request.headers.set('cookie', cookies());
    const response = await real(request);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  });
  return () => vi.unstubAllGlobals();
});

const draft = { body: exampleOf('createDraft', 201, 'default') as never };
const paths = () => seen.map(({ path }) => path);

test('reading needs no session', async () => {
  const { ports } = await createQueryClient().fetchQuery(listPortsOptions());
  expect(ports).toEqual(exampleOf('listPorts', 200, 'default').ports);
  expect(paths()).toEqual(['/customer-api/ports']);
});

test('a change fetches both cookies first and carries the decoded token', async () => {
  next = { status: 201, body: exampleOf('createDraft', 201, 'default') };
  await createDraft(draft);
  expect(paths()).toEqual(['/sanctum/csrf-cookie', '/customer-api/drafts']);
  expect(seen[1]?.headers).toMatchObject({
    'x-xsrf-token': TOKEN,
    'x-requested-with': 'XMLHttpRequest',
    accept: 'application/json',
  });
});

test('419: the cookie is fetched and the same call sent once more', async () => {
  jar.set('XSRF-TOKEN', 'old').set('ferry_session', 'old');
  next = { status: 201, body: exampleOf('createDraft', 201, 'default') };
  await createDraft(draft);
  expect(paths()).toEqual(['/customer-api/drafts', '/sanctum/csrf-cookie', '/customer-api/drafts']);
});

test('401 of a login, 422 with fields and 429 with a wait reach the screens by code', async () => {
  const credentials = { body: { email: 'a@example.jp', password: 'x' } };
  await expect(login(credentials)).rejects.toMatchObject({ code: 'LOGIN_FAILED', status: 401 });
  const errors = { 'outbound.party.adults': ['REQUIRED'] };
  next = { status: 422, body: error('VALIDATION_FAILED', { errors }) };
  await expect(createDraft(draft)).rejects.toMatchObject({ fieldErrors: errors });
  const body = error('RATE_LIMITED', { retryAfterSeconds: 30 });
  next = { status: 429, body, headers: { 'retry-after': '30' } };
  await expect(createDraft(draft)).rejects.toMatchObject({ code: 'RATE_LIMITED', body });
});

test('a body without a code is an unexpected failure, not data', async () => {
  next = { status: 422, body: { message: 'The given data was invalid.', errors: {} } };
  await expect(createDraft(draft)).rejects.toMatchObject({ code: 'UNEXPECTED', status: 422 });
});

test('the page about it is one page, and its proxy knows every prefix of the contract', () => {
  const guide = readFileSync(new URL('../../../openapi/own-server.md', import.meta.url), 'utf8');
  expect(guide.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  const [, location = ''] = guide.match(/location ~ (\S+)/) ?? [];
  const ofContract = ['/customer-api', '/external/api', '/sanctum'] as const;
  expect(serverPrefixes).toEqual(expect.arrayContaining([...ofContract]));
  for (const prefix of ofContract) expect(`${prefix}/x`).toMatch(new RegExp(location));
});
