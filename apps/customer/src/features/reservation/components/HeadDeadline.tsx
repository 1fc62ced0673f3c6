import type { Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { Heading } from '@ferry/ui/Heading';
import { NextDeadline, type NextDeadlineProps } from '@ferry/ui/NextDeadline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { cancelledText, standByText } from '../../booking/completion/model/leg-news.ts';
import type { Boarding } from '../model/boarding.ts';
import { isToCome } from '../model/is-to-come.ts';
import { nextDeadline } from '../model/next-deadline.ts';
import { voyageStage } from '../model/voyage-stage.ts';

/** Said aloud, once each: not every minute. */
const SAID: readonly string[] = ['あと10分', 'あと5分'];

/**
 * What the head of the page says largest: that a sailing is cancelled or a leg is on stand-by, where the voyage of today stands, else what
 * comes next and until when. A stage that begins is said aloud, the time that is left at ten and five minutes.
 */
export function HeadDeadline({
  reservation,
  boarding,
}: {
  reservation: Reservation;
  boarding: Boarding | undefined;
}) {
  const next = nextDeadline(reservation, boarding);
  const off = isToCome(reservation) && (cancelledText(reservation) || standByText(reservation));
  const more = next && (
    <Text isNumber>{`次の期限は、${next.label} ${formatDateTime(next.at)}`}</Text>
  );
  if (off) {
    return (
      <Stack gap={2}>
        <Heading level={2} size="hero">
          {off}
        </Heading>
        {more}
      </Stack>
    );
  }
  const voyage = voyageStage(reservation, boarding);
  if (!voyage && !next) return undefined;
  // There from the first minute on: a region that comes with its words is not said.
  return (
    <div>
      <div role="status">
        {voyage ? (
          <Stack gap={2}>
            <Heading level={2} size="hero">
              {voyage.title}
            </Heading>
            {voyage.text && <Text isNumber>{voyage.text}</Text>}
          </Stack>
        ) : (
          <VisuallyHidden>{saidOf(next)}</VisuallyHidden>
        )}
      </div>
      {voyage ? more : next && <NextDeadline {...next} />}
    </div>
  );
}

const saidOf = (next: NextDeadlineProps | undefined): string =>
  next?.rest && SAID.includes(next.rest) ? `${next.label}まで、${next.rest}です。` : '';
