/** Steps of a journey, and what every repeated or outdated call of one has to be answered with. */
import { isDeepStrictEqual } from 'node:util';
import { expectStatus } from '../checks/expect.mjs';
import { outcomeOf } from '../run.mjs';
import { newKey } from '../visitor.mjs';

/** A step was not answered as it must be: what follows it would say nothing. */
class JourneyEnds extends Error {
  name = 'JourneyEnds';
}

/**
 * A step that has to succeed.
 *
 * @param {import('../run.mjs').Run} run
 * @param {import('../client.mjs').Exchange} done
 * @param {number} status
 * @returns {any} the body
 */
export function stepped(run, done, status) {
  if (done.status === 429) {
    run.skip(`the rest of a journey after ${done.operation.id}`, 'a limit was reached (429)');
    throw new JourneyEnds(done.operation.id);
  }
  const isDone = run.hold('journey', done.status === status, done, String(status), outcomeOf(done));
  if (!isDone) throw new JourneyEnds(done.operation.id);
  return done.body;
}

/** Goes as far as its steps succeed: that one did not is a finding already. */
export async function journey(/** @type {() => Promise<unknown>} */ steps) {
  try {
    await steps();
  } catch (error) {
    if (!(error instanceof JourneyEnds)) throw error;
  }
}

export const ifMatch = (version) => ({ 'if-match': `"${version}"` });

/** What a body says beside the time at which it was written and the request that it responds to. */
function lasting(body) {
  if (typeof body !== 'object' || body === null) return body;
  const { serverTime: _, requestId: __, ...rest } = body;
  return rest;
}
/** Whether two bodies say the same, in whatever order. */
export const isSame = (one, other) => isDeepStrictEqual(lasting(one), lasting(other));

/**
 * A step with an idempotency-key: sent twice at once and once more, with another body, by another caller.
 *
 * @param {{ visitor: import('../visitor.mjs').Visitor, other: import('../visitor.mjs').Visitor }} callers
 * @param {string} id
 * @param {import('../visitor.mjs').Call} call
 * @param {{ status: number, otherBody?: unknown }} expected
 * @returns {Promise<any>} the body
 */
export async function once({ visitor, other }, id, call, { status, otherBody }) {
  const { run } = visitor;
  const headers = { ...call.headers, 'idempotency-key': newKey() };
  const same = { ...call, headers };
  const both = await Promise.all([visitor.call(id, same), visitor.call(id, same)]);
  const first = both.find((each) => each.status === status) ?? both[0];
  const body = stepped(run, first, status);
  for (const done of both) {
    const isFine =
      done.body?.code === 'REQUEST_IN_PROGRESS' ||
      (done.status === status && done.bytes.equals(first.bytes));
    run.hold('at-once', isFine, done, 'the same response, or 409 REQUEST_IN_PROGRESS');
  }
  const again = await visitor.call(id, same);
  const isRepeated = again.status === status && again.bytes.equals(first.bytes);
  run.hold('repeat-is-same', isRepeated, again, `${status} with the same bytes`);
  if (otherBody !== undefined) {
    const changed = await visitor.call(id, { ...same, body: otherBody });
    const isRefused = changed.status === 422 && changed.body?.code === 'IDEMPOTENCY_KEY_REUSED';
    run.hold('key-reused', isRefused, changed, '422 IDEMPOTENCY_KEY_REUSED');
  }
  const theirs = await other.call(id, same);
  run.hold('key-of-others', !theirs.bytes.equals(first.bytes), theirs, 'a response of their own');
  return body;
}

/**
 * A refusal with an idempotency-key is kept as well.
 *
 * @param {import('../visitor.mjs').Visitor} visitor
 * @param {string} id
 * @param {import('../visitor.mjs').Call} call
 * @param {{ rule: string, code: string }} expected
 * @returns {Promise<import('../client.mjs').Exchange>} the refusal
 */
export async function refusedOnce(visitor, id, call, { rule, code }) {
  const { run } = visitor;
  const same = { ...call, headers: { ...call.headers, 'idempotency-key': newKey() } };
  const refused = await visitor.call(id, same);
  run.hold(rule, refused.status === 409 && refused.body?.code === code, refused, `409 ${code}`);
  const again = await visitor.call(id, same);
  const isRepeated = again.status === refused.status && again.bytes.equals(refused.bytes);
  run.hold('repeat-is-same', isRepeated, again, 'the same refusal, byte for byte');
  return refused;
}

/**
 * A change for a version that is not there is refused and changes nothing.
 *
 * @param {import('../visitor.mjs').Visitor} visitor
 * @param {string} id
 * @param {import('../visitor.mjs').Call} call
 * @param {() => Promise<import('../client.mjs').Exchange>} read
 */
export async function refuseStale(visitor, id, call, read) {
  const { run } = visitor;
  const before = await read();
  const stale = { ...call, headers: { ...call.headers, ...ifMatch(999_999_999) } };
  const done = await visitor.call(id, stale);
  const isRefused = done.status === 409 && done.body?.code === 'VERSION_CONFLICT';
  run.hold('stale-version', isRefused, done, '409 VERSION_CONFLICT');
  const after = await read();
  run.hold(
    'stale-version',
    isSame(before.body, after.body),
    after,
    'nothing was changed',
    'a change',
  );
  const none = await visitor.call(id, {
    ...call,
    headers: { ...call.headers, 'if-match': undefined },
  });
  expectStatus(run, 'header-before-id', none, [428], 'no if-match');
}

/**
 * Another caller sees of a thing what there is of an unknown one.
 *
 * @param {import('../visitor.mjs').Visitor} other
 * @param {Record<string, string>} ids of another's things, by the names of path parameters
 * @param {(operation: import('../contract.mjs').Operation) => import('../visitor.mjs').Call} callOf
 */
export async function seeForeign(other, ids, callOf) {
  const { run } = other;
  for (const operation of run.contract.operations.values()) {
    const parameters = operation.parameters.filter((each) => each.in === 'path');
    const isTheirs = parameters.length > 0 && parameters[0].name in ids;
    if (!isTheirs || !run.isOffered(operation) || !run.isRequested(operation)) continue;
    if (!operation.security.includes('session')) continue;
    const [{ name }] = parameters;
    const call = callOf(operation);
    const theirs = await other.call(operation.id, { ...call, path: { [name]: ids[name] } });
    expectStatus(run, 'foreign-is-unknown', theirs, [404], name);
    const unknown = `${ids[name].slice(0, -6)}ZZzz99`;
    const none = await other.call(operation.id, { ...call, path: { [name]: unknown } });
    if (theirs.status !== 404 || none.status !== 404) continue;
    const shown = (done) => JSON.stringify(lasting(done.body));
    const isAlike = shown(theirs) === shown(none);
    run.hold('foreign-is-unknown', isAlike, theirs, shown(none), shown(theirs));
  }
}
