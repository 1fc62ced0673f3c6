/**
 * What is to be paid, or was paid and stays so, for all that a reservation is now: its price without what
 * is not charged after a cancellation in part.
 * @param totalYen of its quote, in yen
 * @param waivedYen in yen, never more than the price
 */
export const toPayYen = (totalYen: number, waivedYen: number): number => totalYen - waivedYen;
