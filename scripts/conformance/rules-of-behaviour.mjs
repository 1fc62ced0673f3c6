/** Rules of what no schema says: repeated calls, versions, pages, rights, money. */

const CONVENTIONS = 'openapi/conventions.md';
const KEYS = `${CONVENTIONS}: Idempotency`;
const VERSIONS = `${CONVENTIONS}: Versions`;
const PAGING = `${CONVENTIONS}: Paging`;
const RIGHTS = `${CONVENTIONS}: Rights`;
const MONEY = `${CONVENTIONS}: Money`;
const OPERATION = 'the operation';

/** @typedef {{ ja: string, en: string, place: string }} Rule `place`: where the contract says it */

/** @type {Record<string, Rule>} */
export const ofBehaviour = {
  'repeat-is-same': {
    ja: '同じ鍵と本文の再送には、1バイトまで同じ応答(断りも)。',
    en: 'The same key and body get the same response, byte for byte, refusals too.',
    place: KEYS,
  },
  'key-reused': {
    ja: '同じ鍵で別の本文は422(IDEMPOTENCY_KEY_REUSED)。',
    en: 'The same key with another body is 422 IDEMPOTENCY_KEY_REUSED.',
    place: KEYS,
  },
  'at-once': {
    ja: '同じ鍵の同時の要求は、同じ応答か409(REQUEST_IN_PROGRESS)。二つは作らない。',
    en: 'Requests with one key at once get the same response or 409 REQUEST_IN_PROGRESS, never two things.',
    place: KEYS,
  },
  'key-of-others': {
    ja: '鍵は呼び出し元ごと。ほかの人の鍵で、その応答は見えない。',
    en: "Keys are the caller's: with another's key one does not get another's response.",
    place: KEYS,
  },
  'stale-version': {
    ja: '前の版のif-matchは409(VERSION_CONFLICT)で、何も変えない。',
    en: 'An old if-match is 409 VERSION_CONFLICT, and nothing is changed.',
    place: VERSIONS,
  },
  'version-grows': {
    ja: '変更すると版が変わり、次に読むと同じ版。',
    en: 'A change makes another version, and the next read has it.',
    place: VERSIONS,
  },
  'read-as-written': {
    ja: '書いたものが、次に読むとそのままある。',
    en: 'What was written is there when it is read.',
    place: OPERATION,
  },
  'gone-is-gone': {
    ja: '消したものは404。',
    en: 'What was deleted is 404.',
    place: RIGHTS,
  },
  'paging-complete': {
    ja: 'カーソルをたどると、途中で増えても、初めからあったものが全部、1回ずつある。',
    en: 'Following the cursor gives all that was there, each once, while entries are added.',
    place: PAGING,
  },
  'foreign-is-unknown': {
    ja: 'ほかの人のものは、存在しないIDと同じ404。',
    en: "What is another's is the same 404 as an unknown id.",
    place: RIGHTS,
  },
  'look-up-alike': {
    ja: '照会の失敗は、予約番号の有無で変わらない。',
    en: 'A failed look-up does not tell whether the number exists.',
    place: RIGHTS,
  },
  'limit-reached': {
    ja: '照会とログインの繰り返しの失敗は、30回までに429とRetry-After。',
    en: 'Failed look-ups and logins are 429 with Retry-After within 30 attempts.',
    place: `${CONVENTIONS}: Limits`,
  },
};

/** @type {Record<string, Rule>} */
export const ofMoney = {
  'one-price': {
    ja: '試算、下書き、仮予約、支払いの金額と明細は同じ。',
    en: 'Quote, draft, hold and payment have the same lines and total.',
    place: MONEY,
  },
  'price-seen': {
    ja: '表示と違う金額の仮予約と確定は409(PRICE_CHANGED)。',
    en: 'Holding or confirming another total than the present one is 409 PRICE_CHANGED.',
    place: OPERATION,
  },
  'cancelled-as-quoted': {
    ja: '取消の手数料と払い戻しは、見積もりと1円まで同じ。違う金額は409(FEE_CHANGED)。',
    en: 'Fee and refund of a cancellation are the quoted ones; other amounts are 409 FEE_CHANGED.',
    place: OPERATION,
  },
  'changed-as-quoted': {
    ja: '変更後の金額は、見積もりと1円まで同じ。違う金額は409(DIFFERENCE_CHANGED)。',
    en: 'A change costs what was quoted; other amounts are 409 DIFFERENCE_CHANGED.',
    place: OPERATION,
  },
  journey: {
    ja: '手順の一つ一つが、契約の成功の応答になる。',
    en: 'Every step of a journey gets its successful response.',
    place: OPERATION,
  },
  'features-honest': {
    ja: '機能の一覧にあるものは使える。',
    en: 'What the list of features has can be used.',
    place: 'openapi/own-server.md: 1',
  },
};
