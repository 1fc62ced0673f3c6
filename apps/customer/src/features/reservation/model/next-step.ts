import type { Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { formatSailingTime } from '@ferry/format/service-time';
import { stateText } from '../../../copy/reservation-states.ts';
import { sails } from '../../../trips/needs-payment.ts';
import { checkInOf, sailsInPart } from '../../booking/shared/model/check-in.ts';
import type { Boarding } from './boarding.ts';
import { type NextAction, nextAction } from './next-action.ts';
import { platesUntil } from './vehicle-plates.ts';
import { voyageStage } from './voyage-stage.ts';

/** What the page's card says: what is to be done, and until when or why. */
type NextStepView = { action?: NextAction; title: string; text?: string };

/** Between the counter and the ship. */
const checkedIn = {
  title: '乗船手続きが済んでいます',
  text: '乗船のときに、乗船券をお見せください。',
};

/** Between the end of the check-in and the departure, of a party that the port's system does not know of. */
const closed = { title: '乗船券をご用意ください', text: checkedIn.text };

const again = '同じ区間と人数で、次の便を探せます。';
const wasAboard = { title: 'ご乗船ありがとうございました', text: again };

/**
 * @param boarding how far the party is at the port
 * @returns undefined when nothing is to be done
 */
export function nextStep(reservation: Reservation, boarding?: Boarding): NextStepView | undefined {
  const action = nextAction(reservation);
  const voyage = voyageStage(reservation, boarding)?.stage;
  if (action === 'showTickets') {
    if (voyage === 'sailed' || voyage === 'arriving') return undefined;
    if (boarding) return boarding.stage === 'checkedIn' ? { action, ...checkedIn } : undefined;
    if (voyage === 'closed') return { action, ...closed };
  }
  if (action === 'bookAgain' && boarding) return { action, ...wasAboard };
  return action ? { action, ...stepTexts(reservation)[action] } : elsewhere(reservation);
}

/** The number of the store stands for the whole amount, and that is not what is owed. */
const payPart = {
  title: 'お支払いの金額をお確かめください',
  text: '欠航した便の運賃はいただきません。金額は、お電話でご案内します。',
};

const stepTexts = (
  reservation: Reservation,
): Record<NextAction, { title: string; text: string }> => ({
  confirm: {
    title: '予約を確定してください',
    text: `お取り置き期限は${formatDateTime(reservation.limitTime)}です。`,
  },
  authenticate:
    reservation.payment?.method === 'payPay'
      ? {
          title: 'PayPayでのお支払いが残っています',
          text: 'PayPayの画面でお支払いが済むと、手続きが進みます。',
        }
      : {
          title: '本人認証が残っています',
          text: '本人認証が済むと、お支払いの手続きが進みます。',
        },
  followPayment: {
    title: 'お支払いの結果をご確認ください',
    text: '決済会社の返事を待っています。',
  },
  payAtStore: sailsInPart(reservation)
    ? payPart
    : {
        title: 'コンビニでお支払いください',
        text: `${formatDateTime(reservation.limitTime)}までに、お支払い番号を店頭でお伝えください。`,
      },
  completePlates: {
    title: '車のナンバーを登録してください',
    text: `${platesUntil(reservation)}に登録してください。`,
  },
  payByCard: {
    ...atPort(reservation),
    text: `${atPort(reservation).text}先にカードでもお支払いいただけます。`,
  },
  showTickets: {
    title: '乗船の準備ができています',
    text: '乗船手続きのときに、乗船券をお見せください。',
  },
  bookAgain: { title: 'この旅は終わりました', text: again },
  searchAgain: {
    title: 'お取り置きの期限が過ぎました',
    text: 'もう一度、便をお選びください。',
  },
});

/** What is paid at the port, or before. */
const atPort = (reservation: Reservation) => ({
  title: '乗船港の窓口でお支払いください',
  text: `${formatSailingTime(checkInOf(reservation))}(乗船手続き締切)までに、${reservation.outbound.sailing.fromPort.name}の窓口でお支払いください。`,
});

/** What is done at the port, or what a newer server says. */
function elsewhere(reservation: Reservation): NextStepView | undefined {
  const { state, paymentMethod, outbound } = reservation;
  const { support } = stateText(state);
  if (support) return { title: '最新の状況をご確認ください', text: support };
  if (state !== 'confirmedUnpaid' || paymentMethod !== 'port' || !sails(outbound)) return undefined;
  return atPort(reservation);
}
