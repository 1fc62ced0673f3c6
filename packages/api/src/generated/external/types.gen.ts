// Generated from openapi/external-api by `npm run generate`. Do not edit.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * エラーの種類
 */
export type ErrorCode = 'MALFORMED_REQUEST' | 'UNAUTHENTICATED' | 'SESSION_EXPIRED' | 'LOGIN_FAILED' | 'PAYMENT_DECLINED' | 'TDS_FAILED' | 'TDS_CANCELLED' | 'NOT_FOUND' | 'LOOKUP_NOT_FOUND' | 'TOKEN_INVALID' | 'POSTAL_CODE_NOT_FOUND' | 'SAILING_SOLD_OUT' | 'CABIN_SOLD_OUT' | 'DECK_FULL' | 'PET_ROOM_FULL' | 'SAILING_CANCELLED' | 'PRICE_CHANGED' | 'VERSION_CONFLICT' | 'RESERVATION_STATE' | 'EXTENSION_LIMIT' | 'REQUEST_IN_PROGRESS' | 'UNPAID_LIMIT' | 'MAIL_UNCONFIRMED' | 'HOLD_EXPIRED' | 'TDS_TIMEOUT' | 'TOKEN_EXPIRED' | 'TOKEN_USED' | 'PAYLOAD_TOO_LARGE' | 'CSRF' | 'VALIDATION_FAILED' | 'IDEMPOTENCY_KEY_REUSED' | 'NO_ADULT' | 'PARTY_TOO_LARGE' | 'CAPACITY_MISMATCH' | 'WOMEN_ONLY' | 'VEHICLE_TOO_LONG' | 'VEHICLE_TOO_HIGH' | 'VEHICLE_TYPE_PHONE_ONLY' | 'DRIVER_MISSING' | 'SALES_NOT_OPEN' | 'WEB_SALES_CLOSED' | 'CVS_AMOUNT' | 'CVS_TOO_LATE' | 'PRECONDITION_MISSING' | 'RATE_LIMITED' | 'LOOKUP_LOCKED' | 'LOGIN_LOCKED' | 'INTERNAL' | 'UNAVAILABLE';

/**
 * 項目の誤りの種類
 */
export type FieldErrorCode = 'REQUIRED' | 'TOO_LONG' | 'INVALID_FORMAT' | 'INVALID_CHARACTER' | 'NOT_KANA' | 'OUT_OF_RANGE' | 'UNKNOWN_VALUE' | 'AGE_CLASS_MISMATCH' | 'NO_ADULT' | 'PARTY_TOO_LARGE' | 'CAPACITY_MISMATCH' | 'WOMEN_ONLY' | 'TOO_MANY_VEHICLES' | 'VEHICLE_TOO_LONG' | 'VEHICLE_TOO_HIGH' | 'PHONE_ONLY' | 'NOT_AN_ADULT' | 'NOT_DISTINCT' | 'RETURN_TOO_EARLY' | 'NOT_AVAILABLE' | 'SAME_PORT' | 'NO_SECTION' | 'NOT_ACCEPTED';

/**
 * 金額(円・税込)
 */
export type Yen = number;

/**
 * 行程。outbound=往路(片道を含む)、return=復路
 */
export type LegName = 'outbound' | 'return';

/**
 * 日時(RFC 3339、時差つき)
 */
export type Instant = string;

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
     * 再試行できるまでの秒数(RATE_LIMITED、LOOKUP_LOCKED、LOGIN_LOCKED、UNAVAILABLE)
     */
    retryAfterSeconds?: number;
    /**
     * 変わる前の合計金額・円(PRICE_CHANGED)
     */
    previousTotalYen?: Yen;
    /**
     * 現在の合計金額・円(PRICE_CHANGED)
     */
    currentTotalYen?: Yen;
    /**
     * どちらの行程のことか(空席・受付期間・車両・客室に関する誤り)
     */
    leg?: LegName;
    /**
     * 予約受付の開始日時(SALES_NOT_OPEN)
     */
    salesOpenAt?: Instant;
};

/**
 * 入力されたメールアドレス。全角、大文字、前後の空白も可。
 */
export type EmailGiven = string;

/**
 * ログインの入力
 */
export type LoginRequest = {
    /**
     * メールアドレス(全角、大文字、前後の空白も可)
     */
    email: EmailGiven;
    /**
     * パスワード(入力のまま。前後の空白も含む)
     */
    password: string;
};

/**
 * 会員のID
 */
export type MemberId = string;

/**
 * 姓または名、その読み
 */
export type PersonName = string;

/**
 * メールアドレス(携帯電話会社の古い形のアドレスも含む)
 */
export type Email = string;

/**
 * 電話番号
 */
export type Phone = string;

/**
 * 郵便番号(ハイフン付き7桁)
 */
export type PostalCode = string;

/**
 * 都道府県、または「日本国外」。ない場合は空文字。
 */
export type PrefectureName = string;

/**
 * 市区町村(郡と区を含む)。分からない場合は空文字。
 */
export type City = string;

/**
 * 町名・番地。ない場合は空文字。
 */
export type AddressLine = string;

/**
 * 建物名・部屋番号。ない場合は空文字。
 */
export type Building = string;

/**
 * 住所
 */
export type Address = {
    /**
     * 郵便番号。日本国外の住所ではnull。
     */
    postalCode: PostalCode | null;
    /**
     * 都道府県。日本国外の住所では「日本国外」。
     */
    prefecture: PrefectureName;
    /**
     * 市区町村(旅客名簿にも使う)
     */
    city: City;
    line1: AddressLine;
    building: Building;
};

/**
 * 日付(日本時間)
 */
export type LocalDate = string;

/**
 * 性別。otherは「その他・回答しない」。
 */
export type Sex = 'male' | 'female' | 'other';

/**
 * 会員。ログインの仕組みは項目を必要としません。項目のない会員({})も会員です。
 */
export type Member = {
    id?: MemberId;
    /**
     * お客様番号(10桁の数字)
     */
    customerNumber?: string;
    /**
     * 姓
     */
    familyName?: PersonName;
    /**
     * 名
     */
    givenName?: PersonName;
    /**
     * 姓の読み(全角カタカナ)
     */
    familyNameKana?: PersonName;
    /**
     * 名の読み(全角カタカナ)
     */
    givenNameKana?: PersonName;
    /**
     * メールアドレス(ログインにも使う)
     */
    email?: Email;
    phone?: Phone;
    address?: Address;
    /**
     * 生年月日(登録していない場合は項目がない)
     */
    birthDate?: LocalDate;
    sex?: Sex;
    /**
     * この会員に許されていること
     */
    scope?: Array<string>;
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

export type LoginData = {
    /**
     * メールアドレスとパスワード
     */
    body: LoginRequest;
    path?: never;
    query?: never;
    url: '/external/api/auth/login';
};

export type LoginErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * メールアドレスまたはパスワードが正しくない
     */
    401: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 入力に誤りがある
     */
    422: ApiError;
    /**
     * ログインの停止中、または混雑
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

export type LoginError = LoginErrors[keyof LoginErrors];

export type LoginResponses = {
    /**
     * ログインした
     */
    204: void;
};

export type LoginResponse = LoginResponses[keyof LoginResponses];

export type LogoutData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/external/api/auth/logout';
};

export type LogoutErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
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

export type LogoutError = LogoutErrors[keyof LogoutErrors];

export type LogoutResponses = {
    /**
     * ログアウトした
     */
    204: void;
};

export type LogoutResponse = LogoutResponses[keyof LogoutResponses];

export type GetCurrentMemberData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/external/api/members/me';
};

export type GetCurrentMemberErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
     */
    401: ApiError;
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

export type GetCurrentMemberError = GetCurrentMemberErrors[keyof GetCurrentMemberErrors];

export type GetCurrentMemberResponses = {
    /**
     * 会員
     */
    200: Member;
};

export type GetCurrentMemberResponse = GetCurrentMemberResponses[keyof GetCurrentMemberResponses];
