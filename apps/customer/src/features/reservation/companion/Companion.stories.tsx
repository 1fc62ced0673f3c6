import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Companion' };

export default meta;

const path = 'companion';
const detail = 'reservation-detail/rsv_3fK9xQ2mLw8Z';

export const Open: PageStory = {
  name: 'まだ入力していない',
  args: { path, hasLink: true, shows: '入力した内容を保存する' },
};

export const Refused: PageStory = {
  name: '入力の誤り',
  args: {
    path,
    hasLink: true,
    presses: '入力した内容を保存する',
    shows: '入力内容をご確認ください',
    responses: { setPassengerDetails: 'invalid' },
  },
};

export const Saved: PageStory = {
  name: '保存した',
  args: { path, hasLink: true, presses: '入力した内容を保存する', shows: '保存しました' },
};

export const Conflict: PageStory = {
  name: '入力している間に予約が変わった',
  args: {
    path,
    hasLink: true,
    presses: ['男性', '入力した内容を保存する'],
    shows: 'まだ保存していません',
    responses: { setPassengerDetails: 'versionConflict' },
    responsesAfter: { openPassengerLink: 'long', setPassengerDetails: 'versionConflict' },
  },
};

export const Complete: PageStory = {
  name: '入力が済んでいる',
  args: {
    path,
    hasLink: true,
    shows: '自分の乗船券',
    responses: { openPassengerLink: 'complete' },
  },
};

export const NameLocked: PageStory = {
  name: '氏名を直せる期限の後',
  args: {
    path,
    hasLink: true,
    presses: '入力した内容を直す',
    shows: 'お名前を直せる期限を過ぎました',
    responses: { openPassengerLink: 'nameLocked' },
  },
};

export const Abroad: PageStory = {
  name: '国外に住む方、往復',
  args: {
    path,
    hasLink: true,
    presses: '入力した内容を直す',
    shows: '直した内容を保存する',
    responses: { openPassengerLink: 'long' },
  },
};

export const OpenNarrow: PageStory = {
  name: '狭い画面の、まだ入力していない',
  globals: { viewport: { value: 'phone375' } },
  args: { path, hasLink: true, shows: '入力した内容を保存する' },
};

export const LongText: PageStory = {
  name: '長い名前',
  args: { path, hasLink: true, isLong: true, shows: '入力した内容を保存する' },
};

export const NoLink: PageStory = {
  name: 'リンクなしで開いた',
  args: { path, shows: '届いたリンクをもう一度お開きください' },
};

export const Over: PageStory = {
  name: '使えなくなったリンク',
  args: {
    path,
    hasLink: true,
    shows: 'このリンクは使えなくなりました',
    responses: { openPassengerLink: 'linkExpired' },
  },
};

export const Unknown: PageStory = {
  name: '使えないリンク',
  args: {
    path,
    hasLink: true,
    shows: 'このリンクは使えません',
    responses: { openPassengerLink: 'linkInvalid' },
  },
};

export const Pending: PageStory = {
  name: '開いている',
  args: {
    path,
    hasLink: true,
    shows: '入力する便を読み込んでいます',
    responses: { openPassengerLink: 'pending' },
  },
};

export const Unavailable: PageStory = {
  name: '混み合っている',
  args: {
    path,
    hasLink: true,
    shows: 'リンクを開けませんでした',
    responses: { openPassengerLink: 'unavailable' },
  },
};

export const Asked: PageStory = {
  name: '代表者の一覧',
  args: { path: detail, presses: '同行者の入力', shows: '2名のうち1名が完了' },
};

export const Sending: PageStory = {
  name: 'だれかに送る',
  args: {
    path: detail,
    presses: ['同行者の入力', '山田 太郎 様にリンクを'],
    shows: 'メールで送る',
    responses: { listPassengerLinks: 'none' },
  },
};

export const Unread: PageStory = {
  name: '一覧を読めない',
  args: {
    path: detail,
    presses: '同行者の入力',
    shows: '同行者の入力を表示できませんでした',
    responses: { listPassengerLinks: 'unavailable' },
  },
};
