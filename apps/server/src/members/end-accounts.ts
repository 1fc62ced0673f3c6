import { addDays, addMonths, jstDate } from '@ferry/format/date';
import { fullName } from '@ferry/format/full-name';
import { type Kysely, sql, type Transaction } from 'kysely';
import retention from '../../../../retention.json' with { type: 'json' };
import { oneByOne } from '../database/one-by-one.ts';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../domain/clock.ts';
import { listCarried } from '../domain/routes/features.ts';
import { accountEndingMail } from '../mail/account-ending-mail.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { removeMember } from './remove-member.ts';

const { endAfterMonths, noticeDays } = retention.accounts;

/**
 * Ends accounts in which nobody has logged in for the operator's time: a mail first, once for each last
 * login, and the removal so many days after it was handed over. One that could not be is written
 * again. A login in between keeps the account, also one at the same moment: it holds the member's row.
 * @param onFailure is told which account could not be told or ended; the others are
 * @returns how many were told or ended
 */
export async function endAccounts(
  db: Kysely<Database>,
  clock: Clock,
  onFailure: (error: unknown, memberId: string) => void,
): Promise<number> {
  const today = jstDate(clock.now());
  await noteHandedOver(db);
  const ended = await oneByOne(
    db,
    {
      find: (after, limit) => next(due(db, today), after, limit),
      run: (tx, id) => endIfDue(tx, clock, today, id),
    },
    onFailure,
  );
  const endsOn = addDays(today, noticeDays);
  const noticed = await oneByOne(
    db,
    {
      find: (after, limit) => next(unused(db, endsOn), after, limit),
      run: (tx, id) => noticeIfUnused(tx, clock.now(), endsOn, id),
    },
    onFailure,
  );
  return ended + noticed;
}

/** The beginning of a day in Japan. */
const startOf = (date: string) => new Date(`${date}T00:00:00+09:00`);

type Members = ReturnType<typeof due>;

const next = (members: Members, after: string, limit: number) =>
  members.select('id').where('id', '>', after).orderBy('id').limit(limit).execute();

/** The days count from here: a mail may have waited, and a member may have logged in meanwhile. */
async function noteHandedOver(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('member')
    .from('mail')
    .set((set) => ({ end_noticed_at: set.ref('mail.sent_at') }))
    .whereRef('mail.occasion', '=', 'member.end_notice')
    .whereRef('mail.created_at', '>=', 'member.last_login_at')
    .where('mail.state', '=', 'sent')
    .where('member.end_noticed_at', 'is', null)
    .execute();
}

/** Not told yet: no mail is on its way or was handed over. */
const unused = (db: Kysely<Database>, endsOn: string) =>
  db
    .selectFrom('member')
    .where('last_login_at', '<', startOf(addMonths(endsOn, -endAfterMonths)))
    .where('end_noticed_at', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('mail')
            .select(sql`1`.as('one'))
            .whereRef('mail.occasion', '=', 'member.end_notice')
            .whereRef('mail.created_at', '>=', 'member.last_login_at')
            .where('mail.state', '!=', 'failed'),
        ),
      ),
    );

async function noticeIfUnused(
  tx: Transaction<Database>,
  now: Date,
  endsOn: string,
  id: string,
): Promise<boolean> {
  const member = await unused(tx, endsOn)
    .select(['email', 'family_name', 'given_name', 'last_login_at'])
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!member) return false;
  const name = fullName({ familyName: member.family_name, givenName: member.given_name });
  const { vehicles: carriesVehicles } = await listCarried(tx);
  const about = { id, name, lastLoginAt: member.last_login_at, carriesVehicles };
  const mail = accountEndingMail(member.email, about, endsOn);
  // Without one the account stays, which the log says.
  if (!(await enqueueMail(tx, mail, now))) throw new Error('The notice was not written');
  const noticed = { end_notice: mail.occasion };
  await tx.updateTable('member').set(noticed).where('id', '=', id).execute();
  return true;
}

async function endIfDue(
  tx: Transaction<Database>,
  clock: Clock,
  today: string,
  id: string,
): Promise<boolean> {
  const locked = due(tx, today).select('id').where('id', '=', id).forUpdate().skipLocked();
  if (!(await locked.executeTakeFirst())) return false;
  await removeMember(tx, clock, id, 'unused');
  return true;
}

/** Told so many days ago, and not logged in since. */
const due = (db: Kysely<Database>, today: string) =>
  db
    .selectFrom('member')
    .where('end_noticed_at', '<', startOf(addDays(today, 1 - noticeDays)))
    .where('last_login_at', '<', startOf(addMonths(today, -endAfterMonths)));
