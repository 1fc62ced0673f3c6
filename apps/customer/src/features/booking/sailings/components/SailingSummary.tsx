import type { Draft, LegName, Sailing, SailingSearchResult, TripChoice } from '@ferry/api/customer';
import { cabinsText } from '@ferry/format/cabins-text';
import { travellersOf } from '@ferry/format/check-in';
import { formatDateShort } from '@ferry/format/date';
import { formatDifference } from '@ferry/format/difference';
import { splitServiceTime } from '@ferry/format/service-time';
import { formatYen } from '@ferry/format/yen';
import { Button } from '@ferry/ui/Button';
import { type TripLeg, TripSummary } from '@ferry/ui/TripSummary';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { type ReactNode, useState } from 'react';
import { routeFace } from '../../../../copy/route-faces.ts';
import { searchedPartyOf } from '../../shared/model/check-in.ts';
import { cabinsOfDraft } from '../../shared/model/draft-trip.ts';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';
import { voyageOf } from '../../shared/model/voyage-of.ts';
import type { Differences } from '../model/differences.ts';
import type { PickedOffer } from '../model/pick.ts';
import { runningTotal } from '../model/running-total.ts';
import { TripFare } from './TripFare.tsx';

export type SailingSummaryProps = {
  children: ReactNode;
  result: SailingSearchResult;
  conditions: SearchConditions;
  leg: LegName;
  picked: PickedOffer | undefined;
  differences?: Differences | undefined;
  /** What is picked, as a change: what it makes of what is paid, where that is known. */
  difference?: number | undefined;
  /** What is picked came with the day, and was told with it. */
  isTold?: boolean;
  /** The trip with what is picked. */
  trip: TripChoice | undefined;
  /** The outbound leg as it was chosen, while the return leg is. */
  draft?: Draft | undefined;
  /** A link to choose the outbound leg again. */
  changeOutbound?: ReactNode;
  /** The button, where it does not lead to the next step of a new booking. */
  goOnText?: string | undefined;
  isPending: boolean;
  onGoOn: () => void;
};

/** 「12月8日(火)の深夜」: a sailing after midnight belongs to the evening before. */
const dayOf = ({ date, departureTime }: Pick<Sailing, 'date' | 'departureTime'>): string =>
  `${formatDateShort(date)}${splitServiceTime(departureTime).days > 0 ? 'の深夜' : ''}`;

/** The leg that is being chosen on this page. */
function legOfPage(word: string, props: SailingSummaryProps): TripLeg {
  const { picked, conditions, result } = props;
  const sailing = picked?.offer.sailing ?? result.sailingOffers[0]?.sailing;
  const day = picked ? dayOf(picked.offer.sailing) : formatDateShort(conditions.date);
  const party = searchedPartyOf(conditions);
  return {
    title: `${word} ${day}`,
    ...routeFace(sailing?.routeId ?? '', sailing?.routeName ?? ''),
    ...(picked && { voyage: voyageOf(picked.offer.sailing, party) }),
    text: picked
      ? picked.text
      : sailing
        ? '便と客室を選んでください。'
        : '別の日を選んでください。',
  };
}

/** The outbound leg of a draft, as it was chosen. */
function chosenOutbound({ outbound, customers }: Draft, change: ReactNode): TripLeg {
  const { sailing, choice } = outbound;
  const passengers = travellersOf(customers.passengers, 'outbound');
  return {
    title: `往路 ${dayOf(sailing)}`,
    ...routeFace(sailing.routeId, sailing.routeName),
    voyage: voyageOf(sailing, { vehicles: choice.vehicles, passengers }),
    text: cabinsText(cabinsOfDraft(outbound)),
    change,
  };
}

function legsOf(props: SailingSummaryProps): TripLeg[] {
  const { draft, conditions, leg } = props;
  if (leg === 'return' && draft) {
    return [chosenOutbound(draft, props.changeOutbound), legOfPage('復路', props)];
  }
  const { returnDate } = conditions;
  const outbound = legOfPage(returnDate ? '往路' : '片道', props);
  if (!returnDate) return [outbound];
  const { sign, hue } = outbound;
  const title = `復路 ${formatDateShort(returnDate)}`;
  return [outbound, { title, sign, hue, text: '次の画面で選びます。' }];
}

/** The trip and its running total beside the list; what changes in the total is told once. */
export function SailingSummary(props: SailingSummaryProps) {
  const { picked, trip, conditions, leg, draft, isPending, difference } = props;
  const [isFareRequested, setFareRequested] = useState(false);
  const isDifference = difference !== undefined;
  const { sums, total, label } = isDifference
    ? { sums: [], total: difference, label: props.differences?.label ?? '' }
    : runningTotal(picked, {
        outbound: leg === 'return' ? draft?.quote : undefined,
        hasReturn: Boolean(conditions.returnDate),
      });
  const isOutboundOfTwo = leg === 'outbound' && Boolean(conditions.returnDate);
  return (
    <TripSummary
      legs={legsOf(props)}
      sums={sums}
      {...(total !== undefined && { total })}
      totalLabel={label}
      isDifference={isDifference}
      {...(picked && {
        action: (
          <Button
            tone="primary"
            size="large"
            isWide
            isPending={isPending}
            pendingLabel="保存しています"
            onPress={props.onGoOn}
          >
            {props.goOnText ?? (isOutboundOfTwo ? '復路の便を選ぶ' : 'お客様情報へ進む')}
          </Button>
        ),
        breakdown: trip && isFareRequested ? <TripFare trip={trip} leg={leg} /> : null,
        onBreakdown: () => setFareRequested(true),
      })}
    >
      {props.children}
      <div role="status">
        {picked && !props.isTold && total !== undefined && (
          <VisuallyHidden>
            {`${label} ${isDifference ? formatDifference(total) : formatYen(total)}`}
          </VisuallyHidden>
        )}
      </div>
    </TripSummary>
  );
}
