import type { SaleReminder, SaleReminderRequest } from '@ferry/api/customer-server';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { addMinutes, jstInstant } from '../../domain/instant.ts';
import { findMember } from '../../domain/members/find-member.ts';
import { countMail, type MailSender } from '../../domain/rate-limits/limit-mails.ts';
import {
  confirmReminder,
  deleteReminder,
  deleteReminders,
  findOthers,
  insertReminder,
  lockReminder,
  type ReminderRow,
} from '../../domain/sale-reminders/reminder-rows.ts';
import { salesOfDay } from '../../domain/sale-reminders/sales-of-day.ts';
import { mailHashOf } from '../../domain/unpaid/mail-hash.ts';
import { enqueueTokenMail } from '../../mail/outbox.ts';
import { saleReminderLinkMail } from '../../mail/sale-reminder-mails.ts';
import { hashOfToken } from '../confirming/confirmation-link.ts';
import { newWaitlistToken } from '../waitlist/waitlist-token.ts';

/** Minutes in which a visitor opens the link that confirms the mailbox. */
const LINK_MINUTES = 24 * 60;

/** Days for which one mailbox, or one member, is reminded. */
const MOST = 10;

type ReminderContext = MailSender & {
  db: Kysely<Database>;
  clock: Clock;
  memberId: string | undefined;
};

/**
 * Registers a mail for the moment at which the sales of a day open: a member at once, a visitor by the link in a mail.
 * Either gets a mail with the link that withdraws it.
 * @throws DomainError `VALIDATION_FAILED` for the ports, the `date` (`NOT_AVAILABLE`: open already, or without a sailing) and
 *   the `email`; `ENTRY_LIMIT`; `RATE_LIMITED` after too many mails
 */
export async function createReminder(
  context: ReminderContext,
  request: SaleReminderRequest,
): Promise<SaleReminder> {
  const { db, clock, keys, memberId } = context;
  const now = clock.now();
  const day = await salesOfDay(db, request);
  const { opensAt } = day;
  if (!opensAt || opensAt <= now) {
    throw new DomainError('VALIDATION_FAILED', { errors: { date: ['NOT_AVAILABLE'] } });
  }
  const member = memberId === undefined ? undefined : await findMember(db, memberId);
  const to = member?.email ?? mailboxIn(request);
  const { token, hash } = newWaitlistToken();
  const expiresAt = addMinutes(now, LINK_MINUTES);
  const reminder = {
    from_port_id: request.fromPortId,
    to_port_id: request.toPortId,
    service_date: request.date,
    opens_at: opensAt,
    email: memberId === undefined ? to : null,
    mail_hash: memberId === undefined ? mailHashOf(keys, to) : null,
    member_id: memberId ?? null,
    token_hash: hash,
    confirmed_at: memberId === undefined ? null : now,
    remove_at: memberId === undefined ? expiresAt : null,
  };
  await inTransaction(db, async (tx) => {
    const retryAfterSeconds = await countMail(tx, context, { mailbox: to }, now);
    if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
    if (memberId !== undefined) await replaceOthers(tx, reminder);
    await insertReminder(tx, reminder);
    const isConfirmed = memberId !== undefined;
    const mail = saleReminderLinkMail(to, token, {
      ...{ ...day, opensAt, date: request.date, isConfirmed },
      expiresAt: isConfirmed ? opensAt : expiresAt,
    });
    await enqueueTokenMail(tx, keys, mail, now);
  });
  return toReminder(db, reminder, now);
}

/**
 * The reminder of a link. Of a visitor it is registered when the link is opened first.
 * @throws DomainError `TOKEN_INVALID`, also of a link that was opened too late, or whose mail was written; `ENTRY_LIMIT`
 */
export async function openReminderLink(
  { db, clock }: Pick<ReminderContext, 'db' | 'clock'>,
  token: string,
): Promise<SaleReminder> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const reminder = await lockReminder(tx, hashOfToken(token));
    const isOver = reminder?.remove_at ? reminder.remove_at <= now : false;
    if (!reminder || isOver) throw new DomainError('TOKEN_INVALID');
    if (reminder.confirmed_at) return toReminder(tx, reminder, now);
    await replaceOthers(tx, reminder);
    await confirmReminder(tx, reminder.id, now);
    return toReminder(tx, { ...reminder, confirmed_at: now }, now);
  });
}

/** Withdraws a reminder by the token of its link, and deletes it; nothing where there is none. */
export const withdrawReminder = (db: Kysely<Database>, token: string): Promise<unknown> =>
  deleteReminder(db, hashOfToken(token));

type NewReminder = Omit<ReminderRow, 'id'>;

/** One contact is reminded of a day once: another reminder takes the place of the first. */
async function replaceOthers(tx: Transaction<Database>, reminder: NewReminder): Promise<void> {
  const { same, others } = await findOthers(tx, reminder, reminder);
  if (others >= MOST) throw new DomainError('ENTRY_LIMIT');
  await deleteReminders(tx, same);
}

async function toReminder(
  db: Kysely<Database>,
  reminder: NewReminder,
  now: Date,
): Promise<SaleReminder> {
  const { from_port_id: fromPortId, to_port_id: toPortId, service_date: date } = reminder;
  const { fromPort, toPort, opensAt } = await salesOfDay(db, { fromPortId, toPortId, date });
  return {
    ...{ fromPort, toPort, date },
    salesOpenAt: jstInstant(opensAt ?? reminder.opens_at),
    isConfirmed: reminder.confirmed_at !== null,
    serverTime: jstInstant(now),
  };
}

function mailboxIn({ email }: SaleReminderRequest): string {
  const to = normaliseEmail(email ?? '');
  if (isEmail(to)) return to;
  const problem = to === '' ? ('REQUIRED' as const) : ('INVALID_FORMAT' as const);
  throw new DomainError('VALIDATION_FAILED', { errors: { email: [problem] } });
}
