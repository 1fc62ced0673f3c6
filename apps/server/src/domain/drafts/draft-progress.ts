/** How far a draft has got, beside what was made of it. */
export interface DraftProgress {
  /** Nothing of the customers has to be put right. */
  isComplete: boolean;
  /** A way to pay was chosen. */
  hasPayment: boolean;
}
