import type { DraftPaymentRequest, PaymentMethods } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../../../../App.tsx';
import { forgetMember } from '../../../../page/forget-member.ts';
import { createAppRouter } from '../../../../router.tsx';

const draft = exampleOf('getDraft', 200, 'default');
const methods = exampleOf('listDraftPaymentMethods', 200, 'member');
const held = exampleOf('getReservation', 200, 'held');
const failed = exampleOf('getPayment', 200, 'declined');
const notFound = { code: 'NOT_FOUND', message: '', requestId: 'req_8Zk2mQ4v9a' };

afterEach(() => {
  vi.restoreAllMocks();
  forgetMember();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

/** A hold with ten minutes left. */
function heldNow() {
  const now = Date.now();
  const limitTime = new Date(now + 600_000).toISOString();
  return { ...held, serverTime: new Date(now).toISOString(), limitTime };
}

/** A step of the booking. */
function show(step: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, {
    history: createMemoryHistory({ initialEntries: [`/customer/reservation/${step}`] }),
  });
  router.options.context.tab.connect({ router, queryClient });
  return render(<App {...{ router, queryClient }} />);
}

/** The payment of a draft; each choice brings the next methods, down to the last. */
async function open(
  lists: PaymentMethods[],
  answer: () => Response | Promise<Response>,
  /** The draft is gone after this many choices. */
  lasts = Number.POSITIVE_INFINITY,
) {
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
    if (pathname.endsWith(`/drafts/${draft.id}`)) {
      return sent.length < lasts ? Response.json(draft) : Response.json(notFound, { status: 404 });
    }
    return new Promise<never>(() => {});
  });
  const screen = await show(`payment-input?draft=${draft.id}`);
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

test('カードがまだあり、予約の下書きがなくなっていたら、カードのせいにしない', async () => {
  const { screen, goOn } = await open([methods], () => Response.json(notFound, { status: 404 }), 1);
  await goOn.click();
  await expect.element(screen.getByText('お支払い方法を保存できませんでした')).toBeVisible();
  expect(screen.getByText(/選んだカードは、もう使えません/).elements()).toEqual([]);
});

test('確定のときに外されていたカードなら、お支払い方法の選択に戻り、そう伝える', async () => {
  const commits: string[] = [];
  const isChosen = () => commits.length === 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(new Request(input).url);
    if (pathname.endsWith('/payment-methods')) {
      const [card] = methods.cards;
      const chosen = { id: 'dp_2nJ8cYf5HdLs', method: 'card', card, store: null };
      return Response.json({ ...methods, chosen: isChosen() ? chosen : null });
    }
    if (pathname.endsWith(`/drafts/${held.draftId}`)) {
      const nextStep = isChosen() ? 'reservationConfirm' : 'paymentInput';
      return Response.json({ ...draft, id: held.draftId, reservationId: held.id, nextStep });
    }
    if (pathname.endsWith(`/reservations/${held.id}`)) return Response.json(heldNow());
    if (!pathname.includes(`/reservations/${held.id}/`)) return new Promise<never>(() => {});
    commits.push(pathname);
    const errors = { paymentMethod: ['NOT_AVAILABLE'] };
    return Response.json({ ...notFound, code: 'VALIDATION_FAILED', errors }, { status: 422 });
  });
  const screen = await show(`reservation-confirm?reservation=${held.id}`);
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: /を支払って予約を確定する$/ }).click();
  await expect.element(screen.getByText('選んだお支払い方法は、もう使えません')).toBeVisible();
  expect(commits).toHaveLength(1);
});

test('承認されなかったあとも、方法と同意は残っている', async () => {
  const chosen = { id: 'dp_2nJ8cYf5HdLs', method: 'card', store: null } as const;
  const card = { brand: 'VISA', last4: '0002' };
  let isRefused = false;
  let isChosen = true;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const request = new Request(input);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/payment-methods')) {
      return Response.json({ ...methods, chosen: isChosen ? { ...chosen, card } : null });
    }
    if (pathname.endsWith(`/drafts/${held.draftId}`)) {
      const nextStep = isChosen ? 'reservationConfirm' : 'paymentInput';
      return Response.json({ ...draft, id: held.draftId, reservationId: held.id, nextStep });
    }
    if (pathname.endsWith(`/reservations/${held.id}`)) {
      const payment = { ...failed, reservationId: held.id };
      return Response.json({ ...heldNow(), payment: isRefused ? payment : null });
    }
    if (!pathname.includes(`/reservations/${held.id}/`)) return new Promise<never>(() => {});
    isRefused = true;
    isChosen = false;
    return Response.json({ ...notFound, code: 'PAYMENT_DECLINED' }, { status: 402 });
  });
  const screen = await show(`reservation-confirm?reservation=${held.id}`);
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: /を支払って予約を確定する$/ }).click();
  await expect.element(screen.getByText('お支払いが完了しませんでした')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /^クレジットカード/ })).toBeChecked();
  await screen.unmount();
  isChosen = true;
  const again = await show(`reservation-confirm?reservation=${held.id}`);
  await expect.element(again.getByRole('checkbox')).toBeChecked();
});

test('ほかのカードを入力すると、押したボタンがなくなっても、操作はクレジットカードの所に留まる', async () => {
  const chosen = {
    id: 'dpm_1',
    method: 'card',
    card: { brand: 'VISA', last4: '4242' },
    store: null,
  } as const;
  const list: PaymentMethods = { ...methods, cards: [], chosen };
  const { screen } = await open([list], () => new Promise(() => {}));
  await screen.getByRole('button', { name: 'ほかのカードを入力する' }).click();
  await expect.element(screen.getByRole('radio', { name: /^クレジットカード/ })).toHaveFocus();
});
