/** What a change does to the money of what is paid, in yen. */
export interface ChangeAmounts {
  /** What has been paid for what is booked, or is demanded before the payment. */
  beforeYen: number;
  /** What is booked then, but for what is waived. */
  afterYen: number;
  /** Of the new total what is not demanded. */
  waivedYen: number;
  feeYen: number;
  /** Of fees of earlier changes what comes back: the operator has ended the legs that they were paid for. */
  feesBackYen: number;
  /** What is paid more. */
  payYen: number;
  /** What goes back. */
  refundYen: number;
}

/**
 * The difference that a change makes: beforeYen + feesBackYen + payYen − refundYen − feeYen = afterYen. What was not
 * demanded after a cancellation in part is not demanded after a change either: else a change there and back would cost
 * it.
 * @param before what is booked: its price, and of it what is not demanded
 * @param newYen the price of what is booked then
 * @param fees of the change, and those of earlier ones that come back
 */
export function changeAmounts(
  before: { totalYen: number; waivedYen: number },
  newYen: number,
  { feeYen, feesBackYen }: Pick<ChangeAmounts, 'feeYen' | 'feesBackYen'>,
): ChangeAmounts {
  const waivedYen = Math.min(before.waivedYen, newYen);
  const beforeYen = before.totalYen - before.waivedYen;
  const afterYen = newYen - waivedYen;
  const difference = afterYen + feeYen - feesBackYen - beforeYen;
  return {
    beforeYen,
    afterYen,
    waivedYen,
    feeYen,
    feesBackYen,
    payYen: Math.max(0, difference),
    refundYen: Math.max(0, -difference),
  };
}
