import type { CabinOffer, Sailing } from '@ferry/api/customer';
import { formatYen } from '@ferry/format/yen';
import { type CabinCard, CabinCards } from '@ferry/ui/CabinCards';
import { CabinPlan } from '@ferry/ui/CabinPlan';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { Stack } from '@ferry/ui/Stack';
import { Switch } from '@ferry/ui/Switch';
import { Text } from '@ferry/ui/Text';
import { cabinTagTexts } from '../../../../copy/cabin-needs.ts';
import { routeFace } from '../../../../copy/route-faces.ts';
import { type CabinPick, privateUseOf } from '../model/pick.ts';
import { planOf, takenOf } from '../model/plan-of.ts';

const tagKeys = ['isWomenOnly', 'isAccessible', 'takesPets', 'canBePrivate'] as const;
const units = { perRoom: '室', perBerth: '名' };

export type CabinOffersProps = {
  label: string;
  offers: readonly CabinOffer[];
  sailing: Sailing;
  pick: CabinPick | undefined;
  onPick: (pick: CabinPick) => void;
};

const tagsOf = ({ cabinType }: CabinOffer): string[] => [
  cabinType.grade,
  ...(cabinType.roomBerths ? [`1室${cabinType.roomBerths}名まで`] : []),
  ...tagKeys.filter((key) => cabinType[key]).map((key) => cabinTagTexts[key]),
];

/** How many the total is for: rooms where they are rooms, else people. */
const unitOf = ({ cabinType, cabins }: CabinOffer, isPrivate: boolean): string => {
  const people = cabins.reduce(
    (sum, { party }) => sum + party.adults + party.children + party.infants + party.babies,
    0,
  );
  const count = cabinType.tariff === 'perRoom' ? `${cabins.length}室` : `${people}名分`;
  return isPrivate ? `${count}・1室貸切` : count;
};

/** The total without and with its discounts, and what an adult and a room cost. */
const Parts = ({ offer, totalYen }: { offer: CabinOffer; totalYen: number }) => {
  const { undiscountedYen, discounts, roomYen, adultYen, cabins } = offer;
  const privateYen = totalYen - offer.totalYen;
  const discount = offer.totalYen - undiscountedYen;
  const { name, amenities } = offer.cabinType;
  return (
    <Stack gap={1}>
      <FareBreakdown
        caption={`${name}の合計`}
        isCaptionHidden
        lines={[
          { id: 'fares', label: '割引前', amount: undiscountedYen },
          ...(discount < 0
            ? [
                {
                  id: 'discounts',
                  label: discounts.map(({ name }) => name).join('・'),
                  amount: discount,
                },
              ]
            : []),
          ...(privateYen > 0 ? [{ id: 'private', label: '貸切', amount: privateYen }] : []),
        ]}
        total={totalYen}
      />
      <Text size="dense" tone="quiet" isNumber>
        大人1名 通常{formatYen(adultYen)}
        {roomYen !== null &&
          `、室料 ${formatYen(roomYen)}${cabins.length > 1 ? `×${cabins.length}室` : ''}`}
      </Text>
      {amenities.length > 0 && (
        <Text size="dense" tone="quiet">
          設備:{amenities.join('・')}
        </Text>
      )}
    </Stack>
  );
};

const partsWords = ({ totalYen, undiscountedYen }: CabinOffer): string =>
  totalYen < undiscountedYen
    ? `割引後(${formatYen(totalYen - undiscountedYen)})の内訳と設備`
    : '内訳と設備を見る';

/** The cabin types of one sailing as cards: plan, tags, whether there is room, the total for this party. */
export function CabinOffers({ label, offers, sailing, pick, onPick }: CabinOffersProps) {
  const { hue } = routeFace(sailing.routeId, sailing.routeName);
  const isHere = pick?.sailingId === sailing.id;
  const cardOf = (offer: CabinOffer): CabinCard => {
    const { cabinType, availability, remaining } = offer;
    const isPicked = isHere && pick.cabinTypeId === cabinType.id;
    const isPrivate = isPicked && pick.isPrivate;
    const privateYen = privateUseOf(offer);
    const totalYen = offer.totalYen + ((isPrivate && privateYen) || 0);
    const plan = planOf(cabinType);
    const isOff = availability !== 'available' && availability !== 'few';
    const set = (isAlone: boolean) =>
      onPick({ sailingId: sailing.id, cabinTypeId: cabinType.id, isPrivate: isAlone });
    return {
      value: cabinType.id,
      name: cabinType.name,
      plan: plan && (
        <CabinPlan
          {...plan}
          hue={hue}
          taken={takenOf(offer)}
          isPrivate={isPrivate}
          isAccessible={cabinType.isAccessible}
          takesPets={cabinType.takesPets}
        />
      ),
      tags: tagsOf(offer),
      text: cabinType.description,
      availability,
      ...(remaining !== null && { remaining: `残り${remaining}${units[cabinType.tariff] ?? ''}` }),
      price: totalYen,
      unit: unitOf(offer, isPrivate),
      ...(!isOff && {
        parts: { summary: partsWords(offer), lines: <Parts {...{ offer, totalYen }} /> },
      }),
      ...(!isOff &&
        privateYen !== undefined && {
          option: (
            <Switch
              label="1室を貸し切る"
              support={`+${formatYen(privateYen)}(${cabinType.name})`}
              isSelected={isPrivate}
              onChange={set}
            />
          ),
        }),
    };
  };
  return (
    <CabinCards
      label={label}
      name="cabin"
      cabins={offers.map(cardOf)}
      value={isHere ? pick.cabinTypeId : undefined}
      onChange={(cabinTypeId) => onPick({ sailingId: sailing.id, cabinTypeId, isPrivate: false })}
    />
  );
}
