import type {
  CabinChoice,
  LegName,
  SailingOffer,
  SailingSearchResult,
  TripChoice,
} from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';
import { Disclosure } from '@ferry/ui/Disclosure';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';
import { hasDeparted } from '../model/sailing-now.ts';
import { NoSailings } from './NoSailings.tsx';
import { SailingItem } from './SailingItem.tsx';

export type SailingListProps = {
  result: SailingSearchResult;
  conditions: SearchConditions;
  leg: LegName;
  /** What is being taken into the draft right now. */
  pending: TripChoice | undefined;
  /** The trip with these cabins on a sailing. */
  tripOf: (offer: SailingOffer, cabins: CabinChoice[]) => TripChoice;
  toDay: (date: string, words: string) => ReactNode;
  toConditions: ReactNode;
  onChoose: (trip: TripChoice) => void;
};

/** The sailings of a day, in the order of their departure, with how many there are. */
export function SailingList(props: SailingListProps) {
  const { result, leg, pending, tripOf, onChoose, ...rest } = props;
  const { sailingOffers, fromPort, toPort, nearbyDates, serverTime: now } = result;
  const departed = sailingOffers.filter((offer) => hasDeparted(offer, now));
  const left = sailingOffers.filter((offer) => !departed.includes(offer));
  const pendingOf = (id: string) =>
    pending?.[leg]?.sailingId === id
      ? pending[leg]?.cabins.map(({ cabinTypeId }) => cabinTypeId)
      : undefined;
  const firstBookable = left.find(
    ({ availability }) => availability === 'available' || availability === 'few',
  );
  // Another day may have as many: without it the text would be the same, and nothing be said.
  const day = formatDateShort(rest.conditions.date);
  const ofDeparted = departed.length > 0 ? `うち${departed.length}便は出港済みです。` : '';
  const itemOf = (offer: SailingOffer) => (
    <SailingItem
      key={offer.sailing.id}
      isOpen={offer === firstBookable}
      {...{ ...rest, leg, offer, now }}
      pending={pendingOf(offer.sailing.id)}
      tripOf={(cabins) => tripOf(offer, cabins)}
      onChoose={(cabins) => onChoose(tripOf(offer, cabins))}
    />
  );
  return (
    <Stack gap={5}>
      <Heading level={2}>
        {fromPort.name}発 {toPort.name}行きの便
      </Heading>
      <div role="status">
        {sailingOffers.length > 0 ? (
          <Text>{`${day}、${sailingOffers.length}便が見つかりました。${ofDeparted}`}</Text>
        ) : (
          <VisuallyHidden>{day}は運航がありません。</VisuallyHidden>
        )}
      </div>
      {sailingOffers.length === 0 && (
        <NoSailings {...{ leg, toDay: rest.toDay }} dates={nearbyDates} />
      )}
      {left.map(itemOf)}
      {departed.length > 0 && (
        <Disclosure summary={`出港済みの便を見る(${departed.length}便)`}>
          <Stack gap={5}>{departed.map(itemOf)}</Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
