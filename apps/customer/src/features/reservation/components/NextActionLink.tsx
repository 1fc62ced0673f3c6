import type { Reservation } from '@ferry/api/customer';
import { ButtonLink } from '../../../page/links.tsx';
import { sails } from '../../../page/needs-payment.ts';
import { newBookingLinks } from '../../booking/new-booking-links.ts';
import { nextAction } from '../model/next-action.ts';

/** The page's one coral button: on with what is open. */
export function NextActionLink({ reservation }: { reservation: Reservation }) {
  const { id, payment } = reservation;
  const tone = isCoral(reservation) ? 'primary' : 'action';
  switch (nextAction(reservation)) {
    case 'confirm':
      return (
        <ButtonLink to="/reservation/reservation-confirm" search={{ reservation: id }} tone={tone}>
          予約の確定へ進む
        </ButtonLink>
      );
    case 'authenticate':
      return (
        <ButtonLink to="/tds" search={{ payment: payment?.id }} tone={tone}>
          本人認証を続ける
        </ButtonLink>
      );
    case 'followPayment':
      return (
        <ButtonLink to="/tds" search={{ payment: payment?.id }} tone={tone}>
          お支払いの結果を確認する
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
    case 'searchAgain':
      return (
        <ButtonLink to="/reservation" tone={tone}>
          便を探す
        </ButtonLink>
      );
    default:
      return undefined;
  }
}

/** Where a sailing is cancelled, the way to a person is the page's coral button. */
const isCoral = ({ outbound, return: returnLeg }: Reservation): boolean =>
  [outbound, returnLeg].every((leg) => !leg || sails(leg));
