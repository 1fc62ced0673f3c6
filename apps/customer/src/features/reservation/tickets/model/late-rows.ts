import type { LegName, Reservation } from '@ferry/api/customer';
import { addDays, jstDate } from '@ferry/format/date';
import { formatDateTimeShort } from '@ferry/format/short-time';
import type { Description } from '@ferry/ui/DescriptionList';
import { isEnded } from '../../../../trips/needs-payment.ts';
import type { TicketLegView } from './kept-tickets.ts';

const AT_PORT: readonly string[] = ['checkedIn', 'boarded'];

/** Whether its customer can still be late for a voyage: it sails, has not departed, and nobody has checked in. */
export const mayBeLate = (
  { departure, isCancelled, withheld, group, passes }: TicketLegView,
  serverTime: string,
): boolean =>
  !isCancelled &&
  withheld !== 'over' &&
  withheld !== 'standBy' &&
  withheld !== 'standByOver' &&
  Date.parse(departure.at) > Date.parse(serverTime) &&
  [...(group ? [group] : []), ...passes].every(({ state }) => !AT_PORT.includes(state));

/** Whether a departure is near enough to know that one will be late: from the day before on. Earlier one changes the booking. */
export const isNear = ({ departure }: TicketLegView, serverTime: string): boolean =>
  jstDate(serverTime) >= addDays(jstDate(departure.at), -1);

/**
 * Until when a customer checks in, and that giving up an unpaid voyage costs nothing; of a paid one the terms say what
 * it costs. Undefined where the operator has ended the voyage, and where a used ticket counts by what was used.
 */
export function lateRows(
  reservation: Reservation,
  name: LegName,
  cutOff: string | undefined,
): Description[] | undefined {
  const { state, partnerTicket } = reservation;
  const leg = reservation[name];
  if (!leg || isEnded(leg) || partnerTicket?.isBegun) return undefined;
  const deadline = cutOff ? [{ term: '乗船手続き締切', value: formatDateTimeShort(cutOff) }] : [];
  if (state !== 'confirmed') {
    return [...deadline, { term: '取消手数料', value: 'お支払い前のため、かかりません' }];
  }
  return deadline;
}
