import type {
  CabinChoice,
  LegName,
  SailingOffer,
  SailingSearchResult,
  TripChoice,
} from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';
import { SailingBoard } from '@ferry/ui/SailingBoard';
import { type ReactNode, useState } from 'react';
import { partyText, passengerClasses } from '../../../../copy/passenger-classes.ts';
import { routeFace } from '../../../../copy/route-faces.ts';
import { needsOf, type SearchConditions } from '../../shared/model/search-conditions.ts';
import type { CabinPick } from '../model/pick.ts';
import { hasDeparted } from '../model/sailing-now.ts';
import { NoSailings } from './NoSailings.tsx';
import { SailingCount } from './SailingCount.tsx';
import { SailingItem } from './SailingItem.tsx';
import type { ToDay } from './SailingNextStep.tsx';

export type DaySailingsProps = {
  result: SailingSearchResult;
  conditions: SearchConditions;
  leg: LegName;
  /** The trip with these cabins on a sailing. */
  tripOf: (offer: SailingOffer, cabins: CabinChoice[]) => TripChoice;
  toDay: ToDay;
  toConditions: ReactNode;
  pick: CabinPick | undefined;
  onPick: (pick: CabinPick) => void;
};

/** What the prices of the board are: of the cheapest cabin that fits, for this party. */
const priceNote = (conditions: SearchConditions): string => {
  const cheapest = needsOf(conditions).length > 0 ? 'ご希望に合う最も安い客室' : '最も安い客室';
  const counts = passengerClasses.map(({ key }) => conditions[key]).filter((count) => count > 0);
  const people = counts.reduce((sum, count) => sum + count, 0);
  const party = counts.length > 1 ? `${people}名` : partyText(conditions);
  return `${cheapest}・${party}${conditions.vehicles ? 'と車両' : ''}の合計(税込)`;
};

/**
 * Which sailing is open: one at a time, and none to begin with, unless the day has a single one. Of
 * another day it is another one.
 */
function useOpenSailing(date: string, left: readonly SailingOffer[]) {
  const [opened, setOpened] = useState<{ date: string; id: string | undefined }>();
  const only = left.length === 1 ? left[0]?.sailing.id : undefined;
  const openId = opened?.date === date ? opened.id : only;
  return {
    openId,
    toggle: (id: string) => setOpened({ date, id: openId === id ? undefined : id }),
  };
}

/** The sailings of a day in the order of their departure, those that have left folded on top. */
export function DaySailings(props: DaySailingsProps) {
  const { result, tripOf, ...rest } = props;
  const { sailingOffers, serverTime: now } = result;
  const departed = sailingOffers.filter((offer) => hasDeparted(offer, now));
  const left = sailingOffers.filter((offer) => !departed.includes(offer));
  const { openId, toggle } = useOpenSailing(rest.conditions.date, left);
  const [first] = sailingOffers;
  const itemOf = (offer: SailingOffer) => (
    <SailingItem
      key={offer.sailing.id}
      {...{ ...rest, offer, now }}
      isOpen={offer.sailing.id === openId}
      onToggle={() => toggle(offer.sailing.id)}
      tripOf={(cabins) => tripOf(offer, cabins)}
    />
  );
  return (
    <SailingBoard
      title={`${formatDateShort(rest.conditions.date)}の便`}
      {...routeFace(first?.sailing.routeId ?? '', first?.sailing.routeName ?? '')}
      count={<SailingCount {...{ result, conditions: rest.conditions }} />}
      {...(sailingOffers.length > 0 && { priceNote: priceNote(rest.conditions) })}
      {...(departed.length > 0 && {
        folded: {
          summary: `出港済みの便を見る(${departed.length}便)`,
          rows: departed.map(itemOf),
        },
      })}
    >
      {sailingOffers.length > 0 ? (
        left.map(itemOf)
      ) : (
        <NoSailings {...{ leg: rest.leg, toDay: rest.toDay }} dates={result.nearbyDates} />
      )}
    </SailingBoard>
  );
}
