/** A customer with a browser: cookies are kept, the headers of every client are sent. */
import { randomUUID } from 'node:crypto';
import { Cookies } from './client.mjs';
import { headerOf, isRead, needs } from './contract.mjs';

/** Keys are the caller's for 24 hours, and a member's callers are one: a seed must not repeat them. */
export const newKey = () => randomUUID();

/** @typedef {import('./client.mjs').Exchange} Exchange */

/**
 * @typedef {object} Call what differs from an ordinary request
 * @property {Record<string, string>} [path] parameters; those of examples, or known ids, unless given
 * @property {Record<string, string>} [query]
 * @property {unknown} [body] sent as JSON
 * @property {string | Buffer} [raw] sent as it is
 * @property {string | null} [type] Content-Type; null for none
 * @property {Record<string, string | undefined>} [headers] undefined leaves one out
 * @property {string | null} [token] null for none
 * @property {boolean} [withoutCookies]
 */

export class Visitor {
  cookies = new Cookies();
  isMember = false;

  /** @param {import('./run.mjs').Run} run */
  constructor(run) {
    this.run = run;
  }

  /** A visitor with a session. @param {import('./run.mjs').Run} run */
  static async arrive(run) {
    const visitor = new Visitor(run);
    if (run.isOffered(run.operation('getCsrfCookie'))) await visitor.call('getCsrfCookie');
    return visitor;
  }

  /**
   * @param {string} id operationId
   * @param {Call} [call]
   * @returns {Promise<Exchange>}
   */
  async call(id, call = {}) {
    const operation = this.run.operation(id);
    const done = await this.run.send(operation, this.#request(operation, call));
    if (!call.withoutCookies) this.cookies.keep(done);
    for (const value of this.cookies.values) this.run.secrets.add(value);
    return done;
  }

  #request(operation, call) {
    const { method } = operation;
    const raw = call.raw ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
    const path = pathOf(this.run, operation, call);
    const headers = this.#headers(operation, call, raw);
    return { method, path, headers, body: raw };
  }

  #headers(operation, call, raw) {
    const cookie = call.withoutCookies ? '' : this.cookies.header;
    const token = call.token === undefined ? this.cookies.token : call.token;
    const type = call.type === undefined ? 'application/json' : call.type;
    const isChange = !isRead(operation);
    // What a client of the repository sends with the calls of authentication, body or none.
    const hasType = raw !== undefined || (isChange && operation.path.includes('/auth/'));
    /** @type {Record<string, string | undefined>} */
    const headers = {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      cookie: cookie || undefined,
      'x-xsrf-token': needs(operation, 'csrf') && token ? token : undefined,
      'content-type': hasType && type !== null ? type : undefined,
      'content-length': raw === undefined && isChange ? '0' : undefined,
      authorization: needs(operation, 'partnerKey') ? bearer(this.run, 'partnerKey') : undefined,
      'idempotency-key': headerOf(operation, 'idempotency-key')?.required ? newKey() : undefined,
      ...(needs(operation, 'portKey') && { authorization: bearer(this.run, 'portKey') }),
      ...call.headers,
    };
    return Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    );
  }
}

const bearer = ({ options }, name) =>
  options.data[name] === undefined ? undefined : `Bearer ${options.data[name]}`;

function pathOf({ known }, { path, parameters }, { path: given = {}, query = {} }) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
    return encodeURIComponent(given[name] ?? known.like(parameter?.example));
  });
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}
