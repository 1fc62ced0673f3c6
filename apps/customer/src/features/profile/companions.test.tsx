import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../../App.tsx';
import { LOGIN_MARKER } from '../../page-story.fixture.ts';
import { createAppRouter } from '../../router.tsx';

type Answer = { status: number; value?: unknown };

const COMPANIONS = '/external/api/members/me/companions';

/** The page of companions on the contract's examples; a change gets the answers in their order. */
async function open(...answers: Answer[]) {
  const sent: { method: string; path: string; version: string | null; body: unknown }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const request = new Request(input);
    const { pathname } = new URL(request.url);
    if (pathname === '/external/api/members/me') {
      return Response.json(exampleOf('getCurrentMember', 200, 'default'));
    }
    if (!pathname.startsWith(COMPANIONS)) return new Promise<never>(() => {});
    if (request.method === 'GET') {
      return Response.json(exampleOf('listCompanions', 200, 'default'));
    }
    const text = await request.text();
    sent.push({
      method: request.method,
      path: pathname.slice(COMPANIONS.length),
      version: request.headers.get('if-match'),
      body: text && JSON.parse(text),
    });
    const { status, value } = answers.shift() ?? { status: 204 };
    return value ? Response.json(value, { status }) : new Response(null, { status });
  });
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  window.localStorage.setItem(LOGIN_MARKER, 'test');
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: ['/customer/member?show=companions'] });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  const screen = await render(<App {...{ router, queryClient }} />);
  return { screen, sent };
}

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.removeItem(LOGIN_MARKER);
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

const changed = { ...exampleOf('updateCompanion', 200, 'default'), version: 2 };

test('直すと、その行が入力欄になり、版とともに送り、保存した行にフォーカスが戻る', async () => {
  const { screen, sent } = await open({ status: 200, value: changed });
  await screen.getByRole('button', { name: '直す (山田 翔)' }).click();
  await expect.element(screen.getByRole('heading', { name: '同行者を直す' })).toHaveFocus();
  await screen.getByLabelText('お住まいの市区町村').fill('函館市');
  await screen.getByRole('button', { name: '同行者を保存する' }).click();
  await vi.waitUntil(() => document.activeElement?.id === `companion-row-${changed.id}`);
  expect(sent).toMatchObject([
    {
      method: 'PUT',
      path: `/${changed.id}`,
      version: '"1"',
      body: { birthDate: '1984-11-02', city: '函館市', sensitiveDataConsent: false },
    },
  ]);
});

test('断られた項目は要約と欄に出て、直した欄から消える。健康の情報には同意の欄が現れる', async () => {
  const { screen } = await open({
    status: 422,
    value: exampleOf('createCompanion', 422, 'invalid'),
  });
  await screen.getByRole('button', { name: '同行者を追加する' }).click();
  expect(screen.getByLabelText(/同意する/).elements()).toEqual([]);
  // Families share them.
  await expect.element(screen.getByLabelText('姓', { exact: true })).toHaveValue('山田');
  await screen.getByLabelText('段差が難しい').click();
  await screen.getByRole('button', { name: '同行者を保存する' }).click();
  const summary = screen.getByRole('group', { name: /入力内容をご確認ください/ });
  await expect.element(summary).toMatchTextContent(/生年月日を入力してください。/);
  await expect.element(summary).toMatchTextContent(/への同意が必要です。/);
  await screen.getByLabelText(/同意する/).click();
  await expect.element(summary).not.toMatchTextContent(/への同意が必要です。/);
  await expect.element(summary).toMatchTextContent(/生年月日を入力してください。/);
});

test('別の画面で先に変更されていれば、入力は残り、理由を言う', async () => {
  const { screen } = await open({
    status: 409,
    value: exampleOf('updateCompanion', 409, 'versionConflict'),
  });
  await screen.getByRole('button', { name: '直す (山田 翔)' }).click();
  await screen.getByLabelText('お住まいの市区町村').fill('函館市');
  await screen.getByRole('button', { name: '同行者を保存する' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/別の画面で先に変更されました。/);
  await expect.element(screen.getByLabelText('お住まいの市区町村')).toHaveValue('函館市');
});

test('外すときは一度たずね、フォーカスは「残す」にある', async () => {
  const { screen, sent } = await open({ status: 204 });
  await screen.getByRole('button', { name: '外す (山田 陽菜)' }).click();
  const question = screen.getByRole('group', { name: '山田 陽菜を外しますか' });
  await expect.element(question.getByRole('button', { name: '残す' })).toHaveFocus();
  await question.getByRole('button', { name: '残す' }).click();
  expect(sent).toEqual([]);
  await screen.getByRole('button', { name: '外す (山田 陽菜)' }).click();
  await question.getByRole('button', { name: '外す' }).click();
  await vi.waitUntil(() => sent.length === 1);
  expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/cmp_8dR4kW2nXz6T' });
});
