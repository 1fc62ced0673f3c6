import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/BuyingTickets' };

export default meta;

const section = 'partner-tickets/search-section?partnerTicketId=pt_aquarium';
const schedule =
  'partner-tickets/select-schedule?partnerTicketId=pt_bicycle&fromPortId=port_nagiura&toPortId=port_hokage&date=2027-08-04&returnDate=2027-08-05&adults=2';
const customers = 'partner-tickets/customer-input?draft=drf_9cV4nQ7rTz2B';
const check = 'partner-tickets/content-confirm?draft=drf_9cV4nQ7rTz2B';
const other = 'partner-tickets/select-other-schedule?draft=drf_9cV4nQ7rTz2B';
const payment = 'partner-tickets/payment-input?draft=drf_9cV4nQ7rTz2B';
const confirm = 'partner-tickets/reservation-confirm?reservation=rsv_9cV4nQ7rTz2B';
const done = 'partner-tickets/reservation-completion?reservation=rsv_9cV4nQ7rTz2B';

const begun = {
  getDraft: 'partnerTicketCreated',
  setDraftCustomers: 'pending',
} as const;
const filled = { getDraft: 'partnerTicket' } as const;

export const Section: PageStory = {
  name: '区間・日・人数',
  args: { path: section, shows: '往路の乗船日から14日以内の便に乗れます' },
};

export const SectionWithErrors: PageStory = {
  name: '復路の日が遠すぎる',
  args: {
    path: `${section}&date=2027-08-03&returnDate=2027-09-03`,
    presses: '便を検索する',
    shows: '14日以内(2027年8月17日(火)まで)',
  },
};

export const SectionNarrow: PageStory = {
  name: '区間・日・人数の狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: section, shows: '復路の乗船日' },
};

export const QuotaGone: PageStory = {
  name: 'きっぷの販売枠が終了した日',
  args: {
    path: schedule,
    shows: 'きっぷの販売枠が終了しました',
    responses: {
      getPartnerTicket: 'slots',
      searchSailings: 'ticketSoldOut',
      getFareCalendar: 'ticketWeek',
    },
  },
};

export const ScheduleNone: PageStory = {
  name: '乗れる便がない',
  args: {
    path: schedule,
    shows: '便と客室を選ぶ',
    responses: {
      getPartnerTicket: 'slots',
      searchSailings: 'none',
      getFareCalendar: 'ticketWeek',
    },
  },
};

export const Return: PageStory = {
  name: '復路の便',
  args: {
    path: other,
    shows: 'までの便に乗れます',
    responses: { getDraft: 'partnerTicketCreated' },
  },
};

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

export const Check: PageStory = {
  name: '内容の確認',
  args: { path: check, shows: '帆影サイクル、帆影島の食堂組合へ提供します', responses: filled },
};

export const NoQuotaLeft: PageStory = {
  name: '仮予約のときに販売枠がない',
  args: {
    path: check,
    presses: 'この内容で仮予約する',
    shows: 'きっぷの販売枠が終了しました',
    responses: { ...filled, holdReservation: 'quotaSoldOut' },
  },
};

export const NoPlacesLeft: PageStory = {
  name: '仮予約のときに便が満席',
  args: {
    path: check,
    presses: 'この内容で仮予約する',
    shows: 'ご希望の便は満席になりました',
    responses: { ...filled, holdReservation: 'sailingSoldOut' },
  },
};

export const SlotGone: PageStory = {
  name: '仮予約のときに時間枠が埋まった',
  args: {
    path: check,
    presses: 'この内容で仮予約する',
    shows: '時間枠を選び直す',
    responses: { ...filled, holdReservation: 'slotFull' },
  },
};

export const Confirm: PageStory = {
  name: '購入の確定',
  args: {
    path: confirm,
    shows: '一部を使った後は',
    responses: { ...filled, getReservation: 'partnerTicketHeld' },
  },
};

export const Done: PageStory = {
  name: '購入の完了',
  args: {
    path: done,
    shows: '山田 太郎様の引換券を表示する',
    responses: { getReservation: 'partnerTicket' },
  },
};

export const LongText: PageStory = {
  name: '長い名前',
  args: { path: customers, shows: '時間枠', responses: begun, isLong: true },
};
