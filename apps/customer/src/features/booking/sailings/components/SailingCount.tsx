import type { SailingSearchResult } from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';
import { hasDeparted } from '../model/sailing-now.ts';

type SailingCountProps = {
  result: SailingSearchResult;
  conditions: SearchConditions;
  /** What a change proposes on this day, in words. */
  proposal: string | undefined;
};

/**
 * How many sailings there are, told when the day changes. Another day may have as many: with the day
 * in it the text is another one, and is told.
 */
export function SailingCount({ result, conditions, proposal }: SailingCountProps) {
  const { sailingOffers, serverTime } = result;
  const day = formatDateShort(conditions.date);
  const departed = sailingOffers.filter((offer) => hasDeparted(offer, serverTime)).length;
  return (
    <div role="status">
      {sailingOffers.length > 0 ? (
        <>
          <VisuallyHidden>{`${day}、`}</VisuallyHidden>
          <span>{`${sailingOffers.length}便が見つかりました。`}</span>
          {departed > 0 && <span>{`うち${departed}便は出港済みです。`}</span>}
          {proposal && <VisuallyHidden>{proposal}</VisuallyHidden>}
        </>
      ) : (
        <VisuallyHidden>{`${day}は運航がありません。`}</VisuallyHidden>
      )}
    </div>
  );
}
