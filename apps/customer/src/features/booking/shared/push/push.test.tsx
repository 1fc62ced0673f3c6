import '@ferry/ui/styles/global.css';
import { exampleOf } from '@ferry/api/examples';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PushPart } from './PushPart.tsx';

const RESERVATION = { id: 'rsv_3fK9xQ2mLw8Z' };
const off = exampleOf('listPushSubscriptions', 200, 'default');
const registered = exampleOf('listPushSubscriptions', 200, 'registered');
// What the examples' hash is of.
const endpoint = 'https://fcm.googleapis.com/fcm/send/dH7cQ1x-R8k:APA91bE3vTqYw5Zt';
const p256dh = `B${'A'.repeat(86)}`;
const auth = 'tBHItJI5svbpez7KI4CCXg';
const publicKey = off.publicKey ?? '';
const url = `/customer-api/reservations/${RESERVATION.id}/push-subscriptions`;

/** What the browser does; the customer's answer to its question. */
const browser = {
  permission: 'default' as NotificationPermission,
  answer: 'granted' as NotificationPermission,
  asked: 0,
  isSubscribed: false,
  usedKey: '',
  unsubscribed: 0,
  fails: false,
};
/** What the server knows and does. */
const server = { list: off as typeof off, fails: false, calls: [] as string[] };

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
const subscription = () => ({
  endpoint,
  options: { applicationServerKey: bytesOf(browser.usedKey).buffer },
  toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
  unsubscribe: async () => {
    browser.isSubscribed = false;
    browser.unsubscribed += 1;
    return true;
  },
});
const registration = {
  pushManager: {
    getSubscription: async () => (browser.isSubscribed ? subscription() : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      if (browser.fails) throw new DOMException('no push service', 'AbortError');
      expect([...applicationServerKey]).toEqual([...bytesOf(publicKey)]);
      Object.assign(browser, { isSubscribed: true, usedKey: publicKey });
      return subscription();
    },
  },
};

beforeEach(() => {
  const isFresh = { permission: 'default', answer: 'granted', asked: 0, isSubscribed: false };
  Object.assign(browser, isFresh, { usedKey: publicKey, unsubscribed: 0, fails: false });
  Object.assign(server, { list: off, fails: false, calls: [] });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.asked += 1;
      browser.permission = browser.answer;
      return browser.answer;
    },
  });
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue({
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  } as unknown as ServiceWorkerContainer);
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    server.calls.push(`${request.method} ${new URL(request.url).pathname}`);
    if (request.method === 'GET') return Response.json(server.list);
    if (server.fails) {
      const failure = exampleOf('setPushSubscription', 500, 'internal');
      return Response.json(failure, { status: 500 });
    }
    if (request.method === 'PUT') {
      expect(await request.json()).toEqual({ endpoint, p256dh, auth, publicKey });
    }
    server.list = request.method === 'PUT' ? registered : off;
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

const show = () =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <PushPart reservation={RESERVATION} />
    </QueryClientProvider>,
  );
const theSwitch = () => page.getByRole('switch', { name: '欠航・遅延をこの端末に通知' });
const asItIs = async () => {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
};

test('開いただけでは何も尋ねず、押すと尋ねて登録し、もう一度押すと終わる', async () => {
  await show();
  await expect.element(theSwitch()).not.toBeChecked();
  expect([browser.asked, server.calls]).toEqual([0, [`GET ${url}`]]);
  await asItIs();
  await theSwitch().click();
  await expect.element(page.getByText('この端末に通知します。')).toBeVisible();
  await expect.element(theSwitch()).toBeChecked();
  const [hash = ''] = registered.endpointHashes;
  expect(server.calls).toContain(`PUT ${url}/${hash}`);
  await theSwitch().click();
  await expect.element(page.getByText(/^この端末には通知しません。/)).toBeVisible();
  await expect.element(theSwitch()).not.toBeChecked();
  expect(server.calls).toContain(`DELETE ${url}/${hash}`);
  // Other bookings of this device go on.
  expect(browser.unsubscribed).toBe(0);
});

test('登録済みの端末では、開いたときからオンになっている', async () => {
  Object.assign(browser, { permission: 'granted', isSubscribed: true });
  server.list = registered;
  await show();
  await expect.element(theSwitch()).toBeChecked();
});

test('サーバーの鍵が替わっていれば、登録し直す', async () => {
  Object.assign(browser, { permission: 'granted', isSubscribed: true, usedKey: p256dh });
  await show();
  await theSwitch().click();
  await expect.element(theSwitch()).toBeChecked();
  expect(browser.unsubscribed).toBe(1);
});

test('ブラウザーで拒否されていれば、変え方を言い、許可して戻ると選べる', async () => {
  browser.answer = 'denied';
  await show();
  await theSwitch().click();
  const refused = page.getByText(/ブラウザーで拒否されています/);
  await expect.element(refused).toBeVisible();
  await expect.element(theSwitch()).not.toBeChecked();
  expect(server.calls).toEqual([`GET ${url}`, `GET ${url}`]);
  await asItIs();
  browser.permission = 'default';
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(refused).not.toBeInTheDocument();
  browser.answer = 'granted';
  await theSwitch().click();
  await expect.element(theSwitch()).toBeChecked();
});

test('確認を閉じただけなら、通知しないと言い、もう一度押せる', async () => {
  browser.answer = 'default';
  await show();
  await theSwitch().click();
  await expect.element(page.getByText('まだ通知しません')).toBeVisible();
  await expect.element(theSwitch()).not.toBeChecked();
  browser.answer = 'granted';
  await page.getByRole('button', { name: 'もう一度、通知を設定する' }).click();
  await expect.element(theSwitch()).toBeChecked();
  await expect.element(theSwitch()).toHaveFocus();
});

test.each([
  ['通知サービス', browser],
  ['サーバー', server],
])('%sが応えなければ、理由を言い、押したことをもう一度できる', async (_, who) => {
  who.fails = true;
  await show();
  await theSwitch().click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(theSwitch()).not.toBeChecked();
  await asItIs();
  who.fails = false;
  await page.getByRole('button', { name: 'もう一度、通知を設定する' }).click();
  await expect.element(theSwitch()).toBeChecked();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('事業者が通知を使わないとき、通知できない端末では、何も見えない', async () => {
  server.list = exampleOf('listPushSubscriptions', 200, 'notOffered');
  await show();
  await expect.poll(() => server.calls).toEqual([`GET ${url}`]);
  expect(document.querySelector('#push')).toBeNull();
});

test('iPhoneでは、ホーム画面に追加すると受け取れると言う', async () => {
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(window, 'PushManager');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4)',
  );
  await show();
  await expect.element(page.getByText(/ホーム画面に追加/)).toBeVisible();
  await expect.element(theSwitch()).not.toBeInTheDocument();
});
