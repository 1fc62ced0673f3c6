// Generated from openapi/external-api by `npm run generate`. Do not edit.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * エラーの種類
 */
export type ErrorCode = 'MALFORMED_REQUEST' | 'NOT_FOUND' | 'LOOKUP_NOT_FOUND' | 'POSTAL_CODE_NOT_FOUND' | 'SAILING_SOLD_OUT' | 'CABIN_SOLD_OUT' | 'SAILING_CANCELLED' | 'PRICE_CHANGED' | 'VERSION_CONFLICT' | 'RESERVATION_STATE' | 'EXTENSION_LIMIT' | 'REQUEST_IN_PROGRESS' | 'HOLD_EXPIRED' | 'PAYLOAD_TOO_LARGE' | 'CSRF' | 'VALIDATION_FAILED' | 'IDEMPOTENCY_KEY_REUSED' | 'SALES_NOT_OPEN' | 'WEB_SALES_CLOSED' | 'PRECONDITION_MISSING' | 'RATE_LIMITED' | 'LOOKUP_LOCKED' | 'INTERNAL' | 'UNAVAILABLE';

/**
 * 項目の誤りの種類
 */
export type FieldErrorCode = 'REQUIRED' | 'TOO_LONG' | 'INVALID_FORMAT' | 'INVALID_CHARACTER' | 'NOT_KANA' | 'OUT_OF_RANGE' | 'UNKNOWN_VALUE' | 'AGE_CLASS_MISMATCH' | 'NO_ADULT' | 'PARTY_TOO_LARGE' | 'SAME_PORT' | 'NO_SECTION' | 'NOT_ACCEPTED';

/**
 * エラー応答。画面の文言は code ごとに画面側が持ち、message には依存しません。
 */
export type ApiError = {
    /**
     * 開発者と問い合わせ窓口のための説明
     */
    message: string;
    code: ErrorCode;
    /**
     * 問い合わせ用のリクエストID
     */
    requestId: string;
    /**
     * 項目ごとの誤り。キーは項目の位置(例 passengers.0.familyName)、値は誤りの種類。
     */
    errors?: {
        [key: string]: Array<FieldErrorCode>;
    };
    /**
     * 再試行できるまでの秒数(RATE_LIMITED、LOOKUP_LOCKED、UNAVAILABLE)
     */
    retryAfterSeconds?: number;
    /**
     * 変わる前の合計金額・円(PRICE_CHANGED)
     */
    previousTotalYen?: number;
    /**
     * 現在の合計金額・円(PRICE_CHANGED)
     */
    currentTotalYen?: number;
    /**
     * 予約受付の開始日時(SALES_NOT_OPEN)
     */
    salesOpenAt?: string;
};

export type GetCsrfCookieData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/sanctum/csrf-cookie';
};

export type GetCsrfCookieErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * 回数の上限を超えました
     */
    429: ApiError;
    /**
     * サーバー内部の誤り
     */
    500: ApiError;
    /**
     * 一時的に利用できません(保守、混雑)
     */
    503: ApiError;
};

export type GetCsrfCookieError = GetCsrfCookieErrors[keyof GetCsrfCookieErrors];

export type GetCsrfCookieResponses = {
    /**
     * Cookieを発行した
     */
    204: void;
};

export type GetCsrfCookieResponse = GetCsrfCookieResponses[keyof GetCsrfCookieResponses];
