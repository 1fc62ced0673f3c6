import { type PageStory, pageMeta } from '../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Profile' };

export default meta;

export const Companions: PageStory = {
  name: '同行者',
  args: { path: 'member?show=companions', shows: '山田 陽菜', isMember: true },
};

export const NoCompanions: PageStory = {
  name: 'まだ同行者がいない',
  args: {
    path: 'member?show=companions',
    shows: 'まだ同行者の登録がありません',
    isMember: true,
    responses: { listCompanions: 'none' },
  },
};

export const CompanionsPending: PageStory = {
  name: '同行者を読み込んでいる',
  args: {
    path: 'member?show=companions',
    shows: '同行者を読み込んでいます',
    isMember: true,
    responses: { listCompanions: 'pending' },
  },
};

export const Vehicles: PageStory = {
  name: '車両',
  args: { path: 'member?show=vehicles', shows: 'わが家の車', isMember: true },
};

export const NoVehicles: PageStory = {
  name: 'まだ車両がない',
  args: {
    path: 'member?show=vehicles',
    shows: 'まだ車両の登録がありません',
    isMember: true,
    responses: { listMemberVehicles: 'none' },
  },
};

export const Cards: PageStory = {
  name: '登録したカード',
  args: { path: 'member?show=cards', shows: 'VISA 下4桁 4242', isMember: true },
};

export const NoCards: PageStory = {
  name: 'まだカードがない',
  args: {
    path: 'member?show=cards',
    shows: 'まだカードの登録がありません',
    isMember: true,
    responses: { listCards: 'none' },
  },
};

export const CardsPending: PageStory = {
  name: 'カードを読み込んでいる',
  args: {
    path: 'member?show=cards',
    shows: '登録したカードを読み込んでいます',
    isMember: true,
    responses: { listCards: 'pending' },
  },
};

export const CardsUnavailable: PageStory = {
  name: 'カードを読み込めない',
  args: {
    path: 'member?show=cards',
    shows: 'ただいまご利用いただけません',
    isMember: true,
    responses: { listCards: 'unavailable' },
  },
};

export const Logins: PageStory = {
  name: 'ログイン中の端末',
  args: { path: 'member?show=logins', shows: 'iPhone・Safari', isMember: true },
};

export const NoPasskeys: PageStory = {
  name: 'まだパスキーがない',
  args: {
    path: 'member?show=logins',
    shows: 'パスキーを追加する',
    isMember: true,
    responses: { listPasskeys: 'none' },
  },
};

export const Notifications: PageStory = {
  name: 'お知らせとデータ',
  args: { path: 'member?show=notifications', shows: '車検の期限', isMember: true },
};

export const NotificationsPending: PageStory = {
  name: 'お知らせの設定を読み込んでいる',
  args: {
    path: 'member?show=notifications',
    shows: 'メールのお知らせを読み込んでいます',
    isMember: true,
    responses: { getNotificationSettings: 'pending' },
  },
};

export const Data: PageStory = {
  name: 'お預かりしているデータ',
  args: { path: 'member?show=data', shows: '予約(2件)', isMember: true },
};

export const NoData: PageStory = {
  name: '登録したばかりの会員のデータ',
  args: {
    path: 'member?show=data',
    shows: '予約(0件)',
    isMember: true,
    responses: { getMemberData: 'newMember' },
  },
};

export const DataPending: PageStory = {
  name: 'データを読み込んでいる',
  args: {
    path: 'member?show=data',
    shows: 'お預かりしているデータを読み込んでいます',
    isMember: true,
    responses: { getMemberData: 'pending' },
  },
};

export const DataAfterLong: PageStory = {
  name: 'データの前の本人の確認',
  args: {
    path: 'member?show=data',
    shows: '確認して読む',
    isMember: true,
    responses: { getMemberData: 'recentLoginRequired' },
  },
};

export const DataRefused: PageStory = {
  name: 'データを何度も受け取った',
  args: {
    path: 'member?show=data',
    shows: '混み合っています',
    isMember: true,
    responses: { getMemberData: 'rateLimited' },
  },
};

export const LongTextOfData: PageStory = {
  name: '長いお名前のデータ',
  args: { path: 'member?show=data', shows: '予約(2件)', isMember: true, isLong: true },
};

export const CompanionsUnavailable: PageStory = {
  name: '同行者がサーバーにつながらない',
  args: {
    path: 'member?show=companions',
    shows: 'ただいまご利用いただけません',
    isMember: true,
    responses: { listCompanions: 'unavailable' },
  },
};

export const CompanionsNarrow: PageStory = {
  name: '狭い画面の同行者',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member?show=companions',
    shows: '同行者を追加する',
    isMember: true,
  },
};

export const LongTextOfCompanions: PageStory = {
  name: '同行者の長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member?show=companions',
    shows: '同行者を追加する',
    isMember: true,
    isLong: true,
  },
};

export const VehiclesPending: PageStory = {
  name: '車両を読み込んでいる',
  args: {
    path: 'member?show=vehicles',
    shows: '車両を読み込んでいます',
    isMember: true,
    responses: { listMemberVehicles: 'pending' },
  },
};

export const VehiclesUnavailable: PageStory = {
  name: '車両がサーバーにつながらない',
  args: {
    path: 'member?show=vehicles',
    shows: 'ただいまご利用いただけません',
    isMember: true,
    responses: { listMemberVehicles: 'unavailable' },
  },
};

export const VehiclesNarrow: PageStory = {
  name: '狭い画面の車両',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member?show=vehicles',
    shows: '車両を追加する',
    isMember: true,
  },
};

export const LongTextOfVehicles: PageStory = {
  name: '車両の長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member?show=vehicles',
    shows: '車両を追加する',
    isMember: true,
    isLong: true,
  },
};

export const LoginsPending: PageStory = {
  name: 'ログイン中の端末を読み込んでいる',
  args: {
    path: 'member?show=logins',
    shows: 'ログイン中の端末を読み込んでいます',
    isMember: true,
    responses: { listLogins: 'pending' },
  },
};

export const LoginsUnavailable: PageStory = {
  name: 'ログイン中の端末がサーバーにつながらない',
  args: {
    path: 'member?show=logins',
    shows: 'ただいまご利用いただけません',
    isMember: true,
    responses: { listLogins: 'unavailable' },
  },
};

export const LoginsNarrow: PageStory = {
  name: '狭い画面のログイン中の端末',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member?show=logins',
    shows: 'パスキーを追加する',
    isMember: true,
  },
};

export const LongTextOfLogins: PageStory = {
  name: 'ログイン中の端末の長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member?show=logins',
    shows: 'パスキーを追加する',
    isMember: true,
    isLong: true,
  },
};

export const NotificationsUnavailable: PageStory = {
  name: 'お知らせの設定がサーバーにつながらない',
  args: {
    path: 'member?show=notifications',
    shows: 'ただいまご利用いただけません',
    isMember: true,
    responses: { getNotificationSettings: 'unavailable' },
  },
};

export const NotificationsNarrow: PageStory = {
  name: '狭い画面のお知らせの設定',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'member?show=notifications',
    shows: '車検の期限',
    isMember: true,
  },
};

export const DataUnavailable: PageStory = {
  name: 'お預かりしているデータがサーバーにつながらない',
  args: {
    path: 'member?show=data',
    shows: 'ただいまご利用いただけません',
    isMember: true,
    responses: { getMemberData: 'unavailable' },
  },
};

export const DataNarrow: PageStory = {
  name: '狭い画面のお預かりしているデータ',
  globals: { viewport: { value: 'phone375' } },
  args: { path: 'member?show=data', shows: '予約(2件)', isMember: true },
};

export const CardsNarrow: PageStory = {
  name: '狭い画面の登録したカード',
  globals: { viewport: { value: 'phone375' } },
  args: { path: 'member?show=cards', shows: 'VISA 下4桁 4242', isMember: true },
};
