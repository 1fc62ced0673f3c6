/** What a change does to the money of what is paid, in yen. */
export interface ChangeAmounts {
  /** What has been paid for what is booked, or is demanded before the payment. */
  beforeYen: number;
  /** What is booked then, but for what is waived. */
  afterYen: number;
  /** Of the new total what is not demanded. */
  waivedYen: number;
  feeYen: number;
  /** What is paid more. */
  payYen: number;
  /** What goes back. */
  refundYen: number;
}

/**
 * The difference that a change makes: beforeYen + payYen − refundYen − feeYen = afterYen. What was not demanded
 * after a cancellation in part is not demanded after a change either: else a change there and back would cost it.
 * @param before what is booked: its price, and of it what is not demanded
 * @param newYen the price of what is booked then
 * @param feeYen of the change
 */
export function changeAmounts(
  before: { totalYen: number; waivedYen: number },
  newYen: number,
  feeYen: number,
): ChangeAmounts {
  const waivedYen = Math.min(before.waivedYen, newYen);
  const beforeYen = before.totalYen - before.waivedYen;
  const afterYen = newYen - waivedYen;
  const difference = afterYen + feeYen - beforeYen;
  return {
    beforeYen,
    afterYen,
    waivedYen,
    feeYen,
    payYen: Math.max(0, difference),
    refundYen: Math.max(0, -difference),
  };
}
