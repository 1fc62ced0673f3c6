/** Sanctum's protocol: cookies, the matrix of token, origin and content type, login and logout. */
import { randomBytes } from 'node:crypto';
import { logIn } from '../callers.mjs';
import { Visitor } from '../visitor.mjs';
import { expectStatus } from './expect.mjs';

/** @param {import('../run.mjs').Run} run @param {import('../callers.mjs').Callers} callers */
export async function checkSession(run, { visitor, other, member }) {
  if (run.isOffered(run.operation('getCsrfCookie'))) await checkCookies(run);
  const change = probeOf(run);
  if (change) await checkMatrix(run, visitor, other, change);
  if (member) await checkLogin(run, change);
}

/** A change that a visitor may make again and again. */
function probeOf(run) {
  const [operation] = ['createDraft', 'createFareQuote']
    .map((id) => run.operation(id))
    .filter((each) => run.isOffered(each));
  if (!operation) run.skip('CSRF matrix', 'the server offers no change that a visitor may make');
  return operation;
}

async function checkCookies(run) {
  const visitor = new Visitor(run);
  const first = await visitor.call('getCsrfCookie');
  const names = [first.headers['set-cookie'] ?? []].flat().map((line) => line.split('=')[0]);
  const hasBoth =
    names.includes('XSRF-TOKEN') && names.some((name) => /^(?:__Host-)?ferry_session$/.test(name));
  run.hold(
    'csrf-cookie',
    first.status === 204 && hasBoth,
    first,
    '204 and two cookies',
    names.join(', '),
  );
  const before = visitor.cookies.header;
  const again = await visitor.call('getCsrfCookie');
  run.hold('session-kept', visitor.cookies.header === before, again, 'the same cookies', 'others');
}

const BODIES = {
  'application/json': (body) => JSON.stringify(body),
  'text/plain': (body) => JSON.stringify(body),
  'application/x-www-form-urlencoded': (body) => `{"x":"=${JSON.stringify(body)}"}`,
};
const ORIGINS = {
  'a client that does not say': {},
  'the same origin': { 'sec-fetch-site': 'same-origin' },
  'no page': { 'sec-fetch-site': 'none' },
  'a neighbour': { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.jp' },
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
};
const IS_OURS = new Set(['a client that does not say', 'the same origin', 'no page']);

async function checkMatrix(run, visitor, other, operation) {
  const tokens = {
    'the decoded token': visitor.cookies.token,
    'no token': null,
    'a wrong token': `!${visitor.cookies.token.slice(1)}`,
    "another session's token": other.cookies.token,
    ...(visitor.cookies.encodedToken !== visitor.cookies.token && {
      'the encoded token': visitor.cookies.encodedToken,
    }),
  };
  const body = run.known.inside(operation.body?.examples[0]);
  for (const [who, token] of Object.entries(tokens)) {
    for (const [where, headers] of Object.entries(ORIGINS)) {
      for (const [type, write] of Object.entries(BODIES)) {
        const done = await visitor.call(operation.id, { raw: write(body), type, token, headers });
        const isTaken = who === 'the decoded token' && IS_OURS.has(where);
        const about = `${who} from ${where} as ${type}`;
        if (!isTaken) expectStatus(run, 'csrf-matrix', done, [419], about);
        else if (type !== 'application/json') expectStatus(run, 'csrf-matrix', done, [400], about);
        else run.hold('csrf-matrix', done.status !== 419, done, `not 419: ${about}`);
      }
    }
  }
}

async function checkLogin(run, change) {
  const visitor = await logIn(run);
  if (!visitor) return;
  const before = await Visitor.arrive(run);
  const old = before.cookies.copy();
  const { email, password } = run.options.data.member;
  const done = await before.call('login', { body: { email, password } });
  if (!expectStatus(run, 'journey', done, [204], 'a login')) return;
  const [now, then] = [before.cookies, old].map((each) => new Set(each.values));
  const isRenewed = [...then].every((value) => !now.has(value));
  run.hold('login-renews', isRenewed, done, 'two new cookies', 'one of before');
  if (change) {
    const body = run.known.inside(change.body?.examples[0]);
    const late = await before.call(change.id, { body, token: old.token });
    expectStatus(run, 'login-renews', late, [419], 'the token of before the login');
  }
  await checkLogout(run, before);
  await checkFailures(run);
}

async function checkLogout(run, visitor) {
  const kept = visitor.cookies.copy();
  const out = await visitor.call('logout');
  if (!expectStatus(run, 'journey', out, [204], 'a logout')) return;
  visitor.cookies = kept;
  const late = await visitor.call('getCurrentMember');
  expectStatus(run, 'logout-ends', late, [401], 'the cookies of before the logout');
}

/** Nothing tells whether an address has an account. */
async function checkFailures(run) {
  const visitor = await Visitor.arrive(run);
  const password = randomBytes(12).toString('hex');
  const attempt = (email) => visitor.call('login', { body: { email, password } });
  const known = await attempt(run.options.data.member.email);
  const unknown = await attempt(`nobody-${randomBytes(6).toString('hex')}@example.jp`);
  expectStatus(run, 'login-fails-alike', known, [401], 'a wrong password');
  if (known.status === 429 || unknown.status === 429) return;
  const shown = ({ status, body }) => JSON.stringify([status, { ...body, requestId: '' }]);
  const isAlike = shown(known) === shown(unknown);
  run.hold(
    'login-fails-alike',
    isAlike,
    unknown,
    `as for a member: ${shown(known)}`,
    shown(unknown),
  );
}
