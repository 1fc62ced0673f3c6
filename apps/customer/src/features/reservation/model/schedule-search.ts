import type { Draft } from '@ferry/api/customer';
import type { SearchConditions } from './search-conditions.ts';

/** Search parameters that lead from a draft back to the choice of its sailing. */
export function scheduleSearch({ id, outbound }: Draft): SearchConditions & { draft: string } {
  const { fromPort, toPort, date } = outbound.sailing;
  return {
    ...outbound.choice.party,
    fromPortId: fromPort.id,
    toPortId: toPort.id,
    date,
    draft: id,
  };
}
