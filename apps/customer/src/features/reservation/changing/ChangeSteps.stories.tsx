import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

// The steps of a booking that a change goes through as well.
const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/ChangeSteps' };

export default meta;

const sailing = 'reservation/rsv_3fK9xQ2mLw8Z/select-schedule-return?draft=drf_8kW3nQ5tXz2M';
const input = 'reservation/rsv_3fK9xQ2mLw8Z/customer-input?draft=drf_8kW3nQ5tXz2M';
const payment = 'reservation/rsv_3fK9xQ2mLw8Z/payment-info?draft=drf_8kW3nQ5tXz2M';

export const Sailing: PageStory = {
  name: '復路の便を選び直す',
  args: {
    path: sailing,
    shows: '復路の便と客室を選ぶ',
    responses: { getDraft: 'change' },
  },
};

export const SailingNarrow: PageStory = {
  name: '狭い画面で復路の便を選び直す',
  globals: { viewport: { value: 'phone375' } },
  args: { path: sailing, shows: '復路の便と客室を選ぶ', responses: { getDraft: 'change' } },
};

export const SailingNone: PageStory = {
  name: '選び直す便がない',
  args: {
    path: sailing,
    shows: '復路の便と客室を選ぶ',
    responses: { getDraft: 'change', searchSailings: 'none' },
  },
};

export const SailingOutbound: PageStory = {
  name: '往路の便を選び直す',
  args: {
    path: 'reservation/rsv_3fK9xQ2mLw8Z/select-schedule-return?draft=drf_8kW3nQ5tXz2M&leg=outbound',
    shows: 'の便のまま進む',
    responses: { getDraft: 'change' },
  },
};

export const SailingLoading: PageStory = {
  name: '選び直す便を読み込んでいる',
  args: { path: sailing, shows: '読み込んでいます', responses: { searchSailings: 'pending' } },
};

export const SailingUnavailable: PageStory = {
  name: '選び直す便を読み込めない',
  args: {
    path: sailing,
    shows: 'ただいま、ご利用いただけません',
    responses: { getDraft: 'change', searchSailings: 'unavailable' },
  },
};

export const LongTextSailing: PageStory = {
  name: '選び直す便と、長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: sailing,
    shows: '復路の便と客室を選ぶ',
    isLong: true,
    responses: { getDraft: 'change' },
  },
};

export const Input: PageStory = {
  name: '変更のお客様情報',
  args: { path: input, shows: '変更後の合計', responses: { getDraft: 'change' } },
};

export const InputNarrow: PageStory = {
  name: '狭い画面の変更のお客様情報',
  globals: { viewport: { value: 'phone375' } },
  args: { path: input, shows: '変更後の合計', responses: { getDraft: 'change' } },
};

export const InputLoading: PageStory = {
  name: '変更のお客様情報を読み込んでいる',
  args: { path: input, shows: 'ページを読み込んでいます', responses: { getDraft: 'pending' } },
};

export const InputUnavailable: PageStory = {
  name: '変更のお客様情報を読み込めない',
  args: {
    path: input,
    shows: 'ただいま、ご利用いただけません',
    responses: { getDraft: 'unavailable' },
  },
};

export const LongTextInput: PageStory = {
  name: '変更のお客様情報と、長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: { path: input, shows: '変更後の合計', isLong: true, responses: { getDraft: 'change' } },
};

export const Payment: PageStory = {
  name: '差額のお支払い方法を選ぶ',
  args: {
    path: payment,
    shows: '差額のお支払い',
    responses: { getDraft: 'change' },
  },
};

export const PaymentNarrow: PageStory = {
  name: '狭い画面で差額のお支払い方法を選ぶ',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: payment,
    shows: '差額のお支払い',
    responses: { getDraft: 'change' },
  },
};

export const PaymentLoading: PageStory = {
  name: '差額のお支払い方法を読み込んでいる',
  args: {
    path: payment,
    shows: 'ページを読み込んでいます',
    responses: { getDraft: 'change', listDraftPaymentMethods: 'pending' },
  },
};

export const PaymentUnavailable: PageStory = {
  name: '差額のお支払い方法を読み込めない',
  args: {
    path: payment,
    shows: 'ただいま、ご利用いただけません',
    responses: { getDraft: 'change', listDraftPaymentMethods: 'unavailable' },
  },
};

export const LongTextPayment: PageStory = {
  name: '差額のお支払い方法と、長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: { path: payment, shows: '差額のお支払い', isLong: true, responses: { getDraft: 'change' } },
};

export const PaymentDue: PageStory = {
  name: '差額のお支払い待ち。コンビニの番号',
  args: {
    path: 'reservation/rsv_3fK9xQ2mLw8Z/payment-info',
    shows: 'お支払いの後、変更が自動的に確定します',
    responses: { getReservation: 'changing', getPaymentInfo: 'change' },
  },
};

export const PaymentDueNarrow: PageStory = {
  name: '狭い画面の差額のお支払い待ち',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'reservation/rsv_3fK9xQ2mLw8Z/payment-info',
    shows: 'お支払いの後、変更が自動的に確定します',
    responses: { getReservation: 'changing', getPaymentInfo: 'change' },
  },
};
