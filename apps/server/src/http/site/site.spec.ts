import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from './load-site.ts';
import { serveSite } from './serve-site.ts';

const SCRIPT = 'console.log("夏の船旅");'.repeat(50);
const PAGE = '<!doctype html><script type="module" src="a.js"></script><script>start()</script>';
let folder: string;
let app: FastifyInstance;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-site-'));
  mkdirSync(join(folder, 'assets'));
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(folder, name), content);
  write('index.html', PAGE);
  write('assets/app-1a2b.js', SCRIPT);
  write('assets/built-3c4d.js', SCRIPT);
  write('assets/built-3c4d.js.br', brotliCompressSync('built'));
  write('icon.svg', '<svg/>');
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

  it.each(['/customer/', '/customer/reservation/rsv_1?x=1', '/customer/no.such.page'])(
    '%s is its page, asked for anew each time',
    async (url) => {
      const response = await get(url);
      expect([response.statusCode, response.body]).toEqual([200, PAGE]);
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('allows the inline script of the page and nothing else', async () => {
    const policy = String((await get('/customer/')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}=';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
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
  });

  it('answers 304 to who has it already', async () => {
    const { etag } = (await get('/customer/icon.svg')).headers;
    const response = await get('/customer/icon.svg', { 'if-none-match': `"x", W/${etag}` });
    expect([response.statusCode, response.body]).toEqual([304, '']);
  });

  it.each([
    'assets/gone-5e6f.js',
    'assets/',
    'sw.js',
    'assets/..%2f..%2fpackage.json',
    'a.webmanifest',
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
