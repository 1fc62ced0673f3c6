import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/PreOrder' };

export default meta;

const path = 'pre-order?show=reminder';
const day = 'fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-10-10&adults=2';
const opening = `pre-order?${day}&show=reminder`;
const before = { searchSailings: 'notYetOpen' } as const;

export const Opening: PageStory = {
  name: '受付前の日',
  args: { path: opening, shows: 'メールで知らせを受け取る', responses: before },
};

export const NoAddress: PageStory = {
  name: 'メールアドレスがない',
  args: {
    path: opening,
    presses: 'お知らせを登録する',
    shows: 'メールアドレスを入力してください。',
    responses: before,
  },
};

export const AsMember: PageStory = {
  name: '会員が登録した',
  args: {
    path: opening,
    isMember: true,
    presses: 'お知らせを登録する',
    shows: 'お知らせを登録しました',
    responses: { ...before, createSaleReminder: 'member' },
  },
};

export const TooManyMails: PageStory = {
  name: '登録できない',
  args: {
    path: opening,
    isMember: true,
    presses: 'お知らせを登録する',
    shows: '登録できませんでした',
    responses: { ...before, createSaleReminder: 'rateLimited' },
  },
};

export const OpenAlready: PageStory = {
  name: '受付中の日',
  args: { path: opening, shows: '受付前の便はありません' },
};

export const OpeningNarrow: PageStory = {
  name: '狭い画面の受付前の日',
  globals: { viewport: { value: 'phone375' } },
  args: { path: opening, shows: 'メールで知らせを受け取る', isLong: true, responses: before },
};

export const Registered: PageStory = {
  name: 'お知らせを登録した',
  args: { path, hasLink: true, shows: 'お知らせを登録しています' },
};

export const Withdrawn: PageStory = {
  name: 'お知らせを取りやめた',
  args: { path, hasLink: true, presses: 'お知らせを取りやめる', shows: 'お知らせを取りやめました' },
};

export const NotWithdrawn: PageStory = {
  name: '取りやめられない',
  args: {
    path,
    hasLink: true,
    presses: 'お知らせを取りやめる',
    shows: '取りやめられませんでした',
    responses: { withdrawSaleReminder: 'rateLimited' },
  },
};

export const LinkOver: PageStory = {
  name: '使えないリンク',
  args: {
    path,
    hasLink: true,
    shows: 'このリンクは使えません',
    responses: { openSaleReminderLink: 'linkInvalid' },
  },
};

export const TooMany: PageStory = {
  name: '登録できる日の数の上限',
  args: {
    path,
    hasLink: true,
    shows: '登録できる日の数の上限に達しています',
    responses: { openSaleReminderLink: 'entryLimit' },
  },
};

export const Pending: PageStory = {
  name: '開いている',
  args: {
    path,
    hasLink: true,
    shows: 'お知らせを開いています',
    responses: { openSaleReminderLink: 'pending' },
  },
};

export const Unavailable: PageStory = {
  name: '混み合っている',
  args: {
    path,
    hasLink: true,
    shows: 'お知らせを開けませんでした',
    responses: { openSaleReminderLink: 'rateLimited' },
  },
};

export const NoLink: PageStory = {
  name: 'リンクなしで開いた',
  args: { path, shows: 'お知らせは開かれていません' },
};

export const Narrow: PageStory = {
  name: '狭い画面の長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path,
    hasLink: true,
    shows: 'お知らせを登録しています',
    isLong: true,
    responses: { openSaleReminderLink: 'long' },
  },
};
