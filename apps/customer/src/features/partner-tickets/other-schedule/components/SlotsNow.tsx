import type { TicketOfTrip } from '@ferry/api/customer';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { slotText } from '../../../booking/shared/model/ticket-lines.ts';

/** The slots that are booked, in large type: one for each include that has some. */
export const SlotsNow = ({ includes }: Pick<TicketOfTrip, 'includes'>) => (
  <Stack gap={4}>
    {includes.map(
      ({ name, place, slot }) =>
        slot && (
          <Stack key={name} gap={1}>
            <Heading level={3} size={4}>{`${name}のいまの時間枠`}</Heading>
            <Text size="large" isBold isNumber>
              {slotText(slot)}
            </Text>
            <Text size="dense" tone="quiet">
              {place}
            </Text>
          </Stack>
        ),
    )}
  </Stack>
);
