import type {
  CustomerInput,
  Draft,
  DraftPartnerTicketRequest,
  NewDraft,
  TripChoice,
} from '@ferry/api/customer-server';
import type { Kysely, Transaction } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { inSnapshot, inTransaction } from '../../database/transaction.ts';
import { assertMailboxStays, assertUnlocked } from '../changes/change-locks.ts';
import { findChangeOffer } from '../changes/change-offer.ts';
import type { BookingToChange } from '../changes/find-booking.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { newId } from '../ids.ts';
import { addMinutes } from '../instant.ts';
import { findMember } from '../members/find-member.ts';
import { findPartnerTicket } from '../partner-tickets/partner-ticket-rows.ts';
import { maySee } from '../reservations/guest-right-rows.ts';
import { findAccessible } from '../reservations/reservation-rows.ts';
import { findTripOffer } from '../trips/find-trip-offer.ts';
import { anonymousTrip } from '../trips/priced-trip.ts';
import { assertChangeOpen, findBookingOf } from './change-of-draft.ts';
import { blankCustomers, fitCustomers, fitsTrip, sortPassengers } from './customers-of-party.ts';
import { endLinksElsewhere } from './draft-link-rows.ts';
import { liveReservation } from './draft-reservation.ts';
import {
  type DraftContent,
  type DraftTicket,
  findDraft,
  insertDraft,
  lockDraft,
  type StoredDraft,
  updateDraft,
} from './draft-rows.ts';
import { withOwnData } from './own-customers.ts';
import { findResident } from './resident.ts';
import { assertSlots } from './ticket-of-draft.ts';
import { toDraft } from './to-draft.ts';

/** Minutes after the last change until a draft is removed. */
export const DRAFT_KEPT_MINUTES = 24 * 60;

/** Whose draft it is, and when. */
export interface DraftContext {
  db: Kysely<Database>;
  clock: Clock;
  sessionId: number;
}

/**
 * A draft for a chosen sailing, with empty customers but for what is known of a member. Takes no
 * places.
 * @param memberId of the member who books
 * @throws DomainError `NOT_FOUND` when the choice does not exist, `VALIDATION_FAILED` for the party or
 *   the partner ticket, `TICKET_NOT_ON_SALE`
 */
export async function createDraft(
  context: DraftContext,
  choice: NewDraft,
  memberId?: string,
): Promise<Draft> {
  const { db, clock, sessionId } = context;
  // First: they refuse a choice that does not exist.
  const ticket = await findNewTicket(db, choice.partnerTicketId);
  await findTripOffer(db, clock, anonymousTrip(choice, ticket?.row));
  const trip = { outbound: choice.outbound, return: choice.return };
  const blank = {
    ...blankCustomers(trip, choice.discountRequests),
    ...helpAsked({}, choice),
  };
  const member = memberId === undefined ? undefined : await findMember(db, memberId);
  const draft: StoredDraft = {
    id: newId('drf'),
    version: 1,
    trip,
    shown: null,
    customers: member ? withOwnData(blank, member) : blank,
    resident: memberId === undefined ? undefined : await findResident(db, memberId),
    expiresAt: expiry(clock.now()),
    ticket,
    reservation: undefined,
  };
  const described = await toDraft(db, clock, draft);
  await insertDraft(db, sessionId, { ...draft, shown: described.shown });
  return described.draft;
}

/** @throws DomainError `NOT_FOUND` for another session's draft, too */
export async function getDraft(context: DraftContext, draftId: string): Promise<Draft> {
  const { db, clock } = context;
  const stored = await requireDraft(db, context, draftId);
  await renewRight(db, context, stored);
  // Of a change all of it as it was at one instant: the booking may be changed or cancelled between two reads.
  const { draft } = stored.change
    ? await inSnapshot(db, (tx) => toDraft(tx, clock, stored))
    : await toDraft(db, clock, stored);
  return draft;
}

/**
 * Replaces sailing, cabin type and party; the customers stay as far as the new party has them.
 * @throws DomainError as {@link createDraft}, and `VERSION_CONFLICT`, `RESERVATION_STATE`
 */
export function setTrip(
  context: DraftContext,
  draftId: string,
  version: number,
  choice: TripChoice,
): Promise<Draft> {
  return changeDraft(context, draftId, [version], async ({ customers, ticket }, tx, booking) => {
    const trip = { outbound: choice.outbound, return: choice.return };
    if (!booking) await findTripOffer(tx, context.clock, anonymousTrip(choice, ticket?.row));
    else await findChangeOffer(tx, context.clock, booking, anonymousTrip(choice));
    const fitted = fitCustomers(customers, trip, choice.discountRequests);
    return { trip, customers: { ...fitted, ...helpAsked(fitted, choice) }, ticket };
  });
}

/**
 * Keeps what has been typed so far, as it was typed. Links in the mailbox of before end with its address.
 * @throws DomainError `NOT_FOUND`, `VERSION_CONFLICT`, `RESERVATION_STATE`, and `VALIDATION_FAILED`
 *   when the passengers and their cabins are not the trip's
 */
export function setCustomers(
  context: DraftContext,
  draftId: string,
  versions: readonly number[],
  customers: CustomerInput,
): Promise<Draft> {
  return changeDraft(
    context,
    draftId,
    versions,
    async ({ trip, ticket, customers: before }, tx) => {
      if (!fitsTrip(customers, trip)) {
        throw new DomainError('VALIDATION_FAILED', { errors: { passengers: ['OUT_OF_RANGE'] } });
      }
      await endLinksElsewhere(tx, draftId, before, customers);
      return {
        trip,
        customers: sortPassengers({ ...customers, ...helpAsked(before, customers) }),
        ticket,
      };
    },
  );
}

/**
 * Keeps what was chosen of the draft's partner ticket: slots, and whether its partners may be told.
 * @throws DomainError `NOT_FOUND` also where it is sold by no ticket, `VERSION_CONFLICT`,
 *   `RESERVATION_STATE`, and `VALIDATION_FAILED` for a slot that the trip cannot have
 */
export function setPartnerTicket(
  context: DraftContext,
  draftId: string,
  version: number,
  request: DraftPartnerTicketRequest,
): Promise<Draft> {
  return changeDraft(context, draftId, [version], async ({ ticket, ...draft }) => {
    if (!ticket) throw new DomainError('NOT_FOUND');
    assertSlots(draft, { ...ticket, ...request }, context.clock.now());
    return { ...draft, ticket: { ...ticket, ...request } };
  });
}

type HelpAsked = Pick<CustomerInput, 'asksHelp'>;

/** A wish for help stays until another is told: it is asked for in a search, and named or given up in the form. */
function helpAsked(before: HelpAsked, next: HelpAsked): HelpAsked {
  const asksHelp = next.asksHelp ?? before.asksHelp;
  return asksHelp === undefined ? {} : { asksHelp };
}

/** @throws DomainError `VALIDATION_FAILED` where nobody sells it */
async function findNewTicket(
  db: Kysely<Database>,
  partnerTicketId: string | undefined,
): Promise<DraftTicket | undefined> {
  if (partnerTicketId === undefined) return undefined;
  const row = await findPartnerTicket(db, partnerTicketId);
  if (!row) {
    throw new DomainError('VALIDATION_FAILED', { errors: { partnerTicketId: ['UNKNOWN_VALUE'] } });
  }
  return { partnerTicketId, slots: [], mayInformPartners: false, row };
}

/**
 * The session's draft; that of a change for as long as the session may see the booking, which is in it.
 * @throws DomainError `NOT_FOUND`
 */
export async function requireDraft(
  db: Kysely<Database>,
  { clock, sessionId }: Pick<DraftContext, 'clock' | 'sessionId'>,
  draftId: string,
): Promise<StoredDraft> {
  const now = clock.now();
  const draft = await findDraft(db, sessionId, draftId, now);
  if (!draft) throw new DomainError('NOT_FOUND');
  const { change } = draft;
  if (change && !(await maySee(db, { sessionId, now }, change.reservationId))) {
    throw new DomainError('NOT_FOUND');
  }
  return draft;
}

/** Entering a change is looking at its booking: the right of a guest lasts as long as that. */
async function renewRight(
  db: Kysely<Database>,
  { clock, sessionId }: DraftContext,
  { change }: StoredDraft,
): Promise<void> {
  if (change) await findAccessible(db, { sessionId, now: clock.now() }, change.reservationId);
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
  versions: readonly number[],
  change: (
    draft: StoredDraft,
    tx: Transaction<Database>,
    booking: BookingToChange | undefined,
  ) => Promise<Omit<DraftContent, 'shown'>>,
): Promise<Draft> {
  const { clock } = context;
  return inTransaction(context.db, async (tx) => {
    const draft = await requireForChange(tx, context, draftId, versions);
    await renewRight(tx, context, draft);
    const booking = await findBookingOf(tx, draft, clock.now());
    if (booking) assertChangeOpen(draft, booking, clock.now());
    const content = await change(draft, tx, booking);
    if (booking) {
      assertUnlocked(booking, content, clock.now());
      assertMailboxStays(booking, content, context.sessionId);
    }
    const changed = {
      ...draft,
      ...content,
      version: draft.version + 1,
      expiresAt: expiry(clock.now()),
    };
    const described = await toDraft(tx, clock, changed);
    await updateDraft(tx, draftId, { ...changed, shown: described.shown });
    return described.draft;
  });
}

/** The draft, locked and at a version that the customer has seen or made. */
async function requireForChange(
  tx: Transaction<Database>,
  context: DraftContext,
  draftId: string,
  versions: readonly number[],
): Promise<StoredDraft> {
  const [, draft] = await pipeline([lockDraft(tx, draftId), requireDraft(tx, context, draftId)]);
  if (!versions.includes(draft.version)) throw new DomainError('VERSION_CONFLICT');
  assertOpen(draft, context.clock.now());
  return draft;
}
