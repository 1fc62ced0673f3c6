/** What every response is held to, whatever it responds to. */
import { wrongSums } from '../contract/sums.mjs';

const isJson = (type) => /^application\/json\s*(?:;\s*charset=utf-8\s*)?$/i.test(type);
/** Refusals that say the service is away, not that a request has broken it. */
const AWAY = new Set(['MAIL_UNAVAILABLE']);

/**
 * @param {import('./run.mjs').Run} run
 * @param {import('./client.mjs').Exchange} done
 */
export function holdToContract(run, done) {
  const { status, operation, body } = done;
  if (!run.hold('responds', status !== 0, done, 'a response')) return;
  const isFine = status < 500 || AWAY.has(body?.code);
  run.hold('no-server-error', isFine, done, 'no 5xx');
  const documented = operation.responses.get(status);
  const known = [...operation.responses.keys()].join(', ');
  if (!run.hold('status-documented', documented !== undefined, done, `one of ${known}`)) return;
  holdBody(run, done, documented);
  holdHeaders(run, done, documented);
  if (status >= 400) holdError(run, done);
  else if (body) holdMeaning(run, done);
}

function holdBody(run, done, { type, schema }) {
  const { bytes, headers, operation, status } = done;
  const sent = headers['content-type'] ?? '';
  if (type === undefined) {
    run.hold('body-fits', bytes.length === 0, done, 'no body', `${bytes.length} bytes`);
    return;
  }
  const isFile = !isJson(type);
  const isType = isFile ? sent.split(';')[0] === type : isJson(sent);
  run.hold('media-type', isType, done, type, sent || 'none');
  if (isFile) {
    run.hold('body-fits', bytes.length > 0, done, 'a file', 'nothing');
    return;
  }
  const problem = done.body === undefined ? 'no JSON' : operation.problemOf(schema, done.body);
  const rule = status >= 400 ? 'error-shape' : 'body-fits';
  run.hold(rule, problem === undefined, done, 'a body of the schema', problem);
}

function holdHeaders(run, done, { headers: documented }) {
  const { headers, operation } = done;
  for (const [name, schema] of documented) {
    const value = headers[name];
    const text = Array.isArray(value) ? value.join(', ') : value;
    const isNumber = operation.resolved(schema).type === 'integer' && /^\d+$/.test(text ?? '');
    const problem =
      text === undefined ? 'missing' : operation.problemOf(schema, isNumber ? Number(text) : text);
    run.hold('header-fits', problem === undefined, done, `the header ${name}`, problem);
  }
  for (const line of [headers['set-cookie'] ?? []].flat()) holdCookie(run, done, line);
}

function holdCookie(run, done, line) {
  const isTls = run.options.base.protocol === 'https:';
  const [pair = '', ...attributes] = line.split(';').map((each) => each.trim());
  const name = pair.split('=')[0] ?? '';
  const isSession = /^(?:__Host-)?ferry_session$/.test(name);
  if (!isSession && name !== 'XSRF-TOKEN') return;
  const has = (attribute) =>
    attributes.some((each) => each.toLowerCase() === attribute.toLowerCase());
  const missing = [
    ...['SameSite=Lax', 'Path=/', ...(isTls ? ['Secure'] : [])].filter((each) => !has(each)),
    ...(isSession && !has('HttpOnly') ? ['HttpOnly'] : []),
    ...(isSession && isTls && !name.startsWith('__Host-') ? ['__Host-'] : []),
  ];
  const wrong = [
    ...missing.map((each) => `no ${each}`),
    ...(!isSession && has('HttpOnly') ? ['HttpOnly, which no script can read'] : []),
    ...attributes.filter((each) => /^domain=/i.test(each)),
  ];
  run.hold('cookie-flags', wrong.length === 0, done, `${name} as documented`, wrong.join(', '));
}

function holdError(run, done) {
  const { status, body, headers } = done;
  const statuses = run.contract.statuses.get(body?.code);
  // A code that is none has already been found: the shape lists them.
  if (statuses) {
    const said = [...statuses].join(', ');
    run.hold('code-of-status', statuses.has(status), done, `${body.code} is ${said}`);
  }
  if (status !== 429 && status !== 503) return;
  const seconds = headers['retry-after'];
  const isSame = /^\d+$/.test(seconds ?? '') && Number(seconds) === body?.retryAfterSeconds;
  const received = `Retry-After ${seconds}, retryAfterSeconds ${body?.retryAfterSeconds}`;
  run.hold('retry-after', isSame, done, 'one number of seconds in both', received);
}

function holdMeaning(run, done) {
  const { status, body, headers, sent } = done;
  if (headers.etag !== undefined && Number.isInteger(body.version)) {
    const version = `"${body.version}"`;
    run.hold('etag-is-version', headers.etag === version, done, version, headers.etag);
  }
  if (status === 201 && headers.location !== undefined && typeof body.id === 'string') {
    const isPath = headers.location.startsWith('/') && headers.location.endsWith(`/${body.id}`);
    const expected = `${sent.path.split('/').slice(0, 3).join('/')}/…/${body.id}`;
    run.hold('location-of-created', isPath, done, expected, headers.location);
  }
  let wrong;
  try {
    wrong = wrongSums(body);
  } catch {
    // What does not fit its schema has been found by it.
    return;
  }
  run.hold('amounts-add-up', wrong.length === 0, done, 'sums to the yen', wrong.join('; '));
}
