import type { ApiError, ErrorCode } from '@ferry/api/customer-server';
import type { DomainError } from '../domain/domain-error.ts';

/** Status and explanation of each code. The explanation is for developers and the help desk. */
const ERRORS: Record<ErrorCode, [status: number, message: string]> = {
  MALFORMED_REQUEST: [400, 'リクエストを解釈できませんでした。'],
  UNAUTHENTICATED: [401, 'ログインが必要です。'],
  SESSION_EXPIRED: [401, 'ログインの有効期限が切れました。'],
  LOGIN_FAILED: [401, 'メールアドレスまたはパスワードが正しくありません。'],
  PAYMENT_DECLINED: [402, 'お支払いの承認が得られませんでした。'],
  TDS_FAILED: [402, '本人認証が完了しませんでした。'],
  TDS_CANCELLED: [402, '本人認証が中止されました。'],
  PAYMENT_CANCELLED: [402, 'お支払いが中止されました。'],
  RECENT_LOGIN_REQUIRED: [403, '最後のログインから時間がたっています。'],
  NOT_FOUND: [404, '見つかりませんでした。'],
  TOKEN_INVALID: [404, 'このリンクは無効です。'],
  LOOKUP_NOT_FOUND: [404, '予約が見つかりませんでした。'],
  POSTAL_CODE_NOT_FOUND: [404, 'この郵便番号の住所は見つかりませんでした。'],
  SAILING_SOLD_OUT: [409, 'ご希望の便は満席になりました。'],
  CABIN_SOLD_OUT: [409, '選択された客室は満室になりました。'],
  DECK_FULL: [409, '車両の積載枠が満車になりました。'],
  PET_ROOM_FULL: [409, 'ペットルームは満室です。'],
  SAILING_CANCELLED: [409, 'この便は欠航となりました。'],
  SAILING_AS_PLANNED: [409, 'この便には、証明書を発行する欠航・遅れがありません。'],
  TICKET_QUOTA_SOLD_OUT: [409, 'きっぷの販売枠が終了しました。'],
  SLOT_FULL: [409, 'この時間の枠は埋まりました。'],
  VOUCHER_REFUSED: [409, 'この引換券は使えません。'],
  PRICE_CHANGED: [409, '運賃が変わりました。'],
  VERSION_CONFLICT: [409, '別の画面で変更されました。'],
  RESERVATION_STATE: [409, 'この状態では行えない操作です。'],
  EXTENSION_TOO_EARLY: [409, 'まだ延長できません。'],
  EXTENSION_LIMIT: [409, 'これ以上延長できません。'],
  ENTRY_LIMIT: [409, '登録できる数の上限に達しています。'],
  ALREADY_PAID: [409, 'この予約はお支払い済みです。'],
  DIFFERENCE_CHANGED: [409, '差額または手数料が変わりました。'],
  CONTACT_CHANGE_WAITING: [409, 'この予約は、メールアドレスの変更を待っています。'],
  CHANGE_IN_PROGRESS: [409, 'この予約は変更の手続き中です。'],
  DUPLICATE_BOOKING: [409, '同じ便に同じお名前の予約があります。'],
  FEE_CHANGED: [409, '取消手数料が変わりました。'],
  CANCEL_BY_PHONE: [409, 'この取消はお電話で承ります。'],
  RECEIPT_LIMIT: [409, 'この領収書は、これ以上発行できません。'],
  REQUEST_IN_PROGRESS: [409, '同じ操作を処理しています。'],
  UNPAID_LIMIT: [409, 'お支払い待ちの予約が上限に達しています。'],
  MAIL_UNCONFIRMED: [409, 'メールアドレスの確認が必要です。'],
  HOLD_EXPIRED: [410, 'お取り置きの期限が過ぎました。'],
  TOKEN_EXPIRED: [410, 'このリンクは有効期限が切れています。'],
  TOKEN_USED: [410, 'このリンクはすでに使用されています。'],
  TDS_TIMEOUT: [410, '本人認証の有効時間が過ぎました。'],
  PAYMENT_TIMEOUT: [410, 'お支払いの有効時間が過ぎました。'],
  PAYLOAD_TOO_LARGE: [413, '送信された内容が大きすぎます。'],
  CSRF: [419, 'CSRF token mismatch.'],
  VALIDATION_FAILED: [422, '入力内容をご確認ください。'],
  PASSKEY_INVALID: [422, 'このパスキーを確認できませんでした。'],
  IDEMPOTENCY_KEY_REUSED: [422, '冪等性の鍵が別の内容に使われています。'],
  NO_ADULT: [422, '大人を1名以上にしてください。'],
  PARTY_TOO_LARGE: [422, '1回に予約できる人数を超えています。'],
  CAPACITY_MISMATCH: [422, '客室の定員と人数が合いません。'],
  WOMEN_ONLY: [422, '女性専用の客室です。'],
  VEHICLE_TOO_LONG: [422, 'この長さの車両はインターネットでは予約できません。'],
  VEHICLE_TOO_HIGH: [422, 'この高さの車両はこの便に載せられません。'],
  VEHICLE_TYPE_PHONE_ONLY: [422, 'この種類の車両は電話で受け付けます。'],
  DRIVER_MISSING: [422, '車両ごとに運転者を選択してください。'],
  SALES_NOT_OPEN: [422, 'この便の予約はまだ受け付けていません。'],
  WEB_SALES_CLOSED: [422, 'インターネット予約の受付は終了しました。'],
  TICKET_NOT_ON_SALE: [422, 'このきっぷは販売していません。'],
  CHANGE_CLOSED: [422, '変更の受付は終了しました。'],
  NOTHING_TO_CHANGE: [422, '変更した内容がありません。'],
  STAND_BY_CLOSED: [422, 'この行程は、当日空席待ちにできません。'],
  WAITLIST_CLOSED: [422, 'この便の空席待ちには登録できません。'],
  PRE_ORDER_CLOSED: [422, 'この便の先行申込は受け付けていません。'],
  CANCEL_CLOSED: [
    422,
    '出発した行程、乗船手続きの済んだ行程、当日空席待ちの行程は取り消せません。',
  ],
  CVS_AMOUNT: [422, 'コンビニでのお支払いの上限を超えています。'],
  CVS_TOO_LATE: [422, 'コンビニでのお支払いの受付は終了しました。'],
  PRECONDITION_MISSING: [428, 'Idempotency-Key または If-Match ヘッダーが必要です。'],
  RATE_LIMITED: [429, 'ただいま混み合っています。'],
  WAIT_YOUR_TURN: [429, '順番待ちをしています。joinQueue で順番を取ってください。'],
  LOOKUP_LOCKED: [429, '続けて照会できなかったため、照会を停止しています。'],
  LOGIN_LOCKED: [429, '続けてログインできなかったため、ログインを停止しています。'],
  INTERNAL: [500, '処理できませんでした。'],
  UNAVAILABLE: [503, 'ただいまご利用いただけません。'],
  MAIL_UNAVAILABLE: [503, 'ただいまメールを送信できません。'],
};

/** Properties of the error shape beside the three that every error has. */
type ErrorDetails = Omit<ApiError, 'message' | 'code' | 'requestId'>;

/** An error as it goes over the wire. */
export interface ErrorResponse {
  status: number;
  headers: Record<string, string>;
  body: ApiError;
}

export function errorResponse(
  code: ErrorCode,
  requestId: string,
  details: ErrorDetails = {},
): ErrorResponse {
  const [status, message] = ERRORS[code];
  const wait = details.retryAfterSeconds;
  return {
    status,
    headers: wait === undefined ? {} : { 'retry-after': String(wait) },
    body: { message, code, requestId, ...details },
  };
}

export function domainErrorResponse(error: DomainError, requestId: string): ErrorResponse {
  // poolIds is a fact for the log, not part of the contract.
  const { poolIds: _, ...details } = error.details;
  return errorResponse(error.code, requestId, details);
}

/** A response that was given to the same request before, or that must not change on its way. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly response: ErrorResponse;

  constructor(response: ErrorResponse) {
    super(response.body.code);
    this.response = response;
  }
}
