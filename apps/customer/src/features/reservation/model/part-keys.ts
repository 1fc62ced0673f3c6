// Keys of what is typed on a reservation's page, for `useTypedPart`.

/** The form of the contact. */
export const contactKey = (reservationId: string): string => `contact ${reservationId}`;

/** The form of the receipt of one payment. */
export const receiptKey = (reservationId: string, sourceId: string): string =>
  `receipt ${reservationId} ${sourceId}`;

/** The form of the account of one refund. */
export const refundAccountKey = (refundId: string): string => `refund account ${refundId}`;
