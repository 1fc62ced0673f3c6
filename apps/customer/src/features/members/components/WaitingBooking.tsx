import type { DraftSummary } from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';
import { partyText } from '@ferry/format/party-text';
import { formatDuration } from '@ferry/format/service-time';
import { Heading } from '@ferry/ui/Heading';
import { RouteBadge } from '@ferry/ui/RouteBadge';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VoyageLine } from '@ferry/ui/VoyageLine';
import { routeFace } from '../../../copy/route-faces.ts';

type WaitingBookingProps = {
  draft: DraftSummary;
  title: string;
  /** What becomes of it. */
  children?: string;
};

/** The booking that is being entered in this browser, as its line. */
export function WaitingBooking({ draft, title, children }: WaitingBookingProps) {
  const { outbound: sailing } = draft;
  const face = routeFace(sailing.routeId, sailing.routeName);
  return (
    <Stack as="section" gap={2} aria-labelledby="waiting-booking">
      <Heading level={2} size={4} id="waiting-booking">
        {title}
      </Heading>
      <Text>
        <RouteBadge {...face} size="small" />{' '}
        {`${formatDateShort(sailing.date)}${draft.return ? '(往復)' : ''} ${partyText(draft.party)}`}
      </Text>
      <VoyageLine
        form="vertical"
        hue={face.hue}
        departure={{ at: sailing.departureAt, port: sailing.fromPort.name }}
        arrival={{ at: sailing.arrivalAt, port: sailing.toPort.name }}
        duration={formatDuration(sailing.durationMinutes)}
        vessel={sailing.vessel.name}
        day={sailing.date}
      />
      {children && <Text size="dense">{children}</Text>}
    </Stack>
  );
}
