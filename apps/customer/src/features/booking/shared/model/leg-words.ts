import type { CabinType, Party, PetChoice } from '@ferry/api/customer';
import { cabinName } from '@ferry/format/cabins-text';
import { partyText } from '@ferry/format/party-text';
import { petSizeText, petStayText } from '../../../../copy/options.ts';

/** Who is in which cabin, where there is more than one. */
export function cabinLines(
  cabins: readonly { cabinType: CabinType; party: Party; privateUse: boolean }[],
): string[] {
  if (cabins.length < 2) return [];
  return cabins.map(
    (cabin, index) => `客室${index + 1} ${cabinName(cabin)}:${partyText(cabin.party)}`,
  );
}

type VehicleWords = {
  name: string;
  className?: string;
  lengthCm: number | null;
  model?: string;
  plate?: string;
  plateUndecided?: boolean;
};

/** 「乗用車(4m以上5m未満・469cm)カローラ 函館 300 あ 12-34」 */
export function vehicleLine(vehicle: VehicleWords): string {
  const { name, className, lengthCm, model, plate, plateUndecided } = vehicle;
  // The class of what is not measured repeats its name.
  const sizes = [
    className && className !== name ? className : '',
    lengthCm ? `${lengthCm}cm` : '',
  ].filter(Boolean);
  return [
    `${name}${sizes.length > 0 ? `(${sizes.join('・')})` : ''}`,
    model,
    // In one piece, as it stands on the vehicle.
    plateUndecided ? 'ナンバー未定' : plate?.replaceAll(' ', '\u00a0'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** 「ペット(小型) ペットルーム」 */
export const petLine = ({ size, stay }: PetChoice): string =>
  `ペット(${petSizeText(size)}) ${petStayText(stay)}`;
