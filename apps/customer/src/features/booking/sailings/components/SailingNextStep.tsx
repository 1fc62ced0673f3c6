import type { SailingOffer, VehicleProblem } from '@ferry/api/customer';
import { addDays, formatDateShort, formatTime, jstDate } from '@ferry/format/date';
import { Phrases } from '@ferry/ui/Phrases';
import { Stack } from '@ferry/ui/Stack';
import type { ReactNode } from 'react';
import { isTicketSoldOut } from '../../shared/model/fare-marks.ts';
import { Phone } from './SailingFacts.tsx';

/**
 * A link to the sailings of another day: in a row words alone, elsewhere a button. Undefined where nothing can be
 * booked on that day.
 */
export type ToDay = (date: string, words: string, look?: 'link' | 'button') => ReactNode;

/** A link to the next day; to the day before where that is the last one; undefined where there is neither. */
export const toOtherDay = (toDay: ToDay, date: string): ReactNode =>
  toDay(addDays(date, 1), '次の日の便を見る') ?? toDay(addDays(date, -1), '前の日の便を見る');

/** A link to wait for what is full of a sailing; nothing where customers may not. */
export type ToWaitlist = (offer: SailingOffer, words: string) => ReactNode;

/** Links to what can be done before the sales of a sailing open. */
export type ToOpening = (offer: SailingOffer) => ReactNode;

type SailingNextStepProps = {
  offer: SailingOffer;
  /** Vehicles are requested, so what the deck lacks is a reason. */
  hasVehicles: boolean;
  /** The server's time, RFC 3339. */
  now: string;
  toDay: ToDay;
  toConditions: ReactNode;
  toWaitlist?: ToWaitlist | undefined;
  toOpening?: ToOpening | undefined;
};

const problemTexts: Record<VehicleProblem, string> = {
  VEHICLE_TOO_LONG: 'この長さの車両はWEBで予約できません',
  VEHICLE_TOO_HIGH: 'この高さの車両は載せられません',
  VEHICLE_TYPE_PHONE_ONLY: 'この車両は電話でのみ承ります',
  NOT_CARRIED: 'この種類の車両は載せられません',
};

/**
 * Why a sailing cannot be booked here beyond what its mark says, and what can be done: each
 * availability has its own next step, in the few words that a row has room for.
 */
export function SailingNextStep(props: SailingNextStepProps) {
  const { offer, hasVehicles, now, toDay, toConditions, toWaitlist, toOpening } = props;
  const { sailing, salesOpenAt, deck } = offer;
  const phone = <Phone now={now} />;
  const elsewhen = toOtherDay(toDay, sailing.date) ?? phone;
  if (hasVehicles && deck?.problem) {
    const text = problemTexts[deck.problem] ?? 'この車両はこの便で予約できません';
    return <Step text={text}>{phone}</Step>;
  }
  if (isTicketSoldOut(offer)) {
    return <Step text="きっぷの販売枠が終了しました">{elsewhen}</Step>;
  }
  if (offer.ticketDay === 'notValid') {
    return <Step text="このきっぷでは乗れない便です">{toConditions}</Step>;
  }
  switch (offer.availability) {
    case 'full':
      return (
        <Step text={fullText(offer, hasVehicles)}>
          <Stack as="span" gap={1} align="end">
            {toWaitlist?.(offer, '空席待ちに登録する')}
            {elsewhen}
          </Stack>
        </Step>
      );
    case 'notYetOpen': {
      const from = `${formatDateShort(jstDate(salesOpenAt))} ${formatTime(salesOpenAt)}`;
      return <Step text={`${from}から受け付けます`}>{toOpening?.(offer) ?? toConditions}</Step>;
    }
    case 'webClosed':
      return <Step text="窓口・電話で承ります">{phone}</Step>;
    case 'cancelled':
      return <Step>{elsewhen}</Step>;
    case 'unsuitable':
      return <Step text={unsuitableText(offer, hasVehicles)}>{toConditions}</Step>;
    default:
      return <Step text="窓口・電話でご確認ください">{phone}</Step>;
  }
}

/** What is full, where it is not the cabins: the mark alone would say more than is so. */
function fullText({ deck, cabinOffers }: SailingOffer, hasVehicles: boolean): string {
  const hasCabin = cabinOffers.some(({ availability }) =>
    ['available', 'few'].includes(availability),
  );
  if (!hasCabin) return '';
  if (hasVehicles && deck?.availability === 'full') return '車両は満車です';
  return 'ペットルームは満室です';
}

function unsuitableText(offer: SailingOffer, hasVehicles: boolean): string {
  const { deck, petRoomAvailability, cabinOffers } = offer;
  if (hasVehicles && !deck) return '車両を載せられない便です';
  if (petRoomAvailability === 'full') return 'ペットルームは満室です';
  const hasCabin = cabinOffers.some(({ availability }) => availability !== 'unsuitable');
  return hasCabin ? 'ご希望の条件では予約できません' : 'この人数で選べる客室がありません';
}

const Step = ({ text, children }: { text?: string; children: ReactNode }) => (
  <Stack as="span" gap={0} align="end">
    {text && (
      <span>
        <Phrases>{text}</Phrases>
      </span>
    )}
    {children && <span>{children}</span>}
  </Stack>
);
