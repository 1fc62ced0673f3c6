import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Waitlist' };

export default meta;

const path = 'waitlist';
const joining =
  'waitlist?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-08-02&adults=2&children=1&sailing=sail_strait-1650_20270802';

export const Offered: PageStory = {
  name: 'お席を取り置いている',
  args: { path, hasLink: true, shows: '予約のお手続きへ進む' },
};

export const Withdrawing: PageStory = {
  name: '取りやめるかを尋ねる',
  args: {
    path,
    hasLink: true,
    presses: '取りやめる',
    shows: '空席待ちを取りやめますか',
    responses: { listWaitlistEntries: 'waiting' },
  },
};

export const Waiting: PageStory = {
  name: '空きを待っている',
  args: {
    path,
    hasLink: true,
    shows: '1〜5番目',
    responses: { listWaitlistEntries: 'waiting' },
  },
};

export const Ended: PageStory = {
  name: '終わったもの',
  args: {
    path,
    hasLink: true,
    shows: '取り置きの期限が過ぎました',
    responses: { listWaitlistEntries: 'ended' },
  },
};

export const More: PageStory = {
  name: '続きがある',
  args: {
    path,
    hasLink: true,
    shows: '続きの空席待ちを表示する',
    responses: { listWaitlistEntries: 'more' },
  },
};

export const None: PageStory = {
  name: '空席待ちはない',
  args: { path, shows: '空席待ちはありません', responses: { listWaitlistEntries: 'none' } },
};

export const LinkOver: PageStory = {
  name: '使えないリンク',
  args: {
    path,
    hasLink: true,
    shows: 'このリンクは使えません',
    responses: { openWaitlistLink: 'linkInvalid' },
  },
};

export const TooMany: PageStory = {
  name: '待てる便の数の上限',
  args: {
    path,
    hasLink: true,
    shows: '待てる便の数の上限に達しています',
    responses: { openWaitlistLink: 'entryLimit' },
  },
};

export const Pending: PageStory = {
  name: '開いている',
  args: {
    path,
    hasLink: true,
    shows: '空席待ちを開いています',
    responses: { openWaitlistLink: 'pending' },
  },
};

export const Unavailable: PageStory = {
  name: '混み合っている',
  args: {
    path,
    shows: '空席待ちを読み込めませんでした',
    responses: { listWaitlistEntries: 'rateLimited' },
  },
};

export const TakeLapsed: PageStory = {
  name: '進もうとしたら、期限が過ぎていた',
  args: {
    path,
    hasLink: true,
    presses: '予約のお手続きへ進む',
    shows: '予約に進めませんでした',
    responses: { takeWaitlistOffer: 'holdExpired' },
  },
};

export const Narrow: PageStory = {
  name: '狭い画面の長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path,
    hasLink: true,
    shows: '予約のお手続きへ進む',
    isLong: true,
    responses: { listWaitlistEntries: 'long' },
  },
};

export const Join: PageStory = {
  name: '登録する',
  args: { path: joining, shows: 'ご希望の客室' },
};

export const JoinNothing: PageStory = {
  name: '客室もメールアドレスもない',
  args: {
    path: joining,
    presses: ['カーペット席', 'リクライニング席', '空席待ちに登録する'],
    shows: 'ご希望の客室を1つ以上選択してください。',
  },
};

export const JoinNarrow: PageStory = {
  name: '狭い画面で登録する',
  globals: { viewport: { value: 'phone375' } },
  args: { path: joining, shows: 'ご希望の客室', isLong: true },
};

export const JoinAsMember: PageStory = {
  name: '会員が登録する',
  args: { path: joining, shows: 'ご希望の客室', isMember: true },
};
