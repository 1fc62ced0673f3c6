import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

// What is looked for by a ticket, and the sailings of both legs.
const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/BuyingSearch' };

export default meta;

const section = 'partner-tickets/search-section?partnerTicketId=pt_aquarium';
const schedule =
  'partner-tickets/select-schedule?partnerTicketId=pt_bicycle&fromPortId=port_nagiura&toPortId=port_hokage&date=2027-08-04&returnDate=2027-08-05&adults=2';
const other = 'partner-tickets/select-other-schedule?draft=drf_9cV4nQ7rTz2B';

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
