import type { CabinOffer, CabinType } from '@ferry/api/customer';
import { isSingleRoom } from '@ferry/format/cabins-text';
import { cabinNeedTexts } from '../../../../copy/cabin-needs.ts';

/** A kind of cabin by which the offers of a sailing can be narrowed. */
type CabinKind = { id: string; label: string; has: (type: CabinType) => boolean };

const isRoom = (type: CabinType): boolean => type.tariff === 'perRoom' || isSingleRoom(type);

const kinds: readonly CabinKind[] = [
  { id: 'room', label: '個室', has: isRoom },
  { id: 'shared', label: '席・相部屋', has: (type) => !isRoom(type) },
  { id: 'womenOnly', label: cabinNeedTexts.womenOnly.label, has: (type) => type.isWomenOnly },
  { id: 'accessible', label: cabinNeedTexts.accessible.label, has: (type) => type.isAccessible },
  { id: 'pets', label: cabinNeedTexts.pets.label, has: (type) => type.takesPets },
];

/** From so many cabin types on they are too many to be seen at once. */
const MANY = 5;

/** The kinds that tell the offers of a sailing apart: those that some of them are and some are not. */
export function cabinKinds(offers: readonly CabinOffer[]): CabinKind[] {
  if (offers.length < MANY) return [];
  return kinds.filter(({ has }) => {
    const count = offers.filter(({ cabinType }) => has(cabinType)).length;
    return count > 0 && count < offers.length;
  });
}
