import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../../App.tsx';
import {
  EMAIL_LINK,
  EMAIL_STOP,
  RESET_LINK,
  RESUME_LINK,
  SIGN_UP_LINK,
  takeLinkToken,
} from '../../page/link-token.ts';
import { createAppRouter } from '../../router.tsx';

const TOKEN = 'Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE';

afterEach(() => {
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

async function open(path: string) {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) =>
    new URL(new Request(input).url).pathname.endsWith('-links')
      ? Response.json(exampleOf('checkPasswordResetLink', 200, 'default'))
      : new Response(null, { status: 204 }),
  );
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [`/customer/${path}`] });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  await router.load();
  return router;
}

test.each([
  [`reset-password/${TOKEN}`, RESET_LINK, '/customer/reset-password'],
  [`member/change-email/${TOKEN}`, EMAIL_LINK, '/customer/member/change-email/link'],
])('%s: 使わずにページを離れると、タブは合言葉を忘れる', async (path, link, shown) => {
  const router = await open(path);
  expect(router.history.location.pathname).toBe(shown);
  expect(takeLinkToken(link)).toBe(TOKEN);
  await router.navigate({ to: '/errors/sorry' });
  expect(takeLinkToken(link)).toBeUndefined();
  expect(takeLinkToken(EMAIL_STOP)).toBeUndefined();
});

test('会員登録のリンクは、確認の画面へ進んでも使える', async () => {
  const router = await open(`member/new/${TOKEN}`);
  await router.navigate({ to: '/member/confirm' });
  expect(takeLinkToken(SIGN_UP_LINK)).toBe(TOKEN);
});

test('登録の途中で読み込み直すと、入力した内容が残っていないことを、入力の画面で伝える', async () => {
  const router = await open(`member/new/${TOKEN}`);
  const { queryClient } = router.options.context;
  const screen = await render(<App {...{ router, queryClient }} />);
  // As after a reload: the memory of the tab knows the link only.
  await router.navigate({ to: '/member/confirm' });
  await expect.poll(() => router.state.location.pathname).toBe('/member/new');
  await expect.element(screen.getByText(/^登録していない内容は、残っていません。/)).toBeVisible();
});

describe('入力の続きのリンク', () => {
  /** The page of a link that the server refuses like this, as often as it is asked. */
  async function openResume(name: 'rateLimited' | 'linkUsed') {
    const router = await open(`reservation?resume=${TOKEN}`);
    let answer = () =>
      name === 'rateLimited'
        ? Response.json({ code: 'RATE_LIMITED', message: '', requestId: 'req_1' }, { status: 429 })
        : Response.json(exampleOf('resumeDraft', 410, name), { status: 410 });
    const asked: unknown[] = [];
    vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.endsWith('/draft-resumptions')) return new Promise<never>(() => {});
      asked.push(await request.json());
      return answer();
    });
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
    document.cookie = 'XSRF-TOKEN=test';
    const { queryClient } = router.options.context;
    const screen = await render(<App {...{ router, queryClient }} />);
    const succeed = () => {
      answer = () => Response.json(exampleOf('resumeDraft', 200, 'default'));
    };
    return { router, screen, asked, succeed };
  }

  test('混み合って開けなければ、同じリンクでもう一度試せ、開けると忘れる', async () => {
    const { router, screen, asked, succeed } = await openResume('rateLimited');
    const again = screen.getByRole('button', { name: 'もう一度試す' });
    await expect.element(again).toBeVisible();
    expect(takeLinkToken(RESUME_LINK)).toBe(TOKEN);
    succeed();
    await again.click();
    await expect.poll(() => router.state.location.search).toHaveProperty('draft');
    expect(asked).toEqual([{ token: TOKEN }, { token: TOKEN }]);
    expect(takeLinkToken(RESUME_LINK)).toBeUndefined();
  });

  test('開けずに便を探せば、リンクを忘れ、条件の画面になる', async () => {
    const { screen } = await openResume('rateLimited');
    await screen.getByRole('link', { name: '便を探す' }).click();
    await expect.element(screen.getByRole('heading', { name: '予約の条件' })).toBeVisible();
    expect(takeLinkToken(RESUME_LINK)).toBeUndefined();
  });

  test('使い終わったリンクは忘れる', async () => {
    const { router } = await openResume('linkUsed');
    await expect.poll(() => router.state.location.pathname).toMatch(/mail-error$/);
    expect(takeLinkToken(RESUME_LINK)).toBeUndefined();
  });
});
