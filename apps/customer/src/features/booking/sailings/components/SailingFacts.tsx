import {
  type Availability,
  listRoutesOptions,
  type Sailing,
  type SailingOffer,
} from '@ferry/api/customer';
import { type BoardingParty, checkInCutOff } from '@ferry/format/check-in';
import { addDays, formatDateShort, formatTime, jstDate } from '@ferry/format/date';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { DateTime } from '@ferry/ui/DateTime';
import { Disclosure } from '@ferry/ui/Disclosure';
import { Link } from '@ferry/ui/Link';
import { Phrases } from '@ferry/ui/Phrases';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { operator } from '../../../../copy/operator.ts';
import { readVehicles } from '../../shared/model/requested-vehicles.ts';
import { isAfterMidnight, isPhoneOpen } from '../model/sailing-now.ts';

/** The number to call; outside of its hours, when it can be called. */
export const Phone = ({ now }: { now: string }) =>
  isPhoneOpen(now) ? (
    <Link href={`tel:${operator.phone.number}`}>{operator.phone.number}</Link>
  ) : (
    <Phrases>電話は時間外です。{operator.phone.hours}</Phrases>
  );

/** Until when those have to be there who go on board on foot; that of the vehicles is on the line. */
export const WalkersCutOff = ({ sailing, party }: { sailing: Sailing; party: BoardingParty }) => (
  <Text size="dense" isNumber>
    徒歩で乗る方の締切 <DateTime at={checkInCutOff(sailing, { ...party, vehicles: [] })} />
  </Text>
);

const deckTexts: Record<Availability, string> = {
  available: '空きあり',
  few: '残りわずか',
  full: '満車',
  notYetOpen: '受付前',
  webClosed: 'WEB受付終了',
  cancelled: '欠航',
  unsuitable: '条件に合わない',
};

/** What the vehicles cost on a sailing that has room for them. */
export function DeckText({ offer, vehicles }: { offer: SailingOffer; vehicles: string }) {
  const { data: timetable } = useQuery(listRoutesOptions());
  const { deck, sailing } = offer;
  if (!deck || deck.vehiclesYen === null) return null;
  const types = timetable?.routes.find(({ id }) => id === sailing.routeId)?.vehicleTypes ?? [];
  const isDriverIncluded = readVehicles(vehicles).every(
    ({ vehicleTypeId }) => types.find(({ id }) => id === vehicleTypeId)?.includesDriver,
  );
  return (
    <Text size="dense" isNumber>
      車両の積載枠:{deckTexts[deck.availability] ?? 'お問い合わせください'}、車両運賃{' '}
      {formatYen(deck.vehiclesYen)}
      {isDriverIncluded && '(運転者1名を含む)'}
    </Text>
  );
}

/** What is easily missed in the line of a sailing after midnight: the evening on which to come. */
export function NightNote({ sailing }: { sailing: Sailing }) {
  if (!isAfterMidnight(sailing)) return null;
  const day = jstDate(sailing.departureAt);
  return (
    <Alert tone="info">
      <Text as="span" isBold>
        {formatDateShort(addDays(day, -1))}の夜に港へお越しください。
      </Text>
      出港は日付が変わった直後の{formatDateShort(day)} {formatTime(sailing.departureAt)}です。
    </Alert>
  );
}

/** That the customer stays on board at the ports of call. */
export const CallsNote = ({ sailing: { calls } }: { sailing: Sailing }) =>
  calls.length > 0 && (
    <Text size="dense">
      {calls.map(({ port }) => port.name).join('、')}に寄港します。乗り換えはありません。
    </Text>
  );

export const OtherCabins = ({ children }: { children: ReactNode }) => (
  <Disclosure summary="ほかの客室を見る">{children}</Disclosure>
);
