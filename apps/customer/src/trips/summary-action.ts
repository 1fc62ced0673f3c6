import type { ReservationSummary } from '@ferry/api/customer';
import { needsPayment } from './needs-payment.ts';

type Summary = Pick<ReservationSummary, 'state' | 'outboundService' | 'returnService'>;

/** Whether a payment is asked for. */
export const isSummaryToPay = ({ state, outboundService, returnService }: Summary): boolean =>
  needsPayment(state, { service: outboundService }, returnService && { service: returnService });

/** Until when another sailing can be taken for one that the operator has ended, RFC 3339; the first to end. */
export const chooseBy = ({ outboundService, returnService }: Summary): string | undefined =>
  [outboundService, returnService]
    .flatMap((service) => service?.choiceUntil ?? [])
    .sort((one, other) => Date.parse(one) - Date.parse(other))[0];

/** What the link to a reservation says, and whether it asks for something. */
export function summaryAction(reservation: Summary): { label: string; isDue: boolean } {
  if (isSummaryToPay(reservation)) return { label: 'お支払いの方法を見る', isDue: true };
  if (!chooseBy(reservation)) return { label: '予約の詳細を見る', isDue: false };
  const other = reservation.state === 'confirmed' ? '払い戻し' : '取り消し';
  return { label: `別の便か${other}を選ぶ`, isDue: true };
}
