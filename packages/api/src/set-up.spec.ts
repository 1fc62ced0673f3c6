import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraft } from './customer.ts';
import { exampleOf } from './examples.ts';
import { getCsrfCookie, getCurrentMember, login, logout } from './external.ts';
import { client as customerClient } from './generated/customer/client.gen.ts';
import { client as externalClient } from './generated/external/client.gen.ts';

const json = { 'Content-Type': 'application/json' };
const html = { 'Content-Type': 'text/html; charset=utf-8' };
/** What is sent does not matter here. */
const request = { body: exampleOf('createDraft', 201, 'default') as never };

function respond(body: BodyInit | null, status = 200, headers: Record<string, string> = json) {
  const sent: Request[] = [];
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=x' });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (call: Request) => {
    sent.push(call);
    return new Response(body, { status, headers });
  });
  return sent;
}

beforeEach(() => {
  customerClient.setConfig({ baseUrl: 'https://ferry.example' });
  externalClient.setConfig({ baseUrl: 'https://ferry.example' });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a response that is not of the contract', () => {
  test.each<[string, BodyInit | null, number, Record<string, string>]>([
    ['a page in HTML', '<!doctype html><title>Login</title>', 200, html],
    ['a page in HTML that says it is JSON', '<!doctype html>', 200, json],
    ['half a JSON', '{"id":"drf_', 200, json],
    ['another type', '[1,2,3]', 200, json],
    ['a text', '"ok"', 200, json],
    ['null', 'null', 200, json],
    ['no body', null, 204, {}],
    ['an empty body', '', 200, { ...json, 'Content-Length': '0' }],
    ['bytes', new Uint8Array([1, 2, 3]), 200, { 'Content-Type': 'application/octet-stream' }],
    ['a gateway’s page', '<h1>502</h1>', 502, html],
    ['an error of another shape', '{"error":"x"}', 400, json],
    ['an empty error', null, 500, {}],
  ])('%s is an unexpected error, never data', async (_, body, status, headers) => {
    respond(body, status, headers);
    await expect(createDraft(request)).rejects.toMatchObject({
      name: 'ApiError',
      code: 'UNEXPECTED',
      status,
    });
  });
});

test.each([
  ['of no known length', json],
  ['of no length', { ...json, 'Content-Length': '0' }],
])('an empty body %s is no member', async (_, headers) => {
  respond('', 200, headers);
  await expect(getCurrentMember()).rejects.toMatchObject({ code: 'UNEXPECTED', status: 200 });
});

test('no response at all is called offline', async () => {
  respond(null);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(createDraft(request)).rejects.toMatchObject({ code: 'OFFLINE', status: 0 });
});

test('an empty response is one where the contract says so', async () => {
  respond(null, 204, {});
  for (const call of [() => getCsrfCookie(), () => logout()]) {
    await expect(call()).resolves.toMatchObject({ response: { status: 204 } });
  }
});

describe('headers', () => {
  const credentials = { body: { email: 'hanako@example.jp', password: 'x' } };
  test.each<[string, () => Promise<unknown>, number]>([
    ['login', () => login(credentials), 204],
    ['logout', () => logout(), 204],
    ['getCsrfCookie', () => getCsrfCookie(), 204],
    ['getCurrentMember', () => getCurrentMember(), 200],
  ])('of %s, with a body or without', async (_, call, status) => {
    const sent = respond(status === 204 ? null : '{}', status, status === 204 ? {} : json);
    await call();
    const { headers, credentials: mode } = sent.at(-1) ?? new Request('https://ferry.example');
    expect(headers.get('Accept')).toBe('application/json');
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.has('Authorization')).toBe(false);
    expect(mode).toBe('same-origin');
  });
});
