import type { Reservation } from '@ferry/api/customer';
import { ButtonLink } from '../../../page/links.tsx';
import { sails } from '../../../trips/needs-payment.ts';
import { newBookingLinks } from '../../booking/new-booking-links.ts';
import { searchLegAgain } from '../../booking/shared/model/return-conditions.ts';
import { nextAction } from '../model/next-action.ts';

const continueText = (payment: Reservation['payment']): string =>
  payment?.method === 'payPay' ? 'PayPayでのお支払いを続ける' : '本人認証を続ける';

/** The page's one coral button: on with what is open. */
export function NextActionLink({ reservation }: { reservation: Reservation }) {
  const { id, payment } = reservation;
  const tone = isCoral(reservation) ? 'primary' : 'action';
  const action = nextAction(reservation);
  switch (action) {
    case 'confirm':
      return (
        <ButtonLink to="/reservation/reservation-confirm" search={{ reservation: id }} tone={tone}>
          予約の確定へ進む
        </ButtonLink>
      );
    case 'authenticate':
    case 'followPayment':
      return (
        <ButtonLink to="/tds" search={{ payment: payment?.id }} tone={tone}>
          {action === 'authenticate' ? continueText(payment) : 'お支払いの結果を確認する'}
        </ButtonLink>
      );
    case 'payAtStore':
      return (
        <ButtonLink {...newBookingLinks.paymentInfo(id)} tone={tone}>
          お支払い情報を見る
        </ButtonLink>
      );
    case 'payByCard':
      return (
        <ButtonLink {...newBookingLinks.paymentInfo(id)} tone={tone}>
          カードで支払う
        </ButtonLink>
      );
    case 'completePlates':
      return (
        <ButtonLink to="." hash="plates" tone={tone}>
          ナンバーを登録する
        </ButtonLink>
      );
    case 'showTickets':
      return (
        <ButtonLink to="/reservation-detail/$id/tickets" params={{ id }} tone={tone}>
          乗船券を見る
        </ButtonLink>
      );
    case 'bookAgain':
      return (
        <ButtonLink {...newBookingLinks.conditions(sameParty(reservation))} tone={tone}>
          同じ条件で便を探す
        </ButtonLink>
      );
    case 'searchAgain':
      return (
        <ButtonLink {...newBookingLinks.selectSchedule(sameTrip(reservation))} tone={tone}>
          同じ条件で便を探す
        </ButtonLink>
      );
    default:
      return undefined;
  }
}

/** Days that are over are asked for anew. */
const sameTrip = ({ outbound, return: returnLeg }: Reservation) => ({
  ...searchLegAgain(outbound),
  date: outbound.sailing.date,
  ...(returnLeg && { returnDate: returnLeg.sailing.date }),
});

/** Without its days. */
function sameParty({ outbound }: Reservation) {
  const { date: _, ...rest } = searchLegAgain(outbound);
  return rest;
}

/** Where a sailing is cancelled, the way to a person is the page's coral button. */
const isCoral = ({ outbound, return: returnLeg }: Reservation): boolean =>
  [outbound, returnLeg].every((leg) => !leg || sails(leg));
