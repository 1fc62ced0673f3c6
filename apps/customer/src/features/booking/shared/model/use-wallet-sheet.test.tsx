import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { WalletFrames } from '../components/WalletFrames.tsx';
import { offeredHere } from './offered-here.ts';
import { useWalletSheet, type WalletSheetState } from './use-wallet-sheet.ts';

const asked = { method: 'applePay', amountYen: 12_300 } as const;
const token = { type: 'token', token: 'sbxtok_8wR4nZ2k' } as const;
let pages = 0;

afterEach(() => vi.useRealTimers());

/** A page with the provider's frames; what they say is said by the test. */
async function open() {
  let sheet: WalletSheetState | undefined;
  // Each a page of its own: what a device can is remembered by its address.
  pages += 1;
  const page = { url: `about:blank?${pages}`, origin: '' };
  function Page() {
    sheet = useWalletSheet(page);
    return <WalletFrames sheet={sheet} />;
  }
  const screen = await render(<Page />);
  const state = () => sheet as WalletSheetState;
  const frame = (title: string) =>
    document.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`)?.contentWindow;
  const heard: object[] = [];
  let listened: Window | null = null;
  const say = (message: object, title = 'ウォレット決済') => {
    const source = frame(title) ?? null;
    if (source && source !== listened)
      source.addEventListener('message', ({ data }) => heard.push(data));
    listened = source;
    const data = { source: 'wallet-sheet', ...message };
    window.dispatchEvent(
      new MessageEvent('message', { data, source, origin: window.location.origin }),
    );
  };
  return { screen, state, say, heard };
}

test('端末にないウォレットは並ばず、あるものだけが並ぶ', async () => {
  const { state, say } = await open();
  const options = (['applePay', 'googlePay', 'payPay', 'card'] as const).map((method) => ({
    ...{ method, isAvailable: true, reason: null, deadline: null },
    ...{ maximumYen: null, refundFeeYen: 0, stores: [] },
  }));
  const here = () => offeredHere({ options }, state().able).options.map(({ method }) => method);
  expect([state().able, here()]).toEqual([undefined, ['payPay', 'card']]);
  say({ type: 'ready', methods: ['applePay'] });
  await expect.poll(here).toEqual(['applePay', 'payPay', 'card']);
});

test('ページが3秒答えなければ、ウォレットはないものとし、後から答えても並べ替えない', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { state, say } = await open();
  vi.advanceTimersByTime(3_000);
  vi.useRealTimers();
  await expect.poll(() => state().able).toEqual([]);
  say({ type: 'ready', methods: ['applePay'] });
  await new Promise(requestAnimationFrame);
  expect(state().able).toEqual([]);
});

test('押すまで何も開かず、押すと金額とともに開き、トークンを受け取る', async () => {
  const { state, say, heard } = await open();
  say({ type: 'ready', methods: ['applePay'] });
  expect(heard).toEqual([]);
  const answer = state().ask(asked);
  await expect.poll(() => heard).toMatchObject([{ type: 'open', ...asked, isShown: false }]);
  say(token);
  expect(await answer).toEqual(token);
});

test('応答がわからない間は同じトークンを渡し、わかれば次は開き直す', async () => {
  const { state, say, heard } = await open();
  const opened = () => heard.filter((data) => 'type' in data && data.type === 'open').length;
  say({ type: 'ready', methods: ['applePay'] });
  const first = state().ask(asked);
  await expect.poll(opened).toBe(1);
  say(token);
  await first;
  state().end({ isPaid: false, isKnown: false });
  expect(await state().ask(asked)).toEqual(token);
  state().end({ isPaid: false, isKnown: true });
  const third = state().ask(asked);
  await expect.poll(opened).toBe(2);
  say({ type: 'closed' });
  expect(await third).toEqual({ type: 'closed' });
});

test('自分で描く画面は、名前のあるダイアログに入り、閉じると支払わずに終わる', async () => {
  const { screen, state, say } = await open();
  say({ type: 'ready', methods: ['applePay'] });
  const answer = state().ask(asked);
  say({ type: 'show' });
  const dialog = screen.getByRole('dialog', { name: 'Apple Pay' });
  await expect.element(dialog).toBeVisible();
  await expect.element(screen.getByTitle('Apple Payの画面')).toBeVisible();
  await dialog.getByRole('button', { name: '閉じる' }).click();
  expect(await answer).toEqual({ type: 'closed' });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('ほかの窓やオリジンからの言葉は聞かない', async () => {
  const { state } = await open();
  const data = { source: 'wallet-sheet', type: 'ready', methods: ['applePay'] };
  const { origin } = window.location;
  window.dispatchEvent(new MessageEvent('message', { data, source: window, origin }));
  const frame = document.querySelector<HTMLIFrameElement>('iframe')?.contentWindow ?? null;
  const elsewhere = 'https://elsewhere.example';
  window.dispatchEvent(new MessageEvent('message', { data, source: frame, origin: elsewhere }));
  await new Promise(requestAnimationFrame);
  expect(state().able).toBeUndefined();
});
