import type { Draft, LegName } from '@ferry/api/customer';
import type { Flow, StepLink } from '../../shared/model/flow.ts';
import { returnSearch } from '../../shared/model/return-conditions.ts';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';

/** To the sailings of a draft's leg by these conditions, whose date is that of the leg. */
export const toLeg = (
  { links }: Pick<Flow, 'links'>,
  draft: Draft,
  leg: LegName,
  conditions: SearchConditions,
): StepLink =>
  leg === 'return'
    ? links.selectReturn(returnSearch(draft, { ...conditions, returnDate: conditions.date }))
    : links.selectSchedule({ ...conditions, draft: draft.id });
