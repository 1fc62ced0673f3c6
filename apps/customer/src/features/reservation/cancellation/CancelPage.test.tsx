import type { CancellationQuote, CancelRequest, Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../../../App.tsx';
import { createAppRouter } from '../../../router.tsx';

// The whole page, on a server that has the contract's family and what they may cancel.

const family = exampleOf('getReservation', 200, 'familyPaid');
const after = exampleOf('getReservation', 200, 'familyPartlyCancelled');
const all = exampleOf('quoteCancellation', 200, 'familyAll');
const outbound = exampleOf('quoteCancellation', 200, 'familyOutbound');
const driver = exampleOf('quoteCancellation', 200, 'familyDriver');
const path = `/customer/reservation-detail/${family.id}/confirm`;

afterEach(() => {
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

type Answer = (body: CancelRequest) => Response;
type Server = {
  reservation?: () => Reservation;
  quote?: (body: CancelRequest) => Response | Promise<Response>;
  cancel?: Answer;
  /** What is left after it was cancelled. */
  done?: Reservation;
};

const refused = (status: number, code: string, more = {}) =>
  Response.json({ message: code, code, requestId: 'req_1', ...more }, { status });

/** The page, and what was sent to cancel something. */
async function open({
  reservation = () => family,
  quote = () => Response.json(all),
  cancel,
  done = after,
}: Server) {
  const sent: CancelRequest[] = [];
  let isDone = false;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/cancellation-quotes')) return quote(await request.json());
    if (pathname.endsWith('/cancellations')) {
      sent.push(await request.clone().json());
      const answer = cancel?.(await request.json()) ?? Response.json(done);
      isDone = answer.ok;
      return answer;
    }
    if (pathname.endsWith(`/reservations/${family.id}`))
      return Response.json(isDone ? done : reservation());
    return new Promise<never>(() => {});
  });
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  await page.viewport(1280, 800);
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  const screen = await render(<App {...{ router, queryClient }} />);
  return { sent, history, screen };
}

type Screen = Awaited<ReturnType<typeof open>>['screen'];
const consent = (screen: Screen) =>
  screen.getByRole('checkbox', { name: /(選んだもの|すべて)を取り消す$/ });
const confirm = (screen: Screen) => screen.getByRole('button', { name: '取り消しを確定する' });
const said = (screen: Screen) =>
  screen
    .getByRole('status')
    .elements()
    .map(({ textContent }) => textContent)
    .join(' ');

test('同意しないと何も送られず、同意して確定すると、見せた額で取り消され、残りと払い戻しの状況がわかる', async () => {
  const { sent, screen } = await open({});
  await confirm(screen).click();
  await expect
    .element(screen.getByText('金額をご確認のうえ', { exact: false }).first())
    .toBeVisible();
  expect(sent).toEqual([]);
  await screen.getByText('取り消しの理由(任意)').click();
  await screen.getByRole('radio', { name: '予定が変わった' }).click();
  await consent(screen).click();
  await confirm(screen).click();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: '予約の一部を取り消しました' }))
    .toHaveFocus();
  expect(sent).toEqual([
    {
      items: [
        { leg: 'outbound', kind: 'leg', position: null },
        { leg: 'return', kind: 'leg', position: null },
      ],
      feeYen: 2980,
      refundYen: 47600,
      reason: 'plans',
    },
  ]);
  await expect.element(screen.getByText('払い戻し手続き中')).toBeVisible();
  await expect.element(screen.getByText(/残るご予約の料金は45,900円です/)).toBeVisible();
});

test('コンビニで支払った予約では、振込手数料を引いた額を同意の前に示し、取り消したあとに口座の登録へ導く', async () => {
  const quote = { ...all, refundWay: 'account' as const, transferFeeYen: 550 };
  const asked = exampleOf('getReservation', 200, 'familyNeedsAccount');
  const { sent, screen } = await open({
    reservation: () => ({ ...family, paymentMethod: 'convenienceStore' }),
    quote: () => Response.json(quote),
    done: asked,
  });
  await expect
    .element(consent(screen))
    .toHaveAccessibleName(
      '手数料2,980円、払い戻し額47,050円(振込手数料550円を引いた額)で、選んだものを取り消す',
    );
  expect(said(screen)).toContain('払い戻し額は47,050円(振込手数料550円を引いた額)です。');
  await consent(screen).click();
  await confirm(screen).click();
  await expect.element(screen.getByText('払い戻し先の登録が必要です')).toBeVisible();
  expect(sent).toMatchObject([{ feeYen: 2980, refundYen: 47600 }]);
  await expect
    .element(screen.getByRole('link', { name: '払い戻し先の口座を登録する' }))
    .toHaveAttribute('href', `/customer/reservation-detail/${family.id}#refund-account`);
});

test('選び直すと、その見積もりになり、変わる料金と理由が出て、合計を1度だけ読み上げる', async () => {
  const { screen } = await open({
    quote: ({ items }) => Response.json(items.length === 1 ? outbound : all),
  });
  await screen.getByRole('radio', { name: '往路だけ' }).click();
  await expect.element(screen.getByText(/割引がなくなるか、変わるため/)).toBeVisible();
  await expect
    .element(screen.getByText(/高橋 翔 大人運賃\(カーペット席\) 4,320円 → 4,800円/))
    .toBeVisible();
  await expect.poll(() => said(screen)).toContain('手数料は2,580円、払い戻し額は21,420円です。');
  await expect
    .element(screen.getByRole('checkbox', { name: /^高橋 翔 ?\(復路\)を取り消す$/ }))
    .not.toBeChecked();
});

test('何もない状態から1つ選ぶと、その見積もりが来るまで、前に選んでいたものの額を読み上げない', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const asked = vi.fn(() => promise);
  const { screen } = await open({
    quote: ({ items }) => (items.length === 1 ? asked() : Response.json(all)),
  });
  await expect.poll(() => said(screen)).toContain('払い戻し額は47,600円です。');
  await screen.getByRole('radio', { name: '選んで取り消す' }).click();
  await screen.getByRole('checkbox', { name: /^高橋 翔 ?\(往路\)を取り消す$/ }).click();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  expect(said(screen)).not.toContain('払い戻し額');
  resolve(Response.json(outbound));
  await expect.poll(() => said(screen)).toContain('払い戻し額は21,420円です。');
});

test('開いているあいだに手数料の上がる時刻を過ぎると、新しい見積もりになり、選択は残り、同意は求め直される', async () => {
  const soon: CancellationQuote = {
    ...all,
    serverTime: '2027-07-31T23:59:59.500+09:00',
  };
  const risen = {
    ...all,
    feeYen: 8140,
    refundYen: 42440,
    feeRises: null,
    serverTime: '2027-08-01T00:00:00+09:00',
  };
  let isRisen = false;
  const { screen } = await open({ quote: () => Response.json(isRisen ? risen : soon) });
  await consent(screen).click();
  await expect.element(consent(screen)).toBeChecked();
  isRisen = true;
  await expect
    .element(screen.getByText('手数料が2,980円から8,140円に変わりました').first(), {
      timeout: 5_000,
    })
    .toBeVisible();
  await expect.element(consent(screen)).not.toBeChecked();
  await expect.element(screen.getByRole('radio', { name: '往復すべて' })).toBeChecked();
  expect(said(screen).match(/手数料が2,980円から8,140円に変わりました/g)).toHaveLength(1);
});

test('確定のときに手数料が変わっていたら、取り消さず、新しい見積もりを見せる', async () => {
  const risen = { ...all, feeYen: 8140, refundYen: 42440, feeRises: null };
  let isRisen = false;
  const { sent, screen } = await open({
    quote: () => Response.json(isRisen ? risen : all),
    cancel: ({ feeYen }) => {
      isRisen = true;
      return feeYen === 8140
        ? Response.json(after)
        : refused(409, 'FEE_CHANGED', { feeYen: 8140, refundYen: 42440 });
    },
  });
  await consent(screen).click();
  await confirm(screen).click();
  await expect
    .element(screen.getByText('手数料が2,980円から8,140円に変わりました').first())
    .toBeVisible();
  await expect.element(screen.getByText(/まだ取り消していません/)).toBeVisible();
  await consent(screen).click();
  await confirm(screen).click();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: /取り消しました/ }))
    .toBeVisible();
  expect(sent.map(({ feeYen }) => feeYen)).toEqual([2980, 8140]);
});

test('提携きっぷの一部を使った後の取消では、確かめる金額も、使った分を取消手数料とだけは呼ばない', async () => {
  const used = exampleOf('quoteCancellation', 200, 'ticketPartlyUsed');
  const { screen } = await open({ quote: () => Response.json(used) });
  await expect.element(screen.getByText('使った分と取消手数料').first()).toBeVisible();
  expect(screen.getByText(/^(?:往路の|復路の)?取消手数料$/).elements()).toEqual([]);
});

test('提携きっぷの一部を使った後の取消では、完了のページも、使った分と取消手数料を分けて言う', async () => {
  const cancellations = after.cancellations.map((each) => ({ ...each, usedYen: 140 }));
  const { screen } = await open({ done: { ...after, cancellations } });
  await consent(screen).click();
  await confirm(screen).click();
  const amountOf = (term: string) =>
    screen.getByRole('term').filter({ hasText: term }).element().nextElementSibling?.textContent;
  await expect.element(screen.getByRole('term').filter({ hasText: '使った分' })).toBeVisible();
  expect([amountOf('使った分'), amountOf('取消手数料')]).toEqual(['140円', '300円']);
});

test('運転者だけを取り消そうとすると、車両も取り消すか、ほかの人が運転するかを選べる', async () => {
  const asked: CancelRequest[] = [];
  const { screen, sent } = await open({
    quote: (body) => {
      asked.push(body);
      const [first] = body.items;
      return Response.json(first?.kind === 'passenger' ? driver : all);
    },
  });
  await screen.getByRole('radio', { name: '選んで取り消す' }).click();
  await screen.getByRole('checkbox', { name: /^高橋 美咲 ?\(往路\)を取り消す$/ }).click();
  await expect.element(screen.getByText('残せないものがあります')).toBeVisible();
  await expect.element(screen.getByText('乗用車(往路):運転者がいなくなるため')).toBeVisible();
  const words = '乗用車(往路)は、これだけでは残せません。';
  const alone = screen.getByRole('status').filter({ hasText: words });
  await expect.element(alone).toHaveTextContent(words);
  expect(said(screen)).not.toContain('が運転し');
  // Another box leaves it as it is: it is not said again.
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(alone.element(), { childList: true, subtree: true, characterData: true });
  const count = asked.length;
  await screen.getByRole('checkbox', { name: /^高橋 陽菜 ?\(往路\)を取り消す$/ }).click();
  await vi.waitUntil(() => asked.length > count);
  await screen.getByRole('checkbox', { name: /^高橋 陽菜 ?\(往路\)を取り消す$/ }).click();
  await expect.element(alone).toHaveTextContent(words);
  observer.disconnect();
  expect(changes).toEqual([]);
  await consent(screen).click();
  await confirm(screen).click();
  await expect
    .element(screen.getByRole('link', { name: /一緒に取り消すことになるもの/ }))
    .toBeVisible();
  expect(sent).toEqual([]);
  await screen.getByRole('button', { name: '高橋 翔様が運転し、車両を残す' }).click();
  await expect
    .poll(() => asked.at(-1)?.newDrivers)
    .toEqual([{ leg: 'outbound', vehicle: 0, driver: 1 }]);
  await screen.getByRole('button', { name: '運転者を選び直す' }).click();
  await screen.getByRole('button', { name: '一緒に取り消す' }).click();
  await expect
    .element(screen.getByRole('checkbox', { name: /^乗用車.*\(往路\)を取り消す$/ }))
    .toBeChecked();
});

test('出発した行程があっても、もう一方は取り消せる', async () => {
  const { screen } = await open({
    quote: ({ items }) =>
      items.some(({ leg }) => leg === 'outbound')
        ? refused(422, 'CANCEL_CLOSED', { leg: 'outbound' })
        : Response.json(all),
  });
  await expect
    .element(screen.getByText('往路は、出発したか乗船手続きが済んでいるため、取り消せません。'))
    .toBeVisible();
  await expect
    .element(screen.getByRole('checkbox', { name: /^高橋 翔 ?\(復路\)を取り消す$/ }))
    .toBeChecked();
  expect(
    screen.getByRole('checkbox', { name: /^高橋 翔 ?\(往路\)を取り消す$/ }).elements(),
  ).toEqual([]);
});

test('別の画面で先に取り消されていたら、その結果を見せる', async () => {
  let state: Reservation = family;
  const { screen } = await open({
    reservation: () => state,
    cancel: () => {
      state = { ...after, state: 'cancelled' };
      return refused(409, 'VERSION_CONFLICT');
    },
  });
  await consent(screen).click();
  await confirm(screen).click();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'この予約は取り消し済みです' }))
    .toBeVisible();
});

test('別の画面で一部が取り消されていたら、最新の内容で選び直す', async () => {
  let state: Reservation = family;
  const { screen } = await open({
    reservation: () => state,
    cancel: () => {
      state = after;
      return refused(409, 'VERSION_CONFLICT');
    },
  });
  await consent(screen).click();
  await confirm(screen).click();
  await expect.element(screen.getByText('ご予約が変更されました')).toBeVisible();
  await expect.element(consent(screen)).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^高橋 陽菜/ }).elements()).toEqual([]);
});

test('権利が切れていたら、番号の入った照会へ導く', async () => {
  const { screen, history } = await open({ cancel: () => refused(404, 'NOT_FOUND') });
  await consent(screen).click();
  await confirm(screen).click();
  await screen.getByRole('link', { name: '予約を照会して続ける' }).click();
  await expect.poll(() => history.location.href).toContain('number=');
});

test('お電話で承る取消は、電話番号と、予約へ戻る道を示す', async () => {
  const { screen } = await open({ quote: () => refused(409, 'CANCEL_BY_PHONE') });
  await expect.element(screen.getByRole('link', { name: /^電話で問い合わせる/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '予約の詳細へ戻る' })).toBeVisible();
});

test('一部を使った提携きっぷは、使ったものと料金が分かり、無料とも全額とも言わない', async () => {
  const bought = exampleOf('getReservation', 200, 'partnerTicket');
  const quote = exampleOf('quoteCancellation', 200, 'ticketPartlyUsed');
  const { screen } = await open({
    reservation: () => ({ ...bought, id: family.id }),
    quote: () => Response.json(quote),
  });
  await expect
    .element(screen.getByText(/使ったもの:往路の運賃 1,800円、島の食堂 500円券 500円/))
    .toBeVisible();
  await expect.element(screen.getByText(/^きっぷの一部をお使いのため/)).toBeVisible();
  await expect
    .element(consent(screen))
    .toHaveAccessibleName('使った分と取消手数料4,100円、払い戻し額5,700円で、すべてを取り消す');
  expect(said(screen)).toContain('使った分と取消手数料は4,100円、払い戻し額は5,700円です。');
  await expect
    .element(screen.getByText('使った分と取消手数料は、8月4日(水) 9:35に上がります'))
    .toBeVisible();
  expect(
    screen
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toContain('使った分と取消手数料');
  expect(screen.getByText('無料').elements()).toEqual([]);
  expect(screen.getByText('100%').elements()).toEqual([]);
});

test('提携きっぷは、1枚ずつ取り消せるように見せず、すべてを1つの表と1つの手数料で示す', async () => {
  const bought = exampleOf('getReservation', 200, 'partnerTicket');
  const asked: CancelRequest['items'][] = [];
  const { screen, sent } = await open({
    reservation: () => ({ ...bought, id: family.id }),
    quote: ({ items }) => {
      asked.push(items);
      return Response.json(exampleOf('quoteCancellation', 200, 'ticketUnused'));
    },
  });
  await expect
    .element(screen.getByText(/一部だけの取り消しは、お電話\(0120-000-471\)で承ります。$/))
    .toBeVisible();
  expect(screen.getByText('往路だけ').elements()).toEqual([]);
  expect(screen.getByRole('checkbox', { name: /取り消す/ }).elements()).toHaveLength(1);
  expect(screen.getByRole('table').elements()).toHaveLength(1);
  await expect.element(screen.getByText(/^きっぷ1枚の手数料です/)).toBeVisible();
  expect(screen.getByText('取消手数料', { exact: true }).elements()).toHaveLength(1);
  await consent(screen).click();
  await screen.getByRole('button', { name: '取り消しを確定する' }).click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const whole = (['outbound', 'return'] as const).map((leg) => ({
    leg,
    kind: 'leg',
    position: null,
  }));
  expect([...asked, sent[0]?.items]).toEqual(asked.concat([whole as never]).map(() => whole));
  expect(sent[0]).toMatchObject({ feeYen: 980, refundYen: 8820 });
});
