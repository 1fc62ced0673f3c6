/**
 * A caller: keeps cookies as a browser does and sends what it is told to, byte for byte. Node's own
 * `fetch` would refuse some headers that have to be sent here, and add others.
 */
import { Agent, request as overHttp } from 'node:http';
import { request as overHttps, Agent as SecureAgent } from 'node:https';

const TIMEOUT_MS = 30_000;
const agents = {
  'http:': new Agent({ keepAlive: true, maxSockets: 8 }),
  'https:': new SecureAgent({ keepAlive: true, maxSockets: 8 }),
};

/**
 * @typedef {object} Sent
 * @property {string} method
 * @property {string} path with its query
 * @property {Record<string, string>} headers
 * @property {string | Buffer | undefined} body
 */

/**
 * @typedef {object} Exchange a request and its response
 * @property {import('./contract.mjs').Operation} operation
 * @property {Sent} sent
 * @property {number} status 0 where there was no response
 * @property {Record<string, string | string[] | undefined>} headers
 * @property {Buffer} bytes
 * @property {any} body parsed where it is JSON, else undefined
 */

/**
 * @param {URL} base
 * @param {import('./contract.mjs').Operation} operation
 * @param {Sent} sent
 * @returns {Promise<Exchange>} of status 0 where the server has closed the connection or taken too long
 */
export async function exchange(base, operation, sent) {
  try {
    const { status, headers, bytes } = await roundTrip(base, sent);
    return { operation, sent, status, headers, bytes, body: parsed(headers, bytes) };
  } catch (error) {
    const bytes = Buffer.from(error instanceof Error ? error.message : String(error));
    return { operation, sent, status: 0, headers: {}, bytes, body: undefined };
  }
}

function roundTrip(base, { method, path, headers, body }) {
  const open = base.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((respond, reject) => {
    const options = { method, path, headers, agent: agents[base.protocol], timeout: TIMEOUT_MS };
    const request = open(base, options, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode: status = 0, headers } = response;
        respond({ status, headers, bytes: Buffer.concat(chunks) });
      });
    });
    request.once('error', reject);
    request.once('timeout', () => request.destroy(new Error('no response within 30 s')));
    request.end(body);
  });
}

function parsed(headers, bytes) {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '') || bytes.length === 0) {
    return undefined;
  }
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Cookies of one browser. */
export class Cookies {
  /** @type {Map<string, string>} */
  #values = new Map();

  /** Takes what a response sets, and forgets what it ends. */
  keep({ headers }) {
    for (const line of [headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = line.split(';');
      const cut = pair.indexOf('=');
      const name = pair.slice(0, cut).trim();
      if (/;\s*max-age=0\b/i.test(line)) this.#values.delete(name);
      else this.#values.set(name, pair.slice(cut + 1));
    }
  }

  /** As the header `Cookie` has them; empty without any. */
  get header() {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The value of `XSRF-TOKEN` as it was sent: URL-encoded. */
  get encodedToken() {
    return this.#values.get('XSRF-TOKEN') ?? '';
  }

  /** What a client sends back in `X-XSRF-TOKEN`. */
  get token() {
    try {
      return decodeURIComponent(this.encodedToken);
    } catch {
      return this.encodedToken;
    }
  }

  get values() {
    return [...this.#values.values()];
  }

  copy() {
    const copy = new Cookies();
    for (const [name, value] of this.#values) copy.#values.set(name, value);
    return copy;
  }
}
