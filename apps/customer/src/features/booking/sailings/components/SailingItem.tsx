import type {
  CabinChoice,
  CabinOffer,
  LegName,
  SailingOffer,
  TripChoice,
} from '@ferry/api/customer';
import type { NamedCabin } from '@ferry/format/cabins-text';
import { Inline } from '@ferry/ui/Inline';
import { SailingRow } from '@ferry/ui/SailingRow';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import type { ReactNode } from 'react';
import { fullCabinsText, noneFitsText, suggestedTexts } from '../../../../copy/cabin-texts.ts';
import { searchedPartyOf } from '../../shared/model/check-in.ts';
import { isTicketSoldOut } from '../../shared/model/fare-marks.ts';
import { needsOf, type SearchConditions } from '../../shared/model/search-conditions.ts';
import { voyageOf } from '../../shared/model/voyage-of.ts';
import type { BookedLeg } from '../model/booked-leg.ts';
import type { Differences } from '../model/differences.ts';
import { offersFor } from '../model/leg-choice.ts';
import { type CabinPick, canBook } from '../model/pick.ts';
import { cabinsOfPlan, planFrom, type RoomPlan, splitInTwo } from '../model/room-plan.ts';
import { hasDeparted } from '../model/sailing-now.ts';
import { CabinOffers, type Contained } from './CabinOffers.tsx';
import { LateSplitRooms } from './LateSplitRooms.tsx';
import { CallsNote, DeckText, NightNote, OtherCabins, WalkersCutOff } from './SailingFacts.tsx';
import {
  SailingNextStep,
  type ToDay,
  type ToOpening,
  type ToWaitlist,
  toOtherDay,
} from './SailingNextStep.tsx';

type SailingItemProps = {
  offer: SailingOffer;
  conditions: SearchConditions;
  leg: LegName;
  /** The server's time, RFC 3339: a sailing that has left is no offer any more. */
  now: string;
  /** Shows its cabins: one sailing of the day does. */
  isOpen: boolean;
  onToggle: () => void;
  pick: CabinPick | undefined;
  onPick: (pick: CabinPick) => void;
  /** The trip with these cabins on this sailing. */
  tripOf: (cabins: CabinChoice[]) => TripChoice;
  /** The cabins of the outbound leg, while the return leg is chosen. */
  outboundCabins?: readonly NamedCabin[] | undefined;
  /** Of a change: the leg as it is now, and what each sailing and cabin makes of what is paid. */
  booked?: BookedLeg | undefined;
  differences?: Differences | undefined;
  /** The grade that a partner ticket contains, where it is known: while the outbound leg is chosen. */
  ticketGrade?: string | undefined;
  toDay: ToDay;
  toWaitlist?: ToWaitlist | undefined;
  toOpening?: ToOpening | undefined;
  /** A link to change the conditions. */
  toConditions: ReactNode;
};

/** One sailing of the result, with its cabin types while it is open. */
export function SailingItem(props: SailingItemProps) {
  const { offer, conditions, now, differences } = props;
  const isGone = hasDeparted(offer, now);
  const hasVehicles = Boolean(conditions.vehicles);
  const party = searchedPartyOf(conditions);
  const { fitting, best, lowestYen } = offersFor(offer.cabinOffers, needsOf(conditions));
  const voyage = { ...voyageOf(offer.sailing, party), day: conditions.date };
  const price = differences ? differences.ofSailing(offer.sailing.id) : lowestYen;
  if (isGone) return <SailingRow voyage={voyage} availability="departed" />;
  if (!canBook(offer)) {
    return (
      <SailingRow
        voyage={voyage}
        availability={isTicketSoldOut(offer) ? 'soldOut' : offer.availability}
        action={<SailingNextStep {...props} hasVehicles={hasVehicles} />}
      />
    );
  }
  return (
    <SailingRow
      voyage={voyage}
      availability={best === 'available' ? offer.availability : best}
      {...(price !== undefined && { price })}
      isDifference={differences !== undefined}
      priceNote={`${fitting.length}種類`}
      isOpen={props.isOpen}
      onToggle={props.onToggle}
    >
      <Stack gap={5}>
        <NightNote sailing={offer.sailing} />
        <CallsNote sailing={offer.sailing} />
        {hasVehicles && (
          <Inline gap={4}>
            <WalkersCutOff sailing={offer.sailing} party={party} />
            <DeckText offer={offer} vehicles={conditions.vehicles ?? ''} />
          </Inline>
        )}
        <Cabins {...props} />
      </Stack>
    </SailingRow>
  );
}

/**
 * Whether the customer has to say who is in which room: of a room of one's own there are several.
 */
const hasRooms = ({ cabinType, cabins }: CabinOffer): boolean =>
  cabinType.tariff === 'perRoom' && cabins.length > 1;

/**
 * What a partner ticket contains of a sailing. Of the return leg its price is the difference alone; of
 * the outbound leg it is the ticket's too, so that a cabin of the contained grade says what that is.
 */
function containedOf({ offer, leg, ticketGrade }: SailingItemProps): Contained | undefined {
  if (leg === 'return') return { totalYen: 0 };
  const own = offer.cabinOffers.filter(({ cabinType }) => cabinType.grade === ticketGrade);
  if (ticketGrade === undefined || own.length === 0) return undefined;
  return { grade: ticketGrade, totalYen: Math.min(...own.map(({ totalYen }) => totalYen)) };
}

/** The cabins that fit the wishes, then the others; the picked one asks who is in which room. */
function Cabins(props: SailingItemProps) {
  const { offer, conditions, leg, pick, tripOf, onPick, outboundCabins, booked, differences } =
    props;
  const { sailing, cabinOffers } = offer;
  const { fitting, others } = offersFor(cabinOffers, needsOf(conditions));
  const party = tripOf([])[leg]?.party ?? conditions;
  const otherDay = toOtherDay(props.toDay, sailing.date);
  const setPlan = ({ cabinType }: CabinOffer, plan?: RoomPlan) =>
    onPick({
      sailingId: sailing.id,
      cabinTypeId: cabinType.id,
      isPrivate: false,
      ...(plan && { plan }),
    });
  const roomsOf = (cabin: CabinOffer) => {
    if (!pick?.plan && !hasRooms(cabin)) return undefined;
    const plan = pick?.plan ?? planFrom(cabin.cabins, party);
    return (
      <LateSplitRooms
        {...{ offer, leg, plan }}
        trip={tripOf(cabinsOfPlan(plan))}
        onChange={(changed) => setPlan(cabin, changed)}
        onReset={pick?.plan && (() => setPlan(cabin))}
      />
    );
  };
  const split = (cabin: CabinOffer) => {
    const plan = planFrom(cabin.cabins, party);
    const rooms = plan.rooms.map((room) => ({ ...room, privateUse: pick?.isPrivate ?? false }));
    const asked = { ...plan, rooms };
    setPlan(cabin, rooms.length > 1 ? asked : splitInTwo(asked));
  };
  const contained = conditions.partnerTicketId ? containedOf(props) : undefined;
  const canSplit = party.adults + party.children > 1;
  const cards = (label: string, offers: readonly CabinOffer[]) => (
    <CabinOffers
      {...{ label, offers, sailing, pick, onPick, roomsOf, outboundCabins, contained, differences }}
      bookedNames={booked?.cabinNames}
      onSplit={canSplit ? split : undefined}
    />
  );
  return (
    <>
      {pick?.isSuggested && pick.sailingId === sailing.id && (
        <Text size="dense">{suggestedTexts[pick.isSuggested]}</Text>
      )}
      {fitting.length > 0 ? cards('客室を選ぶ', fitting) : <Text isBold>{noneFitsText}</Text>}
      {otherDay && cabinOffers.some(({ availability }) => availability === 'full') && (
        <Text size="dense">
          {fullCabinsText} {otherDay} {props.toWaitlist?.(offer, '満席の客室の空席待ちに登録する')}
        </Text>
      )}
      {others.length > 0 && <OtherCabins>{cards('ほかの客室から選ぶ', others)}</OtherCabins>}
    </>
  );
}
