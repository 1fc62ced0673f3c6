import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node:querystring';
import { opensSheet } from '@ferry/format/wallet-methods';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ChargeStatus } from '../../../booking/services/payment-provider.ts';
import type { Limit } from '../../../database/attempt-bucket.ts';
import { DomainError } from '../../../domain/domain-error.ts';
import { clientOf } from '../../../domain/rate-limits/client-address.ts';
import { countHit } from '../../../domain/rate-limits/rate-limits.ts';
import {
  type ChargeRow,
  changeCharge,
  findCharge,
  SANDBOX_PATH,
} from '../../../payments/sandbox/charges.ts';
import type { Sandbox } from '../../../payments/sandbox/sandbox.ts';
import {
  type CardInput,
  createSheetToken,
  createToken,
  SHEET_OUTCOMES,
} from '../../../payments/sandbox/tokens.ts';
import {
  challengePage,
  devicePage,
  fieldsPage,
  missingPage,
  payPayPage,
  storePage,
  walletSheetPage,
} from './pages.ts';

// Its own: our pages may frame the fields, and nothing of them may load or reach anything else.
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ');

const FILES = {
  'fields.js': 'text/javascript; charset=utf-8',
  'wallet-sheet.js': 'text/javascript; charset=utf-8',
  'device.js': 'text/javascript; charset=utf-8',
  'sandbox.css': 'text/css; charset=utf-8',
} as const;

/** What the buttons of the challenge lead to; the last one comes 15 seconds later. */
const CHALLENGE_OUTCOMES: ReadonlyMap<unknown, ChargeStatus> = new Map([
  ['succeed', 'captured'],
  ['attempt', 'captured'],
  ['fail', 'tdsFailed'],
  ['cancel', 'tdsCancelled'],
  ['timeout', 'timedOut'],
  ['unknown', 'processing'],
]);
const PAYPAY_OUTCOMES: ReadonlyMap<unknown, ChargeStatus> = new Map([
  ['pay', 'captured'],
  ['refuse', 'declined'],
  ['cancel', 'tdsCancelled'],
  ['timeout', 'timedOut'],
  ['slow', 'processing'],
  // It comes back as it went, with nothing said.
  ['leave', 'requiresAction'],
]);
const STORE_OUTCOMES: ReadonlyMap<unknown, ChargeStatus> = new Map([
  ['pay', 'captured'],
  ['expire', 'expired'],
]);
const UNKNOWN_SECONDS = 15;

/** The sandbox's pages: fields, challenge, store. They answer for the provider, not for us. */
export async function serveSandbox(
  app: FastifyInstance,
  sandbox: Sandbox,
  tokens: Limit,
): Promise<void> {
  const files = Object.fromEntries(
    Object.keys(FILES).map((name) => [
      name,
      readFileSync(join(import.meta.dirname, 'pages', name)),
    ]),
  );
  await app.register(
    async (pages) => {
      pages.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 4096 },
        (_request, body, done) => done(null, { ...parse(String(body)) }),
      );
      for (const [name, type] of Object.entries(FILES)) {
        pages.get(`/${name}`, (_request, reply) =>
          reply.header('cache-control', 'no-cache').type(type).send(files[name]),
        );
      }
      addFields(pages, sandbox, tokens);
      addSheet(pages, sandbox, tokens);
      addRedirects(pages, sandbox, '/challenges', challengePage, CHALLENGE_OUTCOMES);
      addRedirects(pages, sandbox, '/paypay', payPayPage, PAYPAY_OUTCOMES);
      addStores(pages, sandbox);
    },
    { prefix: SANDBOX_PATH },
  );
}

function addFields(pages: FastifyInstance, { store }: Sandbox, limit: Limit): void {
  pages.get('/fields', (_request, reply) => html(reply, fieldsPage()));
  pages.post('/tokens', {
    schema: { body: cardSchema },
    validatorCompiler: () => (body) => isCard(body) || { error: new Error('No card') },
    handler: async (request, reply) => {
      await countToken(store, request.ip, limit);
      const made = await createToken(store.db, store.clock, request.body as CardInput);
      return reply.code('token' in made ? 201 : 422).send(made);
    },
  });
}

async function countToken(
  { db, clock }: Sandbox['store'],
  ip: string,
  limit: Limit,
): Promise<void> {
  const bucket = { name: 'sandbox-token' as const, subject: clientOf(ip), limit };
  const retryAfterSeconds = await countHit(db, [bucket], clock.now());
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
}

/** Serves the pages that play a device with Apple Pay and Google Pay. */
function addSheet(pages: FastifyInstance, { store }: Sandbox, limit: Limit): void {
  pages.get('/wallet-sheet', (_request, reply) => html(reply, walletSheetPage()));
  pages.get('/device', (_request, reply) => html(reply, devicePage()));
  pages.post('/sheet-tokens', {
    schema: { body: cardSchema },
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      await countToken(store, request.ip, limit);
      const { wallet, outcome } = (request.body ?? {}) as Record<string, unknown>;
      const scenario = SHEET_OUTCOMES.get(outcome);
      if (!scenario || typeof wallet !== 'string' || !opensSheet(wallet)) {
        return reply.code(422).send({});
      }
      return reply
        .code(201)
        .send(await createSheetToken(store.db, store.clock, { wallet, scenario }));
    },
  });
}

const cardSchema = { type: 'object' };

const isCard = (body: unknown): body is CardInput =>
  typeof body === 'object' &&
  body !== null &&
  ['number', 'expiry', 'securityCode'].every((name) => {
    const value: unknown = Reflect.get(body, name);
    return typeof value === 'string' && value.length <= 100;
  });

/** A page to which a customer goes to end a charge, and from which they come back. */
function addRedirects(
  pages: FastifyInstance,
  { store }: Sandbox,
  path: '/challenges' | '/paypay',
  page: (row: ChargeRow) => string,
  outcomes: ReadonlyMap<unknown, ChargeStatus>,
): void {
  const find = async (params: { actionId: string }) => {
    const row = await findCharge(store, params);
    return row && (row.method === 'payPay') === (path === '/paypay') ? row : undefined;
  };
  pages.get<{ Params: { actionId: string } }>(`${path}/:actionId`, async (request, reply) => {
    const row = await find(request.params);
    if (!row) return html(reply.code(404), missingPage());
    // Opened again after it is over: on to where the result is.
    if (row.state !== 'requiresAction') return reply.redirect(row.return_url, 303);
    return html(reply, page(row));
  });
  pages.post<{ Params: { actionId: string }; Body: { outcome?: string } }>(
    `${path}/:actionId`,
    async (request, reply) => {
      const row = await find(request.params);
      if (!row) return html(reply.code(404), missingPage());
      const status = outcomes.get(request.body?.outcome);
      if (!status) return html(reply.code(422), page(row));
      if (row.state === 'requiresAction' && status !== row.state) {
        const settles_at = new Date(store.clock.now().getTime() + UNKNOWN_SECONDS * 1000);
        const later = { settles_at, settles_as: 'captured' as const };
        await changeCharge(store, row, status, status === 'processing' ? later : {});
      }
      return reply.redirect(row.return_url, 303);
    },
  );
}

function addStores(pages: FastifyInstance, { store }: Sandbox): void {
  pages.get<{ Params: { chargeId: string } }>('/stores/:chargeId', async (request, reply) => {
    const row = await findCharge(store, request.params);
    return row?.method === 'store'
      ? html(reply, storePage(row))
      : html(reply.code(404), missingPage());
  });
  pages.post<{ Params: { chargeId: string }; Body: { outcome?: string } }>(
    '/stores/:chargeId',
    async (request, reply) => {
      const row = await findCharge(store, request.params);
      if (row?.method !== 'store') return html(reply.code(404), missingPage());
      const status = STORE_OUTCOMES.get(request.body?.outcome);
      if (!status) return html(reply.code(422), storePage(row));
      const now = row.state === 'awaitingPayment' ? await changeCharge(store, row, status) : row;
      return html(reply, storePage(now));
    },
  );
}

const html = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page);
