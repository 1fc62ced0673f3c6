/** What each class of passengers is called, in the order in which a party is listed. */
const CLASSES = [
  ['adults', '大人'],
  ['children', '小人'],
  ['infants', '幼児'],
  ['babies', '乳児'],
] as const;

/** 「大人2名・小人1名」; classes without a passenger are left out. */
export const partyText = (party: Record<(typeof CLASSES)[number][0], number>): string =>
  CLASSES.filter(([key]) => party[key] > 0)
    .map(([key, label]) => `${label}${party[key]}名`)
    .join('・');
