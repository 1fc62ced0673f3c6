import { type RawBuilder, sql, type Transaction } from 'kysely';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import type { Contact } from '../../domain/unpaid/unpaid-rows.ts';
import type { Holds } from '../../rules/hold-rules.ts';

/** What is to be held, and for whom. */
export interface HoldWish {
  contact: Contact;
  /** Keyed hash of the client's address. */
  clientHash: Buffer;
  /** What is held of it already does not count beside it. */
  draftId: string;
  people: number;
  sailingIds: readonly string[];
  /** The partner ticket that it is sold by. */
  ticketId: string | undefined;
  now: Date;
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
  wish: HoldWish,
  { ofAddress, ofContact }: Holds['places'],
): Promise<boolean> {
  const { people } = wish;
  const held = await findHeldPlaces(tx, wish);
  return held.ofAddress + people > ofAddress || held.ofContact + people > ofContact;
}

interface HeldPlaces {
  /** Of the sailing or ticket of which it is most. */
  ofAddress: number;
  /** Of session, phone or mailbox, of which it is most. */
  ofContact: number;
}

/**
 * People in live holds at full length. A change counts all of its people where it takes anything beside its booking.
 * Conditions as in `countHolds`: each is an index's own.
 */
async function findHeldPlaces(tx: Transaction<Database>, wish: HoldWish): Promise<HeldPlaces> {
  const { contact, clientHash, draftId, sailingIds, ticketId = null, now } = wish;
  const { sessionId, phone, mailHash } = contact;
  const of = { sessionId, phone, mailHash, clientHash, draftId, ticketId, now };
  const [row] = await readPlaces(tx, { ...of, sailingIds: [...sailingIds] });
  if (!row) throw new Error('A count has no row');
  return row;
}

type Asked = Contact &
  Pick<HoldWish, 'clientHash' | 'draftId' | 'sailingIds' | 'now'> & { ticketId: string | null };

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
