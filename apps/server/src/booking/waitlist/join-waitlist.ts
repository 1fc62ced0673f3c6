import type { WaitlistEntry, WaitlistRequest } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { serviceInstant } from '../../domain/calendar/sales-window.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { newId } from '../../domain/ids.ts';
import { addMinutes } from '../../domain/instant.ts';
import { findMember } from '../../domain/members/find-member.ts';
import { isBeforeDraw } from '../../domain/pre-orders/kept-places.ts';
import { countMail, type MailSender } from '../../domain/rate-limits/limit-mails.ts';
import { type SectionOfSailing, toSailing } from '../../domain/sailings/offer.ts';
import { waitlistUntil } from '../../domain/sailings/waitlist-until.ts';
import { mailHashOf } from '../../domain/unpaid/mail-hash.ts';
import { insertLink } from '../../domain/waitlist/entry-links.ts';
import { findSectionOf, toEntry } from '../../domain/waitlist/to-entry.ts';
import {
  insertWaitlistEntry,
  lockContact,
  lockEntry,
  type Waiter,
} from '../../domain/waitlist/waitlist-rows.ts';
import { isFree, type WishedLeg, wishedLegs } from '../../domain/waitlist/wish.ts';
import { enqueueTokenMail } from '../../mail/outbox.ts';
import { waitlistLinkMail } from '../../mail/waitlist-mails.ts';
import { standInLine } from './stand-in-line.ts';
import { newWaitlistToken } from './waitlist-token.ts';

/** Minutes in which a visitor opens the link that confirms the mailbox. */
const LINK_MINUTES = 24 * 60;

type JoinContext = Waiter & MailSender & { db: Kysely<Database>; clock: Clock; sessionId: number };

/**
 * Joins the line for places of a sailing that is full: a member at once, a visitor by the link in a mail. Until then nobody
 * counts it: a visitor who types another's mailbox gets nothing but that mail.
 * @returns the member's entry; null where a mail was written
 * @throws DomainError `NOT_FOUND`, `WAITLIST_CLOSED`, `VALIDATION_FAILED` for `until` and `email`, `ENTRY_LIMIT`,
 *   `RATE_LIMITED` after too many mails, and those of {@link wishedLegs}
 */
export async function joinWaitlist(
  context: JoinContext,
  request: WaitlistRequest,
): Promise<WaitlistEntry | null> {
  const { db, clock, keys, memberId, sessionId } = context;
  const now = clock.now();
  const place = {
    sailing_id: request.sailingId,
    from_port_id: request.fromPortId,
    to_port_id: request.toPortId,
  };
  const section = await findSectionOf(db, place);
  if (!section || section.row.status === 'withdrawn') throw new DomainError('NOT_FOUND');
  const { party, vehicles, pets, cabinTypeIds } = request;
  const wish = { party, vehicles, pets, cabinTypeIds };
  const until = assertOpen(section, wishedLegs(section, wish, now), now);
  // Orders that get nothing in the draw are before those that come later.
  if (await isBeforeDraw(db, section.row.id)) {
    throw new DomainError('WAITLIST_CLOSED', { waitlistClosedReason: 'notYet' });
  }
  const lastDay = endOf(section, request.until, { until, now });
  const member = memberId === undefined ? undefined : await findMember(db, memberId);
  const email = member?.email ?? mailboxIn(request);
  const entry = {
    id: newId('wle'),
    ...place,
    wish: JSON.stringify(wish),
    email,
    mail_hash: mailHashOf(keys, email),
    member_id: memberId ?? null,
    session_id: memberId === undefined ? null : sessionId,
    until: lastDay < until ? lastDay : until,
    joined_at: null,
    remove_at: addMinutes(now, LINK_MINUTES),
  };
  return inTransaction(db, async (tx) => {
    if (memberId === undefined) {
      await mailLink(tx, context, entry, section);
      return null;
    }
    await lockContact(tx, entry.mail_hash);
    await insertWaitlistEntry(tx, entry);
    const joined = await standInLine(tx, entry, section.row.rules.waitlist, now);
    const stored = await lockEntry(tx, joined);
    return (stored && (await toEntry(tx, stored, now))) ?? null;
  });
}

/** @returns until when places may be offered */
function assertOpen(section: SectionOfSailing, legs: readonly WishedLeg[], now: Date): Date {
  const { row } = section;
  const close = (waitlistClosedReason: WaitlistClosed) => {
    throw new DomainError('WAITLIST_CLOSED', { waitlistClosedReason });
  };
  if (row.rules.waitlist.offerHours === 0) close('notOffered');
  if (row.status === 'cancelled') close('cancelled');
  const [first] = legs;
  const possible = legs.filter(({ availability }) => availability !== 'unsuitable');
  if (!first || possible.length === 0) return close('unsuitable') as never;
  if (now < first.sales.opensAt) close('notYet');
  const until = waitlistUntil(section, first.sales, now);
  if (!until) return close('closed') as never;
  if (possible.some(isFree)) close('free');
  return until;
}

type WaitlistClosed = NonNullable<DomainError['details']['waitlistClosedReason']>;

/** The end of the last day on which the customer wants an offer. A sailing at night is waited for past its own date. */
function endOf(
  section: SectionOfSailing,
  day: string,
  { until, now }: { until: Date; now: Date },
): Date {
  const { date } = toSailing(section);
  const isTooLate = day > date && day > jstDate(until);
  if (day < jstDate(now) || isTooLate) {
    throw new DomainError('VALIDATION_FAILED', { errors: { until: ['OUT_OF_RANGE'] } });
  }
  return serviceInstant(day, 24 * 60);
}

function mailboxIn({ email }: WaitlistRequest): string {
  const to = normaliseEmail(email ?? '');
  if (isEmail(to)) return to;
  const problem = to === '' ? ('REQUIRED' as const) : ('INVALID_FORMAT' as const);
  throw new DomainError('VALIDATION_FAILED', { errors: { email: [problem] } });
}

async function mailLink(
  tx: Transaction<Database>,
  context: JoinContext,
  entry: Parameters<typeof insertWaitlistEntry>[1],
  section: SectionOfSailing,
): Promise<void> {
  const { clock, keys } = context;
  const now = clock.now();
  const retryAfterSeconds = await countMail(tx, context, { mailbox: entry.email }, now);
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
  await insertWaitlistEntry(tx, entry);
  const { token, hash } = newWaitlistToken();
  await insertLink(tx, entry.id, hash);
  const mail = waitlistLinkMail(entry.email, token, {
    sailing: toSailing(section),
    expiresAt: addMinutes(now, LINK_MINUTES),
  });
  await enqueueTokenMail(tx, keys, mail, now);
}
