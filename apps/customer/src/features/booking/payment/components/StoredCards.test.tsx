import type { DraftPaymentRequest, PaymentMethods } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../../../../App.tsx';
import { createAppRouter } from '../../../../router.tsx';

const draft = exampleOf('getDraft', 200, 'default');
const methods = exampleOf('listDraftPaymentMethods', 200, 'member');
const notFound = { code: 'NOT_FOUND', message: '', requestId: 'req_8Zk2mQ4v9a' };

afterEach(() => {
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

/** The payment of a draft; each choice brings the next methods, down to the last. */
async function open(lists: PaymentMethods[], answer: () => Response | Promise<Response>) {
  const sent: DraftPaymentRequest[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const request = new Request(input);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/payment-methods')) {
      return Response.json(lists[Math.min(sent.length, lists.length - 1)]);
    }
    if (pathname.endsWith('/payment')) {
      sent.push(await request.json());
      return answer();
    }
    if (pathname.endsWith(`/drafts/${draft.id}`)) return Response.json(draft);
    return new Promise<never>(() => {});
  });
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  const queryClient = createQueryClient();
  const path = `/customer/reservation/payment-input?draft=${draft.id}`;
  const router = createAppRouter(queryClient, {
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  router.options.context.tab.connect({ router, queryClient });
  const screen = await render(<App {...{ router, queryClient }} />);
  await screen.getByRole('radio', { name: /^クレジットカード/ }).click();
  const goOn = screen.getByRole('button', { name: /^(?:内容の確認|予約の確定)へ進む$/ });
  return { screen, sent, goOn };
}

test('会員のカードは1枚目を選んであり、期限切れは選べず、番号の代わりにIDだけを送る', async () => {
  const { screen, sent, goOn } = await open([methods], () => new Promise(() => {}));
  await expect.element(screen.getByRole('radio', { name: /^VISA 下4桁 4242/ })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: /^JCB 下4桁 0000/ })).toBeDisabled();
  await goOn.click();
  await vi.waitFor(() => expect(sent).toEqual([{ method: 'card', cardId: methods.cards[0]?.id }]));
});

test('別の画面で外したカードなら、そう伝え、一覧から消して、ほかのカードの入力欄を出す', async () => {
  const { screen, goOn } = await open([methods, { ...methods, cards: [] }], () =>
    Response.json(notFound, { status: 404 }),
  );
  await goOn.click();
  const alert = screen.getByRole('alert').filter({ hasText: '選んだカードは、もう使えません' });
  await expect.element(alert).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /^VISA/ })).not.toBeInTheDocument();
  await expect
    .element(screen.getByLabelText('次回のために、このカードを登録する'))
    .not.toBeChecked();
});
