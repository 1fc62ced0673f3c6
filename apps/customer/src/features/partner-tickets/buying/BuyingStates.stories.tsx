import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

// The steps of a purchase while they load, where they fail, and with long names on a phone.
const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/BuyingStates' };

export default meta;

const section = 'partner-tickets/search-section?partnerTicketId=pt_aquarium';
const schedule =
  'partner-tickets/select-schedule?partnerTicketId=pt_bicycle&fromPortId=port_nagiura&toPortId=port_hokage&date=2027-08-04&returnDate=2027-08-05&adults=2';
const other = 'partner-tickets/select-other-schedule?draft=drf_9cV4nQ7rTz2B';
const customers = 'partner-tickets/customer-input?draft=drf_9cV4nQ7rTz2B';
const payment = 'partner-tickets/payment-input?draft=drf_9cV4nQ7rTz2B';
const check = 'partner-tickets/content-confirm?draft=drf_9cV4nQ7rTz2B';
const confirm = 'partner-tickets/reservation-confirm?reservation=rsv_9cV4nQ7rTz2B';
const done = 'partner-tickets/reservation-completion?reservation=rsv_9cV4nQ7rTz2B';

export const SectionLoading: PageStory = {
  name: '区間・日・人数を読み込んでいる',
  args: {
    path: section,
    shows: 'ページを読み込んでいます',
    responses: { getPartnerTicket: 'pending' },
  },
};

export const SectionFailing: PageStory = {
  name: '区間・日・人数がサーバーにつながらない',
  args: {
    path: section,
    shows: 'ただいま、ご利用いただけません',
    responses: { getPartnerTicket: 'unavailable' },
  },
};

export const SectionLongNarrow: PageStory = {
  name: '区間・日・人数の長い名前と狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: section, shows: '往路の乗船日', isLong: true },
};

export const ScheduleLoading: PageStory = {
  name: '便を読み込んでいる',
  args: {
    path: schedule,
    shows: 'ページを読み込んでいます',
    responses: {
      getPartnerTicket: 'slots',
      searchSailings: 'pending',
      getFareCalendar: 'ticketWeek',
    },
  },
};

export const ScheduleFailing: PageStory = {
  name: '便がサーバーにつながらない',
  args: {
    path: schedule,
    shows: 'ただいま、ご利用いただけません',
    responses: {
      getPartnerTicket: 'slots',
      searchSailings: 'unavailable',
      getFareCalendar: 'ticketWeek',
    },
  },
};

export const ScheduleLongNarrow: PageStory = {
  name: '便の長い名前と狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: schedule,
    shows: '便と客室を選ぶ',
    responses: {
      getPartnerTicket: 'slots',
      searchSailings: 'ticketSoldOut',
      getFareCalendar: 'ticketWeek',
    },
    isLong: true,
  },
};

export const ReturnLoading: PageStory = {
  name: '復路の便を読み込んでいる',
  args: {
    path: other,
    shows: 'ページを読み込んでいます',
    responses: { getDraft: 'partnerTicketCreated', searchSailings: 'pending' },
  },
};

export const ReturnFailing: PageStory = {
  name: '復路の便がサーバーにつながらない',
  args: {
    path: other,
    shows: 'ただいま、ご利用いただけません',
    responses: { getDraft: 'partnerTicketCreated', searchSailings: 'unavailable' },
  },
};

export const ReturnLongNarrow: PageStory = {
  name: '復路の便の長い名前と狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: other,
    shows: 'までの便に乗れます',
    responses: { getDraft: 'partnerTicketCreated' },
    isLong: true,
  },
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

export const CheckLoading: PageStory = {
  name: '内容の確認を読み込んでいる',
  args: { path: check, shows: 'ページを読み込んでいます', responses: { getDraft: 'pending' } },
};

export const CheckFailing: PageStory = {
  name: '内容の確認がサーバーにつながらない',
  args: {
    path: check,
    shows: 'ただいま、ご利用いただけません',
    responses: { getDraft: 'unavailable' },
  },
};

export const CheckLongNarrow: PageStory = {
  name: '内容の確認の長い名前と狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: check,
    shows: 'この内容で仮予約する',
    responses: { getDraft: 'partnerTicket' },
    isLong: true,
  },
};

export const ConfirmLoading: PageStory = {
  name: '購入の確定を読み込んでいる',
  args: {
    path: confirm,
    shows: 'ページを読み込んでいます',
    responses: { getDraft: 'partnerTicket', getReservation: 'pending' },
  },
};

export const ConfirmFailing: PageStory = {
  name: '購入の確定がサーバーにつながらない',
  args: {
    path: confirm,
    shows: 'ただいま、ご利用いただけません',
    responses: { getDraft: 'partnerTicket', getReservation: 'unavailable' },
  },
};

export const ConfirmLongNarrow: PageStory = {
  name: '購入の確定の長い名前と狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: confirm,
    shows: '一部を使った後は',
    responses: { getDraft: 'partnerTicket', getReservation: 'partnerTicketHeld' },
    isLong: true,
  },
};

export const DoneLoading: PageStory = {
  name: '購入の完了を読み込んでいる',
  args: { path: done, shows: 'ページを読み込んでいます', responses: { getReservation: 'pending' } },
};

export const DoneFailing: PageStory = {
  name: '購入の完了がサーバーにつながらない',
  args: {
    path: done,
    shows: 'ただいま、ご利用いただけません',
    responses: { getReservation: 'unavailable' },
  },
};

export const DoneLongNarrow: PageStory = {
  name: '購入の完了の長い名前と狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: done,
    shows: '引換券',
    responses: { getReservation: 'partnerTicket' },
    isLong: true,
  },
};
