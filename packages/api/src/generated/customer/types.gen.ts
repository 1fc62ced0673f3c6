// Generated from openapi/customer-api by `npm run generate`. Do not edit.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

export type Webhooks = ReservationEventWebhookRequest | SailingEventWebhookRequest | PingEventWebhookRequest;

/**
 * 港のID
 */
export type PortId = string;

/**
 * 名前の読み(ひらがな)。不明な場合はnull。
 */
export type NameReading = string | null;

/**
 * 電話番号
 */
export type Phone = string;

/**
 * 港
 */
export type Port = {
    id: PortId;
    /**
     * 港の名前
     */
    name: string;
    nameKana: NameReading;
    /**
     * 乗り場の所在地。不明な場合は空文字。
     */
    address: string;
    /**
     * 乗り場への行き方(駅からの道、車両の入口)。不明な場合は空文字。
     */
    directions: string;
    /**
     * 窓口の電話番号。不明な場合はnull。
     */
    phone: Phone | null;
};

/**
 * 港の一覧
 */
export type PortList = {
    /**
     * 港
     */
    ports: Array<Port>;
};

/**
 * エラーの種類
 */
export type ErrorCode = 'MALFORMED_REQUEST' | 'UNAUTHENTICATED' | 'SESSION_EXPIRED' | 'LOGIN_FAILED' | 'PAYMENT_DECLINED' | 'TDS_FAILED' | 'TDS_CANCELLED' | 'PAYMENT_CANCELLED' | 'RECENT_LOGIN_REQUIRED' | 'NOT_FOUND' | 'LOOKUP_NOT_FOUND' | 'TOKEN_INVALID' | 'POSTAL_CODE_NOT_FOUND' | 'SAILING_SOLD_OUT' | 'CABIN_SOLD_OUT' | 'DECK_FULL' | 'PET_ROOM_FULL' | 'SAILING_CANCELLED' | 'SAILING_AS_PLANNED' | 'TICKET_QUOTA_SOLD_OUT' | 'SLOT_FULL' | 'VOUCHER_REFUSED' | 'PRICE_CHANGED' | 'VERSION_CONFLICT' | 'RESERVATION_STATE' | 'EXTENSION_TOO_EARLY' | 'EXTENSION_LIMIT' | 'ENTRY_LIMIT' | 'FEE_CHANGED' | 'DIFFERENCE_CHANGED' | 'CHANGE_IN_PROGRESS' | 'CONTACT_CHANGE_WAITING' | 'DUPLICATE_BOOKING' | 'ALREADY_PAID' | 'CANCEL_BY_PHONE' | 'RECEIPT_LIMIT' | 'REQUEST_IN_PROGRESS' | 'UNPAID_LIMIT' | 'MAIL_UNCONFIRMED' | 'HOLD_EXPIRED' | 'TDS_TIMEOUT' | 'PAYMENT_TIMEOUT' | 'TOKEN_EXPIRED' | 'TOKEN_USED' | 'PAYLOAD_TOO_LARGE' | 'CSRF' | 'VALIDATION_FAILED' | 'PASSKEY_INVALID' | 'IDEMPOTENCY_KEY_REUSED' | 'NO_ADULT' | 'PARTY_TOO_LARGE' | 'CAPACITY_MISMATCH' | 'WOMEN_ONLY' | 'VEHICLE_TOO_LONG' | 'VEHICLE_TOO_HIGH' | 'VEHICLE_TYPE_PHONE_ONLY' | 'DRIVER_MISSING' | 'SALES_NOT_OPEN' | 'WEB_SALES_CLOSED' | 'TICKET_NOT_ON_SALE' | 'CANCEL_CLOSED' | 'CHANGE_CLOSED' | 'NOTHING_TO_CHANGE' | 'STAND_BY_CLOSED' | 'WAITLIST_CLOSED' | 'PRE_ORDER_CLOSED' | 'CVS_AMOUNT' | 'CVS_TOO_LATE' | 'PRECONDITION_MISSING' | 'RATE_LIMITED' | 'WAIT_YOUR_TURN' | 'LOOKUP_LOCKED' | 'LOGIN_LOCKED' | 'INTERNAL' | 'UNAVAILABLE' | 'MAIL_UNAVAILABLE';

/**
 * 項目の誤りの種類
 */
export type FieldErrorCode = 'REQUIRED' | 'TOO_LONG' | 'TOO_SHORT' | 'TOO_COMMON' | 'WRONG_PASSWORD' | 'INVALID_FORMAT' | 'INVALID_CHARACTER' | 'NOT_KANA' | 'OUT_OF_RANGE' | 'UNKNOWN_VALUE' | 'AGE_CLASS_MISMATCH' | 'NO_ADULT' | 'PARTY_TOO_LARGE' | 'CAPACITY_MISMATCH' | 'WOMEN_ONLY' | 'TOO_MANY_VEHICLES' | 'VEHICLE_TOO_LONG' | 'VEHICLE_TOO_HIGH' | 'PHONE_ONLY' | 'NOT_AN_ADULT' | 'NOT_DISTINCT' | 'RETURN_TOO_EARLY' | 'NOT_AVAILABLE' | 'NOT_IN_TICKET' | 'SAME_PORT' | 'NO_SECTION' | 'NOT_ACCEPTED' | 'LOCKED' | 'ALREADY_BOOKED';

/**
 * 金額(円・税込)
 */
export type Yen = number;

/**
 * 引換券が使えない理由。used=使用済み、notYet=使える日の前、over=使える日を過ぎた、cancelled=取り消された
 */
export type VoucherReason = 'used' | 'notYet' | 'over' | 'cancelled';

/**
 * 日時(RFC 3339、時差つき)
 */
export type Instant = string;

/**
 * 日付(日本時間)
 */
export type LocalDate = string;

/**
 * 変更できない理由。notBooked=確定していない、または取り消された予約、departed=出発した、closed=変更の受付が終わった、checkedIn=乗船手続きが済んだ、ticketIssued=乗船券が発行された、serviceCancelled=欠航のため(取消で手数料はかかりません)、limit=変更の回数の上限、paying=お支払いの手続き中、changing=別の変更の手続き中、byPhone=お電話で承る、notOffered=この運航会社では扱っていない、noReturn=復路がない、noReplacement=別の人に替えられない、standBy=当日空席待ちの行程がある
 */
export type ChangeClosedReason = 'notBooked' | 'departed' | 'closed' | 'checkedIn' | 'ticketIssued' | 'serviceCancelled' | 'limit' | 'paying' | 'changing' | 'byPhone' | 'notOffered' | 'noReturn' | 'noReplacement' | 'standBy';

/**
 * 当日空席待ちにできない理由。notOffered=この運航会社では扱っていない、またはこの予約では使えない(提携きっぷ)、vehicle=車両がある、departed=出港した、checkedIn=乗船手続きが済んだ、serviceCancelled=欠航のため(別の便への変更か払い戻しを選べます)、used=この行程では、もう申し出ている
 */
export type StandByClosedReason = 'notOffered' | 'vehicle' | 'departed' | 'checkedIn' | 'serviceCancelled' | 'used';

/**
 * 空席待ちに登録できない理由。notOffered=この運航会社では扱っていない、notYet=予約の受付前、closed=空席待ちの受付が終わった、cancelled=欠航、unsuitable=希望の全体が入る客室がない、free=希望に合う空きがある(そのまま予約できます)
 */
export type WaitlistClosedReason = 'notOffered' | 'notYet' | 'closed' | 'cancelled' | 'unsuitable' | 'free';

/**
 * 予約番号。見間違えやすい文字(0、1、I、L、O)を使わない8文字。
 */
export type ReservationNumber = string;

/**
 * 行程。outbound=往路(片道を含む)、return=復路
 */
export type LegName = 'outbound' | 'return';

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
     * 再試行できるまでの秒数(RATE_LIMITED、WAIT_YOUR_TURN、EXTENSION_TOO_EARLY、LOOKUP_LOCKED、LOGIN_LOCKED、UNAVAILABLE、MAIL_UNAVAILABLE)
     */
    retryAfterSeconds?: number;
    /**
     * 変わる前の合計金額・円(PRICE_CHANGED)
     */
    previousTotalYen?: Yen;
    /**
     * 現在の合計金額・円(PRICE_CHANGED、DIFFERENCE_CHANGED)
     */
    currentTotalYen?: Yen;
    /**
     * 現在の取消手数料・円(FEE_CHANGED)、変更手数料・円(DIFFERENCE_CHANGED)
     */
    feeYen?: Yen;
    /**
     * 現在の払い戻し額・円(FEE_CHANGED、DIFFERENCE_CHANGED)
     */
    refundYen?: Yen;
    /**
     * 現在の追加のお支払い額・円(DIFFERENCE_CHANGED)
     */
    payYen?: Yen;
    /**
     * 領収書の書体にない文字(VALIDATION_FAILED、項目の誤りがINVALID_CHARACTERのとき)
     */
    unprintable?: Array<string>;
    /**
     * 引換券が使えない理由(VOUCHER_REFUSED)
     */
    voucherReason?: VoucherReason;
    /**
     * 引換券を使った日時(VOUCHER_REFUSED、理由がusedのとき)
     */
    usedAt?: Instant;
    /**
     * 引換券を使える最初の日(VOUCHER_REFUSED、理由がnotYetのとき)
     */
    validFrom?: LocalDate;
    /**
     * 引換券を使える最後の日(VOUCHER_REFUSED、理由がoverのとき)
     */
    validUntil?: LocalDate;
    /**
     * 変更できない理由(CHANGE_CLOSED)
     */
    changeClosedReason?: ChangeClosedReason;
    /**
     * 当日空席待ちにできない理由(STAND_BY_CLOSED)
     */
    standByClosedReason?: StandByClosedReason;
    /**
     * 空席待ちに登録できない理由(WAITLIST_CLOSED)
     */
    waitlistClosedReason?: WaitlistClosedReason;
    /**
     * 同じ便に同じ氏名の、別の予約(DUPLICATE_BOOKING。見る権利のある予約のときだけ)
     */
    reservationNumber?: ReservationNumber;
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
 * 航路のID
 */
export type RouteId = string;

/**
 * 予約できる区間
 */
export type Section = {
    fromPortId: PortId;
    toPortId: PortId;
    /**
     * 標準の所要時間(分)
     */
    durationMinutes: number;
};

/**
 * 出発前の分数
 */
export type MinutesBefore = {
    /**
     * 徒歩
     */
    foot: number;
    /**
     * 車両
     */
    vehicle: number;
};

/**
 * 年齢の範囲(両端を含む)
 */
export type AgeSpan = {
    /**
     * 最も低い年齢
     */
    from: number;
    /**
     * 最も高い年齢
     */
    to: number;
};

/**
 * 旅客区分の、乗船日の年齢の範囲。隣り合う区分で同じ年齢は、学年で分かれます。
 */
export type PassengerAges = {
    /**
     * 大人の最も低い年齢。小人の最も高い年齢と同じ場合は、その年齢の中学生からが大人です。
     */
    adultFrom: number;
    /**
     * 小人
     */
    child: AgeSpan;
    /**
     * 幼児
     */
    infant: AgeSpan;
};

/**
 * 車両の種類のID
 */
export type VehicleTypeId = string;

/**
 * 車両の種類
 */
export type VehicleType = {
    id: VehicleTypeId;
    /**
     * 名前
     */
    name: string;
    /**
     * 種別。car=乗用車、kei=軽自動車、motorcycle=バイク、bicycle=自転車、other=その他
     */
    kind: 'car' | 'kei' | 'motorcycle' | 'bicycle' | 'other';
    /**
     * 説明
     */
    description: string;
    /**
     * 長さの入力が必要
     */
    isMeasured: boolean;
    /**
     * 運転者(大人)が必要
     */
    needsDriver: boolean;
    /**
     * 運賃に、運転者1名の最も安い等級の運賃を含む
     */
    includesDriver: boolean;
    /**
     * ナンバーがある
     */
    hasPlate: boolean;
    /**
     * インターネットでは予約できず、電話でのみ受け付ける
     */
    isPhoneOnly: boolean;
    /**
     * この長さ(cm)以上はインターネットで予約できない
     */
    tooLongCm: number | null;
    /**
     * この高さ(cm)を超えるとどの船にも載せられない
     */
    maxHeightCm: number | null;
};

/**
 * 割引のID
 */
export type DiscountId = string;

/**
 * 割引
 */
export type Discount = {
    id: DiscountId;
    /**
     * 名前
     */
    name: string;
    /**
     * 種別。web=インターネット割引、early=早割、return=往復割引、student=学生割引、disabled=障がい者割引、resident=島民割引
     */
    kind: 'web' | 'early' | 'return' | 'student' | 'disabled' | 'resident';
    /**
     * 割引率(%)
     */
    percent: number;
    /**
     * 自動で適用する(falseは乗船者ごとの申し出)
     */
    isAutomatic: boolean;
    /**
     * 条件の説明
     */
    description: string;
    /**
     * 乗船当日に提示する書類(不要な場合はnull)
     */
    document: string | null;
};

/**
 * 食事のID
 */
export type MealId = string;

/**
 * 食事
 */
export type Meal = {
    id: MealId;
    /**
     * 名前
     */
    name: string;
    /**
     * 説明
     */
    description: string;
    /**
     * 1食の料金(円・税込)
     */
    yen: Yen;
};

/**
 * 預け方。petRoom=ペットルーム、cabin=ペットと泊まれる客室、vehicle=車内
 */
export type PetPlace = 'petRoom' | 'cabin' | 'vehicle';

/**
 * 大きさ。small=小型、medium=中型、large=大型
 */
export type PetSize = 'small' | 'medium' | 'large';

/**
 * ペットの預け方
 */
export type PetStay = {
    stay: PetPlace;
    /**
     * 1頭の料金(円・税込)
     */
    yen: Yen;
    /**
     * 預けられる最も大きなサイズ
     */
    largest: PetSize;
    /**
     * 説明
     */
    description: string;
};

/**
 * 航路
 */
export type Route = {
    id: RouteId;
    /**
     * 航路の名前
     */
    name: string;
    nameKana: NameReading;
    /**
     * 予約できる区間
     */
    sections: Array<Section>;
    checkInClosesMinutesBefore: MinutesBefore;
    webClosesMinutesBefore: MinutesBefore;
    /**
     * 往路の到着から復路の出発までに必要な時間(分)
     */
    transferMinutes: number;
    passengerAges: PassengerAges;
    /**
     * 選べる車両の種類(車両を載せない航路では空)
     */
    vehicleTypes: Array<VehicleType>;
    /**
     * 割引
     */
    discounts: Array<Discount>;
    /**
     * 予約できる食事
     */
    meals: Array<Meal>;
    /**
     * ペットの預け方(受け付けない航路では空)
     */
    petStays: Array<PetStay>;
};

/**
 * 航路の一覧と予約できる日付
 */
export type RouteList = {
    /**
     * 航路
     */
    routes: Array<Route>;
    /**
     * サーバーの今日の日付(日本時間)
     */
    today: LocalDate;
    /**
     * インターネットで1回に予約できる人数の上限
     */
    maxPartySize: number;
    /**
     * 便を検索できる最後の日付
     */
    bookableUntil: LocalDate;
};

/**
 * 機能。members=会員登録とログイン、partnerTickets=提携きっぷ、vehicles=車両の積載、pets=ペットの預かり、serviceStatus=運航状況とお知らせ、passengerLinks=同行者の入力、preOrders=予約の受付開始の前の先行申込
 */
export type Feature = 'members' | 'partnerTickets' | 'vehicles' | 'pets' | 'serviceStatus' | 'passengerLinks' | 'preOrders';

/**
 * 提供している機能の一覧
 */
export type FeatureList = {
    /**
     * 提供している機能(順不同)
     */
    features: Array<Feature>;
    /**
     * このサーバーにある操作(operationId。順不同)。機能に属する操作がすべてあれば null
     */
    operations: Array<string> | null;
};

/**
 * 便のID
 */
export type SailingId = string;

/**
 * 提携きっぷのID
 */
export type PartnerTicketId = string;

/**
 * 予約のID
 */
export type ReservationId = string;

/**
 * 港の名前、読み、ID
 */
export type PortRef = {
    id: PortId;
    /**
     * 港の名前
     */
    name: string;
    nameKana: NameReading;
};

/**
 * 船のID
 */
export type VesselId = string;

/**
 * 船の名前、読み、ID
 */
export type VesselRef = {
    id: VesselId;
    /**
     * 船の名前
     */
    name: string;
    nameKana: NameReading;
};

/**
 * 運航日の0時を起点とする時刻。24:00を超えることがあります(24:10は翌0:10)。
 */
export type ServiceTime = string;

/**
 * 途中の寄港
 */
export type PortCall = {
    port: PortRef;
    /**
     * 寄港日時
     */
    arrivalAt: Instant;
};

/**
 * 便(1つの区間から見たもの)
 */
export type Sailing = {
    id: SailingId;
    routeId: RouteId;
    /**
     * 航路の名前
     */
    routeName: string;
    vessel: VesselRef;
    fromPort: PortRef;
    toPort: PortRef;
    /**
     * 運航日(日本時間)
     */
    date: LocalDate;
    /**
     * 出発日時
     */
    departureAt: Instant;
    /**
     * 到着日時
     */
    arrivalAt: Instant;
    /**
     * 出発時刻(運航日の0時が起点、24:00を超えることがある)
     */
    departureTime: ServiceTime;
    /**
     * 到着時刻(運航日の0時が起点、24:00を超えることがある)
     */
    arrivalTime: ServiceTime;
    /**
     * 所要時間(分)
     */
    durationMinutes: number;
    /**
     * 区間の途中の寄港(寄る順)。直行の場合は空です。
     */
    calls: Array<PortCall>;
    /**
     * 徒歩でのご乗船の手続き締切。乗下船のお手伝いを希望する人がいる場合は、これより30分早くなります。
     */
    checkInClosesAt: Instant;
    /**
     * 車両(二輪車・自転車を含む)でのご乗船の手続き締切。乗下船のお手伝いを希望する人がいる場合は、これより30分早くなります。
     */
    vehicleCheckInClosesAt: Instant;
};

/**
 * 空席の言葉。available=空席あり、few=残りわずか、full=満席、notYetOpen=受付前、webClosed=WEB受付終了、cancelled=欠航、unsuitable=条件に合わない
 */
export type Availability = 'available' | 'few' | 'full' | 'notYetOpen' | 'webClosed' | 'cancelled' | 'unsuitable';

/**
 * 提携きっぷの、往路の乗船日の販売枠。available=買える、few=残りわずか、soldOut=この人数の販売枠が残っていない、notValid=きっぷの使えない便や日
 */
export type TicketDay = 'available' | 'few' | 'soldOut' | 'notValid';

/**
 * 期の記号
 */
export type FarePeriodLetter = string;

/**
 * 車両を載せられない理由。VEHICLE_TOO_LONG=長すぎる、VEHICLE_TOO_HIGH=高すぎる、VEHICLE_TYPE_PHONE_ONLY=電話でのみ受け付ける種類、NOT_CARRIED=この便に載せられない種類
 */
export type VehicleProblem = 'VEHICLE_TOO_LONG' | 'VEHICLE_TOO_HIGH' | 'VEHICLE_TYPE_PHONE_ONLY' | 'NOT_CARRIED';

/**
 * 車両の積載枠。車両を指定していない場合は、5m未満の乗用車1台での空きです。
 */
export type DeckOffer = {
    availability: Availability;
    /**
     * 指定した車両の運賃の合計(円・税込・運転者1名を含む・調整金を含まない)。指定がない、または載せられない場合はnull。
     */
    vehiclesYen: Yen | null;
    /**
     * この便に載せられない理由(載せられる場合はnull)
     */
    problem: VehicleProblem | null;
};

/**
 * 客室タイプのID
 */
export type CabinTypeId = string;

/**
 * 客室タイプ
 */
export type CabinType = {
    id: CabinTypeId;
    /**
     * 客室タイプの名前
     */
    name: string;
    /**
     * 等級の名前
     */
    grade: string;
    /**
     * 設備の説明
     */
    description: string;
    /**
     * 運賃の決まり方。perBerth=寝台・座席ごと、perRoom=1人ずつの運賃に1室ごとの室料を加える(個室)
     */
    tariff: 'perBerth' | 'perRoom';
    /**
     * 1室の定員(部屋に分かれていない場合はnull)
     */
    roomBerths: number | null;
    /**
     * 相部屋を貸し切りにできる
     */
    canBePrivate: boolean;
    /**
     * 女性専用
     */
    isWomenOnly: boolean;
    /**
     * バリアフリー(車いす対応)
     */
    isAccessible: boolean;
    /**
     * ペットと泊まれる
     */
    takesPets: boolean;
    /**
     * 設備
     */
    amenities: Array<string>;
};

/**
 * 合計の1件以上の運賃に適用された割引
 */
export type AppliedDiscount = {
    discountId: DiscountId;
    /**
     * 割引の名前
     */
    name: string;
};

/**
 * 乗船人数。合計は1名から事業者の上限(maxPartySize、最大30名)まで、大人が1名以上必要です。区分の年齢は航路の passengerAges にあります。
 */
export type Party = {
    /**
     * 大人
     */
    adults: number;
    /**
     * 小人
     */
    children: number;
    /**
     * 幼児
     */
    infants: number;
    /**
     * 乳児
     */
    babies: number;
};

/**
 * 客室の選択
 */
export type CabinChoice = {
    cabinTypeId: CabinTypeId;
    party: Party;
    /**
     * 寝台・座席を1人で使う幼児の人数(無料にならず、小人運賃がかかります)
     */
    infantBerths: number;
    /**
     * 相部屋にせず1室を貸し切る(空いた寝台の分の料金がかかります)
     */
    privateUse: boolean;
};

/**
 * 便で選べる客室タイプと、この人数での空席・運賃
 */
export type CabinOffer = {
    cabinType: CabinType;
    availability: Availability;
    /**
     * 残り(相部屋・座席は人数、個室は室数)。「残りわずか」のときだけ数を返します。
     */
    remaining: number | null;
    /**
     * この人数と車両での、この行程の合計(円・税込・燃料油価格変動調整金を含む)。自動で適用される割引を含みます。
     */
    totalYen: Yen;
    /**
     * 割引をまったく使わない場合の、この行程の合計(円・税込・燃料油価格変動調整金を含む)。割引がなければtotalYenと同じ。
     */
    undiscountedYen: Yen;
    /**
     * 合計に含まれる、自動で適用された割引(事業者の並び順)。なければ空。
     */
    discounts: Array<AppliedDiscount>;
    /**
     * 大人1名の運賃(円・税込・燃料油価格変動調整金を含む。室料は含まず、自動で適用される割引の前の額)
     */
    adultYen: Yen;
    /**
     * 1室の室料(円・税込)。室料のない客室タイプではnull。
     */
    roomYen: Yen | null;
    /**
     * 貸切にした場合に増える額(円・税込)。貸切にできない場合はnull。
     */
    privateUseYen: Yen | null;
    /**
     * この人数を割り当てた客室の例。合計はこの割り当てでの額で、そのまま選択に使えます。条件に合わない場合は空。
     */
    cabins: Array<CabinChoice>;
};

/**
 * 検索に合った便と、その空席・運賃
 */
export type SailingOffer = {
    sailing: Sailing;
    availability: Availability;
    /**
     * 提携きっぷで買うときの、往路の乗船日の販売枠(きっぷで探していないときはnull。復路はavailableかnotValid)。soldOutの便は、空いていてもavailabilityがfullで、満席ではなくきっぷの販売枠が終わっています。
     */
    ticketDay: TicketDay | null;
    /**
     * 予約受付の開始日時
     */
    salesOpenAt: Instant;
    /**
     * 徒歩と自転車のインターネット受付の終了日時
     */
    salesCloseAt: Instant;
    /**
     * 自動車・二輪車のインターネット受付の終了日時
     */
    vehicleSalesCloseAt: Instant;
    /**
     * 期(A・B・Cなど)
     */
    farePeriod: FarePeriodLetter;
    /**
     * 選べる客室タイプのうち最も安い合計(円・税込)。選べる客室がなければnull。
     */
    lowestTotalYen: Yen | null;
    /**
     * 車両の積載枠(車両を載せない便ではnull)
     */
    deck: DeckOffer | null;
    /**
     * ペットルームの空き(指定した頭数、指定がなければ1頭分)。ペットルームのない便ではnull。
     */
    petRoomAvailability: Availability | null;
    /**
     * 満席の客室・車両の積載枠・ペットルームの空席待ちを受け付ける終わり(これより後に空いたお席は案内しません)。空席待ちを受け付けていない便、提携きっぷ、予約の変更ではnull。
     */
    waitlistUntil: Instant | null;
    /**
     * 先行申込の締切(いま申し込めない便ではnull)
     */
    preOrderUntil: Instant | null;
    /**
     * 客室タイプごとの空席と運賃
     */
    cabinOffers: Array<CabinOffer>;
};

/**
 * 往復割引
 */
export type ReturnDiscount = {
    /**
     * 往復割引のある最後の運航日
     */
    until: LocalDate;
    /**
     * 割引率(%)
     */
    percent: number;
};

/**
 * 便の検索結果
 */
export type SailingSearchResult = {
    /**
     * 検索した乗船日
     */
    date: LocalDate;
    fromPort: PortRef;
    toPort: PortRef;
    /**
     * 出発の早い順の便
     */
    sailingOffers: Array<SailingOffer>;
    /**
     * 便がない日に案内する、近い運航日
     */
    nearbyDates: Array<LocalDate>;
    /**
     * サーバーの現在日時
     */
    serverTime: Instant;
    /**
     * 往路を指定した復路の検索で、往復割引のある日付(往復割引がない、または往路の指定がない場合はnull)
     */
    returnDiscount: ReturnDiscount | null;
};

/**
 * 車両の選択。運賃と積載枠を決める大きさだけを持ち、ナンバーと運転者はお客様情報で入力します。
 */
export type VehicleChoice = {
    vehicleTypeId: VehicleTypeId;
    /**
     * 車両の長さ(全長・cm)。長さで運賃が決まる種類では必須です。
     */
    lengthCm: number | null;
    /**
     * 高さ(cm)。屋根に荷物がなく通常の高さの場合は省略(null)できます。
     */
    heightCm: number | null;
    /**
     * 積載・けん引を含む長さ(cm)。なければnull。
     */
    loadedLengthCm: number | null;
};

/**
 * ペット1頭
 */
export type PetChoice = {
    size: PetSize;
    stay: PetPlace;
};

/**
 * 食事の注文
 */
export type MealChoice = {
    mealId: MealId;
    /**
     * 数
     */
    quantity: number;
};

/**
 * 行程(便の区間)と、その行程の人数・車両・客室・ペット・食事の選択
 */
export type LegChoice = {
    sailingId: SailingId;
    fromPortId: PortId;
    toPortId: PortId;
    party: Party;
    /**
     * 車両。運転者の要る車両は大人の人数まで。
     */
    vehicles: Array<VehicleChoice>;
    /**
     * 客室。個室と貸切は1室を1件とし、相部屋や座席は人数をまとめて1件にできます。人数の和は行程の人数と同じです。
     */
    cabins: Array<CabinChoice>;
    /**
     * ペット(1頭を1件)
     */
    pets: Array<PetChoice>;
    /**
     * 食事
     */
    meals: Array<MealChoice>;
};

/**
 * 手帳の「旅客運賃減額」の区分。class1=第1種、class2=第2種
 */
export type DisabilityClass = 'class1' | 'class2';

/**
 * 申し出による割引の希望。乗船者は、大人・小人・幼児・乳児の順(区分ごとに、人数の多い行程の人数分)に0から数えます。
 */
export type DiscountRequest = {
    /**
     * 割引を使う乗船者
     */
    passenger: number;
    discountId: DiscountId;
    /**
     * 障がい者割引の区分(第1種は介護者1名も割引)。ほかの割引ではnull。
     */
    disabilityClass: DisabilityClass | null;
    /**
     * 介護者の乗船者(第1種のみ)
     */
    carer: number | null;
};

/**
 * 旅程の選択。往路と、往復の場合は復路。見積もり、下書き、仮予約は同じ形を使います。
 */
export type TripChoice = {
    outbound: LegChoice;
    /**
     * 復路(片道の場合はnull)。人数、車両、客室は往路と異なってもかまいません。
     */
    return: LegChoice | null;
    /**
     * 申し出による割引(学生、障がい者、島民など)。省略した場合は、下書きに入力済みの割引をそのまま使います。
     */
    discountRequests?: Array<DiscountRequest>;
    /**
     * 乗り降りのお手伝いを希望する(内容は乗船者ごとに伺う)。締切が早くなる。料金は変わらない。省略すると、下書きにあるまま。
     */
    asksHelp?: boolean;
};

/**
 * 金額(円・税込)。割引は負の値。
 */
export type SignedYen = number;

/**
 * 運賃の内訳の1行
 */
export type FareLine = {
    leg: LegName;
    /**
     * 適用した規則のID
     */
    ruleId: string;
    /**
     * 画面に表示する名前
     */
    label: string;
    /**
     * 数量
     */
    quantity: number;
    unitPriceYen: SignedYen;
    amountYen: SignedYen;
};

/**
 * 行程ごとの合計
 */
export type LegFare = {
    /**
     * 適用した期(A・B・Cなど)
     */
    farePeriod: FarePeriodLetter;
    /**
     * 行程の合計(円・税込)
     */
    totalYen: Yen;
    /**
     * 客室ごとの金額(円・税込)。行程の客室の順で、中の人の運賃、運転者の等級差額、室料、貸切料の和です。割引前で、車両、調整金、食事などを含みません。この項目ができる前に保存した見積もりではnullです。
     */
    cabinsYen: Array<Yen> | null;
};

/**
 * 割引を適用しない理由。notCombinable=ほかの割引の方が安い、notRequested=申し出がない、noReturn=往復でない、returnValidity=復路が有効期間を過ぎている、otherSection=復路が逆の区間でない、tooLate=申込期限を過ぎている、notOnRoute=この航路の対象外、notInPeriod=この期の対象外、notForGrade=この等級の対象外、notForClass=この旅客区分の対象外
 */
export type DiscountReason = 'notCombinable' | 'notRequested' | 'noReturn' | 'returnValidity' | 'otherSection' | 'tooLate' | 'notOnRoute' | 'notInPeriod' | 'notForGrade' | 'notForClass';

/**
 * 割引1つを使った場合の合計と、使えない場合の理由。割引は重ねて使えないため、運賃1件ごとに最も安くなるものを自動で選びます。
 */
export type DiscountComparison = {
    discountId: DiscountId;
    /**
     * 割引の名前
     */
    name: string;
    /**
     * この割引だけを使った場合の合計(円・税込)。使えない場合はnull。
     */
    totalYen: Yen | null;
    /**
     * この見積もりで1件以上に適用した
     */
    isApplied: boolean;
    /**
     * 適用していない理由。適用した場合はnull。
     */
    reason: DiscountReason | null;
    /**
     * 乗船当日に提示する書類(不要な場合はnull)
     */
    document: string | null;
};

/**
 * 運賃の内訳と合計。合計は各行の和です。検索、見積もり、下書き、仮予約、お支払いは同じ計算を使い、同じ条件なら1円まで一致します。
 */
export type FareQuote = {
    /**
     * 内訳(往路、復路の順)
     */
    lines: Array<FareLine>;
    /**
     * 合計(円・税込)
     */
    totalYen: Yen;
    /**
     * うち消費税(10%)(円)
     */
    taxYen: Yen;
    outbound: LegFare;
    /**
     * 復路の合計(片道の場合はnull)
     */
    return: LegFare | null;
    /**
     * 割引をまったく使わない場合の合計(円・税込)
     */
    undiscountedYen: Yen;
    /**
     * 割引の比較(適用したもの、使えるもの、使えないものの順)
     */
    comparisons: Array<DiscountComparison>;
};

/**
 * 期の記号と名前
 */
export type FarePeriod = {
    /**
     * 期の記号
     */
    letter: FarePeriodLetter;
    /**
     * 期の名前。ない場合は空文字。
     */
    name: string;
};

/**
 * 1日の期・祝日・最安の運賃と合計・空席の言葉
 */
export type FareCalendarDay = {
    /**
     * 運航日(日本時間)
     */
    date: LocalDate;
    /**
     * 期の記号。便のない日はnull。
     */
    farePeriod: FarePeriodLetter | null;
    /**
     * 祝日の名前。祝日でない日はnull。
     */
    holidayName: string | null;
    /**
     * 大人1名のいちばん安い運賃(円・税込・燃料油価格変動調整金と、自動で適用する割引を含む)。希望に合う客室のうち、予約できる客室があればその中で、なければその日の便の中で選びます。便のない日、すべて欠航の日、希望に合う客室のない日はnull。
     */
    lowestAdultYen: Yen | null;
    /**
     * この人数・車両・ペットで、客室の希望に合ういちばん安い合計(円・税込・燃料油価格変動調整金と、自動で適用する割引を含む)。予約できる便があればその中で、なければその日の便の中で選びます。便のない日、すべて欠航の日、車両を載せられる便や希望に合う客室のない日はnull。
     */
    lowestTotalYen: Yen | null;
    /**
     * その日の便でいちばんよい空席の言葉。便のない日はnull。
     */
    availability: Availability | null;
    /**
     * 提携きっぷで買うときの、その日の販売枠(きっぷで探していないとき、便のない日はnull)。soldOutの日は、空いている便があってもavailabilityがfull。
     */
    ticketDay: TicketDay | null;
};

/**
 * 運賃カレンダー
 */
export type FareCalendar = {
    fromPort: PortRef;
    toPort: PortRef;
    /**
     * この期間に現れる期(記号の順)
     */
    periods: Array<FarePeriod>;
    /**
     * 日付の順
     */
    days: Array<FareCalendarDay>;
    /**
     * サーバーの現在日時
     */
    serverTime: Instant;
};

/**
 * きっぷの名前
 */
export type PartnerTicketName = string;

/**
 * ひとことの案内
 */
export type PartnerTicketSummaryText = string;

/**
 * きっぷの種類。aquarium=水族館、sightseeing=観光施設、hotSpring=温泉、rental=レンタル、bus=バス、stay=宿泊、event=イベント
 */
export type PartnerTicketKind = 'aquarium' | 'sightseeing' | 'hotSpring' | 'rental' | 'bus' | 'stay' | 'event';

/**
 * 楽しむ地域
 */
export type PartnerTicketArea = string;

/**
 * 旅行業の登録番号
 */
export type TravelAgencyNumber = string;

/**
 * 販売の状態。onSale=販売中、few=残りわずか(販売枠のいちばん残っている日でも)、upcoming=まもなく販売(salesOpenAtから)、soldOut=完売(これから先のどの日も)、ended=販売終了。使う日で絞り込んだ一覧では、その日の販売枠での状態。
 */
export type PartnerTicketState = 'onSale' | 'few' | 'upcoming' | 'soldOut' | 'ended';

/**
 * 一覧に並べる提携きっぷ
 */
export type PartnerTicketSummary = {
    id: PartnerTicketId;
    name: PartnerTicketName;
    summary: PartnerTicketSummaryText;
    kind: PartnerTicketKind;
    areaName: PartnerTicketArea;
    routeId: RouteId;
    /**
     * 航路の名前
     */
    routeName: string;
    /**
     * 含まれるもの(船の運賃、提携先のものの順)
     */
    contents: Array<string>;
    /**
     * 大人の料金(円・税込)。期によって変わる場合は最も安い額。
     */
    adultYen: Yen;
    /**
     * 小人の料金(円・税込)。adultYenと同じ期の額。
     */
    childYen: Yen;
    /**
     * 期によって料金が変わる(adultYenとchildYenは最も安い額)
     */
    isFromPrice: boolean;
    /**
     * 大人1名が、同じ期に別々に買うより安くなる額(円)。安くならない場合は0。
     */
    savingYen: Yen;
    /**
     * 使える最初の日
     */
    usableFrom: LocalDate;
    /**
     * 使える最後の日
     */
    usableUntil: LocalDate;
    /**
     * 販売する会社
     */
    sellerName: string;
    /**
     * 旅行業の登録番号(旅行商品でない場合はnull)
     */
    travelAgencyNumber: TravelAgencyNumber | null;
    /**
     * 含まれる施設と乗り物のすべてを、車いすで利用できる
     */
    isAccessible: boolean;
    state: PartnerTicketState;
    /**
     * 販売を始める日時
     */
    salesOpenAt: Instant;
    /**
     * 販売を終える日時
     */
    salesCloseAt: Instant;
};

/**
 * 提携きっぷの一覧
 */
export type PartnerTicketList = {
    /**
     * 提携きっぷ(買えるもの、まもなく販売、完売の順。その中は事業者の順)
     */
    partnerTickets: Array<PartnerTicketSummary>;
};

/**
 * きっぷで乗れる区間(往路の向き)
 */
export type PartnerTicketSection = {
    from: PortRef;
    to: PortRef;
};

/**
 * きっぷに含まれる船旅
 */
export type PartnerTicketCrossing = {
    routeId: RouteId;
    /**
     * 航路の名前
     */
    routeName: string;
    /**
     * 船の運賃の呼び方
     */
    label: string;
    /**
     * 往復(falseは片道)
     */
    isReturn: boolean;
    /**
     * 乗れる区間
     */
    sections: Array<PartnerTicketSection>;
    /**
     * 含まれる等級
     */
    grade: string;
    /**
     * 含まれる等級の客室
     */
    cabinNames: Array<string>;
    /**
     * 復路に乗れる、往路の乗船日からの日数(片道の場合はnull)
     */
    returnWithinDays: number | null;
};

/**
 * きっぷの旅の1か所
 */
export type PartnerTicketStop = {
    /**
     * 何をするところか。boarding=乗船、landing=下船、transfer=バスなどへの乗り換え、facility=施設、returnTrip=復路の乗船
     */
    kind: 'boarding' | 'landing' | 'transfer' | 'facility' | 'returnTrip';
    /**
     * 見出し
     */
    title: string;
    /**
     * 説明。ない場合は空文字。
     */
    text: string;
};

/**
 * 時間枠の始まる時刻
 */
export type PartnerTicketTime = string;

/**
 * 提携先の、きっぷに含まれるもの
 */
export type PartnerTicketInclude = {
    /**
     * 名前
     */
    name: string;
    /**
     * 提供する会社・施設
     */
    partnerName: string;
    /**
     * 使う場所
     */
    place: string;
    /**
     * 使い方
     */
    howToUse: string;
    /**
     * 別に買うときの大人の料金(円・税込)
     */
    normalAdultYen: Yen;
    /**
     * 別に買うときの小人の料金(円・税込)
     */
    normalChildYen: Yen;
    /**
     * 車いすで利用できる
     */
    isAccessible: boolean;
    /**
     * バリアフリーの案内
     */
    accessibility: string;
    /**
     * 選ぶ時間枠の始まり(時間枠のないものは空)
     */
    slots: Array<PartnerTicketTime>;
};

/**
 * 往路の乗船日の期ごとの料金と、別々に買うときの料金(燃料油価格変動調整金は含まない)
 */
export type PartnerTicketPrice = {
    period: FarePeriodLetter;
    /**
     * 期の名前。名前がない場合は空文字。
     */
    periodName: string;
    /**
     * 大人の料金(円・税込)
     */
    adultYen: Yen;
    /**
     * 小人の料金(円・税込)
     */
    childYen: Yen;
    /**
     * 別に買うときの大人の船の運賃(だれでも受けられる割引の後、復路はいちばん安い期)
     */
    crossingAdultYen: Yen;
    /**
     * 別に買うときの小人の船の運賃
     */
    crossingChildYen: Yen;
    /**
     * 大人1名が別々に買うより安くなる額(円)
     */
    savingAdultYen: Yen;
    /**
     * 小人1名が別々に買うより安くなる額(円)
     */
    savingChildYen: Yen;
};

/**
 * 使う前の取消の手数料(1枚につき。率を掛け、10円単位に切り上げた額。最低額を下回らない)
 */
export type PartnerTicketFee = {
    /**
     * 往路の出発日のこの日数前まで(0は出発日の出港まで、nullは出港より後)
     */
    daysBefore: number | null;
    /**
     * 料金に対する率(%)
     */
    percent: number;
    /**
     * 最低額(円)
     */
    minimumYen: Yen;
};

/**
 * きっぷを販売する会社(代金を受け取り、領収書を発行する)
 */
export type PartnerTicketSeller = {
    /**
     * 会社の名前
     */
    name: string;
    /**
     * 所在地
     */
    address: string;
    /**
     * 適格請求書発行事業者の登録番号
     */
    registrationNumber: string;
    /**
     * 旅行業の登録番号(旅行商品でない場合はnull)
     */
    travelAgencyNumber: TravelAgencyNumber | null;
};

/**
 * きっぷの問い合わせ先
 */
export type PartnerTicketContact = {
    phone: Phone;
    /**
     * 受け付ける時間
     */
    hours: string;
};

/**
 * 提携きっぷ
 */
export type PartnerTicket = {
    id: PartnerTicketId;
    name: PartnerTicketName;
    summary: PartnerTicketSummaryText;
    /**
     * くわしい案内。ない場合は空文字。
     */
    description: string;
    kind: PartnerTicketKind;
    areaName: PartnerTicketArea;
    crossing: PartnerTicketCrossing;
    /**
     * きっぷの旅(順番どおり)
     */
    stops: Array<PartnerTicketStop>;
    /**
     * 提携先の、含まれるもの
     */
    includes: Array<PartnerTicketInclude>;
    /**
     * 期ごとの料金(期の記号の順)
     */
    prices: Array<PartnerTicketPrice>;
    /**
     * 使える最初の日(往路の乗船日)
     */
    usableFrom: LocalDate;
    /**
     * 使える最後の日
     */
    usableUntil: LocalDate;
    /**
     * 使えない日(文)
     */
    closures: Array<string>;
    /**
     * いま買える近い日(販売枠と空席が残り、受付の終わっていない往路の便のある日)。まもなく販売のきっぷでは、販売が始まると買える日。買えない状態のときは空。
     */
    usableDates: Array<LocalDate>;
    /**
     * 1日に販売する人数
     */
    quotaPerDay: number;
    /**
     * 使う前の取消の手数料(早い期限の順)
     */
    cancellationFees: Array<PartnerTicketFee>;
    /**
     * 含まれる施設と乗り物のすべてを、車いすで利用できる
     */
    isAccessible: boolean;
    /**
     * 車いすの方への案内。ない場合は空文字。
     */
    accessibilityNote: string;
    seller: PartnerTicketSeller;
    contact: PartnerTicketContact;
    /**
     * ご注意
     */
    notes: Array<string>;
    state: PartnerTicketState;
    /**
     * 販売を始める日時
     */
    salesOpenAt: Instant;
    /**
     * 販売を終える日時
     */
    salesCloseAt: Instant;
};

/**
 * 時間枠とその空き
 */
export type SlotOffer = {
    /**
     * 含まれるもの(きっぷのincludesの順、0から)
     */
    include: number;
    at: PartnerTicketTime;
    availability: Availability;
};

/**
 * 1日の時間枠
 */
export type SlotDay = {
    /**
     * 日
     */
    date: LocalDate;
    /**
     * 時間枠(含まれるもの、時刻の順)
     */
    slots: Array<SlotOffer>;
};

/**
 * 時間枠の空き
 */
export type SlotDays = {
    /**
     * 時間枠のある日(早い順。使えない日は含まない)
     */
    days: Array<SlotDay>;
};

/**
 * 引換券のコード
 */
export type VoucherCodeRequest = {
    /**
     * QRコードの中身、または読み上げるための短いコード
     */
    code: string;
};

/**
 * 旅客区分。adult=大人、child=小人、infant=幼児、baby=乳児
 */
export type PassengerClass = 'adult' | 'child' | 'infant' | 'baby';

/**
 * 選んだ時間枠
 */
export type PartnerTicketSlot = {
    /**
     * 使う日
     */
    day: LocalDate;
    at: PartnerTicketTime;
};

/**
 * 提携先に見える引換券
 */
export type PartnerVoucher = {
    /**
     * 引換券のID
     */
    voucherId: string;
    /**
     * 読み上げるための短いコード
     */
    shortCode: ReservationNumber;
    ticketName: PartnerTicketName;
    /**
     * 引き換えるもの
     */
    includeName: string;
    passengerClass: PassengerClass;
    /**
     * 使う方の氏名(提携先への提供に同意されていない、または保存の期間を過ぎた場合はnull)
     */
    name: string | null;
    /**
     * 時間枠(時間枠のないものはnull)
     */
    slot: PartnerTicketSlot | null;
    /**
     * 使える最初の日
     */
    validFrom: LocalDate;
    /**
     * 使える最後の日
     */
    validUntil: LocalDate;
    /**
     * 引き換えた日時(確認だけのときはnull)
     */
    usedAt: Instant | null;
};

/**
 * 入力中の予約のID
 */
export type DraftId = string;

/**
 * 次に行う手順。customerInput=お客様情報の入力、paymentInput=お支払い方法の選択、contentConfirm=内容の確認と仮予約、reservationConfirm=予約の確定(下書きは仮予約のときのまま)、completed=確定済み
 */
export type DraftStep = 'customerInput' | 'paymentInput' | 'contentConfirm' | 'reservationConfirm' | 'completed';

/**
 * 入力中の予約を見分けるための要約(氏名などの入力は含まない)
 */
export type DraftSummary = {
    id: DraftId;
    outbound: Sailing;
    /**
     * 復路の便(片道の場合はnull)
     */
    return: Sailing | null;
    party: Party;
    nextStep: DraftStep;
    /**
     * この下書きからの有効な仮予約
     */
    reservationId: ReservationId | null;
    /**
     * 下書きを削除する日時
     */
    expiresAt: Instant;
};

/**
 * 入力中の予約の一覧
 */
export type DraftList = {
    /**
     * 入力中の予約(最後に更新したものから順)
     */
    drafts: Array<DraftSummary>;
};

/**
 * 下書きを作る旅程。提携きっぷで買うときは、そのきっぷも。
 */
export type NewDraft = {
    outbound: LegChoice;
    /**
     * 復路(片道の場合はnull)。人数、車両、客室は往路と異なってもかまいません。
     */
    return: LegChoice | null;
    /**
     * 申し出による割引(学生、障がい者、島民など)。提携きっぷには使えません。
     */
    discountRequests?: Array<DiscountRequest>;
    partnerTicketId?: PartnerTicketId;
    /**
     * 乗り降りのお手伝いを希望する(内容は乗船者ごとに伺う)。締切が早くなる。下書きのお客様情報に残る。
     */
    asksHelp?: boolean;
};

/**
 * 版。変更のたびに増え、ETagと同じ値です。
 */
export type Version = number;

/**
 * 選んだ客室と現在の空席
 */
export type DraftCabin = {
    cabinType: CabinType;
    availability: Availability;
};

/**
 * 選んだ行程と現在の空席
 */
export type DraftLeg = {
    choice: LegChoice;
    sailing: Sailing;
    /**
     * 選んだ客室(選択の順)
     */
    cabins: Array<DraftCabin>;
    availability: Availability;
    /**
     * 車両の積載枠の空き(車両がない場合はnull)
     */
    deckAvailability: Availability | null;
    /**
     * ペットルームの空き(預けない場合はnull)
     */
    petRoomAvailability: Availability | null;
};

/**
 * 入力された名前または読み
 */
export type NameInput = string;

/**
 * 姓と名に分かれていない名前(1つの名前だけの方)。trueなら、姓と名の片方と、その読みだけを入力できます。省略はfalse。
 */
export type HasOneName = boolean;

/**
 * 入力された郵便番号。全角数字、ハイフン、〒を含んでもかまいません。
 */
export type PostalCodeInput = string;

/**
 * 入力された住所の一部
 */
export type AddressInput = string;

/**
 * 入力された電話番号
 */
export type PhoneInput = string;

/**
 * 入力されたメールアドレス
 */
export type EmailInput = string;

/**
 * 代表者の入力(入力途中の値をそのまま保存)
 */
export type RepresentativeInput = {
    /**
     * 代表者も乗船する(乗船者1が代表者)
     */
    travels: boolean;
    /**
     * 姓
     */
    familyName: NameInput;
    /**
     * 名
     */
    givenName: NameInput;
    /**
     * 姓の読み
     */
    familyNameKana: NameInput;
    /**
     * 名の読み
     */
    givenNameKana: NameInput;
    hasOneName?: HasOneName;
    /**
     * 郵便番号(任意)
     */
    postalCode: PostalCodeInput;
    /**
     * 都道府県。国外は「日本国外」。(任意)
     */
    prefecture: AddressInput;
    /**
     * 市区町村(任意)
     */
    city: AddressInput;
    /**
     * 町名・番地(任意)
     */
    line1: AddressInput;
    /**
     * 建物名(任意)
     */
    building: AddressInput;
    /**
     * 電話番号
     */
    phone: PhoneInput;
    /**
     * 乗船当日に連絡がとれる電話番号。空文字は電話番号と同じ。
     */
    dayPhone: PhoneInput;
    /**
     * メールアドレス
     */
    email: EmailInput;
};

/**
 * 乗船者の申し出による割引
 */
export type PassengerDiscount = {
    discountId: DiscountId;
    /**
     * 手帳の種類(障がい者割引)。physical=身体障害者手帳、intellectual=療育手帳、mental=精神障害者保健福祉手帳、war=戦傷病者手帳。ほかの割引と未入力は空文字。
     */
    certificate: '' | 'physical' | 'intellectual' | 'mental' | 'war';
    /**
     * 手帳の区分(障がい者割引)。ほかの割引と未入力は空文字。
     */
    disabilityClass: '' | 'class1' | 'class2';
    /**
     * 介護者の乗船者(第1種のみ。0から数える)
     */
    carer: number | null;
};

/**
 * お手伝いの種類。manualWheelchair=手動車いす、electricWheelchair=電動車いす、steps=段差が難しい、visual=視覚、hearing=聴覚(筆談)、liftParking=エレベーター近くの駐車、assistanceDog=補助犬
 */
export type Assistance = 'manualWheelchair' | 'electricWheelchair' | 'steps' | 'visual' | 'hearing' | 'liftParking' | 'assistanceDog';

/**
 * 乗船者の入力(入力途中の値をそのまま保存)
 */
export type PassengerInput = {
    passengerClass: PassengerClass;
    /**
     * 往路の客室(往路で選んだ客室の順、0から)。往路に乗船しない場合はnull。
     */
    outboundCabin: number | null;
    /**
     * 復路の客室(復路で選んだ客室の順、0から)。片道、または復路に乗船しない場合はnull。
     */
    returnCabin: number | null;
    /**
     * 姓
     */
    familyName: NameInput;
    /**
     * 名
     */
    givenName: NameInput;
    /**
     * 姓の読み
     */
    familyNameKana: NameInput;
    /**
     * 名の読み
     */
    givenNameKana: NameInput;
    hasOneName?: HasOneName;
    /**
     * 性別。未入力は空文字。otherは「その他・回答しない」。
     */
    sex: '' | 'male' | 'female' | 'other';
    /**
     * 乗船日の年齢。生年月日を入力した場合は空でもかまいません。
     */
    age: string;
    /**
     * 生年月日(YYYY-MM-DD)。年齢の代わりに入力でき、両方ある場合は生年月日を使います。
     */
    birthDate: string;
    /**
     * お住まいの市区町村。国内に住所がない場合は空文字。
     */
    city: AddressInput;
    /**
     * 日本国内に住所がない(国籍と旅券番号が必要)
     */
    livesAbroad: boolean;
    /**
     * 国籍(国内に住所がない場合)
     */
    nationality: string;
    /**
     * 旅券番号(国内に住所がない場合)
     */
    passportNumber: string;
    /**
     * 非常時の支援の要否。未入力は空文字。
     */
    emergencySupport: '' | 'none' | 'needed';
    /**
     * 必要な支援の内容
     */
    emergencySupportDetail: string;
    /**
     * 申し出による割引(利用しない場合はnull)
     */
    discount: PassengerDiscount | null;
    /**
     * 乗下船のお手伝い
     */
    assistance: Array<Assistance>;
    /**
     * お手伝いについて(車いすの寸法など)
     */
    assistanceNote: string;
};

/**
 * 自動車登録番号(ナンバー)
 */
export type NumberPlateInput = {
    /**
     * 地名
     */
    place: string;
    /**
     * 分類番号(二輪では空文字)
     */
    classNumber: string;
    /**
     * かな
     */
    kana: string;
    /**
     * 番号
     */
    number: string;
};

/**
 * 車両の入力(入力途中の値をそのまま保存)
 */
export type VehicleInput = {
    /**
     * 運転者の乗船者(0から数える)。未入力はnull。
     */
    driver: number | null;
    /**
     * 車名(任意)
     */
    model: string;
    /**
     * ナンバー未定(レンタカーなど。後から入力)
     */
    plateUndecided: boolean;
    plate: NumberPlateInput;
    /**
     * 車高が低く、乗船の傾斜で擦るおそれがある
     */
    isLow: boolean;
};

/**
 * お客様情報の入力
 */
export type CustomerInput = {
    representative: RepresentativeInput;
    /**
     * 乗船者(大人、小人、幼児、乳児の順)。往路と復路の人数が異なる場合は、どちらかに乗船する人すべて。
     */
    passengers: Array<PassengerInput>;
    /**
     * 往路の車両(選択した車両の順)
     */
    outboundVehicles: Array<VehicleInput>;
    /**
     * 復路の車両(選択した車両の順)
     */
    returnVehicles: Array<VehicleInput>;
    /**
     * 障がい・健康に関する情報(障がい者割引、お手伝い)の取扱いへの同意
     */
    sensitiveDataConsent: boolean;
    /**
     * 乗り降りのお手伝いを希望する(内容は乗船者ごとに伺う)。締切が早くなる。省略すると、下書きにあるまま。
     */
    asksHelp?: boolean;
};

/**
 * 船に乗った後で取り消すときに、使ったものとして引く、別に買うときの運賃(含まれる等級、割引の前、燃料油価格変動調整金を含まない)。よい客室は、その行程の等級の差額も引きます。
 */
export type TicketCrossing = {
    leg: LegName;
    /**
     * 大人1名(円・税込)
     */
    adultYen: Yen;
    /**
     * 小人1名(円・税込)
     */
    childYen: Yen;
};

/**
 * 買うきっぷに含まれる、提携先のもの
 */
export type TicketInclude = {
    /**
     * 名前
     */
    name: string;
    /**
     * 提供する会社・施設
     */
    partnerName: string;
    /**
     * 使う場所
     */
    place: string;
    /**
     * 使い方
     */
    howToUse: string;
    /**
     * 別に買うときの大人の料金(円・税込)
     */
    normalAdultYen: Yen;
    /**
     * 別に買うときの小人の料金(円・税込)
     */
    normalChildYen: Yen;
    /**
     * 選べる時刻(時間枠のないものは空)
     */
    times: Array<PartnerTicketTime>;
    /**
     * 選んだ時間枠(まだ選んでいない、または時間枠のないものはnull)
     */
    slot: PartnerTicketSlot | null;
};

/**
 * 下書きや予約を買う提携きっぷ。予約では、買った日の内容です。
 */
export type TicketOfTrip = {
    partnerTicketId: PartnerTicketId;
    name: PartnerTicketName;
    kind: PartnerTicketKind;
    /**
     * 使い始めた(提携先で引き換えたか、乗船手続きをした)。このあとの取消では、使ったものの額と取消手数料の高いほうを引き、出港した行程の手数料(100%)は引かない。買う前はfalse。
     */
    isBegun: boolean;
    /**
     * 一部を使った後の払い戻しで引く、船の運賃(往路、復路の順。今は選べない便の下書きでは空)
     */
    crossings: Array<TicketCrossing>;
    /**
     * 提携先で使える最初の日(往路の乗船日)
     */
    validFrom: LocalDate;
    /**
     * 提携先で使える最後の日
     */
    validUntil: LocalDate;
    /**
     * 提携先の、含まれるもの
     */
    includes: Array<TicketInclude>;
    /**
     * 乗船者の氏名と使う日を、提携先に提供することに同意した
     */
    mayInformPartners: boolean;
    seller: PartnerTicketSeller;
    contact: PartnerTicketContact;
};

/**
 * 今の予約の旅程。往路と復路で人数などが異なるとき、変えていない行程をそのまま保つために使います。
 */
export type BookedLegs = {
    outbound: LegChoice;
    /**
     * 復路(片道の場合はnull)
     */
    return: LegChoice | null;
};

/**
 * 変更する項目。outboundSailing=往路の便、returnSailing=復路の便(追加・取りやめを含む)、cabins=客室、passengers=乗船者(人数・氏名・割引)、vehicles=車両、options=ペット・食事、contact=代表者と連絡先
 */
export type ChangePart = 'outboundSailing' | 'returnSailing' | 'cabins' | 'passengers' | 'vehicles' | 'options' | 'contact';

/**
 * 変わった項目。passengers=人数、names=人数はそのままの、氏名・割引など乗船者のこと。ほかは ChangePart と同じです。
 */
export type ChangedPart = 'outboundSailing' | 'returnSailing' | 'cabins' | 'passengers' | 'names' | 'vehicles' | 'options' | 'contact';

/**
 * 変更できないものと、その理由。kind=leg は、その行程の便・人数・客室・車両・オプションのすべて(positionはnull)、passenger は、その乗船者が誰であるか(positionは下書きの乗船者の一覧の位置。氏名の訂正はできます)。提携きっぷの購入では、乗船者は皆 byPhone で、訂正もお電話で承ります。
 *
 */
export type ChangeLock = {
    /**
     * 種類
     */
    kind: 'leg' | 'passenger';
    /**
     * どの行程か。kindがpassengerのときはnull。
     */
    leg: LegName | null;
    /**
     * 乗船者の位置(0から数える)。kindがlegのときはnull。
     */
    position: number | null;
    reason: ChangeClosedReason;
};

/**
 * この下書きが変更する予約
 */
export type DraftChange = {
    reservationId: ReservationId;
    reservationNumber: ReservationNumber;
    booked: BookedLegs;
    /**
     * 始めるときに選んだ項目
     */
    parts: Array<ChangePart>;
    /**
     * 今の予約と異なる項目。空のときは、変更するものがありません。
     */
    changedParts: Array<ChangedPart>;
    /**
     * 変更できないもの
     */
    locks: Array<ChangeLock>;
};

/**
 * 取消の手数料がかかる1件。fare=乗船者1人の運賃、または1室の室料、vehicle=車両1台の運賃、room=1室の室料(運賃と異なるとき)、option=食事・ペット(運賃と異なるとき)、meal=食事・pet=ペット(互いに異なるときは、optionの代わりに)、campaignFare=割引で予約した運賃(ほかの運賃と異なるとき。割引の名前はdiscountNames)
 */
export type CancellationItem = 'fare' | 'vehicle' | 'room' | 'option' | 'meal' | 'pet' | 'campaignFare';

/**
 * ある日時までの、1件の取消の手数料(割引後の運賃に率を掛け、10円単位に切り上げた額。最低額を下回らない)
 */
export type CancellationTerm = {
    leg: LegName;
    item: CancellationItem;
    /**
     * この手数料になる割引の名前(同じ手数料の割引はまとめます。itemがcampaignFareでなければ空)
     */
    discountNames: Array<string>;
    /**
     * この日時まで(この日時を含まない)。nullは、それより後すべて。
     */
    until: Instant | null;
    /**
     * 運賃に対する率(%)
     */
    percent: number;
    /**
     * 最低額(円)
     */
    minimumYen: Yen;
};

/**
 * 入力中の予約(下書き)
 */
export type Draft = {
    id: DraftId;
    /**
     * 版。ETagと同じ値。
     */
    version: Version;
    outbound: DraftLeg;
    /**
     * 復路(片道の場合はnull)
     */
    return: DraftLeg | null;
    customers: CustomerInput;
    /**
     * 会員本人として島民割引が自動で付く乗船者(0から数える)。お申し出と証明書は不要です。該当者がいない場合はnull。
     */
    residentPassenger: number | null;
    /**
     * 買う提携きっぷ(船だけの予約ではnull)
     */
    partnerTicket: TicketOfTrip | null;
    /**
     * 仮予約の前に直す必要があるお客様情報。キーは項目の位置(例 representative.phone、passengers.0.familyName)、値は誤りの種類。空なら仮予約に進めます。
     */
    problems: {
        [key: string]: Array<FieldErrorCode>;
    };
    quote: FareQuote;
    nextStep: DraftStep;
    /**
     * この下書きからの有効な仮予約または予約
     */
    reservationId: ReservationId | null;
    /**
     * 予約の変更の下書きのとき、変更する予約。新しい予約の下書きではnull。変更の下書きでは、reservationId は変更を取り置いた(または確定した)予約です。
     */
    change: DraftChange | null;
    /**
     * 仮予約でお席を取り置く、いちばん長い時間(分)。乗船手続き締切が近いときや、同じお客様やネットワークでほかに多くを取り置いているときは短くなり、取り置いた予約のlimitTimeで分かります。
     */
    holdMinutes: number;
    /**
     * 予約した場合の取消の手数料(行程ごとに、その出発日から数える。乗船者と室料、車両の順で、その中は早い期限の順)
     */
    cancellationTerms: Array<CancellationTerm>;
    /**
     * サーバーの現在日時(手数料の期限を比べるのに使う)
     */
    serverTime: Instant;
    /**
     * 下書きを削除する日時
     */
    expiresAt: Instant;
};

/**
 * 含まれるものの時間枠の選択
 */
export type PartnerTicketSlotChoice = {
    /**
     * 含まれるもの(きっぷのincludesの順、0から)
     */
    include: number;
    /**
     * 使う日
     */
    day: LocalDate;
    at: PartnerTicketTime;
};

/**
 * 提携きっぷの時間枠と、提携先への情報提供の同意
 */
export type DraftPartnerTicketRequest = {
    /**
     * 選んだ時間枠(まだ選んでいないものは入れない)
     */
    slots: Array<PartnerTicketSlotChoice>;
    /**
     * 乗船者の氏名と使う日を、提携先に提供することへの同意
     */
    mayInformPartners: boolean;
};

/**
 * お支払い方法。card=クレジットカード(今すぐ決済)、applePay・googlePay・payPay=ウォレット決済(今すぐ決済)、convenienceStore=コンビニ、port=乗船港の窓口
 */
export type PaymentMethod = 'card' | 'applePay' | 'googlePay' | 'payPay' | 'convenienceStore' | 'port';

/**
 * お支払い方法を選べない理由。AMOUNT=決済会社がこの金額を扱わない、CLOSED=乗船手続き締切を過ぎた、または欠航した便がある(窓口またはお電話で承ります)、CVS_AMOUNT=金額が上限を超える、CVS_TOO_LATE=出港日まで日数がない、NOT_OFFERED=この運航会社では扱っていない、PROVIDER_DOWN=決済会社に接続できない、UNPAID_LIMIT=お支払い待ちの予約が上限に達している、MAIL_UNCONFIRMED=メールアドレスの確認が済むと選べる(sendMailConfirmation)、NOTHING_TO_PAY=変更の差額がない
 */
export type UnavailableReason = 'AMOUNT' | 'CLOSED' | 'CVS_AMOUNT' | 'CVS_TOO_LATE' | 'NOT_OFFERED' | 'PROVIDER_DOWN' | 'UNPAID_LIMIT' | 'MAIL_UNCONFIRMED' | 'NOTHING_TO_PAY';

/**
 * お支払いに使えるコンビニのチェーン
 */
export type Store = {
    /**
     * チェーンのID
     */
    id: string;
    /**
     * チェーンの名前
     */
    name: string;
};

/**
 * お支払い方法と、このご予約で使えるかどうか
 */
export type PaymentMethodOption = {
    method: PaymentMethod;
    /**
     * 選べるか
     */
    isAvailable: boolean;
    /**
     * 選べない理由。選べるときはnull。
     */
    reason: UnavailableReason | null;
    /**
     * 今確定したときの支払期限。確定と同時に支払う方法ではnull。
     */
    deadline: Instant | null;
    /**
     * この方法で支払える上限(円)。nullは上限なし。
     */
    maximumYen: Yen | null;
    /**
     * 払い戻しのときに差し引く手数料(円)
     */
    refundFeeYen: Yen;
    /**
     * お支払いに使える店(convenienceStoreのとき)
     */
    stores: Array<Store>;
};

/**
 * 下書きで選んだお支払い方法のID。選び直すたびに変わります。
 */
export type DraftPaymentId = string;

/**
 * 画面に示すカードの手がかり。カード番号そのものは、このAPIのどこにも現れません。
 */
export type CardSummary = {
    /**
     * ブランド
     */
    brand: string;
    /**
     * 番号の下4桁
     */
    last4: string;
};

/**
 * 下書きで選んだお支払い方法
 */
export type DraftPayment = {
    /**
     * 選び直すたびに変わるID。確定の依頼に入れ、別の画面で選び直されたときは409になります。
     */
    id: DraftPaymentId;
    method: PaymentMethod;
    /**
     * カード(cardのとき)
     */
    card: CardSummary | null;
    /**
     * 店(convenienceStoreのとき)
     */
    store: Store | null;
};

/**
 * カード情報の入力欄。決済会社の画面をiframeで表示し、トークンだけをpostMessageで受け取ります。トークンを求めるメッセージには、本人認証(3Dセキュア)のために、お支払いになる方の氏名とメールアドレスを添えます({ type, billing } の billing の name と email)。
 *
 */
export type HostedFields = {
    /**
     * 入力欄のページのアドレス
     */
    url: string;
    /**
     * postMessageの送り元として信じるオリジン。空文字は、この画面と同じオリジン。
     */
    origin: string;
};

/**
 * Apple PayとGoogle Payの画面。決済会社のページをiframeで読み込み、postMessageで話します(apps/server/docs/wallet-payments.md)。この端末で使える方法はページが答え、使えない方法は表示しません。画面は、最後の確認のボタンから開き、トークンだけを受け取ります。氏名・住所・メールアドレスは求めません。
 *
 */
export type WalletSheet = {
    /**
     * ページのアドレス
     */
    url: string;
    /**
     * postMessageの送り元として信じるオリジン。空文字は、この画面と同じオリジン。
     */
    origin: string;
};

/**
 * 会員が登録したカードのID
 */
export type StoredCardId = string;

/**
 * 会員が登録したカード。カード番号とセキュリティコードは決済会社だけが保管し、このAPIのどこにも現れません。
 */
export type StoredCard = {
    id: StoredCardId;
    /**
     * ブランド
     */
    brand: string;
    /**
     * 番号の下4桁
     */
    last4: string;
    /**
     * 有効期限の年月(YYYY-MM、その月の末日まで)
     */
    expiresOn: string;
    /**
     * 有効期限が過ぎていて、お支払いに使えない
     */
    isExpired: boolean;
};

/**
 * 下書きに使えるお支払い方法と、選んだ方法
 */
export type PaymentMethods = {
    /**
     * 現在のお支払い金額(円)
     */
    totalYen: Yen;
    /**
     * お支払い方法(表示順)
     */
    options: Array<PaymentMethodOption>;
    /**
     * 選んだお支払い方法
     */
    chosen: DraftPayment | null;
    /**
     * カード情報の入力欄
     */
    hostedFields: HostedFields | null;
    /**
     * Apple PayとGoogle Payの画面
     */
    walletSheet: WalletSheet | null;
    /**
     * 会員が登録したカード(登録した順)。会員でない場合、またはカードを扱えない場合は空。
     */
    cards: Array<StoredCard>;
    /**
     * 入力したカードを、次回のために登録できる(keepCard)
     */
    canKeepCard: boolean;
};

/**
 * 決済会社のトークン。1回だけ使えます。
 */
export type PaymentToken = string;

/**
 * お支払い方法の選択。ウォレット決済(applePay、googlePay、payPay)では、方法だけを送ります。カードは決済会社の入力欄が発行したトークンで表し、番号などは送りません。選んだ方法のものではない項目、またはtokenと同時のcardId、cardIdと同時のkeepCardは422です。
 */
export type DraftPaymentRequest = {
    method: PaymentMethod;
    /**
     * 決済会社のトークン(cardのとき、cardIdがなければ必須)。1回だけ使えます。
     */
    token?: PaymentToken;
    /**
     * 会員が登録したカード(cardのとき、tokenの代わりに)。ほかの会員のカードは、知らないIDと同じ404です。
     */
    cardId?: StoredCardId;
    /**
     * お支払いが済んだら、このカードを次回のために登録することへの同意(tokenのとき)。会員だけが選べます。
     */
    keepCard?: boolean;
    /**
     * 店(convenienceStoreのとき必須)
     */
    storeId?: string;
};

/**
 * 客室タイプに替えたときの差額
 */
export type DifferenceOfCabin = {
    cabinTypeId: CabinTypeId;
    /**
     * 差額(円)。追加のお支払いは正、払い戻しは負の値。変更手数料を含みます。便の検索の、この客室タイプの割り当て(cabins)を選んだときの額です。
     */
    differenceYen: SignedYen;
    /**
     * 貸切にしたときの差額(円)。貸切にできない場合はnull。
     */
    privateDifferenceYen: SignedYen | null;
};

/**
 * 便に替えたときの差額
 */
export type DifferenceOfSailing = {
    sailingId: SailingId;
    /**
     * 予約と同じ等級の、空いている客室の差額(円)。いくつかあれば最も少ない額。同じ等級に空きがなければ、空いている客室の最も少ない差額。希望に合う空きがない便ではnull。
     */
    differenceYen: SignedYen | null;
    /**
     * この人数を割り当てられる客室タイプ。空きがないものも含みます。ほかの行程と合わない便では空。
     */
    cabins: Array<DifferenceOfCabin>;
};

/**
 * 日を替えたときの差額
 */
export type DifferenceOfDay = {
    /**
     * 運航日(日本時間)
     */
    date: LocalDate;
    /**
     * 予約と同じ等級に空きのある便の、最も少ない差額(円)。同じ等級に空きがない日は、空いている客室の最も少ない差額。希望に合う空きがない日はnull。
     */
    differenceYen: SignedYen | null;
    /**
     * その日の便(出発の順)
     */
    sailings: Array<DifferenceOfSailing>;
};

/**
 * 日・便・客室ごとの差額
 */
export type ChangeDifferences = {
    /**
     * 日付の順
     */
    days: Array<DifferenceOfDay>;
    /**
     * サーバーの現在日時
     */
    serverTime: Instant;
};

/**
 * 変更の前と後の、運賃の内訳の1行。同じ行程・規則・名前の行をまとめたものです。
 */
export type ChangeLine = {
    leg: LegName;
    /**
     * 適用した規則のID
     */
    ruleId: string;
    /**
     * 画面に表示する名前
     */
    label: string;
    /**
     * 変更前の数量(ないときは0)
     */
    beforeQuantity: number;
    /**
     * 変更前の金額(円)。割引は負の値。
     */
    beforeYen: SignedYen;
    /**
     * 変更後の数量(ないときは0)
     */
    afterQuantity: number;
    /**
     * 変更後の金額(円)。割引は負の値。
     */
    afterYen: SignedYen;
    /**
     * 差額(円)。afterYen − beforeYen。
     */
    differenceYen: SignedYen;
};

/**
 * 変更手数料の理由。freeChange=無料の回数のうち(やめる人・車両・オプション・行程がないとき)、beforePayment=お支払い前、nothingGivenUp=手放すものがない(氏名・連絡先の変更や追加だけ)、serviceCancelled=運航会社が運航しない便、cancellationFee=取消手数料と同じ額(無料の回数のうちと、やめるだけのときは、やめるものの今の分だけ。ほかは、最初の変更のときの額と今の額の高い方)
 */
export type ChangeFeeReason = 'freeChange' | 'beforePayment' | 'nothingGivenUp' | 'serviceCancelled' | 'cancellationFee';

/**
 * 料金の対象。passenger=乗船者1人の運賃、room=1室の室料・貸切料、vehicle=車両1台の運賃、option=食事・ペット、fuel=燃料油価格変動調整金、changeFee=運航会社の都合でなくなる行程の、前にお支払いの変更手数料
 */
export type PartKind = 'passenger' | 'room' | 'vehicle' | 'option' | 'fuel' | 'changeFee';

/**
 * 変更で手放す1件と、今の手数料
 */
export type ChangeFeeLine = {
    leg: LegName;
    kind: PartKind;
    /**
     * 画面に表示する名前
     */
    label: string;
    /**
     * 割引後の金額(円)
     */
    paidYen: Yen;
    /**
     * 手数料の率(%)
     */
    percent: number;
    /**
     * 手数料の最低額(円)
     */
    minimumYen: Yen;
    /**
     * 今取り消すときの手数料(円)
     */
    feeYen: Yen;
};

/**
 * 変更手数料と、その理由
 */
export type ChangeFee = {
    /**
     * 変更手数料(円)。reasonがcancellationFeeのときはnowYenとfirstYenの高い方、ほかは0。
     */
    feeYen: Yen;
    reason: ChangeFeeReason;
    /**
     * linesのものを今取り消すときの手数料(円)
     */
    nowYen: Yen;
    /**
     * 最初の変更のときに、替えたものを取り消したとした手数料(円)。無料の回数のうちと、やめるだけのときは0。
     */
    firstYen: Yen;
    /**
     * 手放すもの。無料の回数のうちで、やめるものがあるときは、それだけ。
     */
    lines: Array<ChangeFeeLine>;
};

/**
 * 変更手数料が次に上がる日時と、それからの金額
 */
export type ChangeFeeRise = {
    /**
     * この日時から上がる
     */
    at: Instant;
    /**
     * それからの変更手数料(円)
     */
    feeYen: Yen;
};

/**
 * 払い戻しの方法。card=お支払いのカード、wallet=お支払いに使ったウォレット(Apple Pay・Google Payではそのカード、PayPayではPayPay)、account=お客様の口座(この画面で登録する)、accountByProvider=お客様の口座(決済会社がメールで登録を案内する)、port=乗船港の窓口
 */
export type RefundWay = 'card' | 'wallet' | 'account' | 'accountByProvider' | 'port';

/**
 * 変更の見積もり。previousYen + differenceYen = newYen、lines の differenceYen の和 = differenceYen、お支払い済みなら differenceYen + fee.feeYen − feesBackYen + waivedBeforeYen − waivedYen = payYen − refundYen が、いつも1円まで成り立ちます。payYen と refundYen の一方は必ず0です。
 * お支払い前の予約では、payYen と refundYen は0で、変更後の請求額が dueYen になります。
 *
 */
export type ChangeQuote = {
    /**
     * 見積もった予約の版
     */
    reservationVersion: Version;
    /**
     * 今の予約がお支払い済みか
     */
    isPaid: boolean;
    /**
     * 今の予約のお支払い方法
     */
    paymentMethod: PaymentMethod;
    /**
     * 前と後の内訳(往路、復路の順)。変わらない行も含みます。
     */
    lines: Array<ChangeLine>;
    /**
     * 変更前の運賃の合計(円)
     */
    previousYen: Yen;
    /**
     * 変更後の運賃の合計(円)
     */
    newYen: Yen;
    /**
     * 運賃の差額(円)
     */
    differenceYen: SignedYen;
    fee: ChangeFee;
    /**
     * 変更手数料が次に上がるとき。上がらないときはnull。
     */
    feeRises: ChangeFeeRise | null;
    /**
     * 変更前の運賃のうち、いただいていない額(円。一部の取消による)
     */
    waivedBeforeYen: Yen;
    /**
     * 変更後の運賃のうち、いただかない額(円)
     */
    waivedYen: Yen;
    /**
     * 今の予約のためにお支払いいただいた額(円。手数料と払い戻しを除く)。お支払い前は0。
     */
    paidYen: Yen;
    /**
     * 運航会社がなくした行程を手放すか別の便に移すので戻る、その行程の前の変更手数料(円)。payYenとrefundYenに含みます。
     */
    feesBackYen: Yen;
    /**
     * この変更のために、追加でお支払いいただく額(円)
     */
    payYen: Yen;
    /**
     * この変更で払い戻す額(円)
     */
    refundYen: Yen;
    /**
     * お支払い前の予約の、変更後の請求額(円)。お支払い済みでは0。
     */
    dueYen: Yen;
    /**
     * 払い戻しの方法。払い戻しがないときはnull。
     */
    refundWay: RefundWay | null;
    /**
     * 払い戻し額から差し引く振込手数料(円)
     */
    transferFeeYen: Yen;
    /**
     * 差額をコンビニか窓口で支払うときの期限。それまで新しいお席を取り置き、元の予約もそのまま使えます。後から支払えないときはnull。
     */
    payLaterBy: Instant | null;
    /**
     * 変更前の運賃
     */
    before: FareQuote;
    /**
     * 変更後の運賃
     */
    after: FareQuote;
    /**
     * 見積もった日時
     */
    serverTime: Instant;
};

/**
 * メールアドレスを確認するリンクのトークン
 */
export type MailConfirmationToken = {
    /**
     * メールのリンクに含まれるトークン
     */
    token: string;
};

/**
 * これまでのメールアドレスに届いたリンクで決めること
 */
export type ContactChangeDecision = {
    /**
     * メールのリンクに含まれるトークン
     */
    token: string;
    /**
     * confirm=すぐに変える、stop=変更を止める
     */
    decision: 'confirm' | 'stop';
};

/**
 * 続きを開くリンクのトークン
 */
export type DraftLinkToken = {
    /**
     * メールのリンクに含まれるトークン
     */
    token: string;
};

/**
 * 予約の状態。held=仮予約、paymentProcessing=お支払い手続き中(期限が過ぎてもお席は取り置き)、confirmedUnpaid=予約済み(お支払い待ち)、confirmed=予約確定(お支払い済み)、expired=期限切れ、cancelled=取消済み
 */
export type ReservationState = 'held' | 'paymentProcessing' | 'confirmedUnpaid' | 'confirmed' | 'expired' | 'cancelled';

/**
 * 予約した便の現在の運航。normal=予定どおり、delayed=遅れ、conditional=条件付き運航、changed=時刻の変更、cancelled=欠航(運航しない)、standBy=当日空席待ちで、便の席がない(standBy)
 */
export type LegServiceState = 'normal' | 'delayed' | 'conditional' | 'changed' | 'cancelled' | 'standBy';

/**
 * open=出港まで申し出られる、vehicle=車両があるため申し出られない、waiting=申し出済みで、便の席はない(乗船港の窓口で空きのある便に乗る)、over=乗らないまま期限が過ぎた
 */
export type StandByState = 'open' | 'vehicle' | 'waiting' | 'over';

/**
 * 間に合わなかった行程の運賃を残し、同じ区間の後の便に空きがあれば乗船すること。便が欠航になったときは、ほかの欠航と同じ扱いに戻ります(nullになり、choiceUntil までに選べます)。
 */
export type StandBy = {
    state: StandByState;
    /**
     * この日に乗船港を出る便まで(便の運航日)
     */
    until: LocalDate;
};

/**
 * 予約した行程の便の、現在の運航(予約したときの日時は便のほうにあり、変わりません。時刻表の変更で移した便(changed)では、どちらも新しい日時です)
 */
export type LegService = {
    state: LegServiceState;
    /**
     * 理由やくわしい説明。ない場合は空文字。
     */
    message: string;
    /**
     * 新しい出港日時(予定どおり、または決まっていない場合はnull)
     */
    departureAt: Instant | null;
    /**
     * 新しい入港日時(予定どおり、または決まっていない場合はnull)
     */
    arrivalAt: Instant | null;
    /**
     * 手数料も差額もなく、別の便への変更か取消を選べる期限。欠航の便は出港の予定から運航会社の定める日数、運航会社の定める時間以上遅れる便と、時刻表の変更で移した便は新しい出港まで(乗船手続きが済むとnull)。選べる便でない場合はnull。
     */
    choiceUntil: Instant | null;
    /**
     * 遅延・欠航証明書を発行できる(欠航した便と、運航会社の定める時間以上遅れた便。到着の後も)
     */
    hasCertificate: boolean;
    /**
     * 出港に間に合わないときの、当日空席待ちでの乗船(standBy)。運航会社が扱っていない、またはこの行程では使えない(お支払い前、提携きっぷ、乗船手続き済み、出港後、欠航、利用済み)場合はnull。
     */
    standBy: StandBy | null;
};

/**
 * 次に乗る便と、この予約の全員に共通の乗船手続き締切
 */
export type NextBoarding = {
    leg: LegName;
    /**
     * 乗船手続き締切(車両とお手伝いのために早くなる分を含む。出港が予定より早くなった場合は、その分も早くなる)
     */
    checkInClosesAt: Instant;
    /**
     * この便に車両を載せる
     */
    hasVehicles: boolean;
    /**
     * この便に乗り降りのお手伝いを受ける乗船者がいる(内容は含まない)
     */
    hasAssistance: boolean;
};

/**
 * 次にすることと、その期限。出港や乗船手続き締切より後の期限は、払い戻し先の登録だけです。
 */
export type NextDeadline = {
    /**
     * 次にすること。confirmMail=メールアドレスの確認、payAtStore=コンビニでのお支払い、payDifference=変更の差額のお支払い、plate=車両のナンバーの登録、checkIn=乗船手続き、registerAccount=払い戻し先の登録
     */
    kind: 'confirmMail' | 'payAtStore' | 'payDifference' | 'plate' | 'checkIn' | 'registerAccount';
    /**
     * どの行程の期限か(行程によらない場合はnull)
     */
    leg: LegName | null;
    /**
     * 期限
     */
    at: Instant;
};

/**
 * 予約を買った提携きっぷの名前と種類
 */
export type PartnerTicketRef = {
    name: PartnerTicketName;
    kind: PartnerTicketKind;
};

/**
 * 予約を見分けるための要約(氏名などは含まない)
 */
export type ReservationSummary = {
    id: ReservationId;
    reservationNumber: ReservationNumber;
    state: ReservationState;
    outbound: Sailing;
    outboundService: LegService;
    /**
     * 復路の便(片道の場合はnull)
     */
    return: Sailing | null;
    /**
     * 復路の便の現在の運航(片道の場合はnull)
     */
    returnService: LegService | null;
    /**
     * 乗船者の人数
     */
    passengers: number;
    /**
     * 車両の台数(往路と復路の多いほう)
     */
    vehicles: number;
    /**
     * 合計金額(円)
     */
    totalYen: Yen;
    /**
     * お支払い期限(お支払い待ちの場合。ほかはnull)
     */
    limitTime: Instant | null;
    /**
     * 次の乗船(出港前の便がない場合、欠航の場合、取り消された場合はnull)
     */
    nextBoarding: NextBoarding | null;
    /**
     * 次の期限(残っていない場合はnull)。予約の詳細の次の期限と同じです。
     */
    nextDeadline: NextDeadline | null;
    /**
     * 予約を買った提携きっぷ(船だけの予約ではnull)
     */
    partnerTicket: PartnerTicketRef | null;
};

/**
 * 続きを取得するための値(最後まで返した場合はnull)
 */
export type NextCursor = string | null;

/**
 * 種類ごとの予約の件数(続きを含む)
 */
export type ReservationCounts = {
    /**
     * これからの予約
     */
    upcoming: number;
    /**
     * 過去の予約
     */
    past: number;
    /**
     * 取消・期限切れの予約
     */
    cancelled: number;
    /**
     * 提携きっぷで購入した予約(これからと過去)
     */
    partnerTickets: number;
};

/**
 * 予約の一覧
 */
export type ReservationList = {
    /**
     * 予約の要約
     */
    items: Array<ReservationSummary>;
    nextCursor: NextCursor;
    counts: ReservationCounts;
    /**
     * サーバーの現在日時(締切が過ぎたかを比べるのに使う)
     */
    serverTime: Instant;
};

/**
 * 仮予約の依頼
 */
export type HoldRequest = {
    draftId: DraftId;
    /**
     * 画面に表示した合計金額(円)
     */
    totalYen: Yen;
    /**
     * 同じ便に同じ氏名の別の予約があっても、別の予約として続ける(409 DUPLICATE_BOOKING を見たあと)。省略するとfalse。
     */
    allowsDuplicate?: boolean;
};

/**
 * 予約した客室
 */
export type ReservedCabin = {
    cabinType: CabinType;
    party: Party;
    /**
     * 寝台・座席を1人で使う幼児の人数
     */
    infantBerths: number;
    /**
     * 貸切
     */
    privateUse: boolean;
};

/**
 * 予約した車両
 */
export type ReservedVehicle = {
    vehicleTypeId: VehicleTypeId;
    /**
     * 車両の種類の名前
     */
    name: string;
    /**
     * 運賃の区分の名前
     */
    className: string;
    /**
     * 長さ(cm)
     */
    lengthCm: number | null;
    /**
     * 高さ(cm)
     */
    heightCm: number | null;
    /**
     * 積載・けん引を含む長さ(cm)
     */
    loadedLengthCm: number | null;
    /**
     * 運転者の乗船者(0から。運転者の要らない車両ではnull)
     */
    driver: number | null;
    /**
     * 車名(入力がない場合は空文字)
     */
    model: string;
    /**
     * ナンバー未定
     */
    plateUndecided: boolean;
    /**
     * ナンバー(未定または不要の場合は空文字)
     */
    plate: string;
    /**
     * 車高が低い
     */
    isLow: boolean;
};

/**
 * 予約した食事
 */
export type ReservedMeal = {
    mealId: MealId;
    /**
     * 食事の名前
     */
    name: string;
    /**
     * 数
     */
    quantity: number;
};

/**
 * 予約した行程
 */
export type ReservationLeg = {
    sailing: Sailing;
    service: LegService;
    party: Party;
    /**
     * 客室
     */
    cabins: Array<ReservedCabin>;
    /**
     * 車両
     */
    vehicles: Array<ReservedVehicle>;
    /**
     * ペット
     */
    pets: Array<PetChoice>;
    /**
     * 食事
     */
    meals: Array<ReservedMeal>;
};

/**
 * 姓または名、その読み。姓と名に分かれていない名前では、片方とその読みが空文字。
 */
export type NamePart = string;

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
 * メールアドレス(携帯電話会社の古い形のアドレスも含む)
 */
export type Email = string;

/**
 * 代表者
 */
export type Representative = {
    /**
     * 姓
     */
    familyName: NamePart;
    /**
     * 名
     */
    givenName: NamePart;
    /**
     * 姓の読み(カタカナ)
     */
    familyNameKana: NamePart;
    /**
     * 名の読み(カタカナ)
     */
    givenNameKana: NamePart;
    /**
     * 郵便番号(入力がない場合はnull)
     */
    postalCode: PostalCode | null;
    /**
     * 都道府県または「日本国外」(入力がない場合は空文字)
     */
    prefecture: PrefectureName;
    /**
     * 市区町村(入力がない場合は空文字)
     */
    city: City;
    /**
     * 町名・番地(入力がない場合は空文字)
     */
    line1: AddressLine;
    /**
     * 建物名(入力がない場合は空文字)
     */
    building: Building;
    /**
     * 電話番号
     */
    phone: Phone;
    /**
     * 乗船当日に連絡がとれる電話番号
     */
    dayPhone: Phone;
    email: Email;
};

/**
 * 性別。otherは「その他・回答しない」。
 */
export type Sex = 'male' | 'female' | 'other';

/**
 * 乗船者(旅客名簿に記載する項目)
 */
export type Passenger = {
    passengerClass: PassengerClass;
    /**
     * 往路の客室(0から)。往路に乗船しない場合はnull。
     */
    outboundCabin: number | null;
    /**
     * 復路の客室(0から)。復路に乗船しない場合はnull。
     */
    returnCabin: number | null;
    /**
     * 姓
     */
    familyName: NamePart;
    /**
     * 名
     */
    givenName: NamePart;
    /**
     * 姓の読み(カタカナ)
     */
    familyNameKana: NamePart;
    /**
     * 名の読み(カタカナ)
     */
    givenNameKana: NamePart;
    sex: Sex;
    /**
     * 乗船日の年齢
     */
    age: number;
    /**
     * 生年月日(年齢だけの場合はnull)
     */
    birthDate: LocalDate | null;
    /**
     * お住まいの市区町村(国内に住所がない場合は空文字)
     */
    city: City;
    /**
     * 日本国内に住所がない
     */
    livesAbroad: boolean;
    /**
     * 国籍(国内に住所がない場合)
     */
    nationality: string;
    /**
     * 旅券番号(国内に住所がある場合はnull)
     */
    passportNumber: string | null;
    /**
     * 非常時の支援の要否
     */
    emergencySupport: 'none' | 'needed';
    /**
     * 必要な支援の内容
     */
    emergencySupportDetail: string;
    /**
     * 申し出による割引(利用しない場合はnull)
     */
    discount: PassengerDiscount | null;
    /**
     * 乗下船のお手伝い
     */
    assistance: Array<Assistance>;
    /**
     * お手伝いについて
     */
    assistanceNote: string;
};

/**
 * お支払いのID
 */
export type PaymentId = string;

/**
 * お支払いの目的。booking=予約の確定とともに行う、later=確定した予約の、お支払いの残り(startPayment)、change=変更の差額
 */
export type PaymentPurpose = 'booking' | 'later' | 'change';

/**
 * お支払いの状態。
 * pending=決済会社の応答待ち、requiresAction=本人認証、またはPayPayでの支払いが必要、unknown=結果を確認中(再送しないでください)、awaitingPayment=コンビニでのお支払い待ち、captured=支払い済み、
 * failed=承認されなかった、cancelled=お客様が中止した、timedOut=本人認証、またはPayPayの有効時間が過ぎた、expired=支払期限が過ぎた、refundPending=払い戻しの手続き中、refundNeedsAccount=払い戻し先の口座の登録が必要(手続きは決済会社がメールで案内します)、refunded=払い戻し済み
 *
 */
export type PaymentState = 'pending' | 'requiresAction' | 'unknown' | 'awaitingPayment' | 'captured' | 'failed' | 'cancelled' | 'timedOut' | 'expired' | 'refundPending' | 'refundNeedsAccount' | 'refunded';

/**
 * 支払えなかった理由(エラーの code と同じ言葉)
 */
export type PaymentFailure = 'PAYMENT_DECLINED' | 'TDS_FAILED' | 'TDS_CANCELLED' | 'TDS_TIMEOUT' | 'PAYMENT_CANCELLED' | 'PAYMENT_TIMEOUT' | 'HOLD_EXPIRED' | 'ALREADY_PAID';

/**
 * お客様に行っていただく手続き
 */
export type PaymentAction = {
    /**
     * redirect=このアドレスへ移動する(終わると /customer/tds に戻る)
     */
    kind: 'redirect';
    /**
     * 本人認証(3Dセキュア)、またはPayPayのページのアドレス
     */
    url: string;
};

/**
 * コンビニでのお支払い方法
 */
export type PaymentInstructions = {
    /**
     * 店の名前
     */
    storeName: string;
    /**
     * お支払い番号
     */
    paymentNumber: string;
    /**
     * 確認番号。お支払い番号とともに、お店の端末やレジで使います。お店が使わないときはnull。
     */
    confirmationNumber: string | null;
    payBy: Instant;
    /**
     * 決済会社のお支払い案内のページ。ないときはnull。
     */
    url: string | null;
};

/**
 * お支払い
 */
export type Payment = {
    id: PaymentId;
    reservationId: ReservationId;
    reservationNumber: ReservationNumber;
    purpose: PaymentPurpose;
    method: PaymentMethod;
    state: PaymentState;
    /**
     * 金額(円・税込)
     */
    amountYen: Yen;
    /**
     * 支払えなかった理由。カード会社の詳しい理由は返しません。
     */
    failure: PaymentFailure | null;
    /**
     * お客様に行っていただく手続き(requiresActionのとき)
     */
    action: PaymentAction | null;
    /**
     * コンビニでのお支払い方法
     */
    instructions: PaymentInstructions | null;
    /**
     * カード
     */
    card: CardSummary | null;
    /**
     * 登録に同意したカードを、お支払いのあとに登録できたか(keepCard)。nullは、同意していない、または支払い済みになっていない。
     */
    cardKept: boolean | null;
    /**
     * サーバーの現在日時
     */
    serverTime: Instant;
};

/**
 * 予約番号と連絡先で照会した方が頼んだ、メールアドレスの変更。これまでのメールアドレスに届くリンクが開かれると、すぐに変わります。それまでは、どちらのアドレスでも照会でき、どちらにもお知らせします。
 */
export type ContactChange = {
    /**
     * 新しいメールアドレス(最初の1文字とドメインのほかは「•••」)
     */
    email: Email;
    /**
     * 止められなければ変わる日時(頼んでから48時間後)
     */
    takesEffectAt: Instant;
};

/**
 * お客様に示す取消番号。予約番号と、その予約の何回目の取消か。「C」は領収書の番号との区別です。
 */
export type CancellationNumber = string;

/**
 * 払い戻しの状況。none=払い戻しはない(お支払い前、または戻る額がない)、pending=払い戻し手続き中、needsAccount=払い戻し先の登録が必要、refunded=払い戻し済み
 */
export type RefundState = 'none' | 'pending' | 'needsAccount' | 'refunded';

/**
 * 行った取消
 */
export type Cancellation = {
    /**
     * 取消のID(お客様には見せない)
     */
    id: string;
    number: CancellationNumber;
    /**
     * 取消の日時
     */
    at: Instant;
    /**
     * 予約のすべてを取り消した
     */
    isAll: boolean;
    /**
     * いただいた額(円)。取消手数料と、提携きっぷで使った分(usedYen)。
     */
    feeYen: Yen;
    /**
     * feeYenのうち、提携きっぷで使った分(円)。残りが取消手数料です。ほかの予約では0。
     */
    usedYen: Yen;
    /**
     * 運航会社が取消手数料をいただかなかった(お電話で承った取消など)
     */
    isFeeWaived: boolean;
    /**
     * 払い戻し額(お支払い前は減った額)(円)
     */
    refundYen: Yen;
    /**
     * 払い戻し額から差し引く振込手数料(円)
     */
    transferFeeYen: Yen;
    /**
     * 残る料金のうち、いただかない額(円)
     */
    waivedYen: Yen;
    refundState: RefundState;
};

/**
 * 変更のID(お客様には見せない)
 */
export type ChangeId = string;

/**
 * お客様に示す変更番号。予約番号と、その予約の何回目の変更か。「H」は領収書・取消の番号との区別です。
 */
export type ChangeNumber = string;

/**
 * 確定した変更
 */
export type MadeChange = {
    id: ChangeId;
    number: ChangeNumber;
    /**
     * 確定した日時
     */
    at: Instant;
    /**
     * 変わった項目
     */
    parts: Array<ChangedPart>;
    /**
     * いただいた変更手数料(円)
     */
    feeYen: Yen;
    /**
     * この変更で戻した、前の変更手数料(円)
     */
    feesBackYen: Yen;
    /**
     * 追加でお支払いいただいた額(円)
     */
    payYen: Yen;
    /**
     * 払い戻し額(円)
     */
    refundYen: Yen;
    /**
     * 払い戻し額から差し引く振込手数料(円)
     */
    transferFeeYen: Yen;
    refundState: RefundState;
};

/**
 * 進行中の変更の状態。held=新しいお席を取り置き中、paymentProcessing=差額のお支払い手続き中、awaitingPayment=差額のお支払い待ち(コンビニ・窓口)。どの状態でも、元の予約と乗船券はそのまま有効です。
 */
export type ReservationChangeState = 'held' | 'paymentProcessing' | 'awaitingPayment';

/**
 * 進行中の変更。確定するまで、元の予約(この予約のほかの項目)はそのまま有効です。確定するか、期限が過ぎるか、取りやめるとなくなります。
 */
export type ReservationChange = {
    id: ChangeId;
    state: ReservationChangeState;
    /**
     * 変更の下書き(変更を始めたセッションにだけ返します)
     */
    draftId: DraftId | null;
    /**
     * 変更後の往路
     */
    outbound: ReservationLeg;
    /**
     * 変更後の復路(片道の場合はnull)
     */
    return: ReservationLeg | null;
    /**
     * 変更後の代表者
     */
    representative: Representative;
    /**
     * 変更後の乗船者
     */
    passengers: Array<Passenger>;
    /**
     * 変更後の提携きっぷ(使える日と時間枠が変わる)。船だけの予約ではnull。
     */
    partnerTicket: TicketOfTrip | null;
    /**
     * 変更後の運賃
     */
    quote: FareQuote;
    /**
     * 変更手数料(円)
     */
    feeYen: Yen;
    /**
     * この変更で戻る、前の変更手数料(円)
     */
    feesBackYen: Yen;
    /**
     * 追加でお支払いいただく額(円)
     */
    payYen: Yen;
    /**
     * 払い戻す額(円)
     */
    refundYen: Yen;
    /**
     * 差額のお支払い方法。まだ決まっていないとき、差額がないときはnull。
     */
    paymentMethod: PaymentMethod | null;
    /**
     * 差額のお支払いの手続き。始まっていないとき、窓口で支払うときはnull。
     */
    payment: Payment | null;
    /**
     * 期限。heldではお取り置きの期限、awaitingPaymentでは支払期限。過ぎると変更はなくなり、元の予約が残ります。
     */
    limitTime: Instant;
    /**
     * 変更後の取消の手数料(確定すると予約の cancellationTerms になります。並びも同じ)
     */
    cancellationTerms: Array<CancellationTerm>;
    /**
     * お取り置き期限を延長できる残り回数
     */
    extensionsLeft: number;
    /**
     * 延長1回で延びる時間(分)
     */
    extensionMinutes: number;
    /**
     * 期限の何分前から延長できるか(分)
     */
    extensionOpensMinutes: number;
};

/**
 * 払い戻しのID
 */
export type RefundId = string;

/**
 * 払い戻し1件
 */
export type Refund = {
    id: RefundId;
    /**
     * どの取消の払い戻しか。期限の後や、前のお支払い番号に届いたお金の払い戻しではnull。
     */
    cancellationId: string | null;
    /**
     * どの変更の払い戻しか。変更によらないときはnull。
     */
    changeId: ChangeId | null;
    way: RefundWay;
    state: RefundState;
    /**
     * お手元に届く額(円。振込手数料を引いた後)
     */
    amountYen: Yen;
    /**
     * 差し引いた振込手数料(円)
     */
    transferFeeYen: Yen;
    /**
     * いつまでに口座を登録できるか(wayがaccountで、stateがneedsAccountのとき)。過ぎても払い戻しはなくならず、お電話で承ります。
     */
    registerBy: Instant | null;
};

/**
 * 予約の履歴
 */
export type HistoryEntry = {
    at: Instant;
    /**
     * 出来事。held=仮予約、changed=内容の変更、extended=期限の延長、confirmed=確定、paid=お支払い、paymentFailed=お支払いの不成立、refunded=払い戻し、expired=期限切れ、plateSet=車両のナンバーの登録、contactChanged=連絡先の変更、checkedIn=乗船手続き、boarded=乗船、cancelled=取消、partlyCancelled=一部の取消、paymentChanged=お支払い方法の変更、changeHeld=変更後のお席の取り置き、changeExtended=その期限の延長、changeAwaitingPayment=変更の差額のお支払い待ち、changeDropped=変更の取りやめ、changeLapsed=変更の期限切れ、voucherUsed=引換券の使用、standBy=当日空席待ちの申し出、standByTaken=当日空席待ちで便に乗る
     */
    event: 'held' | 'changed' | 'extended' | 'confirmed' | 'paid' | 'paymentFailed' | 'refunded' | 'expired' | 'plateSet' | 'contactChanged' | 'checkedIn' | 'boarded' | 'cancelled' | 'partlyCancelled' | 'paymentChanged' | 'changeHeld' | 'changeExtended' | 'changeAwaitingPayment' | 'changeDropped' | 'changeLapsed' | 'voucherUsed' | 'standBy' | 'standByTaken';
    /**
     * だれが行ったか。customer=お客様、operator=運航会社、partner=提携先、system=自動
     */
    by: 'customer' | 'operator' | 'partner' | 'system';
};

/**
 * 予約のときの同意
 */
export type ReservationConsent = {
    /**
     * 同意した文書。conditionsOfCarriage=運送約款、bookingConditions=予約・取消条件、privacyPolicy=個人情報の取扱い、sensitiveData=障がい・健康に関する情報の取扱い、informPartners=提携先への氏名と利用日の提供(相手は提携きっぷの partnerName)
     */
    consent: 'conditionsOfCarriage' | 'bookingConditions' | 'privacyPolicy' | 'sensitiveData' | 'informPartners';
    /**
     * 同意した文書の版
     */
    version: string;
    /**
     * 同意した日時
     */
    agreedAt: Instant;
};

/**
 * 予約
 */
export type Reservation = {
    id: ReservationId;
    reservationNumber: ReservationNumber;
    /**
     * 版。ETagと同じ値。
     */
    version: Version;
    state: ReservationState;
    outbound: ReservationLeg;
    /**
     * 復路(片道の場合はnull)
     */
    return: ReservationLeg | null;
    representative: Representative;
    /**
     * 乗船者
     */
    passengers: Array<Passenger>;
    quote: FareQuote;
    /**
     * お支払い方法(確定するまではnull)
     */
    paymentMethod: PaymentMethod | null;
    /**
     * お支払い(カードまたはコンビニで支払う手続きを始めるまで、および窓口でのお支払いが記録されるまではnull)
     */
    payment: Payment | null;
    /**
     * 期限。仮予約ではお取り置きの期限、お支払い待ちでは支払期限(窓口払いは乗船手続き締切)、支払い済みでは乗船手続き締切。
     */
    limitTime: Instant;
    /**
     * この日時までにメールアドレスが確認されないと、お支払い待ちの予約は自動的に取り消されます。乗船手続き締切より前の日時です。nullは、確認がなくても取り消されない。
     */
    confirmMailBy: Instant | null;
    /**
     * 待っているメールアドレスの変更。ないときはnull。
     */
    contactChange: ContactChange | null;
    /**
     * お取り置き期限を延長できる残り回数
     */
    extensionsLeft: number;
    /**
     * 延長1回で延びる時間(分)
     */
    extensionMinutes: number;
    /**
     * 期限の何分前から延長できるか(分)
     */
    extensionOpensMinutes: number;
    /**
     * 取消の手数料(予約した日の規則。行程ごとに、乗船者と室料、車両の順。その中は早い期限の順)
     */
    cancellationTerms: Array<CancellationTerm>;
    /**
     * 料金の合計のうち、いただかない額(円)。一部の取消で残りの料金が上がったときの差です。お支払い前のご請求は、合計からこの額を引いた額です。
     */
    waivedYen: Yen;
    /**
     * 行った取消(古い順)
     */
    cancellations: Array<Cancellation>;
    /**
     * 確定した変更(古い順)
     */
    changes: Array<MadeChange>;
    /**
     * 進行中の変更。ないときはnull。
     */
    change: ReservationChange | null;
    /**
     * 払い戻し(古い順)。カードへの、取消によらない払い戻しは payment で分かります。
     */
    refunds: Array<Refund>;
    /**
     * もとの下書き(予約したセッションにだけ返します)
     */
    draftId: DraftId | null;
    /**
     * 買った提携きっぷ(船だけの予約、および氏名などを消した予約ではnull)
     */
    partnerTicket: TicketOfTrip | null;
    /**
     * 履歴(古い順)
     */
    history: Array<HistoryEntry>;
    /**
     * この予約での同意(確定する前は、障がい・健康に関する情報と、提携先への提供についてだけ)
     */
    consents: Array<ReservationConsent>;
    /**
     * サーバーの現在日時(残り時間の計算に使う)
     */
    serverTime: Instant;
};

/**
 * 照会の条件。表記の幅(全角・半角)やハイフンの有無は問いません。
 */
export type GuestSessionRequest = {
    /**
     * 予約番号
     */
    reservationNumber: string;
    /**
     * 連絡先の種類
     */
    contactKind: 'phone' | 'email';
    /**
     * 予約時の電話番号またはメールアドレス
     */
    contact: string;
};

/**
 * 会員の一覧に加えた予約
 */
export type ReservationClaim = {
    reservationId: ReservationId;
    reservationNumber: ReservationNumber;
};

/**
 * 予約した車両1台のナンバー。表記の幅(全角・半角)は問いません。
 */
export type VehiclePlateRequest = {
    leg: LegName;
    /**
     * その行程の車両(0から数える)
     */
    position: number;
    plate: NumberPlateInput;
};

/**
 * 取り消すもの1件。leg=その行程のすべて(positionはnull)、passenger=乗船者(乗船者の一覧の位置)、cabin=その客室の全員、vehicle=車両、pet=ペット、meal=食事(いずれも行程の中の位置)。予約のすべてを取り消すときは、すべての行程をlegで送ります。
 *
 */
export type CancelledItem = {
    leg: LegName;
    /**
     * 取り消すものの種類
     */
    kind: 'leg' | 'passenger' | 'cabin' | 'vehicle' | 'pet' | 'meal';
    /**
     * 位置(0から数える)。行程のすべてではnull。
     */
    position: number | null;
};

/**
 * 運転者を取り消す車両を残すための、新しい運転者。残る乗船者のうち、見積もりの driverChoices にある人です。運転者が替わるだけでは手数料はかかりません。
 *
 */
export type NewDriver = {
    leg: LegName;
    /**
     * 車両の、行程の中の位置(0から数える)
     */
    vehicle: number;
    /**
     * 新しい運転者の、乗船者の一覧の位置(0から数える)
     */
    driver: number;
};

/**
 * 取り消すもの
 */
export type CancellationQuoteRequest = {
    /**
     * 取り消すもの
     */
    items: Array<CancelledItem>;
    /**
     * 運転者を替えて残す車両。なければ、運転者のいなくなる車両も取り消します。
     */
    newDrivers?: Array<NewDriver>;
};

/**
 * 残せないため、一緒に取り消すもの。noDriver=運転者がいなくなる車両、noAdult=大人がいなくなる小人・幼児・乳児、noPlace=過ごす場所がなくなるペット、nobodyAboard=乗船者がいなくなった行程に残るもの
 */
export type AlsoCancelled = {
    leg: LegName;
    /**
     * 種類
     */
    kind: 'passenger' | 'vehicle' | 'pet' | 'meal';
    /**
     * 位置(0から数える)
     */
    position: number;
    /**
     * 残せない理由
     */
    reason: 'noDriver' | 'noAdult' | 'noPlace' | 'nobodyAboard';
};

/**
 * 運転者を取り消すが、ほかの人が運転すれば残せる車両
 */
export type DriverChoice = {
    leg: LegName;
    /**
     * 車両の、行程の中の位置(0から数える)
     */
    vehicle: number;
    /**
     * 運転できる、残る乗船者の位置(一覧の順)
     */
    drivers: Array<number>;
};

/**
 * 手数料がかからない理由。beforePayment=お支払い前、serviceCancelled=運航会社の都合(欠航、または運航会社の定める時間以上の遅れ)、fuel=調整金は全額戻る
 */
export type FreeReason = 'beforePayment' | 'serviceCancelled' | 'fuel';

/**
 * 使ったもの1件と、別に買うときの料金
 */
export type UsedPart = {
    /**
     * 使ったもの
     */
    label: string;
    /**
     * 別に買うときの料金(円・税込)
     */
    yen: Yen;
};

/**
 * 取り消す1件の、割引後の金額、手数料、戻る額
 */
export type CancellationLine = {
    leg: LegName;
    kind: PartKind;
    /**
     * 乗船者は一覧の、客室・車両・オプション(ペット、食事の順)は行程の中の位置
     */
    position: number;
    /**
     * 画面に表示する名前
     */
    label: string;
    /**
     * 割引後の金額(円・税込)
     */
    paidYen: Yen;
    /**
     * 取消手数料(円)
     */
    feeYen: Yen;
    /**
     * 手数料を引いた額(円)
     */
    refundYen: Yen;
    /**
     * 手数料の率(%)
     */
    percent: number;
    /**
     * 手数料の最低額(円)
     */
    minimumYen: Yen;
    /**
     * この手数料はこの日時まで(この日時を含まない)。nullは期限なし。いつ取り消してもかからないとき(freeBecause)もnull。
     */
    until: Instant | null;
    /**
     * 手数料がかからない理由。規則どおりのとき、使ったものの額(used)がかかるときはnull。
     */
    freeBecause: FreeReason | null;
    /**
     * 提携きっぷで使ったもの。feeYenは、取消手数料と、使ったものの合計の、高いほうです(paidYenまで)。ほかの予約では空。
     */
    used: Array<UsedPart>;
};

/**
 * 残るもののうち、取消によって料金が変わる1件。discount=割引がなくなる・変わる、noVehicle=運転者が乗船者の運賃になる、driver=運転者が替わる(取り消す前の運転者が乗船者の運賃になる分も)、infant=大人がいなくなり小人運賃になる幼児、emptyBerths=貸切の空き寝台が増える、other=その他
 */
export type CancellationChange = {
    leg: LegName;
    kind: PartKind;
    /**
     * 取消の前の位置
     */
    position: number;
    /**
     * 画面に表示する名前
     */
    label: string;
    /**
     * 変わる理由
     */
    reason: 'discount' | 'noVehicle' | 'driver' | 'infant' | 'emptyBerths' | 'other';
    /**
     * 取消の前の金額(円)
     */
    beforeYen: Yen;
    /**
     * 取消の後の金額(円)
     */
    afterYen: Yen;
};

/**
 * 手数料が次に上がる日時と、それからの金額
 */
export type FeeRise = {
    /**
     * この日時から上がる
     */
    at: Instant;
    /**
     * それからの手数料(円)
     */
    feeYen: Yen;
    /**
     * それからの払い戻し額(円)
     */
    refundYen: Yen;
};

/**
 * 取消の見積もり。paidYen − refundYen − feeYen = restYen − waivedYen が、いつも1円まで成り立ちます。お支払い前は、paidYen はご請求額、refundYen はそこから減る額です。
 *
 */
export type CancellationQuote = {
    /**
     * 見積もった予約の版
     */
    version: Version;
    /**
     * お支払い済みか
     */
    isPaid: boolean;
    /**
     * お支払い方法
     */
    paymentMethod: PaymentMethod;
    /**
     * 払い戻しの方法。払い戻しがないとき(お支払い前を含む)はnull。
     */
    refundWay: RefundWay | null;
    /**
     * 払い戻し額から差し引く振込手数料(円)。お手元に届くのは refundYen − transferFeeYen。
     */
    transferFeeYen: Yen;
    /**
     * 残せないため、一緒に取り消すもの。金額に含まれています。
     */
    alsoCancelled: Array<AlsoCancelled>;
    /**
     * すべてを一度にしか取り消せない(提携きっぷ、お支払い番号を取り替えられないコンビニ払い)。一部の取消はお電話で受け付ける。
     */
    isWholeOnly: boolean;
    /**
     * 運転者を取り消すが、運転者を替えれば残せる車両。newDrivers で選んだ後も返します。
     */
    driverChoices: Array<DriverChoice>;
    /**
     * 取り消すものの内訳
     */
    lines: Array<CancellationLine>;
    /**
     * 残るもののうち、料金が変わるもの
     */
    changes: Array<CancellationChange>;
    /**
     * これまでのお支払い額(お支払い前はご請求額)(円)
     */
    paidYen: Yen;
    /**
     * 取消手数料の合計(円)
     */
    feeYen: Yen;
    /**
     * 払い戻し額(お支払い前は減る額)(円)
     */
    refundYen: Yen;
    /**
     * 残るご予約の料金(円)
     */
    restYen: Yen;
    /**
     * 残るご予約の料金のうち、いただかない額(円)。取消で追加のお支払いは生じません。
     */
    waivedYen: Yen;
    /**
     * 残るご予約の内訳。すべて取り消すときはnull。
     */
    restQuote: FareQuote | null;
    /**
     * 手数料が次に上がるとき。上がらないときはnull。
     */
    feeRises: FeeRise | null;
    /**
     * 見積もった日時
     */
    serverTime: Instant;
};

/**
 * 1つの項目を、いつまで、いくらで変更できるか
 */
export type ChangeTerm = {
    part: ChangePart;
    /**
     * 今、この画面で変更できる
     */
    isOpen: boolean;
    /**
     * 変更できない理由。変更できるときはnull。
     */
    reason: ChangeClosedReason | null;
    /**
     * いつまで変更できるか(この日時を含まない)。変更できないときはnull。
     */
    until: Instant | null;
    /**
     * 今、その項目をすべて替えたときの変更手数料(円)。一部だけ替えると、これより少なくなります。運賃の差額は含みません。
     */
    feeYen: Yen;
};

/**
 * 予約の何を、いつまで、いくらで変更できるか。提携きっぷの購入では、使う前の便(outboundSailing、往復のきっぷではreturnSailingも)だけで、ほかの項目はいつも byPhone です。
 */
export type ChangeTerms = {
    reservationId: ReservationId;
    /**
     * 予約の版
     */
    version: Version;
    /**
     * 1つでも変更できる
     */
    isOpen: boolean;
    /**
     * 何も変更できない理由。変更できるときはnull。
     */
    reason: ChangeClosedReason | null;
    /**
     * 項目ごとの可否(表示順)。予約にも航路にもないもの(車両、ペット・食事)の項目は、ありません。
     */
    parts: Array<ChangeTerm>;
    /**
     * これまでに確定した変更の回数(氏名・連絡先だけの変更は数えません)
     */
    changesMade: number;
    /**
     * あと何回、変更手数料なしで変更できるか。やめる人・車両・オプション・行程には、その間も取消手数料がかかります。
     */
    freeChangesLeft: number;
    /**
     * 乗船者を別の人に替えられる。できないときも、氏名の訂正はできます(提携きっぷの購入ではいつもfalseで、訂正もお電話で承ります)。
     */
    replacesPassengers: boolean;
    /**
     * 乗船券が発行されていて、変更すると使えなくなる(新しい乗船券を発行します)
     */
    endsTickets: boolean;
    /**
     * このセッションの、まだ確定していない変更の下書き。続きから始められます。なければnull。
     */
    draftId: DraftId | null;
    /**
     * サーバーの現在日時
     */
    serverTime: Instant;
};

/**
 * 変更の始まり
 */
export type ChangeDraftRequest = {
    /**
     * お客様が選んだ、変更する項目。画面はこの項目だけを順に示します。ほかの項目も、必要になれば変更できます(客室は便によって異なるためです)。
     */
    parts: Array<ChangePart>;
};

/**
 * 変更後のお席の取り置きの依頼。画面に表示した額を添えます。
 */
export type HoldChangeRequest = {
    draftId: DraftId;
    /**
     * 表示した変更後の運賃の合計(円)
     */
    newYen: Yen;
    /**
     * 表示した変更手数料(円)
     */
    feeYen: Yen;
    /**
     * 表示した追加のお支払い額(円)
     */
    payYen: Yen;
    /**
     * 表示した払い戻し額(円)
     */
    refundYen: Yen;
    /**
     * 同じ便に同じ氏名の別の予約があっても続ける(409 DUPLICATE_BOOKING を見たあと)。省略するとfalse。
     */
    allowsDuplicate?: boolean;
};

/**
 * 確定に必要な同意
 */
export type Consents = {
    /**
     * 運送約款への同意
     */
    conditionsOfCarriage: boolean;
    /**
     * 予約・取消条件への同意
     */
    bookingConditions: boolean;
    /**
     * 個人情報の取扱いへの同意
     */
    privacyPolicy: boolean;
};

/**
 * 変更の確定の依頼。画面に表示した額を添えます。
 */
export type CommitChangeRequest = {
    /**
     * 差額のお支払い方法(payYenが0でないとき必須。0のときは省きます)
     */
    paymentMethod?: PaymentMethod;
    /**
     * 画面に表示したお支払い方法(DraftPayment.id)。窓口のほかでは必須。別の画面で選び直されていると409(VERSION_CONFLICT)を返します。
     */
    draftPaymentId?: DraftPaymentId;
    /**
     * Apple Pay・Google Payの画面が発行したトークン(applePay、googlePayのとき必須。ほかの方法では422)。1回だけ使えます。
     */
    token?: PaymentToken;
    /**
     * 表示した変更後の運賃の合計(円)
     */
    newYen: Yen;
    /**
     * 表示した変更手数料(円)
     */
    feeYen: Yen;
    /**
     * 表示した追加のお支払い額(円)
     */
    payYen: Yen;
    /**
     * 表示した払い戻し額(円)
     */
    refundYen: Yen;
    consents: Consents;
};

/**
 * 予約の連絡先。表記の幅(全角・半角)やハイフンの有無は問いません。
 */
export type ReservationContactRequest = {
    /**
     * 電話番号
     */
    phone: PhoneInput;
    /**
     * 乗船当日に連絡がとれる電話番号。空文字は、電話番号と同じ。
     */
    dayPhone: PhoneInput;
    /**
     * メールアドレス
     */
    email: EmailInput;
};

/**
 * 取り消しの理由。手数料や払い戻しには関わりません。plans=予定が変わった、mistake=内容を間違えて予約した、otherSailing=ほかの便に乗る、otherTransport=ほかの交通手段で行く、other=そのほか
 */
export type CancelReason = 'plans' | 'mistake' | 'otherSailing' | 'otherTransport' | 'other';

/**
 * 取消の依頼
 */
export type CancelRequest = {
    /**
     * 取り消すもの(一緒に取り消すものを含む)
     */
    items: Array<CancelledItem>;
    /**
     * 運転者を替えて残す車両(見積もりのとおり)
     */
    newDrivers?: Array<NewDriver>;
    /**
     * 画面に表示した手数料(円)
     */
    feeYen: Yen;
    /**
     * 画面に表示した払い戻し額(円)
     */
    refundYen: Yen;
    /**
     * お客様が選んだ理由。選ばなかったときは省きます。
     */
    reason?: CancelReason;
};

/**
 * 出港に間に合わない行程
 */
export type StandByRequest = {
    leg: LegName;
};

/**
 * 払い戻し先の口座。全角・半角のどちらでも送れます。kind=bankでは symbol を空に、kind=yuchoでは銀行・支店・種別を空にします。ゆうちょ銀行は通帳の記号・番号を受け取り、振込用の店番・口座番号に直します。
 *
 */
export type RefundAccountRequest = {
    /**
     * bank=銀行・信用金庫など、yucho=ゆうちょ銀行
     */
    kind: 'bank' | 'yucho';
    /**
     * 金融機関コード(4桁)
     */
    bankCode: string;
    /**
     * 金融機関の名前
     */
    bankName: string;
    /**
     * 支店コード(3桁)
     */
    branchCode: string;
    /**
     * 支店の名前
     */
    branchName: string;
    /**
     * 種別。ordinary=普通、current=当座、savings=貯蓄。ゆうちょ銀行ではnull。
     */
    accountType: 'ordinary' | 'current' | 'savings' | null;
    /**
     * ゆうちょ銀行の記号(5桁)
     */
    symbol: string;
    /**
     * 口座番号(7桁まで)。ゆうちょ銀行では番号(8桁まで)。
     */
    accountNumber: string;
    /**
     * 口座名義のカナ。ひらがな・カタカナ(全角・半角)と、英数字。
     */
    holderKana: string;
};

/**
 * 確定の依頼
 */
export type CommitRequest = {
    paymentMethod: PaymentMethod;
    /**
     * 画面に表示した合計金額(円)
     */
    totalYen: Yen;
    /**
     * 画面に表示したお支払い方法(DraftPayment.id)。選んでいない場合は省きます。別の画面で選び直されていると409(VERSION_CONFLICT)を返します。
     */
    draftPaymentId?: DraftPaymentId;
    /**
     * Apple Pay・Google Payの画面が発行したトークン(applePay、googlePayのとき必須。ほかの方法では422)。1回だけ使えます。
     */
    token?: PaymentToken;
    consents: Consents;
};

/**
 * 予約のお支払い情報。いくら支払うか、いくら支払われたか、いくら払い戻すか
 */
export type PaymentInfo = {
    reservationId: ReservationId;
    /**
     * 予約の版。startPayment の If-Match に使います。
     */
    version: Version;
    /**
     * お支払いいただく金額が、進行中の変更の差額であるとき(お支払い待ち)、その変更。startPayment は、この差額を支払います。ほかはnull。
     */
    changeId: ChangeId | null;
    /**
     * 今のお支払い方法(確定するまではnull)
     */
    method: PaymentMethod | null;
    /**
     * これからお支払いいただく金額(円)。お支払いが済んだ予約と、なくなった予約では0。
     */
    totalYen: Yen;
    /**
     * お支払いの期限。窓口払いでは乗船手続き締切。お支払いいただく金額がないときはnull。
     */
    payBy: Instant | null;
    /**
     * 受け取った金額の合計(円)。払い戻した分を含みます。
     */
    paidYen: Yen;
    /**
     * 払い戻しの手続き中の金額(円)。お手元に届く額(振込手数料を引いた後)。
     */
    refundingYen: Yen;
    /**
     * 払い戻した金額(円)。お手元に届いた額(振込手数料を引いた後)。
     */
    refundedYen: Yen;
    /**
     * お支払いの手続き(新しい順)。不成立のもの、使えなくなったお支払い番号を含みます。
     */
    payments: Array<Payment>;
    /**
     * 今この予約を支払える方法(表示順)。お支払いの手続き中、確定する前、お支払いの後は空。
     */
    options: Array<PaymentMethodOption>;
    /**
     * カード情報の入力欄
     */
    hostedFields: HostedFields | null;
    /**
     * Apple PayとGoogle Payの画面
     */
    walletSheet: WalletSheet | null;
    /**
     * 会員が登録したカード(登録した順)。会員でない場合、またはカードを扱えない場合は空。
     */
    cards: Array<StoredCard>;
    /**
     * 入力したカードを、次回のために登録できる(keepCard)
     */
    canKeepCard: boolean;
    /**
     * サーバーの現在日時(残り時間の計算に使う)
     */
    serverTime: Instant;
};

/**
 * 予約のお支払い。カードは決済会社の入力欄が発行したトークンで表し、番号などは送りません。選んだ方法のものではない項目、またはtokenと同時のcardId、cardIdと同時のkeepCardは422です。
 */
export type PayRequest = {
    method: PaymentMethod;
    /**
     * 画面に表示した金額(円)。変わっていると409(PRICE_CHANGED)です。
     */
    totalYen: Yen;
    /**
     * 決済会社のトークン(cardでcardIdがないとき、applePay、googlePayのとき必須)。1回だけ使えます。
     */
    token?: PaymentToken;
    /**
     * 会員が登録したカード(cardのとき、tokenの代わりに)。ほかの会員のカードは、知らないIDと同じ404です。
     */
    cardId?: StoredCardId;
    /**
     * お支払いが済んだら、このカードを次回のために登録することへの同意(tokenのとき)。会員だけが選べます。
     */
    keepCard?: boolean;
    /**
     * 店(convenienceStoreのとき必須)
     */
    storeId?: string;
};

/**
 * 乗船券がない理由。unpaid=お支払い前、serviceCancelled=欠航、standBy=当日空席待ち(便の席はない。窓口で予約番号を見せる)、over=到着後
 */
export type TicketsWithheld = 'unpaid' | 'serviceCancelled' | 'standBy' | 'over';

/**
 * 乗船券のID
 */
export type TicketId = string;

/**
 * 何の乗船券か。group=この行程の全員と車両をまとめたもの、passenger=乗船者1人、vehicle=車両1台
 */
export type TicketKind = 'group' | 'passenger' | 'vehicle';

/**
 * 乗船券の状態。notOpen=表示の開始前、valid=有効、checkedIn=乗船手続き済み、boarded=乗船済み、cancelled=無効(予約の変更・取消、欠航)、over=到着後
 */
export type TicketState = 'notOpen' | 'valid' | 'checkedIn' | 'boarded' | 'cancelled' | 'over';

/**
 * 署名つきのコード(QRにする文字列)。91バイトを、埋め草のないBase32(RFC 4648)で表したもの。氏名は含みません。中身は `apps/server/docs/tickets.md` にあります。
 */
export type TicketCode = string;

/**
 * 客室
 */
export type TicketCabin = {
    /**
     * 客室タイプの名前
     */
    name: string;
    /**
     * 等級の名前
     */
    grade: string;
    /**
     * 貸切
     */
    privateUse: boolean;
};

/**
 * 車両(ナンバーは含まない)
 */
export type TicketVehicle = {
    /**
     * 車両の種類の名前
     */
    name: string;
    /**
     * 運賃の区分の名前
     */
    className: string;
    /**
     * 長さ(cm)
     */
    lengthCm: number | null;
};

/**
 * 乗船券のほかに持ってくるもの。vehicleInspection=車検証(原本か写し)
 */
export type BringItem = 'vehicleInspection';

/**
 * 乗船券1枚。氏名とナンバーは含みません。
 */
export type Ticket = {
    id: TicketId;
    kind: TicketKind;
    /**
     * 予約の何人目の乗船者か、またはこの行程の何台目の車両か(0から数える)。groupではnull。
     */
    position: number | null;
    state: TicketState;
    /**
     * 乗船手続きを終えた日時(まだの場合はnull)
     */
    checkedInAt: Instant | null;
    /**
     * 乗船した日時(まだの場合はnull)
     */
    boardedAt: Instant | null;
    /**
     * QRにするコード(表示の開始前、無効、到着後ではnull)
     */
    code: TicketCode | null;
    /**
     * 窓口で伝えるコード(表示の開始前、無効、到着後ではnull)
     */
    shortCode: ReservationNumber | null;
    /**
     * この乗船券の乗船手続き締切(車両とお手伝いのために早くなる分を含む)。groupでは全員に共通の締切、運転者でない乗船者では徒歩の締切。
     */
    checkInClosesAt: Instant;
    /**
     * 車両の締切である
     */
    hasVehicles: boolean;
    /**
     * お手伝いのために締切が早くなっている(内容は含まない)
     */
    hasAssistance: boolean;
    /**
     * 乗船者の区分(groupとvehicleではnull)
     */
    passengerClass: PassengerClass | null;
    /**
     * 運転者
     */
    isDriver: boolean;
    /**
     * 客室(vehicleでは空。groupではこの行程のすべて)
     */
    cabins: Array<TicketCabin>;
    /**
     * 車両(passengerでは空。groupではこの行程のすべて)
     */
    vehicles: Array<TicketVehicle>;
    /**
     * 乗船券のほかに持ってくるもの
     */
    bring: Array<BringItem>;
};

/**
 * 1つの行程の乗船券
 */
export type TicketLeg = {
    leg: LegName;
    sailing: Sailing;
    service: LegService;
    party: Party;
    /**
     * 乗船券がない理由(ある場合はnull)
     */
    withheld: TicketsWithheld | null;
    /**
     * この日時から表示できる
     */
    opensAt: Instant;
    /**
     * 全員と車両をまとめた乗船券(ない場合はnull)
     */
    group: Ticket | null;
    /**
     * 乗船者と車両の乗船券(乗船者、車両の順。ない場合は空)
     */
    tickets: Array<Ticket>;
};

/**
 * ウォレット。apple=Appleウォレット、google=Googleウォレット
 */
export type WalletKind = 'apple' | 'google';

/**
 * 乗船券の持ち主。個人情報はすべてここにあり、乗船券そのものにはありません。
 */
export type Traveller = {
    ticketId: TicketId;
    /**
     * 乗船者の氏名、または車両のナンバー(未定の場合は空文字)
     */
    name: string;
    /**
     * 申し出による割引のために見せるもの
     */
    documents: Array<string>;
};

/**
 * 予約の乗船券
 */
export type TicketList = {
    reservationId: ReservationId;
    reservationNumber: ReservationNumber;
    /**
     * 行程(往路、復路の順)
     */
    legs: Array<TicketLeg>;
    /**
     * 使えるウォレット(事業者が設定していなければ空)
     */
    wallets: Array<WalletKind>;
    /**
     * 乗船券の持ち主(groupを除く)。端末に保存するときは、お客様が選んだ場合のほかは省いてください。
     */
    travellers: Array<Traveller>;
    /**
     * サーバーの現在日時
     */
    serverTime: Instant;
};

/**
 * 提携先で使う引換券(乗船者1名、含まれるもの1つにつき1枚)
 */
export type Voucher = {
    /**
     * 引換券のID
     */
    id: string;
    /**
     * 含まれるもの(予約のpartnerTicket.includesの順、0から)
     */
    include: number;
    /**
     * 使う乗船者(予約のpassengersの順、0から)
     */
    passenger: number;
    passengerClass: PassengerClass;
    /**
     * QRコードにする署名つきのコード(氏名を含まない)。使い終わった、または期間の過ぎた引換券ではnull。
     */
    code: TicketCode | null;
    /**
     * 読み上げるための短いコード
     */
    shortCode: ReservationNumber;
    /**
     * 使える最初の日
     */
    validFrom: LocalDate;
    /**
     * 使える最後の日
     */
    validUntil: LocalDate;
    /**
     * 時間枠(時間枠のないものはnull)
     */
    slot: PartnerTicketSlot | null;
    /**
     * 状態。notYet=使える日の前、usable=使える、used=使用済み、over=使える日を過ぎた
     */
    state: 'notYet' | 'usable' | 'used' | 'over';
    /**
     * 使った日時(使っていない引換券ではnull)
     */
    usedAt: Instant | null;
};

/**
 * 予約の引換券
 */
export type VoucherList = {
    reservationId: ReservationId;
    /**
     * お支払いが済むと引換券が出る(それまでは空)
     */
    isUnpaid: boolean;
    /**
     * 引換券(含まれるもの、乗船者の順)。船だけの予約では空。
     */
    vouchers: Array<Voucher>;
    /**
     * サーバーの現在日時
     */
    serverTime: Instant;
};

/**
 * 替える時間枠
 */
export type PartnerSlotsRequest = {
    /**
     * 新しい時間枠(含まれるもの1つにつき1つ)
     */
    slots: Array<PartnerTicketSlotChoice>;
};

/**
 * 共有リンクのID(トークンではない)
 */
export type TicketShareId = string;

/**
 * 乗船券の共有リンク(トークンは含まない)
 */
export type TicketShare = {
    id: TicketShareId;
    ticketId: TicketId;
    /**
     * 作った日時
     */
    createdAt: Instant;
    /**
     * この日時(到着)まで使える
     */
    expiresAt: Instant;
    /**
     * 最初に開かれた日時(まだの場合はnull)
     */
    openedAt: Instant | null;
};

/**
 * 使える共有リンク
 */
export type TicketShareList = {
    /**
     * 共有リンク(古い順。取り消したもの、到着後のものは含まない)
     */
    shares: Array<TicketShare>;
};

/**
 * どの乗船券を共有するか
 */
export type TicketShareRequest = {
    ticketId: TicketId;
};

/**
 * 共有リンクのトークン。この応答のほかでは返しません。リンクは `/customer/ticket#トークン`。
 */
export type ShareToken = string;

/**
 * 作った共有リンク
 */
export type CreatedTicketShare = {
    share: TicketShare;
    token: ShareToken;
};

/**
 * 同行者に送ったリンクのID(トークンではない)
 */
export type PassengerLinkId = string;

/**
 * 同行者に送ったリンク。入力された内容とトークンは含みません。
 */
export type PassengerLink = {
    id: PassengerLinkId;
    /**
     * 乗船者(予約の順、0から数える)
     */
    passenger: number;
    /**
     * 送り先のメールアドレス(最初の1文字とドメインのほかは「•••」。コピーしたリンクではnull)
     */
    email: Email | null;
    /**
     * 作った日時
     */
    createdAt: Instant;
    /**
     * この日時(この乗船者の乗船手続き締切。仮予約では、お取り置きの期限)まで使える
     */
    expiresAt: Instant;
    /**
     * 同行者が入力を済ませた日時(まだならnull)
     */
    completedAt: Instant | null;
};

/**
 * 使えるリンクの一覧
 */
export type PassengerLinkList = {
    /**
     * 使えるリンク(乗船者の順。1人に1つ)
     */
    links: Array<PassengerLink>;
};

/**
 * 入力されたメールアドレス。全角、大文字、前後の空白も可。
 */
export type EmailGiven = string;

/**
 * どの乗船者に入力を頼むか
 */
export type PassengerLinkRequest = {
    /**
     * 乗船者(予約の順、0から数える)
     */
    passenger: number;
    /**
     * リンクを送るメールアドレス。省略すると、コピーして渡すためのトークンを応答で返します。
     */
    email?: EmailGiven;
};

/**
 * 作ったリンク
 */
export type CreatedPassengerLink = {
    link: PassengerLink;
    /**
     * コピーして渡すトークン(`/customer/companion#トークン`)。メールで送ったときはnull。
     */
    token: string | null;
};

/**
 * どの乗船券を、どのウォレットに入れるか
 */
export type WalletPassRequest = {
    ticketId: TicketId;
    wallet: WalletKind;
};

/**
 * ウォレットに入れる形(urlかfileのどちらか)
 */
export type WalletPass = {
    wallet: WalletKind;
    /**
     * 開くと追加できるアドレス(fileのときはnull)
     */
    url: string | null;
    /**
     * ファイル(application/vnd.apple.pkpass)をBase64で表したもの(urlのときはnull)
     */
    file: string | null;
};

/**
 * P-256の公開鍵(圧縮しない65バイト)。base64url(パディングなし)。
 */
export type PushPublicKey = string;

/**
 * 端末の送信先(endpoint)のSHA-256。16進。
 */
export type EndpointHash = string;

/**
 * 端末への通知の状態
 */
export type PushSubscriptionList = {
    /**
     * サーバーの公開鍵(VAPID、applicationServerKey)。通知できない場合はnull。
     */
    publicKey: PushPublicKey | null;
    /**
     * この予約の通知を受け取る端末(新しい順)
     */
    endpointHashes: Array<EndpointHash>;
};

/**
 * ブラウザーが発行した送信先と鍵(PushSubscription)
 */
export type PushSubscriptionRequest = {
    /**
     * 送信先。httpsの、ブラウザーのメーカーの通知サービス(fcm.googleapis.com、*.push.services.mozilla.com、*.push.apple.com、*.notify.windows.com)のもの。
     */
    endpoint: string;
    /**
     * 端末の公開鍵
     */
    p256dh: PushPublicKey;
    /**
     * 端末との共有の秘密(16バイト)。base64url(パディングなし)。
     */
    auth: string;
    /**
     * 登録に使ったサーバーの公開鍵
     */
    publicKey: PushPublicKey;
};

/**
 * 共有リンクのトークン
 */
export type SharedTicketRequest = {
    token: ShareToken;
};

/**
 * 共有された乗船券1枚(氏名、ナンバー、予約番号、ほかの乗船券は含まない)
 */
export type SharedTicket = {
    leg: LegName;
    sailing: Sailing;
    service: LegService;
    /**
     * この日時から表示できる
     */
    opensAt: Instant;
    /**
     * リンクが使える期限(到着)
     */
    expiresAt: Instant;
    ticket: Ticket;
    /**
     * サーバーの現在日時
     */
    serverTime: Instant;
};

/**
 * リンクのトークン
 */
export type PassengerLinkToken = {
    /**
     * 同行者のリンクに含まれるトークン(`/customer/companion#トークン`)
     */
    token: string;
};

/**
 * この乗船者が乗る行程
 */
export type PassengerLinkLeg = {
    leg: LegName;
    sailing: Sailing;
    service: LegService;
};

/**
 * 旅客名簿に記載する、本人の情報の入力
 */
export type PassengerDetails = {
    /**
     * 姓
     */
    familyName: NameInput;
    /**
     * 名
     */
    givenName: NameInput;
    /**
     * 姓の読み
     */
    familyNameKana: NameInput;
    /**
     * 名の読み
     */
    givenNameKana: NameInput;
    hasOneName?: HasOneName;
    /**
     * 性別。未入力は空文字。otherは「その他・回答しない」。
     */
    sex: '' | 'male' | 'female' | 'other';
    /**
     * 乗船日の年齢。生年月日を入力した場合は空でもかまいません。
     */
    age: string;
    /**
     * 生年月日(YYYY-MM-DD)。年齢の代わりに入力でき、両方ある場合は生年月日を使います。
     */
    birthDate: string;
    /**
     * お住まいの市区町村。国内に住所がない場合は空文字。
     */
    city: AddressInput;
    /**
     * 日本国内に住所がない(国籍と旅券番号が必要)
     */
    livesAbroad: boolean;
    /**
     * 国籍(国内に住所がない場合)
     */
    nationality: string;
    /**
     * 旅券番号(国内に住所がない場合)
     */
    passportNumber: string;
    /**
     * 非常時の支援の要否。未入力は空文字。
     */
    emergencySupport: '' | 'none' | 'needed';
    /**
     * 必要な支援の内容
     */
    emergencySupportDetail: string;
    /**
     * 非常時の支援についての情報を預かることへの、本人の同意(支援が必要なときに要る)
     */
    sensitiveDataConsent: boolean;
};

/**
 * リンクを開いた同行者に見せるもの。金額、予約番号、ほかの乗船者と代表者の情報は含みません。
 */
export type OpenedPassengerLink = {
    /**
     * 版。ETagと同じ値。
     */
    version: Version;
    passengerClass: PassengerClass;
    /**
     * この乗船者が乗る行程(往路、復路の順)
     */
    legs: Array<PassengerLinkLeg>;
    /**
     * 本人の情報。入力する前は、代表者が入力した氏名、性別、年齢、市区町村だけです。
     */
    details: PassengerDetails;
    /**
     * 本人が入力を済ませた
     */
    isComplete: boolean;
    /**
     * 氏名を直せる。運航会社の変更の期限を過ぎた後はfalseです。
     */
    mayChangeName: boolean;
    /**
     * この乗船者の乗船券を保存できる(お支払いが済んだ予約)
     */
    hasTickets: boolean;
    /**
     * この日時(乗船手続き締切。仮予約では、お取り置きの期限)まで入力できる
     */
    expiresAt: Instant;
    /**
     * 入力された情報を消す日
     */
    removedOn: LocalDate;
    /**
     * サーバーの現在日時
     */
    serverTime: Instant;
};

/**
 * 本人の情報
 */
export type PassengerDetailsRequest = {
    /**
     * 同行者のリンクに含まれるトークン(`/customer/companion#トークン`)
     */
    token: string;
    details: PassengerDetails;
};

/**
 * 1つの行程の乗船券のリンク
 */
export type SharedPassengerTicket = {
    leg: LegName;
    /**
     * 乗船券のリンクのトークン(`/customer/ticket#トークン`)。到着まで使えます。
     */
    token: ShareToken;
};

/**
 * 本人の乗船券のリンク
 */
export type SharedPassengerTickets = {
    /**
     * 行程ごとの乗船券(往路、復路の順)
     */
    tickets: Array<SharedPassengerTicket>;
};

/**
 * 署名の鍵のID。公開鍵(32バイト)のSHA-256の先頭4バイト(16進)。
 */
export type TicketKeyId = string;

/**
 * コードと便の一覧の署名を確かめる公開鍵(Ed25519)
 */
export type TicketKey = {
    id: TicketKeyId;
    /**
     * 署名の方式(RFC 8032)
     */
    algorithm: 'Ed25519';
    /**
     * 公開鍵32バイト(埋め草のないbase64url)
     */
    publicKey: string;
};

/**
 * 署名の公開鍵
 */
export type TicketKeyList = {
    /**
     * 公開鍵。先頭が現在の鍵で、ほかは、その鍵で署名した便が到着するまで返します。
     */
    keys: Array<TicketKey>;
};

/**
 * 便の一覧での状態。valid=有効、checkedIn=乗船手続き済み、boarded=乗船済み、cancelled=無効(予約の変更・取消、欠航)
 */
export type SailingTicketState = 'valid' | 'checkedIn' | 'boarded' | 'cancelled';

/**
 * 便の一覧の1枚
 */
export type SailingTicket = {
    id: TicketId;
    state: SailingTicketState;
};

/**
 * 便の乗船券の一覧(氏名は含まない)。signatureは、次の行を改行(LF)でつないだUTF-8の文字列への署名です。
 * `ferry-sailing-tickets 1`、sailingId、issuedAt、続いてticketsの1枚ごとに `id state`。
 *
 */
export type SailingTicketList = {
    sailingId: SailingId;
    /**
     * この一覧を作った日時(古さを示すこと)
     */
    issuedAt: Instant;
    /**
     * この便のすべての乗船券(IDの順)。無効になったものを含みます。
     */
    tickets: Array<SailingTicket>;
    keyId: TicketKeyId;
    /**
     * 署名64バイト(埋め草のないbase64url)
     */
    signature: string;
};

/**
 * 何を受け取ったことの領収書か。payment=お支払い、cancellationFee=取消手数料(お支払いのうち、取消のあともいただいたもの。使った提携きっぷの代金を含む)、changeFee=変更手数料、refund=返還(適格返還請求書。発行した領収書のあとに取り消した、または変更で減った代金)、refundCorrection=返還の取消し(修正した適格返還請求書。適格返還請求書を発行したあとに返還できなかったと分かった代金で、refundから引く)
 */
export type ReceiptKind = 'payment' | 'cancellationFee' | 'changeFee' | 'refund' | 'refundCorrection';

/**
 * 受け取ったもの(お支払いなど)のID
 */
export type ReceiptSourceId = string;

/**
 * 領収書番号。予約番号と、その予約で発行した順の番号。
 */
export type ReceiptNumber = string;

/**
 * 返還のもとになった領収書。返還の取消しでは、取り消す適格返還請求書
 */
export type CorrectedReceipt = {
    /**
     * 領収書(返還の取消しでは適格返還請求書)の番号。窓口でお渡しした領収書ではnull
     */
    number: ReceiptNumber | null;
    /**
     * もとの代金を受け取った日。返還の取消しでは、もとの返還の日(日本時間)
     */
    receivedOn: LocalDate;
};

/**
 * 発行した領収書のID。発行1回ごとに異なります。
 */
export type ReceiptId = string;

/**
 * 同じお支払いについて何回目の発行か。2回目からは「再発行」で、2なら再発行1回目です。
 */
export type IssueCount = number;

/**
 * 宛名(敬称を含まない)。空文字は、手書きのために空けてある
 */
export type ReceiptRecipient = string;

/**
 * 領収書に印刷する1行の文字
 */
export type ReceiptText = string;

/**
 * 発行した領収書の見出し
 */
export type IssuedReceipt = {
    id: ReceiptId;
    number: ReceiptNumber;
    issue: IssueCount;
    /**
     * 発行した日時
     */
    issuedAt: Instant;
    recipient: ReceiptRecipient;
    /**
     * 但し書き
     */
    proviso: ReceiptText;
};

/**
 * 領収書を発行できるお支払い(または取消手数料)1件と、これまでに発行した領収書
 */
export type ReceiptSource = {
    kind: ReceiptKind;
    sourceId: ReceiptSourceId;
    /**
     * 取消手数料の取消番号(お支払いではnull)
     */
    cancellationNumber: CancellationNumber | null;
    /**
     * 返還のもとになった領収書、または取り消す適格返還請求書(返還でもその取消しでもなければnull)
     */
    corrects: CorrectedReceipt | null;
    /**
     * 受け取った日(日本時間)
     */
    receivedOn: LocalDate;
    method: PaymentMethod;
    /**
     * お支払いになった店(コンビニでない場合は空文字)
     */
    storeName: string;
    /**
     * 領収書の金額(円)。発行する前に払い戻した分と、そこからいただいた手数料は含まない。返還では、返還した代金(そこからいただいた手数料を引く前)。返還の取消しでは、返還できなかった代金
     */
    amountYen: Yen;
    /**
     * そのうち消費税の対象外の金額(円)。手数料は、運航会社の決めた区分による。使った提携きっぷの代金と運賃は対象で、これに含みません。
     */
    untaxedYen: Yen;
    /**
     * 発行した領収書のうち、そのあとに返還した金額(円)。その分は、適格返還請求書(refund)がある。
     */
    refundedYen: Yen;
    /**
     * あと何回発行できるか。全額を返還した場合は0。
     */
    issuesLeft: number;
    /**
     * 発行した領収書(古い順)
     */
    issued: Array<IssuedReceipt>;
};

/**
 * 予約の領収書
 */
export type ReceiptSources = {
    /**
     * 領収書を発行できるお支払い(古い順)と、手数料、返還(それぞれ古い順)。まだ済んでいないお支払いと、港の窓口でのお支払い(窓口で領収書をお渡しします)は含みません。返還は、領収書を発行した、または窓口でお渡ししたあとの分です。返還の取消しは、適格返還請求書を発行したあとに返還できなかったと分かった分です。
     */
    sources: Array<ReceiptSource>;
};

/**
 * 入力された文字。全角・半角は問いません。空文字は、入力がない。
 */
export type ReceiptTextInput = string;

/**
 * 領収書の発行の依頼
 */
export type ReceiptRequest = {
    sourceId: ReceiptSourceId;
    /**
     * 宛名(敬称を付けずに40文字まで)。空文字のときは、代表者の氏名にします。
     */
    recipient: ReceiptTextInput;
    /**
     * 宛名を空けておく(印刷してから手書きする)。trueなら recipient は使いません。省略はfalse。
     */
    blankRecipient?: boolean;
    /**
     * 但し書き(40文字まで)。空文字のときは「乗船運賃として」(提携きっぷでは「提携きっぷの代金として」、取消手数料では「取消手数料として」、使った提携きっぷの代金では「使った分の代金として」、両方では「使った分の代金と取消手数料として」、返還では「乗船運賃の返還として」、返還の取消しでは「返還の取消しとして」)にします。
     */
    proviso: ReceiptTextInput;
};

/**
 * 発行者
 */
export type ReceiptIssuer = {
    /**
     * 会社名
     */
    name: string;
    /**
     * 適格請求書発行事業者の登録番号
     */
    registrationNumber: string;
    /**
     * 電話番号(発行したときのもの)
     */
    phoneNumber: string;
    /**
     * 電話の受付時間(発行したときのもの)
     */
    phoneHours: string;
};

/**
 * 何の代金か(お支払いのときの区間)
 */
export type ReceiptVoyage = {
    leg: LegName;
    /**
     * 乗船港
     */
    fromPortName: string;
    /**
     * 下船港
     */
    toPortName: string;
    /**
     * 出港日時
     */
    departureAt: Instant;
};

/**
 * 領収書の明細の1行
 */
export type ReceiptLine = {
    /**
     * 行程(行程ごとではない行ではnull)
     */
    leg: LegName | null;
    /**
     * 品目
     */
    label: string;
    /**
     * 数量
     */
    quantity: number;
    unitPriceYen: SignedYen;
    amountYen: SignedYen;
};

/**
 * 税率ごとの合計と消費税額。消費税額は、領収書1枚の税率ごとに1回だけ、1円未満を切り捨てて計算します。
 */
export type ReceiptTax = {
    /**
     * 税率(%)
     */
    ratePercent: number;
    /**
     * その税率の対象の合計(円・税込)
     */
    amountYen: Yen;
    /**
     * うち消費税額(円)
     */
    taxYen: Yen;
};

/**
 * 発行した領収書。発行したあとは変わりません。明細の合計は amountYen に一致します。
 */
export type Receipt = {
    id: ReceiptId;
    number: ReceiptNumber;
    kind: ReceiptKind;
    sourceId: ReceiptSourceId;
    /**
     * 取消手数料の取消番号(お支払いではnull。取消番号のない頃に発行したものも、null)
     */
    cancellationNumber: CancellationNumber | null;
    /**
     * 返還のもとになった領収書、または取り消す適格返還請求書(返還でもその取消しでもなければnull)
     */
    corrects: CorrectedReceipt | null;
    reservationId: ReservationId;
    reservationNumber: ReservationNumber;
    issue: IssueCount;
    /**
     * 発行した日時
     */
    issuedAt: Instant;
    recipient: ReceiptRecipient;
    /**
     * 但し書き
     */
    proviso: ReceiptText;
    issuer: ReceiptIssuer;
    /**
     * 受け取った日(日本時間)
     */
    receivedOn: LocalDate;
    method: PaymentMethod;
    /**
     * お支払いになった店(コンビニでない場合は空文字)
     */
    storeName: string;
    /**
     * 何の代金か
     */
    voyages: Array<ReceiptVoyage>;
    /**
     * 明細
     */
    lines: Array<ReceiptLine>;
    /**
     * 受け取った金額(返還では返還した金額、返還の取消しでは返還できなかった金額。円・税込)
     */
    amountYen: Yen;
    /**
     * 税率ごとの合計と消費税額(消費税のかからないものだけの場合は空)
     */
    taxes: Array<ReceiptTax>;
    /**
     * 発行した時点で、そのうち払い戻した金額(円)。今は領収書の金額に含めないので0で、以前に発行したものだけにある。
     */
    refundedYen: Yen;
};

/**
 * 証明書のコード(署名つき。埋め草のないBase32)。証明書のQRは `/customer/certificate#コード`。中身は `apps/server/docs/certificates.md` にあります。ほかの文字列は404です。
 */
export type CertificateCode = string;

/**
 * 証明書のコード
 */
export type CertificateToken = {
    token: CertificateCode;
};

/**
 * 現在も証明書のとおりか。asCertified=証明書のとおり、changed=発行の後に遅れが変わった、または欠航と遅れが入れ替わった、restored=発行の後に、予定どおりの運航に戻った
 */
export type CertificateResult = 'asCertified' | 'changed' | 'restored';

/**
 * 証明した便と区間(時刻は予定)
 */
export type CertifiedVoyage = {
    /**
     * 航路の名前
     */
    routeName: string;
    /**
     * 船の名前
     */
    vesselName: string;
    /**
     * 乗船港の名前
     */
    fromPortName: string;
    /**
     * 下船港の名前
     */
    toPortName: string;
    /**
     * 出港の予定
     */
    departureAt: Instant;
    /**
     * 入港の予定
     */
    arrivalAt: Instant;
};

/**
 * 便の運航。normal=予定どおり、delayed=遅れ、cancelled=欠航
 */
export type CertifiedState = 'normal' | 'delayed' | 'cancelled';

/**
 * 便の運航
 */
export type CertifiedService = {
    state: CertifiedState;
    /**
     * 予定からの遅れ(分)。欠航と予定どおりでは0。
     */
    delayMinutes: number;
    /**
     * 出港日時(欠航ではnull)
     */
    departureAt: Instant | null;
    /**
     * 入港日時(欠航ではnull)
     */
    arrivalAt: Instant | null;
};

/**
 * 証明書が証明したことと、現在の運航(個人情報は含まない)
 */
export type CertificateVerification = {
    result: CertificateResult;
    /**
     * 発行日時
     */
    issuedAt: Instant;
    voyage: CertifiedVoyage;
    /**
     * 証明書が証明した運航
     */
    certified: CertifiedService;
    /**
     * 現在の運航
     */
    current: CertifiedService;
    /**
     * 運航会社が発表した、現在の理由。ない場合は空文字。
     */
    reason: string;
    /**
     * 確かめた日時
     */
    serverTime: Instant;
};

/**
 * 空席待ちのID
 */
export type WaitlistEntryId = string;

/**
 * 空席待ちの状態。waiting=空きを待っている、offered=お席を取り置いている(offer の期限まで)、taken=予約のお手続きに進んだ、lapsed=期限までにお手続きがなく、取り置きが終わった、withdrawn=取りやめた、over=空きが出ないまま受付が終わった
 */
export type WaitlistState = 'waiting' | 'offered' | 'taken' | 'lapsed' | 'withdrawn' | 'over';

/**
 * この便の空席待ちでの順番の目安。お席をお約束するものではなく、希望が入る方から先にご案内します。
 */
export type WaitlistPosition = {
    /**
     * 何番目から
     */
    from: number;
    /**
     * 何番目まで
     */
    to: number;
};

/**
 * 取り置いているお席
 */
export type WaitlistOffer = {
    cabinType: CabinType;
    /**
     * お手続きの期限。過ぎると、次の方にご案内します。
     */
    limitTime: Instant;
    /**
     * 割引の申し出や食事を加える前の合計(円・税込)
     */
    totalYen: Yen;
};

/**
 * 空席待ち
 */
export type WaitlistEntry = {
    id: WaitlistEntryId;
    state: WaitlistState;
    sailing: Sailing;
    party: Party;
    /**
     * 車両
     */
    vehicles: Array<VehicleChoice>;
    /**
     * ペット
     */
    pets: Array<PetChoice>;
    /**
     * 希望する客室タイプ。空なら、女性専用とバリアフリーを除くどの客室でも。
     */
    cabinTypes: Array<CabinType>;
    /**
     * いつまで待つか。これより後に空いたお席は案内しません。
     */
    until: Instant;
    /**
     * 順番の目安(待っていないときはnull)
     */
    position: WaitlistPosition | null;
    /**
     * 取り置いているお席(取り置いていないときはnull)
     */
    offer: WaitlistOffer | null;
    /**
     * サーバーの現在日時(期限までの残りに使う)
     */
    serverTime: Instant;
};

/**
 * 空席待ちの一覧
 */
export type WaitlistEntryList = {
    /**
     * 空席待ち(待っているものとご案内中のものが先、それぞれ便の早い順。終わったものは30日間)
     */
    entries: Array<WaitlistEntry>;
    nextCursor: NextCursor;
};

/**
 * 空席待ちの登録。希望の全体(人数、車両、ペット、客室)が入るときだけご案内します。
 */
export type WaitlistRequest = {
    sailingId: SailingId;
    fromPortId: PortId;
    toPortId: PortId;
    party: Party;
    /**
     * 車両。運転者の要る車両は大人の人数まで。
     */
    vehicles: Array<VehicleChoice>;
    /**
     * ペット(1頭を1件)
     */
    pets: Array<PetChoice>;
    /**
     * 希望する客室タイプ(希望の順。先に入るものを取り置きます)。空なら、女性専用とバリアフリーを除くどの客室でも。
     */
    cabinTypeIds: Array<CabinTypeId>;
    /**
     * いつまで待つか(その日の終わりまで。乗船日か、便の waitlistUntil の日まで)
     */
    until: LocalDate;
    /**
     * ご案内を送るメールアドレス。ログイン中の会員では、会員のメールアドレスに送るので要りません。
     */
    email?: EmailGiven;
};

/**
 * 登録の結果
 */
export type WaitlistResult = {
    /**
     * 登録した空席待ち。会員でない場合はnullで、送ったメールのリンクを開くと登録されます。
     */
    entry: WaitlistEntry | null;
};

/**
 * メールのリンクのトークン
 */
export type WaitlistLinkToken = {
    /**
     * 空席待ちのメールのリンクに含まれるトークン(`/customer/waitlist#トークン`)
     */
    token: string;
};

/**
 * 先行申込のID
 */
export type PreOrderId = string;

/**
 * 先行申込の状態。accepted=受け付けた(抽選を待っている)、drawn=抽選が済んだ(entries が結果)、merged=先に受け付けた申込と1件にまとめた、withdrawn=取りやめた、over=希望の便が運航しない、または希望の全体が入らなくなった
 */
export type PreOrderState = 'accepted' | 'drawn' | 'merged' | 'withdrawn' | 'over';

/**
 * 希望する便と客室
 */
export type PreOrderChoice = {
    sailing: Sailing;
    /**
     * 希望する客室タイプ。nullなら、女性専用とバリアフリーを除くどの客室でも。
     */
    cabinType: CabinType | null;
    /**
     * いまの運賃での合計の目安(円・税込)。どの客室でもよい希望では、最も安い客室の合計。お席を確保したときの運賃をお支払いいただきます。
     */
    totalYen: Yen;
};

/**
 * 先行申込。乗船者の氏名は含みません。
 */
export type PreOrder = {
    id: PreOrderId;
    state: PreOrderState;
    /**
     * 希望(第1希望から)。運航のなくなった便は含みません。
     */
    choices: Array<PreOrderChoice>;
    party: Party;
    /**
     * 車両
     */
    vehicles: Array<VehicleChoice>;
    /**
     * ペット
     */
    pets: Array<PetChoice>;
    /**
     * 希望するお支払い方法
     */
    paymentMethod: PaymentMethod;
    /**
     * 申込と取りやめの締切
     */
    closesAt: Instant;
    /**
     * 予約の受付開始。このときに抽選します。
     */
    salesOpenAt: Instant;
    /**
     * 抽選の結果。お席を取り置いている(offered)か、抽選の順に空きを待っている(waiting)。抽選の前は空。
     */
    entries: Array<WaitlistEntry>;
    /**
     * サーバーの現在日時
     */
    serverTime: Instant;
};

/**
 * 先行申込の一覧
 */
export type PreOrderList = {
    /**
     * 先行申込(受付開始の遅い順。終わったものは30日間)
     */
    preOrders: Array<PreOrder>;
    nextCursor: NextCursor;
};

/**
 * 希望する便と客室
 */
export type PreOrderChoiceRequest = {
    sailingId: SailingId;
    /**
     * 希望する客室タイプ。nullなら、女性専用とバリアフリーを除くどの客室でも。
     */
    cabinTypeId: CabinTypeId | null;
};

/**
 * 乗船者(抽選で同じ方を1件にまとめ、お席を確保したときに予約へ入れます)
 */
export type PreOrderPassenger = {
    passengerClass: PassengerClass;
    /**
     * 姓
     */
    familyName: NameInput;
    /**
     * 名
     */
    givenName: NameInput;
    /**
     * 姓の読み
     */
    familyNameKana: NameInput;
    /**
     * 名の読み
     */
    givenNameKana: NameInput;
    hasOneName?: HasOneName;
    /**
     * 乗船日の年齢
     */
    age: string;
};

/**
 * 先行申込。希望の全体(人数、車両、ペット、客室)が入るときだけお席を確保します。
 */
export type PreOrderRequest = {
    fromPortId: PortId;
    toPortId: PortId;
    /**
     * 希望(第1希望から)。予約の受付開始が同じ便から選びます。
     */
    choices: Array<PreOrderChoiceRequest>;
    party: Party;
    /**
     * 車両。運転者の要る車両は大人の人数まで。
     */
    vehicles: Array<VehicleChoice>;
    /**
     * ペット(1頭を1件)
     */
    pets: Array<PetChoice>;
    /**
     * 乗船者(大人、小人、幼児、乳児の順、人数のとおり)
     */
    passengers: Array<PreOrderPassenger>;
    /**
     * 希望するお支払い方法。お席を確保した後に、ご自身でお支払いください。
     */
    paymentMethod: PaymentMethod;
    /**
     * 結果を送るメールアドレス。ログイン中の会員では、会員のメールアドレスに送るので要りません。
     */
    email?: EmailGiven;
};

/**
 * 申込の結果
 */
export type PreOrderResult = {
    /**
     * 受け付けた先行申込。会員でない場合はnullで、送ったメールのリンクを開くと受け付けます。
     */
    preOrder: PreOrder | null;
};

/**
 * メールのリンクのトークン
 */
export type PreOrderLinkToken = {
    /**
     * 先行申込のメールのリンクに含まれるトークン(`/customer/pre-order#トークン`)
     */
    token: string;
};

/**
 * 予約開始のお知らせの登録
 */
export type SaleReminderRequest = {
    fromPortId: PortId;
    toPortId: PortId;
    /**
     * 乗船日(予約の受付前の日)
     */
    date: LocalDate;
    /**
     * お知らせを送るメールアドレス。ログイン中の会員では、会員のメールアドレスに送るので要りません。
     */
    email?: EmailGiven;
};

/**
 * 予約開始のお知らせ
 */
export type SaleReminder = {
    fromPort: PortRef;
    toPort: PortRef;
    /**
     * 乗船日
     */
    date: LocalDate;
    /**
     * 予約の受付を始める日時。このときにメールを1通送ります。
     */
    salesOpenAt: Instant;
    /**
     * 登録された(falseのときは、送ったメールのリンクを開くと登録されます)
     */
    isConfirmed: boolean;
    /**
     * サーバーの現在日時
     */
    serverTime: Instant;
};

/**
 * メールのリンクのトークン
 */
export type SaleReminderToken = {
    /**
     * お知らせのメールのリンクに含まれるトークン(`/customer/pre-order?show=reminder#トークン`)
     */
    token: string;
};

/**
 * 順番待ちでの状態。open=待たずに予約できる、outside=順番待ちをしているが、順番を取っていない、gathering=受付の開始を待っている(順番は開始のときの抽選で決まる)、waiting=順番を待っている、admitted=順番が来た(admittedUntil までにお手続きを始める)
 */
export type QueueState = 'open' | 'outside' | 'gathering' | 'waiting' | 'admitted';

/**
 * 順番待ちの現在の順番
 */
export type QueuePlace = {
    state: QueueState;
    /**
     * 先頭から何番目か(waitingのとき)。途中でやめた方がいると、表示より早く進みます。
     */
    position: number | null;
    /**
     * 順番を待っている方の数(openとadmittedではnull)
     */
    peopleWaiting: number | null;
    /**
     * 順番が来るまでの目安・秒(waitingのとき)。直近のご案内の速さから計算します。速さがまだ分からないときはnull。
     */
    estimatedSeconds: number | null;
    /**
     * 受付の開始日時(outsideとgatheringのとき。開始した後はnull)
     */
    opensAt: Instant | null;
    /**
     * お手続きを始める期限(admittedのとき)。始めた後は、途中で待たされることはありません。
     */
    admittedUntil: Instant | null;
    /**
     * 次に呼び出すまでの秒数
     */
    checkAfterSeconds: number;
    /**
     * サーバーの現在時刻
     */
    serverTime: Instant;
};

/**
 * 決済会社からの通知。内容は信じず、署名を確かめてから、決済会社に結果を問い合わせます。
 */
export type PaymentEvent = {
    /**
     * 通知のID。同じIDの通知は1回だけ処理します。
     */
    id: string;
    /**
     * 通知の種類
     */
    type: string;
    createdAt: Instant;
    /**
     * 決済会社での取引のID
     */
    chargeId: string;
};

/**
 * Stripeからの通知(Stripeの「Event」)。形を決めるのはStripeのため、ここに書かれていない項目も受け取ります。
 */
export type StripeEvent = {
    /**
     * 通知のID。同じIDの通知は1回だけ処理します。
     */
    id: string;
    /**
     * 通知の種類
     */
    type: string;
    /**
     * 通知の対象
     */
    data: {
        /**
         * 変化した取引など。内容は信じず、Stripeに問い合わせます。
         */
        object: {
            [key: string]: unknown;
        };
        [key: string]: unknown;
    };
    [key: string]: unknown;
};

/**
 * 予約番号の送り先
 */
export type ReservationNumberReminder = {
    /**
     * ご予約時のメールアドレス。全角・大文字も受け付けます。
     */
    email: EmailGiven;
};

/**
 * 照会で得た権利
 */
export type GuestSession = {
    reservationId: ReservationId;
    reservationNumber: ReservationNumber;
    /**
     * 権利の期限
     */
    expiresAt: Instant;
    /**
     * 予約を買った提携きっぷ(船だけの予約ではnull)
     */
    partnerTicket: PartnerTicketRef | null;
};

/**
 * 運航状況。normal=通常運航、delayed=遅れ、conditional=条件付き運航、partlyCancelled=一部欠航、cancelled=欠航
 */
export type ServiceState = 'normal' | 'delayed' | 'conditional' | 'partlyCancelled' | 'cancelled';

/**
 * 航路の本日の運航状況
 */
export type RouteStatus = {
    routeId: RouteId;
    /**
     * 航路の名前
     */
    routeName: string;
    state: ServiceState;
    /**
     * くわしい説明。ない場合は空文字。
     */
    message: string;
    /**
     * 本日運航する便の数(両方向の合計。欠航を除く)
     */
    sailings: number;
};

/**
 * 本日の運航状況
 */
export type ServiceStatus = {
    /**
     * 運航日(日本時間の今日)
     */
    date: LocalDate;
    /**
     * この状況を確かめた日時
     */
    updatedAt: Instant;
    /**
     * 航路ごとの運航状況。本日の便がない航路は含みません。
     */
    routes: Array<RouteStatus>;
};

/**
 * お知らせ
 */
export type Notice = {
    /**
     * お知らせのID
     */
    id: string;
    /**
     * 見出し
     */
    title: string;
    /**
     * 本文(文字だけ)
     */
    body: string;
    /**
     * 重要なお知らせかどうか
     */
    importance: 'important' | 'normal';
    /**
     * 掲載日(日本時間)
     */
    publishedOn: LocalDate;
};

/**
 * お知らせの一覧
 */
export type NoticeList = {
    /**
     * 重要なものから新しい順
     */
    notices: Array<Notice>;
};

/**
 * 入力された郵便番号。全角数字、ハイフン、〒を含んでもかまいません。
 */
export type PostalCodeGiven = string;

/**
 * 町域までの住所
 */
export type Place = {
    /**
     * 都道府県
     */
    prefecture: PrefectureName;
    /**
     * 市区町村(郡と区を含む)。住所から判断できなかった場合は空文字。
     */
    city: City;
    /**
     * 町域。1つに決まらない場合は空文字。大口事業所の番号では番地まで含みます。
     */
    town: string;
};

/**
 * 郵便番号と、その住所
 */
export type PostalCodePlaces = {
    postalCode: PostalCode;
    /**
     * 住所の候補。1つの番号が複数の市区町村にまたがる場合は2件以上になることがあります。
     */
    addresses: Array<Place>;
};

/**
 * 都道府県
 */
export type Prefecture = {
    /**
     * 都道府県コード(JIS X 0401)
     */
    code: string;
    /**
     * 都道府県の名前
     */
    name: string;
    /**
     * 読み(ひらがな)
     */
    nameKana: string;
};

/**
 * 47都道府県。コード順です。
 */
export type PrefectureList = {
    /**
     * 都道府県
     */
    prefectures: Array<Prefecture>;
};

/**
 * 調べたい場所。郵便番号と住所のどちらか一方を入れてください(両方ある場合は郵便番号を使います)。
 */
export type NearestPortsRequest = {
    postalCode?: PostalCodeGiven;
    /**
     * 都道府県から始まる住所
     */
    address?: string;
};

/**
 * 港と、そこまでの距離
 */
export type NearbyPort = {
    port: PortRef;
    /**
     * 乗り場の所在地。不明な場合は空文字。
     */
    address: string;
    /**
     * 直線距離のめやす(km)。precisionの場所から測ります。
     */
    distanceKm: number;
};

/**
 * 場所と、近い順の港
 */
export type NearestPorts = {
    place: Place;
    /**
     * 距離をどこから測ったか。prefecture=都道府県庁、city=市区町村の役所
     */
    precision: 'prefecture' | 'city';
    /**
     * 近い順の港(3つまで)
     */
    ports: Array<NearbyPort>;
};

/**
 * 出来事のID。webhook-id ヘッダーと同じ値で、再送しても変わりません。同じIDの2通目は、受け取り済みとして扱ってください。
 */
export type WebhookEventId = string;

/**
 * 出来事。reservation.confirmed=予約の確定(お支払いが後の場合を含む)、reservation.paid=お支払いの受け取り(カードで確定したときも、確定のあとに送ります)、reservation.changed=内容の変更、一部の取消、当日空席待ち、reservation.cancelled=全部の取消、reservation.expired=お支払いがないままの期限切れ
 */
export type ReservationEventType = 'reservation.confirmed' | 'reservation.paid' | 'reservation.changed' | 'reservation.cancelled' | 'reservation.expired';

/**
 * 同じ予約、または同じ便の出来事の順番。あとの出来事ほど大きく、番号は飛ぶことがあります。すでに受け取ったものより小さければ、内容は古くなっています。
 */
export type WebhookSequence = number;

/**
 * 予約の行程
 */
export type WebhookLeg = {
    leg: LegName;
    sailingId: SailingId;
    /**
     * 便の運航日
     */
    date: LocalDate;
    /**
     * 乗船港のID
     */
    fromPortId: PortId;
    /**
     * 下船港のID
     */
    toPortId: PortId;
    /**
     * 時刻表の出港日時(遅れは便の出来事で知らせます)
     */
    departureAt: Instant;
    /**
     * 時刻表の入港日時
     */
    arrivalAt: Instant;
    /**
     * 乗船者の人数
     */
    passengers: number;
    /**
     * 車両の台数
     */
    vehicles: number;
    /**
     * 当日空席待ちで、この便の席はない
     */
    standsBy: boolean;
};

/**
 * 起きたときの予約
 */
export type ReservationEventData = {
    reservationNumber: ReservationNumber;
    sequence: WebhookSequence;
    state: ReservationState;
    /**
     * 行程(往路、復路の順。便のない提携きっぷでは空。取消のあとは、取り消した行程)
     */
    legs: Array<WebhookLeg>;
};

/**
 * 予約の出来事
 */
export type ReservationEvent = {
    id: WebhookEventId;
    type: ReservationEventType;
    /**
     * 起きた日時
     */
    occurredAt: Instant;
    data: ReservationEventData;
};

/**
 * 出来事。sailing.cancelled=欠航、sailing.delayed=遅れ、sailing.restored=予定どおりの運航に戻った、sailing.moved=時刻表の変更による時刻の変更
 */
export type SailingEventType = 'sailing.cancelled' | 'sailing.delayed' | 'sailing.restored' | 'sailing.moved';

/**
 * 決まったときの便
 */
export type SailingEventData = {
    sailingId: SailingId;
    sequence: WebhookSequence;
    routeId: RouteId;
    /**
     * 便の運航日
     */
    date: LocalDate;
    /**
     * 最初の港の、時刻表の出港日時(時刻の変更では、新しい日時)
     */
    departureAt: Instant;
    /**
     * 最後の港の、時刻表の入港日時(時刻の変更では、新しい日時)
     */
    arrivalAt: Instant;
    /**
     * 時刻表からの遅れ(分)。遅れでない場合はnull。
     */
    delayMinutes: number | null;
    /**
     * お客様にお知らせする理由。ない場合は空文字。
     */
    reason: string;
};

/**
 * 便の出来事
 */
export type SailingEvent = {
    id: WebhookEventId;
    type: SailingEventType;
    /**
     * 決まった日時
     */
    occurredAt: Instant;
    data: SailingEventData;
};

/**
 * 出来事。endpoint.ping=受け取れるかの確認
 */
export type PingEventType = 'endpoint.ping';

/**
 * 送り先
 */
export type PingEventData = {
    /**
     * 送り先のID
     */
    endpointId: string;
};

/**
 * 試しの出来事
 */
export type PingEvent = {
    id: WebhookEventId;
    type: PingEventType;
    /**
     * 事業者が送った日時
     */
    occurredAt: Instant;
    data: PingEventData;
};

/**
 * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
 */
export type IdempotencyKey = string;

/**
 * 応答を受け取れずに送り直しても、二重に作らないための鍵(UUID推奨。省略できる)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
 */
export type IdempotencyKeyIfAny = string;

/**
 * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
 */
export type IfMatch = string;

/**
 * 画面に表示している版のETag。前の保存の応答を待たずに送るときは、その前と後の版をコンマで区切って並べます。どれとも異なる場合は409(VERSION_CONFLICT)を返します。
 */
export type IfMatchEither = string;

/**
 * 前の応答のnextCursor
 */
export type Cursor = string;

export type ListPortsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/customer-api/ports';
};

export type ListPortsErrors = {
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

export type ListPortsError = ListPortsErrors[keyof ListPortsErrors];

export type ListPortsResponses = {
    /**
     * 港の一覧
     */
    200: PortList;
};

export type ListPortsResponse = ListPortsResponses[keyof ListPortsResponses];

export type ListRoutesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/customer-api/routes';
};

export type ListRoutesErrors = {
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

export type ListRoutesError = ListRoutesErrors[keyof ListRoutesErrors];

export type ListRoutesResponses = {
    /**
     * 航路の一覧
     */
    200: RouteList;
};

export type ListRoutesResponse = ListRoutesResponses[keyof ListRoutesResponses];

export type ListFeaturesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/customer-api/features';
};

export type ListFeaturesErrors = {
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

export type ListFeaturesError = ListFeaturesErrors[keyof ListFeaturesErrors];

export type ListFeaturesResponses = {
    /**
     * 提供している機能
     */
    200: FeatureList;
};

export type ListFeaturesResponse = ListFeaturesResponses[keyof ListFeaturesResponses];

export type SearchSailingsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * 出発港
         */
        fromPortId: PortId;
        /**
         * 到着港
         */
        toPortId: PortId;
        /**
         * 乗船日
         */
        date: LocalDate;
        /**
         * 大人の人数
         */
        adults: number;
        /**
         * 小人の人数
         */
        children?: number;
        /**
         * 幼児の人数
         */
        infants?: number;
        /**
         * 乳児の人数
         */
        babies?: number;
        /**
         * 車両。「種類[:長さ[:高さ[:積載を含む長さ]]]」(cm)をカンマで区切って並べます。例 veh_car:469:155,veh_bicycle
         */
        vehicles?: string;
        /**
         * ペットルームに預けるペットの頭数
         */
        pets?: number;
        /**
         * 復路を探すときの往路の便(往復割引と乗り継ぎ時間を考えます)
         */
        outboundSailingId?: SailingId;
        /**
         * 提携きっぷで買うとき。合計はきっぷの料金(往路)と等級の差額になり、きっぷの使えない便(ほかの日、区間、車両つき)は unsuitable、この人数の販売枠が残っていない日の便は full になります(ticketDay が区別)。割引は重なりません。
         */
        partnerTicketId?: PartnerTicketId;
        /**
         * 予約の変更で探すとき、変更する予約のID。その予約が持っている席ときっぷの販売枠(変更で取り置いたものを含む)は空きとして数え、予約した便は、予約した席だけで足りれば、ウェブの受付が終わったあとも出港まで選べます。きっぷの使える日は購入したときの利用期間で見て、購入した便はあとで使えない日になっても選べます。見る権利のない予約は404です。
         */
        changeOf?: ReservationId;
    };
    url: '/customer-api/sailings';
};

export type SearchSailingsErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 条件に誤りがある
     */
    422: ApiError;
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

export type SearchSailingsError = SearchSailingsErrors[keyof SearchSailingsErrors];

export type SearchSailingsResponses = {
    /**
     * 便の一覧(運航のない日は空の一覧と、近い運航日)
     */
    200: SailingSearchResult;
};

export type SearchSailingsResponse = SearchSailingsResponses[keyof SearchSailingsResponses];

export type CreateFareQuoteData = {
    /**
     * 見積もりの条件
     */
    body: TripChoice;
    path?: never;
    query?: never;
    url: '/customer-api/fare-quotes';
};

export type CreateFareQuoteErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 条件に誤りがある
     */
    422: ApiError;
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

export type CreateFareQuoteError = CreateFareQuoteErrors[keyof CreateFareQuoteErrors];

export type CreateFareQuoteResponses = {
    /**
     * 運賃の内訳
     */
    200: FareQuote;
};

export type CreateFareQuoteResponse = CreateFareQuoteResponses[keyof CreateFareQuoteResponses];

export type GetFareCalendarData = {
    body?: never;
    path?: never;
    query: {
        /**
         * 出発港
         */
        fromPortId: PortId;
        /**
         * 到着港
         */
        toPortId: PortId;
        /**
         * 期間の最初の日
         */
        from: LocalDate;
        /**
         * 期間の最後の日
         */
        until: LocalDate;
        /**
         * 大人の人数
         */
        adults: number;
        /**
         * 小人の人数
         */
        children?: number;
        /**
         * 幼児の人数
         */
        infants?: number;
        /**
         * 乳児の人数
         */
        babies?: number;
        /**
         * 車両。便の検索と同じ書き方です。例 veh_car:469:155,veh_bicycle
         */
        vehicles?: string;
        /**
         * ペットルームに預けるペットの頭数
         */
        pets?: number;
        /**
         * 客室の希望。private(個室か貸切)、womenOnly(女性専用)、accessible(バリアフリー)、pets(ペットと泊まれる)をカンマで区切って並べます。すべてに合う客室だけを考え、合う客室のない日は unsuitable で、合計はnullです。例 accessible,private
         */
        cabinNeeds?: string;
        /**
         * 復路を探すときの往路の便(往復割引、受付の開始、乗り継ぎ時間を考えます)
         */
        outboundSailingId?: SailingId;
        /**
         * 往路の便を選ぶ前に復路を探すときの、往路の運航日(往復割引を考えます)。outboundSailingIdがあれば使いません。
         */
        outboundDate?: LocalDate;
        /**
         * 提携きっぷで買うとき。金額はきっぷの料金(往路)と等級の差額になり、きっぷの使えない日(往路に乗れない日、ほかの区間、車両つき)は unsuitable で、金額はありません。この人数の販売枠が残っていない日は full です(ticketDay が区別)。割引は重なりません。
         */
        partnerTicketId?: PartnerTicketId;
        /**
         * 予約の変更で探すとき、変更する予約のID。その予約が持っている席ときっぷの販売枠(変更で取り置いたものを含む)は空きとして数え、予約した便は、予約した席だけで足りれば、ウェブの受付が終わったあとも出港まで選べます。きっぷの使える日は購入したときの利用期間で見て、購入した便はあとで使えない日になっても選べます。見る権利のない予約は404です。
         */
        changeOf?: ReservationId;
    };
    url: '/customer-api/fare-calendar';
};

export type GetFareCalendarErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 条件に誤りがある
     */
    422: ApiError;
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

export type GetFareCalendarError = GetFareCalendarErrors[keyof GetFareCalendarErrors];

export type GetFareCalendarResponses = {
    /**
     * 日ごとの期・祝日・最安の運賃と合計・空席の言葉
     */
    200: FareCalendar;
};

export type GetFareCalendarResponse = GetFareCalendarResponses[keyof GetFareCalendarResponses];

export type ListPartnerTicketsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * 航路
         */
        routeId?: RouteId;
        /**
         * 種類
         */
        kind?: 'aquarium' | 'sightseeing' | 'hotSpring' | 'rental' | 'bus' | 'stay' | 'event';
        /**
         * 使う日(往路の乗船日)。この日に使えるきっぷだけを、その日の販売枠での状態で返します。
         */
        usableOn?: LocalDate;
        /**
         * 大人の料金の上限(円)。最も安い期の額と比べます。
         */
        maxAdultYen?: Yen;
        /**
         * trueにすると、すべてを車いすで利用できるきっぷだけを返します。
         */
        isAccessible?: boolean;
    };
    url: '/customer-api/partner-tickets';
};

export type ListPartnerTicketsErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * 条件に誤りがある
     */
    422: ApiError;
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

export type ListPartnerTicketsError = ListPartnerTicketsErrors[keyof ListPartnerTicketsErrors];

export type ListPartnerTicketsResponses = {
    /**
     * 提携きっぷ
     */
    200: PartnerTicketList;
};

export type ListPartnerTicketsResponse = ListPartnerTicketsResponses[keyof ListPartnerTicketsResponses];

export type GetPartnerTicketData = {
    body?: never;
    path: {
        /**
         * 提携きっぷのID
         */
        partnerTicketId: PartnerTicketId;
    };
    query?: never;
    url: '/customer-api/partner-tickets/{partnerTicketId}';
};

export type GetPartnerTicketErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
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

export type GetPartnerTicketError = GetPartnerTicketErrors[keyof GetPartnerTicketErrors];

export type GetPartnerTicketResponses = {
    /**
     * 提携きっぷ
     */
    200: PartnerTicket;
};

export type GetPartnerTicketResponse = GetPartnerTicketResponses[keyof GetPartnerTicketResponses];

export type ListPartnerTicketSlotsData = {
    body?: never;
    path: {
        /**
         * 提携きっぷのID
         */
        partnerTicketId: PartnerTicketId;
    };
    query: {
        /**
         * 期間の最初の日
         */
        from: LocalDate;
        /**
         * 期間の最後の日
         */
        until: LocalDate;
        /**
         * 大人と小人の人数
         */
        people: number;
        /**
         * 購入の変更で探すとき、変更する購入(予約)のID。その購入が持っている時間枠(変更で取り置いたものを含む)は空きとして数え、使える日は購入したときの利用期間で見ます。見る権利のない予約は404です。
         */
        changeOf?: ReservationId;
    };
    url: '/customer-api/partner-tickets/{partnerTicketId}/slots';
};

export type ListPartnerTicketSlotsErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 条件に誤りがある
     */
    422: ApiError;
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

export type ListPartnerTicketSlotsError = ListPartnerTicketSlotsErrors[keyof ListPartnerTicketSlotsErrors];

export type ListPartnerTicketSlotsResponses = {
    /**
     * 時間枠の空き
     */
    200: SlotDays;
};

export type ListPartnerTicketSlotsResponse = ListPartnerTicketSlotsResponses[keyof ListPartnerTicketSlotsResponses];

export type RedeemVoucherData = {
    /**
     * 引換券のコード
     */
    body: VoucherCodeRequest;
    headers: {
        /**
         * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key': string;
    };
    path?: never;
    query?: never;
    url: '/customer-api/partner-redemptions';
};

export type RedeemVoucherErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * 提携先の鍵がない、または使えない
     */
    401: ApiError;
    /**
     * 引換券がない、読めない、署名が正しくない、またはほかの提携先のもの(区別しません)
     */
    404: ApiError;
    /**
     * 引換券は使えない。理由は voucherReason です。
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * 誤りがある、または Idempotency-Key が別の引換券に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type RedeemVoucherError = RedeemVoucherErrors[keyof RedeemVoucherErrors];

export type RedeemVoucherResponses = {
    /**
     * 引き換えた
     */
    200: PartnerVoucher;
};

export type RedeemVoucherResponse = RedeemVoucherResponses[keyof RedeemVoucherResponses];

export type CheckVoucherData = {
    /**
     * 引換券のコード
     */
    body: VoucherCodeRequest;
    path?: never;
    query?: never;
    url: '/customer-api/partner-voucher-checks';
};

export type CheckVoucherErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * 提携先の鍵がない、または使えない
     */
    401: ApiError;
    /**
     * 引換券がない、読めない、署名が正しくない、またはほかの提携先のもの(区別しません)
     */
    404: ApiError;
    /**
     * 引換券は使えない。理由は voucherReason です。
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * 誤りがある
     */
    422: ApiError;
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

export type CheckVoucherError = CheckVoucherErrors[keyof CheckVoucherErrors];

export type CheckVoucherResponses = {
    /**
     * 使える
     */
    200: PartnerVoucher;
};

export type CheckVoucherResponse = CheckVoucherResponses[keyof CheckVoucherResponses];

export type ListDraftsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/customer-api/drafts';
};

export type ListDraftsErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
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

export type ListDraftsError = ListDraftsErrors[keyof ListDraftsErrors];

export type ListDraftsResponses = {
    /**
     * 入力中の予約の一覧
     */
    200: DraftList;
};

export type ListDraftsResponse = ListDraftsResponses[keyof ListDraftsResponses];

export type CreateDraftData = {
    /**
     * 選んだ便と人数
     */
    body: NewDraft;
    headers?: {
        /**
         * 応答を受け取れずに送り直しても、二重に作らないための鍵(UUID推奨。省略できる)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/customer-api/drafts';
};

export type CreateDraftErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 同じ操作を処理中
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 条件に誤りがある、または冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
    /**
     * 回数の上限を超えました、または受付開始の順番待ちのため、順番が来てから(joinQueue)
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

export type CreateDraftError = CreateDraftErrors[keyof CreateDraftErrors];

export type CreateDraftResponses = {
    /**
     * 作成した下書き
     */
    201: Draft;
};

export type CreateDraftResponse = CreateDraftResponses[keyof CreateDraftResponses];

export type DeleteDraftData = {
    body?: never;
    path: {
        /**
         * 下書きのID
         */
        draftId: DraftId;
    };
    query?: never;
    url: '/customer-api/drafts/{draftId}';
};

export type DeleteDraftErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * お支払いの手続き中で、まだ削除できない
     */
    409: ApiError;
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

export type DeleteDraftError = DeleteDraftErrors[keyof DeleteDraftErrors];

export type DeleteDraftResponses = {
    /**
     * 削除した
     */
    204: void;
};

export type DeleteDraftResponse = DeleteDraftResponses[keyof DeleteDraftResponses];

export type GetDraftData = {
    body?: never;
    path: {
        /**
         * 下書きのID
         */
        draftId: DraftId;
    };
    query?: never;
    url: '/customer-api/drafts/{draftId}';
};

export type GetDraftErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
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

export type GetDraftError = GetDraftErrors[keyof GetDraftErrors];

export type GetDraftResponses = {
    /**
     * 下書き
     */
    200: Draft;
};

export type GetDraftResponse = GetDraftResponses[keyof GetDraftResponses];

export type SetDraftTripData = {
    /**
     * 選び直した便と人数
     */
    body: TripChoice;
    headers: {
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path: {
        /**
         * 下書きのID
         */
        draftId: DraftId;
    };
    query?: never;
    url: '/customer-api/drafts/{draftId}/trip';
};

export type SetDraftTripErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 別の画面で変更された、または確定済み
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 条件に誤りがある
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type SetDraftTripError = SetDraftTripErrors[keyof SetDraftTripErrors];

export type SetDraftTripResponses = {
    /**
     * 更新した下書き
     */
    200: Draft;
};

export type SetDraftTripResponse = SetDraftTripResponses[keyof SetDraftTripResponses];

export type SetDraftPartnerTicketData = {
    /**
     * 時間枠と同意
     */
    body: DraftPartnerTicketRequest;
    headers: {
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path: {
        /**
         * 下書きのID
         */
        draftId: DraftId;
    };
    query?: never;
    url: '/customer-api/drafts/{draftId}/partner-ticket';
};

export type SetDraftPartnerTicketErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 別の画面で変更された、または確定済み
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 選べない時間枠
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type SetDraftPartnerTicketError = SetDraftPartnerTicketErrors[keyof SetDraftPartnerTicketErrors];

export type SetDraftPartnerTicketResponses = {
    /**
     * 更新した下書き
     */
    200: Draft;
};

export type SetDraftPartnerTicketResponse = SetDraftPartnerTicketResponses[keyof SetDraftPartnerTicketResponses];

export type SetDraftCustomersData = {
    /**
     * お客様情報の入力
     */
    body: CustomerInput;
    headers: {
        /**
         * 画面に表示している版のETag。前の保存の応答を待たずに送るときは、その前と後の版をコンマで区切って並べます。どれとも異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path: {
        /**
         * 下書きのID
         */
        draftId: DraftId;
    };
    query?: never;
    url: '/customer-api/drafts/{draftId}/customers';
};

export type SetDraftCustomersErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 別の画面で変更された、または確定済み
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 保存できる形でない(長すぎる、人数が合わないなど)
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type SetDraftCustomersError = SetDraftCustomersErrors[keyof SetDraftCustomersErrors];

export type SetDraftCustomersResponses = {
    /**
     * 更新した下書き
     */
    200: Draft;
};

export type SetDraftCustomersResponse = SetDraftCustomersResponses[keyof SetDraftCustomersResponses];

export type ListDraftPaymentMethodsData = {
    body?: never;
    path: {
        /**
         * 下書きのID
         */
        draftId: DraftId;
    };
    query?: never;
    url: '/customer-api/drafts/{draftId}/payment-methods';
};

export type ListDraftPaymentMethodsErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
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

export type ListDraftPaymentMethodsError = ListDraftPaymentMethodsErrors[keyof ListDraftPaymentMethodsErrors];

export type ListDraftPaymentMethodsResponses = {
    /**
     * お支払い方法
     */
    200: PaymentMethods;
};

export type ListDraftPaymentMethodsResponse = ListDraftPaymentMethodsResponses[keyof ListDraftPaymentMethodsResponses];

export type SetDraftPaymentData = {
    /**
     * 選んだお支払い方法
     */
    body: DraftPaymentRequest;
    path: {
        /**
         * 下書きのID
         */
        draftId: DraftId;
    };
    query?: never;
    url: '/customer-api/drafts/{draftId}/payment';
};

export type SetDraftPaymentErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * お支払いの手続き中、または確定済み。支払いの済んでいない予約が多い
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * この予約では使えない方法、使えないトークン、または選んだ方法と食い違う項目
     */
    422: ApiError;
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

export type SetDraftPaymentError = SetDraftPaymentErrors[keyof SetDraftPaymentErrors];

export type SetDraftPaymentResponses = {
    /**
     * 選んだお支払い方法
     */
    200: DraftPayment;
};

export type SetDraftPaymentResponse = SetDraftPaymentResponses[keyof SetDraftPaymentResponses];

export type GetChangeDifferencesData = {
    body?: never;
    path: {
        /**
         * 変更の下書きのID
         */
        draftId: DraftId;
    };
    query: {
        /**
         * 便を選び直す行程
         */
        leg: LegName;
        /**
         * 期間の最初の日
         */
        from: LocalDate;
        /**
         * 期間の最後の日
         */
        until: LocalDate;
        /**
         * 大人の人数
         */
        adults: number;
        /**
         * 小人の人数
         */
        children?: number;
        /**
         * 幼児の人数
         */
        infants?: number;
        /**
         * 乳児の人数
         */
        babies?: number;
        /**
         * 車両。便の検索と同じ書き方です。例 veh_car:469:155,veh_bicycle
         */
        vehicles?: string;
        /**
         * ペットの頭数
         */
        pets?: number;
        /**
         * 客室の希望。運賃カレンダーと同じ書き方です。日と便の差額は、すべてに合う客室だけを考えます。petsがあるとき、ペットは客室で過ごします。例 accessible,private
         */
        cabinNeeds?: string;
    };
    url: '/customer-api/drafts/{draftId}/change-differences';
};

export type GetChangeDifferencesErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 予約が取り消された
     */
    409: ApiError;
    /**
     * 条件に誤りがある
     */
    422: ApiError;
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

export type GetChangeDifferencesError = GetChangeDifferencesErrors[keyof GetChangeDifferencesErrors];

export type GetChangeDifferencesResponses = {
    /**
     * 日・便・客室ごとの差額
     */
    200: ChangeDifferences;
};

export type GetChangeDifferencesResponse = GetChangeDifferencesResponses[keyof GetChangeDifferencesResponses];

export type QuoteChangeData = {
    body?: never;
    path: {
        /**
         * 変更の下書きのID
         */
        draftId: DraftId;
    };
    query?: never;
    url: '/customer-api/drafts/{draftId}/change-quote';
};

export type QuoteChangeErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 客室などがなくなって運賃が分からない、または予約が取り消された
     */
    409: ApiError;
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

export type QuoteChangeError = QuoteChangeErrors[keyof QuoteChangeErrors];

export type QuoteChangeResponses = {
    /**
     * 見積もり
     */
    200: ChangeQuote;
};

export type QuoteChangeResponse = QuoteChangeResponses[keyof QuoteChangeResponses];

export type SendDraftLinkData = {
    body?: never;
    headers?: {
        /**
         * 応答を受け取れずに送り直しても、二重に作らないための鍵(UUID推奨。省略できる)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * 下書きのID
         */
        draftId: DraftId;
    };
    query?: never;
    url: '/customer-api/drafts/{draftId}/links';
};

export type SendDraftLinkErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * すでに確定した、または同じ操作を処理中
     */
    409: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 代表者のメールアドレスがない、または冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type SendDraftLinkError = SendDraftLinkErrors[keyof SendDraftLinkErrors];

export type SendDraftLinkResponses = {
    /**
     * 送信を受け付けた
     */
    204: void;
};

export type SendDraftLinkResponse = SendDraftLinkResponses[keyof SendDraftLinkResponses];

export type SendMailConfirmationData = {
    body?: never;
    headers?: {
        /**
         * 応答を受け取れずに送り直しても、二重に作らないための鍵(UUID推奨。省略できる)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * 下書きのID
         */
        draftId: DraftId;
    };
    query?: never;
    url: '/customer-api/drafts/{draftId}/mail-confirmations';
};

export type SendMailConfirmationErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 同じ操作を処理中
     */
    409: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 代表者のメールアドレスがない、または冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type SendMailConfirmationError = SendMailConfirmationErrors[keyof SendMailConfirmationErrors];

export type SendMailConfirmationResponses = {
    /**
     * 送信を受け付けた
     */
    204: void;
};

export type SendMailConfirmationResponse = SendMailConfirmationResponses[keyof SendMailConfirmationResponses];

export type ConfirmMailData = {
    /**
     * リンクのトークン
     */
    body: MailConfirmationToken;
    path?: never;
    query?: never;
    url: '/customer-api/mail-confirmations';
};

export type ConfirmMailErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 無効なリンク
     */
    404: ApiError;
    /**
     * 期限切れ。確認されなかった予約は取り消されているので、もう一度予約します。
     */
    410: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 入力の誤り
     */
    422: ApiError;
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

export type ConfirmMailError = ConfirmMailErrors[keyof ConfirmMailErrors];

export type ConfirmMailResponses = {
    /**
     * 確認した
     */
    204: void;
};

export type ConfirmMailResponse = ConfirmMailResponses[keyof ConfirmMailResponses];

export type DecideContactChangeData = {
    /**
     * リンクのトークンと、決めること
     */
    body: ContactChangeDecision;
    path?: never;
    query?: never;
    url: '/customer-api/contact-change-decisions';
};

export type DecideContactChangeErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 無効なリンク
     */
    404: ApiError;
    /**
     * 期限切れ、または使われたリンク
     */
    410: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 入力の誤り
     */
    422: ApiError;
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

export type DecideContactChangeError = DecideContactChangeErrors[keyof DecideContactChangeErrors];

export type DecideContactChangeResponses = {
    /**
     * 変えた、または止めた
     */
    204: void;
};

export type DecideContactChangeResponse = DecideContactChangeResponses[keyof DecideContactChangeResponses];

export type ResumeDraftData = {
    /**
     * リンクのトークン
     */
    body: DraftLinkToken;
    path?: never;
    query?: never;
    url: '/customer-api/draft-resumptions';
};

export type ResumeDraftErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 無効なリンク
     */
    404: ApiError;
    /**
     * 使用済み、または期限切れ
     */
    410: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 入力の誤り
     */
    422: ApiError;
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

export type ResumeDraftError = ResumeDraftErrors[keyof ResumeDraftErrors];

export type ResumeDraftResponses = {
    /**
     * このセッションに移した下書き
     */
    200: Draft;
};

export type ResumeDraftResponse = ResumeDraftResponses[keyof ResumeDraftResponses];

export type ListReservationsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * どの予約か
         */
        period: 'upcoming' | 'past' | 'cancelled' | 'partnerTickets';
        /**
         * 件数(省略すると20)
         */
        limit?: number;
        /**
         * 前の応答のnextCursor
         */
        cursor?: string;
    };
    url: '/customer-api/reservations';
};

export type ListReservationsErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
     */
    401: ApiError;
    /**
     * 条件に誤りがある
     */
    422: ApiError;
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

export type ListReservationsError = ListReservationsErrors[keyof ListReservationsErrors];

export type ListReservationsResponses = {
    /**
     * 予約の一覧
     */
    200: ReservationList;
};

export type ListReservationsResponse = ListReservationsResponses[keyof ListReservationsResponses];

export type HoldReservationData = {
    /**
     * 仮予約する下書き
     */
    body: HoldRequest;
    headers: {
        /**
         * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key': string;
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path?: never;
    query?: never;
    url: '/customer-api/reservations';
};

export type HoldReservationErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 空席・運賃・版が変わった
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 入力に誤りがある、または受付期間外
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
    /**
     * 回数の上限を超えました、または受付開始の順番待ちのため、順番が来てから(joinQueue)
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

export type HoldReservationError = HoldReservationErrors[keyof HoldReservationErrors];

export type HoldReservationResponses = {
    /**
     * 仮予約した予約
     */
    201: Reservation;
};

export type HoldReservationResponse = HoldReservationResponses[keyof HoldReservationResponses];

export type GetReservationData = {
    body?: never;
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}';
};

export type GetReservationErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
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

export type GetReservationError = GetReservationErrors[keyof GetReservationErrors];

export type GetReservationResponses = {
    /**
     * 予約
     */
    200: Reservation;
};

export type GetReservationResponse = GetReservationResponses[keyof GetReservationResponses];

export type ClaimReservationData = {
    /**
     * 予約番号と連絡先
     */
    body: GuestSessionRequest;
    path?: never;
    query?: never;
    url: '/customer-api/reservation-claims';
};

export type ClaimReservationErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
     */
    401: ApiError;
    /**
     * 加えられる予約がない
     */
    404: ApiError;
    /**
     * メールアドレスの変更を待っている間は加えられない
     */
    409: ApiError;
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
     * 照会の停止中、または混雑
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

export type ClaimReservationError = ClaimReservationErrors[keyof ClaimReservationErrors];

export type ClaimReservationResponses = {
    /**
     * 一覧に加えた
     */
    200: ReservationClaim;
};

export type ClaimReservationResponse = ClaimReservationResponses[keyof ClaimReservationResponses];

export type ExtendHoldData = {
    body?: never;
    headers: {
        /**
         * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key': string;
    };
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/hold-extensions';
};

export type ExtendHoldErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 延長できない状態
     */
    409: ApiError;
    /**
     * 期限が過ぎた
     */
    410: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type ExtendHoldError = ExtendHoldErrors[keyof ExtendHoldErrors];

export type ExtendHoldResponses = {
    /**
     * 延長した予約
     */
    200: Reservation;
};

export type ExtendHoldResponse = ExtendHoldResponses[keyof ExtendHoldResponses];

export type SetVehiclePlateData = {
    /**
     * どの車両のナンバーか
     */
    body: VehiclePlateRequest;
    headers: {
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/vehicle-plates';
};

export type SetVehiclePlateErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 別の画面で変更された、または登録できない状態(仮予約、期限切れ、出発後)
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * ナンバーに誤りがある、またはナンバーのない車両
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type SetVehiclePlateError = SetVehiclePlateErrors[keyof SetVehiclePlateErrors];

export type SetVehiclePlateResponses = {
    /**
     * 更新した予約
     */
    200: Reservation;
};

export type SetVehiclePlateResponse = SetVehiclePlateResponses[keyof SetVehiclePlateResponses];

export type QuoteCancellationData = {
    /**
     * 取り消すもの
     */
    body: CancellationQuoteRequest;
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/cancellation-quotes';
};

export type QuoteCancellationErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 取り消せる状態ではない、またはお電話で承る取消
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 予約にないもの、または出発した・乗船手続きの済んだ行程
     */
    422: ApiError;
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

export type QuoteCancellationError = QuoteCancellationErrors[keyof QuoteCancellationErrors];

export type QuoteCancellationResponses = {
    /**
     * 見積もり
     */
    200: CancellationQuote;
};

export type QuoteCancellationResponse = QuoteCancellationResponses[keyof QuoteCancellationResponses];

export type GetChangeTermsData = {
    body?: never;
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/change-terms';
};

export type GetChangeTermsErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
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

export type GetChangeTermsError = GetChangeTermsErrors[keyof GetChangeTermsErrors];

export type GetChangeTermsResponses = {
    /**
     * 変更できるもの
     */
    200: ChangeTerms;
};

export type GetChangeTermsResponse = GetChangeTermsResponses[keyof GetChangeTermsResponses];

export type CreateChangeDraftData = {
    /**
     * 変更する項目
     */
    body: ChangeDraftRequest;
    headers?: {
        /**
         * 応答を受け取れずに送り直しても、二重に作らないための鍵(UUID推奨。省略できる)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/change-drafts';
};

export type CreateChangeDraftErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 別の変更の手続き中、または同じ操作を処理中
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 変更できない、または冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type CreateChangeDraftError = CreateChangeDraftErrors[keyof CreateChangeDraftErrors];

export type CreateChangeDraftResponses = {
    /**
     * 作成した下書き
     */
    201: Draft;
};

export type CreateChangeDraftResponse = CreateChangeDraftResponses[keyof CreateChangeDraftResponses];

export type HoldChangeData = {
    /**
     * 変更の下書きと、表示した額
     */
    body: HoldChangeRequest;
    headers: {
        /**
         * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key': string;
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/changes';
};

export type HoldChangeErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 空席・金額・版が変わった、別の変更の手続き中、または同じ便に同じ氏名の予約がある
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 入力に誤りがある、変更したものがない、変更できない、または受付期間外
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
    /**
     * 回数の上限を超えました、または受付開始の順番待ちのため、順番が来てから(joinQueue)
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

export type HoldChangeError = HoldChangeErrors[keyof HoldChangeErrors];

export type HoldChangeResponses = {
    /**
     * 変更を取り置いた予約(change に変更後の内容)
     */
    201: Reservation;
};

export type HoldChangeResponse = HoldChangeResponses[keyof HoldChangeResponses];

export type DropChangeData = {
    body?: never;
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/change';
};

export type DropChangeErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 差額のお支払いの手続き中で、まだ取りやめられない
     */
    409: ApiError;
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

export type DropChangeError = DropChangeErrors[keyof DropChangeErrors];

export type DropChangeResponses = {
    /**
     * 元のままの予約
     */
    200: Reservation;
};

export type DropChangeResponse = DropChangeResponses[keyof DropChangeResponses];

export type ExtendChangeData = {
    body?: never;
    headers: {
        /**
         * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key': string;
    };
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/change/extensions';
};

export type ExtendChangeErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 延長できない状態
     */
    409: ApiError;
    /**
     * 期限が過ぎた。元の予約はそのまま残っています。
     */
    410: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type ExtendChangeError = ExtendChangeErrors[keyof ExtendChangeErrors];

export type ExtendChangeResponses = {
    /**
     * 延長した予約
     */
    200: Reservation;
};

export type ExtendChangeResponse = ExtendChangeResponses[keyof ExtendChangeResponses];

export type CommitChangeData = {
    /**
     * 表示した額と、差額のお支払い方法、同意
     */
    body: CommitChangeRequest;
    headers: {
        /**
         * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key': string;
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/change/commit';
};

export type CommitChangeErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * カードまたはウォレットが承認されなかった。取り置きと、元の予約は残ります。
     */
    402: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 状態・版・金額が変わった、または支払いの済んでいない予約が多い
     */
    409: ApiError;
    /**
     * 取り置きの期限が過ぎた。元の予約はそのまま残っています。
     */
    410: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 同意がない、お支払い方法が使えない、変更の受付が終わった、または冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type CommitChangeError = CommitChangeErrors[keyof CommitChangeErrors];

export type CommitChangeResponses = {
    /**
     * 変更した予約、または差額のお支払い待ちの予約
     */
    200: Reservation;
    /**
     * 本人認証またはPayPayでの支払いが必要、または結果を確認中
     */
    202: Reservation;
};

export type CommitChangeResponse = CommitChangeResponses[keyof CommitChangeResponses];

export type UpdateReservationContactData = {
    /**
     * 直した後の連絡先
     */
    body: ReservationContactRequest;
    headers: {
        /**
         * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key': string;
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/contact';
};

export type UpdateReservationContactErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 別の画面で変更された、直せない状態(仮予約、お支払い手続き中、期限切れ)、またはお支払い待ちの予約の上限
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 連絡先に誤りがある、または冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type UpdateReservationContactError = UpdateReservationContactErrors[keyof UpdateReservationContactErrors];

export type UpdateReservationContactResponses = {
    /**
     * 更新した予約
     */
    200: Reservation;
};

export type UpdateReservationContactResponse = UpdateReservationContactResponses[keyof UpdateReservationContactResponses];

export type CancelReservationData = {
    /**
     * 取り消すものと、表示した額
     */
    body: CancelRequest;
    headers: {
        /**
         * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key': string;
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/cancellations';
};

export type CancelReservationErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 状態・版・手数料が変わった、またはお電話で承る取消
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 予約にないもの、出発した・乗船手続きの済んだ行程、一緒に取り消すものが足りない、または冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type CancelReservationError = CancelReservationErrors[keyof CancelReservationErrors];

export type CancelReservationResponses = {
    /**
     * 取消後の予約
     */
    200: Reservation;
};

export type CancelReservationResponse = CancelReservationResponses[keyof CancelReservationResponses];

export type StandByData = {
    /**
     * どの行程か
     */
    body: StandByRequest;
    headers: {
        /**
         * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key': string;
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/stand-bys';
};

export type StandByErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 別の画面で変更された、確定していない予約、または差額のお支払い中
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 当日空席待ちにできない(理由は standByClosedReason)、予約にない行程、または冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type StandByError = StandByErrors[keyof StandByErrors];

export type StandByResponses = {
    /**
     * 当日空席待ちになった予約
     */
    200: Reservation;
};

export type StandByResponse = StandByResponses[keyof StandByResponses];

export type SetRefundAccountData = {
    /**
     * 口座
     */
    body: RefundAccountRequest;
    headers: {
        /**
         * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key': string;
    };
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
        /**
         * 払い戻しのID
         */
        refundId: RefundId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/refunds/{refundId}/account';
};

export type SetRefundAccountErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * すでに登録した、登録の期限が過ぎた、口座の要らない払い戻し、または照会した方が頼んだメールアドレスの変更を待っている
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 口座に誤りがある、または冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type SetRefundAccountError = SetRefundAccountErrors[keyof SetRefundAccountErrors];

export type SetRefundAccountResponses = {
    /**
     * 登録後の予約
     */
    200: Reservation;
};

export type SetRefundAccountResponse = SetRefundAccountResponses[keyof SetRefundAccountResponses];

export type CommitReservationData = {
    /**
     * 支払方法と同意
     */
    body: CommitRequest;
    headers: {
        /**
         * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key': string;
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/commit';
};

export type CommitReservationErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * カードまたはウォレットが承認されなかった。お席はお取り置きしたままです。
     */
    402: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 状態・版・金額が変わった、または支払いの済んでいない予約が多い
     */
    409: ApiError;
    /**
     * お取り置きの期限が過ぎた
     */
    410: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 同意がない、お支払い方法が使えない、ウォレットのトークンがないか使えない、または冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type CommitReservationError = CommitReservationErrors[keyof CommitReservationErrors];

export type CommitReservationResponses = {
    /**
     * 確定した予約
     */
    200: Reservation;
    /**
     * 本人認証またはPayPayでの支払いが必要、または結果を確認中
     */
    202: Reservation;
};

export type CommitReservationResponse = CommitReservationResponses[keyof CommitReservationResponses];

export type GetPaymentInfoData = {
    body?: never;
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/payment-info';
};

export type GetPaymentInfoErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
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

export type GetPaymentInfoError = GetPaymentInfoErrors[keyof GetPaymentInfoErrors];

export type GetPaymentInfoResponses = {
    /**
     * お支払い情報
     */
    200: PaymentInfo;
};

export type GetPaymentInfoResponse = GetPaymentInfoResponses[keyof GetPaymentInfoResponses];

export type StartPaymentData = {
    /**
     * お支払い方法と、表示した金額
     */
    body: PayRequest;
    headers: {
        /**
         * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key': string;
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/payments';
};

export type StartPaymentErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * カードまたはウォレットが承認されなかった。お席と、前のお支払い番号は残ります。
     */
    402: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 状態・版・金額が変わった、支払い済み、または欠航した便がある
     */
    409: ApiError;
    /**
     * お支払いの期限が過ぎた
     */
    410: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * この予約では使えない方法、使えないトークン、選んだ方法と食い違う項目、または冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
    /**
     * カードを試した回数、またはこの予約のお支払い番号を決めた回数(1時間に5回)の上限を超えた。お席と、前のお支払い番号は残ります。
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

export type StartPaymentError = StartPaymentErrors[keyof StartPaymentErrors];

export type StartPaymentResponses = {
    /**
     * 支払い済み、またはお支払い番号が決まった
     */
    200: Payment;
    /**
     * 本人認証またはPayPayでの支払いが必要、または結果を確認中
     */
    202: Payment;
};

export type StartPaymentResponse = StartPaymentResponses[keyof StartPaymentResponses];

export type ListTicketsData = {
    body?: never;
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/tickets';
};

export type ListTicketsErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 確定していない予約
     */
    409: ApiError;
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

export type ListTicketsError = ListTicketsErrors[keyof ListTicketsErrors];

export type ListTicketsResponses = {
    /**
     * 乗船券
     */
    200: TicketList;
};

export type ListTicketsResponse = ListTicketsResponses[keyof ListTicketsResponses];

export type ListVouchersData = {
    body?: never;
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/vouchers';
};

export type ListVouchersErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 確定していない予約
     */
    409: ApiError;
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

export type ListVouchersError = ListVouchersErrors[keyof ListVouchersErrors];

export type ListVouchersResponses = {
    /**
     * 引換券
     */
    200: VoucherList;
};

export type ListVouchersResponse = ListVouchersResponses[keyof ListVouchersResponses];

export type SetPartnerSlotsData = {
    /**
     * 新しい時間枠
     */
    body: PartnerSlotsRequest;
    headers: {
        /**
         * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key': string;
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/partner-slots';
};

export type SetPartnerSlotsErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 時間枠が空いていない、変更の手続き中、または状態・版が変わった
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 選べない時間枠、変更の受付が終わった、または冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type SetPartnerSlotsError = SetPartnerSlotsErrors[keyof SetPartnerSlotsErrors];

export type SetPartnerSlotsResponses = {
    /**
     * 変更後の予約
     */
    200: Reservation;
};

export type SetPartnerSlotsResponse = SetPartnerSlotsResponses[keyof SetPartnerSlotsResponses];

export type ListTicketSharesData = {
    body?: never;
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/ticket-shares';
};

export type ListTicketSharesErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
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

export type ListTicketSharesError = ListTicketSharesErrors[keyof ListTicketSharesErrors];

export type ListTicketSharesResponses = {
    /**
     * 共有リンク
     */
    200: TicketShareList;
};

export type ListTicketSharesResponse = ListTicketSharesResponses[keyof ListTicketSharesResponses];

export type ShareTicketData = {
    /**
     * どの乗船券か
     */
    body: TicketShareRequest;
    headers?: {
        /**
         * 応答を受け取れずに送り直しても、二重に作らないための鍵(UUID推奨。省略できる)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/ticket-shares';
};

export type ShareTicketErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 無効な乗船券、到着後、または共有リンクが多すぎる、または同じ操作を処理中
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 入力に誤りがある、または冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type ShareTicketError = ShareTicketErrors[keyof ShareTicketErrors];

export type ShareTicketResponses = {
    /**
     * 作った
     */
    201: CreatedTicketShare;
};

export type ShareTicketResponse = ShareTicketResponses[keyof ShareTicketResponses];

export type WithdrawTicketShareData = {
    body?: never;
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
        /**
         * 共有リンクのID
         */
        ticketShareId: TicketShareId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/ticket-shares/{ticketShareId}';
};

export type WithdrawTicketShareErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
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

export type WithdrawTicketShareError = WithdrawTicketShareErrors[keyof WithdrawTicketShareErrors];

export type WithdrawTicketShareResponses = {
    /**
     * 取り消した
     */
    204: void;
};

export type WithdrawTicketShareResponse = WithdrawTicketShareResponses[keyof WithdrawTicketShareResponses];

export type ListPassengerLinksData = {
    body?: never;
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/passenger-links';
};

export type ListPassengerLinksErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
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

export type ListPassengerLinksError = ListPassengerLinksErrors[keyof ListPassengerLinksErrors];

export type ListPassengerLinksResponses = {
    /**
     * リンクの一覧
     */
    200: PassengerLinkList;
};

export type ListPassengerLinksResponse = ListPassengerLinksResponses[keyof ListPassengerLinksResponses];

export type CreatePassengerLinkData = {
    /**
     * どの乗船者に、どう渡すか
     */
    body: PassengerLinkRequest;
    headers: {
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
        /**
         * 応答を受け取れずに送り直しても、二重に作らないための鍵(UUID推奨。省略できる)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/passenger-links';
};

export type CreatePassengerLinkErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 別の画面で変更された、確定していない・取り消された・乗船手続きが終わった予約、リンクの数の上限、または同じ操作を処理中
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * いない乗船者、メールアドレスの誤り、または冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type CreatePassengerLinkError = CreatePassengerLinkErrors[keyof CreatePassengerLinkErrors];

export type CreatePassengerLinkResponses = {
    /**
     * 作った
     */
    201: CreatedPassengerLink;
};

export type CreatePassengerLinkResponse = CreatePassengerLinkResponses[keyof CreatePassengerLinkResponses];

export type WithdrawPassengerLinkData = {
    body?: never;
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
        /**
         * リンクのID
         */
        passengerLinkId: PassengerLinkId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/passenger-links/{passengerLinkId}';
};

export type WithdrawPassengerLinkErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
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

export type WithdrawPassengerLinkError = WithdrawPassengerLinkErrors[keyof WithdrawPassengerLinkErrors];

export type WithdrawPassengerLinkResponses = {
    /**
     * 取り消した
     */
    204: void;
};

export type WithdrawPassengerLinkResponse = WithdrawPassengerLinkResponses[keyof WithdrawPassengerLinkResponses];

export type CreateWalletPassData = {
    /**
     * どの乗船券を、どのウォレットに入れるか
     */
    body: WalletPassRequest;
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/wallet-passes';
};

export type CreateWalletPassErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 表示の開始前、無効、または到着後
     */
    409: ApiError;
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

export type CreateWalletPassError = CreateWalletPassErrors[keyof CreateWalletPassErrors];

export type CreateWalletPassResponses = {
    /**
     * ウォレットに入れる形
     */
    201: WalletPass;
};

export type CreateWalletPassResponse = CreateWalletPassResponses[keyof CreateWalletPassResponses];

export type ListPushSubscriptionsData = {
    body?: never;
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/push-subscriptions';
};

export type ListPushSubscriptionsErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
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

export type ListPushSubscriptionsError = ListPushSubscriptionsErrors[keyof ListPushSubscriptionsErrors];

export type ListPushSubscriptionsResponses = {
    /**
     * 公開鍵と、登録済みの端末
     */
    200: PushSubscriptionList;
};

export type ListPushSubscriptionsResponse = ListPushSubscriptionsResponses[keyof ListPushSubscriptionsResponses];

export type DeletePushSubscriptionData = {
    body?: never;
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
        /**
         * 端末の送信先のハッシュ
         */
        endpointHash: EndpointHash;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/push-subscriptions/{endpointHash}';
};

export type DeletePushSubscriptionErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
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

export type DeletePushSubscriptionError = DeletePushSubscriptionErrors[keyof DeletePushSubscriptionErrors];

export type DeletePushSubscriptionResponses = {
    /**
     * 通知しない
     */
    204: void;
};

export type DeletePushSubscriptionResponse = DeletePushSubscriptionResponses[keyof DeletePushSubscriptionResponses];

export type SetPushSubscriptionData = {
    /**
     * ブラウザーが発行した送信先と鍵
     */
    body: PushSubscriptionRequest;
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
        /**
         * 端末の送信先のハッシュ
         */
        endpointHash: EndpointHash;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/push-subscriptions/{endpointHash}';
};

export type SetPushSubscriptionErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 通知できない予約(取消後、到着後、仮予約)、または通知を使わない事業者
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 送信先が通知サービスのものでない、ハッシュと合わない、または鍵に誤りがある
     */
    422: ApiError;
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

export type SetPushSubscriptionError = SetPushSubscriptionErrors[keyof SetPushSubscriptionErrors];

export type SetPushSubscriptionResponses = {
    /**
     * 登録した
     */
    204: void;
};

export type SetPushSubscriptionResponse = SetPushSubscriptionResponses[keyof SetPushSubscriptionResponses];

export type OpenSharedTicketData = {
    /**
     * リンクのトークン
     */
    body: SharedTicketRequest;
    path?: never;
    query?: never;
    url: '/customer-api/shared-tickets';
};

export type OpenSharedTicketErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 無効なリンク
     */
    404: ApiError;
    /**
     * 取り消された、または到着後
     */
    410: ApiError;
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

export type OpenSharedTicketError = OpenSharedTicketErrors[keyof OpenSharedTicketErrors];

export type OpenSharedTicketResponses = {
    /**
     * 乗船券
     */
    200: SharedTicket;
};

export type OpenSharedTicketResponse = OpenSharedTicketResponses[keyof OpenSharedTicketResponses];

export type OpenPassengerLinkData = {
    /**
     * リンクのトークン
     */
    body: PassengerLinkToken;
    path?: never;
    query?: never;
    url: '/customer-api/opened-passenger-links';
};

export type OpenPassengerLinkErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 無効なリンク
     */
    404: ApiError;
    /**
     * 取り消された、乗らなくなった、または乗船手続き締切の後
     */
    410: ApiError;
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

export type OpenPassengerLinkError = OpenPassengerLinkErrors[keyof OpenPassengerLinkErrors];

export type OpenPassengerLinkResponses = {
    /**
     * 乗る便と、本人の情報
     */
    200: OpenedPassengerLink;
};

export type OpenPassengerLinkResponse = OpenPassengerLinkResponses[keyof OpenPassengerLinkResponses];

export type SetPassengerDetailsData = {
    /**
     * リンクのトークンと、本人の情報
     */
    body: PassengerDetailsRequest;
    headers: {
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path?: never;
    query?: never;
    url: '/customer-api/passenger-details';
};

export type SetPassengerDetailsErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 無効なリンク
     */
    404: ApiError;
    /**
     * 別の画面で変更された、またはお支払いの手続き中
     */
    409: ApiError;
    /**
     * 取り消された、乗らなくなった、または乗船手続き締切の後
     */
    410: ApiError;
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
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type SetPassengerDetailsError = SetPassengerDetailsErrors[keyof SetPassengerDetailsErrors];

export type SetPassengerDetailsResponses = {
    /**
     * 登録した
     */
    200: OpenedPassengerLink;
};

export type SetPassengerDetailsResponse = SetPassengerDetailsResponses[keyof SetPassengerDetailsResponses];

export type SharePassengerTicketsData = {
    /**
     * リンクのトークン
     */
    body: PassengerLinkToken;
    path?: never;
    query?: never;
    url: '/customer-api/passenger-tickets';
};

export type SharePassengerTicketsErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 無効なリンク
     */
    404: ApiError;
    /**
     * 乗船券のない予約(お支払いの前など)、または共有リンクが多すぎる
     */
    409: ApiError;
    /**
     * 取り消された、乗らなくなった、または乗船手続き締切の後
     */
    410: ApiError;
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

export type SharePassengerTicketsError = SharePassengerTicketsErrors[keyof SharePassengerTicketsErrors];

export type SharePassengerTicketsResponses = {
    /**
     * 作った
     */
    201: SharedPassengerTickets;
};

export type SharePassengerTicketsResponse = SharePassengerTicketsResponses[keyof SharePassengerTicketsResponses];

export type ListTicketKeysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/customer-api/ticket-keys';
};

export type ListTicketKeysErrors = {
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

export type ListTicketKeysError = ListTicketKeysErrors[keyof ListTicketKeysErrors];

export type ListTicketKeysResponses = {
    /**
     * 公開鍵
     */
    200: TicketKeyList;
};

export type ListTicketKeysResponse = ListTicketKeysResponses[keyof ListTicketKeysResponses];

export type ListSailingTicketsData = {
    body?: never;
    path: {
        /**
         * 便のID
         */
        sailingId: SailingId;
    };
    query?: never;
    url: '/customer-api/sailings/{sailingId}/tickets';
};

export type ListSailingTicketsErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * 港の鍵がない、または使えない
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
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

export type ListSailingTicketsError = ListSailingTicketsErrors[keyof ListSailingTicketsErrors];

export type ListSailingTicketsResponses = {
    /**
     * 一覧
     */
    200: SailingTicketList;
};

export type ListSailingTicketsResponse = ListSailingTicketsResponses[keyof ListSailingTicketsResponses];

export type ListReceiptsData = {
    body?: never;
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/receipts';
};

export type ListReceiptsErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
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

export type ListReceiptsError = ListReceiptsErrors[keyof ListReceiptsErrors];

export type ListReceiptsResponses = {
    /**
     * お支払いと領収書
     */
    200: ReceiptSources;
};

export type ListReceiptsResponse = ListReceiptsResponses[keyof ListReceiptsResponses];

export type IssueReceiptData = {
    /**
     * どのお支払いの領収書か、宛名と但し書き
     */
    body: ReceiptRequest;
    headers: {
        /**
         * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key': string;
    };
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/receipts';
};

export type IssueReceiptErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 全額を払い戻した、回数の上限を超えた、または同じ鍵の依頼を処理している
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 入力に誤りがある、または同じ鍵で違う内容
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type IssueReceiptError = IssueReceiptErrors[keyof IssueReceiptErrors];

export type IssueReceiptResponses = {
    /**
     * 発行した領収書
     */
    201: Receipt;
};

export type IssueReceiptResponse = IssueReceiptResponses[keyof IssueReceiptResponses];

export type GetReceiptData = {
    body?: never;
    path: {
        /**
         * 領収書のID
         */
        receiptId: ReceiptId;
    };
    query?: never;
    url: '/customer-api/receipts/{receiptId}';
};

export type GetReceiptErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
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

export type GetReceiptError = GetReceiptErrors[keyof GetReceiptErrors];

export type GetReceiptResponses = {
    /**
     * 領収書
     */
    200: Receipt;
};

export type GetReceiptResponse = GetReceiptResponses[keyof GetReceiptResponses];

export type GetReceiptPdfData = {
    body?: never;
    path: {
        /**
         * 領収書のID
         */
        receiptId: ReceiptId;
    };
    query?: never;
    url: '/customer-api/receipts/{receiptId}/pdf';
};

export type GetReceiptPdfErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
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

export type GetReceiptPdfError = GetReceiptPdfErrors[keyof GetReceiptPdfErrors];

export type GetReceiptPdfResponses = {
    /**
     * PDF(タグ付き、日本語の文字を選択・検索できます)
     */
    200: Blob | File;
};

export type GetReceiptPdfResponse = GetReceiptPdfResponses[keyof GetReceiptPdfResponses];

export type GetCertificatePdfData = {
    body?: never;
    path: {
        /**
         * 予約のID
         */
        reservationId: ReservationId;
        /**
         * どの行程の便か
         */
        leg: LegName;
    };
    query?: never;
    url: '/customer-api/reservations/{reservationId}/certificates/{leg}';
};

export type GetCertificatePdfErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 証明書を発行する欠航・遅れがない
     */
    409: ApiError;
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

export type GetCertificatePdfError = GetCertificatePdfErrors[keyof GetCertificatePdfErrors];

export type GetCertificatePdfResponses = {
    /**
     * PDF(タグ付き、日本語の文字を選択・検索できます)
     */
    200: Blob | File;
};

export type GetCertificatePdfResponse = GetCertificatePdfResponses[keyof GetCertificatePdfResponses];

export type VerifyCertificateData = {
    /**
     * 証明書のコード
     */
    body: CertificateToken;
    path?: never;
    query?: never;
    url: '/customer-api/certificate-verifications';
};

export type VerifyCertificateErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 当社の証明書のコードではない、または書き換えられている
     */
    404: ApiError;
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

export type VerifyCertificateError = VerifyCertificateErrors[keyof VerifyCertificateErrors];

export type VerifyCertificateResponses = {
    /**
     * 証明したことと、現在の運航
     */
    200: CertificateVerification;
};

export type VerifyCertificateResponse = VerifyCertificateResponses[keyof VerifyCertificateResponses];

export type ListWaitlistEntriesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * 件数(省略すると50)
         */
        limit?: number;
        /**
         * 前の応答のnextCursor
         */
        cursor?: string;
    };
    url: '/customer-api/waitlist-entries';
};

export type ListWaitlistEntriesErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 条件に誤りがある
     */
    422: ApiError;
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

export type ListWaitlistEntriesError = ListWaitlistEntriesErrors[keyof ListWaitlistEntriesErrors];

export type ListWaitlistEntriesResponses = {
    /**
     * 空席待ちの一覧
     */
    200: WaitlistEntryList;
};

export type ListWaitlistEntriesResponse = ListWaitlistEntriesResponses[keyof ListWaitlistEntriesResponses];

export type JoinWaitlistData = {
    /**
     * 希望
     */
    body: WaitlistRequest;
    headers?: {
        /**
         * 応答を受け取れずに送り直しても、二重に作らないための鍵(UUID推奨。省略できる)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/customer-api/waitlist-entries';
};

export type JoinWaitlistErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 空席待ちの数の上限、または同じ操作を処理中
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 登録できない(理由は waitlistClosedReason)、条件に誤りがある、または冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type JoinWaitlistError = JoinWaitlistErrors[keyof JoinWaitlistErrors];

export type JoinWaitlistResponses = {
    /**
     * 登録した、またはメールを送った
     */
    201: WaitlistResult;
};

export type JoinWaitlistResponse = JoinWaitlistResponses[keyof JoinWaitlistResponses];

export type OpenWaitlistLinkData = {
    /**
     * リンクのトークン
     */
    body: WaitlistLinkToken;
    path?: never;
    query?: never;
    url: '/customer-api/waitlist-links';
};

export type OpenWaitlistLinkErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 無効なリンク
     */
    404: ApiError;
    /**
     * 空席待ちの数の上限
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 入力の誤り
     */
    422: ApiError;
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

export type OpenWaitlistLinkError = OpenWaitlistLinkErrors[keyof OpenWaitlistLinkErrors];

export type OpenWaitlistLinkResponses = {
    /**
     * 空席待ち
     */
    200: WaitlistEntry;
};

export type OpenWaitlistLinkResponse = OpenWaitlistLinkResponses[keyof OpenWaitlistLinkResponses];

export type WithdrawFromWaitlistData = {
    body?: never;
    path: {
        /**
         * 空席待ちのID
         */
        waitlistEntryId: WaitlistEntryId;
    };
    query?: never;
    url: '/customer-api/waitlist-entries/{waitlistEntryId}/withdrawals';
};

export type WithdrawFromWaitlistErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * お支払いの手続き中、または終わった空席待ち
     */
    409: ApiError;
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

export type WithdrawFromWaitlistError = WithdrawFromWaitlistErrors[keyof WithdrawFromWaitlistErrors];

export type WithdrawFromWaitlistResponses = {
    /**
     * 取りやめた空席待ち
     */
    200: WaitlistEntry;
};

export type WithdrawFromWaitlistResponse = WithdrawFromWaitlistResponses[keyof WithdrawFromWaitlistResponses];

export type TakeWaitlistOfferData = {
    body?: never;
    path: {
        /**
         * 空席待ちのID
         */
        waitlistEntryId: WaitlistEntryId;
    };
    query?: never;
    url: '/customer-api/waitlist-entries/{waitlistEntryId}/drafts';
};

export type TakeWaitlistOfferErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 取り置いていない、またはお支払いの手続き中
     */
    409: ApiError;
    /**
     * 取り置きの期限が過ぎた
     */
    410: ApiError;
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

export type TakeWaitlistOfferError = TakeWaitlistOfferErrors[keyof TakeWaitlistOfferErrors];

export type TakeWaitlistOfferResponses = {
    /**
     * 下書き
     */
    200: Draft;
};

export type TakeWaitlistOfferResponse = TakeWaitlistOfferResponses[keyof TakeWaitlistOfferResponses];

export type ListPreOrdersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * 件数(省略すると50)
         */
        limit?: number;
        /**
         * 前の応答のnextCursor
         */
        cursor?: string;
    };
    url: '/customer-api/pre-orders';
};

export type ListPreOrdersErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 条件に誤りがある
     */
    422: ApiError;
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

export type ListPreOrdersError = ListPreOrdersErrors[keyof ListPreOrdersErrors];

export type ListPreOrdersResponses = {
    /**
     * 先行申込の一覧
     */
    200: PreOrderList;
};

export type ListPreOrdersResponse = ListPreOrdersResponses[keyof ListPreOrdersResponses];

export type CreatePreOrderData = {
    /**
     * 先行申込
     */
    body: PreOrderRequest;
    headers?: {
        /**
         * 応答を受け取れずに送り直しても、二重に作らないための鍵(UUID推奨。省略できる)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/customer-api/pre-orders';
};

export type CreatePreOrderErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 申込の数の上限、または同じ操作を処理中
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 受け付けていない、条件に誤りがある、または冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type CreatePreOrderError = CreatePreOrderErrors[keyof CreatePreOrderErrors];

export type CreatePreOrderResponses = {
    /**
     * 受け付けた、またはメールを送った
     */
    201: PreOrderResult;
};

export type CreatePreOrderResponse = CreatePreOrderResponses[keyof CreatePreOrderResponses];

export type OpenPreOrderLinkData = {
    /**
     * リンクのトークン
     */
    body: PreOrderLinkToken;
    path?: never;
    query?: never;
    url: '/customer-api/pre-order-links';
};

export type OpenPreOrderLinkErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 無効なリンク
     */
    404: ApiError;
    /**
     * 申込の数の上限
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 締め切った、または入力の誤り
     */
    422: ApiError;
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

export type OpenPreOrderLinkError = OpenPreOrderLinkErrors[keyof OpenPreOrderLinkErrors];

export type OpenPreOrderLinkResponses = {
    /**
     * 先行申込
     */
    200: PreOrder;
};

export type OpenPreOrderLinkResponse = OpenPreOrderLinkResponses[keyof OpenPreOrderLinkResponses];

export type WithdrawPreOrderData = {
    body?: never;
    path: {
        /**
         * 先行申込のID
         */
        preOrderId: PreOrderId;
    };
    query?: never;
    url: '/customer-api/pre-orders/{preOrderId}/withdrawals';
};

export type WithdrawPreOrderErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 締め切った、または終わった先行申込
     */
    409: ApiError;
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

export type WithdrawPreOrderError = WithdrawPreOrderErrors[keyof WithdrawPreOrderErrors];

export type WithdrawPreOrderResponses = {
    /**
     * 取りやめた先行申込
     */
    200: PreOrder;
};

export type WithdrawPreOrderResponse = WithdrawPreOrderResponses[keyof WithdrawPreOrderResponses];

export type CreateSaleReminderData = {
    /**
     * お知らせの登録
     */
    body: SaleReminderRequest;
    path?: never;
    query?: never;
    url: '/customer-api/sale-reminders';
};

export type CreateSaleReminderErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * お知らせの数の上限
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 条件に誤りがある。すでに受け付けている日と、便のない日は、date が NOT_AVAILABLE。
     */
    422: ApiError;
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

export type CreateSaleReminderError = CreateSaleReminderErrors[keyof CreateSaleReminderErrors];

export type CreateSaleReminderResponses = {
    /**
     * 登録した、またはメールを送った
     */
    201: SaleReminder;
};

export type CreateSaleReminderResponse = CreateSaleReminderResponses[keyof CreateSaleReminderResponses];

export type OpenSaleReminderLinkData = {
    /**
     * リンクのトークン
     */
    body: SaleReminderToken;
    path?: never;
    query?: never;
    url: '/customer-api/sale-reminder-links';
};

export type OpenSaleReminderLinkErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 無効なリンク
     */
    404: ApiError;
    /**
     * お知らせの数の上限
     */
    409: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 入力の誤り
     */
    422: ApiError;
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

export type OpenSaleReminderLinkError = OpenSaleReminderLinkErrors[keyof OpenSaleReminderLinkErrors];

export type OpenSaleReminderLinkResponses = {
    /**
     * お知らせ
     */
    200: SaleReminder;
};

export type OpenSaleReminderLinkResponse = OpenSaleReminderLinkResponses[keyof OpenSaleReminderLinkResponses];

export type WithdrawSaleReminderData = {
    /**
     * リンクのトークン
     */
    body: SaleReminderToken;
    path?: never;
    query?: never;
    url: '/customer-api/sale-reminder-withdrawals';
};

export type WithdrawSaleReminderErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
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
     * 入力の誤り
     */
    422: ApiError;
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

export type WithdrawSaleReminderError = WithdrawSaleReminderErrors[keyof WithdrawSaleReminderErrors];

export type WithdrawSaleReminderResponses = {
    /**
     * 取りやめた、またはすでにない
     */
    204: void;
};

export type WithdrawSaleReminderResponse = WithdrawSaleReminderResponses[keyof WithdrawSaleReminderResponses];

export type LeaveQueueData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/customer-api/queue-place';
};

export type LeaveQueueErrors = {
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

export type LeaveQueueError = LeaveQueueErrors[keyof LeaveQueueErrors];

export type LeaveQueueResponses = {
    /**
     * 順番を手放した
     */
    204: void;
};

export type LeaveQueueResponse = LeaveQueueResponses[keyof LeaveQueueResponses];

export type GetQueuePlaceData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/customer-api/queue-place';
};

export type GetQueuePlaceErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * サーバー内部の誤り
     */
    500: ApiError;
    /**
     * 一時的に利用できません(保守、混雑)
     */
    503: ApiError;
};

export type GetQueuePlaceError = GetQueuePlaceErrors[keyof GetQueuePlaceErrors];

export type GetQueuePlaceResponses = {
    /**
     * 現在の順番
     */
    200: QueuePlace;
};

export type GetQueuePlaceResponse = GetQueuePlaceResponses[keyof GetQueuePlaceResponses];

export type JoinQueueData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/customer-api/queue-place';
};

export type JoinQueueErrors = {
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

export type JoinQueueError = JoinQueueErrors[keyof JoinQueueErrors];

export type JoinQueueResponses = {
    /**
     * 現在の順番
     */
    200: QueuePlace;
};

export type JoinQueueResponse = JoinQueueResponses[keyof JoinQueueResponses];

export type GetPaymentData = {
    body?: never;
    path: {
        /**
         * お支払いのID
         */
        paymentId: PaymentId;
    };
    query?: never;
    url: '/customer-api/payments/{paymentId}';
};

export type GetPaymentErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
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

export type GetPaymentError = GetPaymentErrors[keyof GetPaymentErrors];

export type GetPaymentResponses = {
    /**
     * お支払い
     */
    200: Payment;
};

export type GetPaymentResponse = GetPaymentResponses[keyof GetPaymentResponses];

export type CompletePaymentData = {
    body?: never;
    headers: {
        /**
         * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key': string;
    };
    path: {
        /**
         * お支払いのID
         */
        paymentId: PaymentId;
    };
    query?: never;
    url: '/customer-api/payments/{paymentId}/completion';
};

export type CompletePaymentErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 支払われなかった。お席はお取り置きしたままです。
     */
    402: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 同じ操作を処理している
     */
    409: ApiError;
    /**
     * 本人認証・PayPayの有効時間、またはお取り置きの期限が過ぎた(支払われていれば払い戻します)
     */
    410: ApiError;
    /**
     * CSRFトークンがない、または一致しない。GET /sanctum/csrf-cookie で取り直してください。
     */
    419: ApiError;
    /**
     * 冪等性の鍵が別の内容に使われている
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
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

export type CompletePaymentError = CompletePaymentErrors[keyof CompletePaymentErrors];

export type CompletePaymentResponses = {
    /**
     * 支払い済み(予約は確定)
     */
    200: Payment;
    /**
     * 結果がまだ分からない、または本人認証・PayPayでの支払いが終わっていない
     */
    202: Payment;
};

export type CompletePaymentResponse = CompletePaymentResponses[keyof CompletePaymentResponses];

export type ReceivePaymentEventData = {
    /**
     * 通知
     */
    body: PaymentEvent;
    headers: {
        /**
         * 署名
         */
        'payment-signature': string;
    };
    path?: never;
    query?: never;
    url: '/customer-api/payment-webhooks';
};

export type ReceivePaymentEventErrors = {
    /**
     * 読み取れない、または署名が合わない
     */
    400: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * 通知の形が違う
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
    /**
     * サーバー内部の誤り
     */
    500: ApiError;
    /**
     * 一時的に利用できません(保守、混雑)
     */
    503: ApiError;
};

export type ReceivePaymentEventError = ReceivePaymentEventErrors[keyof ReceivePaymentEventErrors];

export type ReceivePaymentEventResponses = {
    /**
     * 受け取った
     */
    204: void;
};

export type ReceivePaymentEventResponse = ReceivePaymentEventResponses[keyof ReceivePaymentEventResponses];

export type ReceiveStripeEventData = {
    /**
     * 通知
     */
    body: StripeEvent;
    headers: {
        /**
         * 署名(Stripe-Signature)
         */
        'stripe-signature': string;
    };
    path?: never;
    query?: never;
    url: '/customer-api/stripe-events';
};

export type ReceiveStripeEventErrors = {
    /**
     * 読み取れない、または署名が合わない
     */
    400: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * 通知の形が違う
     */
    422: ApiError;
    /**
     * 必要なヘッダー(Idempotency-Key または If-Match)がありません
     */
    428: ApiError;
    /**
     * サーバー内部の誤り
     */
    500: ApiError;
    /**
     * 一時的に利用できません(保守、混雑)
     */
    503: ApiError;
};

export type ReceiveStripeEventError = ReceiveStripeEventErrors[keyof ReceiveStripeEventErrors];

export type ReceiveStripeEventResponses = {
    /**
     * 受け取った
     */
    204: void;
};

export type ReceiveStripeEventResponse = ReceiveStripeEventResponses[keyof ReceiveStripeEventResponses];

export type RemindReservationNumberData = {
    /**
     * ご予約時のメールアドレス
     */
    body: ReservationNumberReminder;
    path?: never;
    query?: never;
    url: '/customer-api/reservation-number-reminders';
};

export type RemindReservationNumberErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
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

export type RemindReservationNumberError = RemindReservationNumberErrors[keyof RemindReservationNumberErrors];

export type RemindReservationNumberResponses = {
    /**
     * 受け付けた(予約がないときも同じ)
     */
    204: void;
};

export type RemindReservationNumberResponse = RemindReservationNumberResponses[keyof RemindReservationNumberResponses];

export type CreateGuestSessionData = {
    /**
     * 予約番号と連絡先
     */
    body: GuestSessionRequest;
    path?: never;
    query?: never;
    url: '/customer-api/guest-sessions';
};

export type CreateGuestSessionErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 一致する予約がない
     */
    404: ApiError;
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
     * 照会の停止中、または混雑
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

export type CreateGuestSessionError = CreateGuestSessionErrors[keyof CreateGuestSessionErrors];

export type CreateGuestSessionResponses = {
    /**
     * 照会できた
     */
    201: GuestSession;
};

export type CreateGuestSessionResponse = CreateGuestSessionResponses[keyof CreateGuestSessionResponses];

export type GetServiceStatusData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/customer-api/service-status';
};

export type GetServiceStatusErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
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

export type GetServiceStatusError = GetServiceStatusErrors[keyof GetServiceStatusErrors];

export type GetServiceStatusResponses = {
    /**
     * 航路ごとの運航状況
     */
    200: ServiceStatus;
};

export type GetServiceStatusResponse = GetServiceStatusResponses[keyof GetServiceStatusResponses];

export type ListNoticesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/customer-api/notices';
};

export type ListNoticesErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
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

export type ListNoticesError = ListNoticesErrors[keyof ListNoticesErrors];

export type ListNoticesResponses = {
    /**
     * お知らせの一覧
     */
    200: NoticeList;
};

export type ListNoticesResponse = ListNoticesResponses[keyof ListNoticesResponses];

export type GetPostalCodeData = {
    body?: never;
    path: {
        /**
         * 郵便番号
         */
        postalCode: PostalCodeGiven;
    };
    query?: never;
    url: '/customer-api/postal-codes/{postalCode}';
};

export type GetPostalCodeErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * その番号の住所がない
     */
    404: ApiError;
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

export type GetPostalCodeError = GetPostalCodeErrors[keyof GetPostalCodeErrors];

export type GetPostalCodeResponses = {
    /**
     * 住所の候補
     */
    200: PostalCodePlaces;
};

export type GetPostalCodeResponse = GetPostalCodeResponses[keyof GetPostalCodeResponses];

export type ListPrefecturesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/customer-api/prefectures';
};

export type ListPrefecturesErrors = {
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

export type ListPrefecturesError = ListPrefecturesErrors[keyof ListPrefecturesErrors];

export type ListPrefecturesResponses = {
    /**
     * 都道府県の一覧
     */
    200: PrefectureList;
};

export type ListPrefecturesResponse = ListPrefecturesResponses[keyof ListPrefecturesResponses];

export type FindNearestPortsData = {
    /**
     * 調べたい場所
     */
    body: NearestPortsRequest;
    path?: never;
    query?: never;
    url: '/customer-api/nearest-ports';
};

export type FindNearestPortsErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * その郵便番号の住所がない
     */
    404: ApiError;
    /**
     * リクエストが大きすぎます
     */
    413: ApiError;
    /**
     * 場所がわからない
     */
    422: ApiError;
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

export type FindNearestPortsError = FindNearestPortsErrors[keyof FindNearestPortsErrors];

export type FindNearestPortsResponses = {
    /**
     * 近い順の港
     */
    200: NearestPorts;
};

export type FindNearestPortsResponse = FindNearestPortsResponses[keyof FindNearestPortsResponses];

/**
 * 起きたときの予約の内容。あとから変わっても、再送の内容は同じです。
 */
export type ReservationEventWebhookPayload = ReservationEvent;

export type ReservationEventWebhookRequest = {
    body: ReservationEventWebhookPayload;
    key: 'reservation-event';
    path?: never;
    query?: never;
};

/**
 * 決まったときの便の内容。あとから変わっても、再送の内容は同じです。
 */
export type SailingEventWebhookPayload = SailingEvent;

export type SailingEventWebhookRequest = {
    body: SailingEventWebhookPayload;
    key: 'sailing-event';
    path?: never;
    query?: never;
};

/**
 * 試しの出来事
 */
export type PingEventWebhookPayload = PingEvent;

export type PingEventWebhookRequest = {
    body: PingEventWebhookPayload;
    key: 'ping-event';
    path?: never;
    query?: never;
};
