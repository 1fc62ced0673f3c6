import { type PageStory, pageMeta } from '../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Errors' };

export default meta;

export const NotFound: PageStory = {
  name: 'ページが見つからない',
  args: { path: 'errors/40x', shows: 'ページが見つかりません' },
};

export const Forbidden: PageStory = {
  name: '表示する権限がない',
  args: { path: 'errors/40x?reason=forbidden', shows: 'この予約を表示する権限がありません' },
};

export const BadRequest: PageStory = {
  name: 'アドレスが正しくない',
  args: { path: 'errors/40x?reason=badRequest', shows: 'ページを開けませんでした' },
};

export const MailNotSent: PageStory = {
  name: 'メールを送れない',
  args: { path: 'errors/mail-error?reason=send', shows: 'メールを送信できませんでした' },
};

export const LinkInvalid: PageStory = {
  name: 'メールのリンクを確認できない',
  args: { path: 'errors/mail-error', shows: 'メールのリンクを確認できません' },
};

export const LinkUsed: PageStory = {
  name: 'メールのリンクが使われている',
  args: {
    path: 'errors/mail-error?reason=tokenUsed',
    shows: 'このリンクはすでに使用されています',
  },
};

export const LinkExpired: PageStory = {
  name: 'メールのリンクの期限が切れた',
  args: {
    path: 'errors/mail-error?reason=tokenExpired',
    shows: 'このリンクは有効期限が切れています',
  },
};

export const Sorry: PageStory = {
  name: '処理できなかった',
  args: { path: 'errors/sorry', shows: '申し訳ございません' },
};

export const Busy: PageStory = {
  name: '混み合っている',
  args: { path: 'errors/sorry?reason=busy', shows: 'ただいま混み合っています' },
};

export const Maintenance: PageStory = {
  name: 'メンテナンス中',
  args: {
    path: 'errors/sorry?reason=maintenance&from=2027-08-02T02:00:00%2B09:00&until=2027-08-02T04:00:00%2B09:00',
    shows: 'メンテナンス中です',
  },
};

export const Narrow: PageStory = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: 'errors/40x', shows: 'ページが見つかりません' },
};

export const MailErrorNarrow: PageStory = {
  name: '狭い画面の、期限の切れたリンク',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'errors/mail-error?reason=tokenExpired',
    shows: 'このリンクは有効期限が切れています',
  },
};

export const SorryNarrow: PageStory = {
  name: '狭い画面の、処理できなかったとき',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'errors/sorry',
    shows: '申し訳ございません',
  },
};
