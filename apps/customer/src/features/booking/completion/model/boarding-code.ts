import type { TicketList } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';

/** What the boarding card shows of the tickets: the code of the whole party, or from when it can be seen. */
type BoardingCodeView = { title: string } & (
  | { payload: string; shortCode: string }
  | { opens: string }
);

/** Of what cannot be shown any more. */
const DONE: readonly string[] = ['boarded', 'cancelled', 'over'];

/**
 * Of the first voyage whose tickets are good.
 *
 * @returns undefined where there is nothing to show: all are aboard, it has arrived, it does not sail
 */
export function boardingCodeOf({ legs }: TicketList): BoardingCodeView | undefined {
  const leg = legs.find(({ group }) => group && !DONE.includes(group.state));
  if (!leg?.group) return undefined;
  const { code, shortCode } = leg.group;
  const word = legs.length === 1 ? '' : leg.leg === 'return' ? '復路の' : '往路の';
  const title = `${word}${leg.tickets.length > 1 ? '全員分の乗船券' : '乗船券'}`;
  if (code && shortCode) return { title, payload: code, shortCode };
  return leg.group.state === 'notOpen'
    ? { title, opens: `${formatDateTime(leg.opensAt)}から表示できます。` }
    : undefined;
}
