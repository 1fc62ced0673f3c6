import type { CustomerInput, Draft, TripChoice } from '@ferry/api/customer-server';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { newId } from '../ids.ts';
import { addMinutes, jstInstant } from '../instant.ts';
import { findDraftPayment } from '../payments/draft-payment-rows.ts';
import { findFormerOffer, findOffer } from '../sailings/find-offer.ts';
import { checkCustomers } from './check-customers.ts';
import { blankCustomers, fitCustomers, fitsParty, inOrder } from './customers-of-party.ts';
import {
  type DraftContent,
  type DraftReservation,
  findDraft,
  insertDraft,
  lockDraft,
  type StoredDraft,
  updateDraft,
} from './draft-rows.ts';

/** Minutes after the last change until a draft is removed. */
export const DRAFT_KEPT_MINUTES = 24 * 60;

/** Whose draft it is, and when. */
export interface DraftContext {
  db: Kysely<Database>;
  clock: Clock;
  sessionId: number;
}

/**
 * A draft for a chosen sailing, with empty customers. Takes no places.
 * @throws DomainError `NOT_FOUND` when the choice does not exist, `VALIDATION_FAILED` for the party
 */
export async function createDraft(context: DraftContext, trip: TripChoice): Promise<Draft> {
  const { db, clock, sessionId } = context;
  const draft: StoredDraft = {
    id: newId('drf'),
    version: 1,
    party: trip.party,
    choice: trip.outbound,
    customers: blankCustomers(trip.party),
    expiresAt: expiry(clock.now()),
    reservation: undefined,
  };
  // First: it refuses a choice that does not exist.
  await findOffer(db, clock, trip.outbound, trip.party);
  const description = await describeDraft(db, clock, draft);
  await insertDraft(db, sessionId, draft);
  return description;
}

/** @throws DomainError `NOT_FOUND` for another session's draft, too */
export async function getDraft(context: DraftContext, draftId: string): Promise<Draft> {
  const { db, clock } = context;
  return describeDraft(db, clock, await requireDraft(db, context, draftId));
}

/**
 * Replaces sailing, cabin type and party; the customers stay as far as the new party has them.
 * @throws DomainError as {@link createDraft}, and `VERSION_CONFLICT`, `RESERVATION_STATE`
 */
export function setTrip(
  context: DraftContext,
  draftId: string,
  version: number,
  trip: TripChoice,
): Promise<Draft> {
  return changeDraft(context, draftId, version, async ({ customers }, tx) => {
    await findOffer(tx, context.clock, trip.outbound, trip.party);
    const { party, outbound: choice } = trip;
    return { party, choice, customers: fitCustomers(customers, party) };
  });
}

/**
 * Keeps what has been typed so far, as it was typed.
 * @throws DomainError `NOT_FOUND`, `VERSION_CONFLICT`, `RESERVATION_STATE`, and `VALIDATION_FAILED`
 *   when the passengers are not the party's
 */
export function setCustomers(
  context: DraftContext,
  draftId: string,
  version: number,
  customers: CustomerInput,
): Promise<Draft> {
  return changeDraft(context, draftId, version, async ({ party, choice }) => {
    if (!fitsParty(customers, party)) {
      throw new DomainError('VALIDATION_FAILED', { errors: { passengers: ['OUT_OF_RANGE'] } });
    }
    const passengers = inOrder(customers.passengers);
    return { party, choice, customers: { ...customers, passengers } };
  });
}

/** @throws DomainError `NOT_FOUND` */
export async function requireDraft(
  db: Kysely<Database>,
  { clock, sessionId }: Pick<DraftContext, 'clock' | 'sessionId'>,
  draftId: string,
): Promise<StoredDraft> {
  const draft = await findDraft(db, sessionId, draftId, clock.now());
  if (!draft) throw new DomainError('NOT_FOUND');
  return draft;
}

/** The hold or reservation that came from the draft and still stands. */
export function liveReservation(
  { reservation }: StoredDraft,
  now: Date,
): DraftReservation | undefined {
  const isOver = reservation?.state === 'held' && reservation.limitTime <= now;
  return isOver || reservation?.state === 'expired' ? undefined : reservation;
}

export const expiry = (now: Date): Date => addMinutes(now, DRAFT_KEPT_MINUTES);

/** A held draft may still be changed; a confirmed one has become a reservation. */
export function assertOpen(draft: StoredDraft, now: Date): void {
  const reservation = liveReservation(draft, now);
  if (reservation && reservation.state !== 'held') throw new DomainError('RESERVATION_STATE');
}

async function changeDraft(
  context: DraftContext,
  draftId: string,
  version: number,
  change: (draft: StoredDraft, tx: Transaction<Database>) => Promise<DraftContent>,
): Promise<Draft> {
  const { clock } = context;
  return inTransaction(context.db, async (tx) => {
    const draft = await requireForChange(tx, context, draftId, version);
    const changed = {
      ...draft,
      ...(await change(draft, tx)),
      version: draft.version + 1,
      expiresAt: expiry(clock.now()),
    };
    const description = await describeDraft(tx, clock, changed);
    await updateDraft(tx, draftId, changed);
    return description;
  });
}

/** The draft, locked and at the version that the customer has seen. */
async function requireForChange(
  tx: Transaction<Database>,
  context: DraftContext,
  draftId: string,
  version: number,
): Promise<StoredDraft> {
  await lockDraft(tx, draftId);
  const draft = await requireDraft(tx, context, draftId);
  if (draft.version !== version) throw new DomainError('VERSION_CONFLICT');
  assertOpen(draft, context.clock.now());
  return draft;
}

function nextStep(
  draft: StoredDraft,
  reservation: DraftReservation | undefined,
  { isComplete, hasPayment }: { isComplete: boolean; hasPayment: boolean },
): Draft['nextStep'] {
  if (reservation?.state === 'paymentProcessing') return 'reservationConfirm';
  if (reservation && reservation.state !== 'held') return 'completed';
  // Changed after it was held: the hold still has the former content.
  if (reservation?.draftVersion === draft.version) return 'reservationConfirm';
  if (!isComplete) return 'customerInput';
  return hasPayment ? 'contentConfirm' : 'paymentInput';
}

async function describeDraft(
  db: Kysely<Database>,
  clock: Clock,
  draft: StoredDraft,
): Promise<Draft> {
  const offer = await findFormerOffer(db, clock, draft.choice, draft.party);
  const { problems } = checkCustomers(draft.customers, offer.rules.passengerAges);
  const reservation = liveReservation(draft, clock.now());
  return {
    id: draft.id,
    version: draft.version,
    party: draft.party,
    outbound: {
      sailing: offer.sailing,
      cabinType: offer.cabinType,
      availability: offer.availability,
    },
    customers: draft.customers,
    problems,
    quote: offer.quote,
    nextStep: nextStep(draft, reservation, {
      isComplete: Object.keys(problems).length === 0,
      hasPayment: (await findDraftPayment(db, draft.id)) !== undefined,
    }),
    reservationId: reservation?.id ?? null,
    holdMinutes: offer.rules.holds.minutes,
    expiresAt: jstInstant(draft.expiresAt),
  };
}
