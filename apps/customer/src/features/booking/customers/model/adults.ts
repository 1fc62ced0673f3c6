import type { PassengerInput } from '@ferry/api/customer';
import { fullName } from '@ferry/format/full-name';

/**
 * Position and name of the adults, joined to one text: what offers them renders again only when one
 * of them changes.
 *
 * @param isOffered who of them is
 */
export const adultLines = (
  passengers: readonly PassengerInput[],
  isOffered: (passenger: PassengerInput) => boolean = () => true,
): string =>
  passengers
    .flatMap((passenger, index) => {
      const name = fullName(passenger);
      return passenger.passengerClass === 'adult' && isOffered(passenger)
        ? [`${index} 乗船者${index + 1} ${name}`.trim()]
        : [];
    })
    .join('\n');

/** The same as options of a select: 「乗船者1 髙橋 花子」, or 「乗船者1」 until the name is typed. */
export const adultOptions = (lines: string) =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [value = '', ...label] = line.split(' ');
      return { value, label: label.join(' ') };
    });
