import type { Draft } from '@ferry/api/customer';
import { Card } from '@ferry/ui/Card';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { partyText } from '../../../copy/passenger-classes.ts';
import { fareLines } from '../model/fare-lines.ts';
import { LegText } from './LegText.tsx';

/** The chosen sailing, party and fare, beside the form. */
export const DraftSummary = ({ draft }: { draft: Draft }) => (
  <Card>
    <Stack gap={4}>
      <Heading level={2} size={3}>
        選んだ便
      </Heading>
      <LegText leg={draft.outbound} />
      <Text>{partyText(draft.outbound.choice.party)}</Text>
      <FareBreakdown {...fareLines(draft.quote)} />
    </Stack>
  </Card>
);
