import type { Availability, Sailing, SailingOffer, VehicleProblem } from '@ferry/api/customer';
import { checkInCutOff } from '@ferry/format/check-in';
import { addDays, formatDateTime } from '@ferry/format/date';
import { formatYen } from '@ferry/format/yen';
import { DateTime } from '@ferry/ui/DateTime';
import { Disclosure } from '@ferry/ui/Disclosure';
import { Inline } from '@ferry/ui/Inline';
import { Link } from '@ferry/ui/Link';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import type { ReactNode } from 'react';
import { operator } from '../../../../copy/operator.ts';
import { blankVehicle } from '../../shared/model/wanted-vehicles.ts';
import { isPhoneOpen } from '../model/sailing-now.ts';

/** The number to call; outside of its hours, when it can be called. */
const Phone = ({ now }: { now: string }) => (
  <>
    <Link href={`tel:${operator.phone.number}`}>{operator.phone.number}</Link>
    {isPhoneOpen(now) || (
      <Text as="span">ただいまは受付時間外です(受付時間 {operator.phone.hours})</Text>
    )}
  </>
);

/** Until when one has to be there, on foot and with a vehicle. */
export const CutOffs = ({ sailing }: { sailing: Sailing }) => (
  <Text size="dense" isNumber>
    乗船手続きの締切:徒歩 <DateTime at={checkInCutOff(sailing, { vehicles: [] })} />
    /車両(自転車を含む) <DateTime at={checkInCutOff(sailing, { vehicles: [blankVehicle] })} />
  </Text>
);

const problemTexts: Record<VehicleProblem, string> = {
  VEHICLE_TOO_LONG: 'この長さの車両は、インターネットではご予約いただけません。',
  VEHICLE_TOO_HIGH: 'この高さの車両は、この便に載せられません。',
  VEHICLE_TYPE_PHONE_ONLY: 'この種類の車両は、お電話でのみ承ります。',
  NOT_CARRIED: 'この種類の車両は、この便に載せられません。',
};

const deckTexts: Record<Availability, string> = {
  available: '空きあり',
  few: '残りわずか',
  full: '満車',
  notYetOpen: '受付前',
  webClosed: 'WEB受付終了',
  cancelled: '欠航',
  unsuitable: '条件に合わない',
};

/** Whether the vehicles find room, and what they cost; without vehicles nothing. */
export function DeckText(props: { offer: SailingOffer; hasVehicles: boolean; now: string }) {
  const { offer, hasVehicles, now } = props;
  const { deck } = offer;
  if (!hasVehicles) return null;
  if (!deck) return <Text isBold>この便は車両を載せられません。</Text>;
  if (deck.problem) {
    return (
      <Text isBold>
        {problemTexts[deck.problem] ?? 'この車両は、この便ではご予約いただけません。'}
        お問い合わせ:
        <Phone now={now} />
      </Text>
    );
  }
  if (deck.availability === 'full') {
    return (
      <Text isBold>車両の積載枠は満車です。徒歩でのご乗船、または別の便をお選びください。</Text>
    );
  }
  if (deck.vehiclesYen === null) return null;
  return (
    <Text size="dense" isNumber>
      車両の積載枠:{deckTexts[deck.availability] ?? 'お問い合わせください'}、車両運賃{' '}
      {formatYen(deck.vehiclesYen)}(運転者1名を含む)
    </Text>
  );
}

export const OtherCabins = ({ children }: { children: ReactNode }) => (
  <Disclosure summary="ほかの客室を見る">{children}</Disclosure>
);

export type SailingNextStepProps = {
  offer: SailingOffer;
  /** Vehicles are wanted, so {@link DeckText} says what the deck lacks. */
  hasVehicles: boolean;
  /** The server's time, RFC 3339. */
  now: string;
  toDay: (date: string, words: string) => ReactNode;
  toConditions: ReactNode;
};

/** Why a sailing cannot be booked here, and what can be done: each availability word has its own. */
export function SailingNextStep(props: SailingNextStepProps) {
  const { offer, hasVehicles, now, toDay, toConditions } = props;
  const next = toDay(addDays(offer.sailing.date, 1), '次の日の便を見る');
  switch (offer.availability) {
    case 'full':
      return <Step text={fullText(offer, hasVehicles)}>{next}</Step>;
    case 'notYetOpen':
      return (
        <Step text={`この便の予約は${formatDateTime(offer.salesOpenAt)}から受け付けます。`}>
          {toConditions}
        </Step>
      );
    case 'webClosed':
      return (
        <Step text="インターネット予約の受付は終了しました。空席がある場合は、窓口・お電話でご予約いただけます。">
          <Phone now={now} />
        </Step>
      );
    case 'cancelled':
      return (
        <Step text="この便は欠航となりました。別の便、または別の日の便をお選びください。">
          {next}
        </Step>
      );
    case 'unsuitable':
      return (
        <Step text={`${unsuitableText(offer)}条件を変えるか、別の便をお選びください。`}>
          {toConditions}
        </Step>
      );
    default:
      return (
        <Step text="この便の空席は、窓口・お電話でご確認ください。">
          <Phone now={now} />
        </Step>
      );
  }
}

/** What is full: the cabins, or only what shall travel along. */
function fullText({ deck, cabinOffers }: SailingOffer, hasVehicles: boolean): string {
  const hasCabin = cabinOffers.some(({ availability }) =>
    ['available', 'few'].includes(availability),
  );
  if (!hasCabin) return '満席です。別の便、または別の日の便をお選びください。';
  if (hasVehicles && deck?.availability === 'full') return '';
  return 'ペットルームは満室です。別の便、または別の日の便をお選びください。';
}

function unsuitableText({ deck, petRoomAvailability, cabinOffers }: SailingOffer): string {
  if (deck?.problem) return '';
  if (petRoomAvailability === 'full') return 'ペットルームは満室です。';
  const hasCabin = cabinOffers.some(({ availability }) => availability !== 'unsuitable');
  return hasCabin
    ? 'この便は、ご希望の条件ではご予約いただけません。'
    : 'この人数でお選びいただける客室がありません。';
}

const Step = ({ text, children }: { text: string; children: ReactNode }) => (
  <Stack gap={2}>
    {text && <Text>{text}</Text>}
    <Inline>{children}</Inline>
  </Stack>
);
