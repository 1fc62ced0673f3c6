import { randomBytes } from 'node:crypto';
import type { CreatedPassengerLink, PassengerLinkRequest } from '@ferry/api/customer-server';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import { maskedEmail } from '@ferry/format/masked-email';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findBooking } from '../../domain/changes/find-booking.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { newId } from '../../domain/ids.ts';
import {
  findPassengerLinks,
  insertPassengerLink,
  withdrawPassengerLinks,
} from '../../domain/passenger-links/link-rows.ts';
import {
  isRepresentative,
  type PassengerTerms,
  passengerTerms,
} from '../../domain/passenger-links/link-terms.ts';
import { toOpened } from '../../domain/passenger-links/to-opened.ts';
import { countMail, type MailSender } from '../../domain/rate-limits/limit-mails.ts';
import { findServedLegs } from '../../domain/tickets/list-tickets.ts';
import { enqueueTokenMail } from '../../mail/outbox.ts';
import { passengerLinkMail } from '../../mail/passenger-link-mail.ts';
import { type ReservationContext, requireReservation } from '../reservations/get-reservation.ts';
import { hashOfLink } from './live-link.ts';
import { toPassengerLink } from './own-links.ts';

/** 256 bits, as no one guesses. */
const TOKEN_BYTES = 32;
/** Links that are made for one booking: of a large party some twice. */
const MOST_LINKS = 90;

type SendContext = ReservationContext & MailSender & { sessionId: number };

/**
 * A link with which one passenger enters the own data, mailed or to be copied; the passenger's link of before counts no
 * more. Only the hash of its token is kept.
 * @param version of the reservation that the customer has seen: positions are those of its list
 * @throws DomainError `NOT_FOUND`, `VERSION_CONFLICT`, `RESERVATION_STATE` for what is not booked or has checked in,
 *   `ENTRY_LIMIT`, `VALIDATION_FAILED` for `passenger` and `email`, `RATE_LIMITED` after too many mails
 */
export async function createPassengerLink(
  tx: Transaction<Database>,
  context: SendContext,
  reservationId: string,
  { version, request }: { version: number; request: PassengerLinkRequest },
): Promise<CreatedPassengerLink> {
  const { clock, sessionId } = context;
  const now = clock.now();
  const { row } = await requireReservation(tx, context, reservationId, 'lock');
  if (row.version !== version) throw new DomainError('VERSION_CONFLICT');
  const { passenger, email } = request;
  const to = email === undefined ? undefined : mailbox(email);
  const booking = await findBooking(tx, row, now);
  const terms = passengerTerms(booking, passenger, now);
  if (!terms || isRepresentative(row, passenger)) {
    throw new DomainError('VALIDATION_FAILED', { errors: { passenger: ['NOT_AVAILABLE'] } });
  }
  if (terms.isOver) throw new DomainError('RESERVATION_STATE');
  const made = await findPassengerLinks(tx, row.id);
  if (made.length >= MOST_LINKS) throw new DomainError('ENTRY_LIMIT');
  const before = made.filter((each) => each.passenger === passenger && !each.withdrawn_at);
  await withdrawPassengerLinks(
    tx,
    before.map(({ id }) => id),
    now,
  );
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const link = await insertPassengerLink(tx, {
    id: newId('pln'),
    reservation_id: row.id,
    passenger,
    session_id: sessionId,
    token_hash: hashOfLink(token),
    shown_email: to === undefined ? null : maskedEmail(to).seen,
    created_at: now,
  });
  const shown = toPassengerLink(link, terms);
  if (to === undefined) return { link: shown, token };
  const served = await findServedLegs(tx, row.id, now);
  const opened = toOpened({ link, booking, terms, served }, now);
  await send(tx, context, { to, token, closesAt: terms.closesAt, opened });
  return { link: shown, token: null };
}

function mailbox(email: string): string {
  const to = normaliseEmail(email);
  if (isEmail(to)) return to;
  throw new DomainError('VALIDATION_FAILED', { errors: { email: ['INVALID_FORMAT'] } });
}

async function send(
  tx: Transaction<Database>,
  context: SendContext,
  {
    to,
    token,
    closesAt,
    opened,
  }: Pick<PassengerTerms, 'closesAt'> & {
    to: string;
    token: string;
    opened: ReturnType<typeof toOpened>;
  },
): Promise<void> {
  const now = context.clock.now();
  const retryAfterSeconds = await countMail(tx, context, { mailbox: to }, now);
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
  const mail = passengerLinkMail(to, token, { opened, closesAt });
  await enqueueTokenMail(tx, context.keys, mail, now);
}
