import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleOf, documents, root } from './documents.mjs';
import { operationsOf, resolve } from './walk.mjs';

type Json = Record<string, unknown>;
type Run = { process: ChildProcess; origin: string; errors: string[] };

/** Starts the mock as a developer does and waits for the line with its address. */
async function run(port: number): Promise<Run> {
  const script = join(root, 'scripts/mock.mjs');
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const lines = createInterface({ input: child.stdout });
  const [line] = await Promise.race([once(lines, 'line'), once(child, 'close')]);
  return { process: child, origin: String(line).split(' ').at(-1) ?? '', errors };
}

// Held against the sources, of which the mock makes its own, by `npm run generate:check`.
const specs = documents.map(
  (document): Json => JSON.parse(readFileSync(bundleOf(document), 'utf8')),
);
const credentials = {
  cookie: 'ferry_session=mock',
  'x-xsrf-token': 'mock',
  authorization: 'Bearer mock',
};

/** A call that follows the contract, made of the operation's own examples. */
function examplesOf(spec: Json, entry: ReturnType<typeof entries>[number]) {
  let path = entry.path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = { ...credentials, accept: 'application/json' };
  for (const { in: place, name, example } of entry.parameters) {
    if (place === 'path') path = path.replace(`{${name}}`, example);
    if (place === 'query') query.set(name, example);
    if (place === 'header') headers[name] = example;
  }
  const media = resolve(spec, entry.operation.requestBody)?.content?.['application/json'];
  if (media) headers['content-type'] = 'application/json';
  const body = media && JSON.stringify(firstOf(spec, media));
  return { url: `${path}?${query}`, init: { method: entry.method.toUpperCase(), headers, body } };
}

const entries = (spec: Json) => [...operationsOf(spec)];
const firstOf = (spec: Json, media: { examples: Json }) =>
  resolve(spec, Object.values(media.examples)[0]).value;

const calls = specs.flatMap((spec) =>
  entries(spec).map((entry) => ({
    name: entry.operation.operationId as string,
    call: examplesOf(spec, entry),
    responses: entry.responses.map(({ status, response }) => ({
      status: Number(status),
      // One media type each: JSON, or that of a file, whose examples are text.
      examples: Object.values((response.content ?? {}) as Record<string, Json>).flatMap(
        ({ examples }) =>
          Object.entries((examples ?? {}) as Record<string, Json>).map(([key, example]) => ({
            key,
            value: resolve(spec, example).value as Json | string,
          })),
      ),
    })),
  })),
);

const isJson = (response: Response) => /json/.test(response.headers.get('content-type') ?? '');
const bodyOf = (response: Response): Promise<unknown> =>
  isJson(response) ? response.json() : response.text();

// A start takes as long as a hundred responses.
let mock: Run;
beforeAll(async () => {
  mock = await run(0);
});
afterAll(() => mock.process.kill());

describe('mock', () => {
  const ask = (call: (typeof calls)[number]['call'], headers: Record<string, string> = {}) =>
    fetch(mock.origin + call.url, {
      ...call.init,
      headers: { ...call.init.headers, ...headers },
    });

  test.each(calls)('$name answers with its first example', async ({ call, responses }) => {
    const response = await ask(call);
    const success = responses.find(({ status }) => status < 300);
    expect(response.status).toBe(success?.status);
    const [first] = success?.examples ?? [];
    if (first) expect(await bodyOf(response)).toEqual(first.value);
  });

  test.each(calls)(
    '$name answers with every named example on demand',
    async ({ call, responses }) => {
      for (const { status, examples } of responses) {
        for (const { key, value } of examples) {
          const response = await ask(call, { prefer: `code=${status}, example=${key}` });
          expect([key, response.status]).toEqual([key, status]);
          const type = typeof value === 'string' ? 'application/pdf' : 'application/json';
          expect(response.headers.get('content-type')).toContain(type);
          expect(await bodyOf(response)).toEqual(value);
        }
      }
    },
  );

  test('the CSRF cookie and the session cookie are two headers', async () => {
    const response = await fetch(`${mock.origin}/sanctum/csrf-cookie`);
    expect(response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
      'XSRF-TOKEN',
      'ferry_session',
    ]);
  });

  test('a change without the cookies gets 419 in the one error shape', async () => {
    const draft = calls.find(({ name }) => name === 'createDraft');
    const init = { ...draft?.call.init, headers: { 'content-type': 'application/json' } };
    const response = await fetch(mock.origin + draft?.call.url, init);
    expect(response.status).toBe(419);
    expect(await response.json()).toMatchObject({ code: 'CSRF', message: expect.any(String) });
  });

  test.each([
    ['holdReservation', 'idempotency-key'],
    ['holdReservation', 'if-match'],
    ['setDraftCustomers', 'if-match'],
    ['commitReservation', 'idempotency-key'],
    ['receivePaymentEvent', 'payment-signature'],
    ['receiveStripeEvent', 'stripe-signature'],
  ])('%s without %s gets 428', async (name, header) => {
    const call = calls.find((each) => each.name === name)?.call;
    const { [header]: _, ...headers } = call?.init.headers ?? {};
    const url = mock.origin + call?.url;
    const response = await fetch(url, { ...call?.init, headers });
    expect(response.status).toBe(428);
    expect(await response.json()).toMatchObject({ code: 'PRECONDITION_MISSING' });
    // With a body that is wrong too, what is said is about the body.
    const both = await fetch(url, { ...call?.init, headers, body: '{}' });
    expect(both.status).toBe(422);
  });

  test('Japanese in a request that breaks the contract gets 422 and ends nothing', async () => {
    const search = '/customer-api/sailings?fromPortId=港&toPortId=便&date=明日&adults=九';
    const response = await fetch(mock.origin + search);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { date: ['INVALID_FORMAT'], adults: ['INVALID_FORMAT'] },
    });
    const again = await fetch(`${mock.origin}/customer-api/ports`);
    expect(again.status).toBe(200);
    expect(mock.errors.join('\n')).toContain('request.query.date');
  });

  test('unknown paths, unknown methods and broken JSON have the one error shape too', async () => {
    const requests: [string, RequestInit, number][] = [
      ['/customer-api/nowhere', {}, 404],
      ['/customer-api/ports', { method: 'DELETE' }, 404],
      ['/customer-api/drafts', { method: 'POST', body: 'text', headers: credentials }, 400],
      [
        '/customer-api/drafts',
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' },
        400,
      ],
    ];
    for (const [path, init, status] of requests) {
      const response = await fetch(mock.origin + path, init);
      expect(response.status).toBe(status);
      const body = (await response.json()) as Json;
      expect(Object.keys(body)).toEqual(['message', 'code', 'requestId']);
    }
  });

  test.each([
    ['date=tomorrow', { date: ['INVALID_FORMAT'] }],
    ['adults=99', { adults: ['OUT_OF_RANGE'] }],
    ['adlts=2', { adlts: ['UNKNOWN_VALUE'] }],
  ])('a search with %s is refused for that field', async (change, errors) => {
    const search = calls.find(({ name }) => name === 'searchSailings')?.call.url ?? '';
    const url = new URL(search, mock.origin);
    for (const [name, value] of new URLSearchParams(change)) url.searchParams.set(name, value);
    const response = await fetch(url, { headers: credentials });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors });
  });

  test('a field of a body that is missing is named as the server names it', async () => {
    const draft = calls.find(({ name }) => name === 'createDraft')?.call;
    const response = await fetch(mock.origin + draft?.url, { ...draft?.init, body: '{}' });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: Json };
    expect(Object.values(errors).flat()).toContain('REQUIRED');
    expect(Object.keys(errors).join()).not.toBe('');
  });

  test.each([
    ['code=409, example=nothing', 'code=422, example=partyTooLarge'],
    ['code=299', 'no response 299'],
    ['code=all', '400'],
  ])('a misspelt Prefer (%s) gets the names there are', async (prefer, said) => {
    const draft = calls.find(({ name }) => name === 'createDraft')?.call;
    const headers = { ...draft?.init.headers, prefer };
    const response = await fetch(mock.origin + draft?.url, { ...draft?.init, headers });
    expect(response.status).toBe(400);
    expect(`400 ${await response.text()}`).toContain(said);
  });

  test('a taken port is one clear line', async () => {
    const port = Number(new URL(mock.origin).port);
    const second = await run(port);
    expect(second.process.exitCode).toBe(1);
    expect(second.errors).toEqual([expect.stringContaining(`Port ${port} is taken`)]);
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the mock, open connections included',
  async (signal) => {
    // The last test ends the mock that all others asked; tried again, it needs one of its own.
    const isLast = signal === 'SIGTERM' && !mock.process.killed;
    const { origin, process } = isLast ? mock : await run(0);
    await fetch(`${origin}/customer-api/ports`, { headers: { connection: 'keep-alive' } });
    process.kill(signal);
    expect(await once(process, 'close')).toEqual([0, null]);
  },
);
