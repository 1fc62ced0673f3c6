import type {
  CabinChoice,
  CabinOffer,
  LegName,
  SailingOffer,
  TripChoice,
} from '@ferry/api/customer';
import { boardingText, checkInCutOff } from '@ferry/format/check-in';
import { formatDuration } from '@ferry/format/service-time';
import { Disclosure } from '@ferry/ui/Disclosure';
import { SailingCard } from '@ferry/ui/SailingCard';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { type ReactNode, useState } from 'react';
import { partyText } from '../../../../copy/passenger-classes.ts';
import { needsOf, type SearchConditions } from '../../shared/model/search-conditions.ts';
import { readVehicles } from '../../shared/model/wanted-vehicles.ts';
import { offersFor } from '../model/leg-choice.ts';
import { hasDeparted } from '../model/sailing-now.ts';
import { CabinOffers } from './CabinOffers.tsx';
import { LateAllocator } from './LateAllocator.tsx';
import { isAfterMidnight, MidnightQuestion } from './MidnightQuestion.tsx';
import { CutOffs, DeckText, OtherCabins, SailingNextStep } from './SailingFacts.tsx';

export type SailingItemProps = {
  offer: SailingOffer;
  conditions: SearchConditions;
  leg: LegName;
  /** The server's time, RFC 3339: a sailing that has left is no offer any more. */
  now: string;
  /** Shows its cabins from the start; the others are folded, because a day has many of them. */
  isOpen: boolean;
  /** The cabin types that are being taken into the draft right now. */
  pending: readonly string[] | undefined;
  /** The trip with these cabins on this sailing. */
  tripOf: (cabins: CabinChoice[]) => TripChoice;
  /** A link to the sailings of another day. */
  toDay: (date: string, words: string) => ReactNode;
  /** A link to change the conditions. */
  toConditions: ReactNode;
  onChoose: (cabins: CabinChoice[]) => void;
};

const canBook = ({ availability }: { availability: string }) =>
  availability === 'available' || availability === 'few';

/** One sailing of the result with its cabin types. */
export function SailingItem(props: SailingItemProps) {
  const { offer, conditions, now } = props;
  const { sailing } = offer;
  const isGone = hasDeparted(offer, now);
  const hasVehicles = Boolean(conditions.vehicles);
  const party = { vehicles: readVehicles(conditions.vehicles) };
  const needs = needsOf(conditions);
  const { fitting, lowestYen } = offersFor(offer.cabinOffers, needs);
  const cheapest = needs.length > 0 ? 'ご希望に合う最も安い客室' : '最も安い客室';
  return (
    <SailingCard
      cutOff={checkInCutOff(sailing, party)}
      cutOffFor={boardingText(party)}
      departure={{ time: sailing.departureTime, port: sailing.fromPort.name }}
      arrival={{ time: sailing.arrivalTime, port: sailing.toPort.name }}
      duration={formatDuration(sailing.durationMinutes)}
      vessel={sailing.vessel.name}
      availability={isGone ? 'departed' : offer.availability}
      {...(canBook(offer) && lowestYen !== undefined && { price: lowestYen })}
      priceNote={`${cheapest}・${partyText(conditions)}${hasVehicles ? 'と車両' : ''}・税込`}
    >
      {isGone || (
        <Stack gap={3}>
          <CutOffs sailing={sailing} />
          <DeckText {...{ offer, hasVehicles, now }} />
          {canBook(offer) ? (
            <Disclosure
              summary={`客室と運賃を見る(${fitting.length}種類)`}
              isDefaultOpen={props.isOpen}
            >
              <Cabins {...props} />
            </Disclosure>
          ) : (
            <SailingNextStep {...props} hasVehicles={hasVehicles} />
          )}
        </Stack>
      )}
    </SailingCard>
  );
}

/** The cabins that fit the wishes, then the others; and the question for sailings after midnight. */
function Cabins(props: SailingItemProps) {
  const { offer, conditions, leg, pending, tripOf, onChoose } = props;
  const { sailing, cabinOffers } = offer;
  const [asked, setAsked] = useState<CabinChoice[]>();
  const { fitting, others } = offersFor(cabinOffers, needsOf(conditions));
  const choose = (cabins: CabinChoice[]) =>
    isAfterMidnight(sailing) ? setAsked(cabins) : onChoose(cabins);
  const cabinsOf = (offers: readonly CabinOffer[]) => (
    <CabinOffers
      offers={offers}
      sailing={sailing}
      pendingCabinTypeId={pending?.[0]}
      totalOf={conditions.vehicles ? 'この人数と車両' : 'この人数'}
      onChoose={(id) => choose(offers.find(({ cabinType }) => cabinType.id === id)?.cabins ?? [])}
    />
  );
  return (
    <Stack gap={3}>
      {fitting.length > 0 ? (
        cabinsOf(fitting)
      ) : (
        <Text isBold>ご希望に合う客室は、この便にはありません。</Text>
      )}
      {others.length > 0 && <OtherCabins>{cabinsOf(others)}</OtherCabins>}
      <LateAllocator
        offers={cabinOffers.filter(canBook)}
        party={tripOf([])[leg]?.party ?? conditions}
        leg={leg}
        tripOf={tripOf}
        isPending={pending !== undefined}
        onChoose={choose}
      />
      <MidnightQuestion
        sailing={sailing}
        party={{ vehicles: readVehicles(conditions.vehicles) }}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) onChoose(asked);
        }}
      />
    </Stack>
  );
}
