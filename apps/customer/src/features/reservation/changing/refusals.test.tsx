import type { Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { type ExampleResponse, exampleResponses } from '@ferry/api/unknown-values';
import { afterEach, expect, test } from 'vitest';
import { operator } from '../../../copy/operator.ts';
import { booked, draft, forgetChange, held, openChange, titleIs } from './changing.fixture.tsx';

// What the pages of a change say of each refusal of the contract, and what can be done next.

afterEach(forgetChange);

const KEPT = '元の予約はそのまま残っています。';
const unpaid: Reservation = { ...booked, state: 'confirmedUnpaid' };
const heldToPay = exampleOf('holdChange', 201, 'pay');
const heldUnpaid: Reservation = { ...held, state: 'confirmedUnpaid' };

type Expected = {
  says: string;
  /** A link or button of the message; of the page, where it takes the place of the page's button. */
  next?: string;
  /** Whether it says that the booking is still as it was. */
  isKept?: boolean;
  /** Whose it is, where it is not that of the operation. */
  of?: Reservation;
};

const again = { says: 'もう一度お試しください', isKept: true };
const ofAnyCall: Record<string, Expected> = {
  malformed: again,
  keyReused: again,
  preconditionMissing: again,
  inProgress: { says: '前の操作を処理しています', isKept: true },
  tooLarge: { says: '入力が長すぎるため', isKept: true },
  rateLimited: again,
  internal: again,
  unavailable: again,
};
const detail = '予約の詳細を見る';
const state = { says: 'ご予約の状況が変わったため', next: detail };
const closed = {
  says: '出港したため',
  next: `電話で問い合わせる(${operator.phone.number})`,
  isKept: true,
};
const lookUp = { says: '予約番号とご連絡先で照会すると', next: '予約を照会する', isKept: true };
const partnerTicketUsed = { ...closed, says: '変更の受付は終了しました' };
const slots = { next: '時間枠を選び直す', isKept: true };
const outbound = { next: '便を選び直す', isKept: true };
const toPayment = { next: 'お支払い方法を選び直す', isKept: true, of: heldToPay };

/** Each refusal by its name in the contract; what any call may end with is said in one place, for all. */
const ofHold: Record<string, Expected> = {
  ...ofAnyCall,
  notFound: { says: 'この画面の入力は残っています', next: 'この画面の入力で続ける' },
  sailingSoldOut: { ...outbound, says: '満席になりました' },
  cabinSoldOut: { ...outbound, says: '選択された客室は満室になりました' },
  deckFull: { ...outbound, says: '車両は満車になりました' },
  petRoomFull: { ...outbound, says: 'ペットルームは満室です' },
  sailingCancelled: { ...outbound, says: '欠航となりました' },
  ticketQuotaSoldOut: { ...outbound, says: 'きっぷの販売枠が終了しました' },
  slotFull: { ...slots, says: '時間の枠は埋まりました' },
  slotToChoose: { ...slots, says: '新しい便に合わない時間枠があります' },
  salesNotOpen: { ...outbound, says: 'から受け付けます' },
  webSalesClosed: { ...outbound, says: 'インターネット予約の受付は終了しました' },
  differenceChanged: {
    says: '差額または手数料が変わりました',
    next: '最新の内容を表示する',
    isKept: true,
  },
  versionConflict: { says: '別の画面で内容が変わりました', next: '最新の内容を表示する' },
  duplicateBooking: { says: '予約番号 4HX9-TQ2M', next: '別の予約として続ける', isKept: true },
  duplicateUnseen: { says: 'すでにあります', next: '別の予約として続ける', isKept: true },
  changeInProgress: {
    says: '別の画面で変更の手続き中です',
    next: '変更できる項目を見る',
    isKept: true,
  },
  reservationState: state,
  invalid: { says: '入力内容をご確認ください', next: 'お客様情報を直す', isKept: true },
  locked: { says: '変更できなくなった項目があります', next: '変更できる項目を見る', isKept: true },
  nothingToChange: {
    says: '変更した内容がありません',
    next: '変更できる項目を見る',
    isKept: true,
  },
  changeClosed: closed,
  driverMissing: { says: '運転者を選択してください', next: 'お客様情報を直す', isKept: true },
  womenOnly: { says: '女性専用の客室です', next: 'お客様情報を直す', isKept: true },
  cvsAmount: {
    says: '先にいまのご予約のお支払いを済ませると、変更できます',
    next: 'お支払い情報を見る',
    isKept: true,
    of: unpaid,
  },
  cvsTooLate: {
    says: '変更後の便は出港日まで日数がなく',
    next: 'お支払い情報を見る',
    isKept: true,
    of: unpaid,
  },
};

const ofCommit: Record<string, Expected> = {
  notFound: lookUp,
  versionConflict: { says: '別の画面で内容が変わりました' },
  reservationState: state,
  unpaidLimit: { ...toPayment, says: 'クレジットカードをお選びください' },
  mailUnconfirmed: { ...toPayment, says: '確認のメールをお送りできます' },
  cvsAmount: { ...toPayment, says: 'コンビニでのお支払いは30万円までです' },
  cvsTooLate: { ...toPayment, says: 'コンビニではお支払いいただけません' },
  differenceChanged: {
    says: '差額または手数料が変わりました',
    next: '空席と差額を確認し直す',
    isKept: true,
  },
  sailingCancelled: { says: '欠航となりました', next: '空席と差額を確認し直す', isKept: true },
  holdExpired: {
    says: 'お取り置きの期限が過ぎたため',
    next: '空席と差額を確認し直す',
    isKept: true,
  },
  changeClosed: closed,
  partnerTicketUsed,
  notAccepted: { says: '入力内容をご確認ください', isKept: true },
};

/** Of a booking that is itself still to be paid: nothing is chosen to pay a difference with. */
const paidFirst = { next: 'お支払い情報を見る', isKept: true, of: heldUnpaid };
const ofUnpaidCommit: Record<string, Expected> = {
  unpaidLimit: { ...paidFirst, says: 'お支払い待ちのご予約が上限に達しています。先に' },
  mailUnconfirmed: { ...paidFirst, says: 'メールアドレスの確認が必要です。先に' },
  cvsAmount: { ...paidFirst, says: '変更後の金額は30万円を超え' },
  cvsTooLate: { ...paidFirst, says: '変更後の便は出港日まで日数がなく' },
};

const ofBegin: Record<string, Expected> = {
  notFound: lookUp,
  changeInProgress: ofHold.changeInProgress ?? again,
  changeClosed: closed,
  partnerTicketUsed,
};

const ofDrop: Record<string, Expected> = {
  notFound: { says: '予約番号とご連絡先で照会して' },
  reservationState: { says: 'この予約では行えない操作です' },
};

/**
 * Of every page: the log-out, a token that is fetched again, and the fair line, which takes the page's place
 * (`shell/turn/turn.test.tsx`). A refused card leads to the payment.
 */
const ELSEWHERE = [
  'sessionExpired',
  'csrf',
  'waitYourTurn',
  'declined',
  'tdsFailed',
  'methodMissing',
];

const refusalsOf = (operation: string): ExampleResponse[] =>
  exampleResponses.filter(
    ({ operationId, status, name }) =>
      operationId === operation && status >= 400 && !ELSEWHERE.includes(name),
  );

type Screen = Awaited<ReturnType<typeof openChange>>['screen'];
type Operation = {
  path: string;
  at: string;
  /** The end of the address that refuses. */
  end: string;
  of: Reservation;
  press: (screen: Screen) => Promise<void>;
};

const click = (screen: Screen, name: string | RegExp) =>
  screen.getByRole('button', { name, exact: true }).click();

const operations = {
  holdChange: {
    path: `/content-confirm?draft=${draft.id}`,
    at: '変更内容の確認',
    end: '/changes',
    of: booked,
    press: (screen) => click(screen, 'この内容で変更の確定へ進む'),
  },
  commitChange: {
    path: '/reservation-confirm',
    at: '変更の確定',
    end: '/change/commit',
    of: held,
    press: async (screen) => {
      await screen.getByRole('checkbox', { name: /に同意する$/ }).click();
      await click(screen, /変更を確定する$/);
    },
  },
  createChangeDraft: {
    path: '',
    at: '予約を変更する',
    end: '/change-drafts',
    of: booked,
    press: (screen) => click(screen, /^代表者・連絡先/),
  },
  dropChange: {
    path: '/reservation-confirm',
    at: '変更の確定',
    end: '/change',
    of: held,
    press: async (screen) => {
      await click(screen, '変更をやめる');
      await click(screen, 'やめる');
    },
  },
} satisfies Record<string, Operation>;

type Row = { operation: keyof typeof operations; name: string; code: string } & Expected;
const rowsOf = (operation: keyof typeof operations, table: Record<string, Expected>): Row[] =>
  Object.entries(table).flatMap(([name, expected]) => {
    const example = refusalsOf(operation).find((each) => each.name === name);
    const { code } = (example?.value ?? {}) as { code?: string };
    return code ? [{ operation, name, code, ...expected }] : [];
  });

test.each([
  ...rowsOf('holdChange', ofHold),
  ...rowsOf('commitChange', ofCommit),
  ...rowsOf('commitChange', ofUnpaidCommit),
  ...rowsOf('createChangeDraft', ofBegin),
  ...rowsOf('dropChange', ofDrop),
])('$operation の $code($name)は、理由と次の手順を伝える', async (row) => {
  const { path, at, end, of, press } = operations[row.operation];
  const refusal = refusalsOf(row.operation).find(({ name }) => name === row.name);
  const { screen } = await openChange(path, () => row.of ?? of, {
    [end]: () => Response.json(refusal?.value, { status: refusal?.status ?? 0 }),
  });
  await titleIs(screen, at);
  await press(screen);
  const alert = screen.getByRole('alert').filter({ hasText: row.says });
  await expect.element(alert).toBeVisible();
  const text = alert.element().textContent ?? '';
  expect(text.includes(KEPT), `${text} に、元の予約が残っているとある`).toBe(row.isKept ?? false);
  if (!row.next) {
    expect(alert.getByRole('link').elements()).toEqual([]);
    return;
  }
  // What can be done stands beside the words that are read out.
  const place = screen.getByRole('main');
  const actions = [
    ...place.getByRole('link', { name: row.next, exact: true }).elements(),
    ...place.getByRole('button', { name: row.next, exact: true }).elements(),
  ];
  expect(actions.length).toBeGreaterThan(0);
});

test('契約にある拒否は、すべて表にある', () => {
  const missing = (operation: keyof typeof operations, table: Record<string, Expected>) =>
    refusalsOf(operation).flatMap(({ name }) =>
      table[name] || ofAnyCall[name] ? [] : [`${operation} ${name}`],
    );
  expect([
    ...missing('holdChange', ofHold),
    ...missing('commitChange', ofCommit),
    ...missing('createChangeDraft', ofBegin),
    ...missing('dropChange', ofDrop),
  ]).toEqual([]);
});
