import { cabin, draft, id, input, mail, party, payment, type TablePage } from './table-page.ts';

/** Pages of a booking, from the search to its end. */
export const booking: TablePage[] = [
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

/** Pages of what is booked, and of links about it. */
export const afterBooking: TablePage[] = [
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
