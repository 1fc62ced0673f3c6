import type { CabinChoice, SailingOffer, TripChoice } from '@ferry/api/customer';
import { formatDifference } from '@ferry/format/difference';
import { useState } from 'react';
import { searchedPartyOf } from '../../shared/model/check-in.ts';
import { canBook, pickedOffer, pickWith } from '../model/pick.ts';
import { cabinsOfPlan, roomFaultId } from '../model/room-plan.ts';
import { hasDeparted, isAfterMidnight } from '../model/sailing-now.ts';
import { type ListChoice, useKeptChoice } from '../model/use-kept-choice.ts';
import { usePlanQuote } from '../model/use-plan-quote.ts';
import { DaySailings, type DaySailingsProps } from './DaySailings.tsx';
import { MidnightQuestion } from './MidnightQuestion.tsx';
import { SailingSummary, type SailingSummaryProps } from './SailingSummary.tsx';

export type SailingListProps = Omit<DaySailingsProps, 'choice' | 'proposal' | 'onChange'> &
  Pick<SailingSummaryProps, 'draft' | 'changeOutbound' | 'goOnText'> & {
    /** What is being taken into the draft right now. */
    pending: TripChoice | undefined;
    onChoose: (trip: TripChoice) => void;
  };

/** Cabins on a sailing, about to be taken. */
type Chosen = { offer: SailingOffer; cabins: CabinChoice[] };

/**
 * Which sailing is open: one at a time. To begin with none, because several are there to be compared;
 * what is the only one that can be booked is open, with what is picked in it, and what a change proposes.
 */
function withOwnSailing(
  choice: ListChoice,
  { result, conditions, outboundCabins, booked }: SailingListProps,
): ListChoice {
  if (choice.openId !== undefined) return choice;
  const free = result.sailingOffers.filter(
    (offer) => canBook(offer) && !hasDeparted(offer, result.serverTime),
  );
  const proposed = booked?.propose(free);
  if (proposed) return { ...proposed, ...choice };
  const [only, ...more] = free;
  if (!only || more.length > 0) return choice;
  const pick = choice.pick ?? pickWith(only, conditions, outboundCabins);
  return { ...choice, openId: only.sailing.id, pick };
}

/** The sailings of a day as a board, with the running total of what is picked beside it. */
export function SailingList(props: SailingListProps) {
  const { result, conditions, pending, tripOf } = props;
  const { choice: kept, change } = useKeptChoice(conditions.date);
  const choice = withOwnSailing(kept, props);
  const { pick } = choice;
  const [unconfirmed, setUnconfirmed] = useState<Chosen>();
  const offer = result.sailingOffers.find(({ sailing }) => sailing.id === pick?.sailingId);
  const { fault, price } = usePlanQuote({
    plan: pick?.plan,
    offer,
    leg: props.leg,
    trip: offer && pick?.plan && tripOf(offer, cabinsOfPlan(pick.plan)),
  });
  const picked = pickedOffer(result.sailingOffers, pick, price);
  const { differences } = props;
  // What it costs to have rooms divided otherwise is known once they are chosen.
  const difference =
    picked && pick && !pick.plan ? differences?.ofCabin(picked.offer.sailing.id, pick) : undefined;
  // What comes with the day is told with it, once.
  const proposal =
    choice !== kept && props.differences && difference !== undefined
      ? `${props.differences.label} ${formatDifference(difference)}`
      : undefined;
  const take = ({ offer, cabins }: Chosen) => props.onChoose(tripOf(offer, cabins));
  const choose = (chosen: Chosen) =>
    isAfterMidnight(chosen.offer.sailing) ? setUnconfirmed(chosen) : take(chosen);
  const goOn = () => {
    if (fault !== undefined) return document.getElementById(roomFaultId(fault))?.focus();
    if (picked) choose(picked);
  };
  return (
    <SailingSummary
      {...props}
      picked={picked}
      difference={difference}
      isTold={proposal !== undefined}
      trip={fault === undefined ? picked && tripOf(picked.offer, picked.cabins) : undefined}
      isPending={pending !== undefined}
      onGoOn={goOn}
    >
      <DaySailings {...props} choice={choice} proposal={proposal} onChange={change} />
      {unconfirmed && (
        <MidnightQuestion
          sailing={unconfirmed.offer.sailing}
          party={searchedPartyOf(conditions)}
          onClose={() => setUnconfirmed(undefined)}
          onConfirm={() => {
            setUnconfirmed(undefined);
            take(unconfirmed);
          }}
        />
      )}
    </SailingSummary>
  );
}
