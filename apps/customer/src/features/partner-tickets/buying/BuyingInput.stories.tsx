import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

// What is asked of the customers, and how they pay.
const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/BuyingInput' };

export default meta;

const customers = 'partner-tickets/customer-input?draft=drf_9cV4nQ7rTz2B';
const payment = 'partner-tickets/payment-input?draft=drf_9cV4nQ7rTz2B';
const begun = {
  getDraft: 'partnerTicketCreated',
  setDraftCustomers: 'pending',
} as const;
const filled = { getDraft: 'partnerTicket' } as const;

export const Customers: PageStory = {
  name: '時間枠と同意をたずねる',
  args: { path: customers, shows: 'レンタサイクル 8時間の時間枠', responses: begun },
};

export const CustomersNarrow: PageStory = {
  name: '時間枠と同意の狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: customers, shows: 'レンタサイクル 8時間の時間枠', responses: begun },
};

export const Payment: PageStory = {
  name: 'カードを選んである',
  args: {
    path: payment,
    shows: 'このきっぷの販売は、島めぐり観光株式会社',
    responses: { ...filled, listDraftPaymentMethods: 'unchosen' },
  },
};

export const LongText: PageStory = {
  name: '長い名前',
  args: { path: customers, shows: '時間枠', responses: begun, isLong: true },
};

export const CustomersLoading: PageStory = {
  name: 'お客様情報を読み込んでいる',
  args: {
    path: customers,
    shows: 'ページを読み込んでいます',
    responses: { getDraft: 'pending', setDraftCustomers: 'pending' },
  },
};

export const CustomersFailing: PageStory = {
  name: 'お客様情報がサーバーにつながらない',
  args: {
    path: customers,
    shows: 'ただいま、ご利用いただけません',
    responses: { getDraft: 'unavailable', setDraftCustomers: 'pending' },
  },
};

export const CustomersLongNarrow: PageStory = {
  name: 'お客様情報の長い名前と狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: customers,
    shows: '時間枠',
    responses: { getDraft: 'partnerTicketCreated', setDraftCustomers: 'pending' },
    isLong: true,
  },
};

export const PaymentLoading: PageStory = {
  name: 'お支払い方法を読み込んでいる',
  args: {
    path: payment,
    shows: 'ページを読み込んでいます',
    responses: { getDraft: 'partnerTicket', listDraftPaymentMethods: 'pending' },
  },
};

export const PaymentFailing: PageStory = {
  name: 'お支払い方法がサーバーにつながらない',
  args: {
    path: payment,
    shows: 'ただいま、ご利用いただけません',
    responses: { getDraft: 'partnerTicket', listDraftPaymentMethods: 'unavailable' },
  },
};

export const PaymentLongNarrow: PageStory = {
  name: 'お支払い方法の長い名前と狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: payment,
    shows: '島めぐり観光株式会社',
    responses: { getDraft: 'partnerTicket', listDraftPaymentMethods: 'unchosen' },
    isLong: true,
  },
};
