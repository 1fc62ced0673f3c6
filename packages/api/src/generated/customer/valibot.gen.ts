// Generated from openapi/customer-api by `npm run generate`. Do not edit.

import * as v from 'valibot';

/**
 * 港のID
 */
export const vPortId = v.pipe(v.string(), v.regex(/^port_[0-9A-Za-z_-]{1,60}$/));

/**
 * 港
 */
export const vPort = v.object({
    id: vPortId,
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
    nameKana: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
    address: v.pipe(v.string(), v.maxLength(200)),
    phone: v.pipe(v.string(), v.maxLength(20))
});

/**
 * 港の一覧
 */
export const vPortList = v.object({
    ports: v.pipe(v.array(vPort), v.maxLength(500))
});

/**
 * エラーの種類
 */
export const vErrorCode = v.picklist([
    'MALFORMED_REQUEST',
    'NOT_FOUND',
    'LOOKUP_NOT_FOUND',
    'SAILING_SOLD_OUT',
    'CABIN_SOLD_OUT',
    'SAILING_CANCELLED',
    'PRICE_CHANGED',
    'VERSION_CONFLICT',
    'RESERVATION_STATE',
    'EXTENSION_LIMIT',
    'REQUEST_IN_PROGRESS',
    'HOLD_EXPIRED',
    'PAYLOAD_TOO_LARGE',
    'CSRF',
    'VALIDATION_FAILED',
    'IDEMPOTENCY_KEY_REUSED',
    'SALES_NOT_OPEN',
    'WEB_SALES_CLOSED',
    'PRECONDITION_MISSING',
    'RATE_LIMITED',
    'LOOKUP_LOCKED',
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
    'SAME_PORT',
    'NO_SECTION',
    'NOT_ACCEPTED'
]);

/**
 * エラー応答。画面の文言は code ごとに画面側が持ち、message には依存しません。
 */
export const vApiError = v.object({
    message: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
    code: vErrorCode,
    requestId: v.pipe(v.string(), v.regex(/^req_[0-9A-Za-z]{8,40}$/)),
    errors: v.optional(v.record(v.string(), v.pipe(v.array(vFieldErrorCode), v.minLength(1), v.maxLength(10)))),
    retryAfterSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86400))),
    previousTotalYen: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000000))),
    currentTotalYen: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000000))),
    salesOpenAt: v.optional(v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40)))
});

/**
 * 航路のID
 */
export const vRouteId = v.pipe(v.string(), v.regex(/^route_[0-9A-Za-z_-]{1,60}$/));

/**
 * 予約できる区間
 */
export const vSection = v.object({
    fromPortId: vPortId,
    toPortId: vPortId,
    durationMinutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000))
});

/**
 * 航路
 */
export const vRoute = v.object({
    id: vRouteId,
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
    sections: v.pipe(v.array(vSection), v.maxLength(500))
});

/**
 * 航路の一覧と予約できる日付
 */
export const vRouteList = v.object({
    routes: v.pipe(v.array(vRoute), v.maxLength(100)),
    today: v.pipe(v.string(), v.isoDate(), v.maxLength(10)),
    bookableUntil: v.pipe(v.string(), v.isoDate(), v.maxLength(10))
});

/**
 * 日付(日本時間)
 */
export const vLocalDate = v.pipe(v.string(), v.isoDate(), v.maxLength(10));

/**
 * 港の名前とID
 */
export const vPortRef = v.object({
    id: vPortId,
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(60))
});

/**
 * 便のID
 */
export const vSailingId = v.pipe(v.string(), v.regex(/^sail_[0-9A-Za-z_-]{1,100}$/));

/**
 * 船のID
 */
export const vVesselId = v.pipe(v.string(), v.regex(/^ves_[0-9A-Za-z_-]{1,60}$/));

/**
 * 船の名前とID
 */
export const vVesselRef = v.object({
    id: vVesselId,
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(60))
});

/**
 * 便(1つの区間から見たもの)
 */
export const vSailing = v.object({
    id: vSailingId,
    routeId: vRouteId,
    routeName: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
    vessel: vVesselRef,
    fromPort: vPortRef,
    toPort: vPortRef,
    date: v.pipe(v.string(), v.isoDate(), v.maxLength(10)),
    departureAt: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40)),
    arrivalAt: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40)),
    departureTime: v.pipe(v.string(), v.regex(/^[0-9]{1,2}:[0-5][0-9]$/)),
    arrivalTime: v.pipe(v.string(), v.regex(/^[0-9]{1,2}:[0-5][0-9]$/)),
    durationMinutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000)),
    checkInClosesAt: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40))
});

/**
 * 空席の言葉。available=空席あり、few=残りわずか、full=満席、notYetOpen=受付前、webClosed=WEB受付終了、cancelled=欠航、unsuitable=条件に合わない
 */
export const vAvailability = v.picklist([
    'available',
    'few',
    'full',
    'notYetOpen',
    'webClosed',
    'cancelled',
    'unsuitable'
]);

/**
 * 客室タイプのID
 */
export const vCabinTypeId = v.pipe(v.string(), v.regex(/^cab_[0-9A-Za-z_-]{1,60}$/));

/**
 * 客室タイプ
 */
export const vCabinType = v.object({
    id: vCabinTypeId,
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
    grade: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    description: v.pipe(v.string(), v.maxLength(300))
});

/**
 * 便で選べる客室タイプと、この人数での空席・運賃
 */
export const vCabinOffer = v.object({
    cabinType: vCabinType,
    availability: vAvailability,
    remaining: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10000))),
    totalYen: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000000)),
    adultYen: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000000))
});

/**
 * 検索に合った便と、その空席・運賃
 */
export const vSailingOffer = v.object({
    sailing: vSailing,
    availability: vAvailability,
    salesOpenAt: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40)),
    salesCloseAt: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40)),
    cabinOffers: v.pipe(v.array(vCabinOffer), v.maxLength(50))
});

/**
 * 便の検索結果
 */
export const vSailingSearchResult = v.object({
    date: v.pipe(v.string(), v.isoDate(), v.maxLength(10)),
    fromPort: vPortRef,
    toPort: vPortRef,
    sailingOffers: v.pipe(v.array(vSailingOffer), v.maxLength(200)),
    nearbyDates: v.pipe(v.array(v.pipe(v.string(), v.isoDate(), v.maxLength(10))), v.maxLength(6)),
    serverTime: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40))
});

/**
 * 乗船人数。合計は1名から9名まで、大人が1名以上必要です。
 */
export const vParty = v.object({
    adults: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
    children: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
    infants: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
    babies: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))
});

/**
 * 見積もりの条件
 */
export const vFareQuoteRequest = v.object({
    sailingId: vSailingId,
    fromPortId: vPortId,
    toPortId: vPortId,
    cabinTypeId: vCabinTypeId,
    party: vParty
});

/**
 * 金額(円・税込)。割引は負の値。
 */
export const vSignedYen = v.pipe(v.number(), v.integer(), v.minValue(-100000000), v.maxValue(100000000));

/**
 * 運賃の内訳の1行
 */
export const vFareLine = v.object({
    ruleId: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9.-]{1,59}$/)),
    label: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
    unitPriceYen: vSignedYen,
    amountYen: vSignedYen
});

/**
 * 運賃の内訳と合計。合計は各行の和です。
 */
export const vFareQuote = v.object({
    lines: v.pipe(v.array(vFareLine), v.minLength(1), v.maxLength(100)),
    totalYen: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000000)),
    taxYen: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000000)),
    farePeriod: v.pipe(v.string(), v.regex(/^[A-Z]$/))
});

/**
 * 行程(便の区間と客室タイプ)の選択
 */
export const vLegChoice = v.object({
    sailingId: vSailingId,
    fromPortId: vPortId,
    toPortId: vPortId,
    cabinTypeId: vCabinTypeId
});

/**
 * 選んだ便・客室タイプ・人数
 */
export const vTripChoice = v.object({
    party: vParty,
    outbound: vLegChoice
});

/**
 * 入力中の予約のID
 */
export const vDraftId = v.pipe(v.string(), v.regex(/^drf_[0-9A-Za-z]{12,40}$/));

/**
 * 選んだ行程と現在の空席
 */
export const vDraftLeg = v.object({
    sailing: vSailing,
    cabinType: vCabinType,
    availability: vAvailability
});

/**
 * 代表者の入力(入力途中の値をそのまま保存)
 */
export const vRepresentativeInput = v.object({
    travels: v.boolean(),
    familyName: v.pipe(v.string(), v.maxLength(200)),
    givenName: v.pipe(v.string(), v.maxLength(200)),
    familyNameKana: v.pipe(v.string(), v.maxLength(200)),
    givenNameKana: v.pipe(v.string(), v.maxLength(200)),
    phone: v.pipe(v.string(), v.maxLength(200)),
    email: v.pipe(v.string(), v.maxLength(400))
});

/**
 * 旅客区分。adult=大人(中学生以上)、child=小人(小学生)、infant=幼児(1歳以上の未就学児)、baby=乳児(1歳未満)
 */
export const vPassengerClass = v.picklist([
    'adult',
    'child',
    'infant',
    'baby'
]);

/**
 * 乗船者の入力(入力途中の値をそのまま保存)
 */
export const vPassengerInput = v.object({
    passengerClass: vPassengerClass,
    familyName: v.pipe(v.string(), v.maxLength(200)),
    givenName: v.pipe(v.string(), v.maxLength(200)),
    familyNameKana: v.pipe(v.string(), v.maxLength(200)),
    givenNameKana: v.pipe(v.string(), v.maxLength(200)),
    sex: v.picklist([
        '',
        'male',
        'female',
        'other'
    ]),
    age: v.pipe(v.string(), v.maxLength(20)),
    municipality: v.pipe(v.string(), v.maxLength(200)),
    emergencySupport: v.picklist([
        '',
        'none',
        'needed'
    ]),
    emergencySupportDetail: v.pipe(v.string(), v.maxLength(400))
});

/**
 * お客様情報の入力
 */
export const vCustomerInput = v.object({
    representative: vRepresentativeInput,
    passengers: v.pipe(v.array(vPassengerInput), v.minLength(1), v.maxLength(9))
});

/**
 * 予約のID
 */
export const vReservationId = v.pipe(v.string(), v.regex(/^rsv_[0-9A-Za-z]{12,40}$/));

/**
 * 入力中の予約(下書き)
 */
export const vDraft = v.object({
    id: vDraftId,
    version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999999999)),
    party: vParty,
    outbound: vDraftLeg,
    customers: vCustomerInput,
    problems: v.record(v.string(), v.pipe(v.array(vFieldErrorCode), v.minLength(1), v.maxLength(10))),
    quote: vFareQuote,
    nextStep: v.picklist([
        'customerInput',
        'contentConfirm',
        'reservationConfirm',
        'completed'
    ]),
    reservationId: v.nullable(vReservationId),
    expiresAt: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40))
});

/**
 * 仮予約の依頼
 */
export const vHoldRequest = v.object({
    draftId: vDraftId,
    draftVersion: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999999999)),
    totalYen: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000000))
});

/**
 * 予約番号。見間違えやすい文字(0、1、I、L、O)を使わない8文字。
 */
export const vReservationNumber = v.pipe(v.string(), v.regex(/^[2-9A-HJKMNP-Z]{8}$/));

/**
 * 予約の状態。held=仮予約、confirmedUnpaid=予約済み(お支払いは窓口)、expired=期限切れ
 */
export const vReservationState = v.picklist([
    'held',
    'confirmedUnpaid',
    'expired'
]);

/**
 * 予約した行程
 */
export const vReservationLeg = v.object({
    sailing: vSailing,
    cabinType: vCabinType
});

/**
 * 代表者
 */
export const vRepresentative = v.object({
    familyName: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
    givenName: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
    familyNameKana: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
    givenNameKana: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
    phone: v.pipe(v.string(), v.regex(/^\+?[0-9-]{9,20}$/)),
    email: v.pipe(v.string(), v.email(), v.maxLength(254))
});

/**
 * 乗船者(旅客名簿に記載する項目)
 */
export const vPassenger = v.object({
    passengerClass: vPassengerClass,
    familyName: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
    givenName: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
    familyNameKana: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
    givenNameKana: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
    sex: v.picklist([
        'male',
        'female',
        'other'
    ]),
    age: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(130)),
    municipality: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
    emergencySupport: v.picklist(['none', 'needed']),
    emergencySupportDetail: v.pipe(v.string(), v.maxLength(200))
});

/**
 * お支払い方法。port=乗船港の窓口
 */
export const vPaymentMethod = v.picklist(['port']);

/**
 * 日時(RFC 3339、時差つき)
 */
export const vInstant = v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40));

/**
 * 予約の履歴
 */
export const vHistoryEntry = v.object({
    at: vInstant,
    event: v.picklist([
        'held',
        'changed',
        'extended',
        'confirmed',
        'expired'
    ])
});

/**
 * 予約
 */
export const vReservation = v.object({
    id: vReservationId,
    reservationNumber: vReservationNumber,
    version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999999999)),
    state: vReservationState,
    party: vParty,
    outbound: vReservationLeg,
    representative: vRepresentative,
    passengers: v.pipe(v.array(vPassenger), v.minLength(1), v.maxLength(9)),
    quote: vFareQuote,
    paymentMethod: v.nullable(vPaymentMethod),
    limitTime: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40)),
    extensionsLeft: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
    draftId: v.nullable(vDraftId),
    history: v.pipe(v.array(vHistoryEntry), v.maxLength(200)),
    serverTime: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40))
});

/**
 * 確定に必要な同意
 */
export const vConsents = v.object({
    conditionsOfCarriage: v.boolean(),
    bookingConditions: v.boolean(),
    privacyPolicy: v.boolean()
});

/**
 * 確定の依頼
 */
export const vCommitRequest = v.object({
    paymentMethod: vPaymentMethod,
    totalYen: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000000)),
    consents: vConsents
});

/**
 * 照会の条件。表記の幅(全角・半角)やハイフンの有無は問いません。
 */
export const vGuestSessionRequest = v.object({
    reservationNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    contactKind: v.picklist(['phone', 'email']),
    contact: v.pipe(v.string(), v.minLength(1), v.maxLength(400))
});

/**
 * 照会で得た権利
 */
export const vGuestSession = v.object({
    reservationId: vReservationId,
    reservationNumber: vReservationNumber,
    expiresAt: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40))
});

/**
 * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
 */
export const vIfMatch = v.pipe(v.string(), v.maxLength(20), v.regex(/^"[0-9]{1,9}"$/));

/**
 * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
 */
export const vIdempotencyKey = v.pipe(v.string(), v.minLength(16), v.maxLength(64), v.regex(/^[0-9A-Za-z_-]+$/));

/**
 * 港の一覧
 */
export const vListPortsResponse = vPortList;

/**
 * 航路の一覧
 */
export const vListRoutesResponse = vRouteList;

export const vSearchSailingsQuery = v.object({
    fromPortId: vPortId,
    toPortId: vPortId,
    date: vLocalDate,
    adults: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
    children: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)), 0),
    infants: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)), 0),
    babies: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)), 0)
});

/**
 * 便の一覧(運航のない日は空の一覧と、近い運航日)
 */
export const vSearchSailingsResponse = vSailingSearchResult;

/**
 * 見積もりの条件
 */
export const vCreateFareQuoteBody = vFareQuoteRequest;

/**
 * 運賃の内訳
 */
export const vCreateFareQuoteResponse = vFareQuote;

/**
 * 選んだ便と人数
 */
export const vCreateDraftBody = vTripChoice;

/**
 * 作成した下書き
 */
export const vCreateDraftResponse = vDraft;

export const vGetDraftPath = v.object({
    draftId: vDraftId
});

/**
 * 下書き
 */
export const vGetDraftResponse = vDraft;

/**
 * 選び直した便と人数
 */
export const vSetDraftTripBody = vTripChoice;

export const vSetDraftTripHeaders = v.object({
    'if-match': v.pipe(v.string(), v.maxLength(20), v.regex(/^"[0-9]{1,9}"$/))
});

export const vSetDraftTripPath = v.object({
    draftId: vDraftId
});

/**
 * 更新した下書き
 */
export const vSetDraftTripResponse = vDraft;

/**
 * お客様情報の入力
 */
export const vSetDraftCustomersBody = vCustomerInput;

export const vSetDraftCustomersHeaders = v.object({
    'if-match': v.pipe(v.string(), v.maxLength(20), v.regex(/^"[0-9]{1,9}"$/))
});

export const vSetDraftCustomersPath = v.object({
    draftId: vDraftId
});

/**
 * 更新した下書き
 */
export const vSetDraftCustomersResponse = vDraft;

/**
 * 仮予約する下書き
 */
export const vHoldReservationBody = vHoldRequest;

export const vHoldReservationHeaders = v.object({
    'idempotency-key': v.pipe(v.string(), v.minLength(16), v.maxLength(64), v.regex(/^[0-9A-Za-z_-]+$/))
});

/**
 * 仮予約した予約
 */
export const vHoldReservationResponse = vReservation;

export const vGetReservationPath = v.object({
    reservationId: vReservationId
});

/**
 * 予約
 */
export const vGetReservationResponse = vReservation;

export const vExtendHoldHeaders = v.object({
    'idempotency-key': v.pipe(v.string(), v.minLength(16), v.maxLength(64), v.regex(/^[0-9A-Za-z_-]+$/))
});

export const vExtendHoldPath = v.object({
    reservationId: vReservationId
});

/**
 * 延長した予約
 */
export const vExtendHoldResponse = vReservation;

/**
 * 支払方法と同意
 */
export const vCommitReservationBody = vCommitRequest;

export const vCommitReservationHeaders = v.object({
    'idempotency-key': v.pipe(v.string(), v.minLength(16), v.maxLength(64), v.regex(/^[0-9A-Za-z_-]+$/)),
    'if-match': v.pipe(v.string(), v.maxLength(20), v.regex(/^"[0-9]{1,9}"$/))
});

export const vCommitReservationPath = v.object({
    reservationId: vReservationId
});

/**
 * 確定した予約
 */
export const vCommitReservationResponse = vReservation;

/**
 * 予約番号と連絡先
 */
export const vCreateGuestSessionBody = vGuestSessionRequest;

/**
 * 照会できた
 */
export const vCreateGuestSessionResponse = vGuestSession;
