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
 * base64url で書いたバイト列
 */
export const vBase64Url = v.string();

/**
 * WebAuthn の PublicKeyCredentialRequestOptionsJSON。navigator.credentials.get にそのまま渡せます。challenge は5分間、1回だけ使えます。
 */
export const vRequestOptions = v.object({
    challenge: vBase64Url,
    rpId: v.string(),
    timeout: v.pipe(v.number(), v.integer()),
    userVerification: v.literal('required')
});

/**
 * ブラウザーの navigator.credentials.get の結果(WebAuthn の AuthenticationResponseJSON のうち、確認に要るもの)
 */
export const vPasskeyAssertion = v.object({
    id: vBase64Url,
    clientDataJSON: vBase64Url,
    authenticatorData: vBase64Url,
    signature: vBase64Url
});

/**
 * 今のパスワード
 */
export const vLoginConfirmation = v.object({
    password: v.string()
});

/**
 * パスワードの再設定のお申し込み
 */
export const vPasswordResetRequest = v.object({
    email: vEmailGiven
});

/**
 * メールのリンクに含まれるトークン
 */
export const vToken = v.string();

/**
 * メールのリンクのトークン
 */
export const vLinkToken = v.object({
    token: vToken
});

/**
 * メールアドレス(携帯電話会社の古い形のアドレスも含む)
 */
export const vEmail = v.string();

/**
 * パスキーのID
 */
export const vPasskeyId = v.string();

/**
 * 版。変更のたびに増え、ETagと同じ値です。
 */
export const vVersion = v.pipe(v.number(), v.integer());

/**
 * 会員がつけた名前
 */
export const vPasskeyName = v.string();

/**
 * ログインに使うパスキー。秘密の鍵は端末の中にあり、こちらにはありません。
 */
export const vPasskey = v.object({
    id: vPasskeyId,
    version: vVersion,
    name: vPasskeyName,
    isSynced: v.boolean(),
    addedAt: vInstant,
    lastUsedAt: v.nullable(vInstant)
});

/**
 * まだ使えるパスワード再設定のリンク
 */
export const vPasswordResetLink = v.object({
    email: vEmail,
    expiresAt: vInstant,
    passkeys: v.array(vPasskey)
});

/**
 * 新しいパスワード(入力のまま。前後の空白も含む)
 */
export const vNewPassword = v.string();

/**
 * パスワードの再設定
 */
export const vPasswordReset = v.object({
    token: vToken,
    password: vNewPassword,
    removedPasskeyIds: v.optional(v.array(vPasskeyId))
});

/**
 * お申し込みに必要な同意
 */
export const vSignUpConsents = v.object({
    memberTerms: v.boolean(),
    privacyPolicy: v.boolean()
});

/**
 * 会員登録のお申し込み
 */
export const vSignUpApplication = v.object({
    email: vEmailGiven,
    consents: vSignUpConsents
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
    nationality: v.optional(v.string()),
    passportNumber: v.optional(v.string()),
    news: v.optional(v.boolean()),
    version: v.optional(vVersion),
    scope: v.optional(v.array(v.string()))
});

/**
 * まだ使える、会員登録のリンク
 */
export const vSignUpLink = v.object({
    email: vEmail,
    expiresAt: vInstant,
    typed: v.nullable(vMember)
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
 * 入力された電話番号
 */
export const vPhoneInput = v.string();

/**
 * 入力された郵便番号。全角数字、ハイフン、〒を含んでもかまいません。
 */
export const vPostalCodeInput = v.string();

/**
 * 入力された住所の一部
 */
export const vAddressInput = v.string();

/**
 * 住所の入力(任意。登録しない場合は、すべて空文字)。どれかがあれば、建物名のほかはすべて必要です(日本国外では、郵便番号と番地も任意)。
 */
export const vMemberAddressInput = v.object({
    postalCode: vPostalCodeInput,
    prefecture: vAddressInput,
    city: vAddressInput,
    line1: vAddressInput,
    building: vAddressInput
});

/**
 * 会員の情報の入力。全角・半角、ひらがな・カタカナは問いません。
 */
export const vMemberInput = v.object({
    familyName: vNameInput,
    givenName: vNameInput,
    familyNameKana: vNameInput,
    givenNameKana: vNameInput,
    hasOneName: v.optional(vHasOneName),
    birthDate: v.string(),
    sex: v.picklist([
        '',
        'male',
        'female',
        'other'
    ]),
    phone: vPhoneInput,
    address: vMemberAddressInput,
    nationality: v.string(),
    passportNumber: v.string(),
    news: v.boolean()
});

/**
 * 会員登録
 */
export const vMemberRegistration = v.object({
    token: vToken,
    member: vMemberInput,
    password: vNewPassword
});

/**
 * パスワードの変更
 */
export const vPasswordChange = v.object({
    currentPassword: v.string(),
    newPassword: vNewPassword
});

/**
 * まだ使えるリンク
 */
export const vMailedLink = v.object({
    email: vEmail,
    expiresAt: vInstant
});

/**
 * 確認を待っているメールアドレスの変更
 */
export const vPendingEmailChange = v.object({
    pending: v.nullable(vMailedLink)
});

/**
 * メールアドレスの変更のお申し込み
 */
export const vEmailChangeRequest = v.object({
    currentPassword: v.string(),
    newEmail: vEmailGiven
});

/**
 * 同行者のID
 */
export const vCompanionId = v.string();

/**
 * 姓または名、その読み。姓と名に分かれていない名前では、片方とその読みが空文字。
 */
export const vNamePart = v.string();

/**
 * 手帳の種類。physical=身体障害者手帳、intellectual=療育手帳、mental=精神障害者保健福祉手帳、war=戦傷病者手帳
 */
export const vDisabilityCertificate = v.string();

/**
 * 手帳の区分。class1=第1種、class2=第2種
 */
export const vDisabilityClass = v.string();

/**
 * お手伝いの種類。manualWheelchair=手動車いす、electricWheelchair=電動車いす、steps=段差が難しい、visual=視覚、hearing=聴覚(筆談)、liftParking=エレベーター近くの駐車、assistanceDog=補助犬
 */
export const vAssistance = v.string();

/**
 * 会員が登録した同行者。旅客名簿に必要な項目と、割引の証明書、お手伝いを持ちます。
 */
export const vCompanion = v.object({
    id: vCompanionId,
    version: vVersion,
    familyName: vNamePart,
    givenName: vNamePart,
    familyNameKana: vNamePart,
    givenNameKana: vNamePart,
    birthDate: vLocalDate,
    sex: vSex,
    livesAbroad: v.boolean(),
    city: vCity,
    nationality: v.string(),
    passportNumber: v.nullable(v.string()),
    emergencySupport: v.string(),
    emergencySupportDetail: v.string(),
    certificate: v.nullable(vDisabilityCertificate),
    disabilityClass: v.nullable(vDisabilityClass),
    assistance: v.array(vAssistance),
    assistanceNote: v.string()
});

/**
 * 会員が登録した同行者
 */
export const vCompanionList = v.object({
    companions: v.array(vCompanion),
    limit: v.pipe(v.number(), v.integer())
});

/**
 * 同行者の入力。全角・半角、ひらがな・カタカナは問いません。
 */
export const vCompanionInput = v.object({
    familyName: vNameInput,
    givenName: vNameInput,
    familyNameKana: vNameInput,
    givenNameKana: vNameInput,
    hasOneName: v.optional(vHasOneName),
    birthDate: v.string(),
    sex: v.string(),
    livesAbroad: v.boolean(),
    city: vAddressInput,
    nationality: v.string(),
    passportNumber: v.string(),
    emergencySupport: v.string(),
    emergencySupportDetail: v.string(),
    certificate: v.string(),
    disabilityClass: v.string(),
    assistance: v.array(vAssistance),
    assistanceNote: v.string(),
    sensitiveDataConsent: v.boolean()
});

/**
 * 会員のパスキー
 */
export const vPasskeyList = v.object({
    passkeys: v.array(vPasskey),
    limit: v.pipe(v.number(), v.integer())
});

/**
 * パスキーの名前(前後の空白は取り除きます。30文字まで)
 */
export const vPasskeyNameInput = v.string();

/**
 * ブラウザーの navigator.credentials.create の結果(WebAuthn の RegistrationResponseJSON のうち、確認に要るもの)
 */
export const vNewCredential = v.object({
    id: vBase64Url,
    clientDataJSON: vBase64Url,
    attestationObject: vBase64Url,
    transports: v.array(v.string())
});

/**
 * 追加するパスキー
 */
export const vPasskeyInput = v.object({
    name: vPasskeyNameInput,
    credential: vNewCredential
});

/**
 * パスキーの新しい名前
 */
export const vPasskeyRename = v.object({
    name: vPasskeyNameInput
});

/**
 * すでにあるパスキー
 */
export const vCredentialReference = v.object({
    type: v.literal('public-key'),
    id: vBase64Url
});

/**
 * WebAuthn の PublicKeyCredentialCreationOptionsJSON。navigator.credentials.create にそのまま渡せます。challenge は5分間、1回だけ使えます。
 */
export const vCreationOptions = v.object({
    challenge: vBase64Url,
    rp: v.object({
        id: v.string(),
        name: v.string()
    }),
    user: v.object({
        id: vBase64Url,
        name: v.string(),
        displayName: v.string()
    }),
    pubKeyCredParams: v.array(v.object({
        type: v.literal('public-key'),
        alg: v.pipe(v.number(), v.integer())
    })),
    timeout: v.pipe(v.number(), v.integer()),
    excludeCredentials: v.array(vCredentialReference),
    authenticatorSelection: v.object({
        residentKey: v.literal('required'),
        userVerification: v.literal('required')
    }),
    attestation: v.literal('none')
});

/**
 * 会員が登録した車両のID
 */
export const vMemberVehicleId = v.string();

/**
 * 車両の種類のID
 */
export const vVehicleTypeId = v.string();

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
 * 会員が登録した車両。予約と運賃の計算で選べます。
 */
export const vMemberVehicle = v.object({
    id: vMemberVehicleId,
    version: vVersion,
    name: v.string(),
    vehicleTypeId: vVehicleTypeId,
    model: v.string(),
    lengthCm: v.nullable(v.pipe(v.number(), v.integer())),
    plate: v.nullable(vNumberPlateInput),
    isLow: v.boolean(),
    inspectionExpiresOn: v.nullable(vLocalDate)
});

/**
 * 会員が登録した車両
 */
export const vMemberVehicleList = v.object({
    vehicles: v.array(vMemberVehicle),
    limit: v.pipe(v.number(), v.integer())
});

/**
 * 車両の入力。全角・半角は問いません。
 */
export const vMemberVehicleInput = v.object({
    name: v.string(),
    vehicleTypeId: v.string(),
    model: v.string(),
    length: v.string(),
    plate: vNumberPlateInput,
    isLow: v.boolean(),
    inspectionExpiresOn: v.string()
});

/**
 * 登録した車両の車検の期限が近づいたときのお知らせ
 */
export const vInspectionReminders = v.boolean();

/**
 * お得な情報や新しい航路のお知らせ(会員のnewsと同じ)
 */
export const vNews = v.boolean();

/**
 * 会員が選べるメールのお知らせ。予約・お支払い・払い戻しと、ログインや会員情報の安全のためのお知らせは、必ず届くので設定がありません。
 */
export const vNotificationSettings = v.object({
    inspectionReminders: vInspectionReminders,
    news: vNews,
    version: vVersion
});

/**
 * 会員が選んだメールのお知らせ
 */
export const vNotificationSettingsInput = v.object({
    inspectionReminders: vInspectionReminders,
    news: vNews
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
 * 会員が登録したカード
 */
export const vCardList = v.object({
    cards: v.array(vStoredCard),
    limit: v.pipe(v.number(), v.integer())
});

/**
 * 入力中の予約のID
 */
export const vDraftId = v.string();

/**
 * お客様情報を保存する予約の下書き
 */
export const vKeepCustomersRequest = v.object({
    draftId: vDraftId
});

/**
 * 会員情報に保存した内容。同じ内容がすでに登録されていたものは数えません。
 */
export const vKeptCustomers = v.object({
    isMemberChanged: v.boolean(),
    companions: v.pipe(v.number(), v.integer()),
    vehicles: v.pipe(v.number(), v.integer())
});

/**
 * 登録したカードと、登録への同意
 */
export const vRecordedCard = v.object({
    card: vStoredCard,
    version: v.string(),
    agreedAt: vInstant
});

/**
 * ログインのID
 */
export const vLoginId = v.string();

/**
 * ログイン
 */
export const vMemberLogin = v.object({
    id: vLoginId,
    device: v.string(),
    isCurrent: v.boolean(),
    loggedInAt: vInstant,
    lastUsedAt: vInstant
});

/**
 * 同意の記録
 */
export const vRecordedConsent = v.object({
    consent: v.string(),
    version: v.string(),
    agreedAt: vInstant,
    companionId: v.nullable(vCompanionId)
});

/**
 * 予約の状態。held=仮予約、paymentProcessing=お支払い手続き中(期限が過ぎてもお席は取り置き)、confirmedUnpaid=予約済み(お支払い待ち)、confirmed=予約確定(お支払い済み)、expired=期限切れ、cancelled=取消済み
 */
export const vReservationState = v.string();

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
 * 予約した行程の記録
 */
export const vRecordedLeg = v.object({
    routeName: v.string(),
    vesselName: v.string(),
    fromPortName: v.string(),
    toPortName: v.string(),
    departureAt: vInstant,
    arrivalAt: vInstant,
    cabins: v.array(v.string()),
    vehicles: v.array(vReservedVehicle)
});

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
 * 旅客区分。adult=大人、child=小人、infant=幼児、baby=乳児
 */
export const vPassengerClass = v.string();

/**
 * 予約の乗船者の記録(旅客名簿に記載する項目)
 */
export const vRecordedPassenger = v.object({
    passengerClass: vPassengerClass,
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
    certificate: v.nullable(vDisabilityCertificate),
    disabilityClass: v.nullable(vDisabilityClass),
    assistance: v.array(vAssistance),
    assistanceNote: v.string()
});

/**
 * お支払い方法。card=クレジットカード(今すぐ決済)、applePay・googlePay・payPay=ウォレット決済(今すぐ決済)、convenienceStore=コンビニ、port=乗船港の窓口
 */
export const vPaymentMethod = v.string();

/**
 * お支払いの状態。
 * pending=決済会社の応答待ち、requiresAction=本人認証、またはPayPayでの支払いが必要、unknown=結果を確認中(再送しないでください)、awaitingPayment=コンビニでのお支払い待ち、captured=支払い済み、
 * failed=承認されなかった、cancelled=お客様が中止した、timedOut=本人認証、またはPayPayの有効時間が過ぎた、expired=支払期限が過ぎた、refundPending=払い戻しの手続き中、refundNeedsAccount=払い戻し先の口座の登録が必要(手続きは決済会社がメールで案内します)、refunded=払い戻し済み
 *
 */
export const vPaymentState = v.string();

/**
 * お支払いの記録
 */
export const vRecordedPayment = v.object({
    method: vPaymentMethod,
    state: vPaymentState,
    amountYen: vYen,
    createdAt: vInstant
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
 * 変わった項目。passengers=人数、names=人数はそのままの、氏名・割引など乗船者のこと。ほかは ChangePart と同じです。
 */
export const vChangedPart = v.string();

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
 * 払い戻しの方法。card=お支払いのカード、wallet=お支払いに使ったウォレット(Apple Pay・Google Payではそのカード、PayPayではPayPay)、account=お客様の口座(この画面で登録する)、accountByProvider=お客様の口座(決済会社がメールで登録を案内する)、port=乗船港の窓口
 */
export const vRefundWay = v.string();

/**
 * 払い戻し1件。口座そのものは含みません。
 */
export const vRecordedRefund = v.object({
    way: vRefundWay,
    state: vRefundState,
    amountYen: vYen,
    transferFeeYen: vYen,
    isAccountRegistered: v.boolean()
});

/**
 * 発行した領収書のID。発行1回ごとに異なります。
 */
export const vReceiptId = v.string();

/**
 * 領収書番号。予約番号と、その予約で発行した順の番号。
 */
export const vReceiptNumber = v.string();

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
 * 予約の履歴
 */
export const vHistoryEntry = v.object({
    at: vInstant,
    event: v.string(),
    by: v.string()
});

/**
 * 同行者に送った入力のリンク
 */
export const vRecordedPassengerLink = v.object({
    passenger: v.pipe(v.number(), v.integer()),
    email: v.nullable(vEmail),
    createdAt: vInstant,
    completedAt: v.nullable(vInstant),
    withdrawnAt: v.nullable(vInstant)
});

/**
 * 引換券の記録
 */
export const vRecordedVoucher = v.object({
    includeName: v.string(),
    partnerName: v.string(),
    usedAt: v.nullable(vInstant)
});

/**
 * 提携きっぷの記録
 */
export const vRecordedTicket = v.object({
    name: v.string(),
    sellerName: v.string(),
    validFrom: vLocalDate,
    validUntil: vLocalDate,
    mayInformPartners: v.boolean(),
    vouchers: v.array(vRecordedVoucher)
});

/**
 * 予約の記録。お名前の保存期間が過ぎた予約では、代表者がnull、乗船者が空です。
 */
export const vRecordedReservation = v.object({
    reservationNumber: vReservationNumber,
    state: vReservationState,
    createdAt: vInstant,
    legs: v.array(vRecordedLeg),
    representative: v.nullable(vRepresentative),
    passengers: v.array(vRecordedPassenger),
    totalYen: vYen,
    paymentMethod: v.nullable(vPaymentMethod),
    payments: v.array(vRecordedPayment),
    cancellations: v.array(vCancellation),
    changes: v.array(vMadeChange),
    refunds: v.array(vRecordedRefund),
    receipts: v.array(vIssuedReceipt),
    history: v.array(vHistoryEntry),
    consents: v.array(vRecordedConsent),
    passengerLinks: v.array(vRecordedPassengerLink),
    partnerTicket: v.nullable(vRecordedTicket)
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
 * 空席待ちの状態。waiting=空きを待っている、offered=お席を取り置いている(offer の期限まで)、taken=予約のお手続きに進んだ、lapsed=期限までにお手続きがなく、取り置きが終わった、withdrawn=取りやめた、over=空きが出ないまま受付が終わった
 */
export const vWaitlistState = v.string();

/**
 * 空席待ちの記録
 */
export const vRecordedWaitlistEntry = v.object({
    fromPortName: v.string(),
    toPortName: v.string(),
    departureAt: vInstant,
    party: vParty,
    vehicles: v.pipe(v.number(), v.integer()),
    pets: v.pipe(v.number(), v.integer()),
    email: vEmail,
    joinedAt: vInstant,
    until: vInstant,
    state: vWaitlistState
});

/**
 * 予約の受付開始のお知らせの記録
 */
export const vRecordedSaleReminder = v.object({
    fromPortName: v.string(),
    toPortName: v.string(),
    date: vLocalDate,
    salesOpenAt: vInstant,
    registeredAt: vInstant
});

/**
 * 希望した便と客室の記録
 */
export const vRecordedChoice = v.object({
    fromPortName: v.string(),
    toPortName: v.string(),
    departureAt: vInstant,
    cabinName: v.nullable(v.string())
});

/**
 * 先行申込の乗船者の記録
 */
export const vRecordedOrderedPassenger = v.object({
    passengerClass: vPassengerClass,
    familyName: vNamePart,
    givenName: vNamePart,
    familyNameKana: vNamePart,
    givenNameKana: vNamePart,
    age: v.string()
});

/**
 * 先行申込の状態。accepted=受け付けた(抽選を待っている)、drawn=抽選が済んだ(entries が結果)、merged=先に受け付けた申込と1件にまとめた、withdrawn=取りやめた、over=希望の便が運航しない、または希望の全体が入らなくなった
 */
export const vPreOrderState = v.string();

/**
 * 先行申込の記録
 */
export const vRecordedPreOrder = v.object({
    choices: v.array(vRecordedChoice),
    party: vParty,
    vehicles: v.pipe(v.number(), v.integer()),
    pets: v.pipe(v.number(), v.integer()),
    passengers: v.array(vRecordedOrderedPassenger),
    paymentMethod: vPaymentMethod,
    email: vEmail,
    salesOpenAt: vInstant,
    acceptedAt: vInstant,
    state: vPreOrderState
});

/**
 * 会員についてお預かりしている情報。入力の途中の予約と、お送りしたメールの控え(90日)は含みません。カード番号と、パスワードやパスキーの鍵は含みません。ほかの会員の情報は含みません。
 */
export const vMemberData = v.object({
    createdAt: vInstant,
    member: vMember,
    notifications: vNotificationSettings,
    companions: v.array(vCompanion),
    vehicles: v.array(vMemberVehicle),
    cards: v.array(vRecordedCard),
    passkeys: v.array(vPasskey),
    logins: v.array(vMemberLogin),
    devices: v.array(v.string()),
    consents: v.array(vRecordedConsent),
    reservations: v.array(vRecordedReservation),
    waitlist: v.array(vRecordedWaitlistEntry),
    saleReminders: v.array(vRecordedSaleReminder),
    preOrders: v.array(vRecordedPreOrder)
});

/**
 * 会員のログイン
 */
export const vLoginList = v.object({
    logins: v.array(vMemberLogin)
});

/**
 * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
 */
export const vIfMatch = v.string();

/**
 * 応答を受け取れずに送り直しても、二重に作らないための鍵(UUID推奨。省略できる)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
 */
export const vIdempotencyKeyIfAny = v.string();

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
 * navigator.credentials.get に渡す値
 */
export const vCreatePasskeyLoginChallengeResponse = vRequestOptions;

/**
 * ブラウザーの結果
 */
export const vLoginWithPasskeyBody = vPasskeyAssertion;

/**
 * ログインした
 */
export const vLoginWithPasskeyResponse = v.void();

/**
 * 今のパスワード
 */
export const vConfirmLoginBody = vLoginConfirmation;

/**
 * 確認した
 */
export const vConfirmLoginResponse = v.void();

/**
 * メールアドレス
 */
export const vRequestPasswordResetBody = vPasswordResetRequest;

/**
 * 受け付けた(登録の有無は区別しません)
 */
export const vRequestPasswordResetResponse = v.void();

/**
 * リンクのトークン
 */
export const vCheckPasswordResetLinkBody = vLinkToken;

/**
 * 使えるリンク
 */
export const vCheckPasswordResetLinkResponse = vPasswordResetLink;

/**
 * リンクのトークンと新しいパスワード
 */
export const vResetPasswordBody = vPasswordReset;

/**
 * 変更した
 */
export const vResetPasswordResponse = v.void();

/**
 * メールアドレスと同意
 */
export const vApplyForSignUpBody = vSignUpApplication;

/**
 * 受け付けた(登録の有無は区別しません)
 */
export const vApplyForSignUpResponse = v.void();

/**
 * リンクのトークン
 */
export const vCheckSignUpLinkBody = vLinkToken;

/**
 * 使えるリンク
 */
export const vCheckSignUpLinkResponse = vSignUpLink;

/**
 * リンクのトークンと会員の情報
 */
export const vCreateMemberBody = vMemberRegistration;

/**
 * 登録した
 */
export const vCreateMemberResponse = vMember;

/**
 * 今のパスワードと新しいパスワード
 */
export const vChangePasswordBody = vPasswordChange;

/**
 * 変更した
 */
export const vChangePasswordResponse = v.void();

/**
 * 取りやめた
 */
export const vCancelEmailChangeResponse = v.void();

/**
 * 確認を待っている変更(なければnull)
 */
export const vGetEmailChangeResponse = vPendingEmailChange;

/**
 * 今のパスワードと新しいメールアドレス
 */
export const vRequestEmailChangeBody = vEmailChangeRequest;

/**
 * 受け付けた(ほかの会員のアドレスかどうかは区別しません)
 */
export const vRequestEmailChangeResponse = v.void();

/**
 * リンクのトークン
 */
export const vCheckEmailChangeLinkBody = vLinkToken;

/**
 * 使えるリンク
 */
export const vCheckEmailChangeLinkResponse = vMailedLink;

/**
 * リンクのトークン
 */
export const vConfirmEmailChangeBody = vLinkToken;

/**
 * 変更した
 */
export const vConfirmEmailChangeResponse = v.void();

/**
 * リンクのトークン
 */
export const vStopEmailChangeBody = vLinkToken;

/**
 * 止めた
 */
export const vStopEmailChangeResponse = v.void();

/**
 * 退会した
 */
export const vDeleteCurrentMemberResponse = v.void();

/**
 * 会員
 */
export const vGetCurrentMemberResponse = vMember;

/**
 * 会員の情報の入力
 */
export const vUpdateCurrentMemberBody = vMemberInput;

export const vUpdateCurrentMemberHeaders = v.object({
    'if-match': v.string()
});

/**
 * 変更した会員
 */
export const vUpdateCurrentMemberResponse = vMember;

/**
 * 同行者
 */
export const vListCompanionsResponse = vCompanionList;

/**
 * 同行者
 */
export const vCreateCompanionBody = vCompanionInput;

export const vCreateCompanionHeaders = v.object({
    'idempotency-key': v.optional(v.string())
});

/**
 * 登録した
 */
export const vCreateCompanionResponse = vCompanion;

export const vDeleteCompanionPath = v.object({
    companionId: vCompanionId
});

/**
 * 削除した
 */
export const vDeleteCompanionResponse = v.void();

/**
 * 同行者
 */
export const vUpdateCompanionBody = vCompanionInput;

export const vUpdateCompanionHeaders = v.object({
    'if-match': v.string()
});

export const vUpdateCompanionPath = v.object({
    companionId: vCompanionId
});

/**
 * 変更した
 */
export const vUpdateCompanionResponse = vCompanion;

/**
 * パスキー
 */
export const vListPasskeysResponse = vPasskeyList;

/**
 * 追加するパスキー
 */
export const vCreatePasskeyBody = vPasskeyInput;

/**
 * 追加した
 */
export const vCreatePasskeyResponse = vPasskey;

export const vDeletePasskeyPath = v.object({
    passkeyId: vPasskeyId
});

/**
 * 削除した
 */
export const vDeletePasskeyResponse = v.void();

/**
 * 新しい名前
 */
export const vUpdatePasskeyBody = vPasskeyRename;

export const vUpdatePasskeyHeaders = v.object({
    'if-match': v.string()
});

export const vUpdatePasskeyPath = v.object({
    passkeyId: vPasskeyId
});

/**
 * 変更した
 */
export const vUpdatePasskeyResponse = vPasskey;

/**
 * navigator.credentials.create に渡す値
 */
export const vCreatePasskeyChallengeResponse = vCreationOptions;

/**
 * 車両
 */
export const vListMemberVehiclesResponse = vMemberVehicleList;

/**
 * 車両
 */
export const vCreateMemberVehicleBody = vMemberVehicleInput;

export const vCreateMemberVehicleHeaders = v.object({
    'idempotency-key': v.optional(v.string())
});

/**
 * 登録した
 */
export const vCreateMemberVehicleResponse = vMemberVehicle;

export const vDeleteMemberVehiclePath = v.object({
    memberVehicleId: vMemberVehicleId
});

/**
 * 削除した
 */
export const vDeleteMemberVehicleResponse = v.void();

/**
 * 車両
 */
export const vUpdateMemberVehicleBody = vMemberVehicleInput;

export const vUpdateMemberVehicleHeaders = v.object({
    'if-match': v.string()
});

export const vUpdateMemberVehiclePath = v.object({
    memberVehicleId: vMemberVehicleId
});

/**
 * 変更した
 */
export const vUpdateMemberVehicleResponse = vMemberVehicle;

/**
 * 設定
 */
export const vGetNotificationSettingsResponse = vNotificationSettings;

/**
 * 設定
 */
export const vUpdateNotificationSettingsBody = vNotificationSettingsInput;

export const vUpdateNotificationSettingsHeaders = v.object({
    'if-match': v.string()
});

/**
 * 変更した設定
 */
export const vUpdateNotificationSettingsResponse = vNotificationSettings;

/**
 * 登録したカード
 */
export const vListCardsResponse = vCardList;

export const vDeleteCardPath = v.object({
    cardId: vStoredCardId
});

/**
 * 削除した
 */
export const vDeleteCardResponse = v.void();

/**
 * 予約の下書き
 */
export const vKeepCustomersBody = vKeepCustomersRequest;

export const vKeepCustomersHeaders = v.object({
    'if-match': v.string()
});

/**
 * 保存した
 */
export const vKeepCustomersResponse = vKeptCustomers;

/**
 * 会員のデータ
 */
export const vGetMemberDataResponse = vMemberData;

/**
 * 終了した
 */
export const vEndOtherLoginsResponse = v.void();

/**
 * ログイン
 */
export const vListLoginsResponse = vLoginList;

export const vEndLoginPath = v.object({
    loginId: vLoginId
});

/**
 * 終了した
 */
export const vEndLoginResponse = v.void();
