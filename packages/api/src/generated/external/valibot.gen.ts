// Generated from openapi/external-api by `npm run generate`. Do not edit.

import * as v from 'valibot';

/**
 * エラーの種類
 */
export const vErrorCode = v.string();

/**
 * 項目の誤りの種類
 */
export const vFieldErrorCode = v.string();

/**
 * 金額(円・税込)
 */
export const vYen = v.pipe(v.number(), v.integer());

/**
 * 行程。outbound=往路(片道を含む)、return=復路
 */
export const vLegName = v.string();

/**
 * 日時(RFC 3339、時差つき)
 */
export const vInstant = v.string();

/**
 * エラー応答。画面の文言は code ごとに画面側が持ち、message には依存しません。
 */
export const vApiError = v.object({
    message: v.string(),
    code: vErrorCode,
    requestId: v.string(),
    errors: v.optional(v.record(v.string(), v.array(vFieldErrorCode))),
    retryAfterSeconds: v.optional(v.pipe(v.number(), v.integer())),
    previousTotalYen: v.optional(vYen),
    currentTotalYen: v.optional(vYen),
    leg: v.optional(vLegName),
    salesOpenAt: v.optional(vInstant)
});

/**
 * 入力されたメールアドレス。全角、大文字、前後の空白も可。
 */
export const vEmailGiven = v.string();

/**
 * ログインの入力
 */
export const vLoginRequest = v.object({
    email: vEmailGiven,
    password: v.string()
});

/**
 * 会員のID
 */
export const vMemberId = v.string();

/**
 * 姓または名、その読み
 */
export const vPersonName = v.string();

/**
 * メールアドレス(携帯電話会社の古い形のアドレスも含む)
 */
export const vEmail = v.string();

/**
 * 電話番号
 */
export const vPhone = v.string();

/**
 * 郵便番号(ハイフン付き7桁)
 */
export const vPostalCode = v.string();

/**
 * 都道府県、または「日本国外」。ない場合は空文字。
 */
export const vPrefectureName = v.string();

/**
 * 市区町村(郡と区を含む)。分からない場合は空文字。
 */
export const vCity = v.string();

/**
 * 町名・番地。ない場合は空文字。
 */
export const vAddressLine = v.string();

/**
 * 建物名・部屋番号。ない場合は空文字。
 */
export const vBuilding = v.string();

/**
 * 住所
 */
export const vAddress = v.object({
    postalCode: v.nullable(vPostalCode),
    prefecture: vPrefectureName,
    city: vCity,
    line1: vAddressLine,
    building: vBuilding
});

/**
 * 日付(日本時間)
 */
export const vLocalDate = v.string();

/**
 * 性別。otherは「その他・回答しない」。
 */
export const vSex = v.string();

/**
 * 会員。ログインの仕組みは項目を必要としません。項目のない会員({})も会員です。
 */
export const vMember = v.object({
    id: v.optional(vMemberId),
    customerNumber: v.optional(v.string()),
    familyName: v.optional(vPersonName),
    givenName: v.optional(vPersonName),
    familyNameKana: v.optional(vPersonName),
    givenNameKana: v.optional(vPersonName),
    email: v.optional(vEmail),
    phone: v.optional(vPhone),
    address: v.optional(vAddress),
    birthDate: v.optional(vLocalDate),
    sex: v.optional(vSex),
    scope: v.optional(v.array(v.string()))
});

/**
 * Cookieを発行した
 */
export const vGetCsrfCookieResponse = v.void();

/**
 * メールアドレスとパスワード
 */
export const vLoginBody = vLoginRequest;

/**
 * ログインした
 */
export const vLoginResponse = v.void();

/**
 * ログアウトした
 */
export const vLogoutResponse = v.void();

/**
 * 会員
 */
export const vGetCurrentMemberResponse = vMember;
