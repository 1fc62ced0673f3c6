/** Requests of every operation: valid ones, and those that break the contract in one thing each. */
import { brokenBodies, DEEP, LARGE, UNREADABLE } from '../broken.mjs';
import { callerOf } from '../callers.mjs';
import { headerOf, isRead, needs } from '../contract.mjs';
import { validValues } from '../values.mjs';
import { expectStatus, invalidStatus } from './expect.mjs';
import { brokenQueries, exampleQuery } from './queries.mjs';

const PREFIXED = /^([a-z]+_)([0-9A-Za-z_-]+)$/;
/** Valid requests of one operation: each may take stock or send a mail. */
const VALID = 3;

/**
 * @param {import('../run.mjs').Run} run
 * @param {import('../callers.mjs').Callers} callers
 * @param {import('../contract.mjs').Operation} operation
 */
export async function checkRequests(run, callers, operation) {
  const caller = callerOf(callers, operation);
  if (!caller) {
    run.skip(`${operation.id}: requests`, 'nobody in --data may ask it');
    return;
  }
  const base = baseOf(run, operation);
  await checkIds(run, caller, operation, base);
  if (operation.body) await checkUnread(run, caller, operation, base);
  await checkHeaders(run, caller, operation, base);
  if (operation.body) await checkBodies(run, caller, operation, base);
  for (const { query, about } of brokenQueries(run, operation)) {
    const done = await caller.call(operation.id, { ...base, query });
    expectStatus(run, 'query-refused', done, [invalidStatus(operation)], about);
  }
  await checkValid(run, caller, operation, base);
}

/** An ordinary request that fits the contract, with what the server has named. */
function baseOf(run, operation) {
  const body = operation.body?.examples[0];
  return {
    query: exampleQuery(run, operation),
    ...(body !== undefined && { body: run.known.inside(body) }),
    headers: headerOf(operation, 'if-match') ? { 'if-match': '"1"' } : {},
  };
}

/** Another id of the same form. */
function unknownOf(operation, { schema, example }) {
  const [, prefix, rest] = PREFIXED.exec(String(example)) ?? [];
  if (!prefix || !rest) return undefined;
  const other = `${prefix}${'Zz9yX8wV7uT6'.repeat(8).slice(0, rest.length)}`;
  return operation.problemOf(schema, other) ? undefined : other;
}

async function checkIds(run, caller, operation, base) {
  if (!operation.responses.has(404)) return;
  const parameters = operation.parameters.filter((each) => each.in === 'path');
  for (const parameter of parameters) {
    const impossible = '!!';
    if (operation.problemOf(parameter.schema, impossible)) {
      const body = operation.body && { raw: '{"unknown":true}', body: undefined };
      const path = { [parameter.name]: impossible };
      const done = await caller.call(operation.id, { ...base, ...body, path });
      expectStatus(run, 'impossible-id', done, [404], parameter.name);
    }
  }
  const [first] = parameters;
  const unknown = first && unknownOf(operation, first);
  if (!unknown) return;
  const done = await caller.call(operation.id, { ...base, path: { [first.name]: unknown } });
  expectStatus(run, 'unknown-id', done, [404], first.name);
}

async function checkUnread(run, caller, operation, base) {
  for (const { kind, raw, type } of UNREADABLE) {
    const done = await caller.call(operation.id, { ...base, raw, type });
    expectStatus(run, 'unreadable-refused', done, [400], kind);
  }
  const deep = await caller.call(operation.id, { ...base, raw: DEEP });
  expectStatus(run, 'invalid-refused', deep, [400, 413, 422], 'nested 100,000 times');
  if (!operation.responses.has(413)) return;
  const large = await caller.call(operation.id, { ...base, raw: LARGE });
  expectStatus(run, 'too-large-refused', large, [413], '2 MiB');
}

async function checkHeaders(run, caller, operation, base) {
  const [first] = operation.parameters.filter((each) => each.in === 'path');
  const unknown = first && unknownOf(operation, first);
  const path = unknown ? { [first.name]: unknown } : {};
  for (const parameter of operation.parameters.filter((each) => each.in === 'header')) {
    const { name, required } = parameter;
    const call = (value, more = {}) =>
      caller.call(operation.id, {
        ...base,
        path,
        ...more,
        headers: { ...base.headers, [name]: value },
      });
    const wrong = await call('!');
    expectStatus(run, 'header-before-id', wrong, [428], `${name} cannot be used`);
    if (!required) continue;
    expectStatus(run, 'header-before-id', await call(undefined), [428], `no ${name}`);
    if (!operation.body) continue;
    const both = await call(undefined, { raw: '{"unknown":true}' });
    const about = `a wrong body and no ${name}`;
    expectStatus(run, 'body-before-header', both, [invalidStatus(operation)], about);
  }
}

async function checkBodies(run, caller, operation, base) {
  const { seed, invalid: count } = run.options;
  const example = base.body;
  const statuses = [400, 413, invalidStatus(operation)];
  for (const { kind, place, raw } of brokenBodies(operation, example, { seed, count })) {
    const done = await caller.call(operation.id, { ...base, raw });
    const about = place ? `${kind} at ${place}` : kind;
    const isFine = expectStatus(run, 'invalid-refused', done, statuses, about);
    // A limit that was reached stays reached: the rest would say nothing.
    if (!isFine && done.status < 300) run.known.take(done.body);
    if (done.status === 429) return;
  }
}

/** Operations that a valid request of would end what the other checks need. */
const endsCaller = (operation) => needs(operation, 'member') && !isRead(operation);

async function checkValid(run, caller, operation, base) {
  // What a member has is changed by journeys, which put it back.
  if (endsCaller(operation) || operation.id === 'logout') return;
  const made = operation.body
    ? [
        ...operation.body.examples.slice(0, VALID).map((each) => run.known.inside(each)),
        ...validValues(operation, operation.body.schema, { seed: run.options.seed, count: VALID }),
      ]
    : [undefined];
  for (const body of made) {
    const done = await caller.call(operation.id, { ...base, body });
    run.hold('valid-answered', done.status !== 400, done, 'not 400');
    if (done.status === 429) return;
    const isPlain = operation.security.length === 0 && !/[{]/.test(operation.path);
    if (isPlain && isRead(operation) && Object.keys(base.query).length === 0) {
      expectStatus(run, 'features-honest', done, [200, 204]);
    }
  }
}
