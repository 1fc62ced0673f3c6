import type { Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { Heading } from '@ferry/ui/Heading';
import { NextDeadline } from '@ferry/ui/NextDeadline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { cancelledText } from '../../booking/completion/model/leg-news.ts';
import type { Boarding } from '../model/boarding.ts';
import { isToCome } from '../model/is-to-come.ts';
import { nextDeadline } from '../model/next-deadline.ts';

/** What the head of the page says largest: that a sailing is cancelled, else what comes next and until when. */
export function HeadDeadline({
  reservation,
  boarding,
}: {
  reservation: Reservation;
  boarding: Boarding | undefined;
}) {
  const next = nextDeadline(reservation, boarding);
  const cancelled = isToCome(reservation) && cancelledText(reservation);
  if (!cancelled) return next && <NextDeadline {...next} />;
  return (
    <Stack gap={2}>
      <Heading level={2} size="hero">
        {cancelled}
      </Heading>
      {next && <Text isNumber>{`次の期限は、${next.label} ${formatDateTime(next.at)}`}</Text>}
    </Stack>
  );
}
