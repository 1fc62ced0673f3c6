import type { Draft, LegName } from '@ferry/api/customer';
import type { Flow, StepLink } from '../../shared/model/flow.ts';
import { type LegSearch, returnSearch } from '../../shared/model/return-conditions.ts';
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

/**
 * To the sailings of another day by the search that was asked for last: what it finds may not have come yet, and the
 * page still shows what the one before has found.
 *
 * @param link to the day by the search whose sailings are shown
 */
export const byLastSearch = (link: StepLink, date: string): StepLink => {
  const shown = link.search as LegSearch;
  const search = (asked: LegSearch): LegSearch =>
    asked.adults && asked.draft === shown.draft && asked.leg === shown.leg
      ? { ...asked, date }
      : shown;
  return { ...link, search } as StepLink;
};
