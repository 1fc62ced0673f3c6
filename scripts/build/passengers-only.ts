import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { root } from '../lib/bootstrap.mjs';
import { visitChange, visitWaitlist } from './later-steps.ts';
import { call, type Walk } from './own-visitor.ts';

const SCRIPT = join(root, 'apps/server/test/support/site-process.ts');
const DAY = '2027-08-02';
/** Nothing is left on it. */
export const FULL_DAY = '2027-08-03';
/** The mail before boarding is sent on the one, and on the other tickets are shown. */
const DAY_BEFORE = '2027-08-01T12:00:00+09:00';
const MORNING = '2027-08-02T06:00:00+09:00';
const PORTS = { fromPortId: 'port_kazemachi', toPortId: 'port_okishima' };
const QUERY = new URLSearchParams({ ...PORTS, date: DAY, adults: '2', children: '1' });
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
    const walk = { page, visit, note };
    await visitPages(walk);
    await visitPaid(walk, (instant) => ask(child, { what: 'setClock', instant }));
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
  await visit('results', `/reservation/select-schedule?${QUERY}`);
  await visit('results with help', `/reservation/select-schedule?${QUERY}&needs=accessible`);
  await visitWaitlist({ page, visit, note }, { ...PORTS, date: FULL_DAY, ...PARTY });
  const filled = await fillDraft(page, (id) =>
    visit('customer input', `/reservation/customer-input?draft=${id}`),
  );
  await visit('payment', `/reservation/payment-input?draft=${filled.id}`);
  const held = await hold(page, filled);
  await commit(page, held, { paymentMethod: 'port' });
  await visit('completion', `/reservation/reservation-completion?reservation=${held.id}`);
  await visit('detail', `/reservation-detail/${held.id}`);
  await visit('cancelling', `/reservation-detail/${held.id}/confirm`);
  await visit('changing', `/reservation/${held.id}`);
  await visitChange({ page, visit, note }, held.id);
  await visit('no tickets yet', `/reservation-detail/${held.id}/tickets`);
  await visit('none kept', '/ticket');
  const items = [{ leg: 'outbound', kind: 'leg', position: null }];
  const at = `/customer-api/reservations/${held.id}`;
  const { feeYen, refundYen } = await call(page, 'POST', `${at}/cancellation-quotes`, { items });
  await call(page, 'POST', `${at}/cancellations`, { items, feeYen, refundYen });
  await visit('cancelled', `/reservation-detail/${held.id}`);
}

/** A booking that is paid by card, on the day before it departs and on its morning. */
async function visitPaid({ page, visit, note }: Walk, come: (at: string) => Promise<unknown>) {
  const filled = await fillDraft(page);
  const card = { number: '4242424242424242', expiry: '12/30', securityCode: '123' };
  const { token } = await call(page, 'POST', '/sandbox-payments/tokens', card);
  const { id: draftPaymentId } = await call(
    page,
    'PUT',
    `/customer-api/drafts/${filled.id}/payment`,
    { method: 'card', token },
  );
  const held = await hold(page, filled);
  const booked = await commit(page, held, { paymentMethod: 'card', draftPaymentId });
  await come(DAY_BEFORE);
  await lookUp(page, booked);
  await visit('paid', `/reservation-detail/${held.id}`);
  await come(MORNING);
  await lookUp(page, booked);
  await visit('tickets', `/reservation-detail/${held.id}/tickets`);
  await page.getByRole('button', { name: 'この端末に保存する' }).click();
  await page.getByText('電波がないときも').waitFor();
  await note('tickets kept');
}

/** A draft with its customers. @param look at it before they are there */
async function fillDraft(page: Page, look: (id: string) => Promise<void> = async () => {}) {
  const { sailingOffers } = await call(page, 'GET', `/customer-api/sailings?${QUERY}`);
  const [offer] = sailingOffers;
  const [{ cabins }] = offer.cabinOffers;
  const outbound = { ...PORTS, sailingId: offer.sailing.id, party: PARTY, cabins };
  const trip = { outbound: { ...outbound, vehicles: [], pets: [], meals: [] }, return: null };
  const draft = await call(page, 'POST', '/customer-api/drafts', trip);
  await look(draft.id);
  return call(page, 'PUT', `/customer-api/drafts/${draft.id}/customers`, {
    ...draft.customers,
    representative: { ...draft.customers.representative, ...person, ...contact },
    passengers: draft.customers.passengers.map((each: object, index: number) => ({
      ...each,
      ...person,
      ...{ sex: 'female', age: index === 2 ? '9' : '42', city: '風町市', emergencySupport: 'none' },
    })),
  });
}

const hold = (page: Page, { id, quote }: { id: string; quote: { totalYen: number } }) =>
  call(page, 'POST', '/customer-api/reservations', {
    draftId: id,
    totalYen: quote.totalYen,
    allowsDuplicate: true,
  });

type Held = { id: string; quote: { totalYen: number } };

const commit = (page: Page, held: Held, payment: object) =>
  call(page, 'POST', `/customer-api/reservations/${held.id}/commit`, {
    ...payment,
    totalYen: held.quote.totalYen,
    consents: { conditionsOfCarriage: true, bookingConditions: true, privacyPolicy: true },
  });

/** The session has ended since. */
async function lookUp(page: Page, { reservationNumber }: { reservationNumber: string }) {
  await page.context().clearCookies();
  await call(page, 'POST', '/customer-api/guest-sessions', {
    ...{ reservationNumber, contactKind: 'email', contact: contact.email },
  });
}

const person = {
  ...{ familyName: '山田', givenName: '花子', familyNameKana: 'ヤマダ', givenNameKana: 'ハナコ' },
};
const contact = { phone: '090-1234-5678', email: 'hanako@example.jp' };

function ask<Body>(child: ChildProcess, order: object): Promise<Body> {
  return new Promise((resolve) => {
    child.once('message', (message: { response: Body }) => resolve(message.response));
    child.send({ number: 1, ...order });
  });
}
