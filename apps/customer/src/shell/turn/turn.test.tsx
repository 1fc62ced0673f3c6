import '@ferry/ui/styles/global.css';
import { exampleOf } from '@ferry/api/examples';
import { composeStories } from '@storybook/react-vite';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as turn from './Turn.stories.tsx';
import { setTurn } from './turn-state.ts';

const { Joinable } = composeStories(turn);

const ownFetch = globalThis.fetch;
afterEach(() => setTurn(undefined));
afterAll(() => {
  globalThis.fetch = ownFetch;
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

/** The next responses about the client's own place: each with the name of an example, and what is other in it. */
function answerWith(name: 'waiting' | 'gathering' | 'admitted' | 'outside', more: object = {}) {
  const inner = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (!pathname.endsWith('/queue-place')) return inner(input, init);
    return Response.json({ ...exampleOf('getQueuePlace', 200, name), ...more });
  };
}

/** A tab that comes back asks at once. */
const askAgain = () => window.dispatchEvent(new Event('visibilitychange'));

const button = () => page.getByRole('button', { name: '順番待ちに並ぶ' });
const heading = () => page.getByRole('heading', { level: 1, name: '便と客室を選ぶ' });
/** The text that a screen reader reaches: parts that are hidden with the page are left out. */
const spoken = () =>
  [...document.querySelectorAll('main [role=status]')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.textContent)
    .join('');

/** Phrases are elements of their own. */
const shows = (text: string) =>
  vi.waitFor(() => expect(document.body.innerText).toContain(text), { timeout: 10_000 });

async function joined(): Promise<void> {
  await Joinable.run();
  answerWith('gathering');
  await userEvent.click(button().first());
  await shows('1,204人がお待ちです');
}

test('加わると、元のページの見出しの下に順番が出て、見出しにフォーカスが移り、便の一覧は見えなくなる', async () => {
  await joined();
  await expect.element(heading()).toHaveFocus();
  await expect.element(button()).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('heading', { level: 2, name: '受付の開始をお待ちください' }))
    .toBeVisible();
});

test('順番が変わるたびには読み上げず、近づいた段でだけ読み上げる', async () => {
  await joined();
  const texts: string[] = [];
  const observer = new MutationObserver(() => {
    if (spoken() !== texts.at(-1)) texts.push(spoken());
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  for (const [position, estimatedSeconds] of [
    [312, 540],
    [300, 530],
    [200, 350],
    [150, 290],
  ]) {
    answerWith('waiting', { position, estimatedSeconds });
    askAgain();
    await shows(`${position}番目`);
  }
  observer.disconnect();
  expect(texts).toEqual(['312番目です。順番まで約9分です。', '150番目です。順番まで約5分です。']);
});

test('順番が後ろになったときは、そう伝える', async () => {
  await joined();
  for (const position of [3, 900]) {
    answerWith('waiting', { position });
    askAgain();
    await shows(`${position}番目`);
  }
  await shows('順番が後ろになりました');
});

test('順番が来ると元の画面に戻り、一度だけ伝え、フォーカスを動かさない', async () => {
  await joined();
  const link = page.getByRole('link', { name: '運送約款' });
  (link.element() as HTMLElement).focus();
  answerWith('admitted');
  askAgain();
  await shows('お待たせしました。順番になりました。');
  await expect.element(page.getByRole('link', { name: '先行申込をする' }).first()).toBeVisible();
  await expect.element(link).toHaveFocus();
  await vi.waitFor(() => expect(document.querySelectorAll('main h2')).not.toHaveLength(0));
});

test('やめると、元の画面に戻り、見出しにフォーカスが移る', async () => {
  await joined();
  answerWith('outside');
  await userEvent.click(page.getByRole('button', { name: '順番待ちをやめる' }));
  await expect.element(heading()).toHaveFocus();
  await expect.element(button().first()).toBeVisible();
});
