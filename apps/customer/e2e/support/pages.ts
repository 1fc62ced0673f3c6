/** Every page of the product with its heading, as it opens on the contract's examples. */
export const pages = [
  { path: '', heading: 'フェリーのご予約' },
  { path: 'reservation', heading: '予約の条件' },
  {
    path: 'reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-08-02&adults=2&children=1',
    heading: '便と客室を選ぶ',
  },
  {
    path: 'reservation/customer-input?draft=drf_7hT2kPq9VxYz',
    heading: 'お客様情報を入力する',
  },
  { path: 'reservation/payment-input?draft=drf_7hT2kPq9VxYz', heading: 'お支払い方法を選ぶ' },
  { path: 'reservation/content-confirm?draft=drf_7hT2kPq9VxYz', heading: '入力内容の確認' },
  {
    path: 'reservation/reservation-completion?reservation=rsv_3fK9xQ2mLw8Z',
    heading: '予約を受け付けました',
  },
  {
    path: 'reservation/select-schedule-return?draft=drf_7hT2kPq9VxYz&date=2027-08-09',
    heading: '復路の便と客室を選ぶ',
  },
  { path: 'simulation', heading: '運賃シミュレーション' },
  {
    path: 'simulation?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-08-02&adults=2&children=1',
    heading: '運賃シミュレーション',
  },
  { path: 'reservation-search', heading: '予約の照会' },
  { path: 'pre-order', heading: '先行申込' },
  { path: 'pre-order?show=reminder', heading: '予約開始のお知らせ' },
  {
    path: 'pre-order?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-08-02&adults=2',
    heading: '予約の受付開始',
  },
  { path: 'waitlist', heading: '空席待ち' },
  {
    path: 'waitlist?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-08-02&adults=2&children=1&sailing=sail_strait-1650_20270802',
    heading: '空席待ちに登録する',
  },
  { path: 'reservation-detail/rsv_3fK9xQ2mLw8Z', heading: '予約の詳細' },
  { path: 'reservation-detail/rsv_3fK9xQ2mLw8Z/7KQ4-MX9R', heading: '予約の詳細' },
  { path: 'reservation-detail/rsv_3fK9xQ2mLw8Z/tickets', heading: '乗船券' },
  { path: 'reservation-detail/rsv_3fK9xQ2mLw8Z/confirm', heading: '予約を取り消す' },
  { path: 'reservation/rsv_3fK9xQ2mLw8Z/payment-info', heading: 'お支払い情報' },
  { path: 'partner-tickets', heading: '提携きっぷ' },
  { path: 'partner-tickets?kind=aquarium&isAccessible=true', heading: '提携きっぷ' },
  { path: 'partner-tickets/pt_aquarium', heading: 'くじら水族館 往復きっぷ' },
  {
    path: 'partner-tickets/search-section?partnerTicketId=pt_aquarium',
    heading: '区間・日・人数を選ぶ',
  },
  {
    path: 'partner-tickets/select-schedule?partnerTicketId=pt_aquarium&fromPortId=port_shinonome&toPortId=port_hokutohama&date=2027-08-03&returnDate=2027-08-06&adults=2&children=1',
    heading: '往路の便と客室を選ぶ',
  },
  {
    path: 'partner-tickets/select-other-schedule?draft=drf_7hT2kPq9VxYz',
    heading: '復路の便と客室を選ぶ',
  },
  {
    path: 'partner-tickets/customer-input?draft=drf_7hT2kPq9VxYz',
    heading: 'お客様情報を入力する',
  },
  { path: 'partner-tickets/payment-input?draft=drf_7hT2kPq9VxYz', heading: 'お支払い方法を選ぶ' },
  { path: 'partner-tickets/payment-info?draft=drf_7hT2kPq9VxYz', heading: 'お支払い方法を選ぶ' },
  { path: 'partner-tickets/content-confirm?draft=drf_7hT2kPq9VxYz', heading: '入力内容の確認' },
  {
    path: 'partner-tickets/reservation-completion?reservation=rsv_3fK9xQ2mLw8Z',
    heading: '予約を受け付けました',
  },
  { path: 'partner-tickets/rsv_3fK9xQ2mLw8Z/payment-info', heading: 'お支払い情報' },
  { path: 'reservation/rsv_3fK9xQ2mLw8Z', heading: '予約を変更する' },
  {
    path: 'reservation/rsv_3fK9xQ2mLw8Z/select-schedule-return?draft=drf_7hT2kPq9VxYz',
    heading: '復路の便と客室を選ぶ',
  },
  {
    path: 'reservation/rsv_3fK9xQ2mLw8Z/select-schedule-return?draft=drf_7hT2kPq9VxYz&leg=outbound',
    heading: '便と客室を選ぶ',
  },
  {
    path: 'reservation/rsv_3fK9xQ2mLw8Z/customer-input?draft=drf_7hT2kPq9VxYz',
    heading: 'お客様情報を入力する',
  },
  {
    path: 'reservation/rsv_3fK9xQ2mLw8Z/payment-info?draft=drf_7hT2kPq9VxYz',
    heading: 'お支払い方法を選ぶ',
  },
  {
    path: 'reservation/rsv_3fK9xQ2mLw8Z/content-confirm?draft=drf_7hT2kPq9VxYz',
    heading: '変更内容の確認',
  },
  { path: 'ticket', heading: '乗船券' },
  { path: 'ticket#Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE', heading: '乗船券' },
  { path: 'companion', heading: '同行者の入力' },
  { path: 'companion#Zk3vT9sQ1xLm8RbN4wYc7HdPg2Jf6TaE5uXo0iKqMnV', heading: '同行者の入力' },
  { path: 'certificate', heading: '証明書を確かめる' },
  { path: 'certificate#AP7ICLAS2MAB3KUOJY5GCYDJ', heading: '当社が発行した証明書です' },
  { path: 'accessibility', heading: 'アクセシビリティ方針' },
  { path: 'confirm-mail#Zk3vT9sQ1xLm8RbN4wYc7HdP', heading: 'メールアドレスの確認' },
  { path: 'contact-change#Zk3vT9sQ1xLm8RbN4wYc7HdP', heading: '予約のメールアドレスの変更' },
  { path: 'signin', heading: 'ログイン' },
  { path: 'signup/apply', heading: '会員登録のお申し込み' },
  { path: 'member/new', heading: 'お客様の情報を登録する' },
  { path: 'member/new/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE', heading: 'お客様の情報を登録する' },
  { path: 'reset-password/forgot', heading: 'パスワードの再設定' },
  { path: 'reset-password', heading: '新しいパスワードを決める' },
  { path: 'reset-password/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE', heading: '新しいパスワードを決める' },
  {
    path: 'member/change-email/Em6rW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    heading: 'メールアドレスの変更の確認',
  },
  { path: 'member/change-email/stop', heading: 'メールアドレスの変更を止める' },
  { path: 'samples/geocoding', heading: '最寄りの港を探す' },
  { path: 'samples/payment', heading: 'お支払いのテスト' },
  { path: 'errors/40x', heading: 'ページが見つかりません' },
  { path: 'errors/40x?reason=forbidden', heading: 'この予約を表示する権限がありません' },
  { path: 'errors/40x?reason=badRequest', heading: 'ページを開けませんでした' },
  { path: 'errors/mail-error', heading: 'メールのリンクを確認できません' },
  { path: 'errors/mail-error?reason=send', heading: 'メールを送信できませんでした' },
  { path: 'errors/mail-error?reason=tokenExpired', heading: 'このリンクは有効期限が切れています' },
  { path: 'errors/mail-error?reason=tokenUsed', heading: 'このリンクはすでに使用されています' },
  {
    path: 'errors/mail-error?reason=confirmationExpired',
    heading: '確認のリンクの有効期限が切れています',
  },
  { path: 'errors/mail-error?reason=signUpExpired', heading: 'リンクの有効期限が切れています' },
  { path: 'errors/mail-error?reason=resetInvalid', heading: 'このリンクは使えません' },
  { path: 'errors/sorry', heading: '申し訳ございません。処理できませんでした' },
  { path: 'errors/sorry?reason=busy', heading: 'ただいま混み合っています' },
  { path: 'errors/sorry?reason=unavailable', heading: 'ただいま、ご利用いただけません' },
  {
    path: 'errors/sorry?reason=maintenance&from=2027-08-02T02:00:00%2B09:00&until=2027-08-02T04:00:00%2B09:00',
    heading: 'メンテナンス中です',
  },
  { path: 'no/such/page', heading: 'ページが見つかりません' },
] as const;

/** The page that an address is of, whatever it shows: without query, ids and tokens. */
export const pageOf = (path: string): string =>
  path.replace(/[?#].*/, '').replace(/\b(?:rsv|pt)_\w+|\b[A-Za-z0-9]{24,}\b|\b\w{4}-\w{4}\b/g, '…');

/** Pages without a story under their address: in a wide window, too, all of axe looks at them. */
export const withoutStory: readonly string[] = [
  'reservation-detail/…/…',
  'partner-tickets/payment-info',
  'partner-tickets/…/payment-info',
  'reset-password',
  'no/such/page',
];

/** Other addresses of a page of the list above, in the same state: where they lead is all there is to see. */
export const otherAddresses = [
  { path: 'reservation-detail/abc', heading: 'ページが見つかりません' },
  { path: 'reservation/abc/payment-info', heading: 'ページが見つかりません' },
  // A customer who is not logged in signs in first.
  { path: 'member', heading: 'ログイン' },
  { path: 'reservations', heading: 'ログイン' },
  { path: 'member/edit', heading: 'ログイン' },
  { path: 'member/change-email', heading: 'ログイン' },
  // Without a ticket one is chosen first.
  { path: 'partner-tickets/search-section', heading: '提携きっぷ' },
] as const;

/** The pages that need a change, or a purchase; the mock has to be asked for one. */
export const changePages = [
  {
    path: 'partner-tickets/rsv_9cV4nQ7rTz2B/select-other-schedule',
    heading: '便と時間枠の変更',
    example: 'partnerTicket',
  },
  {
    path: 'reservation/rsv_3fK9xQ2mLw8Z/reservation-confirm',
    heading: '変更の確定',
    example: 'changeHeld',
  },
  {
    path: 'reservation/rsv_3fK9xQ2mLw8Z/reservation-completion',
    heading: '変更が完了しました',
    example: 'changeMade',
  },
] as const;

/** The page that needs a hold; the mock has to be asked for one. */
export const holdPage = 'reservation/reservation-confirm?reservation=rsv_3fK9xQ2mLw8Z';

/**
 * Pages of the lists above with what is long: 12月31日(木), 翌0:20(24:20), 1,230,000円, names of nine signs, ports of
 * ten. What has room then has room for what is short, so each is opened in place of the ordinary one; that
 * one's state is among those of another page (with a ticket, under another address), or of the stories.
 * `example` is that of the reservation, `insteadOf` the ordinary address where it is another one.
 */
export const longPages = [
  { path: '', heading: 'フェリーのご予約', example: 'long' },
  {
    path: 'reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-12-31&adults=2&children=1',
    insteadOf:
      'reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-08-02&adults=2&children=1',
    heading: '便と客室を選ぶ',
    example: 'long',
  },
  {
    path: 'reservation/customer-input?draft=drf_7hT2kPq9VxYz',
    heading: 'お客様情報を入力する',
    example: 'long',
  },
  {
    path: 'reservation/payment-input?draft=drf_7hT2kPq9VxYz',
    heading: 'お支払い方法を選ぶ',
    example: 'long',
  },
  {
    path: 'reservation/content-confirm?draft=drf_7hT2kPq9VxYz',
    heading: '入力内容の確認',
    example: 'long',
  },
  {
    path: 'reservation/reservation-completion?reservation=rsv_3fK9xQ2mLw8Z',
    heading: '予約が確定しました',
    example: 'long',
  },
  { path: 'reservation-detail/rsv_3fK9xQ2mLw8Z', heading: '予約の詳細', example: 'long' },
  { path: 'reservation-detail/rsv_3fK9xQ2mLw8Z/tickets', heading: '乗船券', example: 'long' },
  { path: 'ticket#Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE', heading: '乗船券', example: 'long' },
  {
    path: 'reservation-detail/rsv_3fK9xQ2mLw8Z/confirm',
    heading: '予約を取り消す',
    example: 'long',
  },
  { path: 'reservation/rsv_3fK9xQ2mLw8Z', heading: '予約を変更する', example: 'long' },
  {
    path: 'reservation/rsv_3fK9xQ2mLw8Z/content-confirm?draft=drf_7hT2kPq9VxYz',
    heading: '変更内容の確認',
    example: 'long',
  },
  { path: holdPage, heading: '予約の確定', example: 'longHeld' },
  {
    path: 'reservation/rsv_3fK9xQ2mLw8Z/reservation-confirm',
    heading: '変更の確定',
    example: 'longChangeHeld',
  },
] as const;
