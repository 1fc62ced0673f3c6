import { exampleOf } from '@ferry/api/examples';
import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';
import { keptVouchersOf } from './model/load-vouchers.ts';
import { keptOf } from './model/ticket-views.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Tickets' };

export default meta;

const tickets = 'reservation-detail/rsv_3fK9xQ2mLw8Z/tickets';

export const Default: PageStory = {
  name: '乗船券',
  args: { path: tickets, shows: 'おひとりずつの乗船券' },
};

export const WalletReady: PageStory = {
  name: 'ウォレットの用意ができた',
  args: {
    path: tickets,
    presses: 'Googleウォレットに入れる',
    shows: 'Googleウォレットの用意ができました',
  },
};

export const NotOpen: PageStory = {
  name: '表示の開始前',
  args: { path: tickets, shows: 'から表示できます', responses: { listTickets: 'notOpen' } },
};

export const CheckedIn: PageStory = {
  name: '乗船手続きが済んでいる',
  args: { path: tickets, shows: '乗船手続き済み', responses: { listTickets: 'checkedIn' } },
};

export const Boarded: PageStory = {
  name: '乗船が済んでいる',
  args: { path: tickets, shows: '乗船済みです', responses: { listTickets: 'boarded' } },
};

export const Unpaid: PageStory = {
  name: 'お支払いの前',
  args: {
    path: tickets,
    shows: 'お支払いの後に表示します',
    responses: { listTickets: 'unpaid' },
  },
};

export const SailingCancelled: PageStory = {
  name: '便が欠航した',
  args: {
    path: tickets,
    shows: '乗船券はありません',
    responses: { listTickets: 'serviceCancelled' },
  },
};

export const MayBeLate: PageStory = {
  name: '間に合わなければ、後の便で行ける',
  args: { path: tickets, shows: '遅れます', responses: { getReservation: 'standByOpen' } },
};

export const LateQuestion: PageStory = {
  name: '「遅れます」を押した',
  args: {
    path: tickets,
    presses: '遅れます',
    shows: 'この便の席を手放しますか',
    responses: { getReservation: 'standByOpen' },
  },
};

export const LateWithVehicle: PageStory = {
  name: '車両があるため、後の便を待てない',
  args: {
    path: tickets,
    shows: '車両のあるご予約は',
    responses: { getReservation: 'standByVehicle' },
  },
};

export const StandingBy: PageStory = {
  name: '当日空席待ち',
  args: {
    path: tickets,
    shows: '窓口で予約番号をお見せください',
    responses: { listTickets: 'standingBy', getReservation: 'standingBy' },
  },
};

export const Over: PageStory = {
  name: '到着した後',
  args: { path: tickets, shows: 'この便は到着しました', responses: { listTickets: 'over' } },
};

export const NothingShared: PageStory = {
  name: 'だれにも送っていない',
  args: { path: tickets, shows: '同行者に送る', responses: { listTicketShares: 'none' } },
};

export const Shared: PageStory = {
  name: 'リンクを作った',
  args: { path: tickets, presses: 'リンクを作る', shows: 'リンクを作りました' },
};

export const ShareLimit: PageStory = {
  name: 'リンクが多すぎる',
  args: {
    path: tickets,
    presses: 'リンクを作る',
    shows: 'できませんでした',
    responses: { shareTicket: 'shareLimit' },
  },
};

export const NoRight: PageStory = {
  name: '照会しないで開いた',
  args: { path: tickets, shows: '予約の照会', responses: { listTickets: 'notFound' } },
};

export const Loading: PageStory = {
  name: '乗船券を読み込んでいる',
  args: { path: tickets, shows: 'ページを読み込んでいます', responses: { listTickets: 'pending' } },
};

export const Unavailable: PageStory = {
  name: 'サーバーにつながらない',
  args: {
    path: tickets,
    shows: 'ただいま、ご利用いただけません',
    responses: { listTickets: 'unavailable' },
  },
};

const { partnerTicket } = exampleOf('getReservation', 200, 'partnerTicket');
const kept = keptOf(
  exampleOf('listTickets', 200, 'default'),
  exampleOf('listPorts', 200, 'default').ports,
  { hasNames: false },
  partnerTicket && keptVouchersOf(partnerTicket, exampleOf('listVouchers', 200, 'partlyUsed')),
);

export const KeptWithVouchers: PageStory = {
  name: '保存した乗船券と引換券',
  args: {
    path: tickets,
    kept,
    shows: '現在の引換券です',
    presses: '乗船者1(大人)の引換券を表示する',
    responses: { listTickets: 'unavailable' },
  },
};

export const KeptVouchersAlone: PageStory = {
  name: '到着した後の、保存した引換券',
  args: {
    path: tickets,
    kept: { ...kept, legs: [] },
    shows: '現在の引換券です',
    responses: { listTickets: 'unavailable' },
  },
};

export const KeptVouchersNarrow: PageStory = {
  name: '狭い画面の、保存した引換券',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: tickets,
    kept,
    shows: '現在の引換券です',
    presses: '乗船者1(大人)の引換券を表示する',
    responses: { listTickets: 'unavailable' },
  },
};

export const LongText: PageStory = {
  name: '長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: { path: tickets, shows: 'おひとりずつの乗船券', isLong: true },
};

export const Narrow: PageStory = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: tickets, shows: 'おひとりずつの乗船券' },
};

export const SharedWithoutLink: PageStory = {
  name: '送られた乗船券を、リンクなしで開いた',
  args: { path: 'ticket', shows: '届いたリンクをもう一度お開きください' },
};

export const SharedTicket: PageStory = {
  name: '送られた乗船券',
  args: { path: 'ticket', hasLink: true, shows: '最新の状態を確かめる' },
};

export const SharedNotOpen: PageStory = {
  name: '送られた乗船券の、表示の開始前',
  args: {
    path: 'ticket',
    hasLink: true,
    shows: 'から表示できます',
    responses: { openSharedTicket: 'notOpen' },
  },
};

export const SharedCheckedIn: PageStory = {
  name: '送られた乗船券の、乗船手続きが済んでいる',
  args: {
    path: 'ticket',
    hasLink: true,
    shows: '乗船手続き済み',
    responses: { openSharedTicket: 'checkedIn' },
  },
};

export const SharedCancelled: PageStory = {
  name: '送られた乗船券の予約が変わった',
  args: {
    path: 'ticket',
    hasLink: true,
    shows: '最新の状態を確かめる',
    responses: { openSharedTicket: 'cancelled' },
  },
};

export const SharedWithdrawn: PageStory = {
  name: '送られた乗船券のリンクが取り消された',
  args: {
    path: 'ticket',
    hasLink: true,
    shows: 'このリンクの乗船券は表示できなくなりました',
    responses: { openSharedTicket: 'linkExpired' },
  },
};

export const SharedInvalid: PageStory = {
  name: '送られた乗船券のリンクが欠けている',
  args: {
    path: 'ticket',
    hasLink: true,
    shows: 'このリンクは使えません',
    responses: { openSharedTicket: 'linkInvalid' },
  },
};

export const SharedLoading: PageStory = {
  name: '送られた乗船券を読み込んでいる',
  args: {
    path: 'ticket',
    hasLink: true,
    shows: '乗船券を読み込んでいます',
    responses: { openSharedTicket: 'pending' },
  },
};

export const SharedUnavailable: PageStory = {
  name: '送られた乗船券を確認できない',
  args: {
    path: 'ticket',
    hasLink: true,
    shows: '乗船券を確認できませんでした',
    responses: { openSharedTicket: 'unavailable' },
  },
};

export const LongTextShared: PageStory = {
  name: '送られた乗船券の長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: { path: 'ticket', hasLink: true, shows: '最新の状態を確かめる', isLong: true },
};

export const SharedNarrow: PageStory = {
  name: '狭い画面で、送られた乗船券',
  globals: { viewport: { value: 'phone375' } },
  args: { path: 'ticket', hasLink: true, shows: '最新の状態を確かめる' },
};
