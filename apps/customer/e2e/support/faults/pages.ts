import { afterBooking, booking } from './booking-pages.ts';
import { cabin, draft, id, input, mail, payment, type TablePage } from './table-page.ts';

const ticket = 'partnerTicketId=pt_aquarium';
const tickets: TablePage[] = [
  { path: 'partner-tickets?kind=aquarium&isAccessible=true', heading: '提携きっぷ' },
  { path: 'partner-tickets/pt_aquarium', heading: 'くじら水族館 往復きっぷ' },
  { path: `partner-tickets/search-section?${ticket}`, heading: '区間・日・人数を選ぶ' },
  {
    path: `partner-tickets/select-schedule?${ticket}&fromPortId=port_shinonome&toPortId=port_hokutohama&date=2027-08-03&returnDate=2027-08-06&adults=2&children=1`,
    heading: '往路の便と客室を選ぶ',
    ...cabin,
  },
  {
    path: `partner-tickets/select-other-schedule?${draft}`,
    heading: '復路の便と客室を選ぶ',
    ...cabin,
  },
  { path: `partner-tickets/customer-input?${draft}`, ...input },
  { path: `partner-tickets/payment-input?${draft}`, ...payment },
  {
    path: `partner-tickets/payment-info?${draft}`,
    settles: `partner-tickets/payment-input?${draft}`,
    ...payment,
  },
  {
    path: `partner-tickets/content-confirm?${draft}`,
    heading: '入力内容の確認',
    press: 'この内容で仮予約する',
  },
  {
    path: `partner-tickets/reservation-confirm?reservation=${id}`,
    heading: '購入の確定',
    example: 'held',
    first: [/に同意する/],
    press: /予約を確定する$/,
  },
  {
    path: `partner-tickets/reservation-completion?reservation=${id}`,
    heading: '予約を受け付けました',
  },
  {
    path: 'partner-tickets/rsv_9cV4nQ7rTz2B/select-other-schedule',
    heading: '便と時間枠の変更',
    example: 'partnerTicket',
  },
  {
    path: `partner-tickets/${id}/payment-info`,
    heading: 'お支払い情報',
    settles: `reservation/${id}/payment-info`,
  },
];

const members: TablePage[] = [
  {
    path: 'signin',
    heading: 'ログイン',
    as: 'guest',
    isWholeAlone: true,
    typed: { メールアドレス: 'hanako@example.jp', パスワード: 'natsu-no-funatabi' },
    press: 'ログインする',
  },
  { path: 'signout', heading: 'ログアウト' },
  {
    path: 'signup/apply',
    heading: '会員登録のお申し込み',
    as: 'guest',
    isAnsweredEmpty: true,
    first: [/^会員規約/],
    typed: mail,
    press: '登録用メールを送る',
  },
  {
    path: 'signup/applied',
    heading: '会員登録のお申し込み',
    settles: 'signup/apply',
    as: 'guest',
  },
  { path: 'member/new', heading: 'お客様の情報を登録する', as: 'guest' },
  {
    path: 'member/new/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    heading: 'お客様の情報を登録する',
    settles: 'member/new',
    as: 'guest',
    typed: { 姓: '髙橋', 名: '花子' },
  },
  { path: 'member/confirm', heading: 'お客様の情報を登録する', settles: 'member/new', as: 'guest' },
  {
    path: 'reset-password/forgot',
    heading: 'パスワードの再設定',
    as: 'guest',
    isAnsweredEmpty: true,
    typed: mail,
    press: '再設定用のメールを送る',
  },
  {
    path: 'reset-password/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    heading: '新しいパスワードを決める',
    isAnsweredEmpty: true,
    settles: 'reset-password',
    as: 'guest',
    typed: { 新しいパスワード: 'aki-no-funatabi-1' },
    press: 'パスワードを変更する',
  },
  { path: 'member', heading: 'マイページ', as: 'member' },
  {
    path: 'member?show=companions',
    heading: '同行者',
    as: 'member',
    first: ['同行者を追加する'],
    typed: { 姓: '髙橋', 名: '葵' },
  },
  { path: 'reservations?show=past', heading: '予約の一覧', as: 'member' },
  { path: 'member/edit', heading: 'お客様の情報', as: 'member', typed: { 姓: '髙橋' } },
  {
    path: 'member/change-email',
    heading: 'メールアドレスの変更',
    isAnsweredEmpty: true,
    as: 'member',
    typed: { 新しいメールアドレス: 'kept@example.jp', 今のパスワード: 'natsu-no-funatabi' },
    press: '確認メールを送る',
  },
  {
    path: 'member/change-password',
    heading: 'パスワードの変更',
    isAnsweredEmpty: true,
    as: 'member',
    typed: { 今のパスワード: 'natsu-no-funatabi', 新しいパスワード: 'aki-no-funatabi-1' },
    press: 'パスワードを変更する',
  },
  {
    path: 'member/change-email/Em6rW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    heading: 'メールアドレスの変更の確認',
    isAnsweredEmpty: true,
    settles: 'member/change-email/link',
    press: 'このアドレスに変更する',
  },
];

const others: TablePage[] = [
  { path: 'accessibility', heading: 'アクセシビリティ方針' },
  {
    path: 'samples/geocoding',
    heading: '最寄りの港を探す',
    typed: { 郵便番号または住所: '9000001' },
    press: '港を調べる',
  },
  { path: 'samples/payment', heading: 'お支払いのテスト' },
  { path: 'errors/40x?reason=forbidden', heading: 'この予約を表示する権限がありません' },
  { path: 'errors/mail-error?reason=tokenUsed', heading: 'このリンクはすでに使用されています' },
  {
    path: 'errors/sorry?reason=busy&back=%2Freservation-search',
    heading: 'ただいま混み合っています',
    isWholeAlone: true,
  },
  { path: 'no/such/page', heading: 'ページが見つかりません' },
];

/** The rows of the table of pages and faults. `scripts/test/pages-and-faults.spec.ts` holds them to the routes. */
export const tablePages: readonly TablePage[] = [
  ...booking,
  ...afterBooking,
  ...tickets,
  ...members,
  ...others,
];
