import type { ChangeClosedReason } from '@ferry/api/customer';
import type { ApiError, FailureCode } from '@ferry/api/errors';
import { closedText } from '../../../../copy/change-closed.ts';
import { errorText } from '../../../../copy/error-texts.ts';
import { operator } from '../../../../copy/operator.ts';

/** Where the next step after a refusal is. */
export type RefusalStep =
  | 'parts'
  | 'check'
  | 'customers'
  | 'slots'
  | 'payment'
  | 'bookingPayment'
  | 'detail'
  | 'lookUp'
  | 'phone';

/** A refusal as its customer reads it. */
type RefusalText = {
  text: string;
  next?: RefusalStep;
  /** Whether the booking is still what it was, as far as the refusal says. */
  isKept: boolean;
};

/** What is booked and not paid is refused otherwise than a difference: it is paid first. */
const ofUnpaid: Partial<Record<FailureCode, string>> = {
  UNPAID_LIMIT: 'お支払い待ちのご予約が上限に達しています。',
  MAIL_UNCONFIRMED: 'お支払い待ちのまま変更するには、メールアドレスの確認が必要です。',
  CVS_TOO_LATE: '変更後の便は出港日まで日数がなく、コンビニではお支払いいただけません。',
  CVS_AMOUNT: '変更後の金額は30万円を超え、コンビニではお支払いいただけません。',
};

const steps: Partial<Record<FailureCode, RefusalStep>> = {
  CHANGE_IN_PROGRESS: 'parts',
  NOTHING_TO_CHANGE: 'parts',
  DIFFERENCE_CHANGED: 'check',
  HOLD_EXPIRED: 'check',
  SAILING_CANCELLED: 'check',
  SLOT_FULL: 'slots',
  DRIVER_MISSING: 'customers',
  WOMEN_ONLY: 'customers',
  UNPAID_LIMIT: 'payment',
  MAIL_UNCONFIRMED: 'payment',
  CVS_TOO_LATE: 'payment',
  CVS_AMOUNT: 'payment',
};

/** Why nothing can be changed, and who or what helps. */
export function closedRefusal(reason: ChangeClosedReason | null): RefusalText {
  const text = closedText(reason);
  switch (reason) {
    case 'notBooked':
      return { text, next: 'detail', isKept: false };
    case 'serviceCancelled':
    case 'paying':
      return { text, next: 'detail', isKept: true };
    case 'changing':
      return { text, next: 'parts', isKept: true };
    default: {
      const ask = `乗船港の窓口か、お電話(受付時間 ${operator.phone.hours})でお尋ねください。`;
      return { text: `${text}${ask}`, next: 'phone', isKept: true };
    }
  }
}

/**
 * Why an operation of a change was refused, and the next step for it.
 *
 * @param isUnpaid the booking itself is still to be paid: there is no difference to pay
 */
export function refusalOf(error: ApiError, isUnpaid: boolean): RefusalText {
  const { code, body, fieldErrors } = error;
  const next = steps[code];
  switch (code) {
    case 'CHANGE_CLOSED':
      return closedRefusal(body?.changeClosedReason ?? null);
    case 'RESERVATION_STATE':
      return {
        text: 'ご予約の状況が変わったため、変更を続けられません。最新の内容をご確認ください。',
        next: 'detail',
        isKept: false,
      };
    case 'VERSION_CONFLICT':
      return {
        text: '別の画面で内容が変わりました。最新の内容をご確認ください。',
        isKept: false,
      };
    case 'NOT_FOUND':
      return {
        text: 'しばらく操作がなかったか、Cookieが削除されました。予約番号とご連絡先で照会すると、もう一度変更できます。',
        next: 'lookUp',
        isKept: true,
      };
    case 'VALIDATION_FAILED':
      return invalid(Object.entries(fieldErrors), errorText(error));
    default:
      return isUnpaid && ofUnpaid[code]
        ? {
            text: `${ofUnpaid[code]}先にいまのご予約のお支払いを済ませると、変更できます。`,
            next: 'bookingPayment',
            isKept: true,
          }
        : { text: errorText(error), ...(next && { next }), isKept: true };
  }
}

function invalid(fields: [string, string[]][], text: string): RefusalText {
  if (fields.some(([, codes]) => codes.includes('LOCKED'))) {
    return { text, next: 'parts', isKept: true };
  }
  if (fields.some(([field]) => field === 'paymentMethod')) {
    return { text: 'お支払い方法をお選びください。', next: 'payment', isKept: true };
  }
  if (fields.some(([field]) => field.startsWith('partnerTicket'))) {
    return { text: '新しい便に合わない時間枠があります。', next: 'slots', isKept: true };
  }
  const isConsent = fields.every(([field]) => field.startsWith('consents'));
  return { text, ...(!isConsent && { next: 'customers' }), isKept: true };
}
