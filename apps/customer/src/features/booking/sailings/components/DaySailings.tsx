import type {
  CabinChoice,
  LegName,
  SailingOffer,
  SailingSearchResult,
  TripChoice,
} from '@ferry/api/customer';
import type { NamedCabin } from '@ferry/format/cabins-text';
import { formatDateShort } from '@ferry/format/date';
import { partyText } from '@ferry/format/party-text';
import { SailingBoard } from '@ferry/ui/SailingBoard';
import type { ReactNode } from 'react';
import { passengerClasses } from '../../../../copy/passenger-classes.ts';
import { routeFace } from '../../../../copy/route-faces.ts';
import { cheapestText } from '../../../../copy/search-labels.ts';
import { needsOf, type SearchConditions } from '../../shared/model/search-conditions.ts';
import type { BookedLeg } from '../model/booked-leg.ts';
import type { Differences } from '../model/differences.ts';
import { pickWith } from '../model/pick.ts';
import { hasDeparted } from '../model/sailing-now.ts';
import type { ListChoice } from '../model/use-kept-choice.ts';
import { NoSailings } from './NoSailings.tsx';
import { SailingCount } from './SailingCount.tsx';
import { SailingItem } from './SailingItem.tsx';
import type { ToDay, ToOpening, ToWaitlist } from './SailingNextStep.tsx';

export type DaySailingsProps = {
  result: SailingSearchResult;
  conditions: SearchConditions;
  leg: LegName;
  /** The trip with these cabins on a sailing. */
  tripOf: (offer: SailingOffer, cabins: CabinChoice[]) => TripChoice;
  /** The cabins of the outbound leg, while the return leg is chosen. */
  outboundCabins?: readonly NamedCabin[] | undefined;
  /** Of a change: the leg as it is now, and what each day, sailing and cabin makes of what is paid. */
  booked?: BookedLeg | undefined;
  differences?: Differences | undefined;
  /** The grade that a partner ticket contains, where it is known: while the outbound leg is chosen. */
  ticketGrade?: string | undefined;
  toDay: ToDay;
  toWaitlist?: ToWaitlist;
  toOpening?: ToOpening;
  toConditions: ReactNode;
  /** What is open and picked. */
  choice: ListChoice;
  /** What a change proposes on this day, in words. */
  proposal?: string | undefined;
  onChange: (part: Omit<ListChoice, 'date'>) => void;
};

/** What the prices of the board are: of the cheapest cabin that fits, for this party. */
const priceNote = (conditions: SearchConditions, differences?: Differences): string => {
  if (differences) return differences.boardNote;
  const cheapest = cheapestText(needsOf(conditions).length > 0);
  const counts = passengerClasses.map(({ key }) => conditions[key]).filter((count) => count > 0);
  const people = counts.reduce((sum, count) => sum + count, 0);
  const party = counts.length > 1 ? `${people}名` : partyText(conditions);
  return `${cheapest}・${party}${conditions.vehicles ? 'と車両' : ''}の合計(税込)`;
};

/** A sailing opened or closed. What the customer has picked stays; what came with a sailing goes with it. */
function toggled(
  { pick }: ListChoice,
  offer: SailingOffer,
  openId: string | null,
  {
    conditions,
    outboundCabins,
    booked,
  }: Pick<DaySailingsProps, 'conditions' | 'outboundCabins' | 'booked'>,
): Omit<ListChoice, 'date'> {
  const { id } = offer.sailing;
  const own = pick?.isSuggested ? undefined : pick;
  if (id === openId) return { openId: null, pick: own };
  return {
    openId: id,
    pick: own ?? booked?.pickOn(offer) ?? pickWith(offer, conditions, outboundCabins),
  };
}

/** The sailings of a day in the order of their departure, those that have left folded on top. */
export function DaySailings(props: DaySailingsProps) {
  const { result, tripOf, choice, proposal, onChange, ...rest } = props;
  const { sailingOffers, serverTime: now } = result;
  const departed = sailingOffers.filter((offer) => hasDeparted(offer, now));
  const left = sailingOffers.filter((offer) => !departed.includes(offer));
  const { openId = null } = choice;
  const [first] = sailingOffers;
  const itemOf = (offer: SailingOffer) => (
    <SailingItem
      key={offer.sailing.id}
      {...{ ...rest, offer, now }}
      isOpen={offer.sailing.id === openId}
      onToggle={() => onChange(toggled(choice, offer, openId, rest))}
      pick={choice.pick}
      onPick={(pick) => onChange({ pick })}
      tripOf={(cabins) => tripOf(offer, cabins)}
    />
  );
  return (
    <SailingBoard
      title={`${formatDateShort(rest.conditions.date)}の便`}
      {...routeFace(first?.sailing.routeId ?? '', first?.sailing.routeName ?? '')}
      count={<SailingCount {...{ result, proposal, conditions: rest.conditions }} />}
      {...(sailingOffers.length > 0 && {
        priceNote: priceNote(rest.conditions, rest.differences),
      })}
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
