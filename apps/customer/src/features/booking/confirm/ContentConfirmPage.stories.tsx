import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Confirm' };

export default meta;

const content = 'reservation/content-confirm?draft=drf_7hT2kPq9VxYz';

const hold = 'reservation/reservation-confirm?reservation=rsv_3fK9xQ2mLw8Z';

export const Content: PageStory = {
  name: '入力内容の確認',
  args: { path: content, shows: 'この内容で仮予約する' },
};

export const SoldOut: PageStory = {
  name: '選んだ客室が満席になった',
  args: { path: content, shows: '便を選び直す', responses: { getDraft: 'soldOut' } },
};

export const SoldOutByPress: PageStory = {
  name: '仮予約を押したら、満席になっていた',
  args: {
    path: content,
    presses: 'この内容で仮予約する',
    shows: '仮予約できませんでした',
    responses: { holdReservation: 'cabinSoldOut' },
  },
};

export const Hold: PageStory = {
  name: '予約の確定',
  args: { path: hold, shows: 'お申し込みの期限', responses: { getReservation: 'held' } },
};

export const HoldByApplePay: PageStory = {
  name: '予約の確定(Apple Pay)',
  args: {
    path: hold,
    shows: 'Apple Payで12,300円を支払って予約を確定する',
    responses: { getReservation: 'held', listDraftPaymentMethods: 'applePay' },
  },
};

export const HoldByGooglePay: PageStory = {
  name: '予約の確定(Google Pay、狭い画面)',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: hold,
    shows: 'Google Payで12,300円を支払って予約を確定する',
    responses: { getReservation: 'held', listDraftPaymentMethods: 'googlePay' },
  },
};

export const HoldByPayPay: PageStory = {
  name: '予約の確定(PayPay)',
  args: {
    path: hold,
    shows: 'PayPayで12,300円を支払って予約を確定する',
    responses: { getReservation: 'held', listDraftPaymentMethods: 'payPay' },
  },
};

export const Expired: PageStory = {
  name: 'お取り置きの期限が過ぎた',
  args: { path: hold, shows: '予約の確定', responses: { getReservation: 'expired' } },
};

export const Loading: PageStory = {
  name: '読み込んでいる',
  args: { path: hold, shows: 'ページを読み込んでいます', responses: { getReservation: 'pending' } },
};

export const Narrow: PageStory = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: hold, shows: 'お申し込みの期限', responses: { getReservation: 'held' } },
};

export const Unavailable: PageStory = {
  name: 'サーバーにつながらない',
  args: {
    path: content,
    shows: 'ただいま、ご利用いただけません',
    responses: { getDraft: 'unavailable' },
  },
};

export const LongText: PageStory = {
  name: '長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: { path: content, shows: 'この内容で仮予約する', isLong: true },
};

export const LongTextOfHold: PageStory = {
  name: '予約の確定の長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: hold,
    shows: 'お申し込みの期限',
    responses: { getReservation: 'held' },
    isLong: true,
  },
};

export const ContentLoading: PageStory = {
  name: '入力内容を読み込んでいる',
  args: { path: content, shows: 'ページを読み込んでいます', responses: { getDraft: 'pending' } },
};

export const ContentNarrow: PageStory = {
  name: '狭い画面の入力内容の確認',
  globals: { viewport: { value: 'phone375' } },
  args: { path: content, shows: 'この内容で仮予約する' },
};

export const HoldUnavailable: PageStory = {
  name: '予約の確定がサーバーにつながらない',
  args: {
    path: hold,
    shows: 'ただいま、ご利用いただけません',
    responses: { getReservation: 'unavailable' },
  },
};
