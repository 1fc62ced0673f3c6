// Generated from openapi/external-api by `npm run generate`. Do not edit.

import * as v from 'valibot';

/**
 * エラーの種類
 */
export const vErrorCode = v.picklist([
    'MALFORMED_REQUEST',
    'UNAUTHENTICATED',
    'SESSION_EXPIRED',
    'LOGIN_FAILED',
    'PAYMENT_DECLINED',
    'TDS_FAILED',
    'TDS_CANCELLED',
    'NOT_FOUND',
    'LOOKUP_NOT_FOUND',
    'TOKEN_INVALID',
    'POSTAL_CODE_NOT_FOUND',
    'SAILING_SOLD_OUT',
    'CABIN_SOLD_OUT',
    'DECK_FULL',
    'PET_ROOM_FULL',
    'SAILING_CANCELLED',
    'PRICE_CHANGED',
    'VERSION_CONFLICT',
    'RESERVATION_STATE',
    'EXTENSION_LIMIT',
    'REQUEST_IN_PROGRESS',
    'HOLD_EXPIRED',
    'TDS_TIMEOUT',
    'TOKEN_EXPIRED',
    'TOKEN_USED',
    'PAYLOAD_TOO_LARGE',
    'CSRF',
    'VALIDATION_FAILED',
    'IDEMPOTENCY_KEY_REUSED',
    'NO_ADULT',
    'PARTY_TOO_LARGE',
    'CAPACITY_MISMATCH',
    'WOMEN_ONLY',
    'VEHICLE_TOO_LONG',
    'VEHICLE_TOO_HIGH',
    'VEHICLE_TYPE_PHONE_ONLY',
    'DRIVER_MISSING',
    'SALES_NOT_OPEN',
    'WEB_SALES_CLOSED',
    'CVS_AMOUNT',
    'CVS_TOO_LATE',
    'PRECONDITION_MISSING',
    'RATE_LIMITED',
    'LOOKUP_LOCKED',
    'LOGIN_LOCKED',
    'INTERNAL',
    'UNAVAILABLE'
]);

/**
 * 項目の誤りの種類
 */
export const vFieldErrorCode = v.picklist([
    'REQUIRED',
    'TOO_LONG',
    'INVALID_FORMAT',
    'INVALID_CHARACTER',
    'NOT_KANA',
    'OUT_OF_RANGE',
    'UNKNOWN_VALUE',
    'AGE_CLASS_MISMATCH',
    'NO_ADULT',
    'PARTY_TOO_LARGE',
    'CAPACITY_MISMATCH',
    'WOMEN_ONLY',
    'TOO_MANY_VEHICLES',
    'VEHICLE_TOO_LONG',
    'VEHICLE_TOO_HIGH',
    'PHONE_ONLY',
    'NOT_AN_ADULT',
    'NOT_DISTINCT',
    'RETURN_TOO_EARLY',
    'NOT_AVAILABLE',
    'SAME_PORT',
    'NO_SECTION',
    'NOT_ACCEPTED'
]);

/**
 * エラー応答。画面の文言は code ごとに画面側が持ち、message には依存しません。
 */
export const vApiError = v.object({
    message: v.string(),
    code: vErrorCode,
    requestId: v.string(),
    errors: v.optional(v.record(v.string(), v.array(vFieldErrorCode))),
    retryAfterSeconds: v.optional(v.pipe(v.number(), v.integer())),
    previousTotalYen: v.optional(v.pipe(v.number(), v.integer())),
    currentTotalYen: v.optional(v.pipe(v.number(), v.integer())),
    leg: v.optional(v.picklist(['outbound', 'return'])),
    salesOpenAt: v.optional(v.string())
});

/**
 * ログインの入力
 */
export const vLoginRequest = v.object({
    email: v.string(),
    password: v.string()
});

/**
 * 会員のID
 */
export const vMemberId = v.string();

/**
 * 住所
 */
export const vAddress = v.object({
    postalCode: v.nullable(v.string()),
    prefecture: v.string(),
    municipality: v.string(),
    street: v.string(),
    building: v.string()
});

/**
 * 日付(日本時間)
 */
export const vLocalDate = v.string();

/**
 * 会員
 */
export const vMember = v.object({
    id: vMemberId,
    customerNumber: v.string(),
    familyName: v.string(),
    givenName: v.string(),
    familyNameKana: v.string(),
    givenNameKana: v.string(),
    email: v.string(),
    phone: v.string(),
    address: vAddress,
    birthDate: v.nullable(vLocalDate),
    sex: v.nullable(v.union([
        v.literal('male'),
        v.literal('female'),
        v.literal('other')
    ])),
    scope: v.array(v.string())
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
