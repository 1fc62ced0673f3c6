import { isDeepStrictEqual } from 'node:util';
import type { TripChoice } from '@ferry/api/customer-server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookFamily } from '../support/cancelling.ts';
import { change } from '../support/making-changes.ts';
import { CARDS, seen } from '../support/paying.ts';
import { rounds } from '../support/rounds.ts';
import { car, legOf, roundTrip, searchStrait } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
const card = { card: CARDS.frictionless };
const BOOKINGS = rounds(2, 300);

const legs = fc.record({
  day: fc.integer({ min: 0, max: 6 }),
  nth: fc.integer({ min: 0, max: 2 }),
  cabin: fc.integer({ min: 0, max: 2 }),
});
type Wish = typeof legs extends fc.Arbitrary<infer Leg> ? Leg : never;
const wishes = fc.record({ outbound: legs, return: fc.option(legs) });

/** An outbound leg on a day from 2 August on, or a return leg from 9 August on. */
async function legOn({ day, nth, cabin }: Wish, isReturn: boolean) {
  const date = `2027-08-${String((isReturn ? 9 : 2) + day).padStart(2, '0')}`;
  const offers = (await searchStrait(visitor, { isReturn, date })).flatMap((offer) => {
    const cabinOffers = offer.cabinOffers.filter(
      ({ availability }) => availability === 'available',
    );
    return cabinOffers.length > 0 ? [{ ...offer, cabinOffers }] : [];
  });
  const offer = offers[nth % offers.length];
  return legOf(offer, cabin % (offer?.cabinOffers.length ?? 1), {
    // A car that is added would have to be entered.
    vehicles: isReturn ? [] : [car],
  });
}

it('変更を続けても、最後のページの便・運賃・取消料の期限は、確定した予約と同じ', async () => {
  const deadlines = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(wishes, { minLength: 3, maxLength: 4 }), async (trips) => {
      let booked = await bookFamily(visitor, card);
      let chosen: TripChoice = await roundTrip(visitor);
      for (const wish of trips) {
        const outbound = await legOn(wish.outbound, false);
        const trip = { outbound, return: wish.return && (await legOn(wish.return, true)) };
        if (isDeepStrictEqual(trip, chosen)) continue;
        // Compares the change that is held with the booking that it becomes.
        await change(visitor, booked, trip, card);
        chosen = trip;
        booked = await seen(visitor, booked.id);
        deadlines.add(booked.cancellationTerms[0]?.until ?? '');
      }
    }),
    { numRuns: BOOKINGS, seed: 28 },
  );
  expect(deadlines.size).toBeGreaterThan(2);
}, 180_000);
