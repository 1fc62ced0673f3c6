/** The ways in which a fault changes a request or a response. */

/** @typedef {import('./proxy.mjs').Reply} Reply */
/** @typedef {import('./proxy.mjs').Seen} Seen */

export const json = (bytes) => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** @returns {Reply} */
export function replyOf(status, body, headers = {}) {
  const bytes = body === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(body));
  return {
    status,
    bytes,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  };
}

/** An error as the contract has it. */
export const errorOf = (status, code) =>
  replyOf(status, { message: code, code, requestId: 'req_8Zk2mQ4v9a' });

/** @param {string[]} ids operations; all where there are none */
const isOf = ({ operation }, ids) => ids.length === 0 || ids.includes(operation?.id ?? '');

/**
 * Changes the body of successful responses.
 *
 * @param {string[]} ids
 * @param {(body: any, seen: Seen) => any} change in place, or the body that is sent instead
 */
export const inBody = (ids, change) => ({
  response: (/** @type {Reply} */ reply, /** @type {Seen} */ seen) => {
    const body = json(reply.bytes);
    if (!isOf(seen, ids) || body === undefined || reply.status >= 300) return reply;
    const changed = change(body, seen) ?? body;
    return { ...reply, bytes: Buffer.from(JSON.stringify(changed)) };
  },
});

/**
 * Changes error responses of one status.
 *
 * @param {number} status
 * @param {string[]} ids
 * @param {(reply: Reply, body: any, seen: Seen) => Reply} change
 */
export const onStatus = (status, ids, change) => ({
  response: (/** @type {Reply} */ reply, /** @type {Seen} */ seen) =>
    isOf(seen, ids) && reply.status === status ? change(reply, json(reply.bytes), seen) : reply,
});

/** Changes the headers of successful responses. */
export const inHeaders = (ids, change) => ({
  response: (/** @type {Reply} */ reply, /** @type {Seen} */ seen) => {
    if (!isOf(seen, ids) || reply.status >= 300) return reply;
    const headers = { ...reply.headers };
    change(headers);
    return { ...reply, headers };
  },
});

/** Changes every line of `Set-Cookie`; an empty one is left out. */
export const inCookies = (change) => ({
  response: (/** @type {Reply} */ reply) => {
    const lines = [reply.headers['set-cookie'] ?? []].flat().map(change).filter(Boolean);
    const { 'set-cookie': _, ...headers } = reply.headers;
    return { ...reply, headers: { ...headers, ...(lines.length > 0 && { 'set-cookie': lines }) } };
  },
});

/** Changes requests before they reach the server. */
export const before = (ids, change) => ({
  request: (/** @type {Seen} */ seen) => (isOf(seen, ids) ? (change(seen) ?? seen) : seen),
});

/** Reads a JSON body, changes it, and sends it on; what is no JSON goes on as it is. */
export const beforeBody = (ids, change) =>
  before(ids, (seen) => {
    const body = json(seen.bytes);
    if (typeof body !== 'object' || body === null) return seen;
    const changed = change(body, seen) ?? body;
    return { ...seen, bytes: Buffer.from(JSON.stringify(changed)) };
  });

/** Every text of a value, changed. */
export function inTexts(value, change) {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => inTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, inTexts(each, change)]),
  );
}
