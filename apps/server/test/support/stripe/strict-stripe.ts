import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Stripe } from 'stripe';
import {
  type Books,
  cancelIntent,
  collapse,
  createCustomer,
  createIntent,
  deleteCustomer,
  findIntent,
  findMethod,
  type StripeResponse,
} from './books.ts';
import { below } from './bounds.ts';
import {
  expandOf,
  type Refusal,
  readRequest,
  refusal,
  refusalOf,
  type StripeRequest,
} from './check-request.ts';
import { createRefund } from './refunds.ts';
import type { Form } from './shape.ts';

/** What goes wrong with a request; the response as it would have been, undefined: the line is cut. */
export type Fault = (
  request: StripeRequest,
  go: () => StripeResponse,
) => StripeResponse | undefined;

/** As much of Stripe as we use, which refuses every request that Stripe's types do not allow. */
export interface StrictStripe {
  port: number;
  /** By id; a test does to them what customers, stores and banks do. */
  intents: Map<string, Stripe.PaymentIntent>;
  requests: StripeRequest[];
  /** What was refused because of how it was asked. */
  refusals: Refusal[];
  books: Books;
  /** The newest payments are not found yet. */
  searchIsLate: boolean;
  fault: Fault | undefined;
  close(): Promise<void>;
}

export async function startStripe(now: () => Date = () => new Date()): Promise<StrictStripe> {
  const kept = new Map<string, { sent: string; response: StripeResponse }>();
  const intents = new Map<string, Stripe.PaymentIntent>();
  const seconds = () => Math.floor(now().getTime() / 1000);
  const books: Books = { intents, customers: new Set(), hasBalance: true, now: seconds };
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const request = readRequest(method, url, headers, await textOf(incoming));
    stripe.requests.push(request);
    const go = () => respondOnce(stripe, kept, books, request, now());
    const faulted = stripe.fault ? stripe.fault(request, go) : go();
    if (faulted) send(response, faulted, stripe.requests.length);
    else response.destroy();
  });
  const stripe: StrictStripe = {
    port: 0,
    intents,
    books,
    requests: [],
    refusals: [],
    searchIsLate: false,
    fault: undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  stripe.port = typeof address === 'object' && address ? address.port : 0;
  return stripe;
}

/**
 * Keeps the response under the request's key, as https://docs.stripe.com/api/idempotent_requests
 * says.
 */
function respondOnce(
  stripe: StrictStripe,
  kept: Map<string, { sent: string; response: StripeResponse }>,
  books: Books,
  request: StripeRequest,
  now: Date,
): StripeResponse {
  const refused = refusalOf(request, now);
  if (refused) {
    stripe.refusals.push(refused);
    return asResponse(refused);
  }
  const { idempotencyKey: key, operation, form } = request;
  const sent = JSON.stringify([operation, form]);
  const known = key === undefined ? undefined : kept.get(key);
  if (known && known.sent !== sent) {
    const message = 'Keys for idempotent requests can only be used with the same parameters';
    const different = refusal(400, { type: 'idempotency_error', message });
    stripe.refusals.push(different);
    return asResponse(different);
  }
  const response = known?.response ?? respondTo(stripe, books, request);
  // As it was then: what happens later does not change it.
  if (key !== undefined) kept.set(key, { sent, response: structuredClone(response) });
  return known ? { ...response, isReplayed: true } : response;
}

function respondTo(stripe: StrictStripe, books: Books, request: StripeRequest): StripeResponse {
  const { operation, id, form } = request;
  switch (operation) {
    case 'GET /v1/balance':
      return ok({ object: 'balance', livemode: false, available: [], pending: [] });
    case 'GET /v1/payment_methods/:id':
      return asResponse(findMethod(id));
    case 'POST /v1/customers':
      return createCustomer(books);
    case 'DELETE /v1/customers/:id':
      return asResponse(deleteCustomer(books, id));
    case 'POST /v1/payment_intents':
      return inShort(request, createIntent(books, request));
    case 'GET /v1/payment_intents/:id':
      return inShort(request, asResponse(findIntent(books, id)));
    case 'POST /v1/payment_intents/:id/cancel':
      return inShort(request, cancelIntent(books, id));
    case 'GET /v1/payment_intents':
      return ok(listIntents(books, form));
    case 'GET /v1/payment_intents/search':
      return ok(listOf('search_result', stripe.searchIsLate ? [] : search(books, form.query)));
    case 'GET /v1/refunds':
      return ok(listRefunds(books, form));
    case 'POST /v1/refunds':
      return asResponse(createRefund(books, request));
    default:
      return asResponse(refusal(404, { message: `Unrecognized request URL (${operation})` }));
  }
}

/** The newest first, a page at a time. */
function listIntents({ intents }: Books, { created, limit, starting_after: after }: Form) {
  const { gte = 0, lte = Number.MAX_SAFE_INTEGER } = below(created);
  const all = [...intents.values()]
    .reverse()
    .filter((intent) => intent.created >= Number(gte) && intent.created <= Number(lte));
  return pageOf(
    all.map((intent) => collapse(intent, [])),
    { limit, after },
  );
}

function listRefunds({ intents }: Books, { payment_intent, limit, starting_after: after }: Form) {
  const charge = intents.get(String(payment_intent))?.latest_charge;
  const all = typeof charge === 'object' ? (charge?.refunds?.data ?? []) : [];
  return pageOf(all, { limit, after });
}

function pageOf<Item extends { id: string }>(
  all: readonly Item[],
  { limit, after }: { limit: unknown; after: unknown },
) {
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const page = all.slice(from, from + Number(limit ?? 10));
  return listOf('list', page, from + page.length < all.length);
}

function search({ intents }: Books, query: unknown): Stripe.PaymentIntent[] {
  const [, name = '', requested] = /^metadata\['(\w+)'\]:'([^']+)'$/.exec(String(query)) ?? [];
  return [...intents.values()]
    .filter(({ metadata }) => metadata[name] === requested)
    .map((intent) => collapse(intent, []));
}

const listOf = (object: 'list' | 'search_result', data: readonly unknown[], hasMore = false) => ({
  object,
  data,
  has_more: hasMore,
  url: '/v1/payment_intents',
});

const ok = (body: unknown): StripeResponse => ({ status: 200, body });

function asResponse(result: StripeResponse | Refusal | object): StripeResponse {
  if ('error' in result && 'status' in result) {
    const { status, error } = result as Refusal;
    return { status, body: { error } };
  }
  return 'body' in result ? (result as StripeResponse) : ok(result);
}

/** A copy of the intent with nothing in full but what was asked for. */
function inShort(request: StripeRequest, result: StripeResponse | Refusal): StripeResponse {
  const { status, body } = asResponse(result);
  const { object } = body as { object?: string };
  if (object !== 'payment_intent') return { status, body };
  return { status, body: collapse(body as Stripe.PaymentIntent, expandOf(request)) };
}

function send(
  response: ServerResponse,
  { status, body, isReplayed }: StripeResponse,
  number: number,
) {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': `req_${number}`,
    ...(isReplayed && { 'idempotent-replayed': 'true' }),
  });
  response.end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
