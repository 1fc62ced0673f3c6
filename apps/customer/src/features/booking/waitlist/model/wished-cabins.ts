import type { CabinOffer, SailingOffer } from '@ferry/api/customer';
import { addDays, formatDateShort, jstDate } from '@ferry/format/date';
import { formatYen } from '@ferry/format/yen';
import type { CheckboxOption } from '@ferry/ui/CheckboxGroup';
import type { SelectOption } from '@ferry/ui/Select';
import { waitsUntilText } from './entry-texts.ts';

/**
 * What can be waited for: of a sailing that can be booked the cabins that are full, of one that cannot all that this party
 * can ever have, because the deck or the pet room may be what is missing.
 */
const awaited = ({ availability, cabinOffers }: SailingOffer): CabinOffer[] =>
  cabinOffers.filter((each) =>
    availability === 'full' ? each.availability !== 'unsuitable' : each.availability === 'full',
  );

/** The cabin types of a sailing to choose from, in its order, each with what it costs this party. */
export const cabinOptions = (offer: SailingOffer): CheckboxOption[] =>
  awaited(offer).map(({ cabinType, totalYen }) => ({
    value: cabinType.id,
    label: cabinType.name,
    support: `${cabinType.grade}・合計 ${formatYen(totalYen)}`,
  }));

/** Which of them are ticked at first: those that are full, or all where something else is missing. */
export function firstWish(offer: SailingOffer): string[] {
  const cabins = awaited(offer);
  const full = cabins.filter(({ availability }) => availability === 'full');
  return (full.length > 0 ? full : cabins).map(({ cabinType }) => cabinType.id);
}

/** The days until which a customer may wait, the last one first: it is the usual wish. */
export function untilOptions(waitlistUntil: string, serverTime: string): SelectOption[] {
  const today = jstDate(serverTime);
  const last = jstDate(waitlistUntil);
  const days: SelectOption[] = [{ value: last, label: waitsUntilText(waitlistUntil) }];
  for (let day = addDays(last, -1); day >= today; day = addDays(day, -1)) {
    days.push({ value: day, label: `${formatDateShort(day)}まで` });
  }
  return days;
}
