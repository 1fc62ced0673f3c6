import type { CabinType, FareQuote, Sailing, TripChoice } from '@ferry/api/customer-server';

/** What was chosen, without the discounts, which belong to the passengers. */
export type StoredTrip = Pick<TripChoice, 'outbound' | 'return'>;

/** What a customer saw last of a trip: it is shown on when it is no longer available. */
export interface ShownTrip {
  outbound: ShownLeg;
  return: ShownLeg | null;
  quote: FareQuote;
}

export interface ShownLeg {
  sailing: Sailing;
  cabinTypes: CabinType[];
}

/** A quote or what was shown, as a process of the version before may have stored it. */
type Before<Stored, Added extends keyof Stored> = Omit<Stored, Added> &
  Partial<Pick<Stored, Added>>;
type QuotedLeg = FareQuote['outbound'];

const withCabinsYen = (leg: Before<QuotedLeg, 'cabinsYen'>): QuotedLeg => ({
  ...leg,
  cabinsYen: leg.cabinsYen ?? null,
});

/**
 * A stored quote. While the site is updated, processes of the version before store some without the
 * prices of cabins: these are not known then.
 */
export const storedQuote = (quote: FareQuote): FareQuote => ({
  ...quote,
  outbound: withCabinsYen(quote.outbound),
  return: quote.return && withCabinsYen(quote.return),
});

/** What was shown, as {@link storedQuote}; it may lack the ports of call as well. */
export const storedShownTrip = (shown: ShownTrip): ShownTrip => ({
  outbound: withCalls(shown.outbound),
  return: shown.return && withCalls(shown.return),
  quote: storedQuote(shown.quote),
});

function withCalls({ sailing, cabinTypes }: ShownLeg): ShownLeg {
  const { calls = [] }: Before<Sailing, 'calls'> = sailing;
  return { sailing: { ...sailing, calls }, cabinTypes };
}
