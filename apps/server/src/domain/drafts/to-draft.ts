import type { Draft, DraftLeg } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { ShownLeg, ShownTrip } from '../../database/stored-trip.ts';
import type { RouteRules } from '../../rules/route-rules.ts';
import type { BookingToChange } from '../changes/find-booking.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { jstInstant } from '../instant.ts';
import { shownTicket } from '../partner-tickets/ticket-stock.ts';
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
import { ticketTerms } from '../trips/ticket-leg.ts';
import { findBookingOf, findOfferOfChange, stateOfChange } from './change-of-draft.ts';
import { checkCustomers } from './check-customers.ts';
import type { CheckFacts } from './check-facts.ts';
import type { DraftProgress } from './draft-progress.ts';
import { liveReservation } from './draft-reservation.ts';
import type { DraftReservation, StoredDraft } from './draft-rows.ts';
import { holdMinutesOf } from './hold-minutes.ts';
import { residentPassenger } from './resident.ts';
import { findRulesOf } from './rules-of-draft.ts';
import { ticketOfDraft } from './ticket-of-draft.ts';

/** The draft in the contract's shape, and what it showed of the trip. */
interface DescribedDraft {
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
  const now = clock.now();
  const booking = await findBookingOf(db, stored, now);
  const [offer, payment] = await pipeline([
    findOfferIfAny(db, clock, stored, booking),
    findDraftPayment(db, stored.id),
  ]);
  const shown = offer ? shownTrip(offer) : stored.shown;
  // Only what has never been shown cannot be shown again.
  if (!shown) throw new DomainError('NOT_FOUND');
  const rules = offer?.outbound.rules ?? (await findRulesOf(db, shown.outbound.sailing.routeId));
  const facts = checkFacts(stored, shown, rules);
  const fares = offer?.sale.fares;
  const ticket = ticketOfDraft(stored, { shown, fares }, now, booking?.ticket?.sold);
  const problems = { ...checkCustomers(stored.customers, facts).problems, ...ticket?.problems };
  const progress = {
    isComplete: Object.keys(problems).length === 0,
    hasPayment: payment !== undefined,
  };
  const draft: Draft = {
    id: stored.id,
    version: stored.version,
    outbound: offer ? toLeg(offer.outbound) : previousLeg(stored.trip.outbound, shown.outbound),
    return: toReturn(stored, offer, shown),
    customers: stored.customers,
    residentPassenger: residentPassenger(stored.customers, stored.resident) ?? null,
    partnerTicket: ticket ? shownTicket(ticket.ticket) : null,
    problems,
    quote: shown.quote,
    ...(booking
      ? stateOfChange(stored, { booking, offer, now }, progress)
      : stateOfDraft(stored, progress, now)),
    holdMinutes: holdMinutesOf(stored, { booking, offer, rules, now }),
    cancellationTerms: cancellationTerms(cancellableLegs(stored, shown, { rules, offer })),
    serverTime: jstInstant(now),
    expiresAt: jstInstant(stored.expiresAt),
  };
  return { draft, shown };
}

function stateOfDraft(
  stored: StoredDraft,
  progress: DraftProgress,
  now: Date,
): Pick<Draft, 'nextStep' | 'reservationId' | 'change'> {
  const reservation = liveReservation(stored, now);
  return {
    nextStep: nextStep(stored, reservation, progress),
    reservationId: reservation?.id ?? null,
    change: null,
  };
}

/** Of a leg that is no longer available the rules of the outbound route are the nearest known. */
function cancellableLegs(
  { trip, ticket }: StoredDraft,
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
        rules: ticketTerms(ticket?.row.rule, known.offer?.[leg]?.rules ?? known.rules),
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

/**
 * What a draft's trip is now; undefined when it is no longer available.
 * @param known the booking that it is to change, where that has been read
 */
export async function findOfferIfAny(
  db: Kysely<Database>,
  clock: Clock,
  stored: StoredDraft,
  known?: BookingToChange,
): Promise<TripOffer | undefined> {
  const { trip, customers, resident, ticket } = stored;
  const booking = known ?? (await findBookingOf(db, stored, clock.now()));
  try {
    if (booking) return await findOfferOfChange(db, clock, booking, stored);
    const own = residentPassenger(customers, resident);
    const priced = tripOf(trip, customers, own, ticket?.row);
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
  { isComplete, hasPayment }: DraftProgress,
): Draft['nextStep'] {
  if (reservation?.state === 'paymentProcessing') return 'reservationConfirm';
  if (reservation && reservation.state !== 'held') return 'completed';
  // Changed after it was held: the hold still has the previous content.
  if (reservation?.draftVersion === draft.version) return 'reservationConfirm';
  if (!isComplete) return 'customerInput';
  return hasPayment ? 'contentConfirm' : 'paymentInput';
}
