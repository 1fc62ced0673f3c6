import { createHash, timingSafeEqual } from 'node:crypto';
import type {
  ApiError,
  GuestSession,
  GuestSessionRequest,
  PartnerTicketRef,
} from '@ferry/api/customer-server';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import { isPhone, normalisePhone } from '@ferry/format/phone';
import { isReservationNumber, normaliseReservationNumber } from '@ferry/format/reservation-number';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { addMinutes, jstInstant } from '../instant.ts';
import { ticketRef } from '../partner-tickets/ticket-stock.ts';
import type { ClientLimits } from '../rate-limits/client-limits.ts';
import { countHit, forgetHit } from '../rate-limits/rate-limits.ts';
import { wasLatelyPhone } from '../reservations/contact-change-rows.ts';
import { insertGuestRight, type KnownContact } from '../reservations/guest-right-rows.ts';
import { GUEST_RIGHT_MINUTES } from '../reservations/reservation-rows.ts';
import { keepSession } from '../sessions/lock-session.ts';

export interface LookUpContext {
  db: Kysely<Database>;
  clock: Clock;
  sessionId: number;
  /** The client's address as `clientOf` has it. */
  client: string;
  limits: Pick<ClientLimits, 'failedLookUps'>;
}

/**
 * Gives the session the right to a reservation, for a caller who knows its number and the phone
 * number or mail address given at the booking. All failures cost the same and read the same.
 * @throws DomainError `VALIDATION_FAILED` (no number or contact can look like that),
 *   `LOOKUP_NOT_FOUND`, `LOOKUP_LOCKED` after too many failures, then also for the right contact
 */
export async function createGuestSession(
  context: LookUpContext,
  request: GuestSessionRequest,
): Promise<GuestSession> {
  const { db, clock, sessionId } = context;
  const now = clock.now();
  const expiresAt = addMinutes(now, GUEST_RIGHT_MINUTES);
  const found = await lookUp(context, request, async (known) => {
    if (!known) return false;
    return inTransaction(db, async (tx) => {
      await keepSession(tx, sessionId);
      return insertGuestRight(tx, known, { sessionId, expiresAt, now });
    });
  });
  const { reservationId, reservationNumber, partnerTicket } = found;
  return { reservationId, reservationNumber, expiresAt: jstInstant(expiresAt), partnerTicket };
}

/** A reservation whose number and contact the caller knows. */
interface KnownReservation extends KnownContact {
  reservationNumber: string;
  /** By which it was bought; null for a crossing alone. */
  partnerTicket: PartnerTicketRef | null;
}

/**
 * Counts an attempt, compares the contact, and does what the caller wants with the reservation.
 * @param use with undefined where number or contact are wrong; false counts as not found. It compares the
 *   contact once more, under a lock: it may be corrected at the same time
 * @throws DomainError as {@link createGuestSession}
 */
export async function lookUp(
  { db, clock, client, limits }: Omit<LookUpContext, 'sessionId'>,
  request: GuestSessionRequest,
  use: (known: KnownReservation | undefined) => Promise<boolean>,
): Promise<KnownReservation> {
  const { number, contact } = normalise(request);
  const now = clock.now();
  const attempts = [
    { name: 'look-up-client', subject: client, limit: limits.failedLookUps },
    { name: 'look-up-number', subject: number, limit: limits.failedLookUps },
  ];
  const retryAfterSeconds = await countHit(db, attempts, now);
  if (retryAfterSeconds > 0) throw new DomainError('LOOKUP_LOCKED', { retryAfterSeconds });
  const { contactKind: kind } = request;
  const row = await db
    .selectFrom('reservation as r')
    .select(['r.id', 'r.reservation_number', 'r.contact_phone', 'r.contact_email', 'r.new_email'])
    .select('r.sale')
    .select(wasLatelyPhone(kind === 'phone' ? contact : '', now).as('was_lately'))
    .where('r.reservation_number', '=', number)
    .executeTakeFirst();
  const [kept, alsoKept] =
    kind === 'phone'
      ? [row?.contact_phone, row?.was_lately ? contact : undefined]
      : [row?.contact_email, row?.new_email?.toLowerCase()];
  // Compared also when there is nothing to compare with.
  const isSame = [isEqual(contact, kept ?? ''), isEqual(contact, alsoKept ?? '')].includes(true);
  const found =
    row && isSame
      ? {
          reservationId: row.id,
          reservationNumber: row.reservation_number,
          partnerTicket: ticketRef(row.sale),
          kind,
          contact,
        }
      : undefined;
  const isUsed = await use(found);
  if (!found || !isUsed) throw new DomainError('LOOKUP_NOT_FOUND');
  await forgetHit(db, attempts);
  return found;
}

/** @returns how many rights were removed because their time is over */
export async function deleteOldGuestRights(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('guest_right')
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function normalise(request: GuestSessionRequest) {
  const number = normaliseReservationNumber(request.reservationNumber);
  const isByPhone = request.contactKind === 'phone';
  const contact = isByPhone
    ? normalisePhone(request.contact)
    : normaliseEmail(request.contact).toLowerCase();
  const errors: ApiError['errors'] = {
    ...(!isReservationNumber(number) && { reservationNumber: ['INVALID_FORMAT'] }),
    ...(!(isByPhone ? isPhone(contact) : isEmail(contact)) && { contact: ['INVALID_FORMAT'] }),
  };
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
  return { number, contact };
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest()) as [
    Buffer,
    Buffer,
  ];
  return timingSafeEqual(a, b);
}
