/** Faults of what a server makes of requests: it takes what is wrong, or refuses it otherwise. */
import { before, beforeBody, errorOf, inTexts, json, onStatus } from './change.mjs';

const withHeader = (seen, name, value) => ({
  ...seen,
  headers: { ...seen.headers, [name]: value },
});
const isNoText = (text) => /\\u0000|\\ud83d/i.test(text);
const wide = /[！-～]/g;
const narrow = (text) =>
  text.replace(wide, (each) => String.fromCharCode(each.charCodeAt(0) - 0xfee0));

/** @type {import('./proxy.mjs').Fault[]} */
export const requestFaults = [
  {
    name: 'unknown properties are taken',
    only: ['fares'],
    rules: ['invalid-refused'],
    ...beforeBody(['createFareQuote'], ({ unknown: _, isAdmin: __, ...rest }) => rest),
  },
  {
    name: 'a missing property gets a value',
    only: ['guestSessions'],
    rules: ['invalid-refused'],
    ...beforeBody(['createGuestSession'], (body) => ({ contactKind: 'email', ...body })),
  },
  {
    name: 'texts are made of numbers',
    only: ['guestSessions'],
    rules: ['invalid-refused'],
    ...beforeBody(['createGuestSession'], (body) =>
      typeof body.contact === 'number' || typeof body.contact === 'boolean'
        ? { ...body, contact: String(body.contact) }
        : body,
    ),
  },
  {
    name: 'texts that are too long are cut',
    only: ['guestSessions'],
    rules: ['invalid-refused'],
    ...beforeBody(['createGuestSession'], (body) => inTexts(body, (text) => text.slice(0, 40))),
  },
  {
    name: 'a length is counted in bytes of UTF-16',
    only: ['guestSessions'],
    rules: ['invalid-refused'],
    ...beforeBody(['createGuestSession'], (body) =>
      inTexts(body, (text) => (text.startsWith('𠮷𠮷') ? 'あ' : text)),
    ),
  },
  {
    name: 'NUL is dropped',
    only: ['receipts'],
    rules: ['invalid-refused'],
    ...before(['issueReceipt'], (seen) => ({
      ...seen,
      bytes: Buffer.from(seen.bytes.toString('utf8').replaceAll('\\u0000', '')),
    })),
  },
  {
    name: 'half a character becomes a question mark',
    only: ['receipts'],
    rules: ['invalid-refused'],
    ...before(['issueReceipt'], (seen) => ({
      ...seen,
      bytes: Buffer.from(seen.bytes.toString('utf8').replaceAll('\\ud83d', '?')),
    })),
  },
  {
    name: 'NUL and half a character fail inside',
    only: ['guestSessions'],
    rules: ['no-server-error'],
    ...before([], (seen) =>
      isNoText(seen.bytes.toString('utf8')) ? errorOf(500, 'INTERNAL') : seen,
    ),
  },
  {
    name: 'ids are made narrow',
    only: ['fares'],
    rules: ['invalid-refused'],
    ...beforeBody(['createFareQuote'], (body) => inTexts(body, narrow)),
  },
  {
    name: 'a list may be empty',
    only: ['reservations'],
    rules: ['invalid-refused'],
    ...before(['quoteCancellation'], (seen) =>
      /"items":\[\]/.test(seen.bytes.toString('utf8')) && seen.headers['x-xsrf-token']
        ? errorOf(404, 'NOT_FOUND')
        : seen,
    ),
  },
  {
    name: 'unknown query parameters are ignored',
    only: ['timetable', 'partnerTickets'],
    rules: ['query-refused'],
    ...before([], (seen) => ({ ...seen, path: seen.path.replace(/([?&])unknown=1&?/, '$1') })),
  },
  {
    name: 'a missing query parameter has a default',
    only: ['sailings'],
    rules: ['query-refused'],
    ...before(['searchSailings'], (seen) =>
      /[?&]date=/.test(seen.path) ? seen : { ...seen, path: `${seen.path}&date=2027-08-02` },
    ),
  },
  {
    name: 'a limit that is too large is made smaller',
    only: ['reservations'],
    rules: ['query-refused'],
    ...before(['listReservations'], (seen) => ({
      ...seen,
      path: seen.path.replace(/limit=\d{3,}/, 'limit=50').replace(/limit=-1/, 'limit=1'),
    })),
  },
  {
    name: 'no JSON is 422',
    only: ['fares', 'guestSessions'],
    rules: ['unreadable-refused'],
    ...onStatus(400, [], () => errorOf(422, 'VALIDATION_FAILED')),
  },
  {
    name: 'no UTF-8 is read as something',
    only: ['fares', 'guestSessions'],
    rules: ['unreadable-refused'],
    ...before([], (seen) => ({ ...seen, bytes: Buffer.from(seen.bytes.toString('utf8')) })),
  },
  {
    name: 'a charset is not looked at',
    only: ['fares', 'guestSessions'],
    rules: ['unreadable-refused'],
    ...before([], (seen) =>
      /charset/.test(seen.headers['content-type'] ?? '')
        ? withHeader(seen, 'content-type', 'application/json')
        : seen,
    ),
  },
  {
    name: 'what is too large is 422',
    only: ['fares', 'guestSessions'],
    rules: ['too-large-refused'],
    ...onStatus(413, [], () => errorOf(422, 'VALIDATION_FAILED')),
  },
  {
    name: 'deep nesting fails inside',
    only: ['fares', 'guestSessions'],
    rules: ['no-server-error'],
    ...before([], (seen) =>
      seen.bytes.subarray(0, 50).toString() === '['.repeat(50) ? errorOf(500, 'INTERNAL') : seen,
    ),
  },
  {
    name: 'an id that cannot exist is 422',
    only: ['drafts'],
    rules: ['impossible-id'],
    ...onStatus(404, [], (reply, _, seen) =>
      /!!|%21%21/.test(seen.path) ? errorOf(422, 'VALIDATION_FAILED') : reply,
    ),
  },
  {
    name: 'an unknown id is 409',
    only: ['drafts'],
    rules: ['unknown-id'],
    ...onStatus(404, [], (reply, _, seen) =>
      /Zz9yX8wV7uT6/.test(seen.path) && seen.operation?.responses.has(409)
        ? errorOf(409, 'RESERVATION_STATE')
        : reply,
    ),
  },
  {
    name: 'if-match may be left out',
    only: ['drafts'],
    rules: ['header-before-id'],
    ...before([], (seen) =>
      seen.operation?.parameters.some(({ name }) => name === 'if-match') &&
      !seen.headers['if-match']
        ? withHeader(seen, 'if-match', '"1"')
        : seen,
    ),
  },
  {
    name: 'idempotency-key may be left out',
    only: ['receipts'],
    rules: ['header-before-id'],
    ...before([], (seen) =>
      seen.operation?.parameters.some(({ name }) => name === 'idempotency-key') &&
      !seen.headers['idempotency-key']
        ? withHeader(seen, 'idempotency-key', 'made-by-the-server-1')
        : seen,
    ),
  },
  {
    name: 'headers are looked at before the body',
    only: ['drafts'],
    rules: ['body-before-header'],
    ...before(['setDraftTrip', 'holdReservation'], (seen) =>
      seen.headers['if-match'] || !seen.headers['x-xsrf-token'] || !json(seen.bytes)?.unknown
        ? seen
        : errorOf(428, 'PRECONDITION_MISSING'),
    ),
  },
  {
    name: 'what fits the contract is unreadable',
    only: ['fares'],
    part: 'journeys',
    rules: ['valid-answered', 'journey'],
    ...onStatus(200, ['createFareQuote'], () => errorOf(400, 'MALFORMED_REQUEST')),
  },
  {
    name: 'an unknown path is a page',
    rules: ['unknown-path'],
    response: (reply, seen) =>
      seen.operation
        ? reply
        : {
            status: 404,
            headers: { 'content-type': 'text/html' },
            bytes: Buffer.from('<h1>404</h1>'),
          },
  },
  {
    name: 'what the list of features has is not there',
    only: ['partnerTickets'],
    rules: ['features-honest', 'journey'],
    ...before(['listPartnerTickets'], () => errorOf(404, 'NOT_FOUND')),
  },
  {
    name: 'connections are closed on large bodies',
    only: ['fares', 'guestSessions'],
    rules: ['responds'],
    ...before([], (seen) => {
      if (seen.bytes.length > 1_500_000) throw new Error('closed');
      return seen;
    }),
  },
];
