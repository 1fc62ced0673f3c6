import {
  type CancellationQuote,
  type CancellationQuoteRequest,
  type CancelledItem,
  type LegName,
  type NewDriver,
  quoteCancellationOptions,
  type Reservation,
} from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { driversOf, itemsOf, legsOf, type Picks, picksOf } from './picks.ts';

/** The longest time that a timer of a browser is trusted with, in milliseconds. */
const LONGEST_MS = 12 * 3_600_000;
/** A device's timer may be early: the server is not asked again and again. */
const SHORTEST_MS = 1000;

/** How long a quote holds, in milliseconds: by the server's clock, whatever the device's says. */
function holdsFor({ feeRises, serverTime }: CancellationQuote): number {
  if (!feeRises) return LONGEST_MS;
  const left = Date.parse(feeRises.at) - Date.parse(serverTime);
  return Math.min(Math.max(left, SHORTEST_MS), LONGEST_MS);
}

/** The contract takes drivers only where there are some. */
export const requestOf = (
  items: CancelledItem[],
  newDrivers: NewDriver[],
): CancellationQuoteRequest => ({ items, ...(newDrivers.length > 0 && { newDrivers }) });

/** A quote, asked for again at the minute at which a fee rises and when the customer comes back. */
const quoteOptions = ({ id }: Reservation, body: CancellationQuoteRequest) => ({
  ...quoteCancellationOptions({ path: { reservationId: id }, body }),
  gcTime: 0,
  refetchInterval: ({ state: { data } }: { state: { data: CancellationQuote | undefined } }) =>
    data !== undefined && holdsFor(data),
  refetchOnWindowFocus: 'always' as const,
});

export type Quotes = {
  /** Legs of which something can still be cancelled. */
  open: readonly LegName[];
  /** All that can be cancelled. */
  all: CancellationQuote | undefined;
  /** What is picked; while it is asked for, what was picked before. */
  picked: CancellationQuote | undefined;
  /** The amounts are those of the picks of now. */
  isOfNow: boolean;
  /** Nothing of the reservation can be cancelled here. */
  refusal: ApiError | undefined;
  /** What is picked cannot be cancelled here. */
  pickError: ApiError | undefined;
  retry: () => void;
};

/**
 * What all of a reservation and what a part of it cost to cancel. Legs that have departed, or whose
 * party has checked in, are left out of all.
 */
export function useQuotes(
  reservation: Reservation,
  picks: Picks,
  chosen: readonly NewDriver[],
): Quotes {
  const [closed, setClosed] = useState<readonly LegName[]>([]);
  const open = legsOf(reservation).filter((leg) => !closed.includes(leg));
  const whole = useQuery(
    quoteOptions(reservation, { items: itemsOf(reservation, picksOf(reservation, open)) }),
  );
  const isOpen = picksOf(reservation, open);
  // Where only all of it is cancelled, nothing is picked.
  const isWhole = whole.data?.isWholeOnly ?? false;
  const asked = isWhole ? isOpen : new Set([...picks].filter((key) => isOpen.has(key)));
  const items = itemsOf(reservation, asked);
  const part = useQuery({
    ...quoteOptions(reservation, requestOf(items, driversOf(reservation, asked, chosen))),
    enabled: items.length > 0 && whole.data !== undefined,
    placeholderData: keepPreviousData,
  });
  const refusal = whole.error && asApiError(whole.error);
  const leg = refusal?.code === 'CANCEL_CLOSED' ? refusal.body?.leg : undefined;
  const isPartOpen = leg !== undefined && open.length > 1 && open.includes(leg);
  if (isPartOpen) setClosed([...closed, leg]);
  return {
    open,
    all: whole.data,
    picked: items.length > 0 ? part.data : undefined,
    isOfNow: !part.isPlaceholderData,
    refusal: refusal && !whole.data && !isPartOpen ? refusal : undefined,
    pickError: part.error && items.length > 0 ? asApiError(part.error) : undefined,
    retry: () => void (whole.data ? part.refetch() : whole.refetch()),
  };
}
