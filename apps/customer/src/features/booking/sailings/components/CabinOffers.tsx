import type { CabinOffer, Sailing } from '@ferry/api/customer';
import { formatServiceTime } from '@ferry/format/service-time';
import { formatYen } from '@ferry/format/yen';
import { AvailabilityMark } from '@ferry/ui/AvailabilityMark';
import { Button } from '@ferry/ui/Button';
import { DataTable } from '@ferry/ui/DataTable';
import { Money } from '@ferry/ui/Money';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { cabinTagTexts } from '../../../../copy/cabin-needs.ts';

const tagKeys = ['isWomenOnly', 'isAccessible', 'takesPets', 'canBePrivate'] as const;

export type CabinOffersProps = {
  offers: readonly CabinOffer[];
  sailing: Sailing;
  /** The cabin type that is being taken into the draft right now. */
  pendingCabinTypeId: string | undefined;
  /** Whom and what the totals are for: 「この人数と車両」. */
  totalOf: string;
  onChoose: (cabinTypeId: string) => void;
};

const CabinDetail = ({ cabinType }: CabinOffer) => {
  const tags = tagKeys.filter((key) => cabinType[key]).map((key) => cabinTagTexts[key]);
  const amenities = cabinType.amenities.join('・');
  return (
    <>
      {tags.length > 0 && (
        <Text as="span" size="dense" isBold>
          {tags.join('・')}
        </Text>
      )}
      <Text as="span" size="dense" tone="quiet">
        {cabinType.grade}、{cabinType.roomBerths ? `1室${cabinType.roomBerths}名まで、` : ''}
        {cabinType.description}
        {amenities && `(${amenities})`}
      </Text>
    </>
  );
};

const units = { perRoom: '室', perBerth: '名' };

const Room = ({ availability, remaining, cabinType }: CabinOffer) => (
  <Stack as="span" gap={0}>
    <AvailabilityMark availability={availability} />
    {remaining !== null && (
      <Text as="span" size="dense">
        残り{remaining}
        {units[cabinType.tariff] ?? ''}
      </Text>
    )}
  </Stack>
);

/** The discounts that are in a total, and what it would be without them. */
const Discounts = ({ discounts, undiscountedYen }: CabinOffer) =>
  discounts.length > 0 && (
    <>
      <Text as="span" size="dense" tone="success" isBold>
        {discounts.map(({ name }) => name).join('・')}を適用
      </Text>
      <Text as="span" size="dense" tone="quiet" isNumber>
        割引前 {formatYen(undiscountedYen)}
      </Text>
    </>
  );

/** The total for this party, and what it is made of: an adult's fare is the one before discounts. */
const Fare = (offer: CabinOffer) => (
  <Stack as="span" gap={0} align="end">
    <Text as="strong">
      <Money amount={offer.totalYen} />
    </Text>
    <Discounts {...offer} />
    <Text as="span" size="dense" tone="quiet">
      大人1名 通常{formatYen(offer.adultYen)}
    </Text>
    {offer.roomYen !== null && (
      <Text as="span" size="dense" tone="quiet">
        室料 {formatYen(offer.roomYen)}
        {offer.cabins.length > 1 && `×${offer.cabins.length}室`}
      </Text>
    )}
  </Stack>
);

/** The cabin types of one sailing as a table: what it is, whether there is room, price, choice. */
export function CabinOffers(props: CabinOffersProps) {
  const { offers, sailing, pendingCabinTypeId, totalOf, onChoose } = props;
  const departure = formatServiceTime(sailing.departureTime);
  const choice = ({ cabinType, availability, totalYen }: CabinOffer) =>
    availability === 'available' || availability === 'few' ? (
      <Button
        tone="action"
        size="small"
        isPending={pendingCabinTypeId === cabinType.id}
        pendingLabel="選択中"
        onPress={() => onChoose(cabinType.id)}
      >
        この客室を選ぶ
        <VisuallyHidden>
          ({departure}発 {cabinType.name} {formatYen(totalYen)})
        </VisuallyHidden>
      </Button>
    ) : (
      <Text as="span" size="dense" tone="quiet">
        選べません
      </Text>
    );

  return (
    <DataTable
      caption={`${departure}発の客室と運賃`}
      rows={offers}
      rowKey={({ cabinType }) => cabinType.id}
      columns={[
        {
          id: 'cabin',
          header: '客室',
          isRowHeader: true,
          cell: ({ cabinType }) => (
            <Text as="span" isBold>
              {cabinType.name}
            </Text>
          ),
          rowDetail: CabinDetail,
        },
        { id: 'availability', header: '空席', cell: Room },
        { id: 'fare', header: `${totalOf}の合計`, align: 'end', cell: Fare },
        { id: 'choice', header: '選択', align: 'end', cell: choice },
      ]}
    />
  );
}
