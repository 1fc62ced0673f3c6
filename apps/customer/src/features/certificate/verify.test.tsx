import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../../App.tsx';
import { createAppRouter } from '../../router.tsx';

const CODE = 'AP7ICLASK5XW6ZDFOIQHG33N';
let sent: unknown[] = [];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  answer = () => Response.json(exampleOf('verifyCertificate', 200, 'default'));
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
});
afterEach(() => {
  vi.restoreAllMocks();
  window.location.hash = '';
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

async function open(code = '') {
  window.location.hash = code;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname !== '/customer-api/certificate-verifications') {
      return new Promise<never>(() => {});
    }
    sent.push(await request.json());
    return answer();
  });
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: ['/customer/certificate'] });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  return { ...(await render(<App {...{ router, queryClient }} />)), router };
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const press = (name: string) => page.getByRole('button', { name }).click();

test('QRのリンクを開くと、コードを本文で送り、アドレスから消し、証明したことと現在の運航を示す', async () => {
  const screen = await open(CODE);
  await expect.element(heading('当社が発行した証明書です')).toBeVisible();
  expect([window.location.hash, sent]).toEqual(['', [{ token: CODE }]]);
  await expect.element(screen.getByText('欠航', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('汐見港 → 凪浦港')).toBeVisible();
  await expect.element(screen.getByText('欠航(2027年8月3日(火) 10:00 現在)')).toBeVisible();
  await expect.element(screen.getByText('強風のため')).toBeVisible();
});

test('結果の見出しに移り、続けて別の証明書を、アドレスごと、途中の改行ごと貼り付けて確かめられる', async () => {
  await open(CODE);
  await expect.element(heading('当社が発行した証明書です')).toHaveFocus();
  answer = () => Response.json(exampleOf('verifyCertificate', 200, 'restored'));
  await press('別の証明書を確かめる');
  await expect.element(heading('証明書を確かめる')).toHaveFocus();
  const field = page.getByLabelText('証明書のコード');
  await expect.element(field).toHaveValue('');
  await press('確かめる');
  await expect
    .element(page.getByRole('link', { name: '証明書のコードを入力してください。' }))
    .toBeVisible();
  await field.fill('https://ferry.example/customer/certificate#ap7iclask5\n xw6zdfoiqhg33n');
  await press('確かめる');
  await expect.element(heading('発行の後に、予定どおりの運航に戻りました')).toBeVisible();
  await expect.element(page.getByText(/^予定どおり\(/)).toBeVisible();
  expect(sent).toEqual([{ token: CODE }, { token: CODE }]);
});

test('当社のコードでなければそう伝え、コードを残し、もう一度確かめられる', async () => {
  answer = () =>
    Response.json(exampleOf('verifyCertificate', 404, 'tokenInvalid'), { status: 404 });
  await open(CODE);
  await expect.element(page.getByRole('alert').getByText(/一部が欠けています/)).toBeVisible();
  await expect.element(page.getByLabelText('証明書のコード')).toHaveValue(CODE);
  answer = () => Response.json(exampleOf('verifyCertificate', 200, 'changed'));
  await press('確かめる');
  await expect.element(heading('発行の後に、運航が変わりました')).toBeVisible();
  await expect.element(page.getByText(/^45分の遅れ/)).toBeVisible();
  await expect.element(page.getByText(/^1時間30分の遅れ/)).toBeVisible();
});

test('同じタブで次のQRを開くと、そのコードを確かめ、ページを離れると忘れる', async () => {
  const screen = await open(CODE);
  await expect.element(heading('当社が発行した証明書です')).toBeVisible();
  window.location.hash = 'NEXT';
  await expect.poll(() => sent).toEqual([{ token: CODE }, { token: 'NEXT' }]);
  expect(window.location.hash).toBe('');
  await screen.router.navigate({ to: '/reservation-search' });
  await expect.element(heading('予約の照会')).toBeVisible();
  await screen.router.navigate({ to: '/certificate' });
  await expect.element(page.getByLabelText('証明書のコード')).toHaveValue('');
  expect(sent).toHaveLength(2);
});
