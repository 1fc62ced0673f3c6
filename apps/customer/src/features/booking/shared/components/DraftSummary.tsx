import type { Draft, LegName } from '@ferry/api/customer';
import { travellersOf } from '@ferry/format/check-in';
import { Card } from '@ferry/ui/Card';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { fareLines } from '../model/fare-lines.ts';
import { AppliedDiscounts } from './AppliedDiscounts.tsx';
import { DraftLegDetails } from './LegDetails.tsx';

/** The chosen sailings, parties and the fare, beside the form. */
export const DraftSummary = ({ draft }: { draft: Draft }) => {
  const of = (leg: LegName) => travellersOf(draft.customers.passengers, leg);
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size={3}>
          選んだ便
        </Heading>
        {draft.return && (
          <Heading level={3} size={4}>
            往路
          </Heading>
        )}
        <DraftLegDetails leg={draft.outbound} passengers={of('outbound')} vehicles={[]} />
        {draft.return && (
          <>
            <Heading level={3} size={4}>
              復路
            </Heading>
            <DraftLegDetails leg={draft.return} passengers={of('return')} vehicles={[]} />
          </>
        )}
        <FareBreakdown {...fareLines(draft.quote)} />
        <AppliedDiscounts quote={draft.quote} />
      </Stack>
    </Card>
  );
};
