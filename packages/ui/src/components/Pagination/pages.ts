/** A page to offer, or a gap between two that are not neighbours. */
export type PageSlot = number | 'gap';

/**
 * The pages worth offering: first, last, the current one and its neighbours. A gap that would hide
 * a single page shows that page instead.
 *
 * @param page current page, from 1
 * @param pageCount how many pages there are, at least 1
 */
export const pageSlots = (page: number, pageCount: number): PageSlot[] => {
  const pages = new Set([1, pageCount]);
  for (const near of [page - 1, page, page + 1]) {
    if (near >= 1 && near <= pageCount) pages.add(near);
  }
  return [...pages]
    .sort((one, other) => one - other)
    .flatMap((number, index, all): PageSlot[] => {
      const skipped = number - (all[index - 1] ?? 0) - 1;
      if (skipped === 0) return [number];
      return skipped === 1 ? [number - 1, number] : ['gap', number];
    });
};
