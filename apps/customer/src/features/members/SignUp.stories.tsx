import { type PageStory, pageMeta } from '../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/SignUp' };

export default meta;

export const Apply: PageStory = {
  name: '会員登録のお申し込み',
  args: { path: 'signup/apply', shows: '登録用メールを送る' },
};

export const New: PageStory = {
  name: 'お客様の情報の登録',
  args: { path: 'member/new/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE', shows: '確認へ進む' },
};

export const NewAfterBooking: PageStory = {
  name: '予約のときに入力した内容がある',
  args: {
    path: 'member/new/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    shows: '予約のときに入力した内容を入れてあります。',
    responses: { checkSignUpLink: 'typed' },
  },
};

export const AppliedWithoutAddress: PageStory = {
  name: 'お申し込みの前に送信済みの画面を開いた',
  args: { path: 'signup/applied', shows: '会員登録のお申し込み' },
};

export const NewWithoutLink: PageStory = {
  name: 'リンクから開いていない',
  args: { path: 'member/new', shows: 'お客様の情報を登録する' },
};

export const ConfirmWithoutAnswers: PageStory = {
  name: '入力の前に確認の画面を開いた',
  args: { path: 'member/confirm', shows: 'お客様の情報を登録する' },
};

export const LinkIsOver: PageStory = {
  name: 'リンクの期限が切れた',
  args: {
    path: 'member/new/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    shows: '登録用メールをもう一度送る',
    responses: { checkSignUpLink: 'tokenExpired' },
  },
};

export const Forgot: PageStory = {
  name: 'パスワードを忘れた',
  args: { path: 'reset-password/forgot', shows: '再設定用のメールを送る' },
};

export const Reset: PageStory = {
  name: '新しいパスワード',
  args: {
    path: 'reset-password/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    shows: 'すべての端末からログアウトします',
  },
};

export const ApplyNarrow: PageStory = {
  name: '狭い画面のお申し込み',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'signup/apply',
    shows: '登録用メールを送る',
  },
};

export const AppliedNarrow: PageStory = {
  name: '狭い画面の送信済み',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'signup/applied',
    shows: '会員登録のお申し込み',
  },
};

export const NewLoading: PageStory = {
  name: 'リンクを確かめている',
  args: {
    path: 'member/new/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    shows: 'ページを読み込んでいます',
    responses: { checkSignUpLink: 'pending' },
  },
};

export const NewUnavailable: PageStory = {
  name: 'リンクを確かめられない',
  args: {
    path: 'member/new/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    shows: 'ただいま、ご利用いただけません',
    responses: { checkSignUpLink: 'unavailable' },
  },
};

export const NewNarrow: PageStory = {
  name: '狭い画面のお客様の情報',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member/new/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    shows: '確認へ進む',
  },
};

export const LongTextOfNew: PageStory = {
  name: '予約のときに入力した長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member/new/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    shows: '確認へ進む',
    responses: { checkSignUpLink: 'typed' },
    isLong: true,
  },
};

export const NewWithoutLinkNarrow: PageStory = {
  name: '狭い画面の、リンクから開いていないとき',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member/new',
    shows: 'お客様の情報を登録する',
  },
};

export const ConfirmNarrow: PageStory = {
  name: '狭い画面の確認',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member/confirm',
    shows: 'お客様の情報を登録する',
  },
};

export const ForgotNarrow: PageStory = {
  name: '狭い画面のパスワードの再設定',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'reset-password/forgot',
    shows: '再設定用のメールを送る',
  },
};

export const ResetLoading: PageStory = {
  name: '再設定のリンクを確かめている',
  args: {
    path: 'reset-password/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    shows: 'ページを読み込んでいます',
    responses: { checkPasswordResetLink: 'pending' },
  },
};

export const ResetUnavailable: PageStory = {
  name: '再設定のリンクを確かめられない',
  args: {
    path: 'reset-password/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    shows: 'ただいま、ご利用いただけません',
    responses: { checkPasswordResetLink: 'unavailable' },
  },
};

export const ResetNarrow: PageStory = {
  name: '狭い画面の新しいパスワード',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'reset-password/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    shows: 'すべての端末からログアウトします',
  },
};

export const LongTextOfReset: PageStory = {
  name: 'パスキーの長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'reset-password/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    shows: 'すべての端末からログアウトします',
    isLong: true,
  },
};
