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
  if (chooseBy(reservation)) return { label: '別の便か払い戻しを選ぶ', isDue: true };
  const isDue = isSummaryToPay(reservation);
  return { label: isDue ? 'お支払いの方法を見る' : '予約の詳細を見る', isDue };
}
