import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Payment' };

export default meta;

const choice = 'reservation/payment-input?draft=drf_7hT2kPq9VxYz';

const outcome = 'tds?payment=pay_4dR8kM2xQz7T';

export const Default: PageStory = {
  name: '支払い方法を選んである',
  args: { path: choice, shows: 'お支払い方法を選ぶ' },
};

export const Unchosen: PageStory = {
  name: 'まだ選んでいない',
  args: {
    path: choice,
    shows: 'お支払い方法を選ぶ',
    responses: { listDraftPaymentMethods: 'unchosen' },
  },
};

export const Member: PageStory = {
  name: '会員は登録したカードを選べる',
  args: {
    path: choice,
    shows: 'お支払い方法を選ぶ',
    isMember: true,
    responses: { listDraftPaymentMethods: 'member' },
  },
};

export const Wallets: PageStory = {
  name: 'ウォレット決済は、カードより上に並ぶ',
  args: {
    path: choice,
    shows: 'Apple Pay',
    hasWallets: true,
    responses: { listDraftPaymentMethods: 'wallets' },
  },
};

export const WalletChosen: PageStory = {
  name: 'Apple Payを選んである(狭い画面)',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: choice,
    shows: 'お支払いのボタンを押すと',
    hasWallets: true,
    responses: { listDraftPaymentMethods: 'applePay' },
  },
};

export const Unconfirmed: PageStory = {
  name: 'メールアドレスが確認できていない',
  args: {
    path: choice,
    shows: '確認のメールを送る',
    responses: { listDraftPaymentMethods: 'unconfirmed' },
  },
};

export const Limited: PageStory = {
  name: '選べる方法が限られている',
  args: {
    path: choice,
    shows: 'お支払い方法を選ぶ',
    responses: { listDraftPaymentMethods: 'limited' },
  },
};

export const Outcome: PageStory = {
  name: '決済会社に結果を確かめている',
  args: { path: outcome, shows: '予約番号', responses: { getPayment: 'unknown' } },
};

export const RequiresAction: PageStory = {
  name: '本人認証が終わっていない',
  args: {
    path: outcome,
    shows: 'までお取り置きしています',
    responses: { getPayment: 'requiresAction', getReservation: 'paymentProcessing' },
  },
};

export const PayPayUnfinished: PageStory = {
  name: 'PayPayから、支払わずに戻った',
  args: {
    path: outcome,
    shows: 'PayPayの画面へ進む',
    responses: { getPayment: 'payPay', getReservation: 'payPay' },
  },
};

export const PayPayUnknown: PageStory = {
  name: 'PayPayの結果を確かめている',
  args: { path: outcome, shows: '予約番号', responses: { getPayment: 'payPayUnknown' } },
};

export const OtherBrowser: PageStory = {
  name: 'ほかのブラウザーで始めた支払い',
  args: {
    path: outcome,
    shows: 'このブラウザーではお支払いの結果を表示できません',
    responses: { getPayment: 'notFound' },
  },
};

export const Loading: PageStory = {
  name: '支払い方法を読み込んでいる',
  args: {
    path: choice,
    shows: 'ページを読み込んでいます',
    responses: { listDraftPaymentMethods: 'pending' },
  },
};

export const Unavailable: PageStory = {
  name: 'サーバーにつながらない',
  args: {
    path: choice,
    shows: 'ただいま、ご利用いただけません',
    responses: { listDraftPaymentMethods: 'unavailable' },
  },
};

export const Narrow: PageStory = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: choice, shows: 'お支払い方法を選ぶ' },
};

export const LongText: PageStory = {
  name: '長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: { path: choice, shows: 'お支払い方法を選ぶ', isLong: true },
};

export const OutcomeLoading: PageStory = {
  name: '支払いの結果を読み込んでいる',
  args: {
    path: outcome,
    shows: 'お支払いの結果を確認しています',
    responses: { getPayment: 'pending' },
  },
};

export const OutcomeUnavailable: PageStory = {
  name: '支払いの結果がサーバーにつながらない',
  args: {
    path: outcome,
    shows: 'お支払いの結果を確認しています',
    responses: { getPayment: 'unavailable' },
  },
};

export const OutcomeNarrow: PageStory = {
  name: '狭い画面の支払いの結果',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: outcome,
    shows: '予約番号',
    responses: { getPayment: 'unknown' },
  },
};
