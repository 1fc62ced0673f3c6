import { jstDate } from '@ferry/format/date';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { TryAgain } from '../../database/transaction.ts';
import { legServiceOf } from '../service/leg-service.ts';
import { findLegServices } from '../service/leg-service-rows.ts';
import { isStandingBy } from '../service/standing-by.ts';
import type { LegOfReservation } from './reservation-legs.ts';

/** A leg with what the operator has made of it. */
export type LegAsSailed = LegOfReservation & {
  /** The operator does not sail it, or so late that its customer may choose as if it were cancelled. */
  isEnded: boolean;
  /** It is ended by a delay, and sails. */
  isLate: boolean;
  /** Until when its customer may take another sailing for it; null where that is not, or no more, to be chosen. */
  choiceUntil: Date | null;
  /** It was on stand-by, and its last day is over. */
  isStandByOver: boolean;
};

/** Legs of a reservation with whether the operator has ended them. */
export async function findEndedLegs(
  db: Kysely<Database>,
  reservationId: string,
  legs: readonly LegOfReservation[],
  now: Date,
): Promise<LegAsSailed[]> {
  const services = await findLegServices(db, reservationId, jstDate(now));
  return legs.map((leg) => {
    const found = services.find((each) => each.leg === leg.row.leg);
    // Its legs are others since they were read.
    if (!found) throw new TryAgain('A reservation has lost its sailing');
    const { choiceUntil, standBy } = legServiceOf(found, leg.described.sailing, leg.rules, now);
    return {
      ...leg,
      isEnded: (leg.status !== 'scheduled' && !isStandingBy(leg)) || choiceUntil !== null,
      isLate: leg.status === 'scheduled' && choiceUntil !== null,
      choiceUntil: choiceUntil === null ? null : new Date(choiceUntil),
      isStandByOver: standBy?.state === 'over',
    };
  });
}
