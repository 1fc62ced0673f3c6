import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { root } from '../lib/bootstrap.mjs';

const SCRIPT = join(root, 'apps/server/test/support/site-process.ts');
const DAY = '2027-08-02';
const PORTS = { fromPortId: 'port_kazemachi', toPortId: 'port_okishima' };
const PARTY = { adults: 2, children: 1, infants: 0, babies: 0 };

/** What is said, by page or mail. */
export type Said = Record<string, string>;

/** Everything that the pages of a booking and its mails say, hidden parts and names of elements among them. */
export async function sayEverything(
  env: { FERRY_OPERATOR: string; FERRY_TEST_SITE: string },
  look: (page: Page, name: string) => Promise<void> = async () => {},
): Promise<Said> {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const child = fork(SCRIPT, {
    env: { ...inherited, ...env },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
  const executablePath =
    process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
    const said: Said = {};
    const visit = async (name: string, path: string) => {
      await page.goto(`${origin}/customer${path}`);
      await page.waitForFunction(isWhole);
      await note(name);
    };
    const note = async (name: string) => {
      said[name] = await page.evaluate(
        () => document.title + (document.querySelector('#root')?.outerHTML ?? ''),
      );
      await look(page, name);
    };
    await visitPages({ page, visit, note });
    for (const mail of await ask<Record<string, string>[]>(child, { what: 'readMails' })) {
      said[`mail ${mail.subject}`] = `${mail.text}${mail.html}`;
    }
    return said;
  } finally {
    await browser.close();
    child.disconnect();
  }
}

/** In the page: the app is there, and nothing of it is on the way. */
const isWhole = () =>
  '__TSR_ROUTER__' in window &&
  document.querySelector('#root h1') !== null &&
  !document.querySelector('#root')?.textContent?.includes('読み込んでいます');

type Walk = {
  page: Page;
  visit: (name: string, path: string) => Promise<void>;
  note: (name: string) => Promise<void>;
};

async function visitPages({ page, visit, note }: Walk): Promise<void> {
  await visit('home', '/');
  await page.getByRole('button', { name: /^人数/ }).click();
  await page.getByRole('switch', { name: '乗り降りの手伝いを頼む' }).waitFor();
  await page.locator('summary', { hasText: '客室の希望' }).click();
  await note('home with the party');
  await visit('search', '/reservation');
  await visit('simulation', '/simulation');
  await visit('look-up', '/reservation-search');
  await visit('not found', '/partner-tickets');
  await visit('no sign-in', '/signin');
  const query = new URLSearchParams({ ...PORTS, date: DAY, adults: '2', children: '1' });
  await visit('results', `/reservation/select-schedule?${query}`);
  const { sailingOffers } = await call(page, 'GET', `/customer-api/sailings?${query}`);
  const [offer] = sailingOffers;
  const [{ cabins }] = offer.cabinOffers;
  const outbound = { ...PORTS, sailingId: offer.sailing.id, party: PARTY, cabins };
  const trip = { outbound: { ...outbound, vehicles: [], pets: [], meals: [] }, return: null };
  const draft = await call(page, 'POST', '/customer-api/drafts', trip);
  await visit('customer input', `/reservation/customer-input?draft=${draft.id}`);
  const filled = await call(page, 'PUT', `/customer-api/drafts/${draft.id}/customers`, {
    ...draft.customers,
    representative: { ...draft.customers.representative, ...person, ...contact },
    passengers: draft.customers.passengers.map((each: object, index: number) => ({
      ...each,
      ...person,
      ...{ sex: 'female', age: index === 2 ? '9' : '42', city: '風町市', emergencySupport: 'none' },
    })),
  });
  await visit('payment', `/reservation/payment-input?draft=${draft.id}`);
  const held = await call(page, 'POST', '/customer-api/reservations', {
    draftId: draft.id,
    totalYen: filled.quote.totalYen,
    allowsDuplicate: true,
  });
  await call(page, 'POST', `/customer-api/reservations/${held.id}/commit`, {
    paymentMethod: 'port',
    totalYen: held.quote.totalYen,
    consents: { conditionsOfCarriage: true, bookingConditions: true, privacyPolicy: true },
  });
  await visit('completion', `/reservation/reservation-completion?reservation=${held.id}`);
  await visit('detail', `/reservation-detail/${held.id}`);
  const items = [{ leg: 'outbound', kind: 'leg', position: null }];
  const at = `/customer-api/reservations/${held.id}`;
  const { feeYen, refundYen } = await call(page, 'POST', `${at}/cancellation-quotes`, { items });
  await call(page, 'POST', `${at}/cancellations`, { items, feeYen, refundYen });
  await visit('cancelled', `/reservation-detail/${held.id}`);
}

const person = {
  ...{ familyName: '山田', givenName: '花子', familyNameKana: 'ヤマダ', givenNameKana: 'ハナコ' },
};
const contact = { phone: '090-1234-5678', email: 'hanako@example.jp' };

/** A call as the page's own visitor; with the version that the one before has answered. */
// biome-ignore lint/suspicious/noExplicitAny: each response has a shape of its own
async function call(page: Page, method: string, path: string, body?: object): Promise<any> {
  return page.evaluate(
    async ([method, path, body]) => {
      if (!document.cookie.includes('XSRF-TOKEN')) await fetch('/sanctum/csrf-cookie');
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
      const version = sessionStorage.getItem('version');
      const response = await fetch(path, {
        method,
        headers: {
          accept: 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          ...(method !== 'GET' && { 'x-xsrf-token': token }),
          ...(body && { 'content-type': 'application/json' }),
          ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
          ...(version && { 'if-match': version }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      const etag = response.headers.get('etag');
      if (etag) sessionStorage.setItem('version', etag);
      return response.json();
    },
    [method, path, body] as const,
  );
}

function ask<Body>(child: ChildProcess, order: object): Promise<Body> {
  return new Promise((resolve) => {
    child.once('message', (message: { response: Body }) => resolve(message.response));
    child.send({ number: 1, ...order });
  });
}
