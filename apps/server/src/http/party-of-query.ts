import type { Party } from '../domain/fares/party.ts';

/** Passengers as they are in a query; the contract's defaults have been filled in. */
export function partyOf({
  adults,
  children,
  infants,
  babies,
}: Partial<Party> & Pick<Party, 'adults'>): Party {
  return { adults, children: children ?? 0, infants: infants ?? 0, babies: babies ?? 0 };
}
