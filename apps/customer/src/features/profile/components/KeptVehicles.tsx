import { listRoutesOptions } from '@ferry/api/customer';
import { listCardsOptions, listMemberVehiclesOptions } from '@ferry/api/external';
import { EntryList, EntryRow } from '@ferry/ui/EntryList';
import { CardIcon, CarIcon } from '@ferry/ui/Icon';
import { Inline } from '@ferry/ui/Inline';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cardExpiry, cardName } from '../../../copy/card-texts.ts';
import { Link } from '../../../page/links.tsx';
import { isOffered } from '../../../page/offered.ts';
import { bookableTypes } from '../model/vehicle-answers.ts';
import { inspectionTag, vehicleName, vehicleText } from '../model/vehicle-text.ts';
import { KeptPart } from './KeptPart.tsx';
import { ProfileQuery } from './ProfileQuery.tsx';

const titleOf = () => (isOffered('vehicles') ? '車両とカード' : 'カード');

/** The section lists the member's vehicles and stored cards. */
export function KeptVehicles() {
  const title = titleOf();
  const [now] = useState(() => new Date());
  const vehicles = useQuery(listMemberVehiclesOptions());
  const cards = useQuery(listCardsOptions());
  const timetable = useQuery(listRoutesOptions());
  const queries = [vehicles, cards, timetable];
  const failed = queries.find(({ data, error }) => !data && error);
  const types = timetable.data && bookableTypes(timetable.data.routes);
  const isRead = vehicles.data && cards.data && types;
  const isEmpty = isRead && vehicles.data.vehicles.length + cards.data.cards.length === 0;
  return (
    <KeptPart title={title} link={<Links />}>
      {!isRead && (
        <ProfileQuery
          label={title}
          error={failed?.error}
          onRetry={() => queries.map((query) => query.error && query.refetch())}
        />
      )}
      {isEmpty && <Text>登録すると、予約とお支払いのとき、ひと押しで選べます。</Text>}
      {isRead && !isEmpty && (
        <EntryList label={title}>
          {vehicles.data.vehicles.map((vehicle) => (
            <EntryRow
              key={vehicle.id}
              sign={<CarIcon />}
              title={vehicleName(vehicle, types)}
              tag={inspectionTag(vehicle, now)}
              details={vehicleText(vehicle, types)}
              actions={null}
            />
          ))}
          {cards.data.cards.map((card) => (
            <EntryRow
              key={card.id}
              sign={<CardIcon />}
              title={cardName(card)}
              tag={card.isExpired ? '期限切れ' : undefined}
              details={cardExpiry(card)}
              actions={null}
            />
          ))}
        </EntryList>
      )}
    </KeptPart>
  );
}

const Links = () => (
  <Inline gap={4}>
    {isOffered('vehicles') && (
      <Link to="/member" search={{ show: 'vehicles' }}>
        車両<VisuallyHidden>の追加・変更</VisuallyHidden>
      </Link>
    )}
    <Link to="/member" search={{ show: 'cards' }}>
      カード<VisuallyHidden>の追加・変更</VisuallyHidden>
    </Link>
  </Inline>
);
