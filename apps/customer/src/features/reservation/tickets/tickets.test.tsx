import '@ferry/ui/styles/global.css';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { App } from '../../../App.tsx';
import {
  DATABASE,
  readRecord,
  removeDatabase,
  writeRecord,
} from '../../../kept-tickets/kept-tickets-database.ts';
import { forgetLinkToken } from '../../../page/link-token.ts';
import { createAppRouter } from '../../../router.tsx';
import { readKept } from './model/kept-tickets.ts';

const list = exampleOf('listTickets', 200, 'default');
const { reservationId } = list;
const path = `reservation-detail/${reservationId}/tickets`;
const arrival = Date.parse('2027-08-02T12:10:00+09:00');

let sent: { path: string; body: unknown }[] = [];
let answers: Record<string, () => Response | Promise<Response>> = {};

const usual: typeof answers = {
  [`/customer-api/reservations/${reservationId}/tickets`]: () => Response.json(list),
  '/customer-api/ports': () => Response.json(exampleOf('listPorts', 200, 'default')),
  [`/customer-api/reservations/${reservationId}`]: () =>
    Response.json(exampleOf('getReservation', 200, 'confirmed')),
  [`/customer-api/reservations/${reservationId}/ticket-shares`]: () =>
    Response.json(exampleOf('listTicketShares', 200, 'default')),
};
const offline = () => {
  throw new TypeError('Failed to fetch');
};
const away = () => Object.fromEntries(Object.keys(usual).map((key) => [key, offline]));

/** A service worker that has every chunk, or cannot get them. */
function stubWorker(hasAll: boolean): void {
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue({
    ready: Promise.resolve({
      active: {
        postMessage: (_: unknown, [port]: MessagePort[]) => port?.postMessage(hasAll),
      },
    }),
  } as unknown as ServiceWorkerContainer);
}

async function open(address = path) {
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') return answers[pathname]?.() ?? new Promise<never>(() => {});
    sent.push({ path: pathname, body: await request.json().catch(() => undefined) });
    return answers[`${request.method} ${pathname}`]?.() ?? new Response(null, { status: 204 });
  });
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [`/customer/${address}`] });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  return { ...(await render(<App {...{ router, queryClient }} />)), router };
}

const clock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });

beforeEach(() => {
  sent = [];
  answers = { ...usual };
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  clock(Date.parse('2027-08-02T06:10:00+09:00'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  window.location.hash = '';
  window.history.replaceState(null, '');
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
  await cleanup();
  await removeDatabase();
});

describe('端末に保存する', () => {
  test('保存し、サーバーがなくても表示し、同じボタンで削除する', async () => {
    stubWorker(true);
    const screen = await open();
    await screen.getByRole('button', { name: 'この端末に保存する' }).click();
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'この端末に保存しました' }))
      .toMatchTextContent(/お名前とナンバーは保存していません/);
    expect(JSON.stringify(await readRecord(reservationId))).not.toContain('山田');
    await screen.unmount();

    answers = away();
    const later = await open();
    await expect.element(later.getByText('R8WT-4NPX')).toBeVisible();
    await expect.element(later.getByText('電波がないときも表示できます')).toBeVisible();
    await expect.element(later.getByText(/有効かどうかは、港で確認します/)).toBeVisible();
    await expect.element(later.getByRole('heading', { name: '乗船者2' })).toBeVisible();
    await later.getByRole('button', { name: 'この端末から削除する' }).click();
    await expect.element(later.getByRole('heading', { name: '予約の照会' })).toBeVisible();
    expect(await databases()).toEqual([]);
  });

  test('選ぶと、お名前とナンバーも保存する。キーボードだけでできる', async () => {
    stubWorker(true);
    const screen = await open();
    const box = screen.getByRole('checkbox', { name: 'お名前とナンバーも保存する' });
    await expect.element(box).toBeVisible();
    (box.element() as HTMLElement).focus();
    await userEvent.keyboard(' {Tab}{Enter}');
    await expect.element(screen.getByText(/お名前とナンバーは保存しています/)).toBeVisible();
    expect(JSON.stringify(await readRecord(reservationId))).toContain('山田 花子');
  });

  test('到着した後は表示せず、次に開いたときに消す', async () => {
    stubWorker(true);
    const screen = await open();
    await screen.getByRole('button', { name: 'この端末に保存する' }).click();
    await expect.element(screen.getByText('この端末に保存しました')).toBeVisible();
    await screen.unmount();
    clock(arrival - 1);
    expect((await readKept(reservationId))?.legs).toHaveLength(1);
    clock(arrival);
    answers = away();
    const later = await open();
    await expect.element(later.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(later.getByText('R8WT-4NPX')).not.toBeInTheDocument();
    expect(await databases()).toEqual([]);
  });

  test('保存した後に取り消された便は、保存した内容でも乗船券を出さない', async () => {
    stubWorker(true);
    const screen = await open();
    await screen.getByRole('button', { name: 'この端末に保存する' }).click();
    await expect.element(screen.getByText('この端末に保存しました')).toBeVisible();
    await screen.unmount();
    answers[`/customer-api/reservations/${reservationId}/tickets`] = () =>
      Response.json(exampleOf('listTickets', 200, 'serviceCancelled'));
    const seen = await open();
    await expect.element(seen.getByText('この便は欠航します')).toBeVisible();
    await expect
      .poll(async () => JSON.stringify(await readRecord(reservationId)))
      .toContain('serviceCancelled');
    await seen.unmount();
    answers = away();
    const later = await open();
    await expect.element(later.getByText('この便は欠航します')).toBeVisible();
    await expect.element(later.getByText('R8WT-4NPX')).not.toBeInTheDocument();
  });

  test.each([
    ['部品をそろえられない', () => stubWorker(false)],
    [
      '保存が使えない',
      () => {
        stubWorker(true);
        vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError');
        });
      },
    ],
  ])('%sときは、代わりの方法を伝え、何も残さない', async (_, prepare) => {
    prepare();
    const screen = await open();
    await screen.getByRole('button', { name: 'この端末に保存する' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/保存できませんでした/);
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/印刷するか/);
    expect(await databases()).toEqual([]);
  });

  test('読めない記録は、ないものとして扱う', async () => {
    await writeRecord({ reservationId, legs: [{ arrivesAt: '2027-08-02T12:10:00+09:00' }] });
    expect(await readKept(reservationId)).toBeUndefined();
  });

  test('読むだけでは、ブラウザーに何も作らない', async () => {
    expect(await readKept(reservationId)).toBeUndefined();
    expect(await databases()).toEqual([]);
  });

  test('まだ表示できない乗船券も保存でき、表示の始まりにもう一度開くと、コードも保存される', async () => {
    stubWorker(true);
    clock(Date.parse('2027-08-02T05:00:00+09:00'));
    answers[`/customer-api/reservations/${reservationId}/tickets`] = () =>
      Response.json(exampleOf('listTickets', 200, 'notOpen'));
    const screen = await open();
    await screen.getByRole('button', { name: 'この端末に保存する' }).click();
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'この端末に保存しました' }))
      .toMatchTextContent(/コードは、まだありません.*電波の届く場所で/);
    await screen.unmount();
    answers = away();
    const offline = await open();
    await expect.element(offline.getByText('まだ表示できません').first()).toBeVisible();
    await offline.unmount();
    clock(Date.parse('2027-08-02T06:10:00+09:00'));
    answers = { ...usual };
    await open();
    await expect
      .poll(async () => JSON.stringify(await readRecord(reservationId)))
      .toContain('R8WT4NPX');
  });
});

const databases = async () =>
  (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === DATABASE);

describe('締切に間に合わないとき', () => {
  const part = '締切に間に合わないとき';

  test('締切までは変更と取消へ、締切の後は乗船港と取消へ導く', async () => {
    const early = await open();
    await expect.element(early.getByRole('heading', { name: part })).toBeVisible();
    await expect.element(early.getByRole('row', { name: /出港まで.*30%/ })).toBeVisible();
    await expect.element(early.getByRole('link', { name: '予約を変更する' })).toBeVisible();
    await early.unmount();
    answers[`/customer-api/reservations/${reservationId}/tickets`] = () =>
      Response.json({ ...list, serverTime: '2027-08-02T08:10:00+09:00' });
    const late = await open();
    await expect.element(late.getByText(/締切を過ぎました。乗船港にお電話ください/)).toBeVisible();
    await expect.element(late.getByRole('link', { name: '予約を取り消す' })).toBeVisible();
    await expect
      .element(late.getByRole('link', { name: '予約を変更する' }))
      .not.toBeInTheDocument();
  });

  const url = `/customer-api/reservations/${reservationId}`;
  const standByUrl = `POST ${url}/stand-bys`;

  test('「遅れます」は、席が戻り払い戻せないことを同じ文で言い、確かめてから1回だけ申し出る', async () => {
    answers[url] = () => Response.json(exampleOf('getReservation', 200, 'standByOpen'));
    answers[standByUrl] = () => {
      answers[url] = () => Response.json(exampleOf('getReservation', 200, 'standingBy'));
      answers[`${url}/tickets`] = () => Response.json(exampleOf('listTickets', 200, 'standingBy'));
      return Response.json(exampleOf('standBy', 200, 'default'));
    };
    const screen = await open();
    const said = /席はすぐにほかのお客様のものになり、この行程の運賃は払い戻せなくなります/;
    await expect.element(screen.getByText(said)).toBeVisible();
    await screen.getByRole('button', { name: '遅れます' }).click();
    expect(sent).toEqual([]);
    const question = screen.getByRole('alertdialog', { name: 'この便の席を手放しますか' });
    await expect.element(question.getByText(said)).toBeVisible();
    await question.getByRole('button', { name: '席を手放して、後の便で行く' }).click();
    await expect.element(screen.getByText('当日空席待ちです', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('7KQ4-MX9R')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: part })).not.toBeInTheDocument();
    expect(sent).toEqual([{ path: `${url}/stand-bys`, body: { leg: 'outbound' } }]);
  });

  test('申し出られなくなっていれば、理由を言う。手放さなければ何も送らない', async () => {
    answers[url] = () => Response.json(exampleOf('getReservation', 200, 'standByOpen'));
    answers[standByUrl] = () => {
      // The offer is gone with the refusal, and with the departure all of this part.
      answers[url] = () => Response.json(exampleOf('getReservation', 200, 'confirmed'));
      answers[`/customer-api/reservations/${reservationId}/tickets`] = () =>
        Response.json({ ...list, serverTime: list.legs[0]?.sailing.departureAt });
      return Response.json(exampleOf('standBy', 422, 'closed'), { status: 422 });
    };
    const screen = await open();
    await screen.getByRole('button', { name: '遅れます' }).click();
    await screen.getByRole('button', { name: '手放さない' }).click();
    expect(sent).toEqual([]);
    await screen.getByRole('button', { name: '遅れます' }).click();
    await screen.getByRole('button', { name: '席を手放して、後の便で行く' }).click();
    await expect.element(screen.getByRole('heading', { name: part })).not.toBeInTheDocument();
    const why = screen.getByRole('alert').filter({ hasText: '当日空席待ちにできませんでした' });
    await expect.element(why).toMatchTextContent(/この便は出港しました。/);
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('車両があれば、使えないことを押す前に言う。扱っていなければ、締切と取消手数料だけを言う', async () => {
    answers[url] = () => Response.json(exampleOf('getReservation', 200, 'standByVehicle'));
    const vehicle = await open();
    await expect
      .element(vehicle.getByText(/車両のあるご予約は、後の便の当日空席待ちにできません/))
      .toBeVisible();
    expect(vehicle.getByRole('button', { name: '遅れます' }).elements()).toEqual([]);
    await cleanup();
    answers[url] = () => Response.json(exampleOf('getReservation', 200, 'confirmed'));
    const none = await open();
    await expect.element(none.getByRole('heading', { name: part })).toBeVisible();
    expect(none.getByRole('heading', { name: '後の便で行く' }).elements()).toEqual([]);
    expect(none.getByText(/車両のあるご予約は/).elements()).toEqual([]);
  });

  test('乗船手続きが済んでいれば、何も言わない', async () => {
    answers[`/customer-api/reservations/${reservationId}/tickets`] = () =>
      Response.json(exampleOf('listTickets', 200, 'checkedIn'));
    const screen = await open();
    await expect.element(screen.getByRole('link', { name: '予約の詳細に戻る' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: part })).not.toBeInTheDocument();
  });
});

describe('同行者に送る', () => {
  const shares = `/customer-api/reservations/${reservationId}/ticket-shares`;

  test('選んだ1枚のリンクを作り、フラグメントにトークンが入る', async () => {
    answers[`POST ${shares}`] = () =>
      Response.json(exampleOf('shareTicket', 201, 'default'), { status: 201 });
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const screen = await open();
    await screen.getByRole('combobox', { name: '送る乗船券' }).selectOptions('山田 太郎 様');
    await screen.getByRole('button', { name: 'リンクを作る' }).click();
    await expect.element(screen.getByText('山田 太郎 様のリンクを作りました')).toBeVisible();
    expect(sent).toEqual([{ path: shares, body: { ticketId: 'tkt_OA2TMOBZGAYTEMZU' } }]);
    await screen.getByRole('button', { name: 'リンクをコピーする' }).click();
    expect(write).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/ticket#Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE$/),
    );
  });

  test('乗船した方の券は送れず、全員が乗船すれば、そう言う。送ったリンクは取り消せる', async () => {
    const [leg] = list.legs;
    const boarded = (count: number) => () =>
      Response.json({
        ...list,
        legs: [
          {
            ...leg,
            tickets: leg?.tickets.map((each, index) =>
              index < count ? { ...each, state: 'boarded' } : each,
            ),
          },
        ],
      });
    answers[`/customer-api/reservations/${reservationId}/tickets`] = boarded(1);
    const some = await open();
    await expect.element(some.getByRole('combobox', { name: '送る乗船券' })).toBeVisible();
    const names = [
      ...some.getByRole('combobox', { name: '送る乗船券' }).element().querySelectorAll('option'),
    ];
    expect(names.map(({ textContent }) => textContent)).toEqual([
      '山田 太郎 様',
      '山田 さくら 様',
      expect.stringMatching(/^乗用車/),
    ]);
    await cleanup();
    answers[`/customer-api/reservations/${reservationId}/tickets`] = boarded(4);
    const all = await open();
    const words = all.getByText('全員が乗船したので、送る乗船券はありません。');
    await expect.element(words).toBeVisible();
    expect(all.getByRole('button', { name: 'リンクを作る' }).elements()).toEqual([]);
    await expect.element(all.getByRole('button', { name: /のリンクを ?取り消す$/ })).toBeVisible();
  });

  test.each([320, 768])('幅 %i px で横にはみ出さず、送ったリンクを取り消せる', async (width) => {
    await page.viewport(width, 800);
    const screen = await open();
    const shown = screen.getByRole('list', { name: '送った乗船券' });
    await expect.element(shown).toBeVisible();
    const texts = [...shown.element().querySelectorAll('p')];
    expect(texts.filter((text) => text.scrollWidth > text.clientWidth)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await screen.getByRole('button', { name: /^山田 太郎 様のリンクを ?取り消す$/ }).click();
    await expect.poll(() => sent.map((each) => each.path)).toEqual([`${shares}/tsh_4kW9xQ2mLt8Z`]);
  });

  test('だれのリンクかを言い、別の券を選んでも、その方のリンクのまま。コピーできなければ、リンクを選べる', async () => {
    answers[`POST ${shares}`] = () =>
      Response.json(exampleOf('shareTicket', 201, 'default'), { status: 201 });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const screen = await open();
    const select = screen.getByRole('combobox', { name: '送る乗船券' });
    await select.selectOptions('山田 太郎 様');
    await screen.getByRole('button', { name: 'リンクを作る' }).click();
    await expect.element(screen.getByText('山田 太郎 様のリンクを作りました')).toBeVisible();
    await expect
      .element(screen.getByText(/このリンクは、ページを閉じると表示できません。/))
      .toBeVisible();
    await select.selectOptions('山田 さくら 様');
    await expect.element(screen.getByText('山田 太郎 様のリンクを作りました')).toBeVisible();
    await screen.getByRole('button', { name: 'リンクをコピーする' }).click();
    await expect.element(screen.getByText(/リンクを選んでコピー/)).toBeVisible();
    await expect
      .element(screen.getByText(/\/ticket#Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE$/))
      .toBeVisible();
  });

  test('取り消すあいだは待つことを示し、取り消したことをフォーカスとともに伝える', async () => {
    let answer: (response: Response) => void = () => {};
    answers[`DELETE ${shares}/tsh_4kW9xQ2mLt8Z`] = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const screen = await open();
    const row = screen.getByRole('button', { name: /^山田 太郎 様のリンクを ?取り消す$/ });
    await expect.element(row).toBeVisible();
    await row.click();
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'リンクを取り消しています' }))
      .toBeInTheDocument();
    answers[shares] = () => Response.json(exampleOf('listTicketShares', 200, 'none'));
    answer(new Response(null, { status: 204 }));
    const said = screen.getByRole('status').filter({ hasText: 'リンクを取り消しました' });
    await expect.element(said).toHaveFocus();
    await expect.element(row).not.toBeInTheDocument();
  });

  test('送った乗船券を読めなければ、そう言い、もう一度読み込める', async () => {
    answers[shares] = () =>
      Response.json(
        { message: 'x', code: 'FORBIDDEN', requestId: 'req_4Tk7bR2m01' },
        { status: 403 },
      );
    const screen = await open();
    await expect.element(screen.getByText('送った乗船券を表示できませんでした')).toBeVisible();
    answers[shares] = () => Response.json(exampleOf('listTicketShares', 200, 'default'));
    await screen.getByRole('button', { name: '送った乗船券をもう一度読み込む' }).click();
    await expect.element(screen.getByRole('list', { name: '送った乗船券' })).toBeVisible();
  });
});

describe('送られた乗船券', () => {
  const token = 'Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE';
  const opened = 'POST /customer-api/shared-tickets';

  /** The token is in this tab's memory from the fragment on, for the tests of this file. */
  const openLink = () => {
    window.location.hash = token;
    return open('ticket');
  };

  test('その1枚だけを見せ、トークンは本文で送り、アドレスから消す', async () => {
    answers[opened] = () => Response.json(exampleOf('openSharedTicket', 200, 'default'));
    const screen = await openLink();
    await expect.element(screen.getByText('7KQ4-MX9B')).toBeVisible();
    expect(window.location.hash).toBe('');
    expect(sent).toEqual([{ path: '/customer-api/shared-tickets', body: { token } }]);
    await expect.element(screen.getByText('おひとりずつの乗船券')).not.toBeInTheDocument();
    await expect.element(screen.getByText(/7KQ4-MX9R/)).not.toBeInTheDocument();
  });

  test('再読み込みのあとも表示し、ページを離れると、戻っても表示しない', async () => {
    answers[opened] = () => Response.json(exampleOf('openSharedTicket', 200, 'default'));
    const first = await openLink();
    await expect.element(first.getByText('7KQ4-MX9B')).toBeVisible();
    await first.unmount();
    // As a reload does: the tab's memory goes, its entry of the history stays.
    forgetLinkToken('ticket');
    const again = await open('ticket');
    await expect.element(again.getByText('7KQ4-MX9B')).toBeVisible();
    await again.router.navigate({ to: '/reservation-search' });
    await again.unmount();
    // A reload of the page that was led to, and Back: the entry of the ticket is as it was left.
    const back = await open('ticket');
    await expect.element(back.getByText('届いたリンクをもう一度お開きください')).toBeVisible();
  });

  test('見ているあいだに取り消されると、次に確かめたときに見えなくなる', async () => {
    answers[opened] = () => Response.json(exampleOf('openSharedTicket', 200, 'default'));
    const screen = await openLink();
    await expect.element(screen.getByText('7KQ4-MX9B')).toBeVisible();
    answers[opened] = () =>
      Response.json(exampleOf('openSharedTicket', 410, 'linkExpired'), { status: 410 });
    await screen.getByRole('button', { name: '最新の状態を確かめる' }).click();
    await expect
      .element(screen.getByText('このリンクの乗船券は表示できなくなりました'))
      .toBeVisible();
    await expect.element(screen.getByText('7KQ4-MX9B')).not.toBeInTheDocument();
  });

  test.each([
    ['linkInvalid', 404, 'このリンクは使えません'],
    ['internal', 500, '乗船券を確認できませんでした'],
  ] as const)('%s: %d なら「%s」', async (name, status, title) => {
    const body = {
      message: 'x',
      code: name === 'internal' ? 'INTERNAL' : 'TOKEN_INVALID',
      requestId: 'req_4Tk7bR2m01',
    };
    answers[opened] = () => Response.json(body, { status });
    const screen = await openLink();
    await expect.element(screen.getByText(title)).toBeVisible();
  });

  test('取り消された後にこのタブへ戻っても、乗船券は二度と見えず、もう尋ねない', async () => {
    answers[opened] = () => Response.json(exampleOf('openSharedTicket', 200, 'default'));
    const screen = await openLink();
    await expect.element(screen.getByText('7KQ4-MX9B')).toBeVisible();
    answers[opened] = () =>
      Response.json(exampleOf('openSharedTicket', 410, 'linkExpired'), { status: 410 });
    await screen.getByRole('button', { name: '最新の状態を確かめる' }).click();
    const end = screen.getByText('このリンクの乗船券は表示できなくなりました');
    await expect.element(end).toBeVisible();
    answers[opened] = () => new Response(null, { status: 502 });
    const before = sent.length;
    document.dispatchEvent(new Event('visibilitychange'));
    // Frames enough for a call to go out and for its beginning to be painted.
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await expect.element(end).toBeVisible();
    await expect.element(screen.getByText('7KQ4-MX9B')).not.toBeInTheDocument();
    expect(sent).toHaveLength(before);
  });

  test('同じタブで別のリンクを開くと、その乗船券になり、前の乗船券は消える', async () => {
    answers[opened] = () => Response.json(exampleOf('openSharedTicket', 200, 'default'));
    const screen = await openLink();
    await expect.element(screen.getByText('7KQ4-MX9B')).toBeVisible();
    answers[opened] = () => Response.json(exampleOf('openSharedTicket', 200, 'cancelled'));
    const second = 'Zz5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE';
    window.location.hash = second;
    await expect.element(screen.getByText('この乗船券は使えません')).toBeVisible();
    await expect.element(screen.getByText('7KQ4-MX9B')).not.toBeInTheDocument();
    expect(sent.at(-1)?.body).toEqual({ token: second });
    expect(window.location.hash).toBe('');
    // The companion has no reservation to look at.
    await expect.element(screen.getByText(/送った方にお確かめください。/)).toBeVisible();
  });

  test('ページを離れると、このタブはリンクを忘れる', async () => {
    answers[opened] = () => Response.json(exampleOf('openSharedTicket', 200, 'default'));
    const screen = await openLink();
    await expect.element(screen.getByText('7KQ4-MX9B')).toBeVisible();
    await screen.router.navigate({ to: '/reservation-search' });
    await expect.element(screen.getByRole('heading', { name: '予約の照会' })).toBeVisible();
    await screen.router.navigate({ to: '/ticket' });
    await expect.element(screen.getByText('届いたリンクをもう一度お開きください')).toBeVisible();
  });
});
