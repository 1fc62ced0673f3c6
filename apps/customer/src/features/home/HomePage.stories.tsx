import { type PageStory, pageMeta } from '../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Home' };

export default meta;

export const Default: PageStory = {
  name: '欠航のお知らせがある',
  args: { path: '', shows: '車でご乗船のお客様へ' },
};

export const Normal: PageStory = {
  name: '平常どおりで、お知らせがない',
  args: {
    path: '',
    shows: 'フェリーのご予約',
    responses: { getServiceStatus: 'normal', listNotices: 'none' },
  },
};

export const Member: PageStory = {
  name: '会員のホーム',
  args: { path: '', isMember: true, shows: '乗船手続き締切(車両)' },
};

export const MemberWithPurchase: PageStory = {
  name: '次のご乗船が提携きっぷの会員のホーム',
  args: {
    path: '',
    isMember: true,
    shows: '島いちにち自転車きっぷ 凪浦港から帆影島港',
    responses: { listReservations: 'partnerTicket' },
  },
};

export const Loading: PageStory = {
  name: '港を読み込んでいる',
  args: {
    path: '',
    shows: 'フェリーのご予約',
    responses: { listPorts: 'pending', listRoutes: 'pending', listNotices: 'pending' },
  },
};

export const Unavailable: PageStory = {
  name: 'サーバーにつながらない',
  args: {
    path: '',
    shows: '航路を取得できませんでした',
    responses: {
      listPorts: 'unavailable',
      listRoutes: 'unavailable',
      getServiceStatus: 'unavailable',
      listNotices: 'unavailable',
    },
  },
};

export const Narrow: PageStory = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: '', shows: '車でご乗船のお客様へ' },
};

export const LongText: PageStory = {
  name: '長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: { path: '', shows: 'フェリーのご予約', isLong: true },
};
