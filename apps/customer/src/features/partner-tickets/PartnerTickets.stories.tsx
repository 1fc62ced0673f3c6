import { type PageStory, pageMeta } from '../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/PartnerTickets' };

export default meta;

const list = 'partner-tickets';
const ticket = 'partner-tickets/pt_aquarium';

export const List: PageStory = {
  name: 'すべての状態のきっぷ',
  args: { path: list, shows: '8枚のきっぷがあります' },
};

export const Narrowed: PageStory = {
  name: '車いすで利用できるきっぷ',
  args: {
    path: 'partner-tickets?isAccessible=true',
    shows: '5枚のきっぷがあります',
    responses: { listPartnerTickets: 'accessible' },
  },
};

export const Unfolded: PageStory = {
  name: '種類と料金で絞り込む',
  args: {
    path: 'partner-tickets?kind=aquarium&maxAdultYen=30000',
    shows: '大人の料金',
  },
};

export const NoneFits: PageStory = {
  name: '条件に合うきっぷがない',
  args: {
    path: 'partner-tickets?kind=bus&maxAdultYen=5000',
    shows: '条件に合うきっぷがありません',
    responses: { listPartnerTickets: 'none' },
  },
};

export const NothingSold: PageStory = {
  name: '販売しているきっぷがない',
  args: {
    path: list,
    shows: 'いま販売しているきっぷはありません',
    responses: { listPartnerTickets: 'none' },
  },
};

export const Loading: PageStory = {
  name: '読み込み中',
  args: {
    path: list,
    shows: 'ページを読み込んでいます',
    responses: { listPartnerTickets: 'pending' },
  },
};

export const Failing: PageStory = {
  name: '表示できない',
  args: {
    path: list,
    shows: '提携きっぷを表示できませんでした',
    responses: { listPartnerTickets: 'unavailable' },
  },
};

export const LongText: PageStory = {
  name: '長い名前',
  args: { path: list, shows: '8枚のきっぷがあります', isLong: true },
};

export const Narrow: PageStory = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: list, shows: '8枚のきっぷがあります' },
};

export const Ticket: PageStory = {
  name: 'きっぷの詳細(販売中)',
  args: { path: ticket, shows: '使う前に取り消すときの手数料' },
};

export const Slots: PageStory = {
  name: '時間枠のある旅行商品',
  args: {
    path: 'partner-tickets/pt_bicycle',
    shows: '旅行業 第0-000号',
    responses: { getPartnerTicket: 'slots' },
  },
};

export const Few: PageStory = {
  name: '残りわずか',
  args: {
    path: 'partner-tickets/pt_starry-night',
    shows: '残りわずか',
    responses: { getPartnerTicket: 'few' },
  },
};

export const Upcoming: PageStory = {
  name: 'まもなく販売',
  args: {
    path: 'partner-tickets/pt_snow-garden',
    shows: 'から販売',
    responses: { getPartnerTicket: 'upcoming' },
  },
};

export const SoldOut: PageStory = {
  name: '完売',
  args: {
    path: 'partner-tickets/pt_harbour-stay',
    shows: '完売',
    responses: { getPartnerTicket: 'soldOut' },
  },
};

export const Ended: PageStory = {
  name: '販売終了',
  args: {
    path: 'partner-tickets/pt_beach-house',
    shows: '販売終了',
    responses: { getPartnerTicket: 'ended' },
  },
};

export const NoSuchTicket: PageStory = {
  name: '取り扱いのないきっぷ',
  args: {
    path: 'partner-tickets/pt_unknown',
    shows: 'ページが見つかりません',
    responses: { getPartnerTicket: 'notFound' },
  },
};

export const TicketLoading: PageStory = {
  name: '詳細の読み込み中',
  args: {
    path: ticket,
    shows: 'ページを読み込んでいます',
    responses: { getPartnerTicket: 'pending' },
  },
};

export const TicketFailing: PageStory = {
  name: '詳細を表示できない',
  args: {
    path: ticket,
    shows: 'ただいま、ご利用いただけません',
    responses: { getPartnerTicket: 'unavailable' },
  },
};

export const LongTextOfTicket: PageStory = {
  name: '詳細の長い名前',
  args: { path: ticket, shows: '使う前に取り消すときの手数料', isLong: true },
};

export const TicketNarrow: PageStory = {
  name: '詳細の狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: ticket, shows: '使う前に取り消すときの手数料' },
};
