import type { PetChoice } from '@ferry/api/customer';

/** Sizes of a pet, in words. */
export const petSizes = [
  { value: 'small', label: '小型' },
  { value: 'medium', label: '中型' },
  { value: 'large', label: '大型' },
] as const;

/** A size that a newer server may have as well. */
export const petSizeText = (size: PetChoice['size']): string =>
  petSizes.find(({ value }) => value === size)?.label ?? '大きさは予約時のとおり';

const petStays = { petRoom: 'ペットルーム', cabin: '客室', vehicle: '車内' } as const;

/** How a pet travels, in words; a newer server may have another way. */
export const petStayText = (stay: PetChoice['stay']): string => petStays[stay] ?? 'その他の預け方';
