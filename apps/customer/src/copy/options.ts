/** Sizes of a pet, in words. */
export const petSizes = [
  { value: 'small', label: '小型' },
  { value: 'medium', label: '中型' },
  { value: 'large', label: '大型' },
] as const;

/** How a pet travels, in words. */
export const petStays = { petRoom: 'ペットルーム', cabin: '客室', vehicle: '車内' } as const;
