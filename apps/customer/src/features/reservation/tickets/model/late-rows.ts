import type { CancellationTerm, LegName, Reservation } from '@ferry/api/customer';
import { formatDateTimeShort } from '@ferry/format/short-time';
import type { Description } from '@ferry/ui/DescriptionList';
import { isEnded } from '../../../../page/needs-payment.ts';
import { feeText, untilText } from '../../../booking/shared/model/cancellation-text.ts';
import type { TicketLegView } from './kept-tickets.ts';

const AT_PORT: readonly string[] = ['checkedIn', 'boarded'];

/** Whether its customer can still be late for a voyage: it sails, has not departed, and nobody has checked in. */
export const mayBeLate = (
  { departure, isCancelled, withheld, group, passes }: TicketLegView,
  serverTime: string,
): boolean =>
  !isCancelled &&
  withheld !== 'over' &&
  Date.parse(departure.at) > Date.parse(serverTime) &&
  [...(group ? [group] : []), ...passes].every(({ state }) => !AT_PORT.includes(state));

/**
 * Until when a customer checks in, and what giving the voyage up costs from now on; undefined where it costs
 * nothing, because the operator has ended it, and where a used ticket counts by what was used.
 */
export function lateRows(
  reservation: Reservation,
  name: LegName,
  cutOff: string | undefined,
): Description[] | undefined {
  const { state, cancellationTerms, partnerTicket } = reservation;
  const leg = reservation[name];
  if (!leg || isEnded(leg) || partnerTicket?.isBegun) return undefined;
  const deadline = cutOff ? [{ term: '乗船手続き締切', value: formatDateTimeShort(cutOff) }] : [];
  if (state !== 'confirmed') {
    return [...deadline, { term: '取消手数料', value: 'お支払い前のため、かかりません' }];
  }
  const isLeft = ({ until }: CancellationTerm) =>
    until === null || Date.parse(until) > Date.parse(reservation.serverTime);
  const { departureAt } = leg.sailing;
  const fees = cancellationTerms
    .filter((term) => term.leg === name && term.item === 'fare' && isLeft(term))
    .map((term) => ({
      term: untilText(term.until, departureAt, partnerTicket !== null),
      value: term.percent === 100 ? '払い戻しはありません' : `取消手数料 ${feeText(term)}`,
    }));
  return [...deadline, ...fees];
}
