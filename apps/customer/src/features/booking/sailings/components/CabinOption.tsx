import type { CabinOffer } from '@ferry/api/customer';
import { formatYen } from '@ferry/format/yen';
import { Button } from '@ferry/ui/Button';
import { Switch } from '@ferry/ui/Switch';
import { privateUseOf, takenBerths } from '../model/pick.ts';

type CabinOptionProps = {
  offer: CabinOffer;
  isPrivate: boolean;
  onPrivate: (isPrivate: boolean) => void;
  onSplit: (() => void) | undefined;
};

/** What belongs to this cabin type alone: having it without others, and several rooms of it. */
export function CabinOption({ offer, isPrivate, onPrivate, onSplit }: CabinOptionProps) {
  const privateYen = privateUseOf(offer);
  return (
    <>
      {privateYen !== undefined && (
        <Switch
          label="1室を貸し切る"
          support={`+${formatYen(privateYen)}(空き寝台 ${(offer.cabinType.roomBerths ?? 0) - takenBerths(offer)}つ)`}
          isSelected={isPrivate}
          onChange={onPrivate}
        />
      )}
      {onSplit && (
        <Button tone="quiet" size="small" onPress={onSplit}>
          部屋を分ける
        </Button>
      )}
    </>
  );
}
