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

export type CabinOffersProps = {
  offers: readonly CabinOffer[];
  sailing: Sailing;
  /** The cabin type that is being taken into the draft right now. */
  pendingCabinTypeId: string | undefined;
  onChoose: (cabinTypeId: string) => void;
};

const Cabin = ({ cabinType }: CabinOffer) => (
  <Stack as="span" gap={0}>
    <Text as="span" isBold>
      {cabinType.name}
    </Text>
    <Text as="span" size="dense" tone="quiet">
      {cabinType.grade}/{cabinType.description}
    </Text>
  </Stack>
);

const Room = ({ availability, remaining }: CabinOffer) => (
  <Stack as="span" gap={0}>
    <AvailabilityMark availability={availability} />
    {remaining !== null && (
      <Text as="span" size="dense">
        残り{remaining}名
      </Text>
    )}
  </Stack>
);

/** The cabin types of one sailing as a table: what it is, whether there is room, price, choice. */
export function CabinOffers({ offers, sailing, pendingCabinTypeId, onChoose }: CabinOffersProps) {
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
        { id: 'cabin', header: '客室', isRowHeader: true, cell: Cabin },
        { id: 'availability', header: '空席', cell: Room },
        {
          id: 'fare',
          header: 'この人数の運賃',
          align: 'end',
          cell: ({ totalYen }) => <Money amount={totalYen} />,
        },
        { id: 'choice', header: '選択', align: 'end', cell: choice },
      ]}
    />
  );
}
