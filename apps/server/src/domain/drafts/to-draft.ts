import type { Draft, DraftLeg } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { ShownLeg, ShownTrip } from '../../database/stored-trip.ts';
import type { RouteRules } from '../../rules/route-rules.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { jstInstant } from '../instant.ts';
import { findDraftPayment } from '../payments/draft-payment-rows.ts';
import {
  appliedDiscounts,
  type CancellableLeg,
  cancellationTerms,
  optionsOf,
} from '../reservations/cancellation-terms.ts';
import { findPreviousTripOffer, type TripOffer } from '../trips/find-trip-offer.ts';
import type { LegOffer } from '../trips/leg-offer.ts';
import { tripOf } from '../trips/priced-trip.ts';
import { checkCustomers } from './check-customers.ts';
import type { CheckFacts } from './check-facts.ts';
import { liveReservation } from './draft-reservation.ts';
import type { DraftReservation, StoredDraft } from './draft-rows.ts';
import { residentPassenger } from './resident.ts';
import { findRulesOf } from './rules-of-draft.ts';

/** The draft in the contract's shape, and what it showed of the trip. */
export interface DescribedDraft {
  draft: Draft;
  shown: ShownTrip;
}

/**
 * The draft with what of it is available now. A trip that is no longer available (the operator has
 * taken away its cabin type, fare or section) is shown as it last was, as unsuitable, so that the
 * customer keeps everything and can choose another.
 */
export async function toDraft(
  db: Kysely<Database>,
  clock: Clock,
  stored: StoredDraft,
): Promise<DescribedDraft> {
  const [offer, payment] = await pipeline([
    findOfferIfAny(db, clock, stored),
    findDraftPayment(db, stored.id),
  ]);
  const shown = offer ? shownTrip(offer) : stored.shown;
  // Only what has never been shown cannot be shown again.
  if (!shown) throw new DomainError('NOT_FOUND');
  const rules = offer?.outbound.rules ?? (await findRulesOf(db, shown.outbound.sailing.routeId));
  const facts = checkFacts(stored, shown, rules);
  const { problems } = checkCustomers(stored.customers, facts);
  const reservation = liveReservation(stored, clock.now());
  const draft: Draft = {
    id: stored.id,
    version: stored.version,
    outbound: offer ? toLeg(offer.outbound) : previousLeg(stored.trip.outbound, shown.outbound),
    return: toReturn(stored, offer, shown),
    customers: stored.customers,
    residentPassenger: residentPassenger(stored.customers, stored.resident) ?? null,
    problems,
    quote: shown.quote,
    nextStep: nextStep(stored, reservation, {
      isComplete: Object.keys(problems).length === 0,
      hasPayment: payment !== undefined,
    }),
    reservationId: reservation?.id ?? null,
    holdMinutes: rules.holds.minutes,
    cancellationTerms: cancellationTerms(cancellableLegs(stored, shown, { rules, offer })),
    serverTime: jstInstant(clock.now()),
    expiresAt: jstInstant(stored.expiresAt),
  };
  return { draft, shown };
}

/** Of a leg that is no longer available the rules of the outbound route are the nearest known. */
function cancellableLegs(
  { trip }: StoredDraft,
  shown: ShownTrip,
  known: { rules: RouteRules; offer: TripOffer | undefined },
): CancellableLeg[] {
  return (['outbound', 'return'] as const).flatMap((leg) => {
    const [choice, previous] = [trip[leg], shown[leg]];
    if (!choice || !previous) return [];
    return [
      {
        leg,
        departureAt: previous.sailing.departureAt,
        hasVehicles: choice.vehicles.length > 0,
        options: optionsOf(choice),
        discounts: appliedDiscounts(shown.quote),
        rules: known.offer?.[leg]?.rules ?? known.rules,
      },
    ];
  });
}

/** What the customers of a draft are checked against. */
export function checkFacts(
  { trip }: Pick<StoredDraft, 'trip'>,
  shown: ShownTrip,
  rules: RouteRules,
): CheckFacts {
  return {
    trip,
    boardingDates: {
      outbound: shown.outbound.sailing.departureAt,
      return: shown.return?.sailing.departureAt,
    },
    cabinTypes: { outbound: shown.outbound.cabinTypes, return: shown.return?.cabinTypes ?? [] },
    rules,
  };
}

/** What a draft's trip is now; undefined when it is no longer available. */
export async function findOfferIfAny(
  db: Kysely<Database>,
  clock: Clock,
  { trip, customers, resident }: StoredDraft,
): Promise<TripOffer | undefined> {
  try {
    const priced = tripOf(trip, customers, residentPassenger(customers, resident));
    return await findPreviousTripOffer(db, clock, priced);
  } catch (error) {
    // The operator's data have changed since it was chosen.
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

export function shownTrip(offer: TripOffer): ShownTrip {
  const shownLeg = ({ sailing, cabins }: LegOffer): ShownLeg => ({
    sailing,
    cabinTypes: cabins.map(({ cabinType }) => cabinType),
  });
  return {
    outbound: shownLeg(offer.outbound),
    return: offer.return ? shownLeg(offer.return) : null,
    quote: offer.quote,
  };
}

function toReturn(
  { trip }: StoredDraft,
  offer: TripOffer | undefined,
  shown: ShownTrip,
): DraftLeg | null {
  if (offer) return offer.return ? toLeg(offer.return) : null;
  return trip.return && shown.return ? previousLeg(trip.return, shown.return) : null;
}

function toLeg(offer: LegOffer): DraftLeg {
  const { choice, sailing, cabins, availability, deckAvailability, petRoomAvailability } = offer;
  return { choice, sailing, cabins, availability, deckAvailability, petRoomAvailability };
}

function previousLeg(choice: DraftLeg['choice'], { sailing, cabinTypes }: ShownLeg): DraftLeg {
  const availability = 'unsuitable';
  return {
    choice,
    sailing,
    cabins: cabinTypes.map((cabinType) => ({ cabinType, availability })),
    availability,
    deckAvailability: choice.vehicles.length > 0 ? availability : null,
    petRoomAvailability: choice.pets.some(({ stay }) => stay === 'petRoom') ? availability : null,
  };
}

function nextStep(
  draft: StoredDraft,
  reservation: DraftReservation | undefined,
  { isComplete, hasPayment }: { isComplete: boolean; hasPayment: boolean },
): Draft['nextStep'] {
  if (reservation?.state === 'paymentProcessing') return 'reservationConfirm';
  if (reservation && reservation.state !== 'held') return 'completed';
  // Changed after it was held: the hold still has the previous content.
  if (reservation?.draftVersion === draft.version) return 'reservationConfirm';
  if (!isComplete) return 'customerInput';
  return hasPayment ? 'contentConfirm' : 'paymentInput';
}
