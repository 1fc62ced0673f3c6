/** The spacing scale in px: 4-px steps, 0 to 16 steps. There is no other distance in the product. */
export const space = {
  0: 0,
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  7: 28,
  8: 32,
  9: 36,
  10: 40,
  11: 44,
  12: 48,
  13: 52,
  14: 56,
  15: 60,
  16: 64,
} as const;

/** A step of the spacing scale (1 step = 4 px). */
export type Space = keyof typeof space;
