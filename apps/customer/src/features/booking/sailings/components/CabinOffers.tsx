import type { CabinOffer, Party, Sailing } from '@ferry/api/customer';
import type { NamedCabin } from '@ferry/format/cabins-text';
import { partyText } from '@ferry/format/party-text';
import { formatYen } from '@ferry/format/yen';
import { type CabinCard, CabinCards } from '@ferry/ui/CabinCards';
import { CabinPlan } from '@ferry/ui/CabinPlan';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { Stack } from '@ferry/ui/Stack';
import type { RouteHue } from '@ferry/ui/styles/route-hue.css';
import { Text } from '@ferry/ui/Text';
import type { ReactNode } from 'react';
import { cabinTagTexts } from '../../../../copy/cabin-needs.ts';
import { womenOnlyText } from '../../../../copy/cabin-texts.ts';
import { routeFace } from '../../../../copy/route-faces.ts';
import type { Differences } from '../model/differences.ts';
import { type CabinPick, privateUseOf, takenBerths } from '../model/pick.ts';
import { planOf, takenOf } from '../model/plan-of.ts';
import { CabinOption } from './CabinOption.tsx';
import { useCabinKinds } from './use-cabin-kinds.tsx';

const tagKeys = ['isWomenOnly', 'isAccessible', 'takesPets', 'canBePrivate'] as const;
const units = { perRoom: '室', perBerth: '名' };

/** What a partner ticket contains of a sailing. */
export type Contained = {
  /** Undefined: a cabin of any grade that costs no more is contained. */
  grade?: string;
  /** What the party pays in it, in yen. */
  totalYen: number;
};

type CabinOffersProps = {
  label: string;
  offers: readonly CabinOffer[];
  sailing: Sailing;
  pick: CabinPick | undefined;
  onPick: (pick: CabinPick) => void;
  /** The cabins of the outbound leg, while the return leg is chosen. */
  outboundCabins?: readonly NamedCabin[] | undefined;
  /** Of a change: the cabins of the leg as it is now, and what each makes of what is paid. */
  bookedNames?: readonly string[] | undefined;
  differences?: Differences | undefined;
  /** Who is in which room of the picked one, while it is asked. */
  roomsOf?: (offer: CabinOffer) => ReactNode;
  /** Asks who is in which room; undefined where one room is for all of them. */
  onSplit?: ((offer: CabinOffer) => void) | undefined;
  /** Undefined without a partner ticket, and where the sailing has nothing that it contains. */
  contained?: Contained | undefined;
};

/** What a cabin is to a partner ticket: contained, or of a grade for which the difference is paid. */
function ticketTag(
  { totalYen, cabinType }: CabinOffer,
  contained: Contained | undefined,
): string[] {
  if (!contained) return [];
  const differenceYen = totalYen - contained.totalYen;
  if (differenceYen > 0) return [`等級を上げる +${formatYen(differenceYen)}`];
  return (contained.grade ?? cabinType.grade) === cabinType.grade ? ['きっぷに含む'] : [];
}

const tagsOf = (
  offer: CabinOffer,
  {
    outboundCabins = [],
    bookedNames = [],
    contained,
  }: Pick<CabinOffersProps, 'outboundCabins' | 'bookedNames' | 'contained'>,
): string[] => [
  ...ticketTag(offer, contained),
  ...(bookedNames.includes(offer.cabinType.name) ? ['いまと同じ'] : []),
  ...cabinTags(offer, outboundCabins),
];

const cabinTags = ({ cabinType }: CabinOffer, outboundCabins: readonly NamedCabin[]): string[] => [
  ...(outboundCabins.some((each) => each.cabinType.name === cabinType.name) ? ['往路と同じ'] : []),
  cabinType.grade,
  ...(cabinType.roomBerths ? [`1室${cabinType.roomBerths}名まで`] : []),
  ...tagKeys.filter((key) => cabinType[key]).map((key) => cabinTagTexts[key]),
];

/** What the total buys: rooms, berths, or seats for these people. */
function unitOf(offer: CabinOffer, isPrivate: boolean): string {
  const { cabinType, cabins } = offer;
  if (isPrivate) return '1室貸切';
  // As the plan beside it shows them.
  const kind = planOf(cabinType)?.kind;
  if (kind === 'room') return `${takenOf(offer).length}室`;
  if (kind === 'shared' || kind === 'bunks') return `寝台${takenBerths(offer)}つ`;
  const count = (of: keyof Party) => cabins.reduce((sum, { party }) => sum + party[of], 0);
  return partyText({
    adults: count('adults'),
    children: count('children'),
    infants: count('infants'),
    babies: count('babies'),
  });
}

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

type PlanProps = { offer: CabinOffer; hue: RouteHue; isPrivate: boolean };

/** The plan of the cabin type with the places of this party. */
const Plan = ({ offer, hue, isPrivate }: PlanProps) => {
  const { isAccessible, takesPets } = offer.cabinType;
  const plan = planOf(offer.cabinType);
  return (
    plan && (
      <CabinPlan
        {...plan}
        {...{ hue, isPrivate, isAccessible, takesPets }}
        taken={takenOf(offer)}
      />
    )
  );
};

const partsWords = ({ totalYen, undiscountedYen }: CabinOffer): string =>
  totalYen < undiscountedYen
    ? `割引後(${formatYen(totalYen - undiscountedYen)})の内訳と設備`
    : '内訳と設備を見る';

/** The cabin types of one sailing as cards: plan, tags, whether there is room, the total for this party. */
export function CabinOffers(props: CabinOffersProps) {
  const { label, offers, sailing, pick, onPick, roomsOf, onSplit, differences } = props;
  const { hue } = routeFace(sailing.routeId, sailing.routeName);
  const isHere = pick?.sailingId === sailing.id;
  const { chips, shown } = useCabinKinds(offers, isHere ? pick.cabinTypeId : undefined);
  const cardOf = (offer: CabinOffer): CabinCard => {
    const { cabinType, availability, remaining } = offer;
    const isPicked = isHere && pick.cabinTypeId === cabinType.id;
    const isPrivate = isPicked && pick.isPrivate;
    const totalYen = offer.totalYen + ((isPrivate && privateUseOf(offer)) || 0);
    const isOff = availability !== 'available' && availability !== 'few';
    const asked = { cabinTypeId: cabinType.id, isPrivate };
    // Of rooms that are divided otherwise the total is all that is known.
    const difference = isPicked && pick.plan ? undefined : differences?.ofCabin(sailing.id, asked);
    const rooms = isPicked && roomsOf?.(offer);
    const canSplit = isPicked && !rooms && onSplit !== undefined;
    const hasOption = !isOff && !rooms && (canSplit || privateUseOf(offer) !== undefined);
    const set = (isAlone: boolean) =>
      onPick({ sailingId: sailing.id, cabinTypeId: cabinType.id, isPrivate: isAlone });
    return {
      value: cabinType.id,
      name: cabinType.name,
      plan: <Plan {...{ offer, hue, isPrivate }} />,
      tags: tagsOf(offer, props),
      text: cabinType.isWomenOnly
        ? `${cabinType.description}${womenOnlyText}`
        : cabinType.description,
      availability,
      ...(remaining !== null && { remaining: `残り${remaining}${units[cabinType.tariff] ?? ''}` }),
      price: difference ?? totalYen,
      isDifference: difference !== undefined,
      unit: unitOf(offer, isPrivate),
      ...(!isOff && {
        parts: { summary: partsWords(offer), lines: <Parts {...{ offer, totalYen }} /> },
      }),
      ...(rooms && { rooms }),
      ...(hasOption && {
        option: (
          <CabinOption
            {...{ offer, isPrivate }}
            onPrivate={set}
            onSplit={canSplit ? () => onSplit(offer) : undefined}
          />
        ),
      }),
    };
  };
  return (
    <CabinCards
      label={label}
      name="cabin"
      filter={chips}
      cabins={shown.map(cardOf)}
      value={isHere ? pick.cabinTypeId : undefined}
      onChange={(cabinTypeId) => onPick({ sailingId: sailing.id, cabinTypeId, isPrivate: false })}
    />
  );
}
