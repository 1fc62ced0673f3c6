import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Completion' };

export default meta;

const completion = 'reservation/reservation-completion?reservation=rsv_3fK9xQ2mLw8Z';

export const Default: PageStory = {
  name: '港で支払う',
  args: { path: completion, shows: 'これからのお手続き' },
};

export const Paid: PageStory = {
  name: '支払いが済んでいる',
  args: {
    path: completion,
    shows: '乗船券を見る',
    responses: { getReservation: 'confirmed' },
  },
};

export const PaidNotOpen: PageStory = {
  name: '支払いが済み、乗船券の表示は始まっていない',
  args: {
    path: completion,
    shows: 'から表示できます',
    responses: { getReservation: 'confirmed', listTickets: 'notOpen' },
  },
};

export const Family: PageStory = {
  name: '車で往復する家族',
  args: {
    path: completion,
    shows: 'これからのお手続き',
    responses: { getReservation: 'familyByNight' },
  },
};

export const CardNotKept: PageStory = {
  name: '同意したカードを登録できなかった',
  args: {
    path: completion,
    shows: '登録されていません',
    isMember: true,
    responses: { getReservation: 'cardNotKept' },
  },
};

export const ConvenienceStore: PageStory = {
  name: 'コンビニで支払う',
  args: {
    path: completion,
    shows: '1234-567-890',
    responses: { getReservation: 'convenienceStore' },
  },
};

export const PlateUndecided: PageStory = {
  name: '車両番号がまだ決まっていない',
  args: {
    path: completion,
    shows: 'これからのお手続き',
    responses: { getReservation: 'plateUndecided' },
  },
};

export const Loading: PageStory = {
  name: '予約を読み込んでいる',
  args: {
    path: completion,
    shows: 'ページを読み込んでいます',
    responses: { getReservation: 'pending' },
  },
};

export const Unavailable: PageStory = {
  name: 'サーバーにつながらない',
  args: {
    path: completion,
    shows: 'ただいま、ご利用いただけません',
    responses: { getReservation: 'unavailable' },
  },
};

export const Narrow: PageStory = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: completion, shows: 'これからのお手続き' },
};

export const LongText: PageStory = {
  name: '長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: { path: completion, shows: 'これからのお手続き', isLong: true },
};
