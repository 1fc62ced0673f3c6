import type { ChangePart, Draft } from '@ferry/api/customer';
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
import { isAsDrafted } from '../model/booked-leg.ts';

type LegNowProps = { flow: Flow; draft: Draft; conditions: SearchConditions };

/** Parts for which the leg itself is another one: to go on with it as it is would change nothing. */
const OF_LEG: readonly ChangePart[] = ['outboundSailing', 'cabins', 'passengers'];

/** Whether the leg can stay as it is while something else is changed. */
const isWorthKeeping = (draft: Draft, conditions: SearchConditions): boolean =>
  isAsDrafted(draft, 'outbound', conditions) &&
  (!draft.change ||
    draft.change.changedParts.length > 0 ||
    draft.change.parts.some((part) => !OF_LEG.includes(part)));

/** The outbound leg as it is in the draft, with the way to go on with it where that leads on. */
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
      {...(!isOff &&
        isWorthKeeping(draft, conditions) && {
          actions: (
            <Link {...flow.next.sailings(draft, conditions)}>
              {`${formatDateShort(sailing.date)}の便のまま進む`}
            </Link>
          ),
        })}
    />
  );
}
