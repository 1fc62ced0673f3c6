import type { CancellationTerm } from '@ferry/api/customer-server';
import { appliedDiscounts, cancellationTerms, optionsOf } from './cancellation-terms.ts';
import type { LegOfReservation } from './reservation-legs.ts';
import type { ReservationRow } from './reservation-rows.ts';

/**
 * What the cancellation of something that was sold costs, by when it is made. The terms are those of the day of the
 * booking; where they are not known, today's.
 * @param sold a reservation, or the change of one
 * @param legs the outbound leg first
 */
export const termsOfSale = (
  { sale, quote }: Pick<ReservationRow, 'sale' | 'quote'>,
  legs: readonly LegOfReservation[],
): CancellationTerm[] =>
  cancellationTerms(
    legs.map(({ row: { leg, content }, described: { sailing }, rules }) => ({
      leg,
      departureAt: sailing.departureAt,
      hasVehicles: content.vehicles.length > 0,
      options: optionsOf(content),
      discounts: appliedDiscounts(quote),
      rules: sale?.[leg]?.cancellation ?? rules,
    })),
  );
