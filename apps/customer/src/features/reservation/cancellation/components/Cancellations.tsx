import type { Cancellation, Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { Stack } from '@ferry/ui/Stack';
import { accountBelowText } from '../../../../copy/cancellation-texts.ts';
import { refundState } from '../model/texts.ts';

/** What was cancelled of a reservation, the last first, and where the money of each is. */
export const Cancellations = ({ reservation }: { reservation: Reservation }) => (
  <Stack gap={3}>
    {[...reservation.cancellations].reverse().map((cancellation) => {
      const told = refundState(cancellation, reservation);
      return (
        <Alert
          key={cancellation.id}
          tone={told?.tone ?? 'info'}
          title={`${cancellation.isAll ? '予約の取消' : '一部の取消'}${told ? `:${told.title}` : ''}`}
        >
          {`${factsOf(cancellation)}${told?.isAccountMissing ? accountBelowText : (told?.text ?? '')}`}
        </Alert>
      );
    })}
  </Stack>
);

const factsOf = (cancellation: Cancellation): string =>
  `${formatDateTime(cancellation.at)}に取り消しました(取消番号 ${groupsOfFour(cancellation.number)})。${keptText(cancellation)}`;

/** What was kept of the money: for what was used of a partner ticket, and as a fee. */
function keptText({ feeYen, usedYen, isFeeWaived }: Cancellation): string {
  if (feeYen === 0) return isFeeWaived ? '取消手数料はいただきません。' : '';
  const used = usedYen > 0 ? `使った分は${formatYen(usedYen)}、` : '';
  return `${used}手数料は${formatYen(feeYen - usedYen)}です。`;
}
