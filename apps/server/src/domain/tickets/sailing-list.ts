import type { SailingTicketList } from '@ferry/api/customer-server';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { DomainError } from '../domain-error.ts';
import { jstInstant } from '../instant.ts';
import { findForUpdate } from '../reservations/reservation-rows.ts';
import { STANDS_BY } from '../service/standing-by.ts';
import { issueAll } from './list-tickets.ts';
import { keepPublicKey, signerOf } from './signing.ts';
import { signTicketBytes } from './ticket-keys.ts';

/** First line of what is signed: a signature for something else never fits. */
const FORMAT = 'ferry-sailing-tickets 1';
/** The longest delay that the operator's document can report, in minutes. */
const LONGEST_DELAY = 1440;

/** The text that the signature of a sailing's list is over; the contract describes it. */
export const signedText = ({
  sailingId,
  issuedAt,
  tickets,
}: Pick<SailingTicketList, 'sailingId' | 'issuedAt' | 'tickets'>): Buffer =>
  Buffer.from(
    [FORMAT, sailingId, issuedAt, ...tickets.map(({ id, state }) => `${id} ${state}`)].join('\n'),
  );

/**
 * All tickets of a sailing, signed, for a port that will be without a network. Nobody's name is in it.
 * Reservations that have changed since their tickets were made get those of now first.
 * @throws DomainError `NOT_FOUND`
 */
export async function listSailingTickets(
  db: Kysely<Database>,
  keys: KeyRing,
  sailingId: string,
  now: Date,
): Promise<SailingTicketList> {
  const sailing = await db
    .selectFrom('sailing')
    .select('status')
    .where('id', '=', sailingId)
    .executeTakeFirst();
  if (!sailing) throw new DomainError('NOT_FOUND');
  for (const id of await findChanged(db, sailingId, now)) {
    await inTransaction(db, async (tx) => {
      const row = await findForUpdate(tx, id);
      if (row && !row.names_removed_at) await issueAll(tx, row, now);
    });
  }
  const rows = await db
    .selectFrom('ticket')
    .select(['id', 'revoked_at', 'checked_in_at', 'boarded_at'])
    .where('sailing_id', '=', sailingId)
    .orderBy('id')
    .execute();
  const isCancelled = sailing.status !== 'scheduled';
  const tickets = rows.map(({ id, revoked_at, checked_in_at, boarded_at }) => {
    if (revoked_at || isCancelled) return { id, state: 'cancelled' as const };
    if (boarded_at) return { id, state: 'boarded' as const };
    return { id, state: checked_in_at ? ('checkedIn' as const) : ('valid' as const) };
  });
  const signer = signerOf(keys);
  // A list is worth being checked for days, whatever its sailing.
  await keepPublicKey(db, signer, now);
  const list = { sailingId, issuedAt: jstInstant(now), tickets };
  const signature = signTicketBytes(signedText(list), signer).toString('base64url');
  return { ...list, keyId: signer.id, signature };
}

/**
 * Reservations whose tickets of the sailing are not those of their newest version, or not there yet.
 * What cannot have tickets is left out, so that a second look finds nothing to do.
 */
async function findChanged(db: Kysely<Database>, sailingId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from reservation_leg l
      join sailing s on s.id = l.sailing_id and s.status = 'scheduled'
      join route rt on rt.id = s.route_id
      join reservation r on r.id = l.reservation_id
    where l.sailing_id = ${sailingId} and not ${STANDS_BY} and r.names_removed_at is null
      and (r.state = 'confirmed' or (r.state in ('confirmedUnpaid', 'paymentProcessing')
        and r.payment_method = 'port' and (rt.rules #>> '{tickets,beforePaymentAtPort}')::boolean))
      and s.service_date::timestamp at time zone 'Asia/Tokyo'
        + (s.call_arrivals[l.to_call + 1] + ${LONGEST_DELAY}::int) * interval '1 minute' > ${now}
      and not exists (select 1 from ticket t where t.reservation_id = r.id
        and t.sailing_id = ${sailingId} and t.revoked_at is null
        and t.reservation_version = r.version)
    union
    select r.id from ticket t join reservation r on r.id = t.reservation_id
    where t.sailing_id = ${sailingId} and t.revoked_at is null and r.names_removed_at is null
      and t.reservation_version <> r.version
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}
