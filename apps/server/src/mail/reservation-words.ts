import type { HistoryEntry, Reservation } from '@ferry/api/customer-server';
import { formatDateShort, formatDateTime } from '@ferry/format/date';
import type { PlainMailKind } from '../database/mail-tables.ts';
import { CHANGE_WORDS, type Words } from './change-words.ts';
import { STAND_BY_WORDS } from './stand-by-words.ts';
import { lateness } from './why-refunded.ts';

/** Kinds of mails that are about one reservation. */
export type ReservationMailKind = Exclude<
  PlainMailKind,
  | 'boardingNotice'
  | 'ticketsOpen'
  | 'sailingNews'
  | 'reservationNumbers'
  | 'reservationContactChanged'
  | 'memberRegistered'
  | 'passwordChanged'
  | 'emailChanged'
  | 'passkeyAdded'
  | 'newDevice'
  | 'inspectionReminder'
  | 'accountEnding'
  | 'memberRemoved'
  | 'timetableEnds'
  | 'saleReminder'
  | 'refundAccountRequested'
  | 'refundAccountReminder'
  | 'refundAccountRegistered'
  | 'refundAccountReturned'
  | 'refundDone'
>;

/** Why money goes back of a booking that stays: another payment was received, or is still due. */
const beside = ({ state }: Reservation): string =>
  state === 'confirmedUnpaid' || state === 'paymentProcessing'
    ? '手続きの終わったお支払いが後から行われたため、そのお支払いの'
    : 'ほかのお支払いを受け取った後に、もう一度お支払いが行われたため、後のお支払いの';

const CANCELLING: readonly HistoryEntry['event'][] = ['cancelled', 'partlyCancelled'];

/** Subject and first sentence of each kind. */
export const WORDS: Record<ReservationMailKind, Words> = {
  ...CHANGE_WORDS,
  reservationReceived: {
    subject: '予約受付のお知らせ',
    lead: () => 'ご予約を受け付け、お席を確保しました。下の期限までにお支払いください。',
  },
  reservationConfirmed: {
    subject: '予約確定のお知らせ',
    lead: () => 'お支払いが完了し、ご予約が確定しました。ご乗船をお待ちしております。',
  },
  paymentReminder: {
    subject: 'お支払い期限のご案内',
    lead: ({ limitTime }) =>
      `お支払い期限(${formatDateTime(limitTime)})が近づいています。期限を過ぎると、ご予約は自動的に取り消されます。すでにお支払いの場合は、行き違いをお許しください。`,
  },
  reservationExpired: {
    subject: '予約の期限切れのお知らせ',
    lead: () =>
      'お支払い期限までにお支払いを確認できなかったため、ご予約を取り消しました。お席に空きがあれば、もう一度ご予約いただけます。',
  },
  reservationUnconfirmed: {
    subject: '予約の取り消しのお知らせ',
    lead: () =>
      'メールアドレスの確認がなかったため、ご予約を取り消しました。お席に空きがあれば、もう一度ご予約いただけます。',
  },
  paymentCompleted: {
    subject: 'お支払い完了のお知らせ',
    lead: () => 'お支払いを確認し、ご予約が確定しました。ご乗船をお待ちしております。',
  },
  reservationCancelled: {
    subject: '予約取消のお知らせ',
    lead: ({ state, history }) => {
      const done = history.findLast(({ event }) => CANCELLING.includes(event));
      const what =
        state === 'cancelled'
          ? 'ご予約をすべて取り消しました。'
          : 'ご予約の一部を取り消しました。残りのご予約は下のとおりです。';
      return done?.by === 'operator' ? `お申し出により、当社で${what}` : what;
    },
  },
  reservationStandsBy: STAND_BY_WORDS,
  partnerChanged: {
    subject: '提携きっぷの変更のお知らせ',
    lead: () => '提携きっぷの時間枠を変更しました。引換券のコードは変わりません。',
  },
  partnerUsedUp: {
    subject: '提携きっぷの引換券を使い終わりました',
    lead: () =>
      '提携きっぷの引換券を、すべてお使いいただきました。お心当たりのないときは、きっぷのお問い合わせ先までご連絡ください。',
  },
  partnerExpiring: {
    subject: '提携きっぷの期限のご案内',
    lead: ({ partnerTicket }) =>
      `まだお使いでない引換券があります。使えるのは${partnerTicket ? formatDateShort(partnerTicket.validUntil) : '期限'}までです。`,
  },
  storeNumberChanged: {
    subject: 'お支払い番号が変わりました',
    lead: () =>
      'ご予約の一部の取消により、お支払いの金額と番号が変わりました。下の新しい番号でお支払いください。前の番号は使えません。',
  },
  refundNeedsAccount: {
    subject: '払い戻し先の登録のお願い',
    lead: (reservation) =>
      `${lateness(reservation)}全額を払い戻します。払い戻し先の口座の登録が必要です。登録の手続きは、このメールとは別に、決済会社からのメールでご案内します。登録が済むと、払い戻しの手続きを始めます。`,
  },
  paymentNumberIssued: {
    subject: 'お支払い番号のお知らせ',
    lead: () =>
      'お支払い方法を変更しました。新しいお支払い番号で、下の期限までにお支払いください。前のお支払い番号は使えません。',
  },
  doubleNeedsAccount: {
    subject: '払い戻し先の登録のお願い',
    lead: (reservation) =>
      `${beside(reservation)}全額を払い戻します。払い戻し先の口座の登録が必要です。登録の手続きは、このメールとは別に、決済会社からのメールでご案内します。ご予約はそのまま有効です。`,
  },
  doubleRefunded: {
    subject: '払い戻しのお知らせ',
    lead: (reservation) =>
      `${beside(reservation)}全額を払い戻しました。ご予約はそのまま有効です。お手元に届く時期は、ご利用のカード会社などによって異なります。`,
  },
  paymentRefunded: {
    subject: '払い戻しのお知らせ',
    lead: (reservation) =>
      `${lateness(reservation)}全額を払い戻しました。お手元に届く時期は、ご利用のカード会社などによって異なります。`,
  },
};

/** What has happened, as the page says it. */
export const TITLES: Partial<Record<ReservationMailKind, string>> = {
  reservationReceived: 'ご予約を受け付けました',
  reservationConfirmed: 'ご予約が確定しました',
  paymentCompleted: 'ご予約が確定しました',
};

/** A partner ticket is bought when it is paid; what it is called then is its customer's word. */
const OF_TICKET: Partial<Record<ReservationMailKind, string>> = {
  reservationConfirmed: '提携きっぷ購入完了のお知らせ',
  paymentCompleted: '提携きっぷ購入完了のお知らせ',
  reservationCancelled: '提携きっぷ取消のお知らせ',
  reservationChanged: '提携きっぷの変更のお知らせ',
};

/** Of the mail, without the number. */
export function subjectOf(
  kind: ReservationMailKind,
  { partnerTicket, cancellations }: Reservation,
): string {
  const subject = (partnerTicket && OF_TICKET[kind]) ?? WORDS[kind].subject;
  const givesBack = kind === 'reservationCancelled' && cancellations.at(-1)?.refundState !== 'none';
  return givesBack ? subject.replace('取消の', '取消・払い戻しの') : subject;
}
