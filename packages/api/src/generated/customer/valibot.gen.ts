// Generated from openapi/customer-api by `npm run generate`. Do not edit.

import * as v from 'valibot';

/**
 * 港のID
 */
export const vPortId = v.string();

/**
 * 名前の読み(ひらがな)。不明な場合はnull。
 */
export const vNameReading = v.nullable(v.string());

/**
 * 電話番号
 */
export const vPhone = v.string();

/**
 * 港
 */
export const vPort = v.object({
    id: vPortId,
    name: v.string(),
    nameKana: vNameReading,
    address: v.string(),
    directions: v.string(),
    phone: v.nullable(vPhone)
});

/**
 * 港の一覧
 */
export const vPortList = v.object({
    ports: v.array(vPort)
});

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
 * 引換券が使えない理由。used=使用済み、notYet=使える日の前、over=使える日を過ぎた、cancelled=取り消された
 */
export const vVoucherReason = v.string();

/**
 * 日時(RFC 3339、時差つき)
 */
export const vInstant = v.string();

/**
 * 日付(日本時間)
 */
export const vLocalDate = v.string();

/**
 * 変更できない理由。notBooked=確定していない、または取り消された予約、departed=出発した、closed=変更の受付が終わった、checkedIn=乗船手続きが済んだ、ticketIssued=乗船券が発行された、serviceCancelled=欠航のため(取消で手数料はかかりません)、limit=変更の回数の上限、paying=お支払いの手続き中、changing=別の変更の手続き中、byPhone=お電話で承る、notOffered=この運航会社では扱っていない、noReturn=復路がない、noReplacement=別の人に替えられない、standBy=当日空席待ちの行程がある
 */
export const vChangeClosedReason = v.string();

/**
 * 当日空席待ちにできない理由。notOffered=この運航会社では扱っていない、またはこの予約では使えない(提携きっぷ)、vehicle=車両がある、departed=出港した、checkedIn=乗船手続きが済んだ、serviceCancelled=欠航のため(別の便への変更か払い戻しを選べます)、used=この行程では、もう申し出ている
 */
export const vStandByClosedReason = v.string();

/**
 * 空席待ちに登録できない理由。notOffered=この運航会社では扱っていない、notYet=予約の受付前、closed=空席待ちの受付が終わった、cancelled=欠航、unsuitable=希望の全体が入る客室がない、free=希望に合う空きがある(そのまま予約できます)
 */
export const vWaitlistClosedReason = v.string();

/**
 * 予約番号。見間違えやすい文字(0、1、I、L、O)を使わない8文字。
 */
export const vReservationNumber = v.string();

/**
 * 行程。outbound=往路(片道を含む)、return=復路
 */
export const vLegName = v.string();

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
    feeYen: v.optional(vYen),
    refundYen: v.optional(vYen),
    payYen: v.optional(vYen),
    unprintable: v.optional(v.array(v.string())),
    voucherReason: v.optional(vVoucherReason),
    usedAt: v.optional(vInstant),
    validFrom: v.optional(vLocalDate),
    validUntil: v.optional(vLocalDate),
    changeClosedReason: v.optional(vChangeClosedReason),
    standByClosedReason: v.optional(vStandByClosedReason),
    waitlistClosedReason: v.optional(vWaitlistClosedReason),
    reservationNumber: v.optional(vReservationNumber),
    leg: v.optional(vLegName),
    salesOpenAt: v.optional(vInstant)
});

/**
 * 航路のID
 */
export const vRouteId = v.string();

/**
 * 予約できる区間
 */
export const vSection = v.object({
    fromPortId: vPortId,
    toPortId: vPortId,
    durationMinutes: v.pipe(v.number(), v.integer())
});

/**
 * 出発前の分数
 */
export const vMinutesBefore = v.object({
    foot: v.pipe(v.number(), v.integer()),
    vehicle: v.pipe(v.number(), v.integer())
});

/**
 * 年齢の範囲(両端を含む)
 */
export const vAgeSpan = v.object({
    from: v.pipe(v.number(), v.integer()),
    to: v.pipe(v.number(), v.integer())
});

/**
 * 旅客区分の、乗船日の年齢の範囲。隣り合う区分で同じ年齢は、学年で分かれます。
 */
export const vPassengerAges = v.object({
    adultFrom: v.pipe(v.number(), v.integer()),
    child: vAgeSpan,
    infant: vAgeSpan
});

/**
 * 車両の種類のID
 */
export const vVehicleTypeId = v.string();

/**
 * 車両の種類
 */
export const vVehicleType = v.object({
    id: vVehicleTypeId,
    name: v.string(),
    kind: v.string(),
    description: v.string(),
    isMeasured: v.boolean(),
    needsDriver: v.boolean(),
    includesDriver: v.boolean(),
    hasPlate: v.boolean(),
    isPhoneOnly: v.boolean(),
    tooLongCm: v.nullable(v.pipe(v.number(), v.integer())),
    maxHeightCm: v.nullable(v.pipe(v.number(), v.integer()))
});

/**
 * 割引のID
 */
export const vDiscountId = v.string();

/**
 * 割引
 */
export const vDiscount = v.object({
    id: vDiscountId,
    name: v.string(),
    kind: v.string(),
    percent: v.pipe(v.number(), v.integer()),
    isAutomatic: v.boolean(),
    description: v.string(),
    document: v.nullable(v.string())
});

/**
 * 食事のID
 */
export const vMealId = v.string();

/**
 * 食事
 */
export const vMeal = v.object({
    id: vMealId,
    name: v.string(),
    description: v.string(),
    yen: vYen
});

/**
 * 預け方。petRoom=ペットルーム、cabin=ペットと泊まれる客室、vehicle=車内
 */
export const vPetPlace = v.string();

/**
 * 大きさ。small=小型、medium=中型、large=大型
 */
export const vPetSize = v.string();

/**
 * ペットの預け方
 */
export const vPetStay = v.object({
    stay: vPetPlace,
    yen: vYen,
    largest: vPetSize,
    description: v.string()
});

/**
 * 航路
 */
export const vRoute = v.object({
    id: vRouteId,
    name: v.string(),
    nameKana: vNameReading,
    sections: v.array(vSection),
    checkInClosesMinutesBefore: vMinutesBefore,
    webClosesMinutesBefore: vMinutesBefore,
    transferMinutes: v.pipe(v.number(), v.integer()),
    passengerAges: vPassengerAges,
    vehicleTypes: v.array(vVehicleType),
    discounts: v.array(vDiscount),
    meals: v.array(vMeal),
    petStays: v.array(vPetStay)
});

/**
 * 航路の一覧と予約できる日付
 */
export const vRouteList = v.object({
    routes: v.array(vRoute),
    today: vLocalDate,
    maxPartySize: v.pipe(v.number(), v.integer()),
    bookableUntil: vLocalDate
});

/**
 * 機能。members=会員登録とログイン、partnerTickets=提携きっぷ、vehicles=車両の積載、pets=ペットの預かり、serviceStatus=運航状況とお知らせ、passengerLinks=同行者の入力、preOrders=予約の受付開始の前の先行申込
 */
export const vFeature = v.string();

/**
 * 提供している機能の一覧
 */
export const vFeatureList = v.object({
    features: v.array(vFeature),
    operations: v.nullable(v.array(v.string()))
});

/**
 * 便のID
 */
export const vSailingId = v.string();

/**
 * 提携きっぷのID
 */
export const vPartnerTicketId = v.string();

/**
 * 予約のID
 */
export const vReservationId = v.string();

/**
 * 港の名前、読み、ID
 */
export const vPortRef = v.object({
    id: vPortId,
    name: v.string(),
    nameKana: vNameReading
});

/**
 * 船のID
 */
export const vVesselId = v.string();

/**
 * 船の名前、読み、ID
 */
export const vVesselRef = v.object({
    id: vVesselId,
    name: v.string(),
    nameKana: vNameReading
});

/**
 * 運航日の0時を起点とする時刻。24:00を超えることがあります(24:10は翌0:10)。
 */
export const vServiceTime = v.string();

/**
 * 途中の寄港
 */
export const vPortCall = v.object({
    port: vPortRef,
    arrivalAt: vInstant
});

/**
 * 便(1つの区間から見たもの)
 */
export const vSailing = v.object({
    id: vSailingId,
    routeId: vRouteId,
    routeName: v.string(),
    vessel: vVesselRef,
    fromPort: vPortRef,
    toPort: vPortRef,
    date: vLocalDate,
    departureAt: vInstant,
    arrivalAt: vInstant,
    departureTime: vServiceTime,
    arrivalTime: vServiceTime,
    durationMinutes: v.pipe(v.number(), v.integer()),
    calls: v.array(vPortCall),
    checkInClosesAt: vInstant,
    vehicleCheckInClosesAt: vInstant
});

/**
 * 空席の言葉。available=空席あり、few=残りわずか、full=満席、notYetOpen=受付前、webClosed=WEB受付終了、cancelled=欠航、unsuitable=条件に合わない
 */
export const vAvailability = v.string();

/**
 * 提携きっぷの、往路の乗船日の販売枠。available=買える、few=残りわずか、soldOut=この人数の販売枠が残っていない、notValid=きっぷの使えない便や日
 */
export const vTicketDay = v.string();

/**
 * 期の記号
 */
export const vFarePeriodLetter = v.string();

/**
 * 車両を載せられない理由。VEHICLE_TOO_LONG=長すぎる、VEHICLE_TOO_HIGH=高すぎる、VEHICLE_TYPE_PHONE_ONLY=電話でのみ受け付ける種類、NOT_CARRIED=この便に載せられない種類
 */
export const vVehicleProblem = v.string();

/**
 * 車両の積載枠。車両を指定していない場合は、5m未満の乗用車1台での空きです。
 */
export const vDeckOffer = v.object({
    availability: vAvailability,
    vehiclesYen: v.nullable(vYen),
    problem: v.nullable(vVehicleProblem)
});

/**
 * 客室タイプのID
 */
export const vCabinTypeId = v.string();

/**
 * 客室タイプ
 */
export const vCabinType = v.object({
    id: vCabinTypeId,
    name: v.string(),
    grade: v.string(),
    description: v.string(),
    tariff: v.string(),
    roomBerths: v.nullable(v.pipe(v.number(), v.integer())),
    canBePrivate: v.boolean(),
    isWomenOnly: v.boolean(),
    isAccessible: v.boolean(),
    takesPets: v.boolean(),
    amenities: v.array(v.string())
});

/**
 * 合計の1件以上の運賃に適用された割引
 */
export const vAppliedDiscount = v.object({
    discountId: vDiscountId,
    name: v.string()
});

/**
 * 乗船人数。合計は1名から事業者の上限(maxPartySize、最大30名)まで、大人が1名以上必要です。区分の年齢は航路の passengerAges にあります。
 */
export const vParty = v.object({
    adults: v.pipe(v.number(), v.integer()),
    children: v.pipe(v.number(), v.integer()),
    infants: v.pipe(v.number(), v.integer()),
    babies: v.pipe(v.number(), v.integer())
});

/**
 * 客室の選択
 */
export const vCabinChoice = v.object({
    cabinTypeId: vCabinTypeId,
    party: vParty,
    infantBerths: v.pipe(v.number(), v.integer()),
    privateUse: v.boolean()
});

/**
 * 便で選べる客室タイプと、この人数での空席・運賃
 */
export const vCabinOffer = v.object({
    cabinType: vCabinType,
    availability: vAvailability,
    remaining: v.nullable(v.pipe(v.number(), v.integer())),
    totalYen: vYen,
    undiscountedYen: vYen,
    discounts: v.array(vAppliedDiscount),
    adultYen: vYen,
    roomYen: v.nullable(vYen),
    privateUseYen: v.nullable(vYen),
    cabins: v.array(vCabinChoice)
});

/**
 * 検索に合った便と、その空席・運賃
 */
export const vSailingOffer = v.object({
    sailing: vSailing,
    availability: vAvailability,
    ticketDay: v.nullable(vTicketDay),
    salesOpenAt: vInstant,
    salesCloseAt: vInstant,
    vehicleSalesCloseAt: vInstant,
    farePeriod: vFarePeriodLetter,
    lowestTotalYen: v.nullable(vYen),
    deck: v.nullable(vDeckOffer),
    petRoomAvailability: v.nullable(vAvailability),
    waitlistUntil: v.nullable(vInstant),
    preOrderUntil: v.nullable(vInstant),
    cabinOffers: v.array(vCabinOffer)
});

/**
 * 往復割引
 */
export const vReturnDiscount = v.object({
    until: vLocalDate,
    percent: v.pipe(v.number(), v.integer())
});

/**
 * 便の検索結果
 */
export const vSailingSearchResult = v.object({
    date: vLocalDate,
    fromPort: vPortRef,
    toPort: vPortRef,
    sailingOffers: v.array(vSailingOffer),
    nearbyDates: v.array(vLocalDate),
    serverTime: vInstant,
    returnDiscount: v.nullable(vReturnDiscount)
});

/**
 * 車両の選択。運賃と積載枠を決める大きさだけを持ち、ナンバーと運転者はお客様情報で入力します。
 */
export const vVehicleChoice = v.object({
    vehicleTypeId: vVehicleTypeId,
    lengthCm: v.nullable(v.pipe(v.number(), v.integer())),
    heightCm: v.nullable(v.pipe(v.number(), v.integer())),
    loadedLengthCm: v.nullable(v.pipe(v.number(), v.integer()))
});

/**
 * ペット1頭
 */
export const vPetChoice = v.object({
    size: vPetSize,
    stay: vPetPlace
});

/**
 * 食事の注文
 */
export const vMealChoice = v.object({
    mealId: vMealId,
    quantity: v.pipe(v.number(), v.integer())
});

/**
 * 行程(便の区間)と、その行程の人数・車両・客室・ペット・食事の選択
 */
export const vLegChoice = v.object({
    sailingId: vSailingId,
    fromPortId: vPortId,
    toPortId: vPortId,
    party: vParty,
    vehicles: v.array(vVehicleChoice),
    cabins: v.array(vCabinChoice),
    pets: v.array(vPetChoice),
    meals: v.array(vMealChoice)
});

/**
 * 手帳の「旅客運賃減額」の区分。class1=第1種、class2=第2種
 */
export const vDisabilityClass = v.string();

/**
 * 申し出による割引の希望。乗船者は、大人・小人・幼児・乳児の順(区分ごとに、人数の多い行程の人数分)に0から数えます。
 */
export const vDiscountRequest = v.object({
    passenger: v.pipe(v.number(), v.integer()),
    discountId: vDiscountId,
    disabilityClass: v.nullable(vDisabilityClass),
    carer: v.nullable(v.pipe(v.number(), v.integer()))
});

/**
 * 旅程の選択。往路と、往復の場合は復路。見積もり、下書き、仮予約は同じ形を使います。
 */
export const vTripChoice = v.object({
    outbound: vLegChoice,
    return: v.nullable(vLegChoice),
    discountRequests: v.optional(v.array(vDiscountRequest)),
    asksHelp: v.optional(v.boolean())
});

/**
 * 金額(円・税込)。割引は負の値。
 */
export const vSignedYen = v.pipe(v.number(), v.integer());

/**
 * 運賃の内訳の1行
 */
export const vFareLine = v.object({
    leg: vLegName,
    ruleId: v.string(),
    label: v.string(),
    quantity: v.pipe(v.number(), v.integer()),
    unitPriceYen: vSignedYen,
    amountYen: vSignedYen
});

/**
 * 行程ごとの合計
 */
export const vLegFare = v.object({
    farePeriod: vFarePeriodLetter,
    totalYen: vYen,
    cabinsYen: v.nullable(v.array(vYen))
});

/**
 * 割引を適用しない理由。notCombinable=ほかの割引の方が安い、notRequested=申し出がない、noReturn=往復でない、returnValidity=復路が有効期間を過ぎている、otherSection=復路が逆の区間でない、tooLate=申込期限を過ぎている、notOnRoute=この航路の対象外、notInPeriod=この期の対象外、notForGrade=この等級の対象外、notForClass=この旅客区分の対象外
 */
export const vDiscountReason = v.string();

/**
 * 割引1つを使った場合の合計と、使えない場合の理由。割引は重ねて使えないため、運賃1件ごとに最も安くなるものを自動で選びます。
 */
export const vDiscountComparison = v.object({
    discountId: vDiscountId,
    name: v.string(),
    totalYen: v.nullable(vYen),
    isApplied: v.boolean(),
    reason: v.nullable(vDiscountReason),
    document: v.nullable(v.string())
});

/**
 * 運賃の内訳と合計。合計は各行の和です。検索、見積もり、下書き、仮予約、お支払いは同じ計算を使い、同じ条件なら1円まで一致します。
 */
export const vFareQuote = v.object({
    lines: v.array(vFareLine),
    totalYen: vYen,
    taxYen: vYen,
    outbound: vLegFare,
    return: v.nullable(vLegFare),
    undiscountedYen: vYen,
    comparisons: v.array(vDiscountComparison)
});

/**
 * 期の記号と名前
 */
export const vFarePeriod = v.object({
    letter: vFarePeriodLetter,
    name: v.string()
});

/**
 * 1日の期・祝日・最安の運賃と合計・空席の言葉
 */
export const vFareCalendarDay = v.object({
    date: vLocalDate,
    farePeriod: v.nullable(vFarePeriodLetter),
    holidayName: v.nullable(v.string()),
    lowestAdultYen: v.nullable(vYen),
    lowestTotalYen: v.nullable(vYen),
    availability: v.nullable(vAvailability),
    ticketDay: v.nullable(vTicketDay)
});

/**
 * 運賃カレンダー
 */
export const vFareCalendar = v.object({
    fromPort: vPortRef,
    toPort: vPortRef,
    periods: v.array(vFarePeriod),
    days: v.array(vFareCalendarDay),
    serverTime: vInstant
});

/**
 * きっぷの名前
 */
export const vPartnerTicketName = v.string();

/**
 * ひとことの案内
 */
export const vPartnerTicketSummaryText = v.string();

/**
 * きっぷの種類。aquarium=水族館、sightseeing=観光施設、hotSpring=温泉、rental=レンタル、bus=バス、stay=宿泊、event=イベント
 */
export const vPartnerTicketKind = v.string();

/**
 * 楽しむ地域
 */
export const vPartnerTicketArea = v.string();

/**
 * 旅行業の登録番号
 */
export const vTravelAgencyNumber = v.string();

/**
 * 販売の状態。onSale=販売中、few=残りわずか(販売枠のいちばん残っている日でも)、upcoming=まもなく販売(salesOpenAtから)、soldOut=完売(これから先のどの日も)、ended=販売終了。使う日で絞り込んだ一覧では、その日の販売枠での状態。
 */
export const vPartnerTicketState = v.string();

/**
 * 一覧に並べる提携きっぷ
 */
export const vPartnerTicketSummary = v.object({
    id: vPartnerTicketId,
    name: vPartnerTicketName,
    summary: vPartnerTicketSummaryText,
    kind: vPartnerTicketKind,
    areaName: vPartnerTicketArea,
    routeId: vRouteId,
    routeName: v.string(),
    contents: v.array(v.string()),
    adultYen: vYen,
    childYen: vYen,
    isFromPrice: v.boolean(),
    savingYen: vYen,
    usableFrom: vLocalDate,
    usableUntil: vLocalDate,
    sellerName: v.string(),
    travelAgencyNumber: v.nullable(vTravelAgencyNumber),
    isAccessible: v.boolean(),
    state: vPartnerTicketState,
    salesOpenAt: vInstant,
    salesCloseAt: vInstant
});

/**
 * 提携きっぷの一覧
 */
export const vPartnerTicketList = v.object({
    partnerTickets: v.array(vPartnerTicketSummary)
});

/**
 * きっぷで乗れる区間(往路の向き)
 */
export const vPartnerTicketSection = v.object({
    from: vPortRef,
    to: vPortRef
});

/**
 * きっぷに含まれる船旅
 */
export const vPartnerTicketCrossing = v.object({
    routeId: vRouteId,
    routeName: v.string(),
    label: v.string(),
    isReturn: v.boolean(),
    sections: v.array(vPartnerTicketSection),
    grade: v.string(),
    cabinNames: v.array(v.string()),
    returnWithinDays: v.nullable(v.pipe(v.number(), v.integer()))
});

/**
 * きっぷの旅の1か所
 */
export const vPartnerTicketStop = v.object({
    kind: v.string(),
    title: v.string(),
    text: v.string()
});

/**
 * 時間枠の始まる時刻
 */
export const vPartnerTicketTime = v.string();

/**
 * 提携先の、きっぷに含まれるもの
 */
export const vPartnerTicketInclude = v.object({
    name: v.string(),
    partnerName: v.string(),
    place: v.string(),
    howToUse: v.string(),
    normalAdultYen: vYen,
    normalChildYen: vYen,
    isAccessible: v.boolean(),
    accessibility: v.string(),
    slots: v.array(vPartnerTicketTime)
});

/**
 * 往路の乗船日の期ごとの料金と、別々に買うときの料金(燃料油価格変動調整金は含まない)
 */
export const vPartnerTicketPrice = v.object({
    period: vFarePeriodLetter,
    periodName: v.string(),
    adultYen: vYen,
    childYen: vYen,
    crossingAdultYen: vYen,
    crossingChildYen: vYen,
    savingAdultYen: vYen,
    savingChildYen: vYen
});

/**
 * 使う前の取消の手数料(1枚につき。率を掛け、10円単位に切り上げた額。最低額を下回らない)
 */
export const vPartnerTicketFee = v.object({
    daysBefore: v.nullable(v.pipe(v.number(), v.integer())),
    percent: v.pipe(v.number(), v.integer()),
    minimumYen: vYen
});

/**
 * きっぷを販売する会社(代金を受け取り、領収書を発行する)
 */
export const vPartnerTicketSeller = v.object({
    name: v.string(),
    address: v.string(),
    registrationNumber: v.string(),
    travelAgencyNumber: v.nullable(vTravelAgencyNumber)
});

/**
 * きっぷの問い合わせ先
 */
export const vPartnerTicketContact = v.object({
    phone: vPhone,
    hours: v.string()
});

/**
 * 提携きっぷ
 */
export const vPartnerTicket = v.object({
    id: vPartnerTicketId,
    name: vPartnerTicketName,
    summary: vPartnerTicketSummaryText,
    description: v.string(),
    kind: vPartnerTicketKind,
    areaName: vPartnerTicketArea,
    crossing: vPartnerTicketCrossing,
    stops: v.array(vPartnerTicketStop),
    includes: v.array(vPartnerTicketInclude),
    prices: v.array(vPartnerTicketPrice),
    usableFrom: vLocalDate,
    usableUntil: vLocalDate,
    closures: v.array(v.string()),
    usableDates: v.array(vLocalDate),
    quotaPerDay: v.pipe(v.number(), v.integer()),
    cancellationFees: v.array(vPartnerTicketFee),
    isAccessible: v.boolean(),
    accessibilityNote: v.string(),
    seller: vPartnerTicketSeller,
    contact: vPartnerTicketContact,
    notes: v.array(v.string()),
    state: vPartnerTicketState,
    salesOpenAt: vInstant,
    salesCloseAt: vInstant
});

/**
 * 時間枠とその空き
 */
export const vSlotOffer = v.object({
    include: v.pipe(v.number(), v.integer()),
    at: vPartnerTicketTime,
    availability: vAvailability
});

/**
 * 1日の時間枠
 */
export const vSlotDay = v.object({
    date: vLocalDate,
    slots: v.array(vSlotOffer)
});

/**
 * 時間枠の空き
 */
export const vSlotDays = v.object({
    days: v.array(vSlotDay)
});

/**
 * 引換券のコード
 */
export const vVoucherCodeRequest = v.object({
    code: v.string()
});

/**
 * 旅客区分。adult=大人、child=小人、infant=幼児、baby=乳児
 */
export const vPassengerClass = v.string();

/**
 * 選んだ時間枠
 */
export const vPartnerTicketSlot = v.object({
    day: vLocalDate,
    at: vPartnerTicketTime
});

/**
 * 提携先に見える引換券
 */
export const vPartnerVoucher = v.object({
    voucherId: v.string(),
    shortCode: vReservationNumber,
    ticketName: vPartnerTicketName,
    includeName: v.string(),
    passengerClass: vPassengerClass,
    name: v.nullable(v.string()),
    slot: v.nullable(vPartnerTicketSlot),
    validFrom: vLocalDate,
    validUntil: vLocalDate,
    usedAt: v.nullable(vInstant)
});

/**
 * 入力中の予約のID
 */
export const vDraftId = v.string();

/**
 * 次に行う手順。customerInput=お客様情報の入力、paymentInput=お支払い方法の選択、contentConfirm=内容の確認と仮予約、reservationConfirm=予約の確定(下書きは仮予約のときのまま)、completed=確定済み
 */
export const vDraftStep = v.string();

/**
 * 入力中の予約を見分けるための要約(氏名などの入力は含まない)
 */
export const vDraftSummary = v.object({
    id: vDraftId,
    outbound: vSailing,
    return: v.nullable(vSailing),
    party: vParty,
    nextStep: vDraftStep,
    reservationId: v.nullable(vReservationId),
    expiresAt: vInstant
});

/**
 * 入力中の予約の一覧
 */
export const vDraftList = v.object({
    drafts: v.array(vDraftSummary)
});

/**
 * 下書きを作る旅程。提携きっぷで買うときは、そのきっぷも。
 */
export const vNewDraft = v.object({
    outbound: vLegChoice,
    return: v.nullable(vLegChoice),
    discountRequests: v.optional(v.array(vDiscountRequest)),
    partnerTicketId: v.optional(vPartnerTicketId),
    asksHelp: v.optional(v.boolean())
});

/**
 * 版。変更のたびに増え、ETagと同じ値です。
 */
export const vVersion = v.pipe(v.number(), v.integer());

/**
 * 選んだ客室と現在の空席
 */
export const vDraftCabin = v.object({
    cabinType: vCabinType,
    availability: vAvailability
});

/**
 * 選んだ行程と現在の空席
 */
export const vDraftLeg = v.object({
    choice: vLegChoice,
    sailing: vSailing,
    cabins: v.array(vDraftCabin),
    availability: vAvailability,
    deckAvailability: v.nullable(vAvailability),
    petRoomAvailability: v.nullable(vAvailability)
});

/**
 * 入力された名前または読み
 */
export const vNameInput = v.string();

/**
 * 姓と名に分かれていない名前(1つの名前だけの方)。trueなら、姓と名の片方と、その読みだけを入力できます。省略はfalse。
 */
export const vHasOneName = v.boolean();

/**
 * 入力された郵便番号。全角数字、ハイフン、〒を含んでもかまいません。
 */
export const vPostalCodeInput = v.string();

/**
 * 入力された住所の一部
 */
export const vAddressInput = v.string();

/**
 * 入力された電話番号
 */
export const vPhoneInput = v.string();

/**
 * 入力されたメールアドレス
 */
export const vEmailInput = v.string();

/**
 * 代表者の入力(入力途中の値をそのまま保存)
 */
export const vRepresentativeInput = v.object({
    travels: v.boolean(),
    familyName: vNameInput,
    givenName: vNameInput,
    familyNameKana: vNameInput,
    givenNameKana: vNameInput,
    hasOneName: v.optional(vHasOneName),
    postalCode: vPostalCodeInput,
    prefecture: vAddressInput,
    city: vAddressInput,
    line1: vAddressInput,
    building: vAddressInput,
    phone: vPhoneInput,
    dayPhone: vPhoneInput,
    email: vEmailInput
});

/**
 * 乗船者の申し出による割引
 */
export const vPassengerDiscount = v.object({
    discountId: vDiscountId,
    certificate: v.string(),
    disabilityClass: v.string(),
    carer: v.nullable(v.pipe(v.number(), v.integer()))
});

/**
 * お手伝いの種類。manualWheelchair=手動車いす、electricWheelchair=電動車いす、steps=段差が難しい、visual=視覚、hearing=聴覚(筆談)、liftParking=エレベーター近くの駐車、assistanceDog=補助犬
 */
export const vAssistance = v.string();

/**
 * 乗船者の入力(入力途中の値をそのまま保存)
 */
export const vPassengerInput = v.object({
    passengerClass: vPassengerClass,
    outboundCabin: v.nullable(v.pipe(v.number(), v.integer())),
    returnCabin: v.nullable(v.pipe(v.number(), v.integer())),
    familyName: vNameInput,
    givenName: vNameInput,
    familyNameKana: vNameInput,
    givenNameKana: vNameInput,
    hasOneName: v.optional(vHasOneName),
    sex: v.string(),
    age: v.string(),
    birthDate: v.string(),
    city: vAddressInput,
    livesAbroad: v.boolean(),
    nationality: v.string(),
    passportNumber: v.string(),
    emergencySupport: v.string(),
    emergencySupportDetail: v.string(),
    discount: v.nullable(vPassengerDiscount),
    assistance: v.array(vAssistance),
    assistanceNote: v.string()
});

/**
 * 自動車登録番号(ナンバー)
 */
export const vNumberPlateInput = v.object({
    place: v.string(),
    classNumber: v.string(),
    kana: v.string(),
    number: v.string()
});

/**
 * 車両の入力(入力途中の値をそのまま保存)
 */
export const vVehicleInput = v.object({
    driver: v.nullable(v.pipe(v.number(), v.integer())),
    model: v.string(),
    plateUndecided: v.boolean(),
    plate: vNumberPlateInput,
    isLow: v.boolean()
});

/**
 * お客様情報の入力
 */
export const vCustomerInput = v.object({
    representative: vRepresentativeInput,
    passengers: v.array(vPassengerInput),
    outboundVehicles: v.array(vVehicleInput),
    returnVehicles: v.array(vVehicleInput),
    sensitiveDataConsent: v.boolean(),
    asksHelp: v.optional(v.boolean())
});

/**
 * 船に乗った後で取り消すときに、使ったものとして引く、別に買うときの運賃(含まれる等級、割引の前、燃料油価格変動調整金を含まない)。よい客室は、その行程の等級の差額も引きます。
 */
export const vTicketCrossing = v.object({
    leg: vLegName,
    adultYen: vYen,
    childYen: vYen
});

/**
 * 買うきっぷに含まれる、提携先のもの
 */
export const vTicketInclude = v.object({
    name: v.string(),
    partnerName: v.string(),
    place: v.string(),
    howToUse: v.string(),
    normalAdultYen: vYen,
    normalChildYen: vYen,
    times: v.array(vPartnerTicketTime),
    slot: v.nullable(vPartnerTicketSlot)
});

/**
 * 下書きや予約を買う提携きっぷ。予約では、買った日の内容です。
 */
export const vTicketOfTrip = v.object({
    partnerTicketId: vPartnerTicketId,
    name: vPartnerTicketName,
    kind: vPartnerTicketKind,
    isBegun: v.boolean(),
    crossings: v.array(vTicketCrossing),
    validFrom: vLocalDate,
    validUntil: vLocalDate,
    includes: v.array(vTicketInclude),
    mayInformPartners: v.boolean(),
    seller: vPartnerTicketSeller,
    contact: vPartnerTicketContact
});

/**
 * 今の予約の旅程。往路と復路で人数などが異なるとき、変えていない行程をそのまま保つために使います。
 */
export const vBookedLegs = v.object({
    outbound: vLegChoice,
    return: v.nullable(vLegChoice)
});

/**
 * 変更する項目。outboundSailing=往路の便、returnSailing=復路の便(追加・取りやめを含む)、cabins=客室、passengers=乗船者(人数・氏名・割引)、vehicles=車両、options=ペット・食事、contact=代表者と連絡先
 */
export const vChangePart = v.string();

/**
 * 変わった項目。passengers=人数、names=人数はそのままの、氏名・割引など乗船者のこと。ほかは ChangePart と同じです。
 */
export const vChangedPart = v.string();

/**
 * 変更できないものと、その理由。kind=leg は、その行程の便・人数・客室・車両・オプションのすべて(positionはnull)、passenger は、その乗船者が誰であるか(positionは下書きの乗船者の一覧の位置。氏名の訂正はできます)。提携きっぷの購入では、乗船者は皆 byPhone で、訂正もお電話で承ります。
 *
 */
export const vChangeLock = v.object({
    kind: v.string(),
    leg: v.nullable(vLegName),
    position: v.nullable(v.pipe(v.number(), v.integer())),
    reason: vChangeClosedReason
});

/**
 * この下書きが変更する予約
 */
export const vDraftChange = v.object({
    reservationId: vReservationId,
    reservationNumber: vReservationNumber,
    booked: vBookedLegs,
    parts: v.array(vChangePart),
    changedParts: v.array(vChangedPart),
    locks: v.array(vChangeLock)
});

/**
 * 取消の手数料がかかる1件。fare=乗船者1人の運賃、または1室の室料、vehicle=車両1台の運賃、room=1室の室料(運賃と異なるとき)、option=食事・ペット(運賃と異なるとき)、meal=食事・pet=ペット(互いに異なるときは、optionの代わりに)、campaignFare=割引で予約した運賃(ほかの運賃と異なるとき。割引の名前はdiscountNames)
 */
export const vCancellationItem = v.string();

/**
 * ある日時までの、1件の取消の手数料(割引後の運賃に率を掛け、10円単位に切り上げた額。最低額を下回らない)
 */
export const vCancellationTerm = v.object({
    leg: vLegName,
    item: vCancellationItem,
    discountNames: v.array(v.string()),
    until: v.nullable(vInstant),
    percent: v.pipe(v.number(), v.integer()),
    minimumYen: vYen
});

/**
 * 入力中の予約(下書き)
 */
export const vDraft = v.object({
    id: vDraftId,
    version: vVersion,
    outbound: vDraftLeg,
    return: v.nullable(vDraftLeg),
    customers: vCustomerInput,
    residentPassenger: v.nullable(v.pipe(v.number(), v.integer())),
    partnerTicket: v.nullable(vTicketOfTrip),
    problems: v.record(v.string(), v.array(vFieldErrorCode)),
    quote: vFareQuote,
    nextStep: vDraftStep,
    reservationId: v.nullable(vReservationId),
    change: v.nullable(vDraftChange),
    holdMinutes: v.pipe(v.number(), v.integer()),
    cancellationTerms: v.array(vCancellationTerm),
    serverTime: vInstant,
    expiresAt: vInstant
});

/**
 * 含まれるものの時間枠の選択
 */
export const vPartnerTicketSlotChoice = v.object({
    include: v.pipe(v.number(), v.integer()),
    day: vLocalDate,
    at: vPartnerTicketTime
});

/**
 * 提携きっぷの時間枠と、提携先への情報提供の同意
 */
export const vDraftPartnerTicketRequest = v.object({
    slots: v.array(vPartnerTicketSlotChoice),
    mayInformPartners: v.boolean()
});

/**
 * お支払い方法。card=クレジットカード(今すぐ決済)、applePay・googlePay・payPay=ウォレット決済(今すぐ決済)、convenienceStore=コンビニ、port=乗船港の窓口
 */
export const vPaymentMethod = v.string();

/**
 * お支払い方法を選べない理由。AMOUNT=決済会社がこの金額を扱わない、CLOSED=乗船手続き締切を過ぎた、または欠航した便がある(窓口またはお電話で承ります)、CVS_AMOUNT=金額が上限を超える、CVS_TOO_LATE=出港日まで日数がない、NOT_OFFERED=この運航会社では扱っていない、PROVIDER_DOWN=決済会社に接続できない、UNPAID_LIMIT=お支払い待ちの予約が上限に達している、MAIL_UNCONFIRMED=メールアドレスの確認が済むと選べる(sendMailConfirmation)、NOTHING_TO_PAY=変更の差額がない
 */
export const vUnavailableReason = v.string();

/**
 * お支払いに使えるコンビニのチェーン
 */
export const vStore = v.object({
    id: v.string(),
    name: v.string()
});

/**
 * お支払い方法と、このご予約で使えるかどうか
 */
export const vPaymentMethodOption = v.object({
    method: vPaymentMethod,
    isAvailable: v.boolean(),
    reason: v.nullable(vUnavailableReason),
    deadline: v.nullable(vInstant),
    maximumYen: v.nullable(vYen),
    refundFeeYen: vYen,
    stores: v.array(vStore)
});

/**
 * 下書きで選んだお支払い方法のID。選び直すたびに変わります。
 */
export const vDraftPaymentId = v.string();

/**
 * 画面に示すカードの手がかり。カード番号そのものは、このAPIのどこにも現れません。
 */
export const vCardSummary = v.object({
    brand: v.string(),
    last4: v.string()
});

/**
 * 下書きで選んだお支払い方法
 */
export const vDraftPayment = v.object({
    id: vDraftPaymentId,
    method: vPaymentMethod,
    card: v.nullable(vCardSummary),
    store: v.nullable(vStore)
});

/**
 * カード情報の入力欄。決済会社の画面をiframeで表示し、トークンだけをpostMessageで受け取ります。トークンを求めるメッセージには、本人認証(3Dセキュア)のために、お支払いになる方の氏名とメールアドレスを添えます({ type, billing } の billing の name と email)。
 *
 */
export const vHostedFields = v.object({
    url: v.string(),
    origin: v.string()
});

/**
 * Apple PayとGoogle Payの画面。決済会社のページをiframeで読み込み、postMessageで話します(apps/server/docs/wallet-payments.md)。この端末で使える方法はページが答え、使えない方法は表示しません。画面は、最後の確認のボタンから開き、トークンだけを受け取ります。氏名・住所・メールアドレスは求めません。
 *
 */
export const vWalletSheet = v.object({
    url: v.string(),
    origin: v.string()
});

/**
 * 会員が登録したカードのID
 */
export const vStoredCardId = v.string();

/**
 * 会員が登録したカード。カード番号とセキュリティコードは決済会社だけが保管し、このAPIのどこにも現れません。
 */
export const vStoredCard = v.object({
    id: vStoredCardId,
    brand: v.string(),
    last4: v.string(),
    expiresOn: v.string(),
    isExpired: v.boolean()
});

/**
 * 下書きに使えるお支払い方法と、選んだ方法
 */
export const vPaymentMethods = v.object({
    totalYen: vYen,
    options: v.array(vPaymentMethodOption),
    chosen: v.nullable(vDraftPayment),
    hostedFields: v.nullable(vHostedFields),
    walletSheet: v.nullable(vWalletSheet),
    cards: v.array(vStoredCard),
    canKeepCard: v.boolean()
});

/**
 * 決済会社のトークン。1回だけ使えます。
 */
export const vPaymentToken = v.string();

/**
 * お支払い方法の選択。ウォレット決済(applePay、googlePay、payPay)では、方法だけを送ります。カードは決済会社の入力欄が発行したトークンで表し、番号などは送りません。選んだ方法のものではない項目、またはtokenと同時のcardId、cardIdと同時のkeepCardは422です。
 */
export const vDraftPaymentRequest = v.object({
    method: vPaymentMethod,
    token: v.optional(vPaymentToken),
    cardId: v.optional(vStoredCardId),
    keepCard: v.optional(v.boolean()),
    storeId: v.optional(v.string())
});

/**
 * 客室タイプに替えたときの差額
 */
export const vDifferenceOfCabin = v.object({
    cabinTypeId: vCabinTypeId,
    differenceYen: vSignedYen,
    privateDifferenceYen: v.nullable(vSignedYen)
});

/**
 * 便に替えたときの差額
 */
export const vDifferenceOfSailing = v.object({
    sailingId: vSailingId,
    differenceYen: v.nullable(vSignedYen),
    cabins: v.array(vDifferenceOfCabin)
});

/**
 * 日を替えたときの差額
 */
export const vDifferenceOfDay = v.object({
    date: vLocalDate,
    differenceYen: v.nullable(vSignedYen),
    sailings: v.array(vDifferenceOfSailing)
});

/**
 * 日・便・客室ごとの差額
 */
export const vChangeDifferences = v.object({
    days: v.array(vDifferenceOfDay),
    serverTime: vInstant
});

/**
 * 変更の前と後の、運賃の内訳の1行。同じ行程・規則・名前の行をまとめたものです。
 */
export const vChangeLine = v.object({
    leg: vLegName,
    ruleId: v.string(),
    label: v.string(),
    beforeQuantity: v.pipe(v.number(), v.integer()),
    beforeYen: vSignedYen,
    afterQuantity: v.pipe(v.number(), v.integer()),
    afterYen: vSignedYen,
    differenceYen: vSignedYen
});

/**
 * 変更手数料の理由。freeChange=無料の回数のうち(やめる人・車両・オプション・行程がないとき)、beforePayment=お支払い前、nothingGivenUp=手放すものがない(氏名・連絡先の変更や追加だけ)、serviceCancelled=運航会社が運航しない便、cancellationFee=取消手数料と同じ額(無料の回数のうちと、やめるだけのときは、やめるものの今の分だけ。ほかは、最初の変更のときの額と今の額の高い方)
 */
export const vChangeFeeReason = v.string();

/**
 * 料金の対象。passenger=乗船者1人の運賃、room=1室の室料・貸切料、vehicle=車両1台の運賃、option=食事・ペット、fuel=燃料油価格変動調整金、changeFee=運航会社の都合でなくなる行程の、前にお支払いの変更手数料
 */
export const vPartKind = v.string();

/**
 * 変更で手放す1件と、今の手数料
 */
export const vChangeFeeLine = v.object({
    leg: vLegName,
    kind: vPartKind,
    label: v.string(),
    paidYen: vYen,
    percent: v.pipe(v.number(), v.integer()),
    minimumYen: vYen,
    feeYen: vYen
});

/**
 * 変更手数料と、その理由
 */
export const vChangeFee = v.object({
    feeYen: vYen,
    reason: vChangeFeeReason,
    nowYen: vYen,
    firstYen: vYen,
    lines: v.array(vChangeFeeLine)
});

/**
 * 変更手数料が次に上がる日時と、それからの金額
 */
export const vChangeFeeRise = v.object({
    at: vInstant,
    feeYen: vYen
});

/**
 * 払い戻しの方法。card=お支払いのカード、wallet=お支払いに使ったウォレット(Apple Pay・Google Payではそのカード、PayPayではPayPay)、account=お客様の口座(この画面で登録する)、accountByProvider=お客様の口座(決済会社がメールで登録を案内する)、port=乗船港の窓口
 */
export const vRefundWay = v.string();

/**
 * 変更の見積もり。previousYen + differenceYen = newYen、lines の differenceYen の和 = differenceYen、お支払い済みなら differenceYen + fee.feeYen − feesBackYen + waivedBeforeYen − waivedYen = payYen − refundYen が、いつも1円まで成り立ちます。payYen と refundYen の一方は必ず0です。
 * お支払い前の予約では、payYen と refundYen は0で、変更後の請求額が dueYen になります。
 *
 */
export const vChangeQuote = v.object({
    reservationVersion: vVersion,
    isPaid: v.boolean(),
    paymentMethod: vPaymentMethod,
    lines: v.array(vChangeLine),
    previousYen: vYen,
    newYen: vYen,
    differenceYen: vSignedYen,
    fee: vChangeFee,
    feeRises: v.nullable(vChangeFeeRise),
    waivedBeforeYen: vYen,
    waivedYen: vYen,
    paidYen: vYen,
    feesBackYen: vYen,
    payYen: vYen,
    refundYen: vYen,
    dueYen: vYen,
    refundWay: v.nullable(vRefundWay),
    transferFeeYen: vYen,
    payLaterBy: v.nullable(vInstant),
    before: vFareQuote,
    after: vFareQuote,
    serverTime: vInstant
});

/**
 * メールアドレスを確認するリンクのトークン
 */
export const vMailConfirmationToken = v.object({
    token: v.string()
});

/**
 * これまでのメールアドレスに届いたリンクで決めること
 */
export const vContactChangeDecision = v.object({
    token: v.string(),
    decision: v.picklist(['confirm', 'stop'])
});

/**
 * 続きを開くリンクのトークン
 */
export const vDraftLinkToken = v.object({
    token: v.string()
});

/**
 * 予約の状態。held=仮予約、paymentProcessing=お支払い手続き中(期限が過ぎてもお席は取り置き)、confirmedUnpaid=予約済み(お支払い待ち)、confirmed=予約確定(お支払い済み)、expired=期限切れ、cancelled=取消済み
 */
export const vReservationState = v.string();

/**
 * 予約した便の現在の運航。normal=予定どおり、delayed=遅れ、conditional=条件付き運航、changed=時刻の変更、cancelled=欠航(運航しない)、standBy=当日空席待ちで、便の席がない(standBy)
 */
export const vLegServiceState = v.string();

/**
 * open=出港まで申し出られる、vehicle=車両があるため申し出られない、waiting=申し出済みで、便の席はない(乗船港の窓口で空きのある便に乗る)、over=乗らないまま期限が過ぎた
 */
export const vStandByState = v.string();

/**
 * 間に合わなかった行程の運賃を残し、同じ区間の後の便に空きがあれば乗船すること。便が欠航になったときは、ほかの欠航と同じ扱いに戻ります(nullになり、choiceUntil までに選べます)。
 */
export const vStandBy = v.object({
    state: vStandByState,
    until: vLocalDate
});

/**
 * 予約した行程の便の、現在の運航(予約したときの日時は便のほうにあり、変わりません。時刻表の変更で移した便(changed)では、どちらも新しい日時です)
 */
export const vLegService = v.object({
    state: vLegServiceState,
    message: v.string(),
    departureAt: v.nullable(vInstant),
    arrivalAt: v.nullable(vInstant),
    choiceUntil: v.nullable(vInstant),
    hasCertificate: v.boolean(),
    standBy: v.nullable(vStandBy)
});

/**
 * 次に乗る便と、この予約の全員に共通の乗船手続き締切
 */
export const vNextBoarding = v.object({
    leg: vLegName,
    checkInClosesAt: vInstant,
    hasVehicles: v.boolean(),
    hasAssistance: v.boolean()
});

/**
 * 次にすることと、その期限。出港や乗船手続き締切より後の期限は、払い戻し先の登録だけです。
 */
export const vNextDeadline = v.object({
    kind: v.string(),
    leg: v.nullable(vLegName),
    at: vInstant
});

/**
 * 予約を買った提携きっぷの名前と種類
 */
export const vPartnerTicketRef = v.object({
    name: vPartnerTicketName,
    kind: vPartnerTicketKind
});

/**
 * 予約を見分けるための要約(氏名などは含まない)
 */
export const vReservationSummary = v.object({
    id: vReservationId,
    reservationNumber: vReservationNumber,
    state: vReservationState,
    outbound: vSailing,
    outboundService: vLegService,
    return: v.nullable(vSailing),
    returnService: v.nullable(vLegService),
    passengers: v.pipe(v.number(), v.integer()),
    vehicles: v.pipe(v.number(), v.integer()),
    totalYen: vYen,
    limitTime: v.nullable(vInstant),
    nextBoarding: v.nullable(vNextBoarding),
    nextDeadline: v.nullable(vNextDeadline),
    partnerTicket: v.nullable(vPartnerTicketRef)
});

/**
 * 続きを取得するための値(最後まで返した場合はnull)
 */
export const vNextCursor = v.nullable(v.string());

/**
 * 種類ごとの予約の件数(続きを含む)
 */
export const vReservationCounts = v.object({
    upcoming: v.pipe(v.number(), v.integer()),
    past: v.pipe(v.number(), v.integer()),
    cancelled: v.pipe(v.number(), v.integer()),
    partnerTickets: v.pipe(v.number(), v.integer())
});

/**
 * 予約の一覧
 */
export const vReservationList = v.object({
    items: v.array(vReservationSummary),
    nextCursor: vNextCursor,
    counts: vReservationCounts,
    serverTime: vInstant
});

/**
 * 仮予約の依頼
 */
export const vHoldRequest = v.object({
    draftId: vDraftId,
    totalYen: vYen,
    allowsDuplicate: v.optional(v.boolean())
});

/**
 * 予約した客室
 */
export const vReservedCabin = v.object({
    cabinType: vCabinType,
    party: vParty,
    infantBerths: v.pipe(v.number(), v.integer()),
    privateUse: v.boolean()
});

/**
 * 予約した車両
 */
export const vReservedVehicle = v.object({
    vehicleTypeId: vVehicleTypeId,
    name: v.string(),
    className: v.string(),
    lengthCm: v.nullable(v.pipe(v.number(), v.integer())),
    heightCm: v.nullable(v.pipe(v.number(), v.integer())),
    loadedLengthCm: v.nullable(v.pipe(v.number(), v.integer())),
    driver: v.nullable(v.pipe(v.number(), v.integer())),
    model: v.string(),
    plateUndecided: v.boolean(),
    plate: v.string(),
    isLow: v.boolean()
});

/**
 * 予約した食事
 */
export const vReservedMeal = v.object({
    mealId: vMealId,
    name: v.string(),
    quantity: v.pipe(v.number(), v.integer())
});

/**
 * 予約した行程
 */
export const vReservationLeg = v.object({
    sailing: vSailing,
    service: vLegService,
    party: vParty,
    cabins: v.array(vReservedCabin),
    vehicles: v.array(vReservedVehicle),
    pets: v.array(vPetChoice),
    meals: v.array(vReservedMeal)
});

/**
 * 姓または名、その読み。姓と名に分かれていない名前では、片方とその読みが空文字。
 */
export const vNamePart = v.string();

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
 * メールアドレス(携帯電話会社の古い形のアドレスも含む)
 */
export const vEmail = v.string();

/**
 * 代表者
 */
export const vRepresentative = v.object({
    familyName: vNamePart,
    givenName: vNamePart,
    familyNameKana: vNamePart,
    givenNameKana: vNamePart,
    postalCode: v.nullable(vPostalCode),
    prefecture: vPrefectureName,
    city: vCity,
    line1: vAddressLine,
    building: vBuilding,
    phone: vPhone,
    dayPhone: vPhone,
    email: vEmail
});

/**
 * 性別。otherは「その他・回答しない」。
 */
export const vSex = v.string();

/**
 * 乗船者(旅客名簿に記載する項目)
 */
export const vPassenger = v.object({
    passengerClass: vPassengerClass,
    outboundCabin: v.nullable(v.pipe(v.number(), v.integer())),
    returnCabin: v.nullable(v.pipe(v.number(), v.integer())),
    familyName: vNamePart,
    givenName: vNamePart,
    familyNameKana: vNamePart,
    givenNameKana: vNamePart,
    sex: vSex,
    age: v.pipe(v.number(), v.integer()),
    birthDate: v.nullable(vLocalDate),
    city: vCity,
    livesAbroad: v.boolean(),
    nationality: v.string(),
    passportNumber: v.nullable(v.string()),
    emergencySupport: v.string(),
    emergencySupportDetail: v.string(),
    discount: v.nullable(vPassengerDiscount),
    assistance: v.array(vAssistance),
    assistanceNote: v.string()
});

/**
 * お支払いのID
 */
export const vPaymentId = v.string();

/**
 * お支払いの目的。booking=予約の確定とともに行う、later=確定した予約の、お支払いの残り(startPayment)、change=変更の差額
 */
export const vPaymentPurpose = v.string();

/**
 * お支払いの状態。
 * pending=決済会社の応答待ち、requiresAction=本人認証、またはPayPayでの支払いが必要、unknown=結果を確認中(再送しないでください)、awaitingPayment=コンビニでのお支払い待ち、captured=支払い済み、
 * failed=承認されなかった、cancelled=お客様が中止した、timedOut=本人認証、またはPayPayの有効時間が過ぎた、expired=支払期限が過ぎた、refundPending=払い戻しの手続き中、refundNeedsAccount=払い戻し先の口座の登録が必要(手続きは決済会社がメールで案内します)、refunded=払い戻し済み
 *
 */
export const vPaymentState = v.string();

/**
 * 支払えなかった理由(エラーの code と同じ言葉)
 */
export const vPaymentFailure = v.string();

/**
 * お客様に行っていただく手続き
 */
export const vPaymentAction = v.object({
    kind: v.string(),
    url: v.string()
});

/**
 * コンビニでのお支払い方法
 */
export const vPaymentInstructions = v.object({
    storeName: v.string(),
    paymentNumber: v.string(),
    confirmationNumber: v.nullable(v.string()),
    payBy: vInstant,
    url: v.nullable(v.string())
});

/**
 * お支払い
 */
export const vPayment = v.object({
    id: vPaymentId,
    reservationId: vReservationId,
    reservationNumber: vReservationNumber,
    purpose: vPaymentPurpose,
    method: vPaymentMethod,
    state: vPaymentState,
    amountYen: vYen,
    failure: v.nullable(vPaymentFailure),
    action: v.nullable(vPaymentAction),
    instructions: v.nullable(vPaymentInstructions),
    card: v.nullable(vCardSummary),
    cardKept: v.nullable(v.boolean()),
    serverTime: vInstant
});

/**
 * 予約番号と連絡先で照会した方が頼んだ、メールアドレスの変更。これまでのメールアドレスに届くリンクが開かれると、すぐに変わります。それまでは、どちらのアドレスでも照会でき、どちらにもお知らせします。
 */
export const vContactChange = v.object({
    email: vEmail,
    takesEffectAt: vInstant
});

/**
 * お客様に示す取消番号。予約番号と、その予約の何回目の取消か。「C」は領収書の番号との区別です。
 */
export const vCancellationNumber = v.string();

/**
 * 払い戻しの状況。none=払い戻しはない(お支払い前、または戻る額がない)、pending=払い戻し手続き中、needsAccount=払い戻し先の登録が必要、refunded=払い戻し済み
 */
export const vRefundState = v.string();

/**
 * 行った取消
 */
export const vCancellation = v.object({
    id: v.string(),
    number: vCancellationNumber,
    at: vInstant,
    isAll: v.boolean(),
    feeYen: vYen,
    usedYen: vYen,
    isFeeWaived: v.boolean(),
    refundYen: vYen,
    transferFeeYen: vYen,
    waivedYen: vYen,
    refundState: vRefundState
});

/**
 * 変更のID(お客様には見せない)
 */
export const vChangeId = v.string();

/**
 * お客様に示す変更番号。予約番号と、その予約の何回目の変更か。「H」は領収書・取消の番号との区別です。
 */
export const vChangeNumber = v.string();

/**
 * 確定した変更
 */
export const vMadeChange = v.object({
    id: vChangeId,
    number: vChangeNumber,
    at: vInstant,
    parts: v.array(vChangedPart),
    feeYen: vYen,
    feesBackYen: vYen,
    payYen: vYen,
    refundYen: vYen,
    transferFeeYen: vYen,
    refundState: vRefundState
});

/**
 * 進行中の変更の状態。held=新しいお席を取り置き中、paymentProcessing=差額のお支払い手続き中、awaitingPayment=差額のお支払い待ち(コンビニ・窓口)。どの状態でも、元の予約と乗船券はそのまま有効です。
 */
export const vReservationChangeState = v.string();

/**
 * 進行中の変更。確定するまで、元の予約(この予約のほかの項目)はそのまま有効です。確定するか、期限が過ぎるか、取りやめるとなくなります。
 */
export const vReservationChange = v.object({
    id: vChangeId,
    state: vReservationChangeState,
    draftId: v.nullable(vDraftId),
    outbound: vReservationLeg,
    return: v.nullable(vReservationLeg),
    representative: vRepresentative,
    passengers: v.array(vPassenger),
    partnerTicket: v.nullable(vTicketOfTrip),
    quote: vFareQuote,
    feeYen: vYen,
    feesBackYen: vYen,
    payYen: vYen,
    refundYen: vYen,
    paymentMethod: v.nullable(vPaymentMethod),
    payment: v.nullable(vPayment),
    limitTime: vInstant,
    cancellationTerms: v.array(vCancellationTerm),
    extensionsLeft: v.pipe(v.number(), v.integer()),
    extensionMinutes: v.pipe(v.number(), v.integer()),
    extensionOpensMinutes: v.pipe(v.number(), v.integer())
});

/**
 * 払い戻しのID
 */
export const vRefundId = v.string();

/**
 * 払い戻し1件
 */
export const vRefund = v.object({
    id: vRefundId,
    cancellationId: v.nullable(v.string()),
    changeId: v.nullable(vChangeId),
    way: vRefundWay,
    state: vRefundState,
    amountYen: vYen,
    transferFeeYen: vYen,
    registerBy: v.nullable(vInstant)
});

/**
 * 予約の履歴
 */
export const vHistoryEntry = v.object({
    at: vInstant,
    event: v.string(),
    by: v.string()
});

/**
 * 予約のときの同意
 */
export const vReservationConsent = v.object({
    consent: v.string(),
    version: v.string(),
    agreedAt: vInstant
});

/**
 * 予約
 */
export const vReservation = v.object({
    id: vReservationId,
    reservationNumber: vReservationNumber,
    version: vVersion,
    state: vReservationState,
    outbound: vReservationLeg,
    return: v.nullable(vReservationLeg),
    representative: vRepresentative,
    passengers: v.array(vPassenger),
    quote: vFareQuote,
    paymentMethod: v.nullable(vPaymentMethod),
    payment: v.nullable(vPayment),
    limitTime: vInstant,
    confirmMailBy: v.nullable(vInstant),
    contactChange: v.nullable(vContactChange),
    extensionsLeft: v.pipe(v.number(), v.integer()),
    extensionMinutes: v.pipe(v.number(), v.integer()),
    extensionOpensMinutes: v.pipe(v.number(), v.integer()),
    cancellationTerms: v.array(vCancellationTerm),
    waivedYen: vYen,
    cancellations: v.array(vCancellation),
    changes: v.array(vMadeChange),
    change: v.nullable(vReservationChange),
    refunds: v.array(vRefund),
    draftId: v.nullable(vDraftId),
    partnerTicket: v.nullable(vTicketOfTrip),
    history: v.array(vHistoryEntry),
    consents: v.array(vReservationConsent),
    serverTime: vInstant
});

/**
 * 照会の条件。表記の幅(全角・半角)やハイフンの有無は問いません。
 */
export const vGuestSessionRequest = v.object({
    reservationNumber: v.string(),
    contactKind: v.picklist(['phone', 'email']),
    contact: v.string()
});

/**
 * 会員の一覧に加えた予約
 */
export const vReservationClaim = v.object({
    reservationId: vReservationId,
    reservationNumber: vReservationNumber
});

/**
 * 予約した車両1台のナンバー。表記の幅(全角・半角)は問いません。
 */
export const vVehiclePlateRequest = v.object({
    leg: vLegName,
    position: v.pipe(v.number(), v.integer()),
    plate: vNumberPlateInput
});

/**
 * 取り消すもの1件。leg=その行程のすべて(positionはnull)、passenger=乗船者(乗船者の一覧の位置)、cabin=その客室の全員、vehicle=車両、pet=ペット、meal=食事(いずれも行程の中の位置)。予約のすべてを取り消すときは、すべての行程をlegで送ります。
 *
 */
export const vCancelledItem = v.object({
    leg: vLegName,
    kind: v.picklist([
        'leg',
        'passenger',
        'cabin',
        'vehicle',
        'pet',
        'meal'
    ]),
    position: v.nullable(v.pipe(v.number(), v.integer()))
});

/**
 * 運転者を取り消す車両を残すための、新しい運転者。残る乗船者のうち、見積もりの driverChoices にある人です。運転者が替わるだけでは手数料はかかりません。
 *
 */
export const vNewDriver = v.object({
    leg: vLegName,
    vehicle: v.pipe(v.number(), v.integer()),
    driver: v.pipe(v.number(), v.integer())
});

/**
 * 取り消すもの
 */
export const vCancellationQuoteRequest = v.object({
    items: v.array(vCancelledItem),
    newDrivers: v.optional(v.array(vNewDriver))
});

/**
 * 残せないため、一緒に取り消すもの。noDriver=運転者がいなくなる車両、noAdult=大人がいなくなる小人・幼児・乳児、noPlace=過ごす場所がなくなるペット、nobodyAboard=乗船者がいなくなった行程に残るもの
 */
export const vAlsoCancelled = v.object({
    leg: vLegName,
    kind: v.string(),
    position: v.pipe(v.number(), v.integer()),
    reason: v.string()
});

/**
 * 運転者を取り消すが、ほかの人が運転すれば残せる車両
 */
export const vDriverChoice = v.object({
    leg: vLegName,
    vehicle: v.pipe(v.number(), v.integer()),
    drivers: v.array(v.pipe(v.number(), v.integer()))
});

/**
 * 手数料がかからない理由。beforePayment=お支払い前、serviceCancelled=運航会社の都合(欠航、または運航会社の定める時間以上の遅れ)、fuel=調整金は全額戻る
 */
export const vFreeReason = v.string();

/**
 * 使ったもの1件と、別に買うときの料金
 */
export const vUsedPart = v.object({
    label: v.string(),
    yen: vYen
});

/**
 * 取り消す1件の、割引後の金額、手数料、戻る額
 */
export const vCancellationLine = v.object({
    leg: vLegName,
    kind: vPartKind,
    position: v.pipe(v.number(), v.integer()),
    label: v.string(),
    paidYen: vYen,
    feeYen: vYen,
    refundYen: vYen,
    percent: v.pipe(v.number(), v.integer()),
    minimumYen: vYen,
    until: v.nullable(vInstant),
    freeBecause: v.nullable(vFreeReason),
    used: v.array(vUsedPart)
});

/**
 * 残るもののうち、取消によって料金が変わる1件。discount=割引がなくなる・変わる、noVehicle=運転者が乗船者の運賃になる、driver=運転者が替わる(取り消す前の運転者が乗船者の運賃になる分も)、infant=大人がいなくなり小人運賃になる幼児、emptyBerths=貸切の空き寝台が増える、other=その他
 */
export const vCancellationChange = v.object({
    leg: vLegName,
    kind: vPartKind,
    position: v.pipe(v.number(), v.integer()),
    label: v.string(),
    reason: v.string(),
    beforeYen: vYen,
    afterYen: vYen
});

/**
 * 手数料が次に上がる日時と、それからの金額
 */
export const vFeeRise = v.object({
    at: vInstant,
    feeYen: vYen,
    refundYen: vYen
});

/**
 * 取消の見積もり。paidYen − refundYen − feeYen = restYen − waivedYen が、いつも1円まで成り立ちます。お支払い前は、paidYen はご請求額、refundYen はそこから減る額です。
 *
 */
export const vCancellationQuote = v.object({
    version: vVersion,
    isPaid: v.boolean(),
    paymentMethod: vPaymentMethod,
    refundWay: v.nullable(vRefundWay),
    transferFeeYen: vYen,
    alsoCancelled: v.array(vAlsoCancelled),
    isWholeOnly: v.boolean(),
    driverChoices: v.array(vDriverChoice),
    lines: v.array(vCancellationLine),
    changes: v.array(vCancellationChange),
    paidYen: vYen,
    feeYen: vYen,
    refundYen: vYen,
    restYen: vYen,
    waivedYen: vYen,
    restQuote: v.nullable(vFareQuote),
    feeRises: v.nullable(vFeeRise),
    serverTime: vInstant
});

/**
 * 1つの項目を、いつまで、いくらで変更できるか
 */
export const vChangeTerm = v.object({
    part: vChangePart,
    isOpen: v.boolean(),
    reason: v.nullable(vChangeClosedReason),
    until: v.nullable(vInstant),
    feeYen: vYen
});

/**
 * 予約の何を、いつまで、いくらで変更できるか。提携きっぷの購入では、使う前の便(outboundSailing、往復のきっぷではreturnSailingも)だけで、ほかの項目はいつも byPhone です。
 */
export const vChangeTerms = v.object({
    reservationId: vReservationId,
    version: vVersion,
    isOpen: v.boolean(),
    reason: v.nullable(vChangeClosedReason),
    parts: v.array(vChangeTerm),
    changesMade: v.pipe(v.number(), v.integer()),
    freeChangesLeft: v.pipe(v.number(), v.integer()),
    replacesPassengers: v.boolean(),
    endsTickets: v.boolean(),
    draftId: v.nullable(vDraftId),
    serverTime: vInstant
});

/**
 * 変更の始まり
 */
export const vChangeDraftRequest = v.object({
    parts: v.array(vChangePart)
});

/**
 * 変更後のお席の取り置きの依頼。画面に表示した額を添えます。
 */
export const vHoldChangeRequest = v.object({
    draftId: vDraftId,
    newYen: vYen,
    feeYen: vYen,
    payYen: vYen,
    refundYen: vYen,
    allowsDuplicate: v.optional(v.boolean())
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
 * 変更の確定の依頼。画面に表示した額を添えます。
 */
export const vCommitChangeRequest = v.object({
    paymentMethod: v.optional(vPaymentMethod),
    draftPaymentId: v.optional(vDraftPaymentId),
    token: v.optional(vPaymentToken),
    newYen: vYen,
    feeYen: vYen,
    payYen: vYen,
    refundYen: vYen,
    consents: vConsents
});

/**
 * 予約の連絡先。表記の幅(全角・半角)やハイフンの有無は問いません。
 */
export const vReservationContactRequest = v.object({
    phone: vPhoneInput,
    dayPhone: vPhoneInput,
    email: vEmailInput
});

/**
 * 取り消しの理由。手数料や払い戻しには関わりません。plans=予定が変わった、mistake=内容を間違えて予約した、otherSailing=ほかの便に乗る、otherTransport=ほかの交通手段で行く、other=そのほか
 */
export const vCancelReason = v.picklist([
    'plans',
    'mistake',
    'otherSailing',
    'otherTransport',
    'other'
]);

/**
 * 取消の依頼
 */
export const vCancelRequest = v.object({
    items: v.array(vCancelledItem),
    newDrivers: v.optional(v.array(vNewDriver)),
    feeYen: vYen,
    refundYen: vYen,
    reason: v.optional(vCancelReason)
});

/**
 * 出港に間に合わない行程
 */
export const vStandByRequest = v.object({
    leg: vLegName
});

/**
 * 払い戻し先の口座。全角・半角のどちらでも送れます。kind=bankでは symbol を空に、kind=yuchoでは銀行・支店・種別を空にします。ゆうちょ銀行は通帳の記号・番号を受け取り、振込用の店番・口座番号に直します。
 *
 */
export const vRefundAccountRequest = v.object({
    kind: v.picklist(['bank', 'yucho']),
    bankCode: v.string(),
    bankName: v.string(),
    branchCode: v.string(),
    branchName: v.string(),
    accountType: v.nullable(v.union([
        v.literal('ordinary'),
        v.literal('current'),
        v.literal('savings')
    ])),
    symbol: v.string(),
    accountNumber: v.string(),
    holderKana: v.string()
});

/**
 * 確定の依頼
 */
export const vCommitRequest = v.object({
    paymentMethod: vPaymentMethod,
    totalYen: vYen,
    draftPaymentId: v.optional(vDraftPaymentId),
    token: v.optional(vPaymentToken),
    consents: vConsents
});

/**
 * 予約のお支払い情報。いくら支払うか、いくら支払われたか、いくら払い戻すか
 */
export const vPaymentInfo = v.object({
    reservationId: vReservationId,
    version: vVersion,
    changeId: v.nullable(vChangeId),
    method: v.nullable(vPaymentMethod),
    totalYen: vYen,
    payBy: v.nullable(vInstant),
    paidYen: vYen,
    refundingYen: vYen,
    refundedYen: vYen,
    payments: v.array(vPayment),
    options: v.array(vPaymentMethodOption),
    hostedFields: v.nullable(vHostedFields),
    walletSheet: v.nullable(vWalletSheet),
    cards: v.array(vStoredCard),
    canKeepCard: v.boolean(),
    serverTime: vInstant
});

/**
 * 予約のお支払い。カードは決済会社の入力欄が発行したトークンで表し、番号などは送りません。選んだ方法のものではない項目、またはtokenと同時のcardId、cardIdと同時のkeepCardは422です。
 */
export const vPayRequest = v.object({
    method: vPaymentMethod,
    totalYen: vYen,
    token: v.optional(vPaymentToken),
    cardId: v.optional(vStoredCardId),
    keepCard: v.optional(v.boolean()),
    storeId: v.optional(v.string())
});

/**
 * 乗船券がない理由。unpaid=お支払い前、serviceCancelled=欠航、standBy=当日空席待ち(便の席はない。窓口で予約番号を見せる)、over=到着後
 */
export const vTicketsWithheld = v.string();

/**
 * 乗船券のID
 */
export const vTicketId = v.string();

/**
 * 何の乗船券か。group=この行程の全員と車両をまとめたもの、passenger=乗船者1人、vehicle=車両1台
 */
export const vTicketKind = v.string();

/**
 * 乗船券の状態。notOpen=表示の開始前、valid=有効、checkedIn=乗船手続き済み、boarded=乗船済み、cancelled=無効(予約の変更・取消、欠航)、over=到着後
 */
export const vTicketState = v.string();

/**
 * 署名つきのコード(QRにする文字列)。91バイトを、埋め草のないBase32(RFC 4648)で表したもの。氏名は含みません。中身は `apps/server/docs/tickets.md` にあります。
 */
export const vTicketCode = v.string();

/**
 * 客室
 */
export const vTicketCabin = v.object({
    name: v.string(),
    grade: v.string(),
    privateUse: v.boolean()
});

/**
 * 車両(ナンバーは含まない)
 */
export const vTicketVehicle = v.object({
    name: v.string(),
    className: v.string(),
    lengthCm: v.nullable(v.pipe(v.number(), v.integer()))
});

/**
 * 乗船券のほかに持ってくるもの。vehicleInspection=車検証(原本か写し)
 */
export const vBringItem = v.string();

/**
 * 乗船券1枚。氏名とナンバーは含みません。
 */
export const vTicket = v.object({
    id: vTicketId,
    kind: vTicketKind,
    position: v.nullable(v.pipe(v.number(), v.integer())),
    state: vTicketState,
    checkedInAt: v.nullable(vInstant),
    boardedAt: v.nullable(vInstant),
    code: v.nullable(vTicketCode),
    shortCode: v.nullable(vReservationNumber),
    checkInClosesAt: vInstant,
    hasVehicles: v.boolean(),
    hasAssistance: v.boolean(),
    passengerClass: v.nullable(vPassengerClass),
    isDriver: v.boolean(),
    cabins: v.array(vTicketCabin),
    vehicles: v.array(vTicketVehicle),
    bring: v.array(vBringItem)
});

/**
 * 1つの行程の乗船券
 */
export const vTicketLeg = v.object({
    leg: vLegName,
    sailing: vSailing,
    service: vLegService,
    party: vParty,
    withheld: v.nullable(vTicketsWithheld),
    opensAt: vInstant,
    group: v.nullable(vTicket),
    tickets: v.array(vTicket)
});

/**
 * ウォレット。apple=Appleウォレット、google=Googleウォレット
 */
export const vWalletKind = v.string();

/**
 * 乗船券の持ち主。個人情報はすべてここにあり、乗船券そのものにはありません。
 */
export const vTraveller = v.object({
    ticketId: vTicketId,
    name: v.string(),
    documents: v.array(v.string())
});

/**
 * 予約の乗船券
 */
export const vTicketList = v.object({
    reservationId: vReservationId,
    reservationNumber: vReservationNumber,
    legs: v.array(vTicketLeg),
    wallets: v.array(vWalletKind),
    travellers: v.array(vTraveller),
    serverTime: vInstant
});

/**
 * 提携先で使う引換券(乗船者1名、含まれるもの1つにつき1枚)
 */
export const vVoucher = v.object({
    id: v.string(),
    include: v.pipe(v.number(), v.integer()),
    passenger: v.pipe(v.number(), v.integer()),
    passengerClass: vPassengerClass,
    code: v.nullable(vTicketCode),
    shortCode: vReservationNumber,
    validFrom: vLocalDate,
    validUntil: vLocalDate,
    slot: v.nullable(vPartnerTicketSlot),
    state: v.string(),
    usedAt: v.nullable(vInstant)
});

/**
 * 予約の引換券
 */
export const vVoucherList = v.object({
    reservationId: vReservationId,
    isUnpaid: v.boolean(),
    vouchers: v.array(vVoucher),
    serverTime: vInstant
});

/**
 * 替える時間枠
 */
export const vPartnerSlotsRequest = v.object({
    slots: v.array(vPartnerTicketSlotChoice)
});

/**
 * 共有リンクのID(トークンではない)
 */
export const vTicketShareId = v.string();

/**
 * 乗船券の共有リンク(トークンは含まない)
 */
export const vTicketShare = v.object({
    id: vTicketShareId,
    ticketId: vTicketId,
    createdAt: vInstant,
    expiresAt: vInstant,
    openedAt: v.nullable(vInstant)
});

/**
 * 使える共有リンク
 */
export const vTicketShareList = v.object({
    shares: v.array(vTicketShare)
});

/**
 * どの乗船券を共有するか
 */
export const vTicketShareRequest = v.object({
    ticketId: vTicketId
});

/**
 * 共有リンクのトークン。この応答のほかでは返しません。リンクは `/customer/ticket#トークン`。
 */
export const vShareToken = v.string();

/**
 * 作った共有リンク
 */
export const vCreatedTicketShare = v.object({
    share: vTicketShare,
    token: vShareToken
});

/**
 * 同行者に送ったリンクのID(トークンではない)
 */
export const vPassengerLinkId = v.string();

/**
 * 同行者に送ったリンク。入力された内容とトークンは含みません。
 */
export const vPassengerLink = v.object({
    id: vPassengerLinkId,
    passenger: v.pipe(v.number(), v.integer()),
    email: v.nullable(vEmail),
    createdAt: vInstant,
    expiresAt: vInstant,
    completedAt: v.nullable(vInstant)
});

/**
 * 使えるリンクの一覧
 */
export const vPassengerLinkList = v.object({
    links: v.array(vPassengerLink)
});

/**
 * 入力されたメールアドレス。全角、大文字、前後の空白も可。
 */
export const vEmailGiven = v.string();

/**
 * どの乗船者に入力を頼むか
 */
export const vPassengerLinkRequest = v.object({
    passenger: v.pipe(v.number(), v.integer()),
    email: v.optional(vEmailGiven)
});

/**
 * 作ったリンク
 */
export const vCreatedPassengerLink = v.object({
    link: vPassengerLink,
    token: v.nullable(v.string())
});

/**
 * どの乗船券を、どのウォレットに入れるか
 */
export const vWalletPassRequest = v.object({
    ticketId: vTicketId,
    wallet: vWalletKind
});

/**
 * ウォレットに入れる形(urlかfileのどちらか)
 */
export const vWalletPass = v.object({
    wallet: vWalletKind,
    url: v.nullable(v.string()),
    file: v.nullable(v.string())
});

/**
 * P-256の公開鍵(圧縮しない65バイト)。base64url(パディングなし)。
 */
export const vPushPublicKey = v.string();

/**
 * 端末の送信先(endpoint)のSHA-256。16進。
 */
export const vEndpointHash = v.string();

/**
 * 端末への通知の状態
 */
export const vPushSubscriptionList = v.object({
    publicKey: v.nullable(vPushPublicKey),
    endpointHashes: v.array(vEndpointHash)
});

/**
 * ブラウザーが発行した送信先と鍵(PushSubscription)
 */
export const vPushSubscriptionRequest = v.object({
    endpoint: v.string(),
    p256dh: vPushPublicKey,
    auth: v.string(),
    publicKey: vPushPublicKey
});

/**
 * 共有リンクのトークン
 */
export const vSharedTicketRequest = v.object({
    token: vShareToken
});

/**
 * 共有された乗船券1枚(氏名、ナンバー、予約番号、ほかの乗船券は含まない)
 */
export const vSharedTicket = v.object({
    leg: vLegName,
    sailing: vSailing,
    service: vLegService,
    opensAt: vInstant,
    expiresAt: vInstant,
    ticket: vTicket,
    serverTime: vInstant
});

/**
 * リンクのトークン
 */
export const vPassengerLinkToken = v.object({
    token: v.string()
});

/**
 * この乗船者が乗る行程
 */
export const vPassengerLinkLeg = v.object({
    leg: vLegName,
    sailing: vSailing,
    service: vLegService
});

/**
 * 旅客名簿に記載する、本人の情報の入力
 */
export const vPassengerDetails = v.object({
    familyName: vNameInput,
    givenName: vNameInput,
    familyNameKana: vNameInput,
    givenNameKana: vNameInput,
    hasOneName: v.optional(vHasOneName),
    sex: v.string(),
    age: v.string(),
    birthDate: v.string(),
    city: vAddressInput,
    livesAbroad: v.boolean(),
    nationality: v.string(),
    passportNumber: v.string(),
    emergencySupport: v.string(),
    emergencySupportDetail: v.string(),
    sensitiveDataConsent: v.boolean()
});

/**
 * リンクを開いた同行者に見せるもの。金額、予約番号、ほかの乗船者と代表者の情報は含みません。
 */
export const vOpenedPassengerLink = v.object({
    version: vVersion,
    passengerClass: vPassengerClass,
    legs: v.array(vPassengerLinkLeg),
    details: vPassengerDetails,
    isComplete: v.boolean(),
    mayChangeName: v.boolean(),
    hasTickets: v.boolean(),
    expiresAt: vInstant,
    removedOn: vLocalDate,
    serverTime: vInstant
});

/**
 * 本人の情報
 */
export const vPassengerDetailsRequest = v.object({
    token: v.string(),
    details: vPassengerDetails
});

/**
 * 1つの行程の乗船券のリンク
 */
export const vSharedPassengerTicket = v.object({
    leg: vLegName,
    token: vShareToken
});

/**
 * 本人の乗船券のリンク
 */
export const vSharedPassengerTickets = v.object({
    tickets: v.array(vSharedPassengerTicket)
});

/**
 * 署名の鍵のID。公開鍵(32バイト)のSHA-256の先頭4バイト(16進)。
 */
export const vTicketKeyId = v.string();

/**
 * コードと便の一覧の署名を確かめる公開鍵(Ed25519)
 */
export const vTicketKey = v.object({
    id: vTicketKeyId,
    algorithm: v.string(),
    publicKey: v.string()
});

/**
 * 署名の公開鍵
 */
export const vTicketKeyList = v.object({
    keys: v.array(vTicketKey)
});

/**
 * 便の一覧での状態。valid=有効、checkedIn=乗船手続き済み、boarded=乗船済み、cancelled=無効(予約の変更・取消、欠航)
 */
export const vSailingTicketState = v.string();

/**
 * 便の一覧の1枚
 */
export const vSailingTicket = v.object({
    id: vTicketId,
    state: vSailingTicketState
});

/**
 * 便の乗船券の一覧(氏名は含まない)。signatureは、次の行を改行(LF)でつないだUTF-8の文字列への署名です。
 * `ferry-sailing-tickets 1`、sailingId、issuedAt、続いてticketsの1枚ごとに `id state`。
 *
 */
export const vSailingTicketList = v.object({
    sailingId: vSailingId,
    issuedAt: vInstant,
    tickets: v.array(vSailingTicket),
    keyId: vTicketKeyId,
    signature: v.string()
});

/**
 * 何を受け取ったことの領収書か。payment=お支払い、cancellationFee=取消手数料(お支払いのうち、取消のあともいただいたもの。使った提携きっぷの代金を含む)、changeFee=変更手数料、refund=返還(適格返還請求書。発行した領収書のあとに取り消した、または変更で減った代金)、refundCorrection=返還の取消し(修正した適格返還請求書。適格返還請求書を発行したあとに返還できなかったと分かった代金で、refundから引く)
 */
export const vReceiptKind = v.string();

/**
 * 受け取ったもの(お支払いなど)のID
 */
export const vReceiptSourceId = v.string();

/**
 * 領収書番号。予約番号と、その予約で発行した順の番号。
 */
export const vReceiptNumber = v.string();

/**
 * 返還のもとになった領収書。返還の取消しでは、取り消す適格返還請求書
 */
export const vCorrectedReceipt = v.object({
    number: v.nullable(vReceiptNumber),
    receivedOn: vLocalDate
});

/**
 * 発行した領収書のID。発行1回ごとに異なります。
 */
export const vReceiptId = v.string();

/**
 * 同じお支払いについて何回目の発行か。2回目からは「再発行」で、2なら再発行1回目です。
 */
export const vIssueCount = v.pipe(v.number(), v.integer());

/**
 * 宛名(敬称を含まない)。空文字は、手書きのために空けてある
 */
export const vReceiptRecipient = v.string();

/**
 * 領収書に印刷する1行の文字
 */
export const vReceiptText = v.string();

/**
 * 発行した領収書の見出し
 */
export const vIssuedReceipt = v.object({
    id: vReceiptId,
    number: vReceiptNumber,
    issue: vIssueCount,
    issuedAt: vInstant,
    recipient: vReceiptRecipient,
    proviso: vReceiptText
});

/**
 * 領収書を発行できるお支払い(または取消手数料)1件と、これまでに発行した領収書
 */
export const vReceiptSource = v.object({
    kind: vReceiptKind,
    sourceId: vReceiptSourceId,
    cancellationNumber: v.nullable(vCancellationNumber),
    corrects: v.nullable(vCorrectedReceipt),
    receivedOn: vLocalDate,
    method: vPaymentMethod,
    storeName: v.string(),
    amountYen: vYen,
    untaxedYen: vYen,
    refundedYen: vYen,
    issuesLeft: v.pipe(v.number(), v.integer()),
    issued: v.array(vIssuedReceipt)
});

/**
 * 予約の領収書
 */
export const vReceiptSources = v.object({
    sources: v.array(vReceiptSource)
});

/**
 * 入力された文字。全角・半角は問いません。空文字は、入力がない。
 */
export const vReceiptTextInput = v.string();

/**
 * 領収書の発行の依頼
 */
export const vReceiptRequest = v.object({
    sourceId: vReceiptSourceId,
    recipient: vReceiptTextInput,
    blankRecipient: v.optional(v.boolean()),
    proviso: vReceiptTextInput
});

/**
 * 発行者
 */
export const vReceiptIssuer = v.object({
    name: v.string(),
    registrationNumber: v.string(),
    phoneNumber: v.string(),
    phoneHours: v.string()
});

/**
 * 何の代金か(お支払いのときの区間)
 */
export const vReceiptVoyage = v.object({
    leg: vLegName,
    fromPortName: v.string(),
    toPortName: v.string(),
    departureAt: vInstant
});

/**
 * 領収書の明細の1行
 */
export const vReceiptLine = v.object({
    leg: v.nullable(vLegName),
    label: v.string(),
    quantity: v.pipe(v.number(), v.integer()),
    unitPriceYen: vSignedYen,
    amountYen: vSignedYen
});

/**
 * 税率ごとの合計と消費税額。消費税額は、領収書1枚の税率ごとに1回だけ、1円未満を切り捨てて計算します。
 */
export const vReceiptTax = v.object({
    ratePercent: v.pipe(v.number(), v.integer()),
    amountYen: vYen,
    taxYen: vYen
});

/**
 * 発行した領収書。発行したあとは変わりません。明細の合計は amountYen に一致します。
 */
export const vReceipt = v.object({
    id: vReceiptId,
    number: vReceiptNumber,
    kind: vReceiptKind,
    sourceId: vReceiptSourceId,
    cancellationNumber: v.nullable(vCancellationNumber),
    corrects: v.nullable(vCorrectedReceipt),
    reservationId: vReservationId,
    reservationNumber: vReservationNumber,
    issue: vIssueCount,
    issuedAt: vInstant,
    recipient: vReceiptRecipient,
    proviso: vReceiptText,
    issuer: vReceiptIssuer,
    receivedOn: vLocalDate,
    method: vPaymentMethod,
    storeName: v.string(),
    voyages: v.array(vReceiptVoyage),
    lines: v.array(vReceiptLine),
    amountYen: vYen,
    taxes: v.array(vReceiptTax),
    refundedYen: vYen
});

/**
 * 証明書のコード(署名つき。埋め草のないBase32)。証明書のQRは `/customer/certificate#コード`。中身は `apps/server/docs/certificates.md` にあります。ほかの文字列は404です。
 */
export const vCertificateCode = v.string();

/**
 * 証明書のコード
 */
export const vCertificateToken = v.object({
    token: vCertificateCode
});

/**
 * 現在も証明書のとおりか。asCertified=証明書のとおり、changed=発行の後に遅れが変わった、または欠航と遅れが入れ替わった、restored=発行の後に、予定どおりの運航に戻った
 */
export const vCertificateResult = v.string();

/**
 * 証明した便と区間(時刻は予定)
 */
export const vCertifiedVoyage = v.object({
    routeName: v.string(),
    vesselName: v.string(),
    fromPortName: v.string(),
    toPortName: v.string(),
    departureAt: vInstant,
    arrivalAt: vInstant
});

/**
 * 便の運航。normal=予定どおり、delayed=遅れ、cancelled=欠航
 */
export const vCertifiedState = v.string();

/**
 * 便の運航
 */
export const vCertifiedService = v.object({
    state: vCertifiedState,
    delayMinutes: v.pipe(v.number(), v.integer()),
    departureAt: v.nullable(vInstant),
    arrivalAt: v.nullable(vInstant)
});

/**
 * 証明書が証明したことと、現在の運航(個人情報は含まない)
 */
export const vCertificateVerification = v.object({
    result: vCertificateResult,
    issuedAt: vInstant,
    voyage: vCertifiedVoyage,
    certified: vCertifiedService,
    current: vCertifiedService,
    reason: v.string(),
    serverTime: vInstant
});

/**
 * 空席待ちのID
 */
export const vWaitlistEntryId = v.string();

/**
 * 空席待ちの状態。waiting=空きを待っている、offered=お席を取り置いている(offer の期限まで)、taken=予約のお手続きに進んだ、lapsed=期限までにお手続きがなく、取り置きが終わった、withdrawn=取りやめた、over=空きが出ないまま受付が終わった
 */
export const vWaitlistState = v.string();

/**
 * この便の空席待ちでの順番の目安。お席をお約束するものではなく、希望が入る方から先にご案内します。
 */
export const vWaitlistPosition = v.object({
    from: v.pipe(v.number(), v.integer()),
    to: v.pipe(v.number(), v.integer())
});

/**
 * 取り置いているお席
 */
export const vWaitlistOffer = v.object({
    cabinType: vCabinType,
    limitTime: vInstant,
    totalYen: vYen
});

/**
 * 空席待ち
 */
export const vWaitlistEntry = v.object({
    id: vWaitlistEntryId,
    state: vWaitlistState,
    sailing: vSailing,
    party: vParty,
    vehicles: v.array(vVehicleChoice),
    pets: v.array(vPetChoice),
    cabinTypes: v.array(vCabinType),
    until: vInstant,
    position: v.nullable(vWaitlistPosition),
    offer: v.nullable(vWaitlistOffer),
    serverTime: vInstant
});

/**
 * 空席待ちの一覧
 */
export const vWaitlistEntryList = v.object({
    entries: v.array(vWaitlistEntry),
    nextCursor: vNextCursor
});

/**
 * 空席待ちの登録。希望の全体(人数、車両、ペット、客室)が入るときだけご案内します。
 */
export const vWaitlistRequest = v.object({
    sailingId: vSailingId,
    fromPortId: vPortId,
    toPortId: vPortId,
    party: vParty,
    vehicles: v.array(vVehicleChoice),
    pets: v.array(vPetChoice),
    cabinTypeIds: v.array(vCabinTypeId),
    until: vLocalDate,
    email: v.optional(vEmailGiven)
});

/**
 * 登録の結果
 */
export const vWaitlistResult = v.object({
    entry: v.nullable(vWaitlistEntry)
});

/**
 * メールのリンクのトークン
 */
export const vWaitlistLinkToken = v.object({
    token: v.string()
});

/**
 * 先行申込のID
 */
export const vPreOrderId = v.string();

/**
 * 先行申込の状態。accepted=受け付けた(抽選を待っている)、drawn=抽選が済んだ(entries が結果)、merged=先に受け付けた申込と1件にまとめた、withdrawn=取りやめた、over=希望の便が運航しない、または希望の全体が入らなくなった
 */
export const vPreOrderState = v.string();

/**
 * 希望する便と客室
 */
export const vPreOrderChoice = v.object({
    sailing: vSailing,
    cabinType: v.nullable(vCabinType),
    totalYen: vYen
});

/**
 * 先行申込。乗船者の氏名は含みません。
 */
export const vPreOrder = v.object({
    id: vPreOrderId,
    state: vPreOrderState,
    choices: v.array(vPreOrderChoice),
    party: vParty,
    vehicles: v.array(vVehicleChoice),
    pets: v.array(vPetChoice),
    paymentMethod: vPaymentMethod,
    closesAt: vInstant,
    salesOpenAt: vInstant,
    entries: v.array(vWaitlistEntry),
    serverTime: vInstant
});

/**
 * 先行申込の一覧
 */
export const vPreOrderList = v.object({
    preOrders: v.array(vPreOrder),
    nextCursor: vNextCursor
});

/**
 * 希望する便と客室
 */
export const vPreOrderChoiceRequest = v.object({
    sailingId: vSailingId,
    cabinTypeId: v.nullable(vCabinTypeId)
});

/**
 * 乗船者(抽選で同じ方を1件にまとめ、お席を確保したときに予約へ入れます)
 */
export const vPreOrderPassenger = v.object({
    passengerClass: vPassengerClass,
    familyName: vNameInput,
    givenName: vNameInput,
    familyNameKana: vNameInput,
    givenNameKana: vNameInput,
    hasOneName: v.optional(vHasOneName),
    age: v.string()
});

/**
 * 先行申込。希望の全体(人数、車両、ペット、客室)が入るときだけお席を確保します。
 */
export const vPreOrderRequest = v.object({
    fromPortId: vPortId,
    toPortId: vPortId,
    choices: v.array(vPreOrderChoiceRequest),
    party: vParty,
    vehicles: v.array(vVehicleChoice),
    pets: v.array(vPetChoice),
    passengers: v.array(vPreOrderPassenger),
    paymentMethod: vPaymentMethod,
    email: v.optional(vEmailGiven)
});

/**
 * 申込の結果
 */
export const vPreOrderResult = v.object({
    preOrder: v.nullable(vPreOrder)
});

/**
 * メールのリンクのトークン
 */
export const vPreOrderLinkToken = v.object({
    token: v.string()
});

/**
 * 予約開始のお知らせの登録
 */
export const vSaleReminderRequest = v.object({
    fromPortId: vPortId,
    toPortId: vPortId,
    date: vLocalDate,
    email: v.optional(vEmailGiven)
});

/**
 * 予約開始のお知らせ
 */
export const vSaleReminder = v.object({
    fromPort: vPortRef,
    toPort: vPortRef,
    date: vLocalDate,
    salesOpenAt: vInstant,
    isConfirmed: v.boolean(),
    serverTime: vInstant
});

/**
 * メールのリンクのトークン
 */
export const vSaleReminderToken = v.object({
    token: v.string()
});

/**
 * 順番待ちでの状態。open=待たずに予約できる、outside=順番待ちをしているが、順番を取っていない、gathering=受付の開始を待っている(順番は開始のときの抽選で決まる)、waiting=順番を待っている、admitted=順番が来た(admittedUntil までにお手続きを始める)
 */
export const vQueueState = v.string();

/**
 * 順番待ちの現在の順番
 */
export const vQueuePlace = v.object({
    state: vQueueState,
    position: v.nullable(v.pipe(v.number(), v.integer())),
    peopleWaiting: v.nullable(v.pipe(v.number(), v.integer())),
    estimatedSeconds: v.nullable(v.pipe(v.number(), v.integer())),
    opensAt: v.nullable(vInstant),
    admittedUntil: v.nullable(vInstant),
    checkAfterSeconds: v.pipe(v.number(), v.integer()),
    serverTime: vInstant
});

/**
 * 決済会社からの通知。内容は信じず、署名を確かめてから、決済会社に結果を問い合わせます。
 */
export const vPaymentEvent = v.object({
    id: v.string(),
    type: v.string(),
    createdAt: vInstant,
    chargeId: v.string()
});

/**
 * Stripeからの通知(Stripeの「Event」)。形を決めるのはStripeのため、ここに書かれていない項目も受け取ります。
 */
export const vStripeEvent = v.objectWithRest({
    id: v.string(),
    type: v.string(),
    data: v.objectWithRest({
        object: v.record(v.string(), v.unknown())
    }, v.unknown())
}, v.unknown());

/**
 * 予約番号の送り先
 */
export const vReservationNumberReminder = v.object({
    email: vEmailGiven
});

/**
 * 照会で得た権利
 */
export const vGuestSession = v.object({
    reservationId: vReservationId,
    reservationNumber: vReservationNumber,
    expiresAt: vInstant,
    partnerTicket: v.nullable(vPartnerTicketRef)
});

/**
 * 運航状況。normal=通常運航、delayed=遅れ、conditional=条件付き運航、partlyCancelled=一部欠航、cancelled=欠航
 */
export const vServiceState = v.string();

/**
 * 航路の本日の運航状況
 */
export const vRouteStatus = v.object({
    routeId: vRouteId,
    routeName: v.string(),
    state: vServiceState,
    message: v.string(),
    sailings: v.pipe(v.number(), v.integer())
});

/**
 * 本日の運航状況
 */
export const vServiceStatus = v.object({
    date: vLocalDate,
    updatedAt: vInstant,
    routes: v.array(vRouteStatus)
});

/**
 * お知らせ
 */
export const vNotice = v.object({
    id: v.string(),
    title: v.string(),
    body: v.string(),
    importance: v.string(),
    publishedOn: vLocalDate
});

/**
 * お知らせの一覧
 */
export const vNoticeList = v.object({
    notices: v.array(vNotice)
});

/**
 * 入力された郵便番号。全角数字、ハイフン、〒を含んでもかまいません。
 */
export const vPostalCodeGiven = v.string();

/**
 * 町域までの住所
 */
export const vPlace = v.object({
    prefecture: vPrefectureName,
    city: vCity,
    town: v.string()
});

/**
 * 郵便番号と、その住所
 */
export const vPostalCodePlaces = v.object({
    postalCode: vPostalCode,
    addresses: v.array(vPlace)
});

/**
 * 都道府県
 */
export const vPrefecture = v.object({
    code: v.string(),
    name: v.string(),
    nameKana: v.string()
});

/**
 * 47都道府県。コード順です。
 */
export const vPrefectureList = v.object({
    prefectures: v.array(vPrefecture)
});

/**
 * 調べたい場所。郵便番号と住所のどちらか一方を入れてください(両方ある場合は郵便番号を使います)。
 */
export const vNearestPortsRequest = v.object({
    postalCode: v.optional(vPostalCodeGiven),
    address: v.optional(v.string())
});

/**
 * 港と、そこまでの距離
 */
export const vNearbyPort = v.object({
    port: vPortRef,
    address: v.string(),
    distanceKm: v.pipe(v.number(), v.integer())
});

/**
 * 場所と、近い順の港
 */
export const vNearestPorts = v.object({
    place: vPlace,
    precision: v.string(),
    ports: v.array(vNearbyPort)
});

/**
 * 出来事のID。webhook-id ヘッダーと同じ値で、再送しても変わりません。同じIDの2通目は、受け取り済みとして扱ってください。
 */
export const vWebhookEventId = v.string();

/**
 * 出来事。reservation.confirmed=予約の確定(お支払いが後の場合を含む)、reservation.paid=お支払いの受け取り(カードで確定したときも、確定のあとに送ります)、reservation.changed=内容の変更、一部の取消、当日空席待ち、reservation.cancelled=全部の取消、reservation.expired=お支払いがないままの期限切れ
 */
export const vReservationEventType = v.string();

/**
 * 同じ予約、または同じ便の出来事の順番。あとの出来事ほど大きく、番号は飛ぶことがあります。すでに受け取ったものより小さければ、内容は古くなっています。
 */
export const vWebhookSequence = v.pipe(v.number(), v.integer());

/**
 * 予約の行程
 */
export const vWebhookLeg = v.object({
    leg: vLegName,
    sailingId: vSailingId,
    date: vLocalDate,
    fromPortId: vPortId,
    toPortId: vPortId,
    departureAt: vInstant,
    arrivalAt: vInstant,
    passengers: v.pipe(v.number(), v.integer()),
    vehicles: v.pipe(v.number(), v.integer()),
    standsBy: v.boolean()
});

/**
 * 起きたときの予約
 */
export const vReservationEventData = v.object({
    reservationNumber: vReservationNumber,
    sequence: vWebhookSequence,
    state: vReservationState,
    legs: v.array(vWebhookLeg)
});

/**
 * 予約の出来事
 */
export const vReservationEvent = v.object({
    id: vWebhookEventId,
    type: vReservationEventType,
    occurredAt: vInstant,
    data: vReservationEventData
});

/**
 * 出来事。sailing.cancelled=欠航、sailing.delayed=遅れ、sailing.restored=予定どおりの運航に戻った、sailing.moved=時刻表の変更による時刻の変更
 */
export const vSailingEventType = v.string();

/**
 * 決まったときの便
 */
export const vSailingEventData = v.object({
    sailingId: vSailingId,
    sequence: vWebhookSequence,
    routeId: vRouteId,
    date: vLocalDate,
    departureAt: vInstant,
    arrivalAt: vInstant,
    delayMinutes: v.nullable(v.pipe(v.number(), v.integer())),
    reason: v.string()
});

/**
 * 便の出来事
 */
export const vSailingEvent = v.object({
    id: vWebhookEventId,
    type: vSailingEventType,
    occurredAt: vInstant,
    data: vSailingEventData
});

/**
 * 出来事。endpoint.ping=受け取れるかの確認
 */
export const vPingEventType = v.string();

/**
 * 送り先
 */
export const vPingEventData = v.object({
    endpointId: v.string()
});

/**
 * 試しの出来事
 */
export const vPingEvent = v.object({
    id: vWebhookEventId,
    type: vPingEventType,
    occurredAt: vInstant,
    data: vPingEventData
});

/**
 * 同じ操作を二重に行わないための鍵(UUID推奨)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
 */
export const vIdempotencyKey = v.string();

/**
 * 応答を受け取れずに送り直しても、二重に作らないための鍵(UUID推奨。省略できる)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
 */
export const vIdempotencyKeyIfAny = v.string();

/**
 * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
 */
export const vIfMatch = v.string();

/**
 * 画面に表示している版のETag。前の保存の応答を待たずに送るときは、その前と後の版をコンマで区切って並べます。どれとも異なる場合は409(VERSION_CONFLICT)を返します。
 */
export const vIfMatchEither = v.string();

/**
 * 前の応答のnextCursor
 */
export const vCursor = v.string();

/**
 * 港の一覧
 */
export const vListPortsResponse = vPortList;

/**
 * 航路の一覧
 */
export const vListRoutesResponse = vRouteList;

/**
 * 提供している機能
 */
export const vListFeaturesResponse = vFeatureList;

export const vSearchSailingsQuery = v.object({
    fromPortId: vPortId,
    toPortId: vPortId,
    date: vLocalDate,
    adults: v.pipe(v.number(), v.integer()),
    children: v.optional(v.pipe(v.number(), v.integer()), 0),
    infants: v.optional(v.pipe(v.number(), v.integer()), 0),
    babies: v.optional(v.pipe(v.number(), v.integer()), 0),
    vehicles: v.optional(v.string(), ''),
    pets: v.optional(v.pipe(v.number(), v.integer()), 0),
    outboundSailingId: v.optional(vSailingId),
    partnerTicketId: v.optional(vPartnerTicketId),
    changeOf: v.optional(vReservationId)
});

/**
 * 便の一覧(運航のない日は空の一覧と、近い運航日)
 */
export const vSearchSailingsResponse = vSailingSearchResult;

/**
 * 見積もりの条件
 */
export const vCreateFareQuoteBody = vTripChoice;

/**
 * 運賃の内訳
 */
export const vCreateFareQuoteResponse = vFareQuote;

export const vGetFareCalendarQuery = v.object({
    fromPortId: vPortId,
    toPortId: vPortId,
    from: vLocalDate,
    until: vLocalDate,
    adults: v.pipe(v.number(), v.integer()),
    children: v.optional(v.pipe(v.number(), v.integer()), 0),
    infants: v.optional(v.pipe(v.number(), v.integer()), 0),
    babies: v.optional(v.pipe(v.number(), v.integer()), 0),
    vehicles: v.optional(v.string(), ''),
    pets: v.optional(v.pipe(v.number(), v.integer()), 0),
    cabinNeeds: v.optional(v.string(), ''),
    outboundSailingId: v.optional(vSailingId),
    outboundDate: v.optional(vLocalDate),
    partnerTicketId: v.optional(vPartnerTicketId),
    changeOf: v.optional(vReservationId)
});

/**
 * 日ごとの期・祝日・最安の運賃と合計・空席の言葉
 */
export const vGetFareCalendarResponse = vFareCalendar;

export const vListPartnerTicketsQuery = v.object({
    routeId: v.optional(vRouteId),
    kind: v.optional(v.picklist([
        'aquarium',
        'sightseeing',
        'hotSpring',
        'rental',
        'bus',
        'stay',
        'event'
    ])),
    usableOn: v.optional(vLocalDate),
    maxAdultYen: v.optional(vYen),
    isAccessible: v.optional(v.boolean(), false)
});

/**
 * 提携きっぷ
 */
export const vListPartnerTicketsResponse = vPartnerTicketList;

export const vGetPartnerTicketPath = v.object({
    partnerTicketId: vPartnerTicketId
});

/**
 * 提携きっぷ
 */
export const vGetPartnerTicketResponse = vPartnerTicket;

export const vListPartnerTicketSlotsPath = v.object({
    partnerTicketId: vPartnerTicketId
});

export const vListPartnerTicketSlotsQuery = v.object({
    from: vLocalDate,
    until: vLocalDate,
    people: v.pipe(v.number(), v.integer()),
    changeOf: v.optional(vReservationId)
});

/**
 * 時間枠の空き
 */
export const vListPartnerTicketSlotsResponse = vSlotDays;

/**
 * 引換券のコード
 */
export const vRedeemVoucherBody = vVoucherCodeRequest;

export const vRedeemVoucherHeaders = v.object({
    'idempotency-key': v.string()
});

/**
 * 引き換えた
 */
export const vRedeemVoucherResponse = vPartnerVoucher;

/**
 * 引換券のコード
 */
export const vCheckVoucherBody = vVoucherCodeRequest;

/**
 * 使える
 */
export const vCheckVoucherResponse = vPartnerVoucher;

/**
 * 入力中の予約の一覧
 */
export const vListDraftsResponse = vDraftList;

/**
 * 選んだ便と人数
 */
export const vCreateDraftBody = vNewDraft;

export const vCreateDraftHeaders = v.object({
    'idempotency-key': v.optional(v.string())
});

/**
 * 作成した下書き
 */
export const vCreateDraftResponse = vDraft;

export const vDeleteDraftPath = v.object({
    draftId: vDraftId
});

/**
 * 削除した
 */
export const vDeleteDraftResponse = v.void();

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
    'if-match': v.string()
});

export const vSetDraftTripPath = v.object({
    draftId: vDraftId
});

/**
 * 更新した下書き
 */
export const vSetDraftTripResponse = vDraft;

/**
 * 時間枠と同意
 */
export const vSetDraftPartnerTicketBody = vDraftPartnerTicketRequest;

export const vSetDraftPartnerTicketHeaders = v.object({
    'if-match': v.string()
});

export const vSetDraftPartnerTicketPath = v.object({
    draftId: vDraftId
});

/**
 * 更新した下書き
 */
export const vSetDraftPartnerTicketResponse = vDraft;

/**
 * お客様情報の入力
 */
export const vSetDraftCustomersBody = vCustomerInput;

export const vSetDraftCustomersHeaders = v.object({
    'if-match': v.string()
});

export const vSetDraftCustomersPath = v.object({
    draftId: vDraftId
});

/**
 * 更新した下書き
 */
export const vSetDraftCustomersResponse = vDraft;

export const vListDraftPaymentMethodsPath = v.object({
    draftId: vDraftId
});

/**
 * お支払い方法
 */
export const vListDraftPaymentMethodsResponse = vPaymentMethods;

/**
 * 選んだお支払い方法
 */
export const vSetDraftPaymentBody = vDraftPaymentRequest;

export const vSetDraftPaymentPath = v.object({
    draftId: vDraftId
});

/**
 * 選んだお支払い方法
 */
export const vSetDraftPaymentResponse = vDraftPayment;

export const vGetChangeDifferencesPath = v.object({
    draftId: vDraftId
});

export const vGetChangeDifferencesQuery = v.object({
    leg: vLegName,
    from: vLocalDate,
    until: vLocalDate,
    adults: v.pipe(v.number(), v.integer()),
    children: v.optional(v.pipe(v.number(), v.integer()), 0),
    infants: v.optional(v.pipe(v.number(), v.integer()), 0),
    babies: v.optional(v.pipe(v.number(), v.integer()), 0),
    vehicles: v.optional(v.string(), ''),
    pets: v.optional(v.pipe(v.number(), v.integer()), 0),
    cabinNeeds: v.optional(v.string(), '')
});

/**
 * 日・便・客室ごとの差額
 */
export const vGetChangeDifferencesResponse = vChangeDifferences;

export const vQuoteChangePath = v.object({
    draftId: vDraftId
});

/**
 * 見積もり
 */
export const vQuoteChangeResponse = vChangeQuote;

export const vSendDraftLinkHeaders = v.object({
    'idempotency-key': v.optional(v.string())
});

export const vSendDraftLinkPath = v.object({
    draftId: vDraftId
});

/**
 * 送信を受け付けた
 */
export const vSendDraftLinkResponse = v.void();

export const vSendMailConfirmationHeaders = v.object({
    'idempotency-key': v.optional(v.string())
});

export const vSendMailConfirmationPath = v.object({
    draftId: vDraftId
});

/**
 * 送信を受け付けた
 */
export const vSendMailConfirmationResponse = v.void();

/**
 * リンクのトークン
 */
export const vConfirmMailBody = vMailConfirmationToken;

/**
 * 確認した
 */
export const vConfirmMailResponse = v.void();

/**
 * リンクのトークンと、決めること
 */
export const vDecideContactChangeBody = vContactChangeDecision;

/**
 * 変えた、または止めた
 */
export const vDecideContactChangeResponse = v.void();

/**
 * リンクのトークン
 */
export const vResumeDraftBody = vDraftLinkToken;

/**
 * このセッションに移した下書き
 */
export const vResumeDraftResponse = vDraft;

export const vListReservationsQuery = v.object({
    period: v.string(),
    limit: v.optional(v.pipe(v.number(), v.integer()), 20),
    cursor: v.optional(v.string())
});

/**
 * 予約の一覧
 */
export const vListReservationsResponse = vReservationList;

/**
 * 仮予約する下書き
 */
export const vHoldReservationBody = vHoldRequest;

export const vHoldReservationHeaders = v.object({
    'idempotency-key': v.string(),
    'if-match': v.string()
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

/**
 * 予約番号と連絡先
 */
export const vClaimReservationBody = vGuestSessionRequest;

/**
 * 一覧に加えた
 */
export const vClaimReservationResponse = vReservationClaim;

export const vExtendHoldHeaders = v.object({
    'idempotency-key': v.string()
});

export const vExtendHoldPath = v.object({
    reservationId: vReservationId
});

/**
 * 延長した予約
 */
export const vExtendHoldResponse = vReservation;

/**
 * どの車両のナンバーか
 */
export const vSetVehiclePlateBody = vVehiclePlateRequest;

export const vSetVehiclePlateHeaders = v.object({
    'if-match': v.string()
});

export const vSetVehiclePlatePath = v.object({
    reservationId: vReservationId
});

/**
 * 更新した予約
 */
export const vSetVehiclePlateResponse = vReservation;

/**
 * 取り消すもの
 */
export const vQuoteCancellationBody = vCancellationQuoteRequest;

export const vQuoteCancellationPath = v.object({
    reservationId: vReservationId
});

/**
 * 見積もり
 */
export const vQuoteCancellationResponse = vCancellationQuote;

export const vGetChangeTermsPath = v.object({
    reservationId: vReservationId
});

/**
 * 変更できるもの
 */
export const vGetChangeTermsResponse = vChangeTerms;

/**
 * 変更する項目
 */
export const vCreateChangeDraftBody = vChangeDraftRequest;

export const vCreateChangeDraftHeaders = v.object({
    'idempotency-key': v.optional(v.string())
});

export const vCreateChangeDraftPath = v.object({
    reservationId: vReservationId
});

/**
 * 作成した下書き
 */
export const vCreateChangeDraftResponse = vDraft;

/**
 * 変更の下書きと、表示した額
 */
export const vHoldChangeBody = vHoldChangeRequest;

export const vHoldChangeHeaders = v.object({
    'idempotency-key': v.string(),
    'if-match': v.string()
});

export const vHoldChangePath = v.object({
    reservationId: vReservationId
});

/**
 * 変更を取り置いた予約(change に変更後の内容)
 */
export const vHoldChangeResponse = vReservation;

export const vDropChangePath = v.object({
    reservationId: vReservationId
});

/**
 * 元のままの予約
 */
export const vDropChangeResponse = vReservation;

export const vExtendChangeHeaders = v.object({
    'idempotency-key': v.string()
});

export const vExtendChangePath = v.object({
    reservationId: vReservationId
});

/**
 * 延長した予約
 */
export const vExtendChangeResponse = vReservation;

/**
 * 表示した額と、差額のお支払い方法、同意
 */
export const vCommitChangeBody = vCommitChangeRequest;

export const vCommitChangeHeaders = v.object({
    'idempotency-key': v.string(),
    'if-match': v.string()
});

export const vCommitChangePath = v.object({
    reservationId: vReservationId
});

/**
 * 変更した予約、または差額のお支払い待ちの予約
 */
export const vCommitChangeResponse = vReservation;

/**
 * 直した後の連絡先
 */
export const vUpdateReservationContactBody = vReservationContactRequest;

export const vUpdateReservationContactHeaders = v.object({
    'idempotency-key': v.string(),
    'if-match': v.string()
});

export const vUpdateReservationContactPath = v.object({
    reservationId: vReservationId
});

/**
 * 更新した予約
 */
export const vUpdateReservationContactResponse = vReservation;

/**
 * 取り消すものと、表示した額
 */
export const vCancelReservationBody = vCancelRequest;

export const vCancelReservationHeaders = v.object({
    'idempotency-key': v.string(),
    'if-match': v.string()
});

export const vCancelReservationPath = v.object({
    reservationId: vReservationId
});

/**
 * 取消後の予約
 */
export const vCancelReservationResponse = vReservation;

/**
 * どの行程か
 */
export const vStandByBody = vStandByRequest;

export const vStandByHeaders = v.object({
    'idempotency-key': v.string(),
    'if-match': v.string()
});

export const vStandByPath = v.object({
    reservationId: vReservationId
});

/**
 * 当日空席待ちになった予約
 */
export const vStandByResponse = vReservation;

/**
 * 口座
 */
export const vSetRefundAccountBody = vRefundAccountRequest;

export const vSetRefundAccountHeaders = v.object({
    'idempotency-key': v.string()
});

export const vSetRefundAccountPath = v.object({
    reservationId: vReservationId,
    refundId: vRefundId
});

/**
 * 登録後の予約
 */
export const vSetRefundAccountResponse = vReservation;

/**
 * 支払方法と同意
 */
export const vCommitReservationBody = vCommitRequest;

export const vCommitReservationHeaders = v.object({
    'idempotency-key': v.string(),
    'if-match': v.string()
});

export const vCommitReservationPath = v.object({
    reservationId: vReservationId
});

/**
 * 確定した予約
 */
export const vCommitReservationResponse = vReservation;

export const vGetPaymentInfoPath = v.object({
    reservationId: vReservationId
});

/**
 * お支払い情報
 */
export const vGetPaymentInfoResponse = vPaymentInfo;

/**
 * お支払い方法と、表示した金額
 */
export const vStartPaymentBody = vPayRequest;

export const vStartPaymentHeaders = v.object({
    'idempotency-key': v.string(),
    'if-match': v.string()
});

export const vStartPaymentPath = v.object({
    reservationId: vReservationId
});

/**
 * 支払い済み、またはお支払い番号が決まった
 */
export const vStartPaymentResponse = vPayment;

export const vListTicketsPath = v.object({
    reservationId: vReservationId
});

/**
 * 乗船券
 */
export const vListTicketsResponse = vTicketList;

export const vListVouchersPath = v.object({
    reservationId: vReservationId
});

/**
 * 引換券
 */
export const vListVouchersResponse = vVoucherList;

/**
 * 新しい時間枠
 */
export const vSetPartnerSlotsBody = vPartnerSlotsRequest;

export const vSetPartnerSlotsHeaders = v.object({
    'idempotency-key': v.string(),
    'if-match': v.string()
});

export const vSetPartnerSlotsPath = v.object({
    reservationId: vReservationId
});

/**
 * 変更後の予約
 */
export const vSetPartnerSlotsResponse = vReservation;

export const vListTicketSharesPath = v.object({
    reservationId: vReservationId
});

/**
 * 共有リンク
 */
export const vListTicketSharesResponse = vTicketShareList;

/**
 * どの乗船券か
 */
export const vShareTicketBody = vTicketShareRequest;

export const vShareTicketHeaders = v.object({
    'idempotency-key': v.optional(v.string())
});

export const vShareTicketPath = v.object({
    reservationId: vReservationId
});

/**
 * 作った
 */
export const vShareTicketResponse = vCreatedTicketShare;

export const vWithdrawTicketSharePath = v.object({
    reservationId: vReservationId,
    ticketShareId: vTicketShareId
});

/**
 * 取り消した
 */
export const vWithdrawTicketShareResponse = v.void();

export const vListPassengerLinksPath = v.object({
    reservationId: vReservationId
});

/**
 * リンクの一覧
 */
export const vListPassengerLinksResponse = vPassengerLinkList;

/**
 * どの乗船者に、どう渡すか
 */
export const vCreatePassengerLinkBody = vPassengerLinkRequest;

export const vCreatePassengerLinkHeaders = v.object({
    'if-match': v.string(),
    'idempotency-key': v.optional(v.string())
});

export const vCreatePassengerLinkPath = v.object({
    reservationId: vReservationId
});

/**
 * 作った
 */
export const vCreatePassengerLinkResponse = vCreatedPassengerLink;

export const vWithdrawPassengerLinkPath = v.object({
    reservationId: vReservationId,
    passengerLinkId: vPassengerLinkId
});

/**
 * 取り消した
 */
export const vWithdrawPassengerLinkResponse = v.void();

/**
 * どの乗船券を、どのウォレットに入れるか
 */
export const vCreateWalletPassBody = vWalletPassRequest;

export const vCreateWalletPassPath = v.object({
    reservationId: vReservationId
});

/**
 * ウォレットに入れる形
 */
export const vCreateWalletPassResponse = vWalletPass;

export const vListPushSubscriptionsPath = v.object({
    reservationId: vReservationId
});

/**
 * 公開鍵と、登録済みの端末
 */
export const vListPushSubscriptionsResponse = vPushSubscriptionList;

export const vDeletePushSubscriptionPath = v.object({
    reservationId: vReservationId,
    endpointHash: vEndpointHash
});

/**
 * 通知しない
 */
export const vDeletePushSubscriptionResponse = v.void();

/**
 * ブラウザーが発行した送信先と鍵
 */
export const vSetPushSubscriptionBody = vPushSubscriptionRequest;

export const vSetPushSubscriptionPath = v.object({
    reservationId: vReservationId,
    endpointHash: vEndpointHash
});

/**
 * 登録した
 */
export const vSetPushSubscriptionResponse = v.void();

/**
 * リンクのトークン
 */
export const vOpenSharedTicketBody = vSharedTicketRequest;

/**
 * 乗船券
 */
export const vOpenSharedTicketResponse = vSharedTicket;

/**
 * リンクのトークン
 */
export const vOpenPassengerLinkBody = vPassengerLinkToken;

/**
 * 乗る便と、本人の情報
 */
export const vOpenPassengerLinkResponse = vOpenedPassengerLink;

/**
 * リンクのトークンと、本人の情報
 */
export const vSetPassengerDetailsBody = vPassengerDetailsRequest;

export const vSetPassengerDetailsHeaders = v.object({
    'if-match': v.string()
});

/**
 * 登録した
 */
export const vSetPassengerDetailsResponse = vOpenedPassengerLink;

/**
 * リンクのトークン
 */
export const vSharePassengerTicketsBody = vPassengerLinkToken;

/**
 * 作った
 */
export const vSharePassengerTicketsResponse = vSharedPassengerTickets;

/**
 * 公開鍵
 */
export const vListTicketKeysResponse = vTicketKeyList;

export const vListSailingTicketsPath = v.object({
    sailingId: vSailingId
});

/**
 * 一覧
 */
export const vListSailingTicketsResponse = vSailingTicketList;

export const vListReceiptsPath = v.object({
    reservationId: vReservationId
});

/**
 * お支払いと領収書
 */
export const vListReceiptsResponse = vReceiptSources;

/**
 * どのお支払いの領収書か、宛名と但し書き
 */
export const vIssueReceiptBody = vReceiptRequest;

export const vIssueReceiptHeaders = v.object({
    'idempotency-key': v.string()
});

export const vIssueReceiptPath = v.object({
    reservationId: vReservationId
});

/**
 * 発行した領収書
 */
export const vIssueReceiptResponse = vReceipt;

export const vGetReceiptPath = v.object({
    receiptId: vReceiptId
});

/**
 * 領収書
 */
export const vGetReceiptResponse = vReceipt;

export const vGetReceiptPdfPath = v.object({
    receiptId: vReceiptId
});

/**
 * PDF(タグ付き、日本語の文字を選択・検索できます)
 */
export const vGetReceiptPdfResponse = v.string();

export const vGetCertificatePdfPath = v.object({
    reservationId: vReservationId,
    leg: vLegName
});

/**
 * PDF(タグ付き、日本語の文字を選択・検索できます)
 */
export const vGetCertificatePdfResponse = v.string();

/**
 * 証明書のコード
 */
export const vVerifyCertificateBody = vCertificateToken;

/**
 * 証明したことと、現在の運航
 */
export const vVerifyCertificateResponse = vCertificateVerification;

export const vListWaitlistEntriesQuery = v.object({
    limit: v.optional(v.pipe(v.number(), v.integer()), 50),
    cursor: v.optional(v.string())
});

/**
 * 空席待ちの一覧
 */
export const vListWaitlistEntriesResponse = vWaitlistEntryList;

/**
 * 希望
 */
export const vJoinWaitlistBody = vWaitlistRequest;

export const vJoinWaitlistHeaders = v.object({
    'idempotency-key': v.optional(v.string())
});

/**
 * 登録した、またはメールを送った
 */
export const vJoinWaitlistResponse = vWaitlistResult;

/**
 * リンクのトークン
 */
export const vOpenWaitlistLinkBody = vWaitlistLinkToken;

/**
 * 空席待ち
 */
export const vOpenWaitlistLinkResponse = vWaitlistEntry;

export const vWithdrawFromWaitlistPath = v.object({
    waitlistEntryId: vWaitlistEntryId
});

/**
 * 取りやめた空席待ち
 */
export const vWithdrawFromWaitlistResponse = vWaitlistEntry;

export const vTakeWaitlistOfferPath = v.object({
    waitlistEntryId: vWaitlistEntryId
});

/**
 * 下書き
 */
export const vTakeWaitlistOfferResponse = vDraft;

export const vListPreOrdersQuery = v.object({
    limit: v.optional(v.pipe(v.number(), v.integer()), 50),
    cursor: v.optional(v.string())
});

/**
 * 先行申込の一覧
 */
export const vListPreOrdersResponse = vPreOrderList;

/**
 * 先行申込
 */
export const vCreatePreOrderBody = vPreOrderRequest;

export const vCreatePreOrderHeaders = v.object({
    'idempotency-key': v.optional(v.string())
});

/**
 * 受け付けた、またはメールを送った
 */
export const vCreatePreOrderResponse = vPreOrderResult;

/**
 * リンクのトークン
 */
export const vOpenPreOrderLinkBody = vPreOrderLinkToken;

/**
 * 先行申込
 */
export const vOpenPreOrderLinkResponse = vPreOrder;

export const vWithdrawPreOrderPath = v.object({
    preOrderId: vPreOrderId
});

/**
 * 取りやめた先行申込
 */
export const vWithdrawPreOrderResponse = vPreOrder;

/**
 * お知らせの登録
 */
export const vCreateSaleReminderBody = vSaleReminderRequest;

/**
 * 登録した、またはメールを送った
 */
export const vCreateSaleReminderResponse = vSaleReminder;

/**
 * リンクのトークン
 */
export const vOpenSaleReminderLinkBody = vSaleReminderToken;

/**
 * お知らせ
 */
export const vOpenSaleReminderLinkResponse = vSaleReminder;

/**
 * リンクのトークン
 */
export const vWithdrawSaleReminderBody = vSaleReminderToken;

/**
 * 取りやめた、またはすでにない
 */
export const vWithdrawSaleReminderResponse = v.void();

/**
 * 順番を手放した
 */
export const vLeaveQueueResponse = v.void();

/**
 * 現在の順番
 */
export const vGetQueuePlaceResponse = vQueuePlace;

/**
 * 現在の順番
 */
export const vJoinQueueResponse = vQueuePlace;

export const vGetPaymentPath = v.object({
    paymentId: vPaymentId
});

/**
 * お支払い
 */
export const vGetPaymentResponse = vPayment;

export const vCompletePaymentHeaders = v.object({
    'idempotency-key': v.string()
});

export const vCompletePaymentPath = v.object({
    paymentId: vPaymentId
});

/**
 * 支払い済み(予約は確定)
 */
export const vCompletePaymentResponse = vPayment;

/**
 * 通知
 */
export const vReceivePaymentEventBody = vPaymentEvent;

export const vReceivePaymentEventHeaders = v.object({
    'payment-signature': v.string()
});

/**
 * 受け取った
 */
export const vReceivePaymentEventResponse = v.void();

/**
 * 通知
 */
export const vReceiveStripeEventBody = vStripeEvent;

export const vReceiveStripeEventHeaders = v.object({
    'stripe-signature': v.string()
});

/**
 * 受け取った
 */
export const vReceiveStripeEventResponse = v.void();

/**
 * ご予約時のメールアドレス
 */
export const vRemindReservationNumberBody = vReservationNumberReminder;

/**
 * 受け付けた(予約がないときも同じ)
 */
export const vRemindReservationNumberResponse = v.void();

/**
 * 予約番号と連絡先
 */
export const vCreateGuestSessionBody = vGuestSessionRequest;

/**
 * 照会できた
 */
export const vCreateGuestSessionResponse = vGuestSession;

/**
 * 航路ごとの運航状況
 */
export const vGetServiceStatusResponse = vServiceStatus;

/**
 * お知らせの一覧
 */
export const vListNoticesResponse = vNoticeList;

export const vGetPostalCodePath = v.object({
    postalCode: vPostalCodeGiven
});

/**
 * 住所の候補
 */
export const vGetPostalCodeResponse = vPostalCodePlaces;

/**
 * 都道府県の一覧
 */
export const vListPrefecturesResponse = vPrefectureList;

/**
 * 調べたい場所
 */
export const vFindNearestPortsBody = vNearestPortsRequest;

/**
 * 近い順の港
 */
export const vFindNearestPortsResponse = vNearestPorts;

export const vReservationEventWebhookRequest = v.object({
    body: vReservationEvent,
    path: v.optional(v.never()),
    query: v.optional(v.never())
});

export const vSailingEventWebhookRequest = v.object({
    body: vSailingEvent,
    path: v.optional(v.never()),
    query: v.optional(v.never())
});

export const vPingEventWebhookRequest = v.object({
    body: vPingEvent,
    path: v.optional(v.never()),
    query: v.optional(v.never())
});
