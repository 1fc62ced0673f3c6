import '@ferry/ui/styles/global.css';
import { createQueryClient } from '@ferry/api/query-client';
import { exampleResponses, UNKNOWN } from '@ferry/api/unknown-values';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { App } from './App.tsx';
import { LOGIN_MARKER } from './page-story.fixture.ts';
import { createAppRouter } from './router.tsx';

// The pages as they meet a newer server: in each enum that the contract has in an answer, one at a
// time, a value that this build does not know. No page may break, show it, or leave its place empty.

type Page = {
  path: string;
  /** Seen when the page has all its answers. */
  shows: string;
  /** Names of the examples that it needs, by operation; where none is named any will do. */
  only?: Record<string, string>;
  /** Where it leads to instead, by what is unknown: the heading of that page. */
  elsewhere?: Record<string, string>;
  /** Shown to a member only. */
  isMember?: boolean;
  /** What is done before it shows everything. */
  act?: (main: HTMLElement) => Promise<void>;
};

const draftId = 'drf_7hT2kPq9VxYz';
const draft = `draft=${draftId}`;
const reservation = 'rsv_3fK9xQ2mLw8Z';
const conditions = 'fromPortId=port_shiomi&toPortId=port_nagiura&adults=2&children=1';
const search = `${conditions}&date=2027-08-02&vehicles=veh_car:469:155`;

const press = (name: string) => async (main: HTMLElement) => {
  const button = [...main.querySelectorAll('button')].find((each) => each.innerText.includes(name));
  button?.click();
};

/** Unfolds everything, once the part of this name has come: it may have a response of its own. */
const unfoldAll = (name: string) => async (main: HTMLElement) => {
  const parts = () => [...main.querySelectorAll('summary')];
  const isThere = () => parts().some(({ textContent }) => textContent.includes(name));
  await vi.waitUntil(isThere, { timeout: 2_000, interval: 5 }).catch(() => undefined);
  for (const part of parts()) part.closest('details')?.setAttribute('open', '');
};

/**
 * What a page shows of a reservation that has no change: where a value is in nothing else of its example, it
 * is in the sample of a change, and the page is about that.
 */
const ofSampleChange = (shows: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...['LegServiceState', 'StandByState', 'CabinType.tariff', 'PetSize', 'PetPlace'],
      ...['PassengerClass', 'Sex'],
      ...['Passenger.emergencySupport', 'PassengerDiscount.certificate'],
      ...['PassengerDiscount.disabilityClass', 'Assistance', 'LegName', 'DiscountReason'],
      ...['PaymentMethod', 'PaymentPurpose', 'PaymentState', 'PaymentFailure'],
      ...['PaymentAction.kind', 'PartnerTicketKind', 'CancellationItem'],
    ].map((place) => [place, shows]),
  );

const pages: Page[] = [
  { path: '', shows: '車でご乗船のお客様へ' },
  { path: `reservation/select-schedule?${search}`, shows: '多客期' },
  {
    path: `reservation/select-schedule?${conditions}&date=2027-10-10`,
    shows: '4便が見つかりました。',
    only: { searchSailings: 'opensSoon', getQueuePlace: 'waiting' },
  },
  {
    path: `reservation/select-schedule-return?${draft}&date=2027-08-09`,
    shows: '多客期',
  },
  { path: `simulation?${search}`, shows: '割引ごとの合計' },
  {
    path: `reservation/customer-input?${draft}`,
    shows: '乗船者2',
    // A leg is named in the draft of a purchase's change alone.
    elsewhere: { LegName: '時間枠を選び直す' },
  },
  { path: `reservation/payment-input?${draft}`, shows: '内容の確認へ進む' },
  { path: `reservation/content-confirm?${draft}`, shows: 'お支払い方法の選択に戻る' },
  {
    path: `reservation/reservation-confirm?reservation=${reservation}`,
    shows: 'お申し込みの期限',
    only: { getReservation: 'held' },
    elsewhere: { ReservationState: '予約の詳細' },
  },
  {
    path: `reservation/reservation-completion?reservation=${reservation}`,
    shows: 'これからのお手続き',
    only: { getReservation: 'default' },
    elsewhere: { ReservationState: '予約の詳細' },
  },
  { path: 'waitlist', shows: '終わった空席待ち' },
  { path: `reservation-detail/${reservation}`, shows: '履歴', act: unfoldAll('履歴') },
  {
    path: `reservation-detail/${reservation}`,
    shows: '引換券を表示する',
    only: { getReservation: 'partnerTicket' },
    elsewhere: { ReservationState: '履歴' },
    act: unfoldAll('履歴'),
  },
  { path: `reservation/${reservation}/payment-info`, shows: 'お支払い情報' },
  { path: `reservation-detail/${reservation}/tickets`, shows: 'おひとりずつの乗船券' },
  { path: `reservation/${reservation}/content-confirm?${draft}`, shows: '変更の前と後の金額' },
  {
    path: `reservation/${reservation}`,
    shows: '何を変更しますか',
    only: { getReservation: 'familyPaid', getChangeTerms: 'default' },
    elsewhere: {
      ...ofSampleChange('変更の差額'),
      ReservationChangeState: '最新の状況をご確認ください',
    },
  },
  {
    path: `reservation/${reservation}/reservation-confirm`,
    shows: '変更を確定する',
    only: { getReservation: 'changeHeld' },
    elsewhere: { ReservationChangeState: '予約の詳細' },
  },
  {
    path: `reservation/${reservation}/reservation-completion`,
    shows: '変更の内容',
    only: { getReservation: 'changeMade' },
    elsewhere: { ...ofSampleChange('変更を受け付けました'), ReservationChangeState: '予約の詳細' },
  },
  {
    path: `reservation-detail/${reservation}/confirm`,
    shows: '取り消すものを選ぶ',
    only: { getReservation: 'familyPaid', quoteCancellation: 'familyOutbound' },
    elsewhere: { ReservationState: 'いまは取り消せません' },
  },
  {
    path: `reservation-detail/${reservation}`,
    shows: '登録番号',
    only: { getReservation: 'confirmed' },
    // What is not known to be paid has no receipts.
    elsewhere: { PaymentState: '予約の詳細' },
    act: unfoldAll('領収書 7KQ4MX9R-1'),
  },
  {
    path: `reservation-detail/${reservation}`,
    shows: 'この口座を登録する',
    only: { getReservation: 'cancelledStore' },
    // What is not known to need an account has no form.
    elsewhere: { RefundState: '払い戻し手続き中', RefundWay: '払い戻し先の登録が必要です' },
    act: async (main) => {
      const button = () =>
        [...main.querySelectorAll('button')].find((each) => each.innerText === '口座を登録する');
      await vi.waitUntil(button, { timeout: 2_000, interval: 5 }).catch(() => undefined);
      button()?.click();
    },
  },
  { path: 'partner-tickets', shows: '8枚のきっぷがあります' },
  { path: 'partner-tickets/pt_aquarium', shows: '払い戻し' },
  { path: 'tds?payment=pay_4dR8kM2xQz7T', shows: '予約番号', only: { getPayment: 'unknown' } },
  {
    path: 'member?show=companions',
    shows: '避難のときの手助け',
    isMember: true,
    act: async (main) => {
      // The page of the part is loaded when it is shown.
      await vi.waitUntil(() => main.innerText.includes('山田 和子'), { timeout: 5_000 });
      const buttons = [...main.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === '直す(山田 和子)')?.click();
    },
  },
  {
    path: 'member?show=data',
    shows: '予約(2件)',
    only: { getMemberData: 'default' },
    isMember: true,
  },
  {
    path: 'certificate',
    shows: 'お手元の証明書と',
    act: async (main) => {
      await userEvent.fill(main.querySelectorAll('input')[0] as HTMLElement, 'A');
      await press('確かめる')(main);
    },
  },
  {
    path: 'samples/geocoding',
    shows: '直線距離のめやす',
    act: async (main) => {
      await userEvent.fill(main.querySelectorAll('input')[0] as HTMLElement, '040-0063');
      await press('港を調べる')(main);
    },
  },
];

let opened = 0;

/** Opens a page on the contract's examples, with an unknown value in one place. */
async function open({ path, shows, only = {}, elsewhere, isMember, act }: Page, place = '') {
  const expected = elsewhere?.[place] ?? shows;
  const asked = new Set<string>();
  // The tab keeps what it knows of a draft: another one each time.
  opened += 1;
  const ofThisTime = (text: string) => text.replaceAll(draftId, `drf_unknown${opened}`);
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const request = new Request(input);
    const { pathname } = new URL(request.url);
    const answer = exampleResponses.find(
      ({ operationId, method, path: pattern, status, name }) =>
        (status < 300 || only[operationId] === name) &&
        method === request.method &&
        pattern.test(pathname) &&
        (only[operationId] ?? name) === name,
    );
    if (!answer) throw new Error(`The contract has no ${request.method} ${pathname}`);
    asked.add(answer.operationId);
    const body = ofThisTime(JSON.stringify(answer.withUnknown(place)));
    return new Response(body, { status: answer.status });
  });
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [ofThisTime(`/customer/${path}`)] });
  const router = createAppRouter(queryClient, { history });
  if (isMember) window.localStorage.setItem(LOGIN_MARKER, 'test');
  router.options.context.tab.connect({ router, queryClient });
  const { container } = await render(<App {...{ router, queryClient }} />);
  const heading = () => container.querySelector('h1');
  const isSettled = () =>
    heading() !== null && router.state.status === 'idle' && queryClient.isFetching() === 0;
  const until = (isSo: () => boolean) =>
    vi.waitUntil(isSo, { timeout: 5_000, interval: 5 }).catch(() => false);
  await until(isSettled);
  await act?.(container);
  const isShown = await until(() => container.innerText.includes(expected) && isSettled());
  const page = container.querySelector<HTMLElement>('main') ?? container;
  return { page, asked, title: isShown ? undefined : `shows: ${heading()?.innerText}` };
}

/** Places where a text belongs. */
const texts = 'dd,dt,td,th,li,p,h1,h2,h3,strong,legend,option,button,a,label';

/** What is wrong with what a page shows. */
function faultsOf(page: HTMLElement): string[] {
  const named = [...page.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
  const shown = [page.innerText, ...named].join('\n');
  const empty = [...page.querySelectorAll<HTMLElement>(texts)].filter(
    (each) =>
      !each.textContent?.trim() &&
      !each.matches('[role=status]') &&
      !each.querySelector('input,img,svg'),
  );
  return [
    ...[UNKNOWN, 'undefined', '()', '//'].filter((word) => shown.includes(word)),
    ...empty.map((each, index) => `${index} empty <${each.tagName}>`),
  ];
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
});
afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.removeItem(LOGIN_MARKER);
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

/** What stands in an unknown value's place, where something does. */
const words: Record<string, string> = {
  Assistance: 'その他のお手伝い',
  Availability: 'お問い合わせください',
  ChangeFeeReason: '運航会社の規則による額です',
  ChangePart: 'そのほかの項目',
  DiscountReason: '適用の条件に合いません',
  'HistoryEntry.by': '仮予約 その他',
  'HistoryEntry.event': '状況の変更',
  'NearestPorts.precision': '代表の地点',
  'PassengerDiscount.certificate': 'その他の手帳',
  'PassengerDiscount.disabilityClass': '区分は手帳のとおり',
  'PassengerInput.sex': '性別は予約時のとおり',
  'PassengerInput.emergencySupport': '避難のときの手助け:予約時のとおり',
  'Passenger.emergencySupport': '避難のときの手助け:予約時のとおり',
  PaymentMethod: 'その他のお支払い方法',
  PetSize: '大きさは予約時のとおり',
  PetPlace: 'その他の預け方',
  'RecordedConsent.consent': 'その他の同意',
  'ReservationConsent.consent': 'その他の同意',
  ReservationState: 'ご予約の状況が変わりました',
  ServiceState: 'お知らせがあります',
  Sex: '性別は予約時のとおり',
  UnavailableReason: 'この予約ではご利用いただけません',
  'Voucher.state': '提携先にお問い合わせください',
  VehicleProblem: 'この車両はこの便で予約できません',
};
/** The places that were tried, with everything that was shown. */
const tried = new Map<string, string>();

test.each(pages)(
  '/$path は、知らない値が届いても、読める言葉で表示する',
  async (page) => {
    const known = await open(page);
    expect(known.title).toBeUndefined();
    const before = faultsOf(known.page);
    const answers = exampleResponses.filter(
      ({ operationId, status }) => status < 300 && known.asked.has(operationId),
    );
    const faults: Record<string, unknown> = {};
    for (const place of new Set(answers.flatMap(({ places }) => places))) {
      await cleanup();
      const newer = await open(page, place);
      tried.set(place, `${tried.get(place) ?? ''}${newer.page.textContent}`);
      const found = faultsOf(newer.page).filter((fault) => !before.includes(fault));
      if (newer.title) found.push(newer.title);
      if (found.length > 0) faults[place] = found;
    }
    expect(faults).toEqual({});
  },
  60_000,
);

/**
 * Of ports' devices, which show no page; of wallets, where an unknown one is left out; of cancelling and of orders
 * before the sales open; of a companion's own form, in which nothing is chosen then.
 */
const unshown = new Set([
  'TicketKey.algorithm',
  'SailingTicketState',
  'WalletKind',
  'AlsoCancelled.kind',
  'AlsoCancelled.reason',
  'CancellationChange.reason',
  'FreeReason',
  'PartKind',
  'PreOrderState',
  'PassengerDetails.sex',
  'PassengerDetails.emergencySupport',
]);

test('どの列挙もいずれかのページで試され、言葉のあるものはその言葉で伝わる', () => {
  const all = exampleResponses.flatMap(({ places, status }) => (status < 300 ? places : []));
  const untried = [...new Set(all)].filter((place) => !tried.has(place) && !unshown.has(place));
  expect(untried).toEqual([]);
  const unsaid = Object.entries(words).filter(([place, word]) => !tried.get(place)?.includes(word));
  expect(unsaid).toEqual([]);
});

const refused: Page = {
  path: `reservation/content-confirm?${draft}`,
  shows: '仮予約できませんでした',
  only: { getDraft: 'default', holdReservation: 'cabinSoldOut' },
  act: press('この内容で仮予約する'),
};
const ofErrors = exampleResponses.find(({ name }) => name === 'cabinSoldOut')?.places ?? [];

test.each(ofErrors)('誤りの %s が知らない値でも、何が起きたかを伝える', async (place) => {
  const { page, title } = await open(refused, place);
  expect([title, ...faultsOf(page)]).toEqual([undefined]);
});
