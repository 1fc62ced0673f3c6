import { addDays, addMonths, jstDate } from '@ferry/format/date';
import type { Kysely, Transaction } from 'kysely';
import retention from '../../../../retention.json' with { type: 'json' };
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../domain/clock.ts';
import { accountEndingMail } from '../mail/account-ending-mail.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { removeMember } from './remove-member.ts';

const { endAfterMonths, noticeDays } = retention.accounts;
/** Mails of one transaction. */
const MOST = 100;

/**
 * Ends accounts in which nobody has logged in for the operator's time: a mail first, once for each last
 * login, and the removal so many days after it. A login in between keeps the account, also one at the
 * same moment: it holds the member's row.
 * @param onFailure is told which account could not be ended; the others are
 * @returns how many were told or ended
 */
export async function endAccounts(
  db: Kysely<Database>,
  clock: Clock,
  onFailure: (error: unknown, memberId: string) => void,
): Promise<number> {
  return (await endNoticed(db, clock, onFailure)) + (await noticeUnused(db, clock));
}

/** The beginning of a day in Japan. */
const startOf = (date: string) => new Date(`${date}T00:00:00+09:00`);

async function noticeUnused(db: Kysely<Database>, clock: Clock): Promise<number> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const endsOn = addDays(jstDate(now), noticeDays);
    const unused = await tx
      .selectFrom('member')
      .select(['id', 'email', 'family_name', 'given_name', 'last_login_at'])
      .where('last_login_at', '<', startOf(addMonths(endsOn, -endAfterMonths)))
      .where('end_noticed_at', 'is', null)
      .orderBy('last_login_at')
      .limit(MOST)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, email, last_login_at: lastLoginAt, ...row } of unused) {
      const name = `${row.family_name} ${row.given_name}`;
      await enqueueMail(tx, accountEndingMail(email, { id, name, lastLoginAt }, endsOn), now);
      const noticed = { end_noticed_at: now };
      await tx.updateTable('member').set(noticed).where('id', '=', id).execute();
    }
    return unused.length;
  });
}

async function endNoticed(
  db: Kysely<Database>,
  clock: Clock,
  onFailure: (error: unknown, memberId: string) => void,
): Promise<number> {
  const today = jstDate(clock.now());
  let ended = 0;
  for (const { id } of await due(db, today).select('id').limit(MOST).execute()) {
    try {
      ended += await inTransaction(db, (tx) => endIfDue(tx, clock, today, id));
    } catch (error) {
      onFailure(error, id);
    }
  }
  return ended;
}

async function endIfDue(tx: Transaction<Database>, clock: Clock, today: string, id: string) {
  const locked = due(tx, today).select('id').where('id', '=', id).forUpdate().skipLocked();
  if (!(await locked.executeTakeFirst())) return 0;
  await removeMember(tx, clock, id, 'unused');
  return 1;
}

/** Told so many days ago, and not logged in since. */
const due = (db: Kysely<Database>, today: string) =>
  db
    .selectFrom('member')
    .where('end_noticed_at', '<', startOf(addDays(today, 1 - noticeDays)))
    .where('last_login_at', '<', startOf(addMonths(today, -endAfterMonths)))
    .orderBy('last_login_at');
