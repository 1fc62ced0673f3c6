import { type RawBuilder, sql, type Transaction } from 'kysely';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import type { CheckedCustomers } from '../../domain/drafts/check-customers.ts';
import { lookUpKeysOf } from '../../domain/drafts/check-representative.ts';
import { mailHashOf } from '../../domain/unpaid/mail-hash.ts';
import type { Contact } from '../../domain/unpaid/unpaid-rows.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import type { Holds } from '../../rules/hold-rules.ts';

/** Who holds, and when. */
export interface Holder {
  clock: Clock;
  sessionId: number;
  /** Keyed hash of the client's address. */
  clientHash: Buffer;
  keys: KeyRing;
}

/** What is to be held, and for whom. */
interface HoldWish {
  customers: Pick<CheckedCustomers, 'representative' | 'passengers'>;
  /** What is held of it already does not count beside it. */
  draftId: string;
  sailingIds: readonly string[];
  /** The partner ticket that it is sold by. */
  ticketId: string | undefined;
}

/**
 * Makes who holds from one address wait for each other, so that none of two that come at once slips through the
 * count. After the session's own lock, before everything else.
 */
export async function lockClient(tx: Transaction<Database>, clientHash: Buffer): Promise<void> {
  const name = `holds of ${clientHash.toString('base64')}`;
  await lock(tx, { name });
}

const lock = prepared(
  (_, { name }: { name: string }) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
);

/** Whether it is more than its client or its contact may hold at full length: then the hold is short. */
export async function isBeyondPlaces(
  tx: Transaction<Database>,
  { clock, sessionId, clientHash, keys }: Holder,
  { customers, draftId, sailingIds, ticketId }: HoldWish,
  { ofAddress, ofContact }: Holds['places'],
): Promise<boolean> {
  const { representative, passengers } = customers;
  const [held] = await readPlaces(tx, {
    ...{ sessionId, clientHash, draftId, now: clock.now() },
    ticketId: ticketId ?? null,
    sailingIds: [...sailingIds],
    phone: lookUpKeysOf(representative).contact_phone,
    mailHash: mailHashOf(keys, representative.email),
  });
  if (!held) throw new Error('A count has no row');
  const people = passengers.length;
  return held.ofAddress + people > ofAddress || held.ofContact + people > ofContact;
}

interface HeldPlaces {
  /** Of the sailing or ticket of which it is most. */
  ofAddress: number;
  /** Of session, phone or mailbox, of which it is most. */
  ofContact: number;
}

type Asked = Contact &
  Pick<Holder, 'clientHash'> &
  Pick<HoldWish, 'draftId' | 'sailingIds'> & { ticketId: string | null; now: Date };

/**
 * People in live holds at full length. A change counts all of its people where it takes anything beside its booking.
 * Conditions as in `countHolds`: each is an index's own.
 */
const readPlaces = prepared((_, wish: Asked) => {
  const { sessionId, phone, mailHash, clientHash, draftId, sailingIds, ticketId, now } = wish;
  const isOther = sql`not is_short and limit_time > ${now} and draft_id is distinct from ${draftId}`;
  const people = sql`jsonb_array_length(passengers) as people`;
  const ofTicket = sql`sale #>> '{ticket,partnerTicketId}' = ${ticketId}::text`;
  const ids = sql`${sailingIds}::text[]`;
  const ofSession = (of: RawBuilder<unknown>) => sql`
    select coalesce(sum(people), 0)::int as people from (
      select ${people} from reservation where ${isOther} and case when state = 'held' then ${of}
      union all
      select ${people} from reservation_change
        where ${isOther} and case when state = 'held' then ${of}
        and (ticket_stock <> '[]' or exists (
          select 1 from change_stock where change_id = reservation_change.id))) held`;
  // Written out, as the index of what is live has it.
  const ofBooker = (of: RawBuilder<unknown>) => sql`
    select coalesce(sum(jsonb_array_length(passengers)), 0)::int as people from reservation
    where state in ('held', 'paymentProcessing', 'confirmedUnpaid') and ${of}
      and state = 'held' and ${isOther}`;
  const isOfClient = sql`${isOther} and case when state = 'held' then client_hash end = ${clientHash}`;
  return sql<HeldPlaces>`
    with of_client as (
      select l.sailing_id as of, ${people} from reservation
        join reservation_leg l on l.reservation_id = reservation.id
        where ${isOfClient} and l.sailing_id = any(${ids})
      union all
      select 'ticket', ${people} from reservation where ${isOfClient} and ${ofTicket}
      union all
      select s.sailing_id, ${people} from reservation_change
        join (select distinct change_id, sailing_id from change_stock) s
          on s.change_id = reservation_change.id
        where ${isOfClient} and s.sailing_id = any(${ids})
      union all
      select 'ticket', ${people} from reservation_change
        where ${isOfClient} and ${ofTicket} and ticket_stock <> '[]'
    )
    select coalesce((select max(people) from (
        select sum(people)::int as people from of_client group by of) each_of), 0) as "ofAddress",
      greatest(
        (${ofSession(sql`session_id end = ${sessionId}`)}),
        (${ofBooker(sql`contact_phone = ${phone}`)}),
        (${ofBooker(sql`mail_hash = ${mailHash}`)})) as "ofContact"`;
});
