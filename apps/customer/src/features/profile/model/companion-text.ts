import type { Companion } from '@ferry/api/external';
import { ageOn } from '@ferry/format/age';
import { jstDate } from '@ferry/format/date';
import { fullName } from '@ferry/format/full-name';
import { certificateText, disabilityClassText } from '../../../copy/assistance.ts';
import { type BoardingDay, classOn, passengerClasses } from '../../../copy/passenger-classes.ts';
import { sexes } from '../../../copy/sexes.ts';

export const companionName = ({ familyName, givenName }: Companion): string =>
  fullName({ familyName, givenName });

/** One letter that stands for a companion in a list. */
export const companionSign = ({ familyName, givenName }: Companion): string =>
  (givenName || familyName).slice(0, 1);

/**
 * What tells one companion from another, in a line: 「42歳・男性 汐見市」.
 *
 * @param now the instant of today
 */
export function companionText(companion: Companion, now: Date): string {
  const { birthDate, certificate, disabilityClass } = companion;
  const age = `${ageOn(birthDate, jstDate(now.toISOString()))}歳`;
  const sex = sexes.find(({ value }) => value === companion.sex && value !== 'other')?.label;
  return [
    [age, sex].filter(Boolean).join('・'),
    companion.livesAbroad ? companion.nationality : companion.city,
    certificate && certificateText(certificate),
    disabilityClass && disabilityClassText(disabilityClass),
    companion.assistance.length > 0 && 'お手伝いあり',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The class of a companion and their age on a day of boarding: 「大人・40歳」. */
export function companionOn({ birthDate }: Companion, boarding: BoardingDay): string {
  const age = `${ageOn(birthDate, boarding.day)}歳`;
  // Until the ages of the route are known, there is no class.
  const id = boarding.ages && classOn(birthDate, boarding);
  const label = passengerClasses.find((each) => each.id === id)?.label;
  return [label, age].filter(Boolean).join('・');
}
