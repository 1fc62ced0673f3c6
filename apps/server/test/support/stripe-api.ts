import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';

/** What a payment method of the mock leads to. */
const OUTCOMES: Record<string, { status: string; code?: string }> = {
  pm_ok: { status: 'succeeded' },
  pm_challenge: { status: 'requires_action' },
  pm_declined: { status: 'requires_payment_method', code: 'card_declined' },
  pm_unauthenticated: { status: 'requires_payment_method', code: 'authentication_required' },
};

type Json = Record<string, unknown>;

export interface StripeMock {
  port: number;
  /** Payment intents by id; a test changes their status as the customer or a store would. */
  intents: Map<string, Json>;
  requests: { method: string; path: string; idempotencyKey: string | undefined; body: Json }[];
  close(): Promise<void>;
}

/** As much of Stripe's HTTP API as the adapter uses, with its idempotency. */
export async function startStripeMock(): Promise<StripeMock> {
  const intents = new Map<string, Json>();
  const answers = new Map<string, [status: number, body: Json]>();
  const requests: StripeMock['requests'] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe');
    const key = request.headers['idempotency-key'] as string | undefined;
    requests.push({ method: request.method ?? '', path: pathname, idempotencyKey: key, body });
    const kept = key === undefined ? undefined : answers.get(key);
    const [status, answer] =
      kept ?? answerTo(intents, request.method, pathname, searchParams, body);
    if (key !== undefined) answers.set(key, [status, answer]);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    intents,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return { ...parse(Buffer.concat(chunks).toString()) };
}

function answerTo(
  intents: Map<string, Json>,
  method: string | undefined,
  path: string,
  query: URLSearchParams,
  body: Json,
): [number, Json] {
  const id = path.split('/')[3] ?? '';
  if (path === '/v1/balance') return [200, { object: 'balance' }];
  if (path.startsWith('/v1/payment_methods/')) return methodOf(id);
  if (path === '/v1/payment_intents/search') {
    const wanted = /'paymentId'\]:'(.+)'/.exec(query.get('query') ?? '')?.[1];
    const data = [...intents.values()].filter(
      ({ metadata }) => (metadata as Json).paymentId === wanted,
    );
    return [200, { object: 'search_result', data, has_more: false, url: path }];
  }
  if (path === '/v1/payment_intents' && method === 'POST') return create(intents, body);
  if (path === '/v1/refunds') {
    const intent = intents.get(String(body.payment_intent));
    if (intent) intent.latest_charge = { object: 'charge', refunded: true };
    return [200, { object: 'refund', id: 're_1' }];
  }
  const intent = intents.get(id);
  if (!intent) return [404, { error: { type: 'invalid_request_error', code: 'resource_missing' } }];
  if (path.endsWith('/cancel')) {
    if (intent.status === 'succeeded') {
      return [400, { error: { type: 'invalid_request_error', message: 'succeeded' } }];
    }
    intent.status = 'canceled';
  }
  return [200, intent];
}

function methodOf(id: string): [number, Json] {
  if (!(id in OUTCOMES)) {
    return [404, { error: { type: 'invalid_request_error', code: 'resource_missing' } }];
  }
  const card = { brand: 'visa', last4: '4242', fingerprint: `fp_${id}` };
  return [200, { id, object: 'payment_method', type: 'card', card }];
}

function create(intents: Map<string, Json>, body: Json): [number, Json] {
  const isStore = body['payment_method_types[0]'] === 'konbini';
  const outcome = isStore
    ? { status: 'requires_action' }
    : (OUTCOMES[String(body.payment_method)] ?? { status: 'processing' });
  const id = `pi_${intents.size + 1}_mock`;
  const error = 'code' in outcome ? { code: outcome.code, type: 'card_error' } : null;
  const intent: Json = {
    id,
    object: 'payment_intent',
    amount: Number(body.amount),
    currency: body.currency,
    status: outcome.status,
    metadata: { paymentId: body['metadata[paymentId]'], store: body['metadata[store]'] },
    payment_method_types: [body['payment_method_types[0]']],
    payment_method: body.payment_method ?? null,
    last_payment_error: error,
    latest_charge: null,
    next_action: isStore
      ? {
          type: 'konbini_display_details',
          konbini_display_details: {
            expires_at: 1816387199,
            hosted_voucher_url: 'https://payments.stripe.com/konbini/voucher/x',
            stores: { lawson: { payment_code: '123456-789012', confirmation_number: '01' } },
          },
        }
      : { type: 'redirect_to_url', redirect_to_url: { url: 'https://hooks.stripe.com/3d_secure' } },
  };
  intents.set(id, intent);
  return error
    ? [402, { error: { ...error, message: 'refused', payment_intent: intent } }]
    : [200, intent];
}
