import * as v from 'valibot';
import { partnerTicketId } from '../../../../page/path-patterns.ts';
import { conditionsSearch } from '../../../booking/shared/model/search-conditions.ts';
import { draftIdSearch } from '../../../booking/shared/model/step-search.ts';

/** Search parameters of the pages of a purchase before its draft is whole: ticket, section, days, party. */
export const buyingSearch = v.object({
  partnerTicketId: v.optional(v.fallback(v.pipe(v.string(), v.regex(partnerTicketId)), '')),
  ...conditionsSearch.entries,
  ...draftIdSearch.entries,
});

export type BuyingSearch = v.InferOutput<typeof buyingSearch>;
