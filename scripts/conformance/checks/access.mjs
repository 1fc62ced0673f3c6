/** Who is let in: the order of 401, 404 and 419 of every operation, before a body is read. */
import { isRead, needs } from '../contract.mjs';
import { Visitor } from '../visitor.mjs';
import { expectStatus } from './expect.mjs';

const UNREADABLE = '{"a":';

/**
 * @param {import('../run.mjs').Run} run
 * @param {import('../callers.mjs').Callers} callers
 * @param {import('../contract.mjs').Operation} operation
 */
export async function checkAccess(run, callers, operation) {
  // A caller who may not come in learns nothing of a body.
  const unread = operation.body ? { raw: UNREADABLE } : {};
  if (needs(operation, 'partnerKey') || needs(operation, 'portKey')) {
    return checkKey(run, operation, unread);
  }
  if (needs(operation, 'member')) return checkMember(run, callers, operation, unread);
  if (!needs(operation, 'session')) return;
  const nobody = new Visitor(run);
  const done = await nobody.call(operation.id, { ...unread, withoutCookies: true, token: 'x' });
  if (isRead(operation)) expectStatus(run, 'nothing-without-session', done, [404]);
  else expectStatus(run, 'session-needed', done, [419]);
  if (needs(operation, 'csrf')) await checkToken(run, callers.visitor, operation, unread);
}

async function checkToken(run, visitor, operation, unread) {
  const none = await visitor.call(operation.id, { ...unread, token: null });
  expectStatus(run, 'token-needed', none, [419], 'no token');
  const foreign = { ...unread, headers: { 'sec-fetch-site': 'cross-site' } };
  const other = await visitor.call(operation.id, foreign);
  expectStatus(run, 'token-needed', other, [419], 'from another site');
}

async function checkMember(run, { visitor, member }, operation, unread) {
  const nobody = await visitor.call(operation.id, { ...unread, withoutCookies: true, token: null });
  expectStatus(run, 'member-needed', nobody, [401], 'no session');
  const guest = await visitor.call(operation.id, { ...unread, token: null });
  expectStatus(run, 'member-needed', guest, [401], 'a session without a login, no token');
  if (!member || !needs(operation, 'csrf')) return;
  if (endsMember(operation) && run.findings.some(({ rule }) => OF_TOKENS.has(rule))) {
    run.skip(`${operation.id}: token-needed`, 'tokens are not looked at: it would end the member');
    return;
  }
  await checkToken(run, member, operation, unread);
}

const OF_TOKENS = new Set(['csrf-matrix', 'token-needed']);

/**
 * Whether nothing but its token keeps an operation from ending what a member has: it is asked last, and
 * not where others go without their token.
 */
export const endsMember = ({ method, path, body }) =>
  method === 'DELETE' && !body && !path.includes('{');

async function checkKey(run, { id }, unread) {
  const nobody = new Visitor(run);
  const none = await nobody.call(id, { ...unread, headers: { authorization: undefined } });
  expectStatus(run, 'key-needed', none, [401], 'no key');
  const wrong = { authorization: 'Bearer fpk_0000000000000000000000000000' };
  const bad = await nobody.call(id, { ...unread, headers: wrong });
  expectStatus(run, 'key-needed', bad, [401], 'a key of nobody');
}
