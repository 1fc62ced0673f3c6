import type { Companion } from '@ferry/api/external';
import { ageOn } from '@ferry/format/age';
import { jstDate } from '@ferry/format/date';
import { fullName } from '@ferry/format/full-name';
import { certificateText, disabilityClassText } from '../../../copy/assistance.ts';
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
