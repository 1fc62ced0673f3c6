import { type Draft, listWaitlistEntriesOptions } from '@ferry/api/customer';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { Alert } from '@ferry/ui/Alert';
import { Countdown } from '@ferry/ui/Countdown';
import { useQuery } from '@tanstack/react-query';

/** A draft has places that nobody was named for: what a customer has waited for, or holds and has changed since. */
const isHeldBefore = ({ nextStep, reservationId, change }: Draft): boolean =>
  reservationId !== null &&
  change === null &&
  nextStep !== 'reservationConfirm' &&
  nextStep !== 'completed';

const MINUTE_MS = 60_000;
/** What is left is counted by the second in the last hour alone. */
const COUNTED_MS = 60 * MINUTE_MS;

/** The offer of the waitlist that a draft goes on with, and when that was read. */
export function useOfferOf(draft: Draft) {
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...listWaitlistEntriesOptions(),
    enabled: isHeldBefore(draft),
    retry: false,
    refetchInterval: MINUTE_MS,
  });
  const entry = data?.entries.find(
    ({ offer, sailing }) => offer !== null && sailing.id === draft.outbound.sailing.id,
  );
  return entry?.offer
    ? { limitTime: entry.offer.limitTime, serverTime: entry.serverTime, dataUpdatedAt, refetch }
    : undefined;
}

/** Until when the places of the waitlist are held, on every step before they are a hold with names; nothing for other drafts. */
export function OfferedUntil({ draft }: { draft: Draft }) {
  const offer = useOfferOf(draft);
  if (!offer) return null;
  const { limitTime, serverTime, dataUpdatedAt, refetch } = offer;
  const title = `お席を${formatDateTimeShort(limitTime)}までお取り置きしています`;
  if (Date.parse(limitTime) - Date.parse(serverTime) > COUNTED_MS) {
    return <Alert tone="info">{title}</Alert>;
  }
  return (
    <Countdown
      title={title}
      label="お取り置きの期限まで"
      until={limitTime}
      clockOffset={Date.parse(serverTime) - dataUpdatedAt}
      onExpire={() => void refetch()}
      onClockDoubt={() => void refetch()}
    />
  );
}
