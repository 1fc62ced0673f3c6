// Generated from openapi/external-api by `npm run generate`. Do not edit.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
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
 * base64url で書いたバイト列
 */
export type Base64Url = string;

/**
 * WebAuthn の PublicKeyCredentialRequestOptionsJSON。navigator.credentials.get にそのまま渡せます。challenge は5分間、1回だけ使えます。
 */
export type RequestOptions = {
    /**
     * 一度だけの値
     */
    challenge: Base64Url;
    /**
     * サイトのドメイン
     */
    rpId: string;
    /**
     * 操作を待つ時間・ミリ秒
     */
    timeout: number;
    /**
     * 指紋、顔、暗証番号で本人を確かめること
     */
    userVerification: 'required';
};

/**
 * ブラウザーの navigator.credentials.get の結果(WebAuthn の AuthenticationResponseJSON のうち、確認に要るもの)
 */
export type PasskeyAssertion = {
    /**
     * パスキーの識別子
     */
    id: Base64Url;
    /**
     * ブラウザーが署名の対象にした内容
     */
    clientDataJSON: Base64Url;
    /**
     * 端末の確認の結果
     */
    authenticatorData: Base64Url;
    /**
     * 署名
     */
    signature: Base64Url;
};

/**
 * 今のパスワード
 */
export type LoginConfirmation = {
    /**
     * 今のパスワード(入力のまま。前後の空白も含む)
     */
    password: string;
};

/**
 * パスワードの再設定のお申し込み
 */
export type PasswordResetRequest = {
    email: EmailGiven;
};

/**
 * メールのリンクに含まれるトークン
 */
export type Token = string;

/**
 * メールのリンクのトークン
 */
export type LinkToken = {
    token: Token;
};

/**
 * メールアドレス(携帯電話会社の古い形のアドレスも含む)
 */
export type Email = string;

/**
 * パスキーのID
 */
export type PasskeyId = string;

/**
 * 版。変更のたびに増え、ETagと同じ値です。
 */
export type Version = number;

/**
 * 会員がつけた名前
 */
export type PasskeyName = string;

/**
 * ログインに使うパスキー。秘密の鍵は端末の中にあり、こちらにはありません。
 */
export type Passkey = {
    id: PasskeyId;
    version: Version;
    name: PasskeyName;
    /**
     * ほかの端末と同期される(端末を失っても使える)
     */
    isSynced: boolean;
    /**
     * 追加した日時
     */
    addedAt: Instant;
    /**
     * 最後にログインに使った日時(まだない場合はnull)
     */
    lastUsedAt: Instant | null;
};

/**
 * まだ使えるパスワード再設定のリンク
 */
export type PasswordResetLink = {
    /**
     * リンクを送ったメールアドレス
     */
    email: Email;
    /**
     * リンクの期限
     */
    expiresAt: Instant;
    /**
     * 会員のパスキー(覚えのないものを、再設定と一緒に外せる)
     */
    passkeys: Array<Passkey>;
};

/**
 * 新しいパスワード(入力のまま。前後の空白も含む)
 */
export type NewPassword = string;

/**
 * パスワードの再設定
 */
export type PasswordReset = {
    token: Token;
    password: NewPassword;
    /**
     * 一緒に外すパスキー。ない場合は、どれも残ります。
     */
    removedPasskeyIds?: Array<PasskeyId>;
};

/**
 * お申し込みに必要な同意
 */
export type SignUpConsents = {
    /**
     * 会員規約への同意
     */
    memberTerms: boolean;
    /**
     * 個人情報の取扱いへの同意
     */
    privacyPolicy: boolean;
};

/**
 * 会員登録のお申し込み
 */
export type SignUpApplication = {
    email: EmailGiven;
    consents: SignUpConsents;
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
     * 姓(姓と名に分かれていない名前では、姓か名の項目がない)
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
     * 国籍(国内に住所がない会員。登録していない場合は項目がない)
     */
    nationality?: string;
    /**
     * 旅券番号(国内に住所がない会員。登録していない場合は項目がない)
     */
    passportNumber?: string;
    /**
     * お得な情報や新しい航路のお知らせをメールで受け取る
     */
    news?: boolean;
    /**
     * 版。ETagと同じ値。
     */
    version?: Version;
    /**
     * この会員に許されていること
     */
    scope?: Array<string>;
};

/**
 * まだ使える、会員登録のリンク
 */
export type SignUpLink = {
    /**
     * リンクを送ったメールアドレス
     */
    email: Email;
    /**
     * リンクの期限
     */
    expiresAt: Instant;
    /**
     * このセッションの予約または入力中の予約に、同じメールアドレスで入力した代表者(会員の項目の形。入力中では、正しい項目だけ)。なければnull。
     */
    typed: Member | null;
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
 * 入力された電話番号
 */
export type PhoneInput = string;

/**
 * 入力された郵便番号。全角数字、ハイフン、〒を含んでもかまいません。
 */
export type PostalCodeInput = string;

/**
 * 入力された住所の一部
 */
export type AddressInput = string;

/**
 * 住所の入力(任意。登録しない場合は、すべて空文字)。どれかがあれば、建物名のほかはすべて必要です(日本国外では、郵便番号と番地も任意)。
 */
export type MemberAddressInput = {
    postalCode: PostalCodeInput;
    /**
     * 都道府県、または「日本国外」
     */
    prefecture: AddressInput;
    /**
     * 市区町村
     */
    city: AddressInput;
    /**
     * 町名・番地
     */
    line1: AddressInput;
    /**
     * 建物名・部屋番号(任意)
     */
    building: AddressInput;
};

/**
 * 会員の情報の入力。全角・半角、ひらがな・カタカナは問いません。
 */
export type MemberInput = {
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
     * 生年月日(YYYY-MM-DD。任意。登録しない場合は空文字。予約のときに年齢をおたずねします)
     */
    birthDate: string;
    /**
     * 性別。登録しない場合は空文字。otherは「その他・回答しない」。
     */
    sex: '' | 'male' | 'female' | 'other';
    /**
     * 電話番号(任意。登録しない場合は空文字。予約のときにおたずねします)
     */
    phone: PhoneInput;
    address: MemberAddressInput;
    /**
     * 国籍(任意。国内に住所がない場合。それ以外は空文字)
     */
    nationality: string;
    /**
     * 旅券番号(任意。国内に住所がない場合。それ以外は空文字)
     */
    passportNumber: string;
    /**
     * お得な情報や新しい航路のお知らせをメールで受け取る
     */
    news: boolean;
};

/**
 * 会員登録
 */
export type MemberRegistration = {
    token: Token;
    member: MemberInput;
    password: NewPassword;
};

/**
 * パスワードの変更
 */
export type PasswordChange = {
    /**
     * 今のパスワード(入力のまま。前後の空白も含む)
     */
    currentPassword: string;
    newPassword: NewPassword;
};

/**
 * まだ使えるリンク
 */
export type MailedLink = {
    /**
     * リンクを送ったメールアドレス
     */
    email: Email;
    /**
     * リンクの期限
     */
    expiresAt: Instant;
};

/**
 * 確認を待っているメールアドレスの変更
 */
export type PendingEmailChange = {
    /**
     * 新しいメールアドレスとリンクの期限(なければnull)
     */
    pending: MailedLink | null;
};

/**
 * メールアドレスの変更のお申し込み
 */
export type EmailChangeRequest = {
    /**
     * 今のパスワード(入力のまま。前後の空白も含む)
     */
    currentPassword: string;
    /**
     * 新しいメールアドレス
     */
    newEmail: EmailGiven;
};

/**
 * 同行者のID
 */
export type CompanionId = string;

/**
 * 姓または名、その読み。姓と名に分かれていない名前では、片方とその読みが空文字。
 */
export type NamePart = string;

/**
 * 手帳の種類。physical=身体障害者手帳、intellectual=療育手帳、mental=精神障害者保健福祉手帳、war=戦傷病者手帳
 */
export type DisabilityCertificate = 'physical' | 'intellectual' | 'mental' | 'war';

/**
 * 手帳の区分。class1=第1種、class2=第2種
 */
export type DisabilityClass = 'class1' | 'class2';

/**
 * お手伝いの種類。manualWheelchair=手動車いす、electricWheelchair=電動車いす、steps=段差が難しい、visual=視覚、hearing=聴覚(筆談)、liftParking=エレベーター近くの駐車、assistanceDog=補助犬
 */
export type Assistance = 'manualWheelchair' | 'electricWheelchair' | 'steps' | 'visual' | 'hearing' | 'liftParking' | 'assistanceDog';

/**
 * 会員が登録した同行者。旅客名簿に必要な項目と、割引の証明書、お手伝いを持ちます。
 */
export type Companion = {
    id: CompanionId;
    version: Version;
    /**
     * 姓
     */
    familyName: NamePart;
    /**
     * 名
     */
    givenName: NamePart;
    /**
     * 姓の読み(全角カタカナ)
     */
    familyNameKana: NamePart;
    /**
     * 名の読み(全角カタカナ)
     */
    givenNameKana: NamePart;
    /**
     * 生年月日(乗船日の区分はここから決まる)
     */
    birthDate: LocalDate;
    sex: Sex;
    /**
     * 日本国内に住所がない(国籍と旅券番号が必要)
     */
    livesAbroad: boolean;
    /**
     * お住まいの市区町村。国内に住所がない場合は空文字。
     */
    city: City;
    /**
     * 国籍(国内に住所がない場合)。ほかは空文字。
     */
    nationality: string;
    /**
     * 旅券番号(国内に住所がない場合)
     */
    passportNumber: string | null;
    /**
     * 非常時の支援の要否
     */
    emergencySupport: 'none' | 'needed';
    /**
     * 必要な支援の内容。必要ない場合は空文字。
     */
    emergencySupportDetail: string;
    /**
     * 手帳の種類(ない場合はnull)
     */
    certificate: DisabilityCertificate | null;
    /**
     * 手帳の区分(手帳がない場合はnull)
     */
    disabilityClass: DisabilityClass | null;
    /**
     * 乗下船のお手伝い
     */
    assistance: Array<Assistance>;
    /**
     * お手伝いについて(車いすの寸法など)。ない場合は空文字。
     */
    assistanceNote: string;
};

/**
 * 会員が登録した同行者
 */
export type CompanionList = {
    /**
     * 同行者(登録した順)
     */
    companions: Array<Companion>;
    /**
     * 登録できる人数
     */
    limit: number;
};

/**
 * 同行者の入力。全角・半角、ひらがな・カタカナは問いません。
 */
export type CompanionInput = {
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
     * 生年月日(YYYY-MM-DD)
     */
    birthDate: string;
    /**
     * 性別。未入力は空文字。otherは「その他・回答しない」。
     */
    sex: '' | 'male' | 'female' | 'other';
    /**
     * 日本国内に住所がない(国籍と旅券番号が必要)
     */
    livesAbroad: boolean;
    /**
     * お住まいの市区町村。国内に住所がない場合は空文字。
     */
    city: AddressInput;
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
     * 手帳の種類。physical=身体障害者手帳、intellectual=療育手帳、mental=精神障害者保健福祉手帳、war=戦傷病者手帳。ない場合は空文字。
     */
    certificate: '' | 'physical' | 'intellectual' | 'mental' | 'war';
    /**
     * 手帳の区分。手帳のない場合と未入力は空文字。
     */
    disabilityClass: '' | 'class1' | 'class2';
    /**
     * 乗下船のお手伝い
     */
    assistance: Array<Assistance>;
    /**
     * お手伝いについて(車いすの寸法など)
     */
    assistanceNote: string;
    /**
     * 障がい・健康に関する情報(手帳、お手伝い、非常時の支援)を会員情報に保存することへの同意。いずれかがある場合に必要です。
     */
    sensitiveDataConsent: boolean;
};

/**
 * 会員のパスキー
 */
export type PasskeyList = {
    /**
     * パスキー(追加した順)
     */
    passkeys: Array<Passkey>;
    /**
     * 追加できる数
     */
    limit: number;
};

/**
 * パスキーの名前(前後の空白は取り除きます。30文字まで)
 */
export type PasskeyNameInput = string;

/**
 * ブラウザーの navigator.credentials.create の結果(WebAuthn の RegistrationResponseJSON のうち、確認に要るもの)
 */
export type NewCredential = {
    /**
     * パスキーの識別子
     */
    id: Base64Url;
    /**
     * ブラウザーが署名の対象にした内容
     */
    clientDataJSON: Base64Url;
    /**
     * 公開鍵と、端末の確認の結果
     */
    attestationObject: Base64Url;
    /**
     * 端末との通信の方法(internal、hybrid、usb など)
     */
    transports: Array<string>;
};

/**
 * 追加するパスキー
 */
export type PasskeyInput = {
    name: PasskeyNameInput;
    credential: NewCredential;
};

/**
 * パスキーの新しい名前
 */
export type PasskeyRename = {
    name: PasskeyNameInput;
};

/**
 * すでにあるパスキー
 */
export type CredentialReference = {
    /**
     * 種類
     */
    type: 'public-key';
    /**
     * パスキーの識別子
     */
    id: Base64Url;
};

/**
 * WebAuthn の PublicKeyCredentialCreationOptionsJSON。navigator.credentials.create にそのまま渡せます。challenge は5分間、1回だけ使えます。
 */
export type CreationOptions = {
    /**
     * 一度だけの値
     */
    challenge: Base64Url;
    /**
     * ログイン先のサイト
     */
    rp: {
        /**
         * サイトのドメイン
         */
        id: string;
        /**
         * サイトの名前
         */
        name: string;
    };
    /**
     * パスキーを作る会員
     */
    user: {
        /**
         * 会員を示す無作為な値(会員番号ではない)
         */
        id: Base64Url;
        /**
         * メールアドレス
         */
        name: string;
        /**
         * 会員の氏名
         */
        displayName: string;
    };
    /**
     * 使える署名の方式(望む順)
     */
    pubKeyCredParams: Array<{
        /**
         * 種類
         */
        type: 'public-key';
        /**
         * COSE の番号
         */
        alg: number;
    }>;
    /**
     * 操作を待つ時間・ミリ秒
     */
    timeout: number;
    /**
     * すでにあるパスキー(同じ端末に2つ作らないため)
     */
    excludeCredentials: Array<CredentialReference>;
    /**
     * 端末に求めること
     */
    authenticatorSelection: {
        /**
         * メールアドレスの入力なしで使えること
         */
        residentKey: 'required';
        /**
         * 指紋、顔、暗証番号で本人を確かめること
         */
        userVerification: 'required';
    };
    /**
     * 端末の製造元の証明は求めない
     */
    attestation: 'none';
};

/**
 * 会員が登録した車両のID
 */
export type MemberVehicleId = string;

/**
 * 車両の種類のID
 */
export type VehicleTypeId = string;

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
 * 会員が登録した車両。予約と運賃の計算で選べます。
 */
export type MemberVehicle = {
    id: MemberVehicleId;
    version: Version;
    /**
     * 呼び名。ない場合は空文字。
     */
    name: string;
    vehicleTypeId: VehicleTypeId;
    /**
     * 車名。ない場合は空文字。
     */
    model: string;
    /**
     * 車両の長さ(全長・cm)。長さで運賃が決まらない種類ではnull。
     */
    lengthCm: number | null;
    /**
     * ナンバー(ナンバーのない種類、または未登録の場合はnull)
     */
    plate: NumberPlateInput | null;
    /**
     * 車高が低く、乗船の傾斜で擦るおそれがある
     */
    isLow: boolean;
    /**
     * 車検の有効期限(登録していない場合はnull)
     */
    inspectionExpiresOn: LocalDate | null;
};

/**
 * 会員が登録した車両
 */
export type MemberVehicleList = {
    /**
     * 車両(登録した順)
     */
    vehicles: Array<MemberVehicle>;
    /**
     * 登録できる台数
     */
    limit: number;
};

/**
 * 車両の入力。全角・半角は問いません。
 */
export type MemberVehicleInput = {
    /**
     * 呼び名(任意)
     */
    name: string;
    /**
     * 車両の種類のID。未入力は空文字。
     */
    vehicleTypeId: string;
    /**
     * 車名(任意)
     */
    model: string;
    /**
     * 車両の長さ。m でも cm でもかまいません(4.69、469)。長さで運賃が決まらない種類では空文字。
     */
    length: string;
    plate: NumberPlateInput;
    /**
     * 車高が低く、乗船の傾斜で擦るおそれがある
     */
    isLow: boolean;
    /**
     * 車検の有効期限(YYYY-MM-DD、任意)。期限の30日前にメールでお知らせします。
     */
    inspectionExpiresOn: string;
};

/**
 * 登録した車両の車検の期限が近づいたときのお知らせ
 */
export type InspectionReminders = boolean;

/**
 * お得な情報や新しい航路のお知らせ(会員のnewsと同じ)
 */
export type News = boolean;

/**
 * 会員が選べるメールのお知らせ。予約・お支払い・払い戻しと、ログインや会員情報の安全のためのお知らせは、必ず届くので設定がありません。
 */
export type NotificationSettings = {
    inspectionReminders: InspectionReminders;
    news: News;
    /**
     * 会員の版。ETagと同じ値。
     */
    version: Version;
};

/**
 * 会員が選んだメールのお知らせ
 */
export type NotificationSettingsInput = {
    inspectionReminders: InspectionReminders;
    news: News;
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
 * 会員が登録したカード
 */
export type CardList = {
    /**
     * カード(登録した順)
     */
    cards: Array<StoredCard>;
    /**
     * 登録できる枚数
     */
    limit: number;
};

/**
 * 入力中の予約のID
 */
export type DraftId = string;

/**
 * お客様情報を保存する予約の下書き
 */
export type KeepCustomersRequest = {
    draftId: DraftId;
};

/**
 * 会員情報に保存した内容。同じ内容がすでに登録されていたものは数えません。
 */
export type KeptCustomers = {
    /**
     * ご本人の情報が変わった
     */
    isMemberChanged: boolean;
    /**
     * 変更または追加した同行者の人数
     */
    companions: number;
    /**
     * 変更または追加した車両の台数
     */
    vehicles: number;
};

/**
 * 登録したカードと、登録への同意
 */
export type RecordedCard = {
    card: StoredCard;
    /**
     * 同意した文書の版
     */
    version: string;
    /**
     * 登録に同意した日時
     */
    agreedAt: Instant;
};

/**
 * ログインのID
 */
export type LoginId = string;

/**
 * ログイン
 */
export type MemberLogin = {
    id: LoginId;
    /**
     * 端末とブラウザー(名乗ったものから分かる範囲)
     */
    device: string;
    /**
     * この呼び出しのログイン
     */
    isCurrent: boolean;
    /**
     * ログインした日時
     */
    loggedInAt: Instant;
    /**
     * 最後に使った日時(1分ほどの幅がある)
     */
    lastUsedAt: Instant;
};

/**
 * 同意の記録
 */
export type RecordedConsent = {
    /**
     * 何に同意したか。memberTerms=会員規約、privacyPolicy=個人情報の取扱い、conditionsOfCarriage=運送約款、bookingConditions=予約・取消の条件、sensitiveData=障がい・健康に関する情報の取扱い、informPartners=提携先への氏名と利用日の提供
     */
    consent: 'memberTerms' | 'privacyPolicy' | 'conditionsOfCarriage' | 'bookingConditions' | 'sensitiveData' | 'informPartners';
    /**
     * 同意した文書の版
     */
    version: string;
    /**
     * 同意した日時
     */
    agreedAt: Instant;
    /**
     * どの同行者の情報についてか(ほかの同意ではnull)
     */
    companionId: CompanionId | null;
};

/**
 * 予約の状態。held=仮予約、paymentProcessing=お支払い手続き中(期限が過ぎてもお席は取り置き)、confirmedUnpaid=予約済み(お支払い待ち)、confirmed=予約確定(お支払い済み)、expired=期限切れ、cancelled=取消済み
 */
export type ReservationState = 'held' | 'paymentProcessing' | 'confirmedUnpaid' | 'confirmed' | 'expired' | 'cancelled';

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
 * 予約した行程の記録
 */
export type RecordedLeg = {
    /**
     * 航路
     */
    routeName: string;
    /**
     * 船
     */
    vesselName: string;
    /**
     * 乗船港
     */
    fromPortName: string;
    /**
     * 下船港
     */
    toPortName: string;
    /**
     * 出港の日時
     */
    departureAt: Instant;
    /**
     * 入港の日時
     */
    arrivalAt: Instant;
    /**
     * 客室の名前
     */
    cabins: Array<string>;
    /**
     * 車両
     */
    vehicles: Array<ReservedVehicle>;
};

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
 * 旅客区分。adult=大人、child=小人、infant=幼児、baby=乳児
 */
export type PassengerClass = 'adult' | 'child' | 'infant' | 'baby';

/**
 * 予約の乗船者の記録(旅客名簿に記載する項目)
 */
export type RecordedPassenger = {
    passengerClass: PassengerClass;
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
     * 割引のための手帳の種類(ない場合はnull)
     */
    certificate: DisabilityCertificate | null;
    /**
     * 手帳の区分(手帳がない場合はnull)
     */
    disabilityClass: DisabilityClass | null;
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
 * お支払い方法。card=クレジットカード(今すぐ決済)、applePay・googlePay・payPay=ウォレット決済(今すぐ決済)、convenienceStore=コンビニ、port=乗船港の窓口
 */
export type PaymentMethod = 'card' | 'applePay' | 'googlePay' | 'payPay' | 'convenienceStore' | 'port';

/**
 * お支払いの状態。
 * pending=決済会社の応答待ち、requiresAction=本人認証、またはPayPayでの支払いが必要、unknown=結果を確認中(再送しないでください)、awaitingPayment=コンビニでのお支払い待ち、captured=支払い済み、
 * failed=承認されなかった、cancelled=お客様が中止した、timedOut=本人認証、またはPayPayの有効時間が過ぎた、expired=支払期限が過ぎた、refundPending=払い戻しの手続き中、refundNeedsAccount=払い戻し先の口座の登録が必要(手続きは決済会社がメールで案内します)、refunded=払い戻し済み
 *
 */
export type PaymentState = 'pending' | 'requiresAction' | 'unknown' | 'awaitingPayment' | 'captured' | 'failed' | 'cancelled' | 'timedOut' | 'expired' | 'refundPending' | 'refundNeedsAccount' | 'refunded';

/**
 * お支払いの記録
 */
export type RecordedPayment = {
    method: PaymentMethod;
    state: PaymentState;
    /**
     * 金額(円・税込)
     */
    amountYen: Yen;
    /**
     * 手続きを始めた日時
     */
    createdAt: Instant;
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
 * 変わった項目。passengers=人数、names=人数はそのままの、氏名・割引など乗船者のこと。ほかは ChangePart と同じです。
 */
export type ChangedPart = 'outboundSailing' | 'returnSailing' | 'cabins' | 'passengers' | 'names' | 'vehicles' | 'options' | 'contact';

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
 * 払い戻しの方法。card=お支払いのカード、wallet=お支払いに使ったウォレット(Apple Pay・Google Payではそのカード、PayPayではPayPay)、account=お客様の口座(この画面で登録する)、accountByProvider=お客様の口座(決済会社がメールで登録を案内する)、port=乗船港の窓口
 */
export type RefundWay = 'card' | 'wallet' | 'account' | 'accountByProvider' | 'port';

/**
 * 払い戻し1件。口座そのものは含みません。
 */
export type RecordedRefund = {
    way: RefundWay;
    state: RefundState;
    /**
     * お手元に届く額(円)
     */
    amountYen: Yen;
    /**
     * 差し引いた振込手数料(円)
     */
    transferFeeYen: Yen;
    /**
     * 払い戻し先の口座が保存されているか(暗号化して保存し、振り込みの後に消します)
     */
    isAccountRegistered: boolean;
};

/**
 * 発行した領収書のID。発行1回ごとに異なります。
 */
export type ReceiptId = string;

/**
 * 領収書番号。予約番号と、その予約で発行した順の番号。
 */
export type ReceiptNumber = string;

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
 * 同行者に送った入力のリンク
 */
export type RecordedPassengerLink = {
    /**
     * 乗船者(0から数える)
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
     * 入力が済んだ日時(まだならnull)
     */
    completedAt: Instant | null;
    /**
     * 取り消した日時(使えるならnull)
     */
    withdrawnAt: Instant | null;
};

/**
 * 引換券の記録
 */
export type RecordedVoucher = {
    /**
     * 引き換えるもの
     */
    includeName: string;
    /**
     * 提携先
     */
    partnerName: string;
    /**
     * 使った日時(使っていない場合はnull)
     */
    usedAt: Instant | null;
};

/**
 * 提携きっぷの記録
 */
export type RecordedTicket = {
    /**
     * きっぷの名前
     */
    name: string;
    /**
     * 販売した会社
     */
    sellerName: string;
    /**
     * 使える最初の日
     */
    validFrom: LocalDate;
    /**
     * 使える最後の日
     */
    validUntil: LocalDate;
    /**
     * 乗船者の氏名と使う日を、提携先に提供することに同意した
     */
    mayInformPartners: boolean;
    /**
     * 引換券(含まれるもの、乗船者の順。まだ表示していないものは含まない)
     */
    vouchers: Array<RecordedVoucher>;
};

/**
 * 予約の記録。お名前の保存期間が過ぎた予約では、代表者がnull、乗船者が空です。
 */
export type RecordedReservation = {
    reservationNumber: ReservationNumber;
    state: ReservationState;
    /**
     * 予約を始めた日時
     */
    createdAt: Instant;
    /**
     * 往路、復路の順
     */
    legs: Array<RecordedLeg>;
    /**
     * 代表者(保存期間が過ぎた場合はnull)
     */
    representative: Representative | null;
    /**
     * 乗船者(保存期間が過ぎた場合は空)
     */
    passengers: Array<RecordedPassenger>;
    /**
     * 合計金額(円・税込)
     */
    totalYen: Yen;
    /**
     * お支払い方法(確定していない場合はnull)
     */
    paymentMethod: PaymentMethod | null;
    /**
     * お支払いの手続き(古い順)。カードの番号は含みません。
     */
    payments: Array<RecordedPayment>;
    /**
     * 行った取消と払い戻しの状況(古い順)
     */
    cancellations: Array<Cancellation>;
    /**
     * 確定した変更(古い順)
     */
    changes: Array<MadeChange>;
    /**
     * 払い戻し(古い順)
     */
    refunds: Array<RecordedRefund>;
    /**
     * 発行した領収書(古い順)
     */
    receipts: Array<IssuedReceipt>;
    /**
     * 予約の履歴(古い順)
     */
    history: Array<HistoryEntry>;
    /**
     * 予約のときの同意
     */
    consents: Array<RecordedConsent>;
    /**
     * 同行者に送った入力のリンク(作った順)。トークンは含みません。
     */
    passengerLinks: Array<RecordedPassengerLink>;
    /**
     * 予約を買った提携きっぷ(船だけの予約と、お名前の保存期間が過ぎた予約ではnull)
     */
    partnerTicket: RecordedTicket | null;
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
 * 空席待ちの状態。waiting=空きを待っている、offered=お席を取り置いている(offer の期限まで)、taken=予約のお手続きに進んだ、lapsed=期限までにお手続きがなく、取り置きが終わった、withdrawn=取りやめた、over=空きが出ないまま受付が終わった
 */
export type WaitlistState = 'waiting' | 'offered' | 'taken' | 'lapsed' | 'withdrawn' | 'over';

/**
 * 空席待ちの記録
 */
export type RecordedWaitlistEntry = {
    /**
     * 乗船港
     */
    fromPortName: string;
    /**
     * 下船港
     */
    toPortName: string;
    /**
     * 出港の日時
     */
    departureAt: Instant;
    party: Party;
    /**
     * 車両の台数
     */
    vehicles: number;
    /**
     * ペットの頭数
     */
    pets: number;
    /**
     * ご案内を送るメールアドレス
     */
    email: Email;
    /**
     * 並んだ日時
     */
    joinedAt: Instant;
    /**
     * いつまで待つか
     */
    until: Instant;
    state: WaitlistState;
};

/**
 * 予約の受付開始のお知らせの記録
 */
export type RecordedSaleReminder = {
    /**
     * 乗船港
     */
    fromPortName: string;
    /**
     * 下船港
     */
    toPortName: string;
    /**
     * 乗船日
     */
    date: LocalDate;
    /**
     * 予約の受付開始
     */
    salesOpenAt: Instant;
    /**
     * 登録した日時
     */
    registeredAt: Instant;
};

/**
 * 希望した便と客室の記録
 */
export type RecordedChoice = {
    /**
     * 乗船港
     */
    fromPortName: string;
    /**
     * 下船港
     */
    toPortName: string;
    /**
     * 出港の日時
     */
    departureAt: Instant;
    /**
     * 客室タイプ。どの客室でもよいときはnull。
     */
    cabinName: string | null;
};

/**
 * 先行申込の乗船者の記録
 */
export type RecordedOrderedPassenger = {
    passengerClass: PassengerClass;
    /**
     * 姓
     */
    familyName: NamePart;
    /**
     * 名
     */
    givenName: NamePart;
    /**
     * 姓の読み
     */
    familyNameKana: NamePart;
    /**
     * 名の読み
     */
    givenNameKana: NamePart;
    /**
     * 乗船日の年齢
     */
    age: string;
};

/**
 * 先行申込の状態。accepted=受け付けた(抽選を待っている)、drawn=抽選が済んだ(entries が結果)、merged=先に受け付けた申込と1件にまとめた、withdrawn=取りやめた、over=希望の便が運航しない、または希望の全体が入らなくなった
 */
export type PreOrderState = 'accepted' | 'drawn' | 'merged' | 'withdrawn' | 'over';

/**
 * 先行申込の記録
 */
export type RecordedPreOrder = {
    /**
     * 希望(第1希望から)。時刻表にない便は含みません。
     */
    choices: Array<RecordedChoice>;
    party: Party;
    /**
     * 車両の台数
     */
    vehicles: number;
    /**
     * ペットの頭数
     */
    pets: number;
    /**
     * 乗船者
     */
    passengers: Array<RecordedOrderedPassenger>;
    paymentMethod: PaymentMethod;
    /**
     * 結果を送るメールアドレス
     */
    email: Email;
    /**
     * 予約の受付開始
     */
    salesOpenAt: Instant;
    /**
     * 受け付けた日時
     */
    acceptedAt: Instant;
    state: PreOrderState;
};

/**
 * 会員についてお預かりしている情報。入力の途中の予約と、お送りしたメールの控え(90日)は含みません。カード番号と、パスワードやパスキーの鍵は含みません。ほかの会員の情報は含みません。
 */
export type MemberData = {
    /**
     * このデータを作成した日時
     */
    createdAt: Instant;
    member: Member;
    notifications: NotificationSettings;
    /**
     * 登録した同行者(登録した順)
     */
    companions: Array<Companion>;
    /**
     * 登録した車両(登録した順)
     */
    vehicles: Array<MemberVehicle>;
    /**
     * 登録したカード(登録した順)。カード番号は含みません。
     */
    cards: Array<RecordedCard>;
    /**
     * パスキー(追加した順)
     */
    passkeys: Array<Passkey>;
    /**
     * いま使えるログイン
     */
    logins: Array<MemberLogin>;
    /**
     * これまでにログインした端末とブラウザー
     */
    devices: Array<string>;
    /**
     * 会員登録のときの同意と、同行者の健康に関する情報を保存することへの同意
     */
    consents: Array<RecordedConsent>;
    /**
     * 会員の予約(新しい順)
     */
    reservations: Array<RecordedReservation>;
    /**
     * 空席待ち(早い便から。終わったものは30日まで)
     */
    waitlist: Array<RecordedWaitlistEntry>;
    /**
     * 予約の受付開始のお知らせ(早い日から)
     */
    saleReminders: Array<RecordedSaleReminder>;
    /**
     * 先行申込(受付開始の早い順。終わったものは30日まで)
     */
    preOrders: Array<RecordedPreOrder>;
};

/**
 * 会員のログイン
 */
export type LoginList = {
    /**
     * いま使えるログイン
     */
    logins: Array<MemberLogin>;
};

/**
 * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
 */
export type IfMatch = string;

/**
 * 応答を受け取れずに送り直しても、二重に作らないための鍵(UUID推奨。省略できる)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
 */
export type IdempotencyKeyIfAny = string;

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

export type CreatePasskeyLoginChallengeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/external/api/auth/passkey-challenges';
};

export type CreatePasskeyLoginChallengeErrors = {
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

export type CreatePasskeyLoginChallengeError = CreatePasskeyLoginChallengeErrors[keyof CreatePasskeyLoginChallengeErrors];

export type CreatePasskeyLoginChallengeResponses = {
    /**
     * navigator.credentials.get に渡す値
     */
    200: RequestOptions;
};

export type CreatePasskeyLoginChallengeResponse = CreatePasskeyLoginChallengeResponses[keyof CreatePasskeyLoginChallengeResponses];

export type LoginWithPasskeyData = {
    /**
     * ブラウザーの結果
     */
    body: PasskeyAssertion;
    path?: never;
    query?: never;
    url: '/external/api/auth/passkey-login';
};

export type LoginWithPasskeyErrors = {
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
     * パスキーを確認できない(登録がない、期限切れ、使用済み、別のセッションの値。区別しません)
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

export type LoginWithPasskeyError = LoginWithPasskeyErrors[keyof LoginWithPasskeyErrors];

export type LoginWithPasskeyResponses = {
    /**
     * ログインした
     */
    204: void;
};

export type LoginWithPasskeyResponse = LoginWithPasskeyResponses[keyof LoginWithPasskeyResponses];

export type ConfirmLoginData = {
    /**
     * 今のパスワード
     */
    body: LoginConfirmation;
    path?: never;
    query?: never;
    url: '/external/api/members/me/login';
};

export type ConfirmLoginErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
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
     * パスワードが違う
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

export type ConfirmLoginError = ConfirmLoginErrors[keyof ConfirmLoginErrors];

export type ConfirmLoginResponses = {
    /**
     * 確認した
     */
    204: void;
};

export type ConfirmLoginResponse = ConfirmLoginResponses[keyof ConfirmLoginResponses];

export type RequestPasswordResetData = {
    /**
     * メールアドレス
     */
    body: PasswordResetRequest;
    path?: never;
    query?: never;
    url: '/external/api/password-resets';
};

export type RequestPasswordResetErrors = {
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
     * メールを送れない(どのメールアドレスでも同じです)、または一時的に利用できない
     */
    503: ApiError;
};

export type RequestPasswordResetError = RequestPasswordResetErrors[keyof RequestPasswordResetErrors];

export type RequestPasswordResetResponses = {
    /**
     * 受け付けた(登録の有無は区別しません)
     */
    204: void;
};

export type RequestPasswordResetResponse = RequestPasswordResetResponses[keyof RequestPasswordResetResponses];

export type CheckPasswordResetLinkData = {
    /**
     * リンクのトークン
     */
    body: LinkToken;
    path?: never;
    query?: never;
    url: '/external/api/password-reset-links';
};

export type CheckPasswordResetLinkErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 無効なリンク、または会員を扱っていない
     */
    404: ApiError;
    /**
     * 期限切れ、または使用済みのリンク
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

export type CheckPasswordResetLinkError = CheckPasswordResetLinkErrors[keyof CheckPasswordResetLinkErrors];

export type CheckPasswordResetLinkResponses = {
    /**
     * 使えるリンク
     */
    200: PasswordResetLink;
};

export type CheckPasswordResetLinkResponse = CheckPasswordResetLinkResponses[keyof CheckPasswordResetLinkResponses];

export type ResetPasswordData = {
    /**
     * リンクのトークンと新しいパスワード
     */
    body: PasswordReset;
    path?: never;
    query?: never;
    url: '/external/api/password';
};

export type ResetPasswordErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 無効なリンク、または会員を扱っていない
     */
    404: ApiError;
    /**
     * 期限切れ、または使用済みのリンク
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

export type ResetPasswordError = ResetPasswordErrors[keyof ResetPasswordErrors];

export type ResetPasswordResponses = {
    /**
     * 変更した
     */
    204: void;
};

export type ResetPasswordResponse = ResetPasswordResponses[keyof ResetPasswordResponses];

export type ApplyForSignUpData = {
    /**
     * メールアドレスと同意
     */
    body: SignUpApplication;
    path?: never;
    query?: never;
    url: '/external/api/sign-ups';
};

export type ApplyForSignUpErrors = {
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
     * メールを送れない(どのメールアドレスでも同じです)、または一時的に利用できない
     */
    503: ApiError;
};

export type ApplyForSignUpError = ApplyForSignUpErrors[keyof ApplyForSignUpErrors];

export type ApplyForSignUpResponses = {
    /**
     * 受け付けた(登録の有無は区別しません)
     */
    204: void;
};

export type ApplyForSignUpResponse = ApplyForSignUpResponses[keyof ApplyForSignUpResponses];

export type CheckSignUpLinkData = {
    /**
     * リンクのトークン
     */
    body: LinkToken;
    path?: never;
    query?: never;
    url: '/external/api/sign-up-links';
};

export type CheckSignUpLinkErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 無効なリンク、または会員を扱っていない
     */
    404: ApiError;
    /**
     * 期限切れ、または使用済みのリンク
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

export type CheckSignUpLinkError = CheckSignUpLinkErrors[keyof CheckSignUpLinkErrors];

export type CheckSignUpLinkResponses = {
    /**
     * 使えるリンク
     */
    200: SignUpLink;
};

export type CheckSignUpLinkResponse = CheckSignUpLinkResponses[keyof CheckSignUpLinkResponses];

export type CreateMemberData = {
    /**
     * リンクのトークンと会員の情報
     */
    body: MemberRegistration;
    path?: never;
    query?: never;
    url: '/external/api/members';
};

export type CreateMemberErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインの有効期限が切れた、またはログインが別の場所で終了された。Cookieは変わりません。GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください。
     */
    401: ApiError;
    /**
     * 無効なリンク、または会員を扱っていない
     */
    404: ApiError;
    /**
     * 期限切れ、または使用済みのリンク
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

export type CreateMemberError = CreateMemberErrors[keyof CreateMemberErrors];

export type CreateMemberResponses = {
    /**
     * 登録した
     */
    201: Member;
};

export type CreateMemberResponse = CreateMemberResponses[keyof CreateMemberResponses];

export type ChangePasswordData = {
    /**
     * 今のパスワードと新しいパスワード
     */
    body: PasswordChange;
    path?: never;
    query?: never;
    url: '/external/api/members/me/password';
};

export type ChangePasswordErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
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
     * 今のパスワードを続けて間違えた、または混雑
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

export type ChangePasswordError = ChangePasswordErrors[keyof ChangePasswordErrors];

export type ChangePasswordResponses = {
    /**
     * 変更した
     */
    204: void;
};

export type ChangePasswordResponse = ChangePasswordResponses[keyof ChangePasswordResponses];

export type CancelEmailChangeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/external/api/members/me/email-changes';
};

export type CancelEmailChangeErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
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

export type CancelEmailChangeError = CancelEmailChangeErrors[keyof CancelEmailChangeErrors];

export type CancelEmailChangeResponses = {
    /**
     * 取りやめた
     */
    204: void;
};

export type CancelEmailChangeResponse = CancelEmailChangeResponses[keyof CancelEmailChangeResponses];

export type GetEmailChangeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/external/api/members/me/email-changes';
};

export type GetEmailChangeErrors = {
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

export type GetEmailChangeError = GetEmailChangeErrors[keyof GetEmailChangeErrors];

export type GetEmailChangeResponses = {
    /**
     * 確認を待っている変更(なければnull)
     */
    200: PendingEmailChange;
};

export type GetEmailChangeResponse = GetEmailChangeResponses[keyof GetEmailChangeResponses];

export type RequestEmailChangeData = {
    /**
     * 今のパスワードと新しいメールアドレス
     */
    body: EmailChangeRequest;
    path?: never;
    query?: never;
    url: '/external/api/members/me/email-changes';
};

export type RequestEmailChangeErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
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
     * 今のパスワードを続けて間違えた、または混雑
     */
    429: ApiError;
    /**
     * サーバー内部の誤り
     */
    500: ApiError;
    /**
     * メールを送れない(どのメールアドレスでも同じです)、または一時的に利用できない
     */
    503: ApiError;
};

export type RequestEmailChangeError = RequestEmailChangeErrors[keyof RequestEmailChangeErrors];

export type RequestEmailChangeResponses = {
    /**
     * 受け付けた(ほかの会員のアドレスかどうかは区別しません)
     */
    204: void;
};

export type RequestEmailChangeResponse = RequestEmailChangeResponses[keyof RequestEmailChangeResponses];

export type CheckEmailChangeLinkData = {
    /**
     * リンクのトークン
     */
    body: LinkToken;
    path?: never;
    query?: never;
    url: '/external/api/email-change-links';
};

export type CheckEmailChangeLinkErrors = {
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
     * 期限切れ、または使用済みのリンク
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

export type CheckEmailChangeLinkError = CheckEmailChangeLinkErrors[keyof CheckEmailChangeLinkErrors];

export type CheckEmailChangeLinkResponses = {
    /**
     * 使えるリンク
     */
    200: MailedLink;
};

export type CheckEmailChangeLinkResponse = CheckEmailChangeLinkResponses[keyof CheckEmailChangeLinkResponses];

export type ConfirmEmailChangeData = {
    /**
     * リンクのトークン
     */
    body: LinkToken;
    path?: never;
    query?: never;
    url: '/external/api/email';
};

export type ConfirmEmailChangeErrors = {
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
     * 期限切れ、または使用済みのリンク
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

export type ConfirmEmailChangeError = ConfirmEmailChangeErrors[keyof ConfirmEmailChangeErrors];

export type ConfirmEmailChangeResponses = {
    /**
     * 変更した
     */
    204: void;
};

export type ConfirmEmailChangeResponse = ConfirmEmailChangeResponses[keyof ConfirmEmailChangeResponses];

export type StopEmailChangeData = {
    /**
     * リンクのトークン
     */
    body: LinkToken;
    path?: never;
    query?: never;
    url: '/external/api/email-change-stops';
};

export type StopEmailChangeErrors = {
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
     * 期限切れ、または使用済みのリンク
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

export type StopEmailChangeError = StopEmailChangeErrors[keyof StopEmailChangeErrors];

export type StopEmailChangeResponses = {
    /**
     * 止めた
     */
    204: void;
};

export type StopEmailChangeResponse = StopEmailChangeResponses[keyof StopEmailChangeResponses];

export type DeleteCurrentMemberData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/external/api/members/me';
};

export type DeleteCurrentMemberErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
     */
    401: ApiError;
    /**
     * 最後のログインから10分がたった
     */
    403: ApiError;
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

export type DeleteCurrentMemberError = DeleteCurrentMemberErrors[keyof DeleteCurrentMemberErrors];

export type DeleteCurrentMemberResponses = {
    /**
     * 退会した
     */
    204: void;
};

export type DeleteCurrentMemberResponse = DeleteCurrentMemberResponses[keyof DeleteCurrentMemberResponses];

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

export type UpdateCurrentMemberData = {
    /**
     * 会員の情報の入力
     */
    body: MemberInput;
    headers: {
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path?: never;
    query?: never;
    url: '/external/api/members/me';
};

export type UpdateCurrentMemberErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
     */
    401: ApiError;
    /**
     * 別の画面で変更された
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

export type UpdateCurrentMemberError = UpdateCurrentMemberErrors[keyof UpdateCurrentMemberErrors];

export type UpdateCurrentMemberResponses = {
    /**
     * 変更した会員
     */
    200: Member;
};

export type UpdateCurrentMemberResponse = UpdateCurrentMemberResponses[keyof UpdateCurrentMemberResponses];

export type ListCompanionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/external/api/members/me/companions';
};

export type ListCompanionsErrors = {
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

export type ListCompanionsError = ListCompanionsErrors[keyof ListCompanionsErrors];

export type ListCompanionsResponses = {
    /**
     * 同行者
     */
    200: CompanionList;
};

export type ListCompanionsResponse = ListCompanionsResponses[keyof ListCompanionsResponses];

export type CreateCompanionData = {
    /**
     * 同行者
     */
    body: CompanionInput;
    headers?: {
        /**
         * 応答を受け取れずに送り直しても、二重に作らないための鍵(UUID推奨。省略できる)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/external/api/members/me/companions';
};

export type CreateCompanionErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
     */
    401: ApiError;
    /**
     * 登録できる数の上限、または同じ操作を処理中
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

export type CreateCompanionError = CreateCompanionErrors[keyof CreateCompanionErrors];

export type CreateCompanionResponses = {
    /**
     * 登録した
     */
    201: Companion;
};

export type CreateCompanionResponse = CreateCompanionResponses[keyof CreateCompanionResponses];

export type DeleteCompanionData = {
    body?: never;
    path: {
        /**
         * 同行者のID
         */
        companionId: CompanionId;
    };
    query?: never;
    url: '/external/api/members/me/companions/{companionId}';
};

export type DeleteCompanionErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
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

export type DeleteCompanionError = DeleteCompanionErrors[keyof DeleteCompanionErrors];

export type DeleteCompanionResponses = {
    /**
     * 削除した
     */
    204: void;
};

export type DeleteCompanionResponse = DeleteCompanionResponses[keyof DeleteCompanionResponses];

export type UpdateCompanionData = {
    /**
     * 同行者
     */
    body: CompanionInput;
    headers: {
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path: {
        /**
         * 同行者のID
         */
        companionId: CompanionId;
    };
    query?: never;
    url: '/external/api/members/me/companions/{companionId}';
};

export type UpdateCompanionErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 別の画面で変更された
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

export type UpdateCompanionError = UpdateCompanionErrors[keyof UpdateCompanionErrors];

export type UpdateCompanionResponses = {
    /**
     * 変更した
     */
    200: Companion;
};

export type UpdateCompanionResponse = UpdateCompanionResponses[keyof UpdateCompanionResponses];

export type ListPasskeysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/external/api/members/me/passkeys';
};

export type ListPasskeysErrors = {
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

export type ListPasskeysError = ListPasskeysErrors[keyof ListPasskeysErrors];

export type ListPasskeysResponses = {
    /**
     * パスキー
     */
    200: PasskeyList;
};

export type ListPasskeysResponse = ListPasskeysResponses[keyof ListPasskeysResponses];

export type CreatePasskeyData = {
    /**
     * 追加するパスキー
     */
    body: PasskeyInput;
    path?: never;
    query?: never;
    url: '/external/api/members/me/passkeys';
};

export type CreatePasskeyErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
     */
    401: ApiError;
    /**
     * 追加できる数の上限
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
     * 名前に誤りがある、またはパスキーを確認できない(期限切れ、使用済み、別のセッションやサイトの値、すでに追加されている)
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

export type CreatePasskeyError = CreatePasskeyErrors[keyof CreatePasskeyErrors];

export type CreatePasskeyResponses = {
    /**
     * 追加した
     */
    201: Passkey;
};

export type CreatePasskeyResponse = CreatePasskeyResponses[keyof CreatePasskeyResponses];

export type DeletePasskeyData = {
    body?: never;
    path: {
        /**
         * パスキーのID
         */
        passkeyId: PasskeyId;
    };
    query?: never;
    url: '/external/api/members/me/passkeys/{passkeyId}';
};

export type DeletePasskeyErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
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

export type DeletePasskeyError = DeletePasskeyErrors[keyof DeletePasskeyErrors];

export type DeletePasskeyResponses = {
    /**
     * 削除した
     */
    204: void;
};

export type DeletePasskeyResponse = DeletePasskeyResponses[keyof DeletePasskeyResponses];

export type UpdatePasskeyData = {
    /**
     * 新しい名前
     */
    body: PasskeyRename;
    headers: {
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path: {
        /**
         * パスキーのID
         */
        passkeyId: PasskeyId;
    };
    query?: never;
    url: '/external/api/members/me/passkeys/{passkeyId}';
};

export type UpdatePasskeyErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 別の画面で変更された
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
     * 名前に誤りがある
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

export type UpdatePasskeyError = UpdatePasskeyErrors[keyof UpdatePasskeyErrors];

export type UpdatePasskeyResponses = {
    /**
     * 変更した
     */
    200: Passkey;
};

export type UpdatePasskeyResponse = UpdatePasskeyResponses[keyof UpdatePasskeyResponses];

export type CreatePasskeyChallengeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/external/api/members/me/passkey-challenges';
};

export type CreatePasskeyChallengeErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
     */
    401: ApiError;
    /**
     * 最後のログインから10分がたった
     */
    403: ApiError;
    /**
     * 追加できる数の上限
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

export type CreatePasskeyChallengeError = CreatePasskeyChallengeErrors[keyof CreatePasskeyChallengeErrors];

export type CreatePasskeyChallengeResponses = {
    /**
     * navigator.credentials.create に渡す値
     */
    200: CreationOptions;
};

export type CreatePasskeyChallengeResponse = CreatePasskeyChallengeResponses[keyof CreatePasskeyChallengeResponses];

export type ListMemberVehiclesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/external/api/members/me/vehicles';
};

export type ListMemberVehiclesErrors = {
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

export type ListMemberVehiclesError = ListMemberVehiclesErrors[keyof ListMemberVehiclesErrors];

export type ListMemberVehiclesResponses = {
    /**
     * 車両
     */
    200: MemberVehicleList;
};

export type ListMemberVehiclesResponse = ListMemberVehiclesResponses[keyof ListMemberVehiclesResponses];

export type CreateMemberVehicleData = {
    /**
     * 車両
     */
    body: MemberVehicleInput;
    headers?: {
        /**
         * 応答を受け取れずに送り直しても、二重に作らないための鍵(UUID推奨。省略できる)。同じ鍵と同じ内容には同じ応答を返し、24時間保持します。鍵は呼び出し元のセッションごとに区別します。
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/external/api/members/me/vehicles';
};

export type CreateMemberVehicleErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
     */
    401: ApiError;
    /**
     * 登録できる数の上限、または同じ操作を処理中
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

export type CreateMemberVehicleError = CreateMemberVehicleErrors[keyof CreateMemberVehicleErrors];

export type CreateMemberVehicleResponses = {
    /**
     * 登録した
     */
    201: MemberVehicle;
};

export type CreateMemberVehicleResponse = CreateMemberVehicleResponses[keyof CreateMemberVehicleResponses];

export type DeleteMemberVehicleData = {
    body?: never;
    path: {
        /**
         * 車両のID
         */
        memberVehicleId: MemberVehicleId;
    };
    query?: never;
    url: '/external/api/members/me/vehicles/{memberVehicleId}';
};

export type DeleteMemberVehicleErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
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

export type DeleteMemberVehicleError = DeleteMemberVehicleErrors[keyof DeleteMemberVehicleErrors];

export type DeleteMemberVehicleResponses = {
    /**
     * 削除した
     */
    204: void;
};

export type DeleteMemberVehicleResponse = DeleteMemberVehicleResponses[keyof DeleteMemberVehicleResponses];

export type UpdateMemberVehicleData = {
    /**
     * 車両
     */
    body: MemberVehicleInput;
    headers: {
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path: {
        /**
         * 車両のID
         */
        memberVehicleId: MemberVehicleId;
    };
    query?: never;
    url: '/external/api/members/me/vehicles/{memberVehicleId}';
};

export type UpdateMemberVehicleErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 別の画面で変更された
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

export type UpdateMemberVehicleError = UpdateMemberVehicleErrors[keyof UpdateMemberVehicleErrors];

export type UpdateMemberVehicleResponses = {
    /**
     * 変更した
     */
    200: MemberVehicle;
};

export type UpdateMemberVehicleResponse = UpdateMemberVehicleResponses[keyof UpdateMemberVehicleResponses];

export type GetNotificationSettingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/external/api/members/me/notification-settings';
};

export type GetNotificationSettingsErrors = {
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

export type GetNotificationSettingsError = GetNotificationSettingsErrors[keyof GetNotificationSettingsErrors];

export type GetNotificationSettingsResponses = {
    /**
     * 設定
     */
    200: NotificationSettings;
};

export type GetNotificationSettingsResponse = GetNotificationSettingsResponses[keyof GetNotificationSettingsResponses];

export type UpdateNotificationSettingsData = {
    /**
     * 設定
     */
    body: NotificationSettingsInput;
    headers: {
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path?: never;
    query?: never;
    url: '/external/api/members/me/notification-settings';
};

export type UpdateNotificationSettingsErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
     */
    401: ApiError;
    /**
     * 別の画面で変更された
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

export type UpdateNotificationSettingsError = UpdateNotificationSettingsErrors[keyof UpdateNotificationSettingsErrors];

export type UpdateNotificationSettingsResponses = {
    /**
     * 変更した設定
     */
    200: NotificationSettings;
};

export type UpdateNotificationSettingsResponse = UpdateNotificationSettingsResponses[keyof UpdateNotificationSettingsResponses];

export type ListCardsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/external/api/members/me/cards';
};

export type ListCardsErrors = {
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

export type ListCardsError = ListCardsErrors[keyof ListCardsErrors];

export type ListCardsResponses = {
    /**
     * 登録したカード
     */
    200: CardList;
};

export type ListCardsResponse = ListCardsResponses[keyof ListCardsResponses];

export type DeleteCardData = {
    body?: never;
    path: {
        /**
         * カードのID
         */
        cardId: StoredCardId;
    };
    query?: never;
    url: '/external/api/members/me/cards/{cardId}';
};

export type DeleteCardErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
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

export type DeleteCardError = DeleteCardErrors[keyof DeleteCardErrors];

export type DeleteCardResponses = {
    /**
     * 削除した
     */
    204: void;
};

export type DeleteCardResponse = DeleteCardResponses[keyof DeleteCardResponses];

export type KeepCustomersData = {
    /**
     * 予約の下書き
     */
    body: KeepCustomersRequest;
    headers: {
        /**
         * 画面に表示している版のETag。異なる場合は409(VERSION_CONFLICT)を返します。
         */
        'if-match': string;
    };
    path?: never;
    query?: never;
    url: '/external/api/members/me/kept-customers';
};

export type KeepCustomersErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
     */
    401: ApiError;
    /**
     * 見つからない、または見る権利がない(両者を区別しません)
     */
    404: ApiError;
    /**
     * 会員情報が別の画面で変更された、または登録できる数の上限
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
     * 下書きに、まだ直す必要がある入力がある
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

export type KeepCustomersError = KeepCustomersErrors[keyof KeepCustomersErrors];

export type KeepCustomersResponses = {
    /**
     * 保存した
     */
    200: KeptCustomers;
};

export type KeepCustomersResponse = KeepCustomersResponses[keyof KeepCustomersResponses];

export type GetMemberDataData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/external/api/members/me/data';
};

export type GetMemberDataErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
     */
    401: ApiError;
    /**
     * 最後のログインから10分がたった
     */
    403: ApiError;
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

export type GetMemberDataError = GetMemberDataErrors[keyof GetMemberDataErrors];

export type GetMemberDataResponses = {
    /**
     * 会員のデータ
     */
    200: MemberData;
};

export type GetMemberDataResponse = GetMemberDataResponses[keyof GetMemberDataResponses];

export type EndOtherLoginsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/external/api/members/me/logins';
};

export type EndOtherLoginsErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
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

export type EndOtherLoginsError = EndOtherLoginsErrors[keyof EndOtherLoginsErrors];

export type EndOtherLoginsResponses = {
    /**
     * 終了した
     */
    204: void;
};

export type EndOtherLoginsResponse = EndOtherLoginsResponses[keyof EndOtherLoginsResponses];

export type ListLoginsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/external/api/members/me/logins';
};

export type ListLoginsErrors = {
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

export type ListLoginsError = ListLoginsErrors[keyof ListLoginsErrors];

export type ListLoginsResponses = {
    /**
     * ログイン
     */
    200: LoginList;
};

export type ListLoginsResponse = ListLoginsResponses[keyof ListLoginsResponses];

export type EndLoginData = {
    body?: never;
    path: {
        /**
         * ログインのID
         */
        loginId: LoginId;
    };
    query?: never;
    url: '/external/api/members/me/logins/{loginId}';
};

export type EndLoginErrors = {
    /**
     * リクエストを解釈できません(JSONでない、文字コードの誤りなど)
     */
    400: ApiError;
    /**
     * ログインしていない、またはログインの有効期限が切れた(SESSION_EXPIREDのときは、GET /sanctum/csrf-cookie で来訪者のセッションに取り替えてください)
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

export type EndLoginError = EndLoginErrors[keyof EndLoginErrors];

export type EndLoginResponses = {
    /**
     * 終了した
     */
    204: void;
};

export type EndLoginResponse = EndLoginResponses[keyof EndLoginResponses];
