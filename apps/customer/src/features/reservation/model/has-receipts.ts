import type { Reservation } from '@ferry/api/customer';

/** Money that came, wherever it is now; and what is paid at the port, whose receipt is given there. */
export const hasReceipts = ({ payment, paymentMethod, state }: Reservation): boolean =>
  ['captured', 'refundPending', 'refundNeedsAccount', 'refunded'].includes(payment?.state ?? '') ||
  (paymentMethod === 'port' && state === 'confirmedUnpaid');
