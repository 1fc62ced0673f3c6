import type { MemberData, RecordedConsent } from '@ferry/api/external-server';
import type { Kysely } from 'kysely';
import { recordedCards } from '../booking/due/stored-cards.ts';
import type { Bucket } from '../database/attempt-bucket.ts';
import { pipeline } from '../database/pipeline.ts';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../domain/clock.ts';
import { DomainError } from '../domain/domain-error.ts';
import { jstInstant } from '../domain/instant.ts';
import { listCompanions } from '../domain/members/companions.ts';
import { findMember } from '../domain/members/find-member.ts';
import { getSettings } from '../domain/members/notification-settings.ts';
import { listPasskeys } from '../domain/members/passkeys.ts';
import type { ClientLimits } from '../domain/rate-limits/client-limits.ts';
import { countHit } from '../domain/rate-limits/rate-limits.ts';
import { listDevices } from '../domain/sessions/known-devices.ts';
import { listLogins } from '../domain/sessions/list-logins.ts';
import { assertRecentLogin } from '../domain/sessions/logins.ts';
import type { Login, Session } from '../domain/sessions/session.ts';
import { listMemberVehicles } from './member-vehicles.ts';
import { recordedPreOrders, recordedReminders } from './recorded-pre-orders.ts';
import { recordedReservations } from './recorded-reservations.ts';
import { recordedWaitlist } from './recorded-waitlist.ts';

interface DataContext {
  db: Kysely<Database>;
  clock: Clock;
  limits: Pick<ClientLimits, 'memberData'>;
  session: Session & { login: Login };
}

/**
 * What is kept of a member, but for what opens the account, the numbers of cards, bookings that are
 * being entered and the mails of the last 90 days.
 * @throws DomainError `RECENT_LOGIN_REQUIRED`, `RATE_LIMITED`, `UNAUTHENTICATED` when the member is gone
 */
export async function collectMemberData(context: DataContext): Promise<MemberData> {
  const { db, clock, limits, session } = context;
  const { memberId } = session.login;
  const now = clock.now();
  assertRecentLogin(session.login, now);
  const bucket: Bucket = { name: 'member-data', subject: memberId, limit: limits.memberData };
  const retryAfterSeconds = await countHit(db, [bucket], now);
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
  const member = await findMember(db, memberId);
  if (!member) throw new DomainError('UNAUTHENTICATED');
  const profile = { db, clock, memberId };
  const [notifications, { companions }, { vehicles }, cards, { passkeys }, { logins }, devices] =
    await pipeline([
      getSettings(db, memberId),
      listCompanions(profile),
      listMemberVehicles(profile),
      recordedCards(profile, memberId),
      listPasskeys(profile),
      listLogins(db, session.login, now),
      listDevices(db, memberId),
    ]);
  const consents = await consentsOf(db, memberId);
  const reservations = await recordedReservations(db, session.id);
  const waiter = { sessionId: session.id, memberId };
  const waitlist = await recordedWaitlist(db, waiter, now);
  const saleReminders = await recordedReminders(db, memberId);
  const preOrders = await recordedPreOrders(db, waiter);
  const createdAt = jstInstant(now);
  return {
    ...{ createdAt, member, notifications, companions, vehicles, cards, passkeys, logins },
    ...{ devices, consents, reservations, waitlist, saleReminders, preOrders },
  };
}

/** Those of the sign-up, then of each companion about whose health something is kept. */
async function consentsOf(db: Kysely<Database>, memberId: string): Promise<RecordedConsent[]> {
  const ofMember = await db
    .selectFrom('member_consent')
    .select(['consent', 'version', 'agreed_at'])
    .where('member_id', '=', memberId)
    .orderBy('consent')
    .execute();
  const ofCompanions = await db
    .selectFrom('companion')
    .select(['id', 'sensitive_consent', 'consented_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute();
  return [
    ...ofMember.map(({ agreed_at, ...row }) => ({
      ...row,
      agreedAt: jstInstant(agreed_at),
      companionId: null,
    })),
    ...ofCompanions.flatMap(({ id, sensitive_consent: version, consented_at: agreedAt }) =>
      version === null || agreedAt === null
        ? []
        : [
            {
              consent: 'sensitiveData' as const,
              version,
              agreedAt: jstInstant(agreedAt),
              companionId: id,
            },
          ],
    ),
  ];
}
