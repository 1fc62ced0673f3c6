import type { Draft } from '@ferry/api/customer';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { Stack } from '@ferry/ui/Stack';
import { fareLines } from '../model/fare-lines.ts';
import { AppliedDiscounts } from './AppliedDiscounts.tsx';

/** Every line of a draft's fare, and what the discounts in it ask for. */
export const DraftFare = ({ draft: { quote } }: { draft: Draft }) => (
  <Stack gap={3}>
    <FareBreakdown isCaptionHidden {...fareLines(quote)} />
    <AppliedDiscounts quote={quote} />
  </Stack>
);
