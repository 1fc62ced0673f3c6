import { type PageStory, pageMeta } from '../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Members' };

export default meta;

export const ChangePassword: PageStory = {
  name: 'パスワードの変更',
  args: { path: 'member/change-password', shows: 'パスワードを変更する', isMember: true },
};

export const MyPage: PageStory = {
  name: 'マイページ',
  args: { path: 'member', shows: '2048163957', isMember: true },
};

export const NothingKept: PageStory = {
  name: '予約も登録もないマイページ',
  args: {
    path: 'member',
    shows: 'これからのご予約はありません',
    isMember: true,
    responses: {
      listReservations: 'none',
      listCompanions: 'none',
      listMemberVehicles: 'none',
      listCards: 'none',
    },
  },
};

export const Contact: PageStory = {
  name: 'お名前・連絡先',
  args: { path: 'member?show=contact', shows: 'ヤマダ ハナコ', isMember: true },
};

export const ContactNarrow: PageStory = {
  name: '狭い画面のお名前・連絡先の長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member?show=contact',
    shows: 'ヤマダヤマダ ハナコハナコ',
    isMember: true,
    isLong: true,
  },
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

export const NextIsPurchase: PageStory = {
  name: '次のご乗船が提携きっぷのマイページ',
  args: {
    path: 'member',
    shows: '島いちにち自転車きっぷ',
    isMember: true,
    responses: { listReservations: 'partnerTicket' },
  },
};

export const Purchases: PageStory = {
  name: '提携きっぷで購入した予約の一覧',
  args: {
    path: 'reservations',
    shows: '島いちにち自転車きっぷ',
    isMember: true,
    responses: { listReservations: 'partnerTicket' },
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
  args: {
    path: 'reservations',
    shows: 'メールアドレスの確認の期限',
    isMember: true,
    responses: { listReservations: 'due' },
  },
};

export const MyPageNarrow: PageStory = {
  name: '狭い画面のマイページ',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member',
    shows: 'メールアドレスの確認の期限',
    isMember: true,
    responses: { listReservations: 'due' },
  },
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
  args: { path: 'member', shows: '花子花子 様', isMember: true, isLong: true },
};

export const MyPageUnavailable: PageStory = {
  name: 'マイページがサーバーにつながらない',
  args: {
    path: 'member',
    shows: 'ただいま、ご利用いただけません',
    isMember: true,
    responses: { getCurrentMember: 'unavailable' },
  },
};

export const EditNarrow: PageStory = {
  name: '狭い画面の会員の情報の変更',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member/edit',
    shows: '確認へ進む',
    isMember: true,
  },
};

export const LongTextOfEdit: PageStory = {
  name: '長い名前の会員の情報の変更',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member/edit',
    shows: '確認へ進む',
    isMember: true,
    isLong: true,
  },
};

export const ChangeEmailNarrow: PageStory = {
  name: '狭い画面のメールアドレスの変更',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member/change-email',
    shows: '確認メールを送る',
    isMember: true,
  },
};

export const ChangePasswordNarrow: PageStory = {
  name: '狭い画面のパスワードの変更',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member/change-password',
    shows: 'パスワードを変更する',
    isMember: true,
  },
};

export const EmailChangeLoading: PageStory = {
  name: '変更のリンクを確かめている',
  args: {
    path: 'member/change-email/Em6rW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    shows: 'ページを読み込んでいます',
    responses: { checkEmailChangeLink: 'pending' },
  },
};

export const EmailChangeUnavailable: PageStory = {
  name: '変更のリンクを確かめられない',
  args: {
    path: 'member/change-email/Em6rW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    shows: 'ただいま、ご利用いただけません',
    responses: { checkEmailChangeLink: 'unavailable' },
  },
};

export const EmailChangeNarrow: PageStory = {
  name: '狭い画面の変更の確認',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member/change-email/Em6rW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    shows: 'このアドレスに変更する',
  },
};
