import type { HistoryEntry, Reservation } from '@ferry/api/customer';
import { isPaidAtOnce } from '@ferry/format/wallet-methods';

const historyTexts: Record<HistoryEntry['event'], string> = {
  held: '仮予約',
  changed: '内容の変更',
  extended: 'お取り置き期限の延長',
  confirmed: '予約の受付',
  paid: 'お支払い',
  paymentFailed: 'お支払いの不成立',
  refunded: '払い戻し',
  expired: 'お取り置きの期限切れ',
  plateSet: '車両のナンバーの登録',
  contactChanged: '連絡先の変更',
  checkedIn: '乗船手続き',
  boarded: '乗船',
  cancelled: '取消',
  partlyCancelled: '一部の取消',
  paymentChanged: 'お支払い方法の変更',
  changeHeld: '変更後のお席のお取り置き',
  changeExtended: '変更のお取り置き期限の延長',
  changeAwaitingPayment: '変更の差額のお支払い待ち',
  changeDropped: '変更の取りやめ',
  changeLapsed: '変更の期限切れ',
  voucherUsed: '引換券の使用',
  standBy: '当日空席待ちのお申し出',
  standByTaken: '当日空席待ちでのご乗船',
};

const actorTexts: Record<HistoryEntry['by'], string> = {
  customer: 'お客様',
  operator: '運航会社',
  partner: '提携先',
  system: '自動',
};

/** Whether it was the customer, the operator, or came of itself. */
export const actorText = ({ by }: HistoryEntry): string => actorTexts[by] ?? 'その他';

/**
 * What happened, as the history calls it. Only a card or a wallet is paid together with the booking: with the
 * other methods the booking is taken first, and certain once it is paid.
 */
export const historyText = (
  { event }: HistoryEntry,
  { paymentMethod }: Pick<Reservation, 'paymentMethod'>,
): string =>
  event === 'confirmed' && isPaidAtOnce(paymentMethod)
    ? '予約の確定'
    : (historyTexts[event] ?? '状況の変更');
