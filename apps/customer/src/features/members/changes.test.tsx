import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../../App.tsx';
import { forgetMember } from '../../page/forget-member.ts';
import { LOGIN_MARKER } from '../../page-story.fixture.ts';
import { createAppRouter } from '../../router.tsx';
import { keepEdit } from './model/edit.ts';
import { answersOf } from './model/member-answers.ts';

const ME = '/external/api/members/me';
const member = exampleOf('getCurrentMember', 200, 'default');
const conflict = exampleOf('updateCurrentMember', 409, 'versionConflict');
const requestId = 'req_8Zk2mQ4v9a';
const busy = { code: 'UNAVAILABLE', message: '', requestId };
const noMail = { code: 'MAIL_UNAVAILABLE', message: '', requestId };

type Answer = [status: number, value: unknown];

/** A member's page; what is asked again and what is changed get the answers in their order. */
async function open(path: string, { reads = [] as Answer[], changes = [] as Answer[] } = {}) {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { method, url } = new Request(input);
    if (!new URL(url).pathname.startsWith(ME)) return new Promise<never>(() => {});
    if (method === 'GET') {
      const [status, value] = (isShown && reads.shift()) || [200, member];
      return Response.json(value, { status });
    }
    const [status, value] = changes.shift() ?? [500, busy];
    return Response.json(value, { status });
  });
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  window.localStorage.setItem(LOGIN_MARKER, 'test');
  let isShown = false;
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [`/customer/${path}`] });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  const screen = await render(<App {...{ router, queryClient }} />);
  await vi.waitUntil(() => router.options.context.tab.shown.get().name, { timeout: 5_000 });
  isShown = true;
  return { screen, router };
}

afterEach(() => {
  forgetMember();
  vi.restoreAllMocks();
  window.localStorage.removeItem(LOGIN_MARKER);
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('別の画面での変更を見たあとに保存できないと、そのことを伝える', async () => {
  keepEdit({ base: member, answers: answersOf(member) });
  const { screen } = await open('member/confirm', {
    changes: [
      [409, conflict],
      [503, busy],
    ],
  });
  await screen.getByRole('button', { name: 'この内容に変更する' }).click();
  await screen.getByRole('button', { name: 'この内容で上書きする' }).click();
  await expect.element(screen.getByText('変更できませんでした')).toBeVisible();
});

test.each([
  ['member/confirm', /^保存していない変更は、残っていません。.*前に保存したまま/],
  ['member/new', /^すでに会員としてログインしています。/],
])('%s: 会員が、続ける手続きのないまま開くと、マイページで、そのわけを言う', async (path, why) => {
  const { screen, router } = await open(path);
  await expect.poll(() => router.state.location.pathname).toBe('/member');
  await expect.element(screen.getByText(why)).toBeVisible();
});

test('別の画面での変更を見られないときは、会員情報のこととして伝える', async () => {
  keepEdit({ base: member, answers: answersOf(member) });
  const { screen } = await open('member/confirm', {
    changes: [[409, conflict]],
    reads: [[503, busy]],
  });
  await screen.getByRole('button', { name: 'この内容に変更する' }).click();
  await expect.element(screen.getByText('変更できませんでした')).toBeVisible();
  expect(screen.getByText(/この予約/).elements()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'この内容に変更する' })).toBeEnabled();
});

test('メールを送れずに離れても、入力した新しいアドレスは、ログアウトするまで残っている', async () => {
  const { screen, router } = await open('member/change-email', { changes: [[503, noMail]] });
  const address = screen.getByLabelText('新しいメールアドレス');
  await address.fill('hana@example.jp');
  await screen.getByLabelText('今のパスワード', { exact: true }).fill('himitsu-no-aikotoba');
  await screen.getByRole('button', { name: '確認メールを送る' }).click();
  await expect.element(screen.getByText(/入力したアドレスは残っています/)).toBeVisible();
  await router.navigate({ to: '/member/change-email' });
  await expect.element(address).toHaveValue('hana@example.jp');
  await router.navigate({ to: '/member/change-password' });
  forgetMember();
  await router.navigate({ to: '/member/change-email' });
  await expect.element(address).toHaveValue('');
});

test('変更を止めるリンクの期限が切れていたとき、会員はパスワードの変更へ進む', async () => {
  const { screen } = await open('errors/mail-error?reason=emailStopExpired');
  await expect
    .element(screen.getByRole('link', { name: 'パスワードを変更する' }))
    .toHaveAttribute('href', '/customer/member/change-password');
});
