/** A page of the table: each route of the site once, and states of a route that fail in another way. */
export type TablePage = {
  /** Below `/customer/`, with query and fragment. */
  path: string;
  heading: string;
  /** Its address once it is open, where that is another one. */
  settles?: string;
  /** Who opens it; every customer when it does not say. A member has another page in place of those of `guest`. */
  as?: 'member' | 'guest';
  /** The example of the reservation that it needs. */
  example?: string;
  /** It is whole without what it asks for. */
  isWholeAlone?: boolean;
  /** Its calls are answered without a body when they succeed. */
  isAnsweredEmpty?: boolean;
  /** What it says while it waits for an outcome, and goes on by itself. */
  waits?: string;
  /** A sailing and its first cabin are chosen before the button is there. */
  picksCabin?: boolean;
  /** What is pressed or ticked before it can be typed and sent, by its name. */
  first?: (string | RegExp)[];
  /** What is typed, by label. */
  typed?: Record<string, string>;
  /** The button that sends something. */
  press?: string | RegExp;
};

const draft = 'draft=drf_7hT2kPq9VxYz';
const id = 'rsv_3fK9xQ2mLw8Z';
const party = 'fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-08-02&adults=2&children=1';
const mail = { メールアドレス: 'kept@example.jp' };
const cabin = {
  picksCabin: true,
  press: /^(?:お客様情報へ進む|復路の便を選ぶ|この便に変更して進む)$/,
};
const input = {
  heading: 'お客様情報を入力する',
  typed: mail,
  press: /^(?:お支払い方法|内容の確認)へ進む$/,
};
const payment = { heading: 'お支払い方法を選ぶ', press: '内容の確認へ進む' };

const booking: TablePage[] = [
  { path: '', heading: 'フェリーのご予約' },
  { path: 'simulation', heading: '運賃シミュレーション' },
  { path: `simulation?${party}`, heading: '運賃シミュレーション' },
  { path: 'reservation', heading: '予約の条件' },
  { path: `reservation/select-schedule?${party}`, heading: '便と客室を選ぶ', ...cabin },
  {
    path: `reservation/select-schedule-return?${draft}&date=2027-08-09`,
    heading: '復路の便と客室を選ぶ',
    ...cabin,
  },
  { path: `reservation/customer-input?${draft}`, ...input },
  { path: `reservation/payment-input?${draft}`, ...payment },
  {
    path: `reservation/content-confirm?${draft}`,
    heading: '入力内容の確認',
    press: 'この内容で仮予約する',
  },
  {
    path: `reservation/reservation-confirm?reservation=${id}`,
    heading: '予約の確定',
    example: 'held',
    first: [/に同意する/],
    press: /予約を確定する$/,
  },
  { path: `reservation/reservation-completion?reservation=${id}`, heading: '予約を受け付けました' },
  {
    path: 'tds?payment=pay_6Tn3vK8wQz1B',
    heading: '予約を受け付けました',
    waits: 'お支払いの結果を確認しています',
    settles: `reservation/reservation-completion?reservation=${id}`,
  },
  { path: `pre-order?${party}`, heading: '予約の受付開始' },
  { path: 'waitlist', heading: '空席待ち' },
  {
    path: `waitlist?${party}&sailing=sail_strait-1650_20270802`,
    heading: '空席待ちに登録する',
    as: 'guest',
    typed: mail,
    press: '空席待ちに登録する',
  },
];

const afterBooking: TablePage[] = [
  {
    path: 'reservation-search',
    heading: '予約の照会',
    typed: { 予約番号: '7KQ4-MX9R', 電話番号: '090-1234-5678' },
    press: '予約を照会する',
  },
  { path: `reservation-detail/${id}`, heading: '予約の詳細' },
  { path: `reservation-detail/${id}/7KQ4-MX9R`, heading: '予約の詳細' },
  { path: `reservation-detail/${id}/tickets`, heading: '乗船券', press: 'リンクを作る' },
  {
    path: `reservation-detail/${id}/confirm`,
    heading: '予約を取り消す',
    first: [/^手数料.*払い戻し額/],
    press: '取り消しを確定する',
  },
  { path: `reservation/${id}`, heading: '予約を変更する' },
  {
    path: `reservation/${id}/select-schedule-return?${draft}`,
    heading: '復路の便と客室を選ぶ',
    ...cabin,
  },
  { path: `reservation/${id}/customer-input?${draft}`, ...input },
  { path: `reservation/${id}/payment-info`, heading: 'お支払い情報' },
  { path: `reservation/${id}/payment-info?${draft}`, ...payment },
  {
    path: `reservation/${id}/content-confirm?${draft}`,
    heading: '変更内容の確認',
    press: 'この内容で変更の確定へ進む',
  },
  {
    path: `reservation/${id}/reservation-confirm`,
    heading: '変更の確定',
    example: 'changeHeld',
    first: [/に同意する/],
    press: /^変更を確定/,
  },
  {
    path: `reservation/${id}/reservation-completion`,
    heading: '変更が完了しました',
    example: 'changeMade',
  },
  { path: 'ticket', heading: '乗船券', isWholeAlone: true },
  { path: 'ticket#Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE', heading: '乗船券', settles: 'ticket' },
  { path: 'companion', heading: '同行者の入力', isWholeAlone: true },
  {
    path: 'companion#Zk3vT9sQ1xLm8RbN4wYc7HdPg2Jf6TaE5uXo0iKqMnV',
    heading: '同行者の入力',
    settles: 'companion',
  },
  {
    path: 'certificate',
    heading: '証明書を確かめる',
    typed: { 証明書のコード: 'AP7ICLAS2MAB3KUOJY5GCYDJ' },
    press: '確かめる',
  },
  {
    path: 'confirm-mail#Zk3vT9sQ1xLm8RbN4wYc7HdP',
    heading: 'メールアドレスの確認',
    settles: 'confirm-mail',
    isAnsweredEmpty: true,
  },
  {
    path: 'contact-change#Zk3vT9sQ1xLm8RbN4wYc7HdP',
    heading: '予約のメールアドレスの変更',
    settles: 'contact-change',
    isAnsweredEmpty: true,
    press: 'すぐに変える',
  },
];

const ticket = 'partnerTicketId=pt_aquarium';
const tickets: TablePage[] = [
  { path: 'partner-tickets?kind=aquarium&isAccessible=true', heading: '提携きっぷ' },
  { path: 'partner-tickets/pt_aquarium', heading: 'くじら水族館 往復きっぷ' },
  { path: `partner-tickets/search-section?${ticket}`, heading: '区間・日・人数を選ぶ' },
  {
    path: `partner-tickets/select-schedule?${ticket}&fromPortId=port_shinonome&toPortId=port_hokutohama&date=2027-08-03&returnDate=2027-08-06&adults=2&children=1`,
    heading: '往路の便と客室を選ぶ',
    ...cabin,
  },
  {
    path: `partner-tickets/select-other-schedule?${draft}`,
    heading: '復路の便と客室を選ぶ',
    ...cabin,
  },
  { path: `partner-tickets/customer-input?${draft}`, ...input },
  { path: `partner-tickets/payment-input?${draft}`, ...payment },
  {
    path: `partner-tickets/payment-info?${draft}`,
    settles: `partner-tickets/payment-input?${draft}`,
    ...payment,
  },
  {
    path: `partner-tickets/content-confirm?${draft}`,
    heading: '入力内容の確認',
    press: 'この内容で仮予約する',
  },
  {
    path: `partner-tickets/reservation-confirm?reservation=${id}`,
    heading: '予約の確定',
    example: 'held',
    first: [/に同意する/],
    press: /予約を確定する$/,
  },
  {
    path: `partner-tickets/reservation-completion?reservation=${id}`,
    heading: '予約を受け付けました',
  },
  {
    path: 'partner-tickets/rsv_9cV4nQ7rTz2B/select-other-schedule',
    heading: '便と時間枠の変更',
    example: 'partnerTicket',
  },
  {
    path: `partner-tickets/${id}/payment-info`,
    heading: 'お支払い情報',
    settles: `reservation/${id}/payment-info`,
  },
];

const members: TablePage[] = [
  {
    path: 'signin',
    heading: 'ログイン',
    as: 'guest',
    isWholeAlone: true,
    typed: { メールアドレス: 'hanako@example.jp', パスワード: 'natsu-no-funatabi' },
    press: 'ログインする',
  },
  { path: 'signout', heading: 'ログアウト' },
  {
    path: 'signup/apply',
    heading: '会員登録のお申し込み',
    as: 'guest',
    isAnsweredEmpty: true,
    first: [/^会員規約/],
    typed: mail,
    press: '登録用メールを送る',
  },
  {
    path: 'signup/applied',
    heading: '会員登録のお申し込み',
    settles: 'signup/apply',
    as: 'guest',
  },
  { path: 'member/new', heading: 'お客様の情報を登録する', as: 'guest' },
  {
    path: 'member/new/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    heading: 'お客様の情報を登録する',
    settles: 'member/new',
    as: 'guest',
    typed: { 姓: '髙橋', 名: '花子' },
  },
  { path: 'member/confirm', heading: 'お客様の情報を登録する', settles: 'member/new', as: 'guest' },
  {
    path: 'reset-password/forgot',
    heading: 'パスワードの再設定',
    as: 'guest',
    isAnsweredEmpty: true,
    typed: mail,
    press: '再設定用のメールを送る',
  },
  {
    path: 'reset-password/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    heading: '新しいパスワードを決める',
    isAnsweredEmpty: true,
    settles: 'reset-password',
    as: 'guest',
    typed: { 新しいパスワード: 'aki-no-funatabi-1' },
    press: 'パスワードを変更する',
  },
  { path: 'member', heading: 'マイページ', as: 'member' },
  {
    path: 'member?show=companions',
    heading: '同行者',
    as: 'member',
    first: ['同行者を追加する'],
    typed: { 姓: '髙橋', 名: '葵' },
  },
  { path: 'reservations?show=past', heading: '予約の一覧', as: 'member' },
  { path: 'member/edit', heading: 'お客様の情報', as: 'member', typed: { 姓: '髙橋' } },
  {
    path: 'member/change-email',
    heading: 'メールアドレスの変更',
    isAnsweredEmpty: true,
    as: 'member',
    typed: { 新しいメールアドレス: 'kept@example.jp', 今のパスワード: 'natsu-no-funatabi' },
    press: '確認メールを送る',
  },
  {
    path: 'member/change-password',
    heading: 'パスワードの変更',
    isAnsweredEmpty: true,
    as: 'member',
    typed: { 今のパスワード: 'natsu-no-funatabi', 新しいパスワード: 'aki-no-funatabi-1' },
    press: 'パスワードを変更する',
  },
  {
    path: 'member/change-email/Em6rW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE',
    heading: 'メールアドレスの変更の確認',
    isAnsweredEmpty: true,
    settles: 'member/change-email/link',
    press: 'このアドレスに変更する',
  },
];

const others: TablePage[] = [
  { path: 'accessibility', heading: 'アクセシビリティ方針' },
  {
    path: 'samples/geocoding',
    heading: '最寄りの港を探す',
    typed: { 郵便番号または住所: '9000001' },
    press: '港を調べる',
  },
  { path: 'samples/payment', heading: 'お支払いのテスト' },
  { path: 'errors/40x?reason=forbidden', heading: 'この予約を表示する権限がありません' },
  { path: 'errors/mail-error?reason=tokenUsed', heading: 'このリンクはすでに使用されています' },
  {
    path: 'errors/sorry?reason=busy&back=%2Freservation-search',
    heading: 'ただいま混み合っています',
    isWholeAlone: true,
  },
  { path: 'no/such/page', heading: 'ページが見つかりません' },
];

/** The rows of the table of pages and faults. `scripts/test/pages-and-faults.spec.ts` holds them to the routes. */
export const tablePages: readonly TablePage[] = [
  ...booking,
  ...afterBooking,
  ...tickets,
  ...members,
  ...others,
];
