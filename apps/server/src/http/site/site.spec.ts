import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from './load-site.ts';
import { leaveOutSamples, serveSite } from './serve-site.ts';

const SCRIPT = 'console.log("夏の船旅");'.repeat(50);
const PAGE = '<!doctype html><script type="module" src="a.js"></script><script>start()</script>';
const LOOKUP = '<!doctype html><style id="a">h1 { margin: 0 }</style><h1>予約の照会</h1>';
const SIMULATION = '<!doctype html><div id="root" data-path="/simulation" data-query="none"></div>';
const FALLBACK = '<!doctype html><p>読み込んでいます</p>';
const PATTERNS = [
  '^\\/?$',
  '^/(?:reservation-search|simulation|errors/40x)\\/?$',
  '^/reservation/rsv_\\d+$',
];
let folder: string;
let app: FastifyInstance;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-site-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(folder, name), content);
  mkdirSync(join(folder, 'errors'));
  write('index.html', PAGE);
  write('reservation-search.html', LOOKUP);
  write('simulation.html', SIMULATION);
  write('errors/40x.html', '<!doctype html>');
  write('fallback.html', FALLBACK);
  write('assets/app-1a2b.js', SCRIPT);
  write('assets/built-3c4d.js', SCRIPT);
  write('assets/built-3c4d.js.br', brotliCompressSync('built'));
  write('icon.svg', '<svg/>');
  write('icon-192.png', Buffer.from('png'));
  write('manifest.webmanifest', '{}');
  write('.vite/manifest.json', '{}');
  write('sw.js', 'self');
  write('offline.html', '<p>offline</p>');
  write('pages.json', JSON.stringify(PATTERNS));
  app = fastify();
  serveSite(app, loadSite(folder));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the app below /customer/', () => {
  it.each(['/', '/customer'])('%s leads to it', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([302, '/customer/']);
  });

  it('has no samples on a company’s own site', async () => {
    const own = fastify();
    leaveOutSamples(own);
    serveSite(own, loadSite(folder));
    const response = await own.inject('/customer/samples/payment');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/customer/errors/40x']);
    expect((await own.inject('/customer/simulation')).statusCode).toBe(200);
    await own.close();
  });

  it.each([
    ['/customer/', PAGE],
    ['/customer/?from=mail', PAGE],
    ['/customer/reservation-search', LOOKUP],
    ['/customer/reservation-search?from=mail', LOOKUP],
    ['/customer/simulation', SIMULATION],
    ['/customer/simulation?adults=2', FALLBACK],
    ['/customer/errors/40x', '<!doctype html>'],
    ['/customer/reservation/rsv_1?x=1', FALLBACK],
  ])('%s begins with its own page, asked for anew each time', async (url, page) => {
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([200, page]);
    expect(response.headers['cache-control']).toBe('no-cache');
    const isPublic = !/errors|rsv_/.test(url);
    const canonical = `<${url.split('?')[0]}>; rel="canonical"`;
    expect(response.headers.link).toBe(isPublic ? canonical : undefined);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    '/customer/no/such/page',
    '/customer/no.such.page',
    '/customer/reservation/7KQ4MX9R',
    '/customer/unreadable?from=mail',
  ])('%s has none: status 404, and the page that says so', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([404, FALLBACK]);
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    const again = await get(url, { 'if-none-match': String(response.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([404, FALLBACK]);
  });

  it('has one page for all paths where the build made no others', async () => {
    const plain = mkdtempSync(join(tmpdir(), 'ferry-site-'));
    writeFileSync(join(plain, 'index.html'), PAGE);
    const bare = fastify();
    serveSite(bare, loadSite(plain));
    expect((await bare.inject('/customer/reservation')).body).toBe(PAGE);
    await bare.close();
    rmSync(plain, { recursive: true });
  });

  it('allows the inline scripts and styles of that page and no others', async () => {
    const policy = async (url: string) =>
      String((await get(url)).headers['content-security-policy']).split('; ');
    const sha256 = (text: string) =>
      `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const home = await policy('/customer/');
    expect(home).toContain(`script-src 'self' ${sha256('start()')}`);
    expect(home).toContain("style-src 'self'");
    const lookup = await policy('/customer/reservation-search');
    expect(lookup).toContain("script-src 'self'");
    expect(lookup).toContain(`style-src 'self' ${sha256('h1 { margin: 0 }')}`);
  });

  it('keeps a file with a hash for ever, and compresses it where the build has not', async () => {
    const plain = await get('/customer/assets/app-1a2b.js');
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const packed = await get('/customer/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(SCRIPT);
    const refused = await get('/customer/assets/app-1a2b.js', { 'accept-encoding': 'br;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it("sends the build's own compressed file", async () => {
    const packed = await get('/customer/assets/built-3c4d.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('built');
    expect((await get('/customer/assets/built-3c4d.js.br')).statusCode).toBe(404);
    expect((await get('/customer/.vite/manifest.json')).statusCode).toBe(404);
  });

  it.each([
    ['sw.js', 'text/javascript; charset=utf-8'],
    ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['icon-192.png', 'image/png'],
    ['offline.html', 'text/html; charset=utf-8'],
  ])('%s is asked for anew each time, as %s', async (path, type) => {
    const { statusCode, headers } = await get(`/customer/${path}`);
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('lets the service worker fetch from us, and do nothing else', async () => {
    const { headers } = await get('/customer/sw.js');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; connect-src 'self';/);
  });

  it('sends the offline page under the name of its file, with the policy of a page', async () => {
    const { body, headers } = await get('/customer/offline.html');
    expect(body).toBe('<p>offline</p>');
    expect(headers['content-security-policy']).toContain("style-src 'self'");
  });

  it('answers 304 to a client that has it already', async () => {
    const { etag } = (await get('/customer/icon.svg')).headers;
    const response = await get('/customer/icon.svg', { 'if-none-match': `"x", W/${etag}` });
    expect([response.statusCode, response.body]).toEqual([304, '']);
  });

  it.each([
    'assets/gone-5e6f.js',
    'assets/',
    'worker.js',
    'assets/..%2f..%2fpackage.json',
    'a.webmanifest',
    'index.html',
    'fallback.html',
    'pages.json',
  ])('a missing file is never the page: %s', async (path) => {
    const response = await get(`/customer/${path}`);
    expect([response.statusCode, response.body]).toEqual([404, 'Not found\n']);
  });

  it('says so when it has not been built', async () => {
    const bare = fastify();
    serveSite(bare, loadSite(join(folder, 'nothing')));
    const response = await bare.inject('/customer/');
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('has not been built');
    await bare.close();
  });
});
