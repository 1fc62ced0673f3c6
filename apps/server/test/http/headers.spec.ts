import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '../../src/http/site/load-site.ts';
import { startTestServer, type TestServer } from '../support/api.ts';

// Against clickjacking, foreign scripts, other origins' reading and odd methods and paths.
let server: TestServer;
let folder: string;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-headers-'));
  await mkdir(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script>start()</script>');
  writeFileSync(join(folder, 'sw.js'), '//');
  writeFileSync(join(folder, 'assets/app-1a2b.js'), '//');
  server = await startTestServer({ site: loadSite(folder), trustProxy: ['127.0.0.1'] });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('not listening');
  ({ port } = address);
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

const PAGE = '/customer/';
const ASSET = '/customer/assets/app-1a2b.js';
const WORKER = '/customer/sw.js';
const API = '/customer-api/ports';
const everything = [
  PAGE,
  '/customer/no/such/page',
  ASSET,
  WORKER,
  '/customer/assets/gone-5e6f.js',
  API,
  '/customer-api/nothing',
  '/sanctum/csrf-cookie',
  '/healthz',
  '/',
];
/** Refused by the router itself, which asks no proxy. */
const unroutable = ['/customer-api/%E0%A4%A', `/customer-api/reservations/${'r'.repeat(201)}`];

describe('headers of every response', () => {
  it.each([...everything, ...unroutable])('%s', async (url) => {
    const { headers } = await get(url);
    expect(headers['x-request-id']).toMatch(/^req_\w+/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*payment=\(\)/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  it.each(everything)('%s behind TLS: only over TLS from now on', async (url) => {
    const { headers } = await get(url, { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
  });

  it.each([
    [PAGE, 'no-cache'],
    [WORKER, 'no-cache'],
    [ASSET, 'public, max-age=31536000, immutable'],
    ['/customer/assets/gone-5e6f.js', 'no-store'],
    ['/sanctum/csrf-cookie', 'no-store'],
    ['/customer-api/nothing', 'no-store'],
  ])('%s is kept: %s', async (url, expected) => {
    expect((await get(url)).headers['cache-control']).toBe(expected);
  });

  it('a page runs its own scripts only', async () => {
    const policy = String((await get(PAGE)).headers['content-security-policy']).split('; ');
    for (const rule of [
      "default-src 'none'",
      "style-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy.find((rule) => rule.startsWith('script-src'))).toMatch(
      /^script-src 'self' 'sha256-[^ ]+'$/,
    );
    expect(policy.join()).not.toMatch(/unsafe|\*|https?:|script-src[^,]*data:/);
  });
});

describe('other origins', () => {
  it.each([API, PAGE, '/sanctum/csrf-cookie'])('may not read %s', async (url) => {
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1.evil.example']) {
      const response = await get(url, { origin });
      const granted = Object.keys(response.headers).filter((name) =>
        name.startsWith('access-control-'),
      );
      expect(granted).toEqual([]);
    }
  });

  it('are told nothing by a preflight', async () => {
    const response = await server.app.inject({
      method: 'OPTIONS',
      url: '/customer-api/drafts',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-xsrf-token',
      },
    });
    expect(response.statusCode).toBe(404);
    expect(Object.keys(response.headers).join()).not.toContain('access-control');
  });

  it('cannot have a response as a script', async () => {
    const { headers, statusCode } = await get(`${API}?callback=steal`);
    expect(statusCode).toBe(400);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

/** As typed: `inject` and `fetch` would tidy the path and refuse some methods. */
function raw(method: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; body: string; allowed: string[] }>((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, method, path, headers, agent: false },
      (response) => {
        let body = '';
        response.on('data', (part) => {
          body += part;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body,
            allowed: Object.keys(response.headers).filter((name) => name.startsWith('access-')),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end();
  });
}

describe('methods and paths', () => {
  it.each(['TRACE', 'TRACK', 'PROPFIND', 'PUT', 'DELETE'])('%s on a page', async (method) => {
    const secret = 'ferry_session=not-to-be-echoed';
    const response = await raw(method, PAGE, { cookie: secret }).catch(() => undefined);
    // The parser itself may hang up on a method it does not know.
    expect(response?.status ?? 400).toBeGreaterThanOrEqual(400);
    expect(response?.body ?? '').not.toContain('not-to-be-echoed');
  });

  it.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    '%s changes nothing',
    async (name) => {
      const response = await get('/customer-api/drafts', { [name]: 'POST' });
      expect(response.statusCode).toBe(404);
      const query = await get(`${API}?_method=DELETE`);
      expect(query.statusCode).toBe(400);
    },
  );

  it.each([
    '/customer-api/../external/api/nothing',
    '/customer-api/%2e%2e/external/api/nothing',
    '/customer-api/..%2fexternal/api/nothing',
    '//customer-api/drafts/',
    '/customer-api/ports/../../healthz',
    '/customer-api/ports;jsessionid=1',
    '/CUSTOMER-API/ports',
    '/customer-api/ports%00',
    '/%customer-api',
  ])('%s leads nowhere', async (path) => {
    const { status, body } = await raw('GET', path);
    expect([400, 404]).toContain(status);
    expect(JSON.parse(body)).toHaveProperty('requestId');
  });

  it.each([
    '/customer/../../../package.json',
    '/customer/..%2f..%2fpackage.json',
    '/customer/%2e%2e%2f%2e%2e%2fetc%2fpasswd.txt',
    '/customer/assets/..\\..\\package.json',
    '/customer/assets/app-1a2b.js%00.json',
    '/customer//etc/hosts.txt',
  ])('%s leaves the folder of the app not', async (path) => {
    const { status, body } = await raw('GET', path);
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(/"name"|root:|localhost/);
  });
});
