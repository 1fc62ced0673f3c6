import type { StoredCard } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import type { StoredCardRow } from './stored-card-rows.ts';

/** A member's card in the contract's shape, and whether it is still good. */
export const toStoredCard = (
  { id, brand, last4, expires_on: expiresOn }: StoredCardRow,
  now: Date,
): StoredCard => ({
  id,
  brand,
  last4,
  expiresOn,
  // Good until the last day of its month.
  isExpired: expiresOn < jstDate(now.toISOString()).slice(0, 7),
});
