import type { Reservation } from '@ferry/api/customer-server';
import type { PlainMailKind } from '../database/mail-tables.ts';

/** What a mail about a reservation begins with. */
export interface Words {
  subject: string;
  lead: (reservation: Reservation) => string;
}

/** Kinds of mails about a change of a reservation, and about money for it. */
export type ChangeMailKind = Extract<
  PlainMailKind,
  | 'reservationChanged'
  | 'changeReceived'
  | 'changeReminder'
  | 'changeLapsed'
  | 'changeOvertaken'
  | 'changePaymentRefunded'
  | 'changeNeedsAccount'
>;

const STAYS = '変更が確定するまで、今のご予約と乗船券はそのままお使いになれます。';
const LATE = '変更の期限の後、または変更を取りやめた後にお支払いが行われたため、そのお支払いの';

/** Whether what was booked is still there to travel with. */
const stillValid = ({ state }: Reservation): string =>
  state === 'confirmed' || state === 'confirmedUnpaid' ? 'ご予約はそのまま有効です。' : '';

export const CHANGE_WORDS: Record<ChangeMailKind, Words> = {
  reservationChanged: {
    subject: '予約変更のお知らせ',
    lead: ({ partnerTicket }) =>
      partnerTicket
        ? '提携きっぷの便を変更しました。変更後のご予約と、きっぷを使える日は下のとおりです。引換券の短いコードは変わりません。乗船券と引換券のQRコードは、予約を照会して、新しいものをご用意ください。'
        : 'ご予約を変更しました。変更後のご予約は下のとおりです。前の乗船券(QRコード)は使えなくなることがあります。予約を照会して、今の乗船券をご用意ください。',
  },
  changeReceived: {
    subject: '変更の差額のお支払いのお願い',
    lead: () =>
      `変更の内容を受け付け、新しいお席を取り置きました。下の期限までに差額をお支払いいただくと、変更が確定します。${STAYS}期限を過ぎると変更だけがなくなり、元のご予約が残ります。`,
  },
  changeReminder: {
    subject: '変更の差額のお支払い期限のご案内',
    lead: () =>
      `変更の差額のお支払い期限が近づいています。期限を過ぎると変更だけがなくなり、元のご予約が残ります。${STAYS}すでにお支払いの場合は、行き違いをお許しください。`,
  },
  changeLapsed: {
    subject: '変更の期限切れのお知らせ',
    lead: () =>
      '期限までに差額のお支払いを確認できなかったため、変更はなくなりました。元のご予約はそのまま残っています。',
  },
  changeOvertaken: {
    subject: 'お申し込み中の変更がなくなったお知らせ',
    lead: () =>
      '変更の前か後の便を、運航会社が運航しない、または大きく遅らせるため、お申し込み中の変更はなくなりました。差額と変更手数料は、お支払いにならないでください。行き違いでお支払いになった分は、全額を払い戻します。元のご予約は残っています。ご予約の便が欠航または大きく遅れるときは、手数料も差額もなく別の便に変えるか、全額の払い戻しをお選びいただけます。',
  },
  changePaymentRefunded: {
    subject: '払い戻しのお知らせ',
    lead: (reservation) =>
      `${LATE}全額を払い戻しました。${stillValid(reservation)}お手元に届く時期は、ご利用のカード会社などによって異なります。`,
  },
  changeNeedsAccount: {
    subject: '払い戻し先の登録のお願い',
    lead: (reservation) =>
      `${LATE}全額を払い戻します。払い戻し先の口座の登録が必要です。登録の手続きは、このメールとは別に、決済会社からのメールでご案内します。${stillValid(reservation)}`,
  },
};

export const isOfChange = (kind: string): kind is ChangeMailKind =>
  Object.keys(CHANGE_WORDS).includes(kind);
