import type { Draft } from '@ferry/api/customer';
import { cabinsText } from '@ferry/format/cabins-text';
import { travellersOf } from '@ferry/format/check-in';
import { formatDateShort } from '@ferry/format/date';
import { PinnedLeg } from '@ferry/ui/PinnedLeg';
import { routeFace } from '../../../../copy/route-faces.ts';
import { Link } from '../../../../page/links.tsx';
import { cabinsOfDraft } from '../../shared/model/draft-trip.ts';
import type { Flow } from '../../shared/model/flow.ts';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';
import { cancelledVoyage, voyageOf } from '../../shared/model/voyage-of.ts';

export type LegNowProps = { flow: Flow; draft: Draft; conditions: SearchConditions };

/** The outbound leg as it is in the draft, with the way to go on with it unless it is cancelled. */
export function LegNow({ flow, draft, conditions }: LegNowProps) {
  const { sailing, choice, availability } = draft.outbound;
  const isOff = availability === 'cancelled';
  const passengers = travellersOf(draft.customers.passengers, 'outbound');
  return (
    <PinnedLeg
      title="いまの便"
      {...routeFace(sailing.routeId, sailing.routeName)}
      voyage={
        isOff
          ? cancelledVoyage(sailing)
          : voyageOf(sailing, { vehicles: choice.vehicles, passengers })
      }
      price={draft.quote.outbound.totalYen}
      text={`${isOff ? '欠航・' : ''}${cabinsText(cabinsOfDraft(draft.outbound))}・合計(税込)`}
      {...(!isOff && {
        actions: (
          <Link {...flow.next.sailings(draft, conditions)}>
            {`${formatDateShort(sailing.date)}の便のまま進む`}
          </Link>
        ),
      })}
    />
  );
}
