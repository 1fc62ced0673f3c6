/** One run: what is sent within bounds, what came back held to the contract, what was found. */
import { exchange } from './client.mjs';
import { placeOf } from './contract.mjs';
import { holdToContract } from './held.mjs';
import { Known } from './known.mjs';
import { ofResponses, RULES } from './rules.mjs';

/** The run has used up its requests or its time. */
export class OutOfBounds extends Error {
  name = 'OutOfBounds';
}

/**
 * @typedef {object} Finding
 * @property {string} rule
 * @property {string} operation
 * @property {string} place in the contract
 * @property {string} expected
 * @property {string} received
 * @property {import('./client.mjs').Exchange} exchange the first one
 * @property {number} times
 */

/** What a response of 429 itself is held to; for all else it says nothing. */
const OF_LIMITS = new Set([...Object.keys(ofResponses), 'limit-reached']);
const MS_OF_MINUTE = 60_000;

export class Run {
  /** @type {Map<string, Finding>} */
  #findings = new Map();
  /** @type {Map<string, number>} how often each rule was held */
  held = new Map();
  /** @type {Map<string, string>} what was not asked, and why */
  skipped = new Map();
  /** @type {Set<string>} operations that have succeeded at least once */
  succeeded = new Set();
  requests = 0;
  /** Whether the server has an operation; of all until it has said. @type {(operation: import("./contract.mjs").Operation) => boolean} */
  isOffered = () => true;
  /** Values that no report may have. @type {Set<string>} */
  secrets = new Set();
  known = new Known();

  /**
   * @param {import('./contract.mjs').Contract} contract
   * @param {import('./options.mjs').Options} options
   */
  constructor(contract, options) {
    this.contract = contract;
    this.options = options;
    this.began = Date.now();
    this.until = this.began + options.minutes * MS_OF_MINUTE;
    for (const secret of secretsIn(options.data)) this.secrets.add(secret);
  }

  /** @param {string} id @returns {import('./contract.mjs').Operation} */
  operation(id) {
    const found = this.contract.operations.get(id);
    if (!found) throw new Error(`The contract has no operation ${id}`);
    return found;
  }

  /** @param {import('./contract.mjs').Operation} operation */
  isRequested({ tag }) {
    const { only } = this.options;
    return only.length === 0 || only.includes(tag);
  }

  /**
   * @param {import('./contract.mjs').Operation} operation
   * @param {import('./client.mjs').Sent} sent
   */
  async send(operation, sent) {
    if (this.requests >= this.options.requests) throw new OutOfBounds('requests');
    if (Date.now() >= this.until) throw new OutOfBounds('minutes');
    this.requests += 1;
    const done = await exchange(this.options.base, operation, sent);
    if (this.isRequested(operation)) holdToContract(this, done);
    if (done.status >= 200 && done.status < 300) {
      this.succeeded.add(operation.id);
      this.known.take(done.body);
    }
    return done;
  }

  /**
   * Holds one exchange to one rule.
   *
   * @param {string} rule a key of {@link RULES}
   * @param {boolean} isKept
   * @param {import('./client.mjs').Exchange} done
   * @param {string} expected in a few words
   * @param {string} [received] what came instead, unless status and code say it
   */
  hold(rule, isKept, done, expected, received = outcomeOf(done)) {
    const { operation } = done;
    if (!this.isRequested(operation)) return isKept;
    this.held.set(rule, (this.held.get(rule) ?? 0) + 1);
    if (isKept) return true;
    if (done.status === 429 && !OF_LIMITS.has(rule)) {
      this.skip(`${operation.id}: ${rule}`, 'a limit of the server was reached (429)');
      return true;
    }
    const key = [rule, operation.id, expected, received.slice(0, 60)].join('\n');
    const known = this.#findings.get(key);
    if (known) known.times += 1;
    else {
      const said = RULES[rule]?.place ?? '';
      const place = said === 'the operation' ? placeOf(operation) : `${said}; ${operation.id}`;
      this.#findings.set(key, {
        rule,
        operation: operation.id,
        place,
        expected,
        received,
        exchange: done,
        times: 1,
      });
    }
    return false;
  }

  /** Something was not asked: the report says so. */
  skip(what, why) {
    if (!this.skipped.has(what)) this.skipped.set(what, why);
  }

  /** @returns {Finding[]} */
  get findings() {
    return [...this.#findings.values()];
  }
}

/** `409 VERSION_CONFLICT` */
export const outcomeOf = ({ status, body, bytes }) =>
  status === 0
    ? `no response: ${bytes}`
    : [status, typeof body?.code === 'string' ? body.code : undefined].filter(Boolean).join(' ');

function secretsIn(data) {
  const secrets = [];
  for (const [name, value] of Object.entries(data ?? {})) {
    if (typeof value === 'object') secrets.push(...secretsIn(value));
    else if (/password|key|token|secret/i.test(name) && typeof value === 'string')
      secrets.push(value);
  }
  return secrets;
}
