/** Faults of what no schema says: repeated calls, versions, pages, rights, money. */
import { randomUUID } from 'node:crypto';
import { before, beforeBody, errorOf, inBody, json, onStatus, replyOf } from './change.mjs';

const keyOf = ({ headers }) => headers['idempotency-key'];
const HOLDS = ['holdReservation'];
const withKey = (seen, key) => ({ ...seen, headers: { ...seen.headers, 'idempotency-key': key } });

/** Stores what was answered by a key, and answers with it again; `nameOf` says what makes two calls the same. */
const stores = (ids, nameOf) => ({
  ...before(ids, (seen) => seen.memory.get(nameOf(seen)) ?? seen),
  response: (reply, seen) => {
    if (ids.includes(seen.operation?.id) && reply.status === 201)
      seen.memory.set(nameOf(seen), reply);
    return reply;
  },
});

/** The lines of a quote and its totals, dearer by as much. */
function dearer(quote, yen) {
  quote.lines[0].amountYen += yen;
  quote.lines[0].unitPriceYen = quote.lines[0].amountYen / quote.lines[0].quantity;
  quote.outbound.totalYen += yen;
  quote.totalYen += yen;
}

/** The present version of what a change is for. */
async function presentVersion(seen) {
  const [, api, list, id] = seen.path.split('/');
  const draftId = json(seen.bytes)?.draftId;
  const path = seen.operation?.id.startsWith('hold')
    ? `/customer-api/drafts/${draftId}`
    : `/${api}/${list}/${id}`;
  const { headers } = await seen.ask({ method: 'GET', path, bytes: Buffer.alloc(0) });
  return headers.etag;
}

const isStale = ({ headers }) => headers['if-match'] === '"999999999"';

/** @type {import('./proxy.mjs').Fault[]} */
export const behaviourFaults = [
  {
    name: 'a repeated refusal is another one',
    rules: ['repeat-is-same'],
    ...onStatus(409, [...HOLDS, 'commitReservation'], (_, body) =>
      replyOf(409, { ...body, requestId: `req_${randomUUID().replaceAll('-', '').slice(0, 12)}` }),
    ),
  },
  {
    name: 'a repeated response has another order',
    rules: ['repeat-is-same', 'at-once'],
    ...onStatus(201, HOLDS, (reply, body, seen) => {
      const times = (seen.memory.get('times') ?? 0) + 1;
      seen.memory.set('times', times);
      if (times % 2 === 1) return reply;
      const turned = Object.fromEntries(Object.entries(body).toReversed());
      return { ...reply, bytes: Buffer.from(JSON.stringify(turned)) };
    }),
  },
  {
    name: 'the key is not looked at',
    rules: ['repeat-is-same', 'at-once', 'key-reused'],
    ...before(['createDraft'], (seen) => (keyOf(seen) ? withKey(seen, randomUUID()) : seen)),
  },
  {
    name: 'another body gets the response of the first',
    rules: ['key-reused'],
    ...stores(HOLDS, (seen) => `${seen.headers.cookie} ${keyOf(seen)}`),
  },
  {
    name: 'a key is for all callers',
    rules: ['key-of-others'],
    ...stores(HOLDS, (seen) => `${keyOf(seen)} ${seen.bytes}`),
  },
  {
    name: 'a request in flight makes another thing',
    rules: ['at-once'],
    ...before(['createDraft'], (seen) => {
      const times = (seen.memory.get(keyOf(seen)) ?? 0) + 1;
      seen.memory.set(keyOf(seen), times);
      return times === 2 ? withKey(seen, randomUUID()) : seen;
    }),
  },
  {
    name: 'any version is good enough',
    rules: ['stale-version'],
    request: async (seen) =>
      isStale(seen)
        ? { ...seen, headers: { ...seen.headers, 'if-match': await presentVersion(seen) } }
        : seen,
  },
  {
    name: 'an old version is refused, and changes all the same',
    rules: ['stale-version'],
    request: async (seen) => {
      if (!isStale(seen) || seen.operation?.id !== 'setDraftCustomers') return seen;
      const headers = { ...seen.headers, 'if-match': await presentVersion(seen) };
      await seen.ask({ headers });
      return errorOf(409, 'VERSION_CONFLICT');
    },
  },
  {
    name: 'a change leaves the version as it was',
    rules: ['version-grows', 'etag-is-version', 'stale-version'],
    ...inBody(['setDraftCustomers'], (body) => {
      body.version -= 1;
    }),
  },
  {
    name: 'a page leaves one out',
    rules: ['paging-complete'],
    ...inBody(['listReservations'], (body, seen) => {
      if (/cursor=/.test(seen.path)) body.items.pop();
    }),
  },
  {
    name: 'pages are counted from the start, and what comes in moves them',
    rules: ['paging-complete'],
    ...inBody(['listReservations'], (body, seen) => {
      const first = seen.memory.get('first');
      if (!/cursor=/.test(seen.path)) seen.memory.set('first', body.items[0]);
      else if (first) body.items = [first];
    }),
  },
  {
    name: "another's draft can be read",
    rules: ['foreign-is-unknown'],
    request: async (seen) => {
      if (seen.operation?.id !== 'getDraft' || !seen.headers.cookie) return seen;
      const reply = await seen.ask({});
      if (reply.status === 200) seen.memory.set(seen.path, reply);
      return seen.memory.get(seen.path) ?? reply;
    },
  },
  {
    name: "another's is refused otherwise than what is not there",
    rules: ['foreign-is-unknown'],
    ...onStatus(404, ['getReservation', 'getDraft'], (reply, body, seen) =>
      /ZZzz99$/.test(seen.path) ? reply : replyOf(404, { ...body, message: 'not yours' }),
    ),
  },
  {
    name: 'a failed look-up tells whether the number exists',
    rules: ['look-up-alike'],
    ...onStatus(404, ['createGuestSession'], (reply, body, seen) =>
      /ZZ$/.test(json(seen.bytes)?.reservationNumber ?? '')
        ? replyOf(404, { ...body, message: 'no such number' })
        : reply,
    ),
  },
  {
    name: 'what was deleted can be read',
    rules: ['gone-is-gone'],
    ...before(['deleteDraft'], (seen) =>
      seen.headers['x-xsrf-token'] &&
      !/!!|%21|Zz9y/.test(seen.path) &&
      seen.headers['sec-fetch-site'] === undefined
        ? replyOf(204, undefined)
        : seen,
    ),
  },
  {
    name: 'a draft is dearer than the quote',
    rules: ['one-price'],
    ...inBody(['getDraft'], (body) => dearer(body.quote, 100)),
  },
  {
    name: 'a hold is dearer than the draft',
    rules: ['one-price'],
    ...inBody(['getReservation'], (body) => dearer(body.quote, 100)),
  },
  {
    name: 'the search is dearer than the quote',
    rules: ['one-price'],
    ...inBody(['searchSailings'], (body) => {
      for (const { cabinOffers } of body.sailingOffers)
        for (const cabin of cabinOffers) cabin.totalYen += 10;
    }),
  },
  {
    name: 'a hold at any price',
    rules: ['price-seen'],
    request: async (seen) => {
      const body = json(seen.bytes);
      if (seen.operation?.id !== 'holdReservation' || !body?.draftId || body.unknown) return seen;
      const path = `/customer-api/drafts/${body.draftId}`;
      const { bytes } = await seen.ask({ method: 'GET', path, bytes: Buffer.alloc(0) });
      const totalYen = json(bytes)?.quote?.totalYen;
      if (totalYen === undefined) return seen;
      return { ...seen, bytes: Buffer.from(JSON.stringify({ ...body, totalYen })) };
    },
  },
  {
    name: 'a refused price does not say the present one',
    rules: ['price-seen'],
    ...onStatus(409, HOLDS, (reply, { currentTotalYen: _, ...rest }) =>
      rest.code === 'PRICE_CHANGED' ? replyOf(409, rest) : reply,
    ),
  },
  {
    name: 'a cancellation costs more than was quoted',
    rules: ['cancelled-as-quoted'],
    ...inBody(['cancelReservation', 'getReservation'], (body) => {
      for (const done of body.cancellations) done.feeYen += 10;
    }),
  },
  {
    name: 'a cancellation at any fee',
    rules: ['cancelled-as-quoted'],
    request: async (seen) => {
      const body = json(seen.bytes);
      if (seen.operation?.id !== 'cancelReservation' || !body?.items) return seen;
      const path = seen.path.replace(/cancellations$/, 'cancellation-quotes');
      const bytes = Buffer.from(JSON.stringify({ items: body.items }));
      const quote = json((await seen.ask({ path, bytes })).bytes);
      if (quote?.feeYen === undefined) return seen;
      const { feeYen, refundYen } = quote;
      return { ...seen, bytes: Buffer.from(JSON.stringify({ ...body, feeYen, refundYen })) };
    },
  },
  {
    name: 'a cancelled booking goes on',
    rules: ['cancelled-as-quoted'],
    ...inBody(['cancelReservation'], (body) => {
      body.state = 'confirmedUnpaid';
    }),
  },
  {
    name: 'a change costs other than was quoted',
    rules: ['changed-as-quoted'],
    ...inBody(['commitChange'], (body) => dearer(body.quote, 100)),
  },
  {
    name: 'a change moves the booking before it is confirmed',
    rules: ['changed-as-quoted'],
    ...inBody(['holdChange'], (body) => dearer(body.quote, 100)),
  },
  {
    name: 'a change at any difference',
    rules: ['changed-as-quoted'],
    ...beforeBody(['holdChange'], (body, seen) => {
      const last = seen.memory.get('newYen');
      return last === undefined ? body : { ...body, newYen: last };
    }),
    response: (reply, seen) => {
      const quote = seen.operation?.id === 'quoteChange' ? json(reply.bytes) : undefined;
      if (quote?.newYen !== undefined) seen.memory.set('newYen', quote.newYen);
      return reply;
    },
  },
];
