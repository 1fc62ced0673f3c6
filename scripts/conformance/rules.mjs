/**
 * What a server is held to: each rule in Japanese and English, and where the contract says it. A finding
 * names one of them.
 */
import { ofBehaviour, ofMoney } from './rules-of-behaviour.mjs';

const CONVENTIONS = 'openapi/conventions.md';
const SESSION = `${CONVENTIONS}: Session`;
const ORDER = `${CONVENTIONS}: Order of refusals`;
const REFUSED = `${CONVENTIONS}: Objects are closed`;
const VERSIONS = `${CONVENTIONS}: Versions`;
const RIGHTS = `${CONVENTIONS}: Rights`;
const MONEY = `${CONVENTIONS}: Money`;
const ERRORS = 'openapi/errors.md';
const OPERATION = 'the operation';

/** @typedef {import('./rules-of-behaviour.mjs').Rule} Rule */

/** @type {Record<string, Rule>} */
export const ofResponses = {
  responds: {
    ja: 'どの要求にも30秒以内に応答する。',
    en: 'Every request is responded to within 30 seconds.',
    place: OPERATION,
  },
  'no-server-error': {
    ja: '要求の内容で5xxにならない。',
    en: 'No request makes a 5xx.',
    place: ERRORS,
  },
  'status-documented': {
    ja: 'ステータスは、その操作の契約にあるものだけ。',
    en: 'The status is one that the operation documents.',
    place: OPERATION,
  },
  'media-type': {
    ja: 'Content-Typeは契約のとおり(JSON、またはファイルの形式)。',
    en: 'The Content-Type is the documented one: JSON, or that of the file.',
    place: OPERATION,
  },
  'body-fits': {
    ja: '本文は契約のスキーマに合う。本文のない応答に本文はない。',
    en: 'The body fits its schema; a response without one is empty.',
    place: OPERATION,
  },
  'error-shape': {
    ja: 'エラーは一つの形(message、code、requestId)。',
    en: 'Errors have the one shape: message, code, requestId.',
    place: ERRORS,
  },
  'code-of-status': {
    ja: 'エラーのcodeは、そのステータスのもの。',
    en: 'The error code belongs to its status.',
    place: `${ERRORS}: Error codes`,
  },
  'header-fits': {
    ja: '契約にある応答ヘッダーがあり、形が合う。',
    en: 'The documented headers are there and fit.',
    place: OPERATION,
  },
  'retry-after': {
    ja: '429と503にはRetry-Afterがあり、retryAfterSecondsと同じ。',
    en: '429 and 503 have Retry-After, the same as retryAfterSeconds.',
    place: ERRORS,
  },
  'etag-is-version': {
    ja: 'ETagは本文のversionと同じ。',
    en: 'The ETag is the version of the body.',
    place: VERSIONS,
  },
  'location-of-created': {
    ja: '201のLocationは、作られたもののパス。',
    en: 'Location of a 201 is the path of what was created.',
    place: OPERATION,
  },
  'amounts-add-up': {
    ja: '明細の合計は、合計金額と1円まで同じ。',
    en: 'Lines add up to their totals, to the yen.',
    place: MONEY,
  },
  'cookie-flags': {
    ja: 'セッションのCookieはHttpOnly、どちらもSameSite=LaxとPath=/、TLSではSecureと__Host-。',
    en: "The session's cookie is HttpOnly; both are SameSite=Lax and Path=/, behind TLS Secure and __Host-.",
    place: 'openapi/own-server.md: 3',
  },
};

/** @type {Record<string, Rule>} */
const ofSessions = {
  'csrf-cookie': {
    ja: 'GET /sanctum/csrf-cookie は204で両方のCookieを出す。',
    en: 'GET /sanctum/csrf-cookie responds with 204 and sets both cookies.',
    place: SESSION,
  },
  'session-kept': {
    ja: 'すでにあるセッションは、Cookieを取り直しても変わらない。',
    en: 'A session that is there stays when the cookies are fetched again.',
    place: SESSION,
  },
  'csrf-matrix': {
    ja: '変更は、復号した自分のトークンを、同じサイトから、JSONで送ったときだけ受け付ける。ほかは419、JSONでなければ400。',
    en: 'A change is taken with the decoded own token, from the same origin, as JSON alone: else 419, or 400 where it is no JSON.',
    place: SESSION,
  },
  'session-needed': {
    ja: 'セッションのない変更は419。',
    en: 'A change without a session is 419.',
    place: ORDER,
  },
  'nothing-without-session': {
    ja: 'セッションのない閲覧は404。',
    en: 'A read without a session is 404.',
    place: ORDER,
  },
  'member-needed': {
    ja: '会員の操作は、ログインがなければ401(トークンの前に)。',
    en: "A member's operation without a login is 401, before the token is looked at.",
    place: ORDER,
  },
  'key-needed': {
    ja: '提携先と港の操作は、鍵がないか違えば401。',
    en: "A partner's or port's operation without a good key is 401.",
    place: ORDER,
  },
  'token-needed': {
    ja: 'トークンのない変更は、本文を読む前に419。',
    en: 'A change without its token is 419, before its body is read.',
    place: ORDER,
  },
  'login-renews': {
    ja: 'ログインは両方のCookieを替え、前のトークンは419になる。',
    en: 'A login replaces both cookies; the token before it is 419.',
    place: SESSION,
  },
  'logout-ends': {
    ja: 'ログアウトしたセッションは、会員の操作で401。',
    en: "The session of a logout gets 401 from a member's operation.",
    place: SESSION,
  },
  'login-fails-alike': {
    ja: 'ログインの失敗は、会員の有無で変わらない。',
    en: 'A failed login does not tell whether the address has an account.',
    place: SESSION,
  },
};

/** @type {Record<string, Rule>} */
const ofRequests = {
  'unreadable-refused': {
    ja: '読めない本文(JSONでない、UTF-8でない、別のContent-Type)は400。',
    en: 'A body that cannot be read (no JSON, no UTF-8, another Content-Type) is 400.',
    place: ERRORS,
  },
  'too-large-refused': {
    ja: '大きすぎる本文は413。',
    en: 'A body that is too large is 413.',
    place: ERRORS,
  },
  'invalid-refused': {
    ja: 'スキーマに合わない本文は422(422のない操作は400)で、何も変えない。',
    en: 'A body that breaks its schema is 422 (400 where there is no 422), and changes nothing.',
    place: REFUSED,
  },
  'query-refused': {
    ja: 'スキーマに合わない、または知らない検索パラメーターは422(422のない操作は400)。',
    en: 'A query parameter that is unknown or breaks its schema is 422 (400 where there is no 422).',
    place: REFUSED,
  },
  'impossible-id': {
    ja: 'ありえない形のIDは、本文より先に404。',
    en: 'An id that cannot exist is 404, before the body is validated.',
    place: ORDER,
  },
  'unknown-id': {
    ja: '存在しないIDは404。',
    en: 'An unknown id is 404.',
    place: RIGHTS,
  },
  'body-before-header': {
    ja: '本文の誤り(422)は、足りないヘッダー(428)より先。',
    en: 'A wrong body (422) comes before a missing header (428).',
    place: ORDER,
  },
  'header-before-id': {
    ja: '足りない、または使えないidempotency-keyとif-matchは428で、存在しないID(404)より先。',
    en: 'A missing or unusable idempotency-key or if-match is 428, before an unknown id (404).',
    place: ORDER,
  },
  'valid-answered': {
    ja: '契約に合う要求は、読めないもの(400)として断らない。',
    en: 'A request that fits the contract is not refused as unreadable (400).',
    place: OPERATION,
  },
  'unknown-path': {
    ja: '契約にないパスも、404をエラーの形で返す。',
    en: 'A path that the contract does not have is 404 in the shape of errors.',
    place: ERRORS,
  },
};

/** Every rule by its id. */
export const RULES = {
  ...ofResponses,
  ...ofSessions,
  ...ofRequests,
  ...ofBehaviour,
  ...ofMoney,
};
