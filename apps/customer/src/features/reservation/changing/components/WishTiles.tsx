import { ActionTileButton, ActionTileLink, ActionTiles } from '@ferry/ui/ActionTiles';
import { Heading } from '@ferry/ui/Heading';
import {
  AnchorIcon,
  CarIcon,
  CrossIcon,
  PaperIcon,
  PersonIcon,
  PhoneIcon,
  ShipIcon,
  SwapIcon,
} from '@ferry/ui/Icon';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { createLink } from '@tanstack/react-router';
import { leadingAway } from '../../../../page/links.tsx';
import { commonUntilText } from '../model/change-texts.ts';
import { allTravelTogether } from '../model/leaving.ts';
import { type Wish, type WishTile, wishTiles } from '../model/part-options.ts';
import { useBegin } from '../model/use-begin.ts';
import { BeginFailure } from './BeginFailure.tsx';
import type { WishFormProps } from './WishForm.tsx';

const Tile = createLink(leadingAway(ActionTileLink));

/** Id of what can be changed. */
export const WISHES_ID = 'wishes';

const icons: Record<Wish, typeof ShipIcon> = {
  outboundSailing: ShipIcon,
  returnSailing: ShipIcon,
  dropReturn: CrossIcon,
  cabins: AnchorIcon,
  passengers: PersonIcon,
  names: PaperIcon,
  vehicles: CarIcon,
  options: SwapIcon,
  contact: PhoneIcon,
};

/** What can be changed, each with one press: only that is asked for then. */
export function WishTiles({ flow, reservation, terms }: WishFormProps) {
  const begin = useBegin(flow, reservation.id);
  const until = commonUntilText(terms);
  const take = ({ wishes }: WishTile) => {
    if (begin.isPending) return;
    begin.begin(wishes).catch(() => undefined);
  };
  return (
    <Stack as="section" gap={4} aria-labelledby={WISHES_ID}>
      <Heading level={2} size={3} id={WISHES_ID} isFocusable>
        何を変更しますか
      </Heading>
      {until && <Text isNumber>{until}</Text>}
      <ActionTiles label="変更できる項目">
        {wishTiles(terms, reservation).map((tile) => {
          const { id, label, support, wishes } = tile;
          // A newer server may have another part.
          const Icon = icons[wishes[0] ?? 'names'] ?? PaperIcon;
          const face = { icon: <Icon />, detail: support };
          return (
            <li key={id}>
              {id === 'passengers' && allTravelTogether(reservation) ? (
                <Tile to="." search={{ to: 'people' }} {...face}>
                  {label}
                </Tile>
              ) : (
                <ActionTileButton {...face} onPress={() => take(tile)}>
                  {label}
                </ActionTileButton>
              )}
            </li>
          );
        })}
      </ActionTiles>
      <Text role="status" size="dense">
        {begin.isPending ? '準備しています。' : ''}
      </Text>
      <BeginFailure error={begin.error} reservation={reservation} />
    </Stack>
  );
}
