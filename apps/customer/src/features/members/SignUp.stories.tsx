import { type PageStory, pageMeta } from '../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Members' };

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

export const ChangePassword: PageStory = {
  name: 'パスワードの変更',
  args: { path: 'member/change-password', shows: 'パスワードを変更する', isMember: true },
};

export const MyPage: PageStory = {
  name: 'マイページ',
  args: { path: 'member', shows: '2048163957', isMember: true },
};

export const Edit: PageStory = {
  name: '会員の情報の変更',
  args: { path: 'member/edit', shows: '確認へ進む', isMember: true },
};

export const EditAbroad: PageStory = {
  name: '国内に住所のない会員の情報の変更',
  args: {
    path: 'member/edit',
    shows: 'パスポート番号(旅券番号)',
    isMember: true,
    responses: { getCurrentMember: 'abroad' },
  },
};

export const ChangeEmail: PageStory = {
  name: 'メールアドレスの変更',
  args: { path: 'member/change-email', shows: '確認メールを送る', isMember: true },
};

export const ConfirmEmailChange: PageStory = {
  name: 'メールアドレスの変更の確認',
  args: {
    path: 'member/change-email/Em6rW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    shows: 'このアドレスに変更する',
  },
};

export const StopEmailChange: PageStory = {
  name: 'メールアドレスの変更を止める',
  args: { path: 'member/change-email/stop', shows: '変更を止める' },
};

export const Reservations: PageStory = {
  name: '予約の一覧',
  args: { path: 'reservations', shows: '予約済み(お支払い待ち)', isMember: true },
};

export const MoreReservations: PageStory = {
  name: '予約の一覧に続きがある',
  args: {
    path: 'reservations',
    shows: '続きの予約を表示する',
    isMember: true,
    responses: { listReservations: 'more' },
  },
};

export const NoReservations: PageStory = {
  name: '予約がない',
  args: {
    path: 'reservations',
    shows: 'これからのご予約はありません',
    isMember: true,
    responses: { listReservations: 'none' },
  },
};

export const ReservationsLoading: PageStory = {
  name: '予約を読み込んでいる',
  args: {
    path: 'reservations',
    shows: '読み込んでいます',
    isMember: true,
    responses: { listReservations: 'pending' },
  },
};

export const ReservationsUnavailable: PageStory = {
  name: '予約の一覧がサーバーにつながらない',
  args: {
    path: 'reservations',
    shows: '表示できませんでした',
    isMember: true,
    responses: { listReservations: 'unavailable' },
  },
};

export const Narrow: PageStory = {
  name: '狭い画面の予約の一覧',
  globals: { viewport: { value: 'phone375' } },
  args: { path: 'reservations', shows: '予約済み(お支払い待ち)', isMember: true },
};

export const MyPageNarrow: PageStory = {
  name: '狭い画面のマイページ',
  globals: { viewport: { value: 'phone375' } },
  args: { path: 'member', shows: '2048163957', isMember: true },
};

export const LongText: PageStory = {
  name: '予約の一覧の長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'reservations',
    shows: '予約済み(お支払い待ち)',
    isMember: true,
    isLong: true,
  },
};

export const LongTextOfMember: PageStory = {
  name: 'マイページの長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: { path: 'member', shows: '2048163957', isMember: true, isLong: true },
};
