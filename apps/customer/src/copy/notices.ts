import type { Leaving } from '@ferry/session/access';

/** Why a page was opened instead of the requested one. */
export const noticeTexts = {
  chooseSailingFirst: '先に便を選択してください。',
  chooseTicketFirst: '先にきっぷを選択してください。',
  dateDoesNotExist: 'この乗船日は暦にない日付です。別の日付を入力してください。',
  dateIsPast: 'この乗船日は過ぎています。今日からの日付を入力してください。',
  notAsBefore:
    '前回と同じ便と客室は、この日には空いていません。便と客室をお選びください。お名前などは、次の画面で入力します。',
  checkConditions:
    'この条件では便を検索できませんでした。出発地・到着地・乗船日・人数をご確認ください。',
  completeInputFirst: '先にお客様情報を入力してください。',
  choosePaymentFirst: 'お支払い方法を選択してください。',
  answersChanged: '仮予約の後に内容が変更されています。もう一度ご確認ください。',
  draftGone: '入力中の予約が見つかりませんでした。もう一度、便を選択してください。',
  nothingChanged: '変更した内容がありません。',
  slotsChanged: '時間枠を変更しました。新しい時間枠は、メールでもお知らせします。',
  changeGone: '変更の手続きは終わっています。確定していなければ、元の予約はそのまま残っています。',
  lookUpFirst: 'この予約を表示するには、予約番号と連絡先をご入力ください。',
  noTickets: 'この予約には、いま使える乗船券がありません。',
  keptTicketsVoid: 'この予約の乗船券は使えなくなったため、保存した分をこの端末から削除しました。',
  signInFirst: 'ログインすると、ご覧になろうとしたページに進みます。',
  sessionExpired: '安全のためログアウトしました。ログインすると続きから再開できます。',
  loggedOutElsewhere: '別の画面でログアウトしました。',
  switchedElsewhere: '別の画面でほかの会員がログインしたため、表示を切り替えました。',
  loggedOut: 'ログアウトしました。',
  nothingToConfirm:
    '保存していない変更は、残っていません。会員情報は、前に保存したままです。変更するときは、もう一度ご入力ください。',
  nothingToRegister:
    '登録していない内容は、残っていません。会員登録はまだ終わっていません。もう一度ご入力ください。',
  alreadyMember: 'すでに会員としてログインしています。',
  memberUpdated: '会員情報を更新しました。',
  registered: '会員登録が完了しました。登録したメールアドレスとパスワードでログインしてください。',
  passwordReset:
    'パスワードを変更し、すべての端末からログアウトしました。新しいパスワードでログインしてください。',
} as const;

/**
 * One of these reasons. It belongs to the history entry, so it is there again after Back or a
 * reload.
 */
export type NoticeKey = keyof typeof noticeTexts;

/** Why a member is no longer logged in, in the words of the page that follows. */
export const leavingNotices = {
  expired: 'sessionExpired',
  loggedOut: 'loggedOutElsewhere',
  switched: 'switchedElsewhere',
} as const satisfies Record<Leaving, NoticeKey>;

/** A reason that is shown on the page that stays. */
export type SessionNotice = (typeof leavingNotices)[Leaving];

/** The notice of a page whose fair line cannot be loaded. */
export const lineMissing =
  '順番待ちの画面を読み込めませんでした。しばらくしてから、もう一度お進みください。';
