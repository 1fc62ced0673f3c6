import { getReservationOptions } from '@ferry/api/customer';
import { formatDateShort, formatTime, jstDate } from '@ferry/format/date';
import { Countdown } from '@ferry/ui/Countdown';
import { useQuery } from '@tanstack/react-query';

/**
 * Until when the places wait for a card that is being authenticated. They cannot be held for longer
 * here: the end of the payment leads on.
 */
export function HeldUntil({ reservationId }: { reservationId: string }) {
  const options = getReservationOptions({ path: { reservationId } });
  const { data, dataUpdatedAt, refetch } = useQuery(options);
  // A change waits beside its booking.
  const held = data?.change ?? data;
  if (!data || (held?.state !== 'paymentProcessing' && held?.state !== 'held')) return null;
  const { serverTime } = data;
  const { limitTime } = held;
  return (
    <Countdown
      title={`お席を${formatDateShort(jstDate(limitTime))} ${formatTime(limitTime)}までお取り置きしています`}
      label="お取り置きの期限まで"
      until={limitTime}
      clockOffset={Date.parse(serverTime) - dataUpdatedAt}
      onExpire={() => void refetch()}
      onClockDoubt={() => void refetch()}
    />
  );
}
