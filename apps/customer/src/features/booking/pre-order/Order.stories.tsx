import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Order' };

export default meta;

const path = 'pre-order';
const day = 'fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-10-10';
const ordering = `pre-order?${day}&adults=2&sailing=sail_strait-1240_20271010`;
const before = { searchSailings: 'notYetOpen' } as const;

export const Ordering: PageStory = {
  name: '申し込む',
  args: { path: ordering, shows: '先行申込のしくみ', responses: before },
};

export const OrderingMore: PageStory = {
  name: '第3希望まで申し込む',
  args: {
    path: `pre-order?${day}&adults=1&children=1&babies=1&vehicles=veh_car:469:155`,
    presses: ['第2希望を加える', '第3希望を加える'],
    shows: '第3希望',
    responses: before,
  },
};

export const OrderingNothing: PageStory = {
  name: '氏名もメールアドレスもない',
  args: {
    path: ordering,
    presses: ['先行申込をする'],
    shows: '乗船者2の姓を入力してください。',
    responses: before,
  },
};

export const OrderingAsMember: PageStory = {
  name: '会員が申し込む',
  args: { path: ordering, isMember: true, shows: '先行申込のしくみ', responses: before },
};

export const OrderingClosed: PageStory = {
  name: '締め切った後に申し込む',
  args: {
    path: `pre-order?${day}&adults=1`,
    isMember: true,
    presses: '先行申込をする',
    shows: '申し込めませんでした',
    responses: { ...before, createPreOrder: 'closed' },
  },
};

export const OrderingNarrow: PageStory = {
  name: '狭い画面で申し込む',
  globals: { viewport: { value: 'phone375' } },
  args: { path: ordering, shows: '先行申込のしくみ', isLong: true, responses: before },
};

export const Accepted: PageStory = {
  name: '抽選を待っている',
  args: { path, hasLink: true, shows: '抽選を待っています' },
};

export const Withdrawing: PageStory = {
  name: '取りやめるかを尋ねる',
  args: { path, hasLink: true, presses: '取りやめる', shows: '先行申込を取りやめますか' },
};

export const Held: PageStory = {
  name: 'お席を取り置いている',
  args: {
    path,
    hasLink: true,
    shows: '予約のお手続きへ進む',
    responses: { listPreOrders: 'held' },
  },
};

export const Waiting: PageStory = {
  name: '抽選の順に待っている',
  args: {
    path,
    hasLink: true,
    shows: 'ご希望のお席を取り置けませんでした',
    responses: { listPreOrders: 'waiting' },
  },
};

export const Ended: PageStory = {
  name: '終わったもの',
  args: {
    path,
    hasLink: true,
    shows: '終わった先行申込',
    responses: { listPreOrders: 'ended' },
  },
};

export const None: PageStory = {
  name: '先行申込はない',
  args: { path, shows: '先行申込はありません', responses: { listPreOrders: 'none' } },
};

export const LinkOver: PageStory = {
  name: '使えないリンク',
  args: {
    path,
    hasLink: true,
    shows: 'このリンクは使えません',
    responses: { openPreOrderLink: 'linkInvalid' },
  },
};

export const LinkLate: PageStory = {
  name: '締切の後のリンク',
  args: {
    path,
    hasLink: true,
    shows: '申込の締切を過ぎています',
    responses: { openPreOrderLink: 'closed' },
  },
};

export const TooMany: PageStory = {
  name: '人数の上限',
  args: {
    path,
    hasLink: true,
    shows: '申し込める人数の上限に達しています',
    responses: { openPreOrderLink: 'entryLimit' },
  },
};

export const Pending: PageStory = {
  name: '開いている',
  args: {
    path,
    hasLink: true,
    shows: '先行申込を開いています',
    responses: { openPreOrderLink: 'pending' },
  },
};

export const Unavailable: PageStory = {
  name: '混み合っている',
  args: {
    path,
    shows: '先行申込を読み込めませんでした',
    responses: { listPreOrders: 'rateLimited' },
  },
};

export const Narrow: PageStory = {
  name: '狭い画面の長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: { path, hasLink: true, shows: '第3希望', isLong: true },
};
