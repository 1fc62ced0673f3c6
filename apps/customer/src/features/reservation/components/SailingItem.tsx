import type { SailingOffer, TripChoice } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { formatDuration, serviceTimeAt } from '@ferry/format/service-time';
import { SailingCard } from '@ferry/ui/SailingCard';
import { Text } from '@ferry/ui/Text';
import { operator } from '../../../copy/operator.ts';
import { partyText } from '../../../copy/passenger-classes.ts';
import type { SearchConditions } from '../model/search-conditions.ts';
import { CabinOffers } from './CabinOffers.tsx';

export type SailingItemProps = {
  offer: SailingOffer;
  conditions: SearchConditions;
  /** The cabin type that is being taken into the draft right now. */
  pendingCabinTypeId: string | undefined;
  onChoose: (choice: TripChoice) => void;
};

/** What can be done when a sailing cannot be booked here. Each availability word has its next step. */
function nextStepText({ availability, salesOpenAt }: SailingOffer): string | undefined {
  switch (availability) {
    case 'full':
      return '満席です。別の便または別の日をお選びください。';
    case 'notYetOpen':
      return `この便の予約は${formatDateTime(salesOpenAt)}から受け付けます。`;
    case 'webClosed':
      return `インターネット予約の受付は終了しました。空席がある場合は窓口・お電話(${operator.phone.number})でご予約いただけます。`;
    case 'cancelled':
      return 'この便は欠航となりました。別の便をお選びください。';
    case 'unsuitable':
      return 'この人数でお選びいただける客室がありません。別の便をお選びください。';
    default:
      return undefined;
  }
}

/** One sailing of the result with its cabin types. */
export function SailingItem({ offer, conditions, pendingCabinTypeId, onChoose }: SailingItemProps) {
  const { sailing, availability, cabinOffers } = offer;
  const { adults, children, infants, babies } = conditions;
  const nextStep = nextStepText(offer);
  const bookable = cabinOffers.filter(
    ({ availability: word }) => word === 'available' || word === 'few',
  );
  const choose = (cabinTypeId: string) =>
    onChoose({
      outbound: {
        sailingId: sailing.id,
        fromPortId: sailing.fromPort.id,
        toPortId: sailing.toPort.id,
        party: { adults, children, infants, babies },
        vehicles: [],
        cabins: cabinOffers.find(({ cabinType }) => cabinType.id === cabinTypeId)?.cabins ?? [],
        pets: [],
        meals: [],
      },
      return: null,
    });

  return (
    <SailingCard
      cutOff={serviceTimeAt(sailing.date, sailing.checkInClosesAt)}
      departure={{ time: sailing.departureTime, port: sailing.fromPort.name }}
      arrival={{ time: sailing.arrivalTime, port: sailing.toPort.name }}
      duration={formatDuration(sailing.durationMinutes)}
      vessel={sailing.vessel.name}
      availability={availability}
      price={
        bookable.length > 0 ? Math.min(...bookable.map(({ totalYen }) => totalYen)) : undefined
      }
      priceNote={`最も安い客室・${partyText(conditions)}・税込`}
    >
      {nextStep ? (
        <Text>{nextStep}</Text>
      ) : (
        <CabinOffers
          offers={cabinOffers}
          sailing={sailing}
          pendingCabinTypeId={pendingCabinTypeId}
          onChoose={choose}
        />
      )}
    </SailingCard>
  );
}
