import type { Payment } from '@ferry/api/customer';
import type { ApiError, FailureCode } from '@ferry/api/errors';
import { formatDateTime } from '@ferry/format/date';
import { formatYen } from '@ferry/format/yen';
import { call, commonTexts, minutes } from './common-texts.ts';
import { operator } from './operator.ts';

/** What a customer reads, for each code of the contract. */
const texts: Record<FailureCode, string | ((error: ApiError) => string)> = {
  ...commonTexts,
  WAIT_YOUR_TURN: '順番にご案内しています。順番になりましたら、もう一度お進みください。',
  MALFORMED_REQUEST: `処理できませんでした。ページを再読み込みして、もう一度お試しください。${call}`,
  UNAUTHENTICATED: 'ログインしてください。',
  SESSION_EXPIRED: '安全のためログアウトしました。ログインすると続きから再開できます。',
  LOGIN_FAILED: 'メールアドレスまたはパスワードが正しくありません。',
  PAYMENT_DECLINED:
    'お支払いの承認が得られませんでした。別のカードまたはお支払い方法をお選びください。',
  TDS_FAILED:
    '本人認証(3Dセキュア)が完了しませんでした。カード会社の認証設定をご確認いただくか、別の方法をお選びください。',
  TDS_CANCELLED: '本人認証が中止されました。お支払いは行われていません。',
  PAYMENT_CANCELLED: 'お支払いが中止されました。お支払いは行われていません。',
  RECENT_LOGIN_REQUIRED: '安全のため、もう一度パスワードを入力してください。',
  NOT_FOUND: '見つかりませんでした。',
  TOKEN_INVALID: 'このリンクは使えません。メールのリンク全体を、もう一度開いてください。',
  LOOKUP_NOT_FOUND:
    '予約が見つかりませんでした。予約番号と、予約時の電話番号またはメールアドレスをご確認ください。',
  POSTAL_CODE_NOT_FOUND: 'この郵便番号の住所は見つかりませんでした。住所を直接入力してください。',
  SAILING_SOLD_OUT:
    'ご希望の便は満席になりました。入力内容は残っています。別の便をお選びください。',
  CABIN_SOLD_OUT:
    '選択された客室は満室になりました。入力内容は残っています。ほかの客室をお選びください。',
  DECK_FULL:
    '車両は満車になりました。入力内容は残っています。徒歩でのご乗船か、別の便をお選びください。',
  PET_ROOM_FULL: 'ペットルームは満室です。入力内容は残っています。別の便をお選びください。',
  SAILING_AS_PLANNED:
    'この便には、証明書を発行する欠航・遅れがありません。最新の運航状況をご確認ください。',
  SAILING_CANCELLED: 'この便は欠航となりました。入力内容は残っています。別の便をお選びください。',
  PRICE_CHANGED: ({ body }) => {
    const [previous, current] = [body?.previousTotalYen ?? 0, body?.currentTotalYen ?? 0];
    const change = `${formatYen(Math.abs(current - previous))}${current > previous ? '高く' : '安く'}`;
    return `運賃が${formatYen(previous)}から${formatYen(current)}に変わりました(${change}なりました)。内容をご確認のうえ、もう一度お進みください。`;
  },
  VERSION_CONFLICT: '別の画面でこの予約が変更されました。最新の内容をご確認ください。',
  RESERVATION_STATE: 'この予約では行えない操作です。最新の内容をご確認ください。',
  EXTENSION_TOO_EARLY: ({ body }) =>
    `お取り置きの期限は、${minutes(body?.retryAfterSeconds)}たってから延長できます。`,
  EXTENSION_LIMIT: 'お取り置きの期限は、これ以上延長できません。',
  ENTRY_LIMIT:
    '登録できる数の上限に達しています。使わないものを外してから、もう一度追加してください。',
  ALREADY_PAID: 'この予約は、お支払いが済んでいます。',
  DIFFERENCE_CHANGED: '差額または手数料が変わりました。現在の金額をご確認ください。',
  CONTACT_CHANGE_WAITING:
    'メールアドレスの変更を待っています。変わった後に、もう一度お試しください。',
  CHANGE_IN_PROGRESS: 'この予約は、別の画面で変更の手続き中です。',
  TICKET_QUOTA_SOLD_OUT: 'きっぷの販売枠が終了しました。別の日をお選びください。',
  VOUCHER_REFUSED: 'この引換券は使えません。',
  SLOT_FULL: 'この時間の枠は埋まりました。別の時間をお選びください。',
  TICKET_NOT_ON_SALE: 'このきっぷは、ただいま販売していません。',
  DUPLICATE_BOOKING: '同じ便に、同じお名前の予約があります。',
  FEE_CHANGED: '取消手数料が変わりました。現在の手数料と払い戻し額をご確認ください。',
  CANCEL_BY_PHONE: `この取消は、お電話(${operator.phone.number})で承ります。`,
  RECEIPT_LIMIT: 'この領収書は、これ以上発行できません。発行済みの領収書をお使いください。',
  UNPAID_LIMIT:
    'お支払い待ちのご予約が上限に達しています。先にお支払いいただくか、クレジットカードをお選びください。',
  MAIL_UNCONFIRMED:
    'コンビニ・窓口でのお支払いには、メールアドレスの確認が必要です。「お支払い方法を選ぶ」の画面で、確認のメールをお送りできます。',
  REQUEST_IN_PROGRESS: '前の操作を処理しています。少し待ってから、もう一度お試しください。',
  HOLD_EXPIRED: 'お取り置きの期限が過ぎたため、空席を確認し直します。入力内容は残っています。',
  TOKEN_EXPIRED:
    'このリンクは有効期限が切れています(発行から2時間)。元の画面から、もう一度リンクをお送りください。',
  TOKEN_USED: 'このリンクはすでに使用されています。元の画面から、もう一度リンクをお送りください。',
  TDS_TIMEOUT: '本人認証の有効時間が過ぎました。お支払いは行われていません。',
  PAYMENT_TIMEOUT: 'お支払いの有効時間が過ぎました。お支払いは行われていません。',
  PAYLOAD_TOO_LARGE: '入力が長すぎるため送信できませんでした。入力を短くしてください。',
  CSRF: '接続を確認できませんでした。ページを再読み込みして、もう一度お試しください。Cookieが無効のときは、有効にしてください。',
  VALIDATION_FAILED: ({ fieldErrors }) =>
    Object.values(fieldErrors).flat().includes('LOCKED')
      ? '変更できなくなった項目があります。選び直してください。'
      : '入力内容をご確認ください。',
  PASSKEY_INVALID:
    'このパスキーを確認できませんでした。もう一度お試しいただくか、パスワードでログインしてください。',
  IDEMPOTENCY_KEY_REUSED: '処理できませんでした。ページを再読み込みして、もう一度お試しください。',
  NO_ADULT:
    'お子様だけではご乗船いただけません。大人を追加してください。幼児・乳児のいるお部屋にも、大人が必要です。',
  PARTY_TOO_LARGE: `1回にご予約いただける人数を超えています。団体予約窓口(${operator.phone.number})へご連絡ください。`,
  CAPACITY_MISMATCH: '客室の定員と人数が合いません。客室を追加するか、人数をご確認ください。',
  WOMEN_ONLY: '女性専用の客室です。ご利用になる方の性別をご確認ください。',
  VEHICLE_TOO_LONG: `この長さの車両はインターネットではご予約いただけません。お電話(${operator.phone.number})でお問い合わせください。`,
  VEHICLE_TOO_HIGH: `この高さの車両は、この便に載せられません。お電話(${operator.phone.number})でお問い合わせください。`,
  VEHICLE_TYPE_PHONE_ONLY: `この車両はインターネットではご予約いただけません。お電話(${operator.phone.number})でお問い合わせください。`,
  DRIVER_MISSING: '車両ごとに運転者を選択してください。',
  SALES_NOT_OPEN: ({ body }) =>
    body?.salesOpenAt
      ? `この便の予約は${formatDateTime(body.salesOpenAt)}から受け付けます。`
      : 'この便の予約はまだ受け付けていません。',
  WEB_SALES_CLOSED: `インターネット予約の受付は終了しました。空席がある場合は窓口・お電話(${operator.phone.number})でご予約いただけます。`,
  CHANGE_CLOSED: '変更の受付は終了しました。乗船港の窓口へお申し出ください。',
  STAND_BY_CLOSED: 'この行程は、当日空席待ちにできません。乗船港の窓口へお申し出ください。',
  NOTHING_TO_CHANGE: '変更した内容がありません。',
  WAITLIST_CLOSED: 'この便の空席待ちには登録できません。便を選び直してください。',
  PRE_ORDER_CLOSED: 'この便の先行申込は受け付けていません。便を選び直してください。',
  CANCEL_CLOSED: '出発した行程、乗船手続きの済んだ行程、当日空席待ちの行程は取り消せません。',
  CVS_AMOUNT: 'コンビニでのお支払いは30万円までです。ほかの方法をお選びください。',
  CVS_TOO_LATE:
    '出港日まで日数がないため、コンビニではお支払いいただけません。ほかの方法をお選びください。',
  PRECONDITION_MISSING: '処理できませんでした。ページを再読み込みして、もう一度お試しください。',
  LOOKUP_LOCKED: ({ body }) =>
    `安全のため、${minutes(body?.retryAfterSeconds)}間照会を停止しています。そのあと、もう一度お試しください。`,
  LOGIN_LOCKED: ({ body }) =>
    `安全のため、${minutes(body?.retryAfterSeconds)}間ログインできません。そのあと、もう一度お試しください。`,
  MAIL_UNAVAILABLE: `ただいまメールをお送りできません。入力内容は残っています。10分ほどたってから、もう一度お試しください。${call}`,
};

/** The text of a code that comes without an error: why a payment was not made. */
export const failureText = (code: NonNullable<Payment['failure']>): string =>
  String(texts[code] ?? '別のお支払い方法をお選びください。');

/** The Japanese text of a failure. Keyed by its code, never by what the server says. */
export function errorText(error: ApiError): string {
  // A newer server may send a code that this build does not know.
  const text = texts[error.code] ?? texts.UNEXPECTED;
  return typeof text === 'string' ? text : text(error);
}
